//! Moves entered square by square, in random positions.

use std::collections::BTreeSet;

use draughts::{
    Bitboard, KingRange, Move, MoveInput, Path, Piece, Position, Progress, Refusal, Role, Square,
};
use proptest::prelude::*;

use crate::random::{config, position, position_from_a_game};

/// A state of the input: what has been chosen, and the paths that begin so.
struct State<'a> {
    input: &'a MoveInput,
    position: &'a Position,
    open: Vec<Path>,
}

impl<'a> State<'a> {
    fn of(input: &'a MoveInput, position: &'a Position) -> State<'a> {
        let mut open = position.all_paths();
        open.retain(|path| path.squares().starts_with(input.chosen()));
        State {
            input,
            position,
            open,
        }
    }

    fn jumps(&self) -> usize {
        self.input.chosen().len().saturating_sub(1)
    }

    fn movers(&self) -> Bitboard {
        self.position.all_paths().iter().map(Path::from).collect()
    }

    /// What may come next, told from the open paths.
    fn next_squares(&self) -> Bitboard {
        let depth = self.input.chosen().len();
        if depth == 0 {
            return Bitboard::EMPTY;
        }
        self.open.iter().map(|path| path.squares()[depth]).collect()
    }

    fn moves_ending_on(&self, square: Square) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::new();
        for path in self.open.iter().filter(|path| path.to() == square) {
            if !moves.contains(&path.result()) {
                moves.push(path.result());
            }
        }
        moves
    }

    /// Whether a square further on names one move.
    fn is_shortcut(&self, square: Square) -> bool {
        !self.input.chosen().is_empty()
            && !self.next_squares().contains(square)
            && self.input.at() != Some(square)
            && self.moves_ending_on(square).len() == 1
    }

    fn check(&self) {
        let input = self.input;
        let shortcuts = Square::all()
            .filter(|&square| self.is_shortcut(square))
            .collect();
        assert_eq!(input.movers(), self.movers());
        assert_eq!(input.next_squares(), self.next_squares());
        assert_eq!(input.shortcuts(), shortcuts);
        assert_eq!(input.in_chain(), self.jumps() > 0);
        self.check_board();
        for square in Square::all() {
            self.check_square(square);
        }
    }

    /// The board shows the piece where it stands now, without what it has captured.
    fn check_board(&self) {
        let taken: Bitboard = match self.open.first() {
            Some(path) => path.captured().iter().copied().take(self.jumps()).collect(),
            None => Bitboard::EMPTY,
        };
        assert_eq!(self.input.captured(), taken);
        let moved = self.input.chosen().first().zip(self.input.at());
        let before = self.position.board();
        for square in Square::all() {
            let expected = match moved {
                Some((&from, at)) if square == at => before.piece_at(from),
                Some((&from, _)) if square == from => None,
                _ if taken.contains(square) => None,
                _ => before.piece_at(square),
            };
            assert_eq!(self.input.board().piece_at(square), expected);
        }
    }

    /// A square is taken where it should be, and otherwise refused for a true reason, with nothing
    /// changed.
    fn check_square(&self, square: Square) {
        let mut input = self.input.clone();
        let answer = input.choose(square);
        if self.input.at() == Some(square) {
            assert_eq!(answer, Ok(Progress::Deselected));
            assert!(input.chosen().is_empty());
        } else if self.next_squares().contains(square) {
            self.check_step(square, &answer.expect("it comes next"), &input);
        } else if self.is_shortcut(square) {
            let Ok(Progress::Finished(path)) = answer else {
                panic!("{answer:?} for the shortcut to {square}");
            };
            assert!(self.open.contains(&path) && path.to() == square);
            assert!(input.chosen().is_empty());
        } else if self.jumps() == 0 && self.movers().contains(square) {
            assert_eq!(answer, Ok(Progress::Selected));
            assert_eq!(input.chosen(), [square]);
        } else {
            let refusal = answer.expect_err("nothing allows it");
            assert_eq!(input, *self.input);
            self.check_refusal(square, refusal);
        }
    }

    fn check_step(&self, square: Square, progress: &Progress, after: &MoveInput) {
        let chosen = [self.input.chosen(), &[square]].concat();
        match progress {
            Progress::Finished(path) => {
                assert_eq!(path.squares(), chosen);
                assert!(self.open.contains(path));
                assert!(after.chosen().is_empty());
            }
            Progress::Stepped { captured } => {
                assert_eq!(after.chosen(), chosen);
                let path = self
                    .open
                    .iter()
                    .find(|path| path.squares().starts_with(&chosen));
                assert_eq!(
                    path.map(|path| path.captured()[self.jumps()]),
                    Some(*captured)
                );
            }
            Progress::Selected | Progress::Deselected => panic!("{progress:?} for a step"),
        }
    }

    /// Whatever a refusal says is so.
    fn check_refusal(&self, asked: Square, refusal: Refusal) {
        let board = self.input.board();
        let turn = self.position.turn();
        let own = |square| board.pieces(turn).contains(square);
        let enemy = |square| board.pieces(!turn).contains(square);
        let empty = |square| board.piece_at(square).is_none();
        let must_capture = self.position.must_capture();
        let says_so = match refusal {
            Refusal::NoPiece {
                square,
                turn: to_move,
            } => self.input.at().is_none() && square == asked && empty(square) && to_move == turn,
            Refusal::NotYourPiece {
                square,
                turn: to_move,
            } => self.input.at().is_none() && square == asked && enemy(square) && to_move == turn,
            Refusal::Blocked { square, role } => {
                let piece = Piece { color: turn, role };
                square == asked && board.piece_at(square) == Some(piece) && !must_capture
            }
            Refusal::OtherMustCapture { square, capturers } => {
                square == asked && own(square) && must_capture && capturers == self.movers()
            }
            Refusal::MustCapture { from, landings } => {
                must_capture && self.stands_on(from) && landings == self.next_squares()
            }
            Refusal::MustLandBehind { captured, landing } => {
                let lands_behind = |path: &Path| {
                    path.squares().get(self.jumps() + 1) == Some(&landing)
                        && path.captured().get(self.jumps()) == Some(&captured)
                };
                asked != landing
                    && self.is_on_the_way(captured, asked)
                    && self.open.iter().any(lands_behind)
            }
            Refusal::ChainUnfinished { at, next } => {
                self.jumps() > 0 && self.stands_on(at) && next == self.next_squares()
            }
            Refusal::Ambiguous { target, next } => {
                let depth = self.input.chosen().len();
                let ways: Bitboard = self
                    .open
                    .iter()
                    .filter(|path| path.to() == target)
                    .map(|path| path.squares()[depth])
                    .collect();
                target == asked && next == ways && self.moves_ending_on(target).len() > 1
            }
            Refusal::ManMovesForward { from } => {
                self.stands_on(from) && self.is_man(from) && self.is_behind(from, asked)
            }
            Refusal::ManCapturesForward { from, over } => {
                let behind = self.is_behind(from, asked) && self.is_behind(from, over);
                let over_it = self.is_on_the_way(over, asked) && distance(from, asked) <= Some(2);
                self.stands_on(from) && self.is_man(from) && enemy(over) && behind && over_it
            }
            Refusal::NotDiagonal { from } => {
                self.stands_on(from) && distance(from, asked).is_none()
            }
            Refusal::TooFar { from, role } => {
                let long = self.position.variant().rules().king_range == KingRange::Long;
                let steps = role == Role::Man || !long;
                self.stands_on(from) && steps && distance(from, asked).is_some_and(|far| far > 1)
            }
            Refusal::Occupied { square } => enemy(square) && self.blocks_the_way(square, asked),
            Refusal::OwnPieceInTheWay { by } => own(by) && self.blocks_the_way(by, asked),
            Refusal::TwoInARow { first, second } => {
                let in_a_row = distance(first, second) == Some(1);
                enemy(first) && !empty(second) && in_a_row && self.blocks_the_way(first, asked)
            }
        };
        let fen = self.position.to_fen();
        assert!(
            says_so,
            "{fen} {:?} then {asked}: {refusal:?}",
            self.input.chosen()
        );
    }

    fn stands_on(&self, square: Square) -> bool {
        self.input.at() == Some(square)
    }

    fn is_man(&self, square: Square) -> bool {
        self.input
            .board()
            .men(self.position.turn())
            .contains(square)
    }

    fn is_behind(&self, from: Square, square: Square) -> bool {
        if self
            .position
            .variant()
            .rules()
            .moves_up(self.position.turn())
        {
            square.row() > from.row()
        } else {
            square.row() < from.row()
        }
    }

    /// Whether a piece on the way to the target is within the reach of the piece that moves.
    fn blocks_the_way(&self, square: Square, target: Square) -> bool {
        let reach = self.input.at().and_then(|from| distance(from, square));
        let goes_far = self.is_long_king();
        self.is_on_the_way(square, target) && (goes_far || reach == Some(1))
    }

    fn is_long_king(&self) -> bool {
        let long = self.position.variant().rules().king_range == KingRange::Long;
        long && self.input.at().is_some_and(|at| !self.is_man(at))
    }

    /// Whether a square lies between the piece and the target, or is the target.
    fn is_on_the_way(&self, square: Square, target: Square) -> bool {
        let Some(from) = self.input.at() else {
            return false;
        };
        match [(from, square), (square, target), (from, target)].map(|(a, b)| distance(a, b)) {
            [Some(_), None, Some(_)] => square == target,
            [Some(first), Some(rest), Some(whole)] => first + rest == whole,
            _ => false,
        }
    }
}

