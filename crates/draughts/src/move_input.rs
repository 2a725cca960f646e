//! From squares somebody points at to a move.

use crate::{
    Bitboard, Board, Color, Move, Path, Position, Refusal, Role, Square,
    movegen::steps::{Direction, step},
    rules::KingRange,
};

/// Collects the squares of one move, one at a time, and says at each what may come next.
///
/// It is a plain value: an interface feeds it squares, shows what it answers, and keeps nothing of
/// its own about moves.
///
/// ```
/// use draughts::{MoveInput, Position, Progress, Square, Variant};
///
/// let square = |number| Square::from_number(number).unwrap();
/// let position = Position::from_fen(Variant::Thai, "B:W11,25:BK18").unwrap();
/// let mut input = MoveInput::new(position);
/// assert_eq!(input.choose(square(18)), Ok(Progress::Selected));
/// assert_eq!(input.choose(square(8)), Ok(Progress::Stepped { captured: square(11) }));
/// assert_eq!(input.next_squares().to_string(), "29");
/// let Ok(Progress::Finished(path)) = input.choose(square(29)) else { panic!() };
/// assert_eq!(path.captured(), [square(11), square(25)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInput {
    position: Position,
    /// All legal paths of the position.
    paths: Vec<Path>,
    chosen: Vec<Square>,
}

/// What choosing a square did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A piece is picked up.
    Selected,
    /// The piece is put down again, or the unfinished chain taken back.
    Deselected,
    /// The capture goes on; the piece on `captured` has left the board.
    Stepped {
        /// Where the captured piece stood.
        captured: Square,
    },
    /// The move is complete.
    Finished(Path),
}

impl MoveInput {
    /// Waits for the first square of a move in a position.
    #[must_use]
    pub fn new(position: Position) -> MoveInput {
        MoveInput {
            position,
            paths: position.all_paths(),
            chosen: Vec::new(),
        }
    }

    /// The position the move is for.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The squares chosen so far: where the piece started, then each landing square.
    #[must_use]
    pub fn chosen(&self) -> &[Square] {
        &self.chosen
    }

    /// Where the picked up piece stands now, if one is picked up.
    #[must_use]
    pub fn at(&self) -> Option<Square> {
        self.chosen.last().copied()
    }

    /// Whether a capture has begun and must go on.
    #[must_use]
    pub fn in_chain(&self) -> bool {
        self.chosen.len() > 1
    }

    /// The pieces that can make a legal move.
    #[must_use]
    pub fn movers(&self) -> Bitboard {
        self.paths.iter().map(Path::from).collect()
    }

    /// Where the picked up piece can go next; nothing where none is picked up.
    #[must_use]
    pub fn next_squares(&self) -> Bitboard {
        if self.chosen.is_empty() {
            return Bitboard::EMPTY;
        }
        self.open_paths()
            .filter_map(|path| path.squares().get(self.chosen.len()).copied())
            .collect()
    }

    /// Squares further on that finish the move at once, since only one move ends there.
    #[must_use]
    pub fn shortcuts(&self) -> Bitboard {
        if self.chosen.is_empty() {
            return Bitboard::EMPTY;
        }
        let ends: Bitboard = self.open_paths().map(Path::to).collect();
        (ends & !self.next_squares())
            .iter()
            .filter(|&end| Some(end) != self.at() && self.moves_ending_on(end).len() == 1)
            .collect()
    }

    /// The squares of the pieces captured so far.
    #[must_use]
    pub fn captured(&self) -> Bitboard {
        let jumps = self.chosen.len().saturating_sub(1);
        self.open_paths()
            .next()
            .map(|path| path.captured()[..jumps.min(path.captured().len())].iter())
            .into_iter()
            .flatten()
            .copied()
            .collect()
    }

    /// The board with the piece where it stands now and without the pieces captured so far.
    #[must_use]
    pub fn board(&self) -> Board {
        let board = *self.position.board();
        let (Some(&from), Some(at)) = (self.chosen.first(), self.at()) else {
            return board;
        };
        let Some(piece) = board.piece_at(from) else {
            return board;
        };
        self.captured()
            .iter()
            .fold(board.without(from), Board::without)
            .with(at, piece)
    }

