//! What is counted of a match.

use draughts_match::{Estimate, Performance, PlayedGame, Seat, Sprt, Tally, Verdict};

/// The results of a match so far.
pub(super) struct Results {
    pub(super) names: [String; 2],
    pub(super) tally: Tally,
    /// How the players got on in the games played now, not in those of a record.
    pub(super) performances: [Performance; 2],
    pub(super) sprt: Option<Sprt>,
}

impl Results {
    pub(super) fn new(names: [String; 2], sprt: Option<Sprt>) -> Results {
        Results {
            names,
            tally: Tally::default(),
            performances: [Performance::default(); 2],
            sprt,
        }
    }

    pub(super) fn add(&mut self, game: &PlayedGame) {
        self.tally.add(game);
        for (performance, seat) in self.performances.iter_mut().zip([Seat::A, Seat::B]) {
            performance.add(seat, game);
        }
    }

    pub(super) fn estimate(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.tally.pairs)
    }

    /// What the test says, where there is one.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        Some(self.sprt?.verdict(&self.tally.pairs))
    }

    /// Whether the test has come to its end.
    pub(super) fn is_decided(&self) -> bool {
        matches!(self.verdict(), Some(Verdict::Accept | Verdict::Reject))
    }
}
