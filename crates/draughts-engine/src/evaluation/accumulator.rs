//! The hidden layer, kept up to date from position to position of a search.

use draughts::{Board, Color, Position, Variant};

use super::{
    Evaluation, Net, material,
    net::{Half, sets},
};

/// Evaluates the positions on the way from the root of a search to where it stands. Only what differs
/// from the nearest evaluated position before is worked out anew.
pub(crate) struct Evaluator<'a> {
    net: Option<&'a Net>,
    variant: Variant,
    /// For each ply the position it holds, where it was evaluated since.
    steps: Vec<Step>,
}

#[derive(Clone)]
struct Step {
    board: Board,
    is_known: bool,
    /// The hidden layer as Black and as White sees it.
    halves: [Half; 2],
}

impl<'a> Evaluator<'a> {
    /// An evaluator for a search from a position.
    pub(crate) fn new(evaluation: &'a Evaluation, root: &Position) -> Evaluator<'a> {
        let net = match evaluation {
            Evaluation::Material => None,
            Evaluation::Net(net) => Some(&**net),
        };
        let mut evaluator = Evaluator {
            net,
            variant: root.variant(),
            steps: Vec::new(),
        };
        if let Some(net) = net {
            let mut empty = Step {
                board: Board::EMPTY,
                is_known: true,
                halves: [net.hidden_bias; 2],
            };
            empty.turn_into(net, evaluator.variant, root.board());
            evaluator.steps.push(empty);
        }
        evaluator
    }

    /// Says that the search has come to a ply anew.
    pub(crate) fn enter(&mut self, ply: usize) {
        if let Some(step) = self.steps.get_mut(ply) {
            step.is_known = false;
        }
    }

    /// The worth of the position at a ply for the side to move.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let Some(net) = self.net else {
            return material(position);
        };
        while self.steps.len() <= ply {
            let mut step = self.steps[0].clone();
            step.is_known = false;
            self.steps.push(step);
        }
        if !self.steps[ply].is_known {
            let (before, here) = self.steps.split_at_mut(ply);
            if let Some(known) = before.iter().rfind(|step| step.is_known) {
                here[0].clone_from(known);
            }
            here[0].turn_into(net, self.variant, position.board());
        }
        let [black, white] = &self.steps[ply].halves;
        let pieces = position.board().occupied().len();
        match position.turn() {
            Color::Black => net.output(black, white, pieces),
            Color::White => net.output(white, black, pieces),
        }
    }
}

impl Step {
    /// Makes it that of another board.
    fn turn_into(&mut self, net: &Net, variant: Variant, board: &Board) {
        for (half, side) in self.halves.iter_mut().zip(Color::ALL) {
            let before = sets(variant, &self.board, side);
            let after = sets(variant, board, side);
            for (kind, (before, after)) in before.into_iter().zip(after).enumerate() {
                let rows = &net.hidden[kind * 32..][..32];
                for square in draughts::Bitboard(before & !after) {
                    for (value, weight) in half.iter_mut().zip(&rows[square.index()]) {
                        *value = value.wrapping_sub(*weight);
                    }
                }
                for square in draughts::Bitboard(after & !before) {
                    for (value, weight) in half.iter_mut().zip(&rows[square.index()]) {
                        *value = value.wrapping_add(*weight);
                    }
                }
            }
        }
        self.board = *board;
        self.is_known = true;
    }
}