    /// Takes the next square: a piece to pick up, the same again to put it down, where it goes, or
    /// the last square of a capture where that names one move.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says why the square cannot be chosen; nothing has changed then.
    pub fn choose(&mut self, square: Square) -> Result<Progress, Refusal> {
        if self.at() == Some(square) {
            self.clear();
            return Ok(Progress::Deselected);
        }
        if let Some(progress) = self.step_to(square) {
            return Ok(progress);
        }
        if let Some(progress) = self.finish_on(square) {
            return Ok(progress);
        }
        if self.in_chain() {
            return Err(self.refuse_in_chain(square));
        }
        if self.movers().contains(square) {
            self.chosen = vec![square];
            return Ok(Progress::Selected);
        }
        Err(match self.at() {
            Some(from) => self.refuse_target(from, square),
            None => self.refuse_piece(square),
        })
    }

    /// Takes back the last chosen square. `false` where there is none.
    pub fn step_back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Forgets all chosen squares.
    pub fn clear(&mut self) {
        self.chosen.clear();
    }

    /// The paths that begin with the chosen squares.
    fn open_paths(&self) -> impl Iterator<Item = &Path> {
        self.paths
            .iter()
            .filter(|path| path.squares().starts_with(&self.chosen))
    }

    /// The different moves among the open paths that end on a square.
    fn moves_ending_on(&self, end: Square) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::new();
        for path in self.open_paths().filter(|path| path.to() == end) {
            if !moves.contains(&path.result()) {
                moves.push(path.result());
            }
        }
        moves
    }

    /// Takes a landing square that comes next.
    fn step_to(&mut self, square: Square) -> Option<Progress> {
        let jump = self.chosen.len().checked_sub(1)?;
        let path = self
            .open_paths()
            .find(|path| path.squares().get(jump + 1) == Some(&square))?
            .clone();
        if path.to() == square && path.squares().len() == jump + 2 {
            self.clear();
            return Some(Progress::Finished(path));
        }
        self.chosen.push(square);
        Some(Progress::Stepped {
            captured: path.captured()[jump],
        })
    }

    /// Takes the last square of a capture, if it names one move.
    fn finish_on(&mut self, end: Square) -> Option<Progress> {
        if !self.shortcuts().contains(end) {
            return None;
        }
        let path = self.open_paths().find(|path| path.to() == end)?.clone();
        self.clear();
        Some(Progress::Finished(path))
    }

    fn refuse_piece(&self, square: Square) -> Refusal {
        let turn = self.position.turn();
        match self.position.board().piece_at(square) {
            None => Refusal::NoPiece { square, turn },
            Some(piece) if piece.color != turn => Refusal::NotYourPiece { square, turn },
            Some(_) if self.position.must_capture() => Refusal::OtherMustCapture {
                square,
                capturers: self.movers(),
            },
            Some(piece) => Refusal::Blocked {
                square,
                role: piece.role,
            },
        }
    }

    fn refuse_in_chain(&self, target: Square) -> Refusal {
        let next = self.next_squares();
        let at = self.at().unwrap_or(target);
        self.refuse_capture(at, target)
            .unwrap_or(Refusal::ChainUnfinished { at, next })
    }

    fn refuse_target(&self, from: Square, target: Square) -> Refusal {
        let turn = self.position.turn();
        let on_target = self.position.board().piece_at(target);
        if on_target.is_some_and(|piece| piece.color == turn) {
            self.refuse_piece(target)
        } else if self.position.must_capture() {
            let landings = self.next_squares();
            self.refuse_capture(from, target)
                .unwrap_or(Refusal::MustCapture { from, landings })
        } else {
            Sight::new(&self.position, from).refuse_quiet(target)
        }
    }

    /// The reasons that have to do with a capture that could be made from `at`.
    fn refuse_capture(&self, at: Square, target: Square) -> Option<Refusal> {
        if self.moves_ending_on(target).len() > 1 {
            let next = self
                .open_paths()
                .filter(|path| path.to() == target)
                .filter_map(|path| path.squares().get(self.chosen.len()).copied())
                .collect();
            return Some(Refusal::Ambiguous { target, next });
        }
        let (direction, _) = line(at, target)?;
        let (landing, captured) = self.open_paths().find_map(|path| {
            let landing = *path.squares().get(self.chosen.len())?;
            let captured = *path.captured().get(self.chosen.len() - 1)?;
            (line(at, landing)?.0 == direction).then_some((landing, captured))
        })?;
        let over_or_beyond = between(at, target, direction).contains(landing) || target == captured;
        over_or_beyond.then_some(Refusal::MustLandBehind { captured, landing })
    }
}

