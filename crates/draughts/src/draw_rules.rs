//! When a game that nobody wins is a draw.

use std::num::NonZeroU16;

use crate::{Move, Position};

/// The draw rules of one game, which the players may set before they begin.
///
/// ```
/// use draughts::{DrawRules, Variant};
///
/// let thai = Variant::Thai.rules().draw_rules;
/// assert_eq!(thai.no_progress_plies.unwrap().get(), 32);
/// assert!(thai.men_reset && thai.repetition);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawRules {
    /// After how many plies without progress the game is a draw; `None` for never.
    pub no_progress_plies: Option<NonZeroU16>,
    /// Whether a man's move counts as progress; a capture always does.
    pub men_reset: bool,
    /// Whether a position that comes up for the third time makes a draw.
    pub repetition: bool,
}

impl DrawRules {
    /// How often a position must come up to make a draw.
    pub const REPETITIONS: u8 = 3;

    /// Whether a move from a position counts as progress.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let start = Position::start(Variant::Thai);
    /// let step = start.legal_moves()[0];
    /// assert!(Variant::Thai.rules().draw_rules.is_progress(&start, step));
    /// assert!(!Variant::English.rules().draw_rules.is_progress(&start, step));
    /// ```
    #[must_use]
    pub fn is_progress(&self, before: &Position, mv: Move) -> bool {
        mv.is_capture() || self.men_reset && before.is_man_move(mv)
    }

    /// Draw rules with these settings.
    #[must_use]
    pub const fn new(
        no_progress_plies: Option<NonZeroU16>,
        men_reset: bool,
        repetition: bool,
    ) -> DrawRules {
        DrawRules {
            no_progress_plies,
            men_reset,
            repetition,
        }
    }
}
