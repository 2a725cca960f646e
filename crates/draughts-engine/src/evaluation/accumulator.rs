//! The hidden layer, kept up to date from position to position of a search.

use draughts::{Board, Color, Position, Variant};

use super::{
    Evaluation, Net, material,
    net::{Half, sets},
};

/// Evaluates the positions on the way from the root of a search to where it stands. Only what differs
/// from the nearest evaluated position before is worked out anew.
pub(crate) struct Evaluator<'a> {
    evaluation: &'a Evaluation,
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
        let mut evaluator = Evaluator {
            evaluation,
            variant: root.variant(),
            steps: Vec::new(),
        };
        if let Evaluation::Net(net) = evaluation {
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
        match self.evaluation {
            Evaluation::Material => material(position),
            Evaluation::Net(net) => self.evaluate_by(net, position, ply),
            Evaluation::Patterns(patterns) => patterns.evaluate(position),
        }
    }

    fn evaluate_by(&mut self, net: &Net, position: &Position, ply: usize) -> i32 {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::evaluation::{BUCKETS, FEATURES, HIDDEN, Summary};

    fn net(variant: Variant) -> Evaluation {
        let summary = Summary {
            variant,
            scale: 50,
            text: String::new(),
        };
        let value = |i: usize| (i * 7919 % 401) as f32 / 1000.0 - 0.18;
        let hidden: Vec<f32> = (0..(FEATURES + 1) * HIDDEN).map(value).collect();
        let output: Vec<f32> = (0..BUCKETS * (2 * HIDDEN + 1)).map(value).collect();
        Evaluation::Net(Arc::new(Net::quantised(summary, &hidden, &output)))
    }

    /// Walks through a game to and fro, as a search does, and leaves out positions now and then.
    #[test]
    fn what_is_kept_up_to_date_is_what_is_worked_out_anew() {
        for variant in Variant::ALL {
            let evaluation = net(variant);
            let root = Position::start(variant);
            let mut evaluator = Evaluator::new(&evaluation, &root);
            let mut line = vec![root];
            let mut seen = std::collections::HashSet::new();
            for step in 0..4000_usize {
                let ply = line.len() - 1;
                let position = line[ply];
                if step % 3 > 0 {
                    let expected = evaluation.evaluate(&position);
                    assert_eq!(
                        evaluator.evaluate(&position, ply),
                        expected,
                        "{}",
                        position.to_fen()
                    );
                    seen.insert(expected);
                }
                let moves = position.legal_moves();
                if ply > 0 && (moves.is_empty() || ply == 40 || step % 7 == 3) {
                    line.truncate(1 + ply / 2);
                    continue;
                }
                line.push(position.play_unchecked(moves[step * 31 % moves.len()]));
                evaluator.enter(ply + 1);
            }
            assert!(seen.len() > 50, "{}", seen.len());
        }
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let evaluation = net(Variant::English);
        let worth = |fen| evaluation.evaluate(&Position::from_fen(Variant::English, fen).unwrap());
        // The same position, turned round and with the colours changed.
        assert_eq!(
            worth("B:W21,30,K5:B3,7,K32"),
            worth("W:W30,26,K1:B12,3,K28")
        );
        assert_ne!(worth("B:W21,30,K5:B3,7,K32"), worth("W:W21,30,K5:B3,7,K32"));
    }
}