/// What a picked up piece sees of the board.
struct Sight<'a> {
    position: &'a Position,
    from: Square,
    color: Color,
    role: Role,
}

impl Sight<'_> {
    fn new(position: &Position, from: Square) -> Sight<'_> {
        let role = match position.board().kings(position.turn()).contains(from) {
            true => Role::King,
            false => Role::Man,
        };
        Sight {
            position,
            from,
            color: position.turn(),
            role,
        }
    }

    /// Why the piece, which has no capture, may not go to a square without a piece of its side.
    fn refuse_quiet(&self, target: Square) -> Refusal {
        let from = self.from;
        let Some((direction, distance)) = line(from, target) else {
            return Refusal::NotDiagonal { from };
        };
        let backward = direction.is_up() != self.position.variant().rules().moves_up(self.color);
        if self.role == Role::Man && backward {
            return self.refuse_backward(direction, distance);
        }
        if let Some(refusal) = self.refuse_blocked(target, direction) {
            return refusal;
        }
        let role = self.role;
        Refusal::TooFar { from, role }
    }

    fn refuse_backward(&self, direction: Direction, distance: u32) -> Refusal {
        let from = self.from;
        let over = next(from, direction).filter(|&over| self.is_enemy(over));
        let landing = over.and_then(|over| next(over, direction));
        match (over, landing) {
            (Some(over), Some(landing)) if distance <= 2 && self.is_empty(landing) => {
                Refusal::ManCapturesForward { from, over }
            }
            _ => Refusal::ManMovesForward { from },
        }
    }

    /// The first piece on the way, or on the target itself, as a reason.
    fn refuse_blocked(&self, target: Square, direction: Direction) -> Option<Refusal> {
        let range = match (self.role, self.position.variant().rules().king_range) {
            (Role::King, KingRange::Long) => 7,
            _ => 1,
        };
        let way = between(self.from, target, direction).with(target);
        let mut at = self.from;
        for _ in 0..range {
            at = next(at, direction).filter(|&square| way.contains(square))?;
            if !self.is_empty(at) {
                return Some(self.refuse_piece_in_the_way(at, direction));
            }
        }
        None
    }

    fn refuse_piece_in_the_way(&self, by: Square, direction: Direction) -> Refusal {
        if !self.is_enemy(by) {
            return Refusal::OwnPieceInTheWay { by };
        }
        match next(by, direction) {
            Some(second) if !self.is_empty(second) => Refusal::TwoInARow { first: by, second },
            _ => Refusal::Occupied { square: by },
        }
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.position.board().pieces(!self.color).contains(square)
    }

    fn is_empty(&self, square: Square) -> bool {
        !self.position.board().occupied().contains(square)
    }
}

/// The neighbour of a square in a direction.
fn next(square: Square, direction: Direction) -> Option<Square> {
    Bitboard(step(Bitboard::from(square).0, direction)).first()
}

