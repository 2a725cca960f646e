//! What may be said about a move, and its compact text form.

use std::{fmt, str::FromStr};

use draughts::{DrawReason, Square, WinReason};
use thiserror::Error;

/// Why a move is the one to play; each is true by the rules, in the way its description says.
///
/// “Surely” means: whatever the other side plays, within [`HORIZON`](super::HORIZON) plies and until
/// the capturing after them is over. A number of moves counts those of the side that wins.
///
/// A reason is written as a word with its numbers, to go from one program to another:
///
/// ```
/// use draughts_engine::hint::Reason;
///
/// let reason = Reason::WinsPieces { pieces: 2 };
/// assert_eq!(reason.to_string(), "wins-pieces 2");
/// assert_eq!("wins-pieces 2".parse(), Ok(reason));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It takes the last piece.
    TakesLast,
    /// It leaves the other side without a move.
    Blocks,
    /// It wins in so many moves, proved against every reply.
    Wins {
        /// With which move the game is won, this one being the first.
        moves: u32,
    },
    /// The engine has seen a win, but it is too far away to be proved here.
    SeesWin {
        /// With which move the game is won, this one being the first.
        moves: u32,
    },
    /// There is no other legal move.
    OnlyMove,
    /// There is no other legal capture, and capturing is compulsory.
    OnlyCapture {
        /// How many pieces it takes.
        pieces: u32,
    },
    /// The game is lost, proved for every move; after no other one it takes longer.
    HoldsOut {
        /// How many moves the other side needs.
        moves: u32,
    },
    /// The engine has seen a loss, but it is too far away to be proved here.
    SeesLoss {
        /// How many moves the other side needs.
        moves: u32,
    },
    /// With it the position has come up for the third time.
    DrawsByRepetition,
    /// With it there has been no progress for too long.
    DrawsWithoutProgress,
    /// After every other move the other side wins, which is proved; the line that the engine sees
    /// after this one ends in a draw.
    KeepsDraw,
    /// After every other move the other side wins, which is proved, and no loss is seen after this.
    OthersLose {
        /// How many moves the other side needs at most.
        moves: u32,
    },
    /// It surely wins pieces: so many more are taken than lost, the move before included.
    WinsPieces {
        /// How many.
        pieces: u32,
    },
    /// It gives something up first, which the other side has to take, and surely wins more.
    Sacrifices {
        /// How many pieces more are taken than lost in the end.
        pieces: u32,
    },
    /// It surely regains what the move before has taken, or a part of it.
    TakesBack {
        /// How many pieces.
        pieces: u32,
    },
    /// It makes a king.
    Crowns,
    /// The man that moves will be crowned, whatever the other side plays.
    CrownsSoon {
        /// With which move, this one being the first.
        moves: u32,
    },
    /// Every other move surely loses pieces, and this one surely loses none.
    OthersLosePieces {
        /// How many pieces each of them loses at least.
        pieces: u32,
    },
    /// Every other move surely loses more pieces than this one.
    LosesLeast {
        /// How many pieces this one loses at most.
        pieces: u32,
    },
    /// The piece that moves would have been lost, and now surely nothing is.
    MovesAway {
        /// Where it stood.
        square: Square,
    },
    /// A piece would have been lost, and now surely nothing is.
    Protects {
        /// Where it stands.
        square: Square,
    },
    /// The other side could have crowned a man next, and now cannot.
    StopsCrowning {
        /// Where it would have crowned.
        square: Square,
    },
    /// An equal exchange is surely forced, and there are more own pieces than enemy ones.
    ExchangesAhead {
        /// How many more.
        pieces: u32,
    },
    /// An equal exchange is surely forced.
    Exchanges,
    /// It takes several pieces, more than any other capture.
    TakesMost {
        /// How many.
        pieces: u32,
    },
    /// Capturing is compulsory, and there is a choice.
    MustCapture,
    /// It threatens to win a piece: if the other side did nothing, taking it would win something.
    Threatens {
        /// Where that piece stands.
        square: Square,
    },
    /// The other side has few moves left.
    Restricts {
        /// How many.
        moves: u32,
    },
    /// So many of the other moves surely lose a piece, and this one surely loses none.
    ManyLosePieces {
        /// How many do.
        losing: u32,
        /// Of how many other moves.
        others: u32,
    },
    /// It brings a man to the middle of the board, where it surely is not lost.
    TakesCentre,
    /// The men on the back row, where enemy men would be crowned, stay.
    KeepsBackRow {
        /// How many they are.
        men: u32,
    },
    /// The engine looked ahead and found nothing better.
    LooksAhead {
        /// How many plies it looked ahead.
        plies: u32,
    },
}

