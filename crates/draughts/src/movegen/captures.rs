//! Captures, followed jump by jump along every path.

use super::{
    Capture, Kings, Pieces, Side, bits,
    rays::first_on_ray,
    steps::{Direction, jumpers, step},
};

/// Whether the side to move has a capture, and so must make one.
#[inline(always)]
pub(crate) fn has_capture<K: Kings, S: Side>(pieces: Pieces) -> bool {
    let empty = pieces.empty();
    if K::LONG {
        jumping_men::<S>(pieces.own_men(), pieces.enemy, empty) != 0
            || bits(pieces.own_kings()).any(|king| {
                Direction::ALL
                    .into_iter()
                    .any(|direction| long_jump(king, pieces.enemy, empty, direction).is_some())
            })
    } else {
        let forward = jumping_men::<S>(pieces.own, pieces.enemy, empty);
        let kings = pieces.own_kings();
        forward != 0 || kings != 0 && jumping_back::<S>(kings, pieces.enemy, empty) != 0
    }
}

/// Calls `visit` once for each path of each capture.
#[inline(always)]
pub(crate) fn visit_captures<K: Kings, S: Side>(pieces: Pieces, mut visit: impl FnMut(Capture)) {
    let empty = pieces.empty();
    let enemy = pieces.enemy;
    for from in bits(jumping_men::<S>(pieces.own_men(), enemy, empty)) {
        Chain::starting(from, false, enemy, empty).follow_man::<S>(&mut visit);
    }
    for from in bits(pieces.own_kings()) {
        Chain::starting(from, true, enemy, empty).follow_king::<K>(&mut visit);
    }
}

/// The pieces of `movers` with a jump forward.
#[inline(always)]
fn jumping_men<S: Side>(movers: u32, enemy: u32, empty: u32) -> u32 {
    let [left, right] = S::FORWARD;
    jumpers(movers, enemy, empty, left) | jumpers(movers, enemy, empty, right)
}

/// The pieces of `movers` with a jump backward.
#[inline(always)]
fn jumping_back<S: Side>(movers: u32, enemy: u32, empty: u32) -> u32 {
    let [left, right] = S::BACKWARD;
    jumpers(movers, enemy, empty, left) | jumpers(movers, enemy, empty, right)
}

/// What a jump captures and where it lands, as single bits.
#[derive(Clone, Copy)]
struct Jump {
    over: u32,
    to: u32,
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
            if let Some(jump) = short_jump(self.at, self.enemy, self.empty, direction) {
                goes_on = true;
                self.after(jump).follow_man::<S>(visit);
            }
        }
        if !goes_on && self.captured != 0 {
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
