//! Matches as their users play them.

use std::{collections::BTreeSet, ops::ControlFlow};

use draughts::{
    Variant,
    pdn::{Replayer, read_games},
};
use draughts_engine::{Limits, Stop};
use draughts_match::{
    Match, MatchRecord, Openings, Pace, Performance, PlainPlayer, PlayedGame, Player, Referee,
    ResumeError, Seat, Tally,
};

fn games(games: usize) -> Match {
    Match {
        referee: Referee::new(Pace::PerMove(Limits::depth(1))),
        games,
        concurrency: 2,
    }
}

/// A deep and a shallow player.
fn player(seat: Seat, _stop: &Stop) -> Box<dyn Player> {
    Box::new(PlainPlayer::new(if seat == Seat::A { 4 } else { 1 }))
}

fn play(variant: Variant, count: usize, done: &[usize]) -> Vec<PlayedGame> {
    let mut played = Vec::new();
    let openings = Openings::enumerated(variant, 4, 3);
    let stop = Stop::default();
    games(count).play(openings, done, &player, &stop, &mut |game| {
        played.push(game);
        ControlFlow::Continue(())
    });
    played.sort_by_key(|game| game.number);
    played
}

fn record(variant: Variant) -> MatchRecord {
    MatchRecord {
        variant,
        players: ["deep".to_owned(), "shallow".to_owned()],
        settings: "seed=3".to_owned(),
    }
}

#[test]
fn every_opening_is_played_with_both_colours() {
    for variant in Variant::ALL {
        let played = play(variant, 6, &[]);
        let numbers: Vec<usize> = played.iter().map(|game| game.number).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
        for pair in played.chunks(2) {
            let opening = |game: &PlayedGame| *game.report.game.position_after(4);
            assert_eq!(opening(&pair[0]), opening(&pair[1]));
            assert_ne!(pair[0].color_of(Seat::A), pair[1].color_of(Seat::A));
            assert_ne!(pair[0].color_of(Seat::A), pair[0].color_of(Seat::B));
        }
    }
}

#[test]
fn who_looks_further_wins() {
    let mut tally = Tally::default();
    let mut performance = Performance::default();
    for game in play(Variant::English, 20, &[]) {
        tally.add(&game);
        performance.add(Seat::A, &game);
    }
    assert!(tally.wins > tally.losses, "{tally:?}");
    assert_eq!(tally.pairs.iter().sum::<u64>(), 10);
    assert_eq!(performance.depth(), Some(4.0));
    assert_eq!(performance.forfeits, 0);
}

#[test]
fn games_that_are_done_are_not_played_again() {
    let numbers: Vec<usize> = play(Variant::Thai, 6, &[0, 3, 4])
        .iter()
        .map(|game| game.number)
        .collect();
    assert_eq!(numbers, [1, 2, 5]);
}

#[test]
fn breaking_off_ends_a_match() {
    let mut count = 0;
    let openings = Openings::enumerated(Variant::Thai, 4, 3);
    let stop = Stop::default();
    games(1000).play(openings, &[], &player, &stop, &mut |_| {
        count += 1;
        ControlFlow::Break(())
    });
    assert_eq!(count, 1);
    assert!(stop.is_stopped());
}

#[test]
fn a_record_is_pdn_of_all_games() {
    for variant in Variant::ALL {
        let played = play(variant, 4, &[]);
        let text: String = played
            .iter()
            .map(|game| record(variant).text(game))
            .collect();
        let records = read_games(text.as_bytes()).unwrap();
        assert_eq!(records.len(), 4);
        let mut replayer = Replayer::new();
        for (game, record) in played.iter().zip(&records) {
            assert_eq!(record.findings, []);
            let replay = replayer.replay(record);
            assert_eq!(replay.findings(), []);
            let replayed = replay.to_game(record).unwrap();
            assert_eq!(replayed.position(), game.report.game.position());
            let fifth = record.main_line().nth(4).unwrap();
            assert!(record.node(fifth).comments[0].text.ends_with(" s"));
        }
    }
}

#[test]
fn a_record_cut_anywhere_goes_on_where_it_was_whole() {
    let record = record(Variant::Thai);
    let played = play(Variant::Thai, 3, &[]);
    let texts: Vec<String> = played.iter().map(|game| record.text(game)).collect();
    let whole = texts.concat();
    for cut in 0..=whole.len() {
        let resumed = record.resume(&whole[..cut]).unwrap();
        let numbers: BTreeSet<usize> = resumed.half_points.keys().copied().collect();
        assert!(numbers.iter().copied().eq(0..numbers.len()), "{numbers:?}");
        assert!(resumed.whole <= cut);
        // What is kept is read again as what it was.
        let kept = record.resume(&whole[..resumed.whole]).unwrap();
        assert_eq!(kept, resumed);
    }
    let resumed = record.resume(&whole).unwrap();
    assert_eq!(resumed.whole, whole.len());
    for game in &played {
        assert_eq!(resumed.half_points[&game.number], game.half_points());
    }
}

#[test]
fn the_record_of_another_match_is_refused() {
    let text = record(Variant::Thai).text(&play(Variant::Thai, 1, &[])[0]);
    let mut other = record(Variant::Thai);
    other.settings = "seed=4".to_owned();
    let error = other.resume(&text).unwrap_err();
    assert!(matches!(error, ResumeError::OtherMatch { game: 1, .. }));
    assert!(error.to_string().contains("seed=3"));
    let error = record(Variant::Thai).resume("Dear diary\n").unwrap_err();
    assert_eq!(error, ResumeError::NoRecord("Dear diary".to_owned()));
}
