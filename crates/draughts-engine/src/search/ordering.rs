//! In which order moves are searched: what was best here or did well elsewhere comes first.

use draughts::{Color, Move, MoveList, Position};

/// How many plies a search can be deep.
pub(super) const MOST_PLIES: usize = 128;

const FIRST: i32 = 1 << 30;
const CAPTURED: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const CROWNING: i32 = 1 << 19;
/// How far a move's history goes either way.
const MOST_HISTORY: i32 = 1 << 14;

/// A move to come, as far as another move's history depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Previous(u8);

impl Previous {
    /// The move before, by where its piece went and whether it is a king.
    pub(super) fn of(position: &Position, mv: Move) -> Previous {
        let king = u8::from(!position.is_man_move(mv));
        Previous(1 + mv.to().index() as u8 * 2 + king)
    }
}

const PREVIOUS: usize = 1 + 32 * 2;
const ENDS: usize = 32 * 32;

/// What quiet moves have brought so far in a search.
pub(super) struct Ordering {
    killers: [[Option<Move>; 2]; MOST_PLIES],
    history: [Vec<i16>; 2],
    /// The same behind a certain move of the other side.
    continuation: Vec<i16>,
}

impl Default for Ordering {
    fn default() -> Ordering {
        Ordering {
            killers: [[None; 2]; MOST_PLIES],
            history: [vec![0; ENDS], vec![0; ENDS]],
            continuation: vec![0; PREVIOUS * ENDS],
        }
    }
}

fn ends(mv: Move) -> usize {
    mv.from().index() * 32 + mv.to().index()
}

impl Ordering {
    /// How early each move is to be searched, by its place in the list.
    pub(super) fn rank(
        &self,
        position: &Position,
        moves: &MoveList,
        first: Option<usize>,
        ply: usize,
        previous: Previous,
    ) -> Ranks {
        let mut ranks = Ranks::default();
        let kings = position.board().kings(!position.turn());
        for (index, &mv) in moves.iter().enumerate() {
            let worth = if first == Some(index) {
                FIRST
            } else if mv.is_capture() {
                let captured_kings = draughts::Bitboard(mv.captured().0 & kings.0).len();
                let captured = mv.captured().len() + captured_kings;
                CAPTURED * captured as i32 + i32::from(position.crowns(mv))
            } else if self.killers[ply].contains(&Some(mv)) {
                KILLER
            } else {
                let crowning = i32::from(position.crowns(mv)) * CROWNING;
                crowning + self.history(position.turn(), mv, previous)
            };
            ranks.0.push((worth, index as u8));
        }
        ranks
    }

    /// How well a quiet move has done.
    pub(super) fn history(&self, turn: Color, mv: Move, previous: Previous) -> i32 {
        i32::from(self.history[turn as usize][ends(mv)])
            + i32::from(self.continuation[usize::from(previous.0) * ENDS + ends(mv)])
    }

    /// Remembers that a quiet move was good enough, and that those tried before it were not.
    pub(super) fn reward(
        &mut self,
        turn: Color,
        good: Move,
        tried: &[Move],
        depth: i32,
        ply: usize,
        previous: Previous,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good) {
            *killers = [Some(good), killers[0]];
        }
        let bonus = (depth * depth * 8 + 16).min(1600);
        self.learn(turn, good, bonus, previous);
        for &mv in tried {
            self.learn(turn, mv, -bonus, previous);
        }
    }

    fn learn(&mut self, turn: Color, mv: Move, bonus: i32, previous: Previous) {
        let places = [
            &mut self.history[turn as usize][ends(mv)],
            &mut self.continuation[usize::from(previous.0) * ENDS + ends(mv)],
        ];
        for place in places {
            let old = i32::from(*place);
            *place = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
        }
    }
}

/// Moves by how early they are searched, picked one after the other.
#[derive(Default)]
pub(super) struct Ranks(smallvec::SmallVec<[(i32, u8); 48]>);

impl Ranks {
    /// The place in the list of the next move.
    pub(super) fn next(&mut self) -> Option<usize> {
        let mut best = 0;
        for (at, rank) in self.0.iter().enumerate() {
            if rank.0 > self.0.get(best)?.0 {
                best = at;
            }
        }
        let (_, index) = *self.0.get(best)?;
        self.0.swap_remove(best);
        Some(usize::from(index))
    }
}
