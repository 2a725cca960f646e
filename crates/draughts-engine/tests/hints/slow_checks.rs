//! Claims of reasons in positions of random games, checked once more by the plainest means.

use std::collections::HashMap;

use draughts::{Color, Game, Outcome, Position, Setup, Square, WinReason};
use draughts_engine::hint::{HORIZON, Reason};

use crate::{ENGLISH, THAI, hint};

/// Numbers that look random but are the same in every run.
struct Scrambled(u64);

impl Scrambled {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

fn balance(position: &Position, side: Color) -> i32 {
    let board = position.board();
    board.pieces(side).len() as i32 - board.pieces(!side).len() as i32
}

fn turned(position: &Position) -> Position {
    Position::from_setup(Setup {
        variant: position.variant(),
        board: *position.board(),
        turn: !position.turn(),
    })
    .unwrap()
}

/// The least that a side comes to when it plays best: after the horizon, and after all captures.
fn outcome(position: &Position, side: Color, plies: u32, escapes: u32) -> i32 {
    let own_turn = position.turn() == side;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return if own_turn { -100 } else { 100 };
    }
    let over = plies == 0 && !position.must_capture();
    let in_danger = own_turn && turned(position).must_capture();
    if over && !in_danger {
        return balance(position, side);
    }
    if over && escapes == 0 {
        return -100;
    }
    let escapes = escapes - u32::from(over);
    let outcomes = moves.iter().map(|&mv| {
        let next = position.play(mv).unwrap();
        outcome(&next, side, plies.saturating_sub(1), escapes)
    });
    let best = if own_turn {
        outcomes.max()
    } else {
        outcomes.min()
    }
    .unwrap();
    // Beyond the horizon what is there already may be kept only if nothing is in danger.
    if over {
        best.min(balance(position, side))
    } else {
        best
    }
}

fn sure(position: &Position, side: Color) -> i32 {
    outcome(position, side, HORIZON, 1)
}

/// Whether a side wins within so many plies.
fn wins(position: &Position, side: Color, plies: u32) -> bool {
    let own_turn = position.turn() == side;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return !own_turn;
    }
    let mut nexts = moves.iter().map(|&mv| position.play(mv).unwrap());
    plies > 0
        && if own_turn {
            nexts.any(|next| wins(&next, side, plies - 1))
        } else {
            nexts.all(|next| wins(&next, side, plies - 1))
        }
}

/// Whether the man on a square is crowned within so many plies, whatever is played.
fn crowned(position: &Position, side: Color, man: Square, plies: u32) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() || plies == 0 {
        return false;
    }
    let mut leads = moves.iter().map(|&mv| {
        let next = position.play(mv).unwrap();
        if position.turn() != side {
            return next.board().men(side).contains(man) && crowned(&next, side, man, plies - 1);
        }
        let to = if mv.from() == man { mv.to() } else { man };
        next.board().kings(side).contains(to) || crowned(&next, side, to, plies - 1)
    });
    if position.turn() == side {
        leads.any(|leads| leads)
    } else {
        leads.all(|leads| leads)
    }
}

/// Whether taking the piece on a square would win something for the side to move.
fn is_lost(position: &Position, square: Square) -> bool {
    let side = position.turn();
    position.legal_moves().iter().any(|mv| {
        mv.captured().contains(square)
            && sure(&position.play(*mv).unwrap(), side) > balance(position, side)
    })
}

