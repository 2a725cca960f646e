//! The thread in which the computer thinks, so that the screen never stands still.

use std::{
    io,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::Duration,
};

use draughts::Variant;
use draughts_engine::{Endgames, Engine, Limits, Options, Stop, hint::Hint};

use super::computer::{Found, Kind, Task};

/// How long a hint is searched for.
const HINT_TIME: Duration = Duration::from_secs(1);

/// A thread that thinks about one task after the other.
pub(super) struct Thinker {
    tasks: Sender<(Task, Stop)>,
    found: Receiver<(Task, Option<Found>)>,
    /// What it thinks about, and what ends that.
    current: Option<(Task, Stop)>,
}

impl Thinker {
    /// Begins the thread, which asks some endgame tables.
    pub(super) fn start(
        variant: Variant,
        endgames: Option<Arc<dyn Endgames>>,
    ) -> io::Result<Thinker> {
        let (tasks, received) = channel::<(Task, Stop)>();
        let (answers, found) = channel();
        thread::Builder::new().spawn(move || {
            let mut engine = Engine::new(variant, Options::default());
            for (task, stop) in received {
                engine.set_endgames(endgames.clone().filter(|_| task.kind.asks_tables()));
                engine.set_stop(stop);
                let found = think(&mut engine, &task);
                if answers.send((task, found)).is_err() {
                    return;
                }
            }
        })?;
        Ok(Thinker {
            tasks,
            found,
            current: None,
        })
    }

    /// Thinks about a task, if it does not do so already, and about nothing else.
    pub(super) fn think_about(&mut self, task: Option<Task>) {
        let same = |current: &Task, task: &Task| {
            current.number == task.number && current.kind == task.kind
        };
        match (&self.current, task) {
            (Some((current, _)), Some(task)) if same(current, &task) => {}
            (_, task) => {
                self.hurry();
                self.current = task.map(|task| (task, Stop::default()));
                if let Some(current) = &self.current {
                    // Where the thread has gone there is nobody to think.
                    let _ = self.tasks.send(current.clone());
                }
            }
        }
    }

    /// Lets it answer at once with what it has.
    pub(super) fn hurry(&self) {
        if let Some((_, stop)) = &self.current {
            stop.stop();
        }
    }

    /// What it has found about its task, once it has.
    pub(super) fn found(&mut self) -> Option<Found> {
        let current = self.current.as_ref().map(|(task, _)| task.clone());
        while let Ok((task, found)) = self.found.try_recv() {
            if Some(&task) == current.as_ref() {
                self.current = None;
                return found;
            }
        }
        None
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.hurry();
    }
}

fn think(engine: &mut Engine, task: &Task) -> Option<Found> {
    match task.kind {
        Kind::Move { level, time, seed } => level
            .choose(engine, &task.game, time, seed, &mut |_| {})
            .map(|choice| Found::Move {
                mv: choice.mv,
                score: choice.score,
            }),
        Kind::Hint => Hint::search(engine, &task.game, &Limits::time(HINT_TIME)).map(Found::Hint),
    }
}

#[cfg(test)]
mod tests {
    use draughts::Game;
    use draughts_engine::Level;

    use super::*;

    fn task(number: u64) -> Task {
        let kind = Kind::Move {
            level: Level::MOST,
            time: Some(Duration::from_secs(3600)),
            seed: 1,
        };
        let game = Game::new(Variant::Thai);
        Task { game, kind, number }
    }

    fn wait_for(thinker: &mut Thinker) -> Found {
        loop {
            match thinker.found() {
                Some(found) => return found,
                None => thread::yield_now(),
            }
        }
    }

    #[test]
    fn it_answers_at_once_where_it_is_hurried() {
        let mut thinker = Thinker::start(Variant::Thai, None).unwrap();
        thinker.think_about(Some(task(1)));
        thinker.hurry();
        let Found::Move { mv, .. } = wait_for(&mut thinker) else {
            panic!("a move was asked for");
        };
        assert!(
            Game::new(Variant::Thai)
                .position()
                .legal_moves()
                .contains(&mv)
        );
    }

    #[test]
    fn what_is_no_longer_asked_is_not_answered() {
        let mut thinker = Thinker::start(Variant::Thai, None).unwrap();
        thinker.think_about(Some(task(1)));
        let hint = Task {
            kind: Kind::Hint,
            ..task(2)
        };
        thinker.think_about(Some(hint));
        assert!(matches!(wait_for(&mut thinker), Found::Hint(_)));
        thinker.think_about(None);
        assert_eq!(thinker.found(), None);
    }
}
