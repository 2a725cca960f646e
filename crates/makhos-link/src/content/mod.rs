//! What a link says, bit by bit.

mod declared_end;
mod read;
mod start;
mod write;

use draughts::Game;

use crate::{
    envelope,
    error::{LinkError, TooLong},
    fragment::FIELD,
};

/// The version of the form that this program writes, and the only one that it reads.
const VERSION: u8 = 1;

/// A game with its players, as a link holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedGame {
    /// The game; moves that are taken back don't go into the link.
    pub game: Game,
    /// The name of the player who has Black, empty where none is given.
    pub black: String,
    /// The name of the player who has White, empty where none is given.
    pub white: String,
}

impl LinkedGame {
    /// What stands behind the `#` of the game's link: `g=` and the code.
    ///
    /// # Errors
    ///
    /// [`TooLong`] where the game or a name is longer than a link may be.
    pub fn to_fragment(&self) -> Result<String, TooLong> {
        let content = write::content(self)?;
        Ok(format!("{FIELD}{}", envelope::seal(content)))
    }

    /// The game of a code, which [`code_in`](crate::code_in) finds in a fragment.
    ///
    /// # Errors
    ///
    /// [`LinkError`] says why the code is no game.
    pub fn from_code(code: &str) -> Result<LinkedGame, LinkError> {
        read::game(&envelope::open(code)?)
    }
}

/// How many bits tell `choices` things apart; none where there is no choice.
fn width_of_choice(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::width_of_choice;

    #[test]
    fn a_forced_move_needs_no_bit() {
        let widths = [1, 2, 3, 4, 5, 8, 9, 16, 17].map(width_of_choice);
        assert_eq!(widths, [0, 1, 2, 2, 3, 3, 4, 4, 5]);
    }
}