/// The direction and the distance from one square to another on the same diagonal.
fn line(from: Square, to: Square) -> Option<(Direction, u32)> {
    let rows = to.row() as i32 - from.row() as i32;
    let columns = to.column() as i32 - from.column() as i32;
    let direction = match (rows < 0, columns < 0) {
        (true, true) => Direction::UpLeft,
        (true, false) => Direction::UpRight,
        (false, true) => Direction::DownLeft,
        (false, false) => Direction::DownRight,
    };
    (rows != 0 && rows.abs() == columns.abs()).then_some((direction, rows.unsigned_abs()))
}

/// The squares strictly between two squares on the same diagonal.
fn between(from: Square, to: Square, direction: Direction) -> Bitboard {
    std::iter::successors(next(from, direction), |&square| next(square, direction))
        .take_while(|&square| square != to)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Notation, Variant, full_text};

    fn square(number: u32) -> Square {
        Square::from_number(number).unwrap()
    }

    fn input(variant: Variant, fen: &str) -> MoveInput {
        MoveInput::new(Position::from_fen(variant, fen).unwrap())
    }

    /// Chooses squares one after the other and says what came of the last.
    fn after(input: &mut MoveInput, numbers: &[u32]) -> String {
        let mut answer = String::new();
        for &number in numbers {
            answer = match input.choose(square(number)) {
                Ok(Progress::Finished(path)) => full_text(&path, Notation::Numbers),
                Ok(progress) => format!("{progress:?}"),
                Err(refusal) => refusal.to_string(),
            };
        }
        answer
    }

    #[test]
    fn a_plain_move_takes_two_squares() {
        let mut input = input(Variant::Thai, "B:W1-8:B25-32");
        assert_eq!(input.movers().to_string(), "25, 26, 27, 28");
        assert_eq!(after(&mut input, &[26]), "Selected");
        assert_eq!(input.next_squares().to_string(), "22, 23");
        assert_eq!(after(&mut input, &[27]), "Selected", "another piece");
        assert_eq!(after(&mut input, &[27]), "Deselected");
        assert_eq!(after(&mut input, &[27, 24]), "27-24");
        assert_eq!(input.at(), None);
    }

    #[test]
    fn a_king_turns_straight_back() {
        let mut input = input(Variant::Thai, "B:W11,25:BK18");
        assert_eq!(after(&mut input, &[18, 8]), "Stepped { captured: 11 }");
        assert_eq!(input.board().occupied().to_string(), "8, 25");
        assert_eq!(after(&mut input, &[29]), "18x8x29");
    }

    #[test]
    fn a_loop_ends_where_it_began() {
        let mut input = input(Variant::Thai, "B:W9,10,17,18:BK22");
        assert_eq!(
            after(&mut input, &[22, 13, 6, 15]),
            "Stepped { captured: 10 }"
        );
        assert_eq!(input.next_squares().to_string(), "22");
        assert_eq!(after(&mut input, &[22]), "22x13x6x15x22");
        assert_eq!(after(&mut input, &[22, 15]), "Stepped { captured: 18 }");
        assert_eq!(input.shortcuts().to_string(), "22");
        assert_eq!(
            after(&mut input, &[22]),
            "22x15x6x13x22",
            "the last square at once"
        );
    }

    #[test]
    fn two_paths_with_one_result_ask_nothing() {
        let mut input = input(Variant::English, "W:WK22:B9,10,17,18");
        assert_eq!(
            after(&mut input, &[22, 6]),
            "a capture is compulsory; the piece on 22 must land on 13, 15"
        );
        assert_eq!(after(&mut input, &[13, 22]), "22x13x6x15x22");
    }

    #[test]
    fn an_ambiguous_end_is_asked_for_and_a_clear_one_taken() {
        let fen = "B:W17,18,19,25:BK13";
        let mut input = input(Variant::Thai, fen);
        assert_eq!(
            after(&mut input, &[13, 24]),
            "more than one capture ends on 24; choose the next square: 22"
        );
        assert_eq!(input.shortcuts().to_string(), "29");
        assert_eq!(after(&mut input, &[22]), "Stepped { captured: 17 }");
        assert_eq!(input.next_squares().to_string(), "15, 29");
        assert_eq!(
            after(&mut input, &[24]),
            "more than one capture ends on 24; choose the next square: 15, 29"
        );
        assert_eq!(after(&mut input, &[15]), "Stepped { captured: 18 }");
        assert_eq!(input.next_squares().to_string(), "24, 29");
        assert_eq!(after(&mut input, &[24]), "13x22x15x24");
    }

    #[test]
    fn a_chain_is_taken_back_square_by_square_or_whole() {
        let mut input = input(Variant::Thai, "B:W11,18,25:BK29");
        after(&mut input, &[29, 22, 15]);
        assert_eq!(input.captured().to_string(), "18, 25");
        assert!(input.step_back());
        assert_eq!(input.captured().to_string(), "25");
        assert_eq!(after(&mut input, &[22]), "Deselected");
        assert_eq!(input.board(), *input.position().board());
        assert!(!input.step_back());
    }

    #[test]
    fn refusals_say_why() {
        let thai = Variant::Thai;
        let cases: &[(Variant, &str, &[u32], &str)] = &[
            (
                thai,
                "B:W1-8:B25-32",
                &[18],
                "square 18 is empty; choose a piece of Black",
            ),
            (
                thai,
                "B:W1-8:B25-32",
                &[5],
                "the piece on 5 is not yours; Black is to move",
            ),
            (thai, "B:W1-8:B25-32", &[30], "the piece on 30 is blocked"),
            (
                thai,
                "B:W4,18:B22,32",
                &[32],
                "a capture is compulsory; move the piece on 22",
            ),
            (
                thai,
                "B:W4,18:B22,32",
                &[22, 32],
                "a capture is compulsory; move the piece on 22",
            ),
            (
                thai,
                "B:W4,18:B22,32",
                &[22, 17],
                "a capture is compulsory; the piece on 22 must land on 15",
            ),
            (
                thai,
                "B:W22:BK29",
                &[29, 15],
                "to capture the piece on 22, land directly behind it on 18",
            ),
            (
                thai,
                "B:W22:BK29",
                &[29, 22],
                "to capture the piece on 22, land directly behind it on 18",
            ),
            (
                thai,
                "B:W8,18:BK29",
                &[29, 15, 32],
                "the capture is not finished; go on to 4",
            ),
            (
                thai,
                "B:W1-8:B25-32",
                &[26, 17],
                "this piece moves one square at a time",
            ),
            (thai, "W:W18:B6,30", &[18, 14], "a man moves forward only"),
            (thai, "B:W25:B22,32", &[22, 26], "a man moves forward only"),
            (
                thai,
                "B:W26:B22,32",
                &[22, 31],
                "a man captures forward only",
            ),
            (
                thai,
                "B:W26:B22,32",
                &[22, 26],
                "a man captures forward only",
            ),
            (
                thai,
                "B:W1-8:B25-32",
                &[26, 18],
                "pieces move along the diagonals only",
            ),
            (
                thai,
                "B:W18,22:BK29",
                &[29, 15],
                "two pieces in a row, on 22 and 18, cannot be captured",
            ),
            (
                thai,
                "B:W18,22:BK29",
                &[29, 18],
                "two pieces in a row, on 22 and 18, cannot be captured",
            ),
            (
                thai,
                "B:W4:B22,K29",
                &[29, 15],
                "your own piece on 22 is in the way",
            ),
            (thai, "B:W4:BK29", &[29, 4], "square 4 is occupied"),
            (
                Variant::English,
                "W:WK29:B18",
                &[29, 22],
                "this piece moves one square at a time",
            ),
        ];
        for (variant, fen, squares, message) in cases {
            let mut input = input(*variant, fen);
            assert_eq!(after(&mut input, squares), *message, "{fen} {squares:?}");
        }
    }

    #[test]
    fn a_refusal_changes_nothing() {
        let mut input = input(Variant::Thai, "B:W8,18:BK29");
        after(&mut input, &[29, 15]);
        let before = input.clone();
        assert!(input.choose(square(7)).is_err());
        assert_eq!(input, before);
    }
}
