//! What happened, for those who listen to the game.

use draughts::{MoveInput, Path, Position, Square};

use crate::{Words, convert, expected::role_at};

impl Words {
    /// A move that was played in `position`, and the crowning if there was one.
    ///
    /// ```
    /// use draughts::{Notation, Position, Variant};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W6,20:B9")?;
    /// let words = Words::new(Texts::default(), Notation::Numbers);
    /// let path = &position.all_paths()[0];
    /// assert_eq!(
    ///     words.moved(&position, path),
    ///     "Black: 9 captures 6, lands on 2. Crowned on 2"
    /// );
    /// # Ok::<(), draughts::FenError>(())
    /// ```
    #[must_use]
    pub fn moved(self, position: &Position, path: &Path) -> String {
        let side = convert::side(position.turn());
        let (from, to) = (self.square(path.from()), self.square(path.to()));
        let moved = if path.is_capture() {
            let captured = self.all_of(path.result().captured());
            self.texts().announce_capture(side, from, captured, &to)
        } else {
            self.texts().announce_move(side, from, &to)
        };
        if position.crowns(path.result()) {
            format!("{moved}. {}", self.texts().announce_crowned(to))
        } else {
            moved
        }
    }

    /// A step of a capture that goes on.
    #[must_use]
    pub fn stepped(self, input: &MoveInput, captured: Square) -> Option<String> {
        let at = self.square(input.at()?);
        let next = self.any_of(input.next_squares());
        Some(self.texts().announce_step(self.square(captured), at, next))
    }

    /// The piece that was picked up and where it can go.
    #[must_use]
    pub fn chosen(self, input: &MoveInput) -> Option<String> {
        let at = input.at()?;
        let rank = convert::rank(role_at(input, at));
        let next = self.any_of(input.next_squares());
        Some(self.texts().announce_chosen(rank, self.square(at), next))
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Progress, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    #[test]
    fn a_chain_is_told_step_by_step() {
        let square = |number| Square::from_number(number).unwrap();
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let position = Position::from_fen(Variant::Thai, "B:W11,18,25:BK29").unwrap();
        let mut input = MoveInput::new(position);
        assert_eq!(words.chosen(&input), None);
        input.choose(square(29)).unwrap();
        assert_eq!(
            words.chosen(&input).unwrap(),
            "King on 29 chosen. It can go to 22."
        );
        let Progress::Stepped { captured } = input.choose(square(22)).unwrap() else {
            panic!("the chain goes on");
        };
        assert_eq!(
            words.stepped(&input, captured).unwrap(),
            "Captured 25, now on 22. Go on to 15."
        );
        let path = &position.all_paths()[0];
        assert_eq!(
            words.moved(&position, path),
            "Black: 29 captures 11, 18 and 25, lands on 8"
        );
    }
}
