//! A line of play as PDN has it, with the numbers of the moves.

use draughts::{Form, Game, Move, Notation, Position};

/// The texts of moves that follow each other.
pub(super) fn moves(position: &Position, line: &[Move], notation: Notation) -> Vec<String> {
    let mut position = *position;
    let mut texts = Vec::new();
    for &mv in line {
        let Some(path) = position.path(mv) else {
            break;
        };
        texts.push(position.move_text(&path, notation, Form::Short));
        position = position.play_unchecked(mv);
    }
    texts
}

/// A line with numbers: `3... 6-10 4. 25-22`; a number and its move are tied by `tie`.
pub(super) fn numbered(game: &Game, line: &[Move], notation: Notation, tie: char) -> String {
    let starts = game.variant().rules().starts;
    let first = usize::from(game.start().turn() != starts) + game.played().len();
    let texts = moves(game.position(), line, notation);
    let numbered = texts.iter().enumerate().map(|(i, text)| {
        let ply = first + i;
        match (ply % 2, i) {
            (0, _) => format!("{}.{tie}{text}", ply / 2 + 1),
            (_, 0) => format!("{}...{tie}{text}", ply / 2 + 1),
            _ => text.clone(),
        }
    });
    numbered.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    #[test]
    fn numbers_go_on_from_the_game() {
        let mut game = Game::new(Variant::Thai);
        let play = |game: &mut Game, text: &str| {
            let path = game.position().read_move(text).unwrap().path;
            game.play(path).unwrap();
        };
        let texts = ["26-23", "6-10", "25-21", "5-9"];
        let mut line = Game::new(Variant::Thai);
        texts.iter().for_each(|text| play(&mut line, text));
        let line: Vec<Move> = line.played().iter().map(draughts::Ply::mv).collect();
        let written = |game: &Game| {
            let rest = &line[game.played().len()..];
            numbered(game, rest, Notation::Numbers, ' ')
        };
        assert_eq!(written(&game), "1. 26-23 6-10 2. 25-21 5-9");
        play(&mut game, "26-23");
        assert_eq!(written(&game), "1... 6-10 2. 25-21 5-9");
        let position = *game.position();
        let game = Game::from_position(position, game.draw_rules());
        assert_eq!(
            numbered(&game, &line[1..2], Notation::Algebraic, ' '),
            "1... c7-d6"
        );
    }
}
