//! What must hold in every game, told from its list of moves alone.

use std::num::NonZeroU16;

use draughts::{
    Color, DrawReason, DrawRules, Game, GameError, Outcome, Position, Role, Variant, WinReason,
};
use proptest::{collection::vec, prelude::*};

use crate::{
    random::{config, game},
    slow::SlowPosition,
};

fn draw_rules() -> impl Strategy<Value = DrawRules> {
    let limit = prop_oneof![Just(None), (1..40u16).prop_map(NonZeroU16::new)];
    (limit, any::<bool>(), any::<bool>())
        .prop_map(|(limit, men_reset, repetition)| DrawRules::new(limit, men_reset, repetition))
}

/// All positions of a game up to a ply, the first one included.
fn positions(game: &Game, plies: usize) -> Vec<Position> {
    let later = game.all_plies()[..plies].iter().map(|ply| *ply.position());
    std::iter::once(*game.start()).chain(later).collect()
}

/// How often the last position of the list comes up in it.
fn times_seen(positions: &[Position]) -> usize {
    let last = positions[positions.len() - 1].to_fen();
    positions
        .iter()
        .filter(|position| position.to_fen() == last)
        .count()
}

/// The plies since the last capture or, where men's moves reset the count, the last man's move.
fn since_progress(game: &Game, plies: usize) -> usize {
    let positions = positions(game, plies);
    (0..plies)
        .rev()
        .take_while(|&i| {
            let path = game.all_plies()[i].path();
            let mover = positions[i]
                .board()
                .piece_at(path.from())
                .expect("it moves");
            let by_man = mover.role == Role::Man && game.draw_rules().men_reset;
            !path.is_capture() && !by_man
        })
        .count()
}

fn expected_outcome(game: &Game, plies: usize) -> Option<Outcome> {
    let positions = positions(game, plies);
    let now = positions[positions.len() - 1];
    if SlowPosition::from(&now).paths().is_empty() {
        let has_pieces = now
            .board()
            .iter()
            .any(|(_, piece)| piece.color == now.turn());
        let reason = if has_pieces {
            WinReason::Blocked
        } else {
            WinReason::NoPieces
        };
        let winner = !now.turn();
        return Some(Outcome::Win { winner, reason });
    }
    if game.draw_rules().repetition && times_seen(&positions) >= 3 {
        return Some(Outcome::Draw(DrawReason::Repetition));
    }
    let limit = usize::from(game.draw_rules().no_progress_plies?.get());
    (since_progress(game, plies) >= limit).then_some(Outcome::Draw(DrawReason::NoProgress))
}

/// Checks what a game says about itself at the ply it stands at.
fn check_now(game: &Game) {
    let plies = game.played().len();
    let positions = positions(game, plies);
    assert_eq!(*game.position(), positions[plies]);
    assert_eq!(usize::from(game.repetition()), times_seen(&positions));
    let no_progress = game.no_progress();
    assert_eq!(
        no_progress.map(|count| count.limit),
        game.draw_rules().no_progress_plies.map(NonZeroU16::get)
    );
    if let Some(count) = no_progress {
        assert_eq!(usize::from(count.done), since_progress(game, plies));
    }
    assert_eq!(game.outcome(), expected_outcome(game, plies));
}

/// Checks a game at its end and, taking it back and playing it again, at every ply.
fn check_throughout(mut game: Game) {
    let at_the_end = game.clone();
    check_now(&game);
    if let Some(outcome) = game.outcome() {
        let over = Err(GameError::Over(outcome));
        assert_eq!(game.resign(Color::Black), over);
        assert_eq!(game.agree_on_draw(), over);
        if let Some(path) = game.position().all_paths().first() {
            assert_eq!(game.play(path.clone()), over);
        }
        assert_eq!(game, at_the_end, "a game that is over stays as it is");
    }
    let plies = game.played().len();
    for left in (0..plies).rev() {
        assert!(game.undo());
        assert_eq!(game.played().len(), left);
        check_now(&game);
        assert_eq!(game.outcome(), None, "it went on from here");
    }
    assert!(!game.undo());
    assert_eq!(game.position(), game.start());
    while game.redo() {}
    assert_eq!(game, at_the_end);
}

/// A game of kings that shuffle about, so that positions come again.
fn shuffling_game() -> impl Strategy<Value = Game> {
    let start = prop_oneof![
        Just((Variant::Thai, "B:WK5,K9,13:BK32,20")),
        Just((Variant::English, "B:WK32,K31,21:BK1,20")),
        Just((Variant::English, "W:WK29:BK4")),
    ];
    (start, draw_rules(), vec(0..3usize, 0..80)).prop_map(|((variant, fen), rules, choices)| {
        let start = Position::from_fen(variant, fen).expect("it is a FEN");
        let mut game = Game::from_position(start, rules);
        for choice in choices {
            if game.outcome().is_none() {
                let paths = game.position().all_paths();
                let path = paths[choice % paths.len()].clone();
                game.play(path).expect("it is legal");
            }
        }
        game
    })
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn random_games_count_and_end_right(game in game(draw_rules())) {
        check_throughout(game);
    }

    #[test]
    fn shuffling_games_count_and_end_right(game in shuffling_game()) {
        check_throughout(game);
    }
}
