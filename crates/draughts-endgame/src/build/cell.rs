//! The positions that share their men: all that kings alone can make of one another.
//!
//! A man's move, a capture and a crowning lead out of the cell for good, to positions that are known
//! when its turn comes. Within it the values spread backwards from the end of the game: who can move to
//! a lost position wins, who can only move to won ones loses.

use draughts::{Bitboard, Board, Color, Position, Setup, Variant};

use super::{
    known::Known,
    measure::Measure,
    slab::{Entry, Slab, Slabs},
};
use crate::{index, place::upward, rays::king_targets, value::Code};

/// How many king moves to a position that is not known to be won are left.
const COUNT: u16 = 0x0fff;
/// A number of moves that never gets less: not all moves lose.
const NEVER: u16 = COUNT;
const KNOWN: u16 = 1 << 15;
const SPREAD: u16 = 1 << 14;
const CAPTURE: u16 = 1 << 13;
const NO_POSITION: u16 = 1 << 12;

/// Men of both sides as squares: those who go up, and those who go down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Men {
    pub(super) up: u32,
    pub(super) down: u32,
}

impl Men {
    /// The same men with the board turned round and the sides exchanged.
    pub(super) fn turned(self) -> Men {
        Men {
            up: self.down.reverse_bits(),
            down: self.up.reverse_bits(),
        }
    }
}

/// A position of the cell: who is to move (0 is the side whose men go up), and the numbers of the two
/// sets of kings.
#[derive(Clone, Copy)]
struct Spot {
    turn: usize,
    kings: [usize; 2],
}

/// Works cells out; its memory serves one after the other.
pub(super) struct CellWorker<'a> {
    variant: Variant,
    measure: Measure,
    slabs: &'a Slabs,
    /// The tables of the side going up to move, and of the other one.
    targets: [&'a Slab; 2],
    men: Men,
    /// The sets of kings of either side, by number.
    kings: [Vec<u32>; 2],
    states: [Vec<u16>; 2],
    /// Of what is known the code, else the longest loss by a man's move.
    codes: [Vec<u16>; 2],
    /// By plies to the end, what is to be spread.
    waiting: Vec<Vec<u32>>,
}

/// Which bit of a waiting spot says whose turn it is.
const TURN_BIT: u32 = 31;

