//! The hidden layer, kept up to date from position to position of a search.

use draughts::Position;

use super::{
    Evaluation, Net, material,
    net::{Half, sets},
};

/// Evaluates the positions on the way from the root of a search to where it stands. Only what differs
/// from the nearest evaluated position before is worked out anew.
pub(crate) struct Evaluator<'a> {
    evaluation: &'a Evaluation,
    /// One for each ply that the search has come to; the root's is always known.
    steps: Vec<Step>,
}

/// The hidden layer of the position at a ply.
#[derive(Clone)]
struct Step {
    state: State,
    /// The inputs that it is of.
    inputs: Inputs,
    /// As the side sees it whose men go up, and as the other one does.
    halves: [Half; 2],
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// It is that of the position at its ply.
    Known,
    /// It is not, but that of these inputs will be wanted time and again.
    Wanted(Inputs),
    /// It is not.
    Unknown,
}

impl<'a> Evaluator<'a> {
    /// An evaluator for a search from a position.
    pub(crate) fn new(evaluation: &'a Evaluation, root: &Position) -> Evaluator<'a> {
        let steps = match evaluation {
            Evaluation::Net(net) => vec![Step::of(Inputs::of(root), net)],
            _ => Vec::new(),
        };
        Evaluator { evaluation, steps }
    }

    /// Says that the search has come to a ply anew.
    pub(crate) fn enter(&mut self, ply: usize) {
        if ply > 0
            && let Some(step) = self.steps.get_mut(ply)
        {
            step.state = State::Unknown;
        }
    }

    /// Says that several moves of the position at a ply will be searched. The positions behind them are
    /// near to it, so that it pays to work out this one, too, when the first of them is evaluated.
    pub(crate) fn branch(&mut self, position: &Position, ply: usize) {
        if let Evaluation::Net(_) = self.evaluation {
            let step = self.step(ply);
            if step.state == State::Unknown {
                step.state = State::Wanted(Inputs::of(position));
            }
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
        if self.step(ply).state != State::Known {
            self.work_out(net, Inputs::of(position), ply);
        }
        let [up, down] = &self.steps[ply].halves;
        let pieces = position.board().occupied().len();
        if position.variant().rules().moves_up(position.turn()) {
            net.output(up, down, pieces)
        } else {
            net.output(down, up, pieces)
        }
    }

    /// Works out the step of a ply, and the nearest one before it that is wanted time and again.
    fn work_out(&mut self, net: &Net, inputs: Inputs, ply: usize) {
        let nearest = (0..ply).rfind(|&ply| self.steps[ply].state != State::Unknown);
        let nearest = nearest.unwrap_or_default();
        if let State::Wanted(inputs) = self.steps[nearest].state {
            let known = (0..nearest).rfind(|&ply| self.steps[ply].state == State::Known);
            self.follow(nearest, known.unwrap_or_default(), net, inputs);
        }
        self.follow(ply, nearest, net, inputs);
    }

    /// Makes the step of a ply that of other inputs, from what a ply before it knows.
    fn follow(&mut self, ply: usize, known: usize, net: &Net, inputs: Inputs) {
        let (before, here) = self.steps.split_at_mut(ply);
        here[0].follow(&before[known], net, inputs);
    }

    fn step(&mut self, ply: usize) -> &mut Step {
        while self.steps.len() <= ply {
            let step = Step {
                state: State::Unknown,
                ..self.steps[0]
            };
            self.steps.push(step);
        }
        &mut self.steps[ply]
    }
}

impl Step {
    /// That of some inputs, from the beginning.
    fn of(inputs: Inputs, net: &Net) -> Step {
        let empty = Step {
            state: State::Known,
            inputs: Inputs::default(),
            halves: [net.hidden_bias; 2],
        };
        let mut step = empty.clone();
        step.follow(&empty, net, inputs);
        step
    }

    /// Makes it that of other inputs, by what is different from a step before.
    fn follow(&mut self, before: &Step, net: &Net, inputs: Inputs) {
        let mut gone = before.inputs.without(inputs);
        let mut come = inputs.without(before.inputs);
        // A piece that moves is one input less and one more: both are changed on one way through the
        // hidden layer, the first two on the way from one step to the other.
        let (less, more) = (gone.next(), come.next());
        for (side, half) in self.halves.iter_mut().enumerate() {
            let (less, more) = (net.row(less, side), net.row(more, side));
            *half = before.halves[side].changed(less, more);
        }
        loop {
            let (less, more) = (gone.next(), come.next());
            if less.or(more).is_none() {
                break;
            }
            for (side, half) in self.halves.iter_mut().enumerate() {
                *half = half.changed(net.row(less, side), net.row(more, side));
            }
        }
        self.inputs = inputs;
        self.state = State::Known;
    }
}

/// Which inputs are 1 for the side whose men go up, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Inputs(u128);

impl Inputs {
    fn of(position: &Position) -> Inputs {
        let (variant, turn) = (position.variant(), position.turn());
        let up = if variant.rules().moves_up(turn) {
            turn
        } else {
            !turn
        };
        let sets = sets(variant, position.board(), up);
        Inputs(
            sets.into_iter()
                .rev()
                .fold(0, |all, set| all << 32 | u128::from(set)),
        )
    }

    /// The numbers of those that are not among others.
    fn without(self, others: Inputs) -> impl Iterator<Item = usize> {
        let mut left = self.0 & !others.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use draughts::Variant;

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
                if step % 5 < 2 {
                    evaluator.branch(&position, ply);
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
