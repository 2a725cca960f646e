//! The moves of the game, numbered, two on a line where there is room.

use draughts::Color;
use ratatui::{
    style::{Modifier, Style as Look},
    text::{Line, Span},
};

use super::model::Model;

/// The side whose move follows the number.
const FIRST: Color = Color::Black;
/// How much room a number takes.
const NUMBER_WIDTH: usize = 5;

/// The part of the list that fits, with the last move on the board in it. Moves taken back are
/// dim.
pub(super) fn lines(model: &Model, width: usize, height: usize) -> Vec<Line<'static>> {
    let list = MovesList::of(model, width);
    let first_of_last_page = list.lines.len().saturating_sub(height);
    let first = first_of_last_page.min(list.current.saturating_sub(height / 2));
    list.lines.into_iter().skip(first).take(height).collect()
}

struct MovesList {
    lines: Vec<Line<'static>>,
    /// The line with the last move on the board.
    current: usize,
}

impl MovesList {
    fn of(model: &Model, width: usize) -> MovesList {
        let plies = 0..model.game.all_plies().len();
        let texts: Vec<String> = plies.map(|index| model.ply_text(index)).collect();
        let column = texts.iter().map(String::len).max().unwrap_or(0);
        let two_fit = NUMBER_WIDTH + 2 * column < width;
        let begins_second = model.game.start().turn() != FIRST;
        let mut list = MovesList {
            lines: Vec::new(),
            current: 0,
        };
        for (index, text) in texts.into_iter().enumerate() {
            let ply = index + usize::from(begins_second);
            let is_first = ply.is_multiple_of(2);
            if is_first || index == 0 {
                list.lines.push(Line::from(format!("{:>3}. ", ply / 2 + 1)));
            }
            if !is_first && index == 0 {
                list.push(Span::raw(format!("{:<column$} ", "...")));
            } else if !is_first && !two_fit {
                list.lines.push(Line::from(" ".repeat(NUMBER_WIDTH)));
            }
            list.push(Span::styled(
                format!("{text:<column$} "),
                look(model, index),
            ));
            if index < model.game.played().len() {
                list.current = list.lines.len() - 1;
            }
        }
        list
    }

    fn push(&mut self, span: Span<'static>) {
        if let Some(line) = self.lines.last_mut() {
            line.push_span(span);
        }
    }
}

fn look(model: &Model, index: usize) -> Look {
    let played = model.game.played().len();
    if index >= played {
        Look::new().add_modifier(Modifier::DIM)
    } else if index + 1 == played {
        Look::new().add_modifier(Modifier::BOLD)
    } else {
        Look::new()
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Position, Variant};
    use makhos_words::Words;

    use super::{super::update::Event, *};

    fn model(fen: &str, moves: &[&str]) -> Model {
        let position = Position::from_fen(Variant::Thai, fen).unwrap();
        let mut model = Model::new(position, Words::default());
        for text in moves {
            let path = model.game.position().read_move(text).unwrap().path;
            model.game.play(path).unwrap();
        }
        model
    }

    fn listed(model: &Model, width: usize, height: usize) -> Vec<String> {
        lines(model, width, height)
            .iter()
            .map(|line| line.to_string().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn two_moves_stand_on_a_line_where_they_fit() {
        let model = model("B:W1-8:B25-32", &["25-22", "5-9", "26-23"]);
        assert_eq!(listed(&model, 20, 9), ["  1. 25-22 5-9", "  2. 26-23"]);
        assert_eq!(
            listed(&model, 14, 9),
            ["  1. 25-22", "     5-9", "  2. 26-23"]
        );
    }

    #[test]
    fn a_game_that_white_begins_shows_it() {
        let model = model("W:W1-8:B25-32", &["5-9", "25-22", "6-10"]);
        assert_eq!(listed(&model, 30, 9), ["  1. ...   5-9", "  2. 25-22 6-10"]);
    }

    #[test]
    fn the_list_follows_the_game_and_keeps_what_is_taken_back() {
        let round = ["32-28", "1-5", "28-32", "5-1"];
        let mut model = model("B:WK1:BK32", &[&round[..], &round[..3]].concat());
        let last_page = listed(&model, 30, 2);
        assert_eq!(last_page, ["  3. 32-28 1-5", "  4. 28-32"]);
        for _ in 0..7 {
            model.update(Event::Typed('u'));
        }
        assert_eq!(listed(&model, 30, 2), ["  1. 32-28 1-5", "  2. 28-32 5-1"]);
        let dim = Look::new().add_modifier(Modifier::DIM);
        assert_eq!(lines(&model, 30, 2)[0].spans[1].style, dim);
    }
}
