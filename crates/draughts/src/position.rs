//! Positions that obey the rules, and what may be played in them.

use smallvec::SmallVec;
use thiserror::Error;

use crate::{
    Bitboard, Board, Color, Move, MoveList, Path, Piece, Role, Setup, SetupError, Square, Variant,
    movegen::{
        Capture, Pieces, Side, count_quiets, has_capture, next_jumps, specialised, visit_captures,
        visit_quiets,
    },
    zobrist,
};

/// A position of one of the games: valid by construction, with an incrementally updated key.
///
/// ```
/// use draughts::{Color, Position, Variant};
///
/// let start = Position::start(Variant::English);
/// assert_eq!(start.turn(), Color::Black);
/// let next = start.play(start.legal_moves()[0]).unwrap();
/// assert_eq!(next.turn(), Color::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    variant: Variant,
    turn: Color,
    board: Board,
    key: u64,
}

/// The move is not legal in the position it was to be played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no legal move goes from {from} to {to} and captures {captures} piece(s) there", from = .0.from(), to = .0.to(), captures = .0.captured().len())]
pub struct IllegalMove(pub Move);

impl Position {
    /// The position at the start of a game.
    #[must_use]
    pub fn start(variant: Variant) -> Position {
        let rules = variant.rules();
        Position::new_unchecked(Setup {
            variant,
            board: rules.start_board(),
            turn: rules.starts,
        })
    }

    /// The position of a setup.
    ///
    /// # Errors
    ///
    /// What the setup has wrong: see [`SetupError`].
    pub fn from_setup(setup: Setup) -> Result<Position, SetupError> {
        setup.check()?;
        Ok(Position::new_unchecked(setup))
    }

    fn new_unchecked(setup: Setup) -> Position {
        let Setup {
            variant,
            board,
            turn,
        } = setup;
        let pieces = board.iter().fold(0, |key, (square, piece)| {
            key ^ zobrist::piece(square, piece)
        });
        Position {
            variant,
            turn,
            board,
            key: pieces ^ zobrist::turn(turn) ^ zobrist::variant(variant),
        }
    }

