//! What a position, and a move half chosen, expect of the player.

use draughts::{Bitboard, MoveInput, Role, Square};

use crate::{Words, convert};

/// What is expected of the player, in one line and a second that says more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The line everybody reads: “Black must capture”.
    pub headline: String,
    /// What helps: “The piece on 22 takes.”
    pub detail: String,
}

impl Words {
    /// What the player should do next.
    ///
    /// ```
    /// use draughts::{MoveInput, Notation, Position, Variant};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W4,18:B22,32")?;
    /// let expected = Words::new(Texts::default(), Notation::Numbers).expected(&MoveInput::new(position));
    /// assert_eq!(expected.headline, "Black must capture");
    /// assert_eq!(expected.detail, "The piece on 22 takes.");
    /// # Ok::<(), draughts::FenError>(())
    /// ```
    #[must_use]
    pub fn expected(self, input: &MoveInput) -> Expected {
        let (headline, detail) = match input.at() {
            Some(at) if input.in_chain() => (
                self.texts().chain_go_on(self.square(at)),
                self.texts()
                    .chain_go_on_to(self.any_of(input.next_squares())),
            ),
            at => (
                self.turn(input).to_owned(),
                at.map_or_else(
                    || self.choose_piece(input),
                    |at| self.choose_target(input, at),
                ),
            ),
        };
        Expected { headline, detail }
    }

    fn turn(self, input: &MoveInput) -> &'static str {
        let side = convert::side(input.position().turn());
        if input.position().must_capture() {
            self.texts().must_capture(side)
        } else {
            self.texts().to_move(side)
        }
    }

    fn choose_piece(self, input: &MoveInput) -> String {
        if !input.position().must_capture() {
            return self.texts().choose_piece().into();
        }
        let capturers = input.movers();
        let Some(only) = capturers.single() else {
            return self.texts().takes_several(self.any_of(capturers));
        };
        let rank = convert::rank(role_at(input, only));
        if first_landings(input, only).len() > 1 {
            self.texts().takes_one_choose_end(rank, self.square(only))
        } else {
            self.texts().takes_one(rank, self.square(only))
        }
    }

    fn choose_target(self, input: &MoveInput, at: Square) -> String {
        let rank = convert::rank(role_at(input, at));
        self.texts().choose_target(rank, self.square(at))
    }
}

/// Where the captures of a piece can land first.
fn first_landings(input: &MoveInput, from: Square) -> Bitboard {
    let paths = input.position().all_paths();
    let own = paths.iter().filter(|path| path.from() == from);
    own.filter_map(|path| path.squares().get(1).copied())
        .collect()
}

/// What the piece on a square is.
pub(crate) fn role_at(input: &MoveInput, square: Square) -> Role {
    input
        .board()
        .piece_at(square)
        .map_or(Role::Man, |piece| piece.role)
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Position, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    fn expected(fen: &str, chosen: &[u32]) -> (String, String) {
        let mut input = MoveInput::new(Position::from_fen(Variant::Thai, fen).unwrap());
        for &number in chosen {
            input.choose(Square::from_number(number).unwrap()).unwrap();
        }
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let Expected { headline, detail } = words.expected(&input);
        (headline, detail)
    }

    #[test]
    fn each_stage_of_a_move_has_its_words() {
        let cases: &[(&str, &[u32], &str, &str)] = &[
            (
                "B:W1-8:B25-32",
                &[],
                "Black to move",
                "Choose a piece to move",
            ),
            (
                "B:W1-8:B25-32",
                &[25],
                "Black to move",
                "Choose where the piece on 25 goes",
            ),
            (
                "B:W17,18:B22,32",
                &[],
                "Black must capture",
                "The piece on 22 takes. Where do you want to end?",
            ),
            (
                "B:W18,19:B22,23,32",
                &[],
                "Black must capture",
                "Choose a piece that takes: 22 or 23.",
            ),
            (
                "B:W11,18,25:BK29",
                &[29],
                "Black must capture",
                "Choose where the king on 29 goes",
            ),
            (
                "B:W11,18,25:BK29",
                &[29, 22],
                "Go on capturing from 22",
                "Next: 15.",
            ),
        ];
        for (fen, chosen, headline, detail) in cases {
            let said = expected(fen, chosen);
            assert_eq!(
                said,
                ((*headline).into(), (*detail).into()),
                "{fen} {chosen:?}"
            );
        }
    }
}
