//! The search as its users see it: it finds what is there, keeps to its limits, and never fails to
//! have a legal move.

use std::{
    num::NonZeroU16,
    sync::Arc,
    time::{Duration, Instant},
};

use draughts::{DrawRules, Game, Position, Variant};
use draughts_engine::{
    Clock, EndgameValue, Endgames, Engine, Limits, Options, Score, Stop, evaluation::Evaluation,
};

fn game(variant: Variant, fen: &str) -> Game {
    let position = Position::from_fen(variant, fen).unwrap();
    Game::from_position(position, variant.rules().draw_rules)
}

fn plain(variant: Variant) -> Engine {
    Engine::new(variant, Options::default())
}

fn play(game: &mut Game, text: &str) {
    for mv in text.split_whitespace() {
        let path = game.position().read_move(mv).unwrap().path;
        game.play(path).unwrap();
    }
}

#[test]
fn wins_are_seen_to_their_end() {
    let one_capture = game(Variant::English, "B:W22:B18,K3");
    let answer = plain(Variant::English).search(&one_capture, &Limits::depth(4));
    assert_eq!(answer.score(), Score::win_in(1));
    let two_kings = game(Variant::Thai, "B:WK4:BK18,K32");
    let answer = plain(Variant::Thai).search(&two_kings, &Limits::depth(20));
    assert!(answer.score().is_win(), "{answer:?}");
}

#[test]
fn the_line_can_be_played() {
    for variant in Variant::ALL {
        let answer = plain(variant).search(&Game::new(variant), &Limits::depth(9));
        let mut position = Position::start(variant);
        for &mv in &answer.lines[0].moves {
            position = position.play(mv).expect("a legal move");
        }
        assert!(answer.lines[0].moves.len() >= 5);
    }
}

#[test]
fn a_node_limit_gives_the_same_answer_every_time() {
    for variant in Variant::ALL {
        let search = || {
            let mut answer = plain(variant).search(&Game::new(variant), &Limits::nodes(20_000));
            answer.time = Duration::ZERO;
            answer
        };
        let first = search();
        assert_eq!(first, search());
        assert!((19_000..=20_010).contains(&first.nodes), "{}", first.nodes);
    }
}

#[test]
fn there_is_a_move_whatever_the_limits() {
    let hurried = [
        Limits::nodes(0),
        Limits::depth(0),
        Limits::time(Duration::ZERO),
        Limits::clock(Clock {
            left: Duration::ZERO,
            increment: Duration::ZERO,
            moves: None,
        }),
    ];
    for limits in hurried {
        let answer = plain(Variant::Thai).search(&Game::new(Variant::Thai), &limits);
        let best = answer.best().unwrap();
        assert!(Position::start(Variant::Thai).legal_moves().contains(&best));
    }
    let stop = Stop::default();
    stop.stop();
    let mut stopped = plain(Variant::English);
    stopped.set_stop(stop);
    let answer = stopped.search(&Game::new(Variant::English), &Limits::infinite());
    assert!(answer.best().is_some());
}

#[test]
fn a_game_that_is_over_has_no_line() {
    let mut over = game(Variant::English, "B:W22:B18,K3");
    play(&mut over, "18x25");
    let answer = plain(Variant::English).search(&over, &Limits::depth(3));
    assert_eq!((answer.best(), answer.lines.len()), (None, 0));
}

#[test]
fn a_stop_ends_an_infinite_search() {
    for threads in [1, 2] {
        let stop = Stop::default();
        let options = Options {
            threads,
            ..Options::default()
        };
        let mut engine = Engine::new(Variant::English, options);
        engine.set_stop(stop.clone());
        std::thread::scope(|scope| {
            let search =
                scope.spawn(|| engine.search(&Game::new(Variant::English), &Limits::infinite()));
            std::thread::sleep(Duration::from_millis(50));
            stop.stop();
            assert!(search.join().unwrap().depth >= 2);
        });
    }
}

#[test]
fn a_time_limit_ends_a_search() {
    let began = Instant::now();
    let limits = Limits::time(Duration::from_millis(100));
    let answer = plain(Variant::Thai).search(&Game::new(Variant::Thai), &limits);
    assert!(answer.time >= Duration::from_millis(50));
    // A machine with other things to do may be late, but not that late.
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn several_lines_begin_with_different_moves_in_order() {
    let options = Options {
        lines: 3,
        ..Options::default()
    };
    let search = |game: &Game, depth| {
        Engine::new(game.variant(), options).search(game, &Limits::depth(depth))
    };
    let answer = search(&Game::new(Variant::Thai), 7);
    assert_eq!(answer.lines.len(), 3);
    assert!(
        answer
            .lines
            .is_sorted_by_key(|line| -line.score.hundredths())
    );
    let first: Vec<_> = answer.lines.iter().map(|line| line.moves[0]).collect();
    assert!(first[0] != first[1] && first[1] != first[2] && first[0] != first[2]);
    let one_move = search(&game(Variant::English, "B:W22:B18,K3"), 3);
    assert_eq!(one_move.lines.len(), 1);
}

/// A lone king repeats; whoever has three must not let the position come up for the third time.
#[test]
fn a_draw_by_repetition_is_seen() {
    let mut game = game(Variant::English, "B:WK1,K2,K5:BK32");
    play(&mut game, "32-28 1-6 28-32 6-1 32-28 1-6 28-32");
    let answer = plain(Variant::English).search(&game, &Limits::depth(6));
    let best = answer.best().unwrap();
    assert_ne!((best.from().number(), best.to().number()), (6, 1));
    assert!(answer.score() > Score::DRAW);
}

#[test]
fn a_draw_by_the_no_progress_rule_of_the_game_is_seen() {
    let position = Position::from_fen(Variant::Thai, "B:WK4:BK18,K32").unwrap();
    let score = |plies| {
        let rules = DrawRules::new(NonZeroU16::new(plies), true, true);
        let game = Game::from_position(position, rules);
        plain(Variant::Thai)
            .search(&game, &Limits::depth(14))
            .score()
    };
    assert!(score(32).is_win());
    assert_eq!(score(1), Score::DRAW);
}

#[test]
fn endgame_tables_are_asked() {
    struct AllLost;
    impl Endgames for AllLost {
        fn most_pieces(&self) -> usize {
            3
        }
        fn value(&self, position: &Position) -> Option<EndgameValue> {
            let pieces = position.board().occupied().len();
            assert!(pieces <= 3, "never asked about more pieces than it knows");
            Some(EndgameValue::Loss(Some(9)))
        }
    }
    let mut engine = plain(Variant::Thai);
    engine.set_endgames(Some(Arc::new(AllLost)));
    let three = game(Variant::Thai, "B:WK4,8:BK18");
    let answer = engine.search(&three, &Limits::depth(4));
    assert_eq!(answer.score(), Score::win_in(10));
}

#[test]
fn material_alone_wins_a_man() {
    let mut engine = plain(Variant::Thai);
    engine.set_evaluation(Evaluation::Material);
    let game = game(Variant::Thai, "B:W2,18:B22,27,29,32");
    let answer = engine.search(&game, &Limits::depth(3));
    assert!(answer.best().unwrap().is_capture());
    assert!(answer.score().hundredths() > 100);
}
