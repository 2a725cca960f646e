//! How much a link may hold.

/// The most moves of one game.
pub const MAX_PLIES: usize = (1 << PLIES_WIDTH) - 1;

/// The most bytes of one player's name in UTF-8.
pub const MAX_NAME_BYTES: usize = (1 << NAME_LENGTH_WIDTH) - 1;

/// The most characters of a code. A game within the other two limits stays far below it.
pub const MAX_CODE_LENGTH: usize = 8192;

/// How many bits say how many moves follow.
pub(crate) const PLIES_WIDTH: u32 = 12;

/// How many bits say how many bytes of a name follow.
pub(crate) const NAME_LENGTH_WIDTH: u32 = 8;