impl Reason {
    /// The reason of a move that ends the game with a win.
    pub(super) fn of_win(reason: WinReason) -> Reason {
        match reason {
            WinReason::NoPieces => Reason::TakesLast,
            _ => Reason::Blocks,
        }
    }

    /// The reason of a move that ends the game with a draw.
    pub(super) fn of_draw(reason: DrawReason) -> Reason {
        match reason {
            DrawReason::Repetition => Reason::DrawsByRepetition,
            _ => Reason::DrawsWithoutProgress,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Reason::TakesLast => "takes-last",
            Reason::Blocks => "blocks",
            Reason::Wins { .. } => "wins",
            Reason::SeesWin { .. } => "sees-win",
            Reason::OnlyMove => "only-move",
            Reason::OnlyCapture { .. } => "only-capture",
            Reason::HoldsOut { .. } => "holds-out",
            Reason::SeesLoss { .. } => "sees-loss",
            Reason::DrawsByRepetition => "draws-by-repetition",
            Reason::DrawsWithoutProgress => "draws-without-progress",
            Reason::KeepsDraw => "keeps-draw",
            Reason::OthersLose { .. } => "others-lose",
            Reason::WinsPieces { .. } => "wins-pieces",
            Reason::Sacrifices { .. } => "sacrifices",
            Reason::TakesBack { .. } => "takes-back",
            Reason::Crowns => "crowns",
            Reason::CrownsSoon { .. } => "crowns-soon",
            Reason::OthersLosePieces { .. } => "others-lose-pieces",
            Reason::LosesLeast { .. } => "loses-least",
            Reason::MovesAway { .. } => "moves-away",
            Reason::Protects { .. } => "protects",
            Reason::StopsCrowning { .. } => "stops-crowning",
            Reason::ExchangesAhead { .. } => "exchanges-ahead",
            Reason::Exchanges => "exchanges",
            Reason::TakesMost { .. } => "takes-most",
            Reason::MustCapture => "must-capture",
            Reason::Threatens { .. } => "threatens",
            Reason::Restricts { .. } => "restricts",
            Reason::ManyLosePieces { .. } => "many-lose-pieces",
            Reason::TakesCentre => "takes-centre",
            Reason::KeepsBackRow { .. } => "keeps-back-row",
            Reason::LooksAhead { .. } => "looks-ahead",
        }
    }

    fn numbers(self) -> [Option<u32>; 2] {
        match self {
            Reason::Wins { moves }
            | Reason::SeesWin { moves }
            | Reason::HoldsOut { moves }
            | Reason::SeesLoss { moves }
            | Reason::OthersLose { moves }
            | Reason::CrownsSoon { moves }
            | Reason::Restricts { moves } => [Some(moves), None],
            Reason::OnlyCapture { pieces }
            | Reason::WinsPieces { pieces }
            | Reason::Sacrifices { pieces }
            | Reason::TakesBack { pieces }
            | Reason::OthersLosePieces { pieces }
            | Reason::LosesLeast { pieces }
            | Reason::ExchangesAhead { pieces }
            | Reason::TakesMost { pieces } => [Some(pieces), None],
            Reason::MovesAway { square }
            | Reason::Protects { square }
            | Reason::StopsCrowning { square }
            | Reason::Threatens { square } => [Some(square.number()), None],
            Reason::ManyLosePieces { losing, others } => [Some(losing), Some(others)],
            Reason::KeepsBackRow { men } => [Some(men), None],
            Reason::LooksAhead { plies } => [Some(plies), None],
            Reason::TakesLast
            | Reason::Blocks
            | Reason::OnlyMove
            | Reason::DrawsByRepetition
            | Reason::DrawsWithoutProgress
            | Reason::KeepsDraw
            | Reason::Crowns
            | Reason::Exchanges
            | Reason::MustCapture
            | Reason::TakesCentre => [None, None],
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        for number in self.numbers().into_iter().flatten() {
            write!(f, " {number}")?;
        }
        Ok(())
    }
}

/// A text is no [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no reason of a hint; one is written like \"wins-pieces 2\"")]
pub struct UnknownReason(String);

impl FromStr for Reason {
    type Err = UnknownReason;

