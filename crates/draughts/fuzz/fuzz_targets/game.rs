//! Whatever squares somebody points at, and however they undo and redo, the game stays legal and
//! nothing panics.
#![no_main]

use draughts::{DrawRules, Game, MoveInput, Progress, Square};
use draughts_fuzz::take_position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = take_position(data) else {
        return;
    };
    let draw_rules = if data[0] & 4 == 0 {
        position.variant().rules().draw_rules
    } else {
        DrawRules::new(None, false, false)
    };
    let mut game = Game::from_position(position, draw_rules);
    let mut input = MoveInput::new(position);
    for &byte in rest {
        match byte {
            0..=31 => point_at(&mut game, &mut input, byte),
            32..=63 => play_a_legal_move(&mut game, byte),
            64..=79 => drop(game.undo()),
            80..=95 => drop(game.redo()),
            96..=111 => drop(input.step_back()),
            112..=115 => drop(game.agree_on_draw()),
            116..=119 => drop(game.resign(game.position().turn())),
            _ => input.clear(),
        }
        if input.position() != game.position() {
            input = MoveInput::new(*game.position());
        }
        assert!(game.repetition() >= 1);
    }
});

fn point_at(game: &mut Game, input: &mut MoveInput, byte: u8) {
    let square = Square::from_number(u32::from(byte) + 1).unwrap();
    let before = input.clone();
    match input.choose(square) {
        Ok(Progress::Finished(path)) => {
            let open = game.outcome().is_none();
            assert_eq!(game.play(path).is_ok(), open);
        }
        Ok(_) => {}
        Err(refusal) => {
            assert!(!refusal.to_string().is_empty());
            assert_eq!(*input, before);
        }
    }
    let standing = input.board();
    assert!(input.chosen().is_empty() || !input.next_squares().is_empty());
    assert!((input.next_squares() & standing.occupied()).is_empty());
}

fn play_a_legal_move(game: &mut Game, byte: u8) {
    let mut paths = game.position().all_paths();
    if !paths.is_empty() {
        let path = paths.swap_remove(usize::from(byte) % paths.len());
        let open = game.outcome().is_none();
        assert_eq!(game.play(path).is_ok(), open);
    }
}
