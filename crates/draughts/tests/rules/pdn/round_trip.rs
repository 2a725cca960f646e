//! What is written is read back as the same.

use draughts::{
    Color, DrawRules, Form, Game, Notation, Variant,
    pdn::{Comment, GameRecord, NodeId, Place, read_games, write_games},
};
use proptest::{collection::vec, prelude::*, sample::Index};

use super::check;
use crate::random::{config, game};

fn draw_rules() -> impl Strategy<Value = DrawRules> {
    let usual = prop::sample::select(&Variant::ALL[..]).prop_map(|v| v.rules().draw_rules);
    let other = (prop::option::of(1..200u16), any::<bool>(), any::<bool>()).prop_map(
        |(plies, men, repetition)| {
            DrawRules::new(plies.and_then(std::num::NonZeroU16::new), men, repetition)
        },
    );
    prop_oneof![usual, other]
}

/// A game that may have an end the players declared.
fn any_game() -> impl Strategy<Value = Game> {
    (game(draw_rules()), 0..5u8).prop_map(|(mut game, end)| {
        if game.outcome().is_none() {
            let declared = match end {
                0 => game.resign(Color::Black),
                1 => game.lose_on_time(Color::White),
                2 => game.agree_on_draw(),
                _ => Ok(()),
            };
            declared.expect("a game that goes on can be ended");
        }
        game
    })
}

/// Text as people write it, with all that could end a tag or a comment before its time.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-z]{1,12}",
        Just("ดีมาก".to_owned()),
        Just("한국".to_owned()),
        "[-\"\\\\(){;%$!?*.\\[\\]/0-9]{1,6}",
        Just("[Event".to_owned()),
        Just("[%clk 0:01:02]".to_owned()),
        Just("11-15".to_owned()),
    ];
    vec(word, 1..30).prop_map(|words| words.join(" "))
}

fn comment() -> impl Strategy<Value = Vec<Comment>> {
    let comment = words().prop_map(|text| Comment {
        text: text.replace('}', ""),
        place: Place::START,
    });
    vec(comment, 0..2)
}

/// Trees of moves with everything that can be said about them.
fn record() -> impl Strategy<Value = GameRecord> {
    let says = (comment(), "[!?]{0,2}", vec(0..140u32, 0..2));
    let step = (any::<Index>(), 1..33u32, 1..33u32, says, comment());
    let tags = vec(("[A-Z][A-Za-z0-9_]{0,8}", words()), 0..4);
    (tags, vec(step, 0..40), comment()).prop_map(|(tags, steps, intro)| {
        let mut record = GameRecord::new();
        for (name, value) in tags {
            record.tags.set(&name, value);
        }
        record.node_mut(NodeId::ROOT).comments = intro;
        for (parent, from, to, (comments, strength, nags), before) in steps {
            let ids: Vec<NodeId> = record.ids().collect();
            let parent = ids[parent.index(ids.len())];
            let begins_variation = !record.node(parent).children().is_empty();
            let id = record.add_move(parent, &format!("{from}x{to}"));
            let node = record.node_mut(id);
            node.comments = comments;
            node.strength = strength.as_str().into();
            node.nags = nags.into();
            if begins_variation {
                node.comments_before = before;
            }
        }
        record
    })
}

/// A record without places and findings, its steps in the order in which they are written.
fn shape(record: &GameRecord) -> String {
    let mut text = format!("{:?} {:?}\n", record.tags, record.result());
    let mut todo = vec![(NodeId::ROOT, 0)];
    while let Some((id, depth)) = todo.pop() {
        let node = record.node(id);
        let comments = |comments: &[Comment]| -> Vec<String> {
            comments
                .iter()
                .map(|comment| comment.text.clone())
                .collect()
        };
        text.push_str(&format!(
            "{depth} {:?} {:?} {:?} {:?} {:?}\n",
            node.move_text(),
            comments(&node.comments_before),
            comments(&node.comments),
            node.strength,
            node.nags
        ));
        todo.extend(
            node.children()
                .iter()
                .rev()
                .map(|&child| (child, depth + 1)),
        );
    }
    text
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn a_game_is_read_back(game in any_game()) {
        let text = GameRecord::from_game(&game).to_pdn();
        let checked = check(text.as_bytes());
        prop_assert_eq!(checked.len(), 1);
        let faults: Vec<String> = checked[0].findings().map(ToString::to_string).collect();
        prop_assert_eq!(faults, Vec::<String>::new(), "{}", text);
        let again = checked[0].replay.to_game(&checked[0].record);
        prop_assert_eq!(again, Some(game), "{}", text);
    }

    #[test]
    fn a_normalised_game_is_read_back_in_any_form(
        game in any_game(),
        names in any::<bool>(),
        full in any::<bool>(),
    ) {
        let text = GameRecord::from_game(&game).to_pdn();
        let checked = &check(text.as_bytes())[0];
        let notation = if names { Notation::Algebraic } else { Notation::Numbers };
        let form = if full { Form::Full } else { Form::Short };
        let normal = checked.replay.normalised(&checked.record, notation, form).to_pdn();
        let again = &check(normal.as_bytes())[0];
        prop_assert_eq!(again.replay.to_game(&again.record), Some(game), "{}", normal);
        if !names && !full {
            prop_assert_eq!(normal, text);
        }
    }

    #[test]
    fn a_tree_is_read_back(records in vec(record(), 1..4)) {
        // A lone star is no game.
        prop_assume!(records.iter().all(|record| !record.to_pdn().starts_with('*')));
        let text = write_games(&records);
        let again = read_games(text.as_bytes()).unwrap();
        prop_assert_eq!(again.len(), records.len(), "{}", text);
        for (record, again) in records.iter().zip(&again) {
            prop_assert_eq!(shape(again), shape(record), "{}", text);
        }
        prop_assert_eq!(write_games(&again), text);
    }

    #[test]
    fn lines_are_short(record in record()) {
        let text = record.to_pdn();
        let (_, moves) = text.rsplit_once("]\n\n").unwrap_or(("", &text));
        for line in moves.lines() {
            let longest_word = line.split(' ').count() == 1 || line.contains(['[', '%']);
            prop_assert!(line.chars().count() <= 79 || longest_word, "{}", line);
        }
    }
}
