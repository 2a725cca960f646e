//! Looks for the reason of a move, the weightiest first.

use draughts::{Bitboard, Color, Game, Move, MoveList, Outcome, Position, Setup, Square};

use super::{Reason, crowning, material, winning::Prover};
use crate::{Answer, Score};

/// Moves that few are, for the side that is left with them.
const FEW_MOVES: usize = 3;
/// The four squares in the middle of the board.
const CENTRE: [u32; 4] = [14, 15, 18, 19];

/// A move of a game with what is known of it.
pub(super) struct Finding<'a> {
    game: &'a Game,
    answer: &'a Answer,
    before: Position,
    legal: MoveList,
    best: Move,
    after: Position,
    side: Color,
    balance: i32,
}

impl<'a> Finding<'a> {
    pub(super) fn new(
        game: &'a Game,
        answer: &'a Answer,
        best: Move,
        after: Position,
    ) -> Finding<'a> {
        let before = *game.position();
        Finding {
            game,
            answer,
            before,
            legal: before.legal_moves(),
            best,
            after,
            side: before.turn(),
            balance: material::balance(&before, before.turn()),
        }
    }

    /// The first of the reasons that holds.
    pub(super) fn reason(&self) -> Reason {
        self.end()
            .or_else(|| self.win())
            .or_else(|| self.no_choice())
            .or_else(|| self.others_lose())
            .or_else(|| self.loss())
            .or_else(|| self.most())
            .or_else(|| self.gain())
            .or_else(|| self.crown())
            .or_else(|| self.others_lose_pieces())
            .or_else(|| self.rescue())
            .or_else(|| self.no_crown_for_the_other_side())
            .or_else(|| self.exchange())
            .or_else(|| self.capture())
            .or_else(|| self.threat())
            .or_else(|| self.few_moves())
            .or_else(|| self.many_lose_pieces())
            .or_else(|| self.centre())
            .or_else(|| self.back_row())
            .unwrap_or(Reason::LooksAhead {
                plies: self.answer.depth.max(1),
            })
    }

    /// It ends the game.
    fn end(&self) -> Option<Reason> {
        match played(self.game, &[self.best]).outcome()? {
            Outcome::Win { reason, .. } => Some(Reason::of_win(reason)),
            // A draw is no reason where the engine sees more.
            Outcome::Draw(reason) if self.answer.score() <= Score::DRAW => {
                Some(Reason::of_draw(reason))
            }
            Outcome::Draw(_) => None,
        }
    }

    fn win(&self) -> Option<Reason> {
        let plies = self.answer.score().plies_to_end()?;
        if !self.answer.score().is_win() {
            return None;
        }
        let proved = Prover::new(self.game).wins_within(&self.after, self.side, plies);
        Some(match proved {
            Some(plies) => Reason::Wins {
                moves: 1 + plies / 2,
            },
            None => Reason::SeesWin {
                moves: plies.div_ceil(2),
            },
        })
    }

    fn no_choice(&self) -> Option<Reason> {
        let [only] = self.legal[..] else {
            return None;
        };
        Some(match only.captured().len() as u32 {
            0 => Reason::OnlyMove,
            pieces => Reason::OnlyCapture { pieces },
        })
    }

    /// After every other move the other side wins, but not after this.
    fn others_lose(&self) -> Option<Reason> {
        if self.answer.score().is_loss() {
            return None;
        }
        let second = self.answer.lines.get(1)?.score;
        let plies = second.plies_to_end().filter(|_| second.is_loss())?;
        let slowest = self.slowest_loss_of_others(plies)?;
        let best_line = &self.answer.lines.first()?.moves;
        Some(match played(self.game, best_line).outcome() {
            Some(Outcome::Draw(_)) => Reason::KeepsDraw,
            _ => Reason::OthersLose {
                moves: slowest.div_ceil(2),
            },
        })
    }

    /// Within how many plies after any of the other moves the other side has won, where that is
    /// proved to be the case.
    fn slowest_loss_of_others(&self, plies: u32) -> Option<u32> {
        let mut prover = Prover::new(self.game);
        let mut slowest = 0;
        for next in self.after_others() {
            let within = prover.wins_within(&next, !self.side, plies)?;
            slowest = slowest.max(within);
        }
        Some(slowest)
    }

    /// The game is lost.
    fn loss(&self) -> Option<Reason> {
        let score = self.answer.score();
        let plies = score.plies_to_end().filter(|_| score.is_loss())?;
        let seen = Reason::SeesLoss { moves: plies / 2 };
        let mut prover = Prover::new(self.game);
        let Some(last) = prover.wins_within(&self.after, !self.side, plies) else {
            return Some(seen);
        };
        let none_is_slower = self.slowest_loss_of_others(last).is_some();
        Some(if none_is_slower {
            Reason::HoldsOut {
                moves: last.div_ceil(2),
            }
        } else {
            seen
        })
    }

    /// It wins pieces.
    fn gain(&self) -> Option<Reason> {
        let most = self.gain_of_line()?;
        let pieces = (1..=most)
            .take_while(|&pieces| self.surely(pieces))
            .last()?;
        let lost = self.lost_before();
        let net = pieces - lost;
        let gives_first = !self.best.is_capture() && self.after.must_capture();
        Some(if net <= 0 {
            Reason::TakesBack {
                pieces: pieces as u32,
            }
        } else if gives_first {
            Reason::Sacrifices { pieces: net as u32 }
        } else {
            Reason::WinsPieces { pieces: net as u32 }
        })
    }

    /// How many pieces the engine's line wins, if any; the most there can be where it ends in the
    /// midst of captures.
    fn gain_of_line(&self) -> Option<i32> {
        let line = &self.answer.lines.first()?.moves;
        let game = played(self.game, line);
        let end = game.position();
        let gain = if end.must_capture() || end.is_threatened() {
            self.before.board().pieces(!self.side).len() as i32
        } else {
            material::balance(end, self.side) - self.balance
        };
        (gain > 0).then_some(gain)
    }

    /// How many pieces the move before has taken.
    fn lost_before(&self) -> i32 {
        let last = self.game.played().last();
        last.map_or(0, |ply| ply.mv().captured().len() as i32)
    }

    /// Whether so many pieces more are surely taken than lost after the move.
    fn surely(&self, pieces: i32) -> bool {
        material::surely(&self.after, self.side, self.balance + pieces)
    }

    fn crown(&self) -> Option<Reason> {
        if !self.before.is_man_move(self.best) {
            return None;
        }
        if self.before.crowns(self.best) {
            return Some(Reason::Crowns);
        }
        let moves = crowning::crowned_with(&self.after, self.best.to())?;
        self.surely(0).then_some(Reason::CrownsSoon { moves })
    }

    /// Every other move loses pieces, or more of them.
    fn others_lose_pieces(&self) -> Option<Reason> {
        let lost = (0..=2).find(|&pieces| self.surely(-pieces))?;
        if !self.others_all_lose(lost + 1) {
            return None;
        }
        if lost > 0 {
            return Some(Reason::LosesLeast {
                pieces: lost as u32,
            });
        }
        let all_lose_two = self.others_all_lose(2);
        let pieces = if all_lose_two { 2 } else { 1 };
        Some(Reason::OthersLosePieces { pieces })
    }

    fn others_all_lose(&self, pieces: i32) -> bool {
        self.after_others()
            .all(|next| self.surely_lost(&next, pieces))
    }

    /// Whether the other side surely wins so many pieces in a position after one of the moves.
    fn surely_lost(&self, next: &Position, pieces: i32) -> bool {
        material::surely(next, !self.side, pieces - self.balance)
    }

    /// A piece would be lost if nothing were done, and is no more.
    fn rescue(&self) -> Option<Reason> {
        if self.best.is_capture() {
            return None;
        }
        let threatened = endangered(&turned(&self.before)?);
        let from = self.best.from();
        let square = if threatened.contains(from) {
            from
        } else {
            threatened.first()?
        };
        if !self.surely(0) {
            return None;
        }
        Some(if square == from {
            Reason::MovesAway { square }
        } else {
            Reason::Protects { square }
        })
    }

    fn no_crown_for_the_other_side(&self) -> Option<Reason> {
        let square = crowning::crownings(&turned(&self.before)?).first()?;
        let stopped = crowning::crownings(&self.after).is_empty();
        stopped.then_some(Reason::StopsCrowning { square })
    }

    /// As many pieces are taken as lost.
    fn exchange(&self) -> Option<Reason> {
        // Where the move before captured, this may be the end of an exchange rather than one.
        let begins = self.lost_before() == 0;
        if !(begins && self.after.must_capture() && self.surely(0) && self.is_taken_back()) {
            return None;
        }
        Some(match u32::try_from(self.balance) {
            Ok(pieces) if pieces > 0 => Reason::ExchangesAhead { pieces },
            _ => Reason::Exchanges,
        })
    }

    /// Whether the other side surely loses no more than it takes.
    fn is_taken_back(&self) -> bool {
        self.surely_lost(&self.after, 0)
    }

    /// Of several captures it takes the most.
    fn most(&self) -> Option<Reason> {
        let pieces = self.best.captured().len();
        let others = self.others();
        let takes_most = others.iter().all(|mv| mv.captured().len() < pieces);
        (pieces > 1 && takes_most).then_some(Reason::TakesMost {
            pieces: pieces as u32,
        })
    }

    fn capture(&self) -> Option<Reason> {
        self.best.is_capture().then_some(Reason::MustCapture)
    }

    /// It threatens to win a piece.
    fn threat(&self) -> Option<Reason> {
        if self.after.must_capture() || !self.surely(0) {
            return None;
        }
        let square = endangered(&turned(&self.after)?).first()?;
        Some(Reason::Threatens { square })
    }

    /// The other side has few moves left, and had more.
    fn few_moves(&self) -> Option<Reason> {
        let left = self.after.legal_moves().len();
        let had = turned(&self.before)?.legal_moves().len();
        let few = left <= FEW_MOVES && left < had && !self.after.must_capture();
        few.then_some(Reason::Restricts { moves: left as u32 })
    }

    fn many_lose_pieces(&self) -> Option<Reason> {
        let others = self.after_others().count();
        let losing = self.after_others();
        let losing = losing.filter(|next| self.surely_lost(next, 1)).count();
        (2 * losing >= others && losing > 1 && self.surely(0)).then_some(Reason::ManyLosePieces {
            losing: losing as u32,
            others: others as u32,
        })
    }

    fn centre(&self) -> Option<Reason> {
        let in_centre = |square: Square| CENTRE.contains(&square.number());
        let comes = in_centre(self.best.to()) && !in_centre(self.best.from());
        (comes && self.before.is_man_move(self.best) && self.surely(0))
            .then_some(Reason::TakesCentre)
    }

    fn back_row(&self) -> Option<Reason> {
        let rules = self.before.variant().rules();
        let back_row = rules.crowning_row(!self.side);
        let guards = self.before.board().men(self.side) & back_row;
        let could_leave = self.others().iter().any(|mv| guards.contains(mv.from()));
        let matters = !self.before.board().men(!self.side).is_empty();
        let stay = !guards.contains(self.best.from()) && guards.len() > 1;
        (stay && could_leave && matters).then_some(Reason::KeepsBackRow {
            men: guards.len() as u32,
        })
    }

    fn others(&self) -> Vec<Move> {
        let mut others = self.legal.to_vec();
        others.retain(|&mv| mv != self.best);
        others
    }

    fn after_others(&self) -> impl Iterator<Item = Position> {
        let before = self.before;
        let others = self.others().into_iter();
        others.map(move |mv| before.play_unchecked(mv))
    }
}

/// The game with more moves, as far as they can be played.
fn played(game: &Game, moves: &[Move]) -> Game {
    let mut game = game.clone();
    for &mv in moves {
        let path = game.position().path(mv);
        if path.is_none_or(|path| game.play(path).is_err()) {
            break;
        }
    }
    game
}

/// The position as if the other side were to move.
fn turned(position: &Position) -> Option<Position> {
    let setup = Setup {
        variant: position.variant(),
        board: *position.board(),
        turn: !position.turn(),
    };
    Position::from_setup(setup).ok()
}

/// The pieces that the side to move takes now so that it surely wins something.
fn endangered(position: &Position) -> Bitboard {
    let side = position.turn();
    let more = material::balance(position, side) + 1;
    let moves = position.legal_moves();
    let winning = moves.iter().filter(|mv| {
        mv.is_capture() && material::surely(&position.play_unchecked(**mv), side, more)
    });
    winning.fold(Bitboard::EMPTY, |all, mv| all | mv.captured())
}