impl<'a> CellWorker<'a> {
    pub(super) fn new(
        variant: Variant,
        measure: Measure,
        slabs: &'a Slabs,
        targets: [&'a Slab; 2],
    ) -> Self {
        CellWorker {
            variant,
            measure,
            slabs,
            targets,
            men: Men { up: 0, down: 0 },
            kings: [Vec::new(), Vec::new()],
            states: [Vec::new(), Vec::new()],
            codes: [Vec::new(), Vec::new()],
            waiting: Vec::new(),
        }
    }

    /// Works out the cell of some men and writes it into the tables; how many places it had for kings.
    pub(super) fn work_out(&mut self, men: Men) -> u64 {
        self.enter(men);
        for turn in 0..2 {
            for up in 0..self.kings[0].len() {
                for down in 0..self.kings[1].len() {
                    self.look(Spot {
                        turn,
                        kings: [up, down],
                    });
                }
            }
        }
        self.spread();
        self.write();
        2 * self.states[0].len() as u64
    }

    fn enter(&mut self, men: Men) {
        self.men = men;
        let all = men.up | men.down;
        let free = 32 - all.count_ones() as usize;
        let material = self.targets[0].part.material;
        for (kings, force) in self.kings.iter_mut().zip([material.own, material.enemy]) {
            kings.clear();
            let sets = index::sets(force.kings.into(), free);
            kings.extend(sets.map(|set| index::spread_beside(set, all)));
        }
        let size = self.kings[0].len() * self.kings[1].len();
        for side in 0..2 {
            self.states[side].clear();
            self.states[side].resize(size, 0);
            self.codes[side].clear();
            self.codes[side].resize(size, 0);
        }
        self.waiting.iter_mut().for_each(Vec::clear);
    }

    fn number(&self, spot: Spot) -> usize {
        spot.kings[0] * self.kings[1].len() + spot.kings[1]
    }

    fn wait(&mut self, turn: usize, number: usize, plies: u16) {
        let plies = usize::from(plies);
        if self.waiting.len() <= plies {
            self.waiting.resize_with(plies + 1, Vec::new);
        }
        self.waiting[plies].push((turn as u32) << TURN_BIT | number as u32);
    }

    fn settle(&mut self, turn: usize, number: usize, code: Code) {
        self.states[turn][number] |= KNOWN;
        self.codes[turn][number] = code.0;
        if let Some(plies) = code.plies() {
            self.wait(turn, number, plies);
        }
    }

    /// Looks at a position for the first time.
    fn look(&mut self, spot: Spot) {
        let number = self.number(spot);
        let turn = spot.turn;
        let Some(position) = self.position(spot) else {
            self.states[turn][number] = NO_POSITION | KNOWN | SPREAD;
            return;
        };
        let moves = position.legal_moves();
        let Some(first) = moves.first() else {
            return self.settle(turn, number, Code::LOST);
        };
        let is_capture = first.is_capture();
        let mut king_moves = 0;
        let mut known = Known::default();
        for &mv in &moves {
            if is_capture || position.is_man_move(mv) {
                let code = self.slabs.code(&position.play_unchecked(mv));
                known.add(self.measure.after(&position, mv, code));
            } else {
                king_moves += 1;
            }
        }
        if is_capture {
            self.states[turn][number] = CAPTURE;
            return self.settle(turn, number, known.code());
        }
        if king_moves == 0 {
            return self.settle(turn, number, known.code());
        }
        if let Some(plies) = known.win {
            self.states[turn][number] = NEVER;
            self.wait(turn, number, plies);
            self.codes[turn][number] = Code::decided(plies).0;
        } else if known.draws {
            self.states[turn][number] = NEVER;
        } else {
            self.states[turn][number] = king_moves;
            self.codes[turn][number] = known.loss.unwrap_or(0);
        }
    }

    fn position(&self, spot: Spot) -> Option<Position> {
        let kings = [self.kings[0][spot.kings[0]], self.kings[1][spot.kings[1]]];
        if kings[0] & kings[1] != 0 {
            return None;
        }
        let up = self.men.up | kings[0];
        let down = self.men.down | kings[1];
        let upward = upward(self.variant);
        let (black, white) = match upward {
            Color::Black => (up, down),
            Color::White => (down, up),
        };
        let setup = Setup {
            variant: self.variant,
            board: Board::of_sets(
                Bitboard(black),
                Bitboard(white),
                Bitboard(kings[0] | kings[1]),
            )?,
            turn: if spot.turn == 0 { upward } else { !upward },
        };
        Position::from_setup(setup).ok()
    }

    /// Spreads what is known to the positions before, the nearest ends first.
    fn spread(&mut self) {
        let mut plies = 0;
        while plies < self.waiting.len() {
            let spots = std::mem::take(&mut self.waiting[plies]);
            for spot in &spots {
                let turn = (spot >> TURN_BIT) as usize;
                let number = (spot & !(1 << TURN_BIT)) as usize;
                let state = &mut self.states[turn][number];
                if *state & SPREAD == 0 {
                    *state |= KNOWN | SPREAD;
                    self.spread_from(turn, number, plies as u16);
                }
            }
            self.waiting[plies] = spots;
            self.waiting[plies].clear();
            plies += 1;
        }
    }

    /// Tells the positions before one about it.
    fn spread_from(&mut self, turn: usize, number: usize, plies: u16) {
        let is_loss = plies.is_multiple_of(2);
        let sides = [number / self.kings[1].len(), number % self.kings[1].len()];
        let kings = [self.kings[0][sides[0]], self.kings[1][sides[1]]];
        let mover = 1 - turn;
        let all_men = self.men.up | self.men.down;
        let occupied = all_men | kings[0] | kings[1];
        for king in Bitboard(kings[mover]) {
            let bit = 1 << king.index();
            for from in Bitboard(king_targets(self.variant, king.index(), occupied)) {
                let before = kings[mover] & !bit | 1 << from.index();
                let mut spot = sides;
                spot[mover] = index::rank_beside(before, all_men);
                let number = spot[0] * self.kings[1].len() + spot[1];
                let state = self.states[mover][number];
                if state & KNOWN != 0 {
                    continue;
                }
                if is_loss {
                    self.settle(mover, number, Code::decided(plies + 1));
                } else if state & COUNT != NEVER {
                    self.states[mover][number] = state - 1;
                    if (state - 1) & COUNT == 0 {
                        let longest = plies + self.measure.loss_gap() - 1;
                        let longest = self.codes[mover][number].max(longest);
                        self.settle(mover, number, Code::decided(longest + 1));
                    }
                }
            }
        }
    }

    /// Writes the cell into the tables of both sides.
    fn write(&self) {
        self.write_side(0, self.men, [0, 1]);
        self.write_side(1, self.men.turned(), [1, 0]);
    }

    /// Writes the positions of a side to move; `order` says whose kings come first in its table.
    fn write_side(&self, turn: usize, men: Men, order: [usize; 2]) {
        let slab = self.targets[turn];
        let first = slab.index.first_with_men(men.up, men.down);
        let all = men.up | men.down;
        let ranks = order.map(|side| -> Vec<usize> {
            let seen = |set: &u32| if turn == 0 { *set } else { set.reverse_bits() };
            self.kings[side]
                .iter()
                .map(|set| index::rank_beside(seen(set), all))
                .collect()
        });
        for (own, own_rank) in ranks[0].iter().enumerate() {
            let row = first + own_rank * slab.index.own_kings_stride();
            for (enemy, enemy_rank) in ranks[1].iter().enumerate() {
                let kings = if turn == 0 {
                    [own, enemy]
                } else {
                    [enemy, own]
                };
                let number = self.number(Spot { turn, kings });
                let state = self.states[turn][number];
                if state & NO_POSITION != 0 {
                    continue;
                }
                let code = if state & KNOWN == 0 {
                    Code::DRAW
                } else {
                    self.measure.kept(Code(self.codes[turn][number]))
                };
                let entry = Entry {
                    code,
                    must_capture: state & CAPTURE != 0,
                };
                slab.set(row + enemy_rank, entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Force, Material};

    #[test]
    fn the_places_of_every_cell_fit_into_waiting_spots() {
        let places = |material: Material| {
            let free = 32 - usize::from(material.men());
            let sets = |force: Force| index::choose(free, force.kings.into());
            sets(material.own) * sets(material.enemy)
        };
        let most = (2..=Material::MOST_PIECES).flat_map(Material::all);
        let most = most.map(places).max().unwrap();
        assert_eq!(most, 35_960 * 4_960);
        assert!(most < 1 << TURN_BIT);
    }
}
