//! Captures, followed jump by jump along every path.

use super::{
    Capture, Kings, Pieces, Side, bits,
    rays::first_on_ray,
    steps::{Direction, jumpers, landings, opposite, step},
};

/// Whether the side to move has a capture, and so must make one.
#[inline(always)]
pub(crate) fn has_capture<K: Kings, S: Side>(pieces: Pieces) -> bool {
    let empty = pieces.empty();
    if K::LONG {
        jumping_men::<S>(pieces.own_men(), pieces.enemy, empty) != 0
            || jumping_long_kings(pieces.own_kings(), pieces.enemy, empty) != 0
    } else {
        jumping_men::<S>(pieces.own, pieces.enemy, empty) != 0
            || jumping_back::<S>(pieces.own_kings(), pieces.enemy, empty) != 0
    }
}

/// Calls `visit` once for each path of each capture.
#[inline(always)]
pub(crate) fn visit_captures<K: Kings, S: Side>(pieces: Pieces, mut visit: impl FnMut(Capture)) {
    visit_man_captures::<S>(pieces, &mut visit);
    visit_king_captures::<K, S>(pieces, &mut visit);
}

/// Calls `visit` for each capture by a man.
#[inline(always)]
fn visit_man_captures<S: Side>(pieces: Pieces, visit: &mut impl FnMut(Capture)) {
    let (men, enemy, empty) = (pieces.own_men(), pieces.enemy, pieces.empty());
    let [left, right] = man_landings::<S>(men, enemy, empty);
    let go_on = jumping_men::<S>(left | right, enemy, empty);
    for direction in S::FORWARD {
        for from in bits(jumpers(men, enemy, empty, direction)) {
            let jump = Jump::from(from, direction);
            let chain = Chain::starting(from, false, enemy, empty).after(jump);
            if chain.at & go_on == 0 {
                visit(chain.finished());
            } else {
                chain.follow_man::<S>(visit);
            }
        }
    }
}

/// Calls `visit` once for each path of each capture by a king.
#[inline(always)]
pub(crate) fn visit_king_captures<K: Kings, S: Side>(
    pieces: Pieces,
    visit: &mut impl FnMut(Capture),
) {
    let (kings, enemy, empty) = (pieces.own_kings(), pieces.enemy, pieces.empty());
    if kings == 0 {
        return; // Most positions: spare them looking for jumps in four directions.
    }
    let jumping = if K::LONG {
        jumping_long_kings(kings, enemy, empty)
    } else {
        jumping_men::<S>(kings, enemy, empty) | jumping_back::<S>(kings, enemy, empty)
    };
    for from in bits(jumping) {
        Chain::starting(from, true, enemy, empty).follow_king::<K>(visit);
    }
}

/// The number of captures by men.
#[inline(always)]
pub(crate) fn count_man_captures<S: Side>(pieces: Pieces) -> u32 {
    count_chains_of_men::<S>(pieces.own_men(), pieces.enemy, pieces.empty())
}

/// The number of ways in which men capture until they can no more.
///
/// All men go on at once and on the board as it was: a man only goes forward, away from the square
/// it left and the pieces it has captured.
pub(crate) fn count_chains_of_men<S: Side>(men: u32, enemy: u32, empty: u32) -> u32 {
    let [left, right] = man_landings::<S>(men, enemy, empty);
    let go_on = jumping_men::<S>(left | right, enemy, empty);
    let finished = (left & !go_on).count_ones() + (right & !go_on).count_ones();
    if go_on == 0 {
        return finished;
    }
    finished
        + count_chains_of_men::<S>(left & go_on, enemy, empty)
        + count_chains_of_men::<S>(right & go_on, enemy, empty)
}

/// Where men land that jump forward to the left, and to the right.
#[inline(always)]
fn man_landings<S: Side>(men: u32, enemy: u32, empty: u32) -> [u32; 2] {
    S::FORWARD.map(|direction| landings(jumpers(men, enemy, empty, direction), direction))
}

/// The pieces of `movers` with a jump forward.
#[inline(always)]
pub(crate) fn jumping_men<S: Side>(movers: u32, enemy: u32, empty: u32) -> u32 {
    let [left, right] = S::FORWARD;
    jumpers(movers, enemy, empty, left) | jumpers(movers, enemy, empty, right)
}

/// The pieces of `movers` with a jump backward.
#[inline(always)]
fn jumping_back<S: Side>(movers: u32, enemy: u32, empty: u32) -> u32 {
    let [left, right] = S::BACKWARD;
    jumpers(movers, enemy, empty, left) | jumpers(movers, enemy, empty, right)
}

