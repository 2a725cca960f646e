//! Move generation, written once for both games and both sides.
//!
//! The functions are generic over the king range ([`Kings`]) and over which way the side to move
//! goes ([`Side`]), so that the compiler makes a version of its own for each of the four cases.

mod captures;
mod quiets;
mod rays;
pub(crate) mod steps;

pub(crate) use captures::{
    count_man_captures, has_capture, next_jumps, visit_captures, visit_king_captures,
};
pub(crate) use quiets::{count_moves_of_men, count_quiets, visit_quiets};

use steps::Direction;

/// How far kings go, as a type.
pub(crate) trait Kings {
    const LONG: bool;
}

/// Long kings, as in Thai checkers.
pub(crate) struct Long;
/// Short kings, as in English checkers.
pub(crate) struct Short;

impl Kings for Long {
    const LONG: bool = true;
}

impl Kings for Short {
    const LONG: bool = false;
}

/// Which way the men of the side to move go, as a type.
pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    /// Whether they go up.
    const UP: bool;
    const CROWNING_ROW: u32;
    const FORWARD: [Direction; 2];
    const BACKWARD: [Direction; 2];
}

/// The side below, whose men go up to squares 1-4.
pub(crate) struct Up;
/// The side above, whose men go down to squares 29-32.
pub(crate) struct Down;

impl Side for Up {
    type Opponent = Down;
    const UP: bool = true;
    const CROWNING_ROW: u32 = 0x0000_000f;
    const FORWARD: [Direction; 2] = [Direction::UpLeft, Direction::UpRight];
    const BACKWARD: [Direction; 2] = [Direction::DownLeft, Direction::DownRight];
}

impl Side for Down {
    type Opponent = Up;
    const UP: bool = false;
    const CROWNING_ROW: u32 = 0xf000_0000;
    const FORWARD: [Direction; 2] = [Direction::DownLeft, Direction::DownRight];
    const BACKWARD: [Direction; 2] = [Direction::UpLeft, Direction::UpRight];
}

/// The board as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pieces {
    pub(crate) own: u32,
    pub(crate) enemy: u32,
    pub(crate) kings: u32,
}

impl Pieces {
    #[inline(always)]
    fn empty(self) -> u32 {
        !(self.own | self.enemy)
    }

    #[inline(always)]
    fn own_kings(self) -> u32 {
        self.own & self.kings
    }

    #[inline(always)]
    pub(crate) fn has_own_kings(self) -> bool {
        self.own_kings() != 0
    }

    #[inline(always)]
    fn own_men(self) -> u32 {
        self.own & !self.kings
    }

    /// The board after a step of a man or a king, seen by the other side.
    #[inline(always)]
    pub(crate) fn after_quiet<S: Side>(self, from: u32, to: u32, by_king: bool) -> Pieces {
        let kings = if by_king {
            self.kings ^ from ^ to
        } else {
            self.kings | to & S::CROWNING_ROW
        };
        Pieces {
            own: self.enemy,
            enemy: self.own ^ from ^ to,
            kings,
        }
    }

    /// The board after a capture, seen by the other side.
    #[inline(always)]
    pub(crate) fn after_capture<S: Side>(self, capture: Capture) -> Pieces {
        let Capture {
            from,
            to,
            captured,
            by_king,
        } = capture;
        let crowned = if by_king { to } else { to & S::CROWNING_ROW };
        Pieces {
            own: self.enemy & !captured,
            enemy: self.own & !from | to,
            kings: self.kings & !(captured | from) | crowned,
        }
    }
}

/// A finished capture: where it starts and ends as single bits, and the set of captured pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) captured: u32,
    pub(crate) by_king: bool,
}

impl Capture {
    /// The fewest captured pieces with which a second path can have the same result: a king that
    /// turns straight back over two pieces can take a third on the same line before or after.
    const FEWEST_WITH_TWIN: u32 = 3;

    /// Whether another path might have the same result. A man's captured pieces lie one on each
    /// row it crosses, so they tell its path.
    #[inline(always)]
    pub(crate) fn may_have_twin(self) -> bool {
        self.by_king && self.captured.count_ones() >= Capture::FEWEST_WITH_TWIN
    }
}

/// Goes through the single bits of a set, from the lowest.
#[inline(always)]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Runs an expression with `K` and `S` as the types for a variant and its side to move.
macro_rules! specialised {
    ($variant:expr, $turn:expr, |$kings:ident, $side:ident| $body:expr) => {{
        use $crate::{
            KingRange,
            movegen::{Down, Long, Short, Up},
        };
        let rules = $variant.rules();
        match (rules.king_range, rules.moves_up($turn)) {
            (KingRange::Long, true) => {
                type $kings = Long;
                type $side = Up;
                $body
            }
            (KingRange::Long, false) => {
                type $kings = Long;
                type $side = Down;
                $body
            }
            (KingRange::Short, true) => {
                type $kings = Short;
                type $side = Up;
                $body
            }
            (KingRange::Short, false) => {
                type $kings = Short;
                type $side = Down;
                $body
            }
        }
    }};
}
pub(crate) use specialised;
