//! In which order moves are searched: what was best here or did well elsewhere comes first.

use draughts::{Color, Move, MoveList, Position};
use smallvec::SmallVec;

/// How many plies a search can be deep.
pub(super) const MOST_PLIES: usize = 128;

const CAPTURED: i32 = 1 << 15;
const KILLER: i32 = 1 << 15;
const CROWNING: i32 = 1 << 14;
/// By how much a move's history counts less than what ranks above it.
const HISTORY: i32 = 4;
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
    /// How early each move but the first one is to be searched, by its place in the list.
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
            if first == Some(index) {
                ranks.0.push(Ranks::TAKEN);
                continue;
            }
            let worth = if mv.is_capture() {
                let captured_kings = draughts::Bitboard(mv.captured().0 & kings.0).len();
                let captured = mv.captured().len() + captured_kings;
                CAPTURED * captured as i32 + i32::from(position.crowns(mv))
            } else if self.killers[ply].contains(&Some(mv)) {
                KILLER
            } else {
                let crowning = i32::from(position.crowns(mv)) * CROWNING;
                crowning + self.history(position.turn(), mv, previous) / HISTORY
            };
            ranks.push(worth);
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

/// The moves of a position in the order in which they are searched.
pub(super) struct Order {
    first: Option<usize>,
    rest: Option<Ranks>,
}

impl Order {
    /// An order that begins with a certain move. Where that is good enough, as it mostly is, the others
    /// need not be ranked.
    pub(super) fn beginning_with(first: Option<usize>) -> Order {
        Order { first, rest: None }
    }

    /// The place in the list of the next move; `rank` ranks all but the first.
    pub(super) fn next(&mut self, rank: impl FnOnce() -> Ranks) -> Option<usize> {
        let first = self.first.take();
        first.or_else(|| self.rest.get_or_insert_with(rank).next())
    }
}

/// For each move in the list how early it is searched, and in the last bits which it is, so that of equal
/// ones the first in the list is foremost.
#[derive(Default)]
pub(super) struct Ranks(SmallVec<[i32; 48]>);

impl Ranks {
    /// That of a move that need not be searched any more.
    const TAKEN: i32 = i32::MIN;
    /// How many bits tell the place in the list; no list is nearly so long.
    const PLACE: u32 = 11;
    /// The last place that they can tell.
    const LAST: usize = (1 << Ranks::PLACE) - 1;

    fn push(&mut self, worth: i32) {
        if let Some(place) = Ranks::LAST.checked_sub(self.0.len()) {
            self.0.push(worth << Ranks::PLACE | place as i32);
        }
    }

    fn next(&mut self) -> Option<usize> {
        let most = self
            .0
            .iter()
            .fold(Ranks::TAKEN, |most, &rank| most.max(rank));
        if most == Ranks::TAKEN {
            return None;
        }
        let index = Ranks::LAST - (most as usize & Ranks::LAST);
        *self.0.get_mut(index)? = Ranks::TAKEN;
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    fn order(first: Option<usize>, worths: &[i32]) -> Vec<usize> {
        let mut order = Order::beginning_with(first);
        let ranks = || {
            let mut ranks = Ranks::default();
            worths.iter().for_each(|&worth| ranks.push(worth));
            if let Some(first) = first {
                ranks.0[first] = Ranks::TAKEN;
            }
            ranks
        };
        std::iter::from_fn(|| order.next(ranks)).collect()
    }

    #[test]
    fn moves_come_by_their_worth_and_each_once() {
        let worths = [-7, 3, -7, 24 * CAPTURED, 3, -MOST_HISTORY];
        assert_eq!(order(None, &worths), [3, 1, 4, 0, 2, 5]);
        assert_eq!(order(Some(2), &worths), [2, 3, 1, 4, 0, 5]);
        assert_eq!(order(None, &[]), []);
    }

    #[test]
    fn captures_come_by_what_they_take_and_quiet_moves_by_what_they_brought() {
        let position = |fen| Position::from_fen(Variant::Thai, fen).unwrap();
        // A king, or a man.
        let captures = position("W:W14:BK17,18");
        let moves = captures.legal_moves();
        let mut ordering = Ordering::default();
        let searched = |ordering: &Ordering, position: &Position| -> Vec<Move> {
            let moves = position.legal_moves();
            let mut order = Order::beginning_with(None);
            let rank = || ordering.rank(position, &moves, None, 0, Previous::default());
            std::iter::from_fn(|| order.next(rank))
                .map(|index| moves[index])
                .collect()
        };
        let taken: Vec<usize> = searched(&ordering, &captures)
            .iter()
            .map(|mv| {
                let kings = captures.board().kings(Color::Black);
                mv.captured().len() + draughts::Bitboard(mv.captured().0 & kings.0).len()
            })
            .collect();
        assert!(
            moves.len() > 1 && taken.is_sorted_by(|a, b| a >= b),
            "{taken:?}"
        );
        assert!(taken[0] > taken[taken.len() - 1], "{taken:?}");

        let start = Position::start(Variant::Thai);
        let quiet = start.legal_moves();
        let [worst, best] = [quiet[0], quiet[3]];
        ordering.reward(start.turn(), best, &[worst], 6, 1, Previous::default());
        let searched = searched(&ordering, &start);
        assert_eq!((searched[0], searched[quiet.len() - 1]), (best, worst));
    }
}
