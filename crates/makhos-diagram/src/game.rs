//! The diagrams of a whole game.

use std::{num::NonZeroUsize, ops::Range};

use draughts::{Path, Position};

use crate::Diagram;

/// A move of a game, as a list of moves shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The way it took.
    pub path: Path,
    /// The position after it.
    pub position: Position,
    /// The move in writing.
    pub text: String,
}

/// A diagram of the position a game begins with, of that after each `every` turns, and of the last
/// one.
///
/// The caption of each is the moves that were played from there on, with their numbers; that of the
/// last is empty. Each but the first is called by the move that led to it, and tints it.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use draughts::{Game, Variant};
/// use makhos_diagram::{Turn, game_diagrams};
///
/// let mut game = Game::new(Variant::Thai);
/// let mut turns = Vec::new();
/// for text in ["25-22", "5-9", "26-23"] {
///     let path = game.position().read_move(text)?.path;
///     game.play(path.clone())?;
///     turns.push(Turn { path, position: *game.position(), text: text.to_owned() });
/// }
/// let diagrams = game_diagrams(game.start(), &turns, NonZeroUsize::new(2).unwrap());
/// let captions: Vec<&str> = diagrams.iter().map(|diagram| diagram.caption.as_str()).collect();
/// assert_eq!(captions, ["1.\u{a0}25-22 5-9", "2.\u{a0}26-23", ""]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn game_diagrams(start: &Position, turns: &[Turn], every: NonZeroUsize) -> Vec<Diagram> {
    let plies = (0..turns.len()).step_by(every.get()).chain([turns.len()]);
    plies
        .map(|ply| {
            let last = turns[..ply].last();
            let mut diagram = Diagram::new(last.map_or(start, |turn| &turn.position));
            if let Some(turn) = last {
                diagram.last_move = turn.path.squares().iter().copied().collect();
                diagram.title = moves(start, turns, ply - 1..ply);
            }
            let next = turns.len().min(ply + every.get());
            diagram.caption = moves(start, turns, ply..next);
            diagram
        })
        .collect()
}

/// Some moves of a game with their numbers, which no line break parts from them: `3. … 9-13 4. 26-23`.
fn moves(start: &Position, turns: &[Turn], plies: Range<usize>) -> String {
    let starts_second = start.turn() != start.variant().rules().starts;
    let first = plies.start;
    let numbered = plies.map(|ply| {
        let half = ply + usize::from(starts_second);
        let (number, text) = (half / 2 + 1, &turns[ply].text);
        match half % 2 {
            0 => format!("{number}.\u{a0}{text}"),
            _ if ply == first => format!("{number}.\u{a0}…\u{a0}{text}"),
            _ => text.clone(),
        }
    });
    numbered.collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{Form, Game, Notation, Variant};

    fn captions(fen: &str, plies: usize, every: usize) -> Vec<String> {
        let start = Position::from_fen(Variant::Thai, fen).unwrap();
        let mut game = Game::from_position(start, Variant::Thai.rules().draw_rules);
        let mut turns = Vec::new();
        for _ in 0..plies {
            let before = *game.position();
            let path = before.all_paths().remove(0);
            game.play(path.clone()).unwrap();
            turns.push(Turn {
                text: before.move_text(&path, Notation::Numbers, Form::Short),
                position: *game.position(),
                path,
            });
        }
        let diagrams = game_diagrams(&start, &turns, NonZeroUsize::new(every).unwrap());
        assert_eq!(diagrams[0].board, *start.board());
        let last = &diagrams[diagrams.len() - 1];
        assert_eq!(last.board, *game.position().board());
        assert_eq!(last.last_move.is_empty(), plies == 0);
        diagrams
            .into_iter()
            .map(|diagram| diagram.caption.replace('\u{a0}', " "))
            .collect()
    }

    #[test]
    fn moves_stand_under_the_position_they_are_played_from() {
        let start = "B:W1-8:B25-32";
        assert_eq!(captions(start, 0, 3), [""]);
        assert_eq!(
            captions(start, 4, 3),
            ["1. 25-21 5-9 2. 21-17", "2. … 1-5", ""]
        );
        assert_eq!(captions(start, 2, 2), ["1. 25-21 5-9", ""]);
    }

    #[test]
    fn a_game_that_the_second_player_begins_says_so() {
        assert_eq!(
            captions("W:WK1:BK32", 3, 2),
            ["1. … 1-5 2. 32-9", "2. … 5x14", ""]
        );
    }
}