/// How far apart two different squares of one diagonal are.
fn distance(from: Square, to: Square) -> Option<u32> {
    let rows = from.row().abs_diff(to.row());
    let columns = from.column().abs_diff(to.column());
    (rows == columns && rows > 0).then_some(rows)
}

/// Enters every path of a position square by square and checks every state on the way.
fn check_every_path(position: &Position) {
    let nothing = MoveInput::new(*position);
    State::of(&nothing, position).check();
    let mut checked = BTreeSet::new();
    for path in position.all_paths() {
        let mut input = nothing.clone();
        let (&last, before) = path.squares().split_last().expect("a path has squares");
        for &square in before {
            let progress = input.choose(square).expect("it comes next");
            assert!(matches!(
                progress,
                Progress::Selected | Progress::Stepped { .. }
            ));
            if checked.insert(input.chosen().to_vec()) {
                State::of(&input, position).check();
            }
        }
        let one_less = {
            let mut input = input.clone();
            assert!(input.step_back());
            input.chosen().to_vec()
        };
        assert_eq!(one_less, before[..before.len() - 1]);
        assert_eq!(input.choose(last), Ok(Progress::Finished(path)));
        assert_eq!(input, nothing);
    }
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn every_path_of_random_positions_can_be_entered(position in position()) {
        check_every_path(&position);
    }

    #[test]
    fn every_path_of_positions_of_games_can_be_entered(position in position_from_a_game()) {
        check_every_path(&position);
    }
}

/// The positions that decide a point of the rules, chains, loops and twins among them.
#[test]
fn every_path_of_the_named_positions_can_be_entered() {
    for row in include_str!("../cases/named.tsv").lines().skip(1) {
        let mut columns = row.split('\t');
        let variant = columns.next().unwrap().parse().unwrap();
        let fen = columns.nth(1).unwrap();
        check_every_path(&Position::from_fen(variant, fen).unwrap());
    }
}