    /// The game it is a position of.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// A number that equal positions share and different ones practically never do (Zobrist).
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// All legal moves, each result once.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W9,10,17,18:BK22").unwrap();
    /// assert_eq!(position.legal_moves().len(), 1);
    /// assert_eq!(position.all_paths().len(), 2);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::default();
        self.add_legal_moves(&mut moves);
        moves
    }

    /// Adds all legal moves to an empty list. Where millions of lists are made, this spares copying
    /// each of them.
    pub fn add_legal_moves(&self, moves: &mut MoveList) {
        let pieces = self.pieces();
        specialised!(self.variant, self.turn, |K, S| {
            visit_captures::<K, S>(pieces, |capture| push_capture(moves, capture));
            if moves.is_empty() {
                visit_quiets::<K, S>(pieces, |from, to, _| {
                    moves.push(Move {
                        from: square(from),
                        to: square(to),
                        captured: Bitboard::EMPTY,
                    });
                });
            }
        });
    }

    /// The legal moves from one square to another, of which there may be several only where they
    /// capture.
    pub(crate) fn moves_between(&self, from: Square, to: Square) -> SmallVec<[Move; 2]> {
        let pieces = self.pieces();
        let ends = [1 << from.index(), 1 << to.index()];
        let mut moves: SmallVec<[Move; 2]> = SmallVec::new();
        specialised!(self.variant, self.turn, |K, S| {
            if has_capture::<K, S>(pieces) {
                visit_captures::<K, S>(pieces, |capture| {
                    if [capture.from, capture.to] == ends {
                        let mv = Move {
                            from,
                            to,
                            captured: Bitboard(capture.captured),
                        };
                        if !moves.contains(&mv) {
                            moves.push(mv);
                        }
                    }
                });
            } else {
                visit_quiets::<K, S>(pieces, |at, target, _| {
                    if [at, target] == ends {
                        let captured = Bitboard::EMPTY;
                        moves.push(Move { from, to, captured });
                    }
                });
            }
        });
        moves
    }

    /// Whether the side to move has a capture, and so must make one.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        specialised!(self.variant, self.turn, |K, S| has_capture::<K, S>(
            self.pieces()
        ))
    }

    /// Whether the other side could capture if it were its turn.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let threatened = |fen| Position::from_fen(Variant::Thai, fen).unwrap().is_threatened();
    /// assert!(threatened("B:W14,18:B23"));
    /// // Behind the man on 23 stands another one.
    /// assert!(!threatened("B:W14,18:B23,27"));
    /// ```
    #[must_use]
    pub fn is_threatened(&self) -> bool {
        let Pieces { own, enemy, kings } = self.pieces();
        let turned = Pieces {
            own: enemy,
            enemy: own,
            kings,
        };
        specialised!(self.variant, !self.turn, |K, S| has_capture::<K, S>(turned))
    }

    /// Whether the side to move has any move at all; without one it has lost.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let pieces = self.pieces();
        specialised!(self.variant, self.turn, |K, S| has_capture::<K, S>(pieces)
            || count_quiets::<K, S>(pieces) > 0)
    }

    /// Every path of every legal move, sorted by the squares it goes over.
    #[must_use]
    pub fn all_paths(&self) -> Vec<Path> {
        let mut paths = if self.must_capture() {
            self.capture_paths()
        } else {
            self.legal_moves()
                .iter()
                .map(|mv| Path::starting_at(mv.from).then(mv.to, None))
                .collect()
        };
        paths.sort();
        paths
    }

    /// The paths of a move, of which there may be several; none where the move is not legal.
    #[must_use]
    pub fn paths(&self, mv: Move) -> Vec<Path> {
        let mut paths = self.all_paths();
        paths.retain(|path| path.result() == mv);
        paths
    }

    /// One path of a move, for those who do not care which; `None` where the move is not legal.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W9,10,17,18:BK22").unwrap();
    /// let loop_move = position.legal_moves()[0];
    /// assert_eq!(position.path(loop_move).unwrap().result(), loop_move);
    /// assert_eq!(Position::start(Variant::Thai).path(loop_move), None);
    /// ```
    #[must_use]
    pub fn path(&self, mv: Move) -> Option<Path> {
        self.paths(mv).into_iter().next()
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where it is not one of [`legal_moves`](Position::legal_moves).
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.legal_moves().contains(&mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// The position after a move that is known to come from
    /// [`legal_moves`](Position::legal_moves) of this very position; after any other move the
    /// result makes no sense.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let mover = Piece {
            color: self.turn,
            role: self.role_of(mv.from),
        };
        let arriving = if self.crowns(mv) {
            Piece {
                role: Role::King,
                ..mover
            }
        } else {
            mover
        };
        let mut board = self.board.without(mv.from);
        let mut key = self.key ^ zobrist::piece(mv.from, mover);
        for square in mv.captured {
            let taken = Piece {
                color: !self.turn,
                role: self.role_of(square),
            };
            board = board.without(square);
            key ^= zobrist::piece(square, taken);
        }
        key ^= zobrist::piece(mv.to, arriving);
        key ^= zobrist::turn(self.turn) ^ zobrist::turn(!self.turn);
        Position {
            variant: self.variant,
            turn: !self.turn,
            board: board.with(mv.to, arriving),
            key,
        }
    }

    /// Whether a move of this position makes a king of a man.
    #[must_use]
    pub fn crowns(&self, mv: Move) -> bool {
        self.role_of(mv.from) == Role::Man
            && self.variant.rules().crowning_row(self.turn).contains(mv.to)
    }

    /// Whether a man makes this move, which can never be taken back by playing on.
    #[must_use]
    pub fn is_man_move(&self, mv: Move) -> bool {
        self.role_of(mv.from) == Role::Man
    }

    fn role_of(&self, square: Square) -> Role {
        if Bitboard(self.board.kings).contains(square) {
            Role::King
        } else {
            Role::Man
        }
    }

    /// The board as the side to move sees it.
    pub(crate) fn pieces(&self) -> Pieces {
        Pieces {
            own: self.board.pieces(self.turn).0,
            enemy: self.board.pieces(!self.turn).0,
            kings: self.board.kings,
        }
    }

    fn capture_paths(&self) -> Vec<Path> {
        let mut finished = Vec::new();
        for square in self.board.pieces(self.turn) {
            let by_king = self.role_of(square) == Role::King;
            let enemy = self.board.pieces(!self.turn).0;
            let empty = !self.board.occupied().without(square).0;
            specialised!(self.variant, self.turn, |K, S| {
                extend_path::<K, S>(
                    Path::starting_at(square),
                    by_king,
                    enemy,
                    empty,
                    &mut finished,
                );
            });
        }
        finished
    }
}

/// Adds all finished captures that begin with `path` to `finished`.
fn extend_path<K: crate::movegen::Kings, S: Side>(
    path: Path,
    by_king: bool,
    enemy: u32,
    empty: u32,
    finished: &mut Vec<Path>,
) {
    let at = Bitboard::from(path.to()).0;
    let mut jumps = next_jumps::<K, S>(at, by_king, enemy, empty).peekable();
    if jumps.peek().is_none() && path.is_capture() {
        finished.push(path);
        return;
    }
    for (over, to) in jumps {
        let longer = path.then(square(to), Some(square(over)));
        extend_path::<K, S>(longer, by_king, enemy & !over, empty | over, finished);
    }
}

fn push_capture(moves: &mut MoveList, capture: Capture) {
    let mv = Move {
        from: square(capture.from),
        to: square(capture.to),
        captured: Bitboard(capture.captured),
    };
    if !(capture.may_have_twin() && moves.contains(&mv)) {
        moves.push(mv);
    }
}

/// The square of a single bit.
fn square(bit: u32) -> Square {
    Square::from_index(bit.trailing_zeros())
}