    fn from_str(text: &str) -> Result<Reason, UnknownReason> {
        read(text).ok_or_else(|| UnknownReason(text.to_owned()))
    }
}

/// The reason that a text writes, if it is exactly as one writes itself.
fn read(text: &str) -> Option<Reason> {
    let mut words = text.split(' ');
    let word = words.next()?;
    let numbers: Vec<u32> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let reason = match (word, &numbers[..]) {
        ("takes-last", &[]) => Reason::TakesLast,
        ("blocks", &[]) => Reason::Blocks,
        ("wins", &[moves]) => Reason::Wins { moves },
        ("sees-win", &[moves]) => Reason::SeesWin { moves },
        ("only-move", &[]) => Reason::OnlyMove,
        ("only-capture", &[pieces]) => Reason::OnlyCapture { pieces },
        ("holds-out", &[moves]) => Reason::HoldsOut { moves },
        ("sees-loss", &[moves]) => Reason::SeesLoss { moves },
        ("draws-by-repetition", &[]) => Reason::DrawsByRepetition,
        ("draws-without-progress", &[]) => Reason::DrawsWithoutProgress,
        ("keeps-draw", &[]) => Reason::KeepsDraw,
        ("others-lose", &[moves]) => Reason::OthersLose { moves },
        ("wins-pieces", &[pieces]) => Reason::WinsPieces { pieces },
        ("sacrifices", &[pieces]) => Reason::Sacrifices { pieces },
        ("takes-back", &[pieces]) => Reason::TakesBack { pieces },
        ("crowns", &[]) => Reason::Crowns,
        ("crowns-soon", &[moves]) => Reason::CrownsSoon { moves },
        ("others-lose-pieces", &[pieces]) => Reason::OthersLosePieces { pieces },
        ("loses-least", &[pieces]) => Reason::LosesLeast { pieces },
        ("moves-away", &[number]) => Reason::MovesAway {
            square: Square::from_number(number)?,
        },
        ("protects", &[number]) => Reason::Protects {
            square: Square::from_number(number)?,
        },
        ("stops-crowning", &[number]) => Reason::StopsCrowning {
            square: Square::from_number(number)?,
        },
        ("exchanges-ahead", &[pieces]) => Reason::ExchangesAhead { pieces },
        ("exchanges", &[]) => Reason::Exchanges,
        ("takes-most", &[pieces]) => Reason::TakesMost { pieces },
        ("must-capture", &[]) => Reason::MustCapture,
        ("threatens", &[number]) => Reason::Threatens {
            square: Square::from_number(number)?,
        },
        ("restricts", &[moves]) => Reason::Restricts { moves },
        ("many-lose-pieces", &[losing, others]) => Reason::ManyLosePieces { losing, others },
        ("takes-centre", &[]) => Reason::TakesCentre,
        ("keeps-back-row", &[men]) => Reason::KeepsBackRow { men },
        ("looks-ahead", &[plies]) => Reason::LooksAhead { plies },
        _ => return None,
    };
    Some(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_read_as_they_are_written() {
        let texts = [
            "takes-last",
            "blocks",
            "wins 3",
            "sees-win 12",
            "only-move",
            "only-capture 2",
            "holds-out 4",
            "sees-loss 9",
            "draws-by-repetition",
            "draws-without-progress",
            "keeps-draw",
            "others-lose 5",
            "wins-pieces 1",
            "sacrifices 1",
            "takes-back 1",
            "crowns",
            "crowns-soon 2",
            "others-lose-pieces 1",
            "loses-least 1",
            "moves-away 18",
            "protects 22",
            "stops-crowning 32",
            "exchanges-ahead 1",
            "exchanges",
            "takes-most 3",
            "must-capture",
            "threatens 9",
            "restricts 2",
            "many-lose-pieces 4 7",
            "takes-centre",
            "keeps-back-row 3",
            "looks-ahead 15",
        ];
        for text in texts {
            let reason: Reason = text.parse().unwrap();
            assert_eq!(reason.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "wins", "wins x", "wins 1 2", "crowns 3", "protects 33"] {
            assert_eq!(
                text.parse::<Reason>(),
                Err(UnknownReason(text.to_owned())),
                "{text}"
            );
        }
    }
}
