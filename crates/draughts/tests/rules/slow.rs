//! The rules once more, written to be obviously right: rows and columns, one piece at a time.
//!
//! It shares nothing with the library but the types of the answers.

use std::collections::BTreeSet;

use draughts::{Color, Position, Role, Variant};

/// Rows from the top and columns from the left, from 0 to 7.
type At = (i32, i32);

/// A board with a side to move, as a table of 8 rows of 8 columns.
#[derive(Clone)]
pub(crate) struct SlowPosition {
    variant: Variant,
    turn: Color,
    table: [[Option<(Color, Role)>; 8]; 8],
}

/// A path: the numbers of its squares, and of the captured pieces' squares in their order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SlowPath {
    pub(crate) squares: Vec<u32>,
    pub(crate) captured: Vec<u32>,
}

/// A path seen as a move: first square, last square, set of captured pieces.
pub(crate) type Outcome = (u32, u32, BTreeSet<u32>);

impl SlowPath {
    pub(crate) fn text(&self) -> String {
        let names: Vec<String> = self.squares.iter().map(u32::to_string).collect();
        names.join(if self.captured.is_empty() { "-" } else { "x" })
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let captured = self.captured.iter().copied().collect();
        (
            self.squares[0],
            self.squares[self.squares.len() - 1],
            captured,
        )
    }
}

const UP: [At; 2] = [(-1, -1), (-1, 1)];
const DOWN: [At; 2] = [(1, -1), (1, 1)];

fn place_of(number: u32) -> At {
    let index = number as i32 - 1;
    let row = index / 4;
    let first_dark_column = if row % 2 == 0 { 1 } else { 0 };
    (row, first_dark_column + 2 * (index % 4))
}

fn number_of((row, column): At) -> u32 {
    (row * 4 + column / 2 + 1) as u32
}

fn is_on_board((row, column): At) -> bool {
    (0..8).contains(&row) && (0..8).contains(&column)
}

fn beyond((row, column): At, (down, right): At) -> At {
    (row + down, column + right)
}

impl From<&Position> for SlowPosition {
    fn from(position: &Position) -> SlowPosition {
        let mut table = [[None; 8]; 8];
        for (square, piece) in position.board().iter() {
            let (row, column) = place_of(square.number());
            table[row as usize][column as usize] = Some((piece.color, piece.role));
        }
        SlowPosition {
            variant: position.variant(),
            turn: position.turn(),
            table,
        }
    }
}

impl SlowPosition {
    /// All legal paths, sorted.
    pub(crate) fn paths(&self) -> Vec<SlowPath> {
        let mut captures = Vec::new();
        let mut quiets = Vec::new();
        for number in 1..=32 {
            let at = place_of(number);
            let Some((color, role)) = self.piece(at) else {
                continue;
            };
            if color == self.turn {
                let mut lifted = self.clone();
                lifted.set(at, None);
                let start = SlowPath {
                    squares: vec![number],
                    captured: vec![],
                };
                lifted.add_captures(start, role, &mut captures);
                self.add_quiets(at, role, &mut quiets);
            }
        }
        let mut legal = if captures.is_empty() {
            quiets
        } else {
            captures
        };
        legal.sort();
        legal
    }

    /// The position after a path, the other side to move.
    pub(crate) fn after(&self, path: &SlowPath) -> SlowPosition {
        let (from, to, captured) = path.outcome();
        let mut next = self.clone();
        let piece = self.piece(place_of(from)).map(|(color, role)| {
            let (row, _) = place_of(to);
            let last_row = if self.goes_up() { 0 } else { 7 };
            (color, if row == last_row { Role::King } else { role })
        });
        next.set(place_of(from), None);
        for number in captured {
            next.set(place_of(number), None);
        }
        next.set(place_of(to), piece);
        next.turn = !self.turn;
        next
    }

    pub(crate) fn is_same_as(&self, position: &Position) -> bool {
        let other = SlowPosition::from(position);
        self.turn == other.turn && self.variant == other.variant && self.table == other.table
    }

    fn piece(&self, (row, column): At) -> Option<(Color, Role)> {
        self.table[row as usize][column as usize]
    }

    fn set(&mut self, (row, column): At, piece: Option<(Color, Role)>) {
        self.table[row as usize][column as usize] = piece;
    }

    fn is_empty(&self, at: At) -> bool {
        is_on_board(at) && self.piece(at).is_none()
    }

    fn is_enemy(&self, at: At) -> bool {
        is_on_board(at) && self.piece(at).is_some_and(|(color, _)| color != self.turn)
    }

    /// Black sits below in Thai checkers, White in English checkers.
    fn goes_up(&self) -> bool {
        match self.variant {
            Variant::Thai => self.turn == Color::Black,
            Variant::English => self.turn == Color::White,
        }
    }

    fn directions(&self, role: Role) -> Vec<At> {
        match role {
            Role::King => [UP, DOWN].concat(),
            Role::Man if self.goes_up() => UP.to_vec(),
            Role::Man => DOWN.to_vec(),
        }
    }

    fn is_flying(&self, role: Role) -> bool {
        role == Role::King && self.variant == Variant::Thai
    }

    fn add_quiets(&self, from: At, role: Role, quiets: &mut Vec<SlowPath>) {
        for direction in self.directions(role) {
            let mut to = beyond(from, direction);
            while self.is_empty(to) {
                quiets.push(SlowPath {
                    squares: vec![number_of(from), number_of(to)],
                    captured: vec![],
                });
                if !self.is_flying(role) {
                    break;
                }
                to = beyond(to, direction);
            }
        }
    }

    /// Adds all captures that go on from the end of `path`. The piece that captures is off the
    /// board, and so is what it has captured.
    fn add_captures(&self, path: SlowPath, role: Role, finished: &mut Vec<SlowPath>) {
        let at = place_of(path.squares[path.squares.len() - 1]);
        let mut goes_on = false;
        for direction in self.directions(role) {
            let mut over = beyond(at, direction);
            while self.is_flying(role) && self.is_empty(over) {
                over = beyond(over, direction);
            }
            let landing = beyond(over, direction);
            if self.is_enemy(over) && self.is_empty(landing) {
                goes_on = true;
                let mut longer = path.clone();
                longer.squares.push(number_of(landing));
                longer.captured.push(number_of(over));
                let mut next = self.clone();
                next.set(over, None);
                next.add_captures(longer, role, finished);
            }
        }
        if !goes_on && !path.captured.is_empty() {
            finished.push(path);
        }
    }
}