/// The long kings with a jump in any direction.
#[inline(always)]
fn jumping_long_kings(kings: u32, enemy: u32, empty: u32) -> u32 {
    let open_behind = Direction::ALL.map(|direction| enemy & step(empty, opposite(direction)));
    bits(kings)
        .filter(|king| {
            let square = king.trailing_zeros() as usize;
            let sees = |direction: Direction| {
                first_on_ray(square, !empty, direction) & open_behind[direction as usize]
            };
            Direction::ALL.map(sees) != [0; 4]
        })
        .fold(0, |jumping, king| jumping | king)
}

/// What a jump captures and where it lands, as single bits.
#[derive(Clone, Copy)]
struct Jump {
    over: u32,
    to: u32,
}

impl Jump {
    /// The jump of a man or a short king that is known to have one.
    #[inline(always)]
    fn from(at: u32, direction: Direction) -> Jump {
        Jump {
            over: step(at, direction),
            to: landings(at, direction),
        }
    }
}

/// The jump of a man or a short king from `at` in a direction, if there is one.
#[inline(always)]
fn short_jump(at: u32, enemy: u32, empty: u32, direction: Direction) -> Option<Jump> {
    let over = step(at, direction) & enemy;
    let to = step(over, direction) & empty;
    (to != 0).then_some(Jump { over, to })
}

/// The jump of a long king from `at` in a direction, if there is one.
#[inline(always)]
fn long_jump(at: u32, enemy: u32, empty: u32, direction: Direction) -> Option<Jump> {
    let over = first_on_ray(at.trailing_zeros() as usize, !empty, direction) & enemy;
    let to = step(over, direction) & empty;
    (to != 0).then_some(Jump { over, to })
}

/// A capture under way. Captured pieces have left the board, and so has the piece that moves: its
/// first square counts as empty.
#[derive(Clone, Copy)]
struct Chain {
    from: u32,
    at: u32,
    captured: u32,
    by_king: bool,
    enemy: u32,
    empty: u32,
}

impl Chain {
    #[inline(always)]
    fn starting(from: u32, by_king: bool, enemy: u32, empty: u32) -> Chain {
        Chain {
            from,
            at: from,
            captured: 0,
            by_king,
            enemy,
            empty: empty | from,
        }
    }

    #[inline(always)]
    fn after(self, jump: Jump) -> Chain {
        Chain {
            at: jump.to,
            captured: self.captured | jump.over,
            enemy: self.enemy ^ jump.over,
            empty: self.empty | jump.over,
            ..self
        }
    }

    #[inline(always)]
    fn finished(self) -> Capture {
        Capture {
            from: self.from,
            to: self.at,
            captured: self.captured,
            by_king: self.by_king,
        }
    }

    /// A man goes on forward. It need not look whether it was crowned: from the last row no jump
    /// leads forward, and the move ends there.
    fn follow_man<S: Side>(self, visit: &mut impl FnMut(Capture)) {
        let mut goes_on = false;
        for direction in S::FORWARD {
            if jumpers(self.at, self.enemy, self.empty, direction) != 0 {
                goes_on = true;
                self.after(Jump::from(self.at, direction))
                    .follow_man::<S>(visit);
            }
        }
        if !goes_on {
            visit(self.finished());
        }
    }

    fn follow_king<K: Kings>(self, visit: &mut impl FnMut(Capture)) {
        let mut goes_on = false;
        for direction in Direction::ALL {
            let jump = if K::LONG {
                long_jump(self.at, self.enemy, self.empty, direction)
            } else {
                short_jump(self.at, self.enemy, self.empty, direction)
            };
            if let Some(jump) = jump {
                goes_on = true;
                self.after(jump).follow_king::<K>(visit);
            }
        }
        if !goes_on && self.captured != 0 {
            visit(self.finished());
        }
    }
}

/// The next jumps of a capturing piece that stands on `at` (a single bit): pairs of the captured
/// square and the landing square, as single bits.
pub(crate) fn next_jumps<K: Kings, S: Side>(
    at: u32,
    by_king: bool,
    enemy: u32,
    empty: u32,
) -> impl Iterator<Item = (u32, u32)> {
    Direction::ALL
        .into_iter()
        .filter(move |direction| by_king || S::FORWARD.contains(direction))
        .filter_map(move |direction| {
            if by_king && K::LONG {
                long_jump(at, enemy, empty, direction)
            } else {
                short_jump(at, enemy, empty, direction)
            }
        })
        .map(|jump| (jump.over, jump.to))
}