/// The claim of a reason, by the plainest means; it is none where the slow way would take too long.
fn holds(game: &Game, best: draughts::Move, reason: Reason) -> Option<bool> {
    let before = *game.position();
    let after = before.play(best).unwrap();
    let (side, enemy) = (before.turn(), !before.turn());
    let legal = before.legal_moves();
    let others: Vec<_> = legal.iter().filter(|&&mv| mv != best).collect();
    let after_others = || others.iter().map(|&&mv| before.play(mv).unwrap());
    let now = balance(&before, side);
    let taken_before = game
        .played()
        .last()
        .map_or(0, |ply| ply.mv().captured().len() as i32);
    let gains = |pieces: u32| sure(&after, side) >= now + pieces as i32;
    let loses = |next: &Position, pieces: u32| sure(next, enemy) >= pieces as i32 - now;
    let mut played = game.clone();
    played.play(before.path(best).unwrap()).unwrap();
    let won = |reason| {
        Some(Outcome::Win {
            winner: side,
            reason,
        })
    };
    Some(match reason {
        Reason::TakesLast => played.outcome() == won(WinReason::NoPieces),
        Reason::Blocks => played.outcome() == won(WinReason::Blocked),
        Reason::Wins { moves } if moves <= 4 => {
            wins(&after, side, 2 * moves - 2) && !wins(&after, side, (2 * moves).saturating_sub(4))
        }
        Reason::OnlyMove => others.is_empty() && !best.is_capture(),
        Reason::OnlyCapture { pieces } => {
            others.is_empty() && pieces > 0 && best.captured().len() == pieces as usize
        }
        Reason::HoldsOut { moves } if moves <= 4 => {
            let within = 2 * moves - 1;
            wins(&after, enemy, within)
                && (moves == 1 || !wins(&after, enemy, within - 2))
                && after_others().all(|next| wins(&next, enemy, within))
        }
        Reason::OthersLose { moves } if moves <= 4 => {
            after_others().all(|next| wins(&next, enemy, 2 * moves - 1))
        }
        Reason::DrawsByRepetition => played.repetition() >= 3,
        Reason::DrawsWithoutProgress => played
            .no_progress()
            .is_some_and(|count| count.done >= count.limit),
        Reason::WinsPieces { pieces } => gains(pieces + taken_before as u32),
        Reason::Sacrifices { pieces } => {
            gains(pieces) && !best.is_capture() && after.must_capture()
        }
        Reason::TakesBack { pieces } => gains(pieces) && pieces as i32 <= taken_before,
        Reason::Crowns => {
            before.board().men(side).contains(best.from())
                && after.board().kings(side).contains(best.to())
        }
        Reason::CrownsSoon { moves } => {
            moves > 1 && gains(0) && crowned(&after, side, best.to(), 2 * moves - 2)
        }
        Reason::OthersLosePieces { pieces } => {
            gains(0) && after_others().all(|next| loses(&next, pieces))
        }
        Reason::LosesLeast { pieces } => {
            sure(&after, side) >= now - pieces as i32
                && after_others().all(|next| loses(&next, pieces + 1))
        }
        Reason::MovesAway { square } => {
            square == best.from() && is_lost(&turned(&before), square) && gains(0)
        }
        Reason::Protects { square } => {
            square != best.from() && is_lost(&turned(&before), square) && gains(0)
        }
        Reason::StopsCrowning { square } => {
            let crowns = |position: &Position, on: Option<Square>| {
                position.legal_moves().iter().any(|mv| {
                    let kings = |position: &Position| position.board().kings(enemy).len();
                    let next = position.play(*mv).unwrap();
                    kings(&next) > kings(position) && on.is_none_or(|square| mv.to() == square)
                })
            };
            crowns(&turned(&before), Some(square)) && !crowns(&after, None)
        }
        Reason::ExchangesAhead { pieces } => {
            now == pieces as i32
                && pieces > 0
                && after.must_capture()
                && gains(0)
                && loses(&after, 0)
        }
        Reason::Exchanges => after.must_capture() && gains(0) && loses(&after, 0),
        Reason::TakesMost { pieces } => {
            pieces > 1
                && best.captured().len() == pieces as usize
                && others
                    .iter()
                    .all(|mv| mv.captured().len() < pieces as usize)
        }
        Reason::MustCapture => best.is_capture() && !others.is_empty(),
        Reason::Threatens { square } => gains(0) && is_lost(&turned(&after), square),
        Reason::Restricts { moves } => {
            after.legal_moves().len() == moves as usize
                && turned(&before).legal_moves().len() > moves as usize
        }
        Reason::ManyLosePieces { losing, others } => {
            let found = after_others().filter(|next| loses(next, 1)).count();
            // The quick way may stop early, and then counts too few.
            gains(0) && found >= losing as usize && after_others().count() == others as usize
        }
        Reason::TakesCentre => gains(0) && [14, 15, 18, 19].contains(&best.to().number()),
        Reason::KeepsBackRow { men } => {
            let row = before.variant().rules().crowning_row(enemy);
            (before.board().men(side) & row) == (after.board().men(side) & row)
                && (after.board().men(side) & row).len() == men as usize
        }
        _ => return None,
    })
}

#[test]
fn the_plainest_check_confirms_every_claim() {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut checked = 0;
    let mut scrambled = Scrambled(4);
    for variant in [THAI, ENGLISH] {
        for _ in 0..GAMES {
            let mut game = Game::new(variant);
            // Positions with many pieces have too many lines for the slow way.
            while game.outcome().is_none() {
                let moves = game.position().legal_moves();
                let pieces = game.position().board().occupied().len();
                if pieces <= 10 && scrambled.below(3) == 0 {
                    let found = hint(&game, 6);
                    let word = found.reason.to_string();
                    let word = word.split(' ').next().unwrap().to_owned();
                    *seen.entry(word).or_default() += 1;
                    let fen = game.position().to_fen();
                    if let Some(holds) = holds(&game, found.best, found.reason) {
                        assert!(holds, "{variant} {fen}: {:?} {}", found.best, found.reason);
                        checked += 1;
                    }
                }
                let mv = moves[scrambled.below(moves.len())];
                let path = game.position().path(mv).unwrap();
                game.play(path).unwrap();
            }
        }
    }
    assert!(checked > 500, "{checked}");
    assert!(seen.len() > 20, "{seen:?}");
}

/// How many random games of each kind are played.
const GAMES: usize = 60;
