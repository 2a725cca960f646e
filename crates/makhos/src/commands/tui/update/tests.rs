//! Whole stretches of play, event by event.

use draughts::{Color, DrawReason, Notation, Outcome, Position, Variant, WinReason};
use draughts_engine::{
    Level, Score,
    hint::{Hint, Reason},
};
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use super::{
    super::computer::{Found, Kind},
    *,
};

fn model(variant: Variant, fen: &str) -> Model {
    let words = Words::new(Texts::new(Language::English), Notation::Numbers);
    Model::new(Position::from_fen(variant, fen).unwrap(), words)
}

fn start() -> Model {
    model(Variant::Thai, "B:W1-8:B25-32")
}

/// Types letters as they come; `\n` is Enter.
fn type_in(model: &mut Model, letters: &str) {
    for letter in letters.chars() {
        let event = match letter {
            '\n' => Event::Enter,
            _ => Event::Typed(letter),
        };
        assert_eq!(model.update(event), Next::GoOn);
    }
}

fn click(model: &mut Model, numbers: &[u32]) {
    for &number in numbers {
        model.update(Event::Clicked(Square::from_number(number).unwrap()));
    }
}

fn fen(model: &Model) -> String {
    model.game.position().to_fen()
}

fn refusal(model: &Model) -> &str {
    match &model.message {
        Some(Message::Refused(why)) => why,
        other => panic!("no refusal but {other:?}"),
    }
}

#[test]
fn moves_are_typed_by_number_and_by_name() {
    let mut model = start();
    type_in(&mut model, "25-22\na7-b6\n");
    assert_eq!(fen(&model), "B:W1,2,3,4,6,7,8,9:B22,26,27,28,29,30,31,32");
    assert_eq!((model.line.as_str(), &model.message), ("", &None));
    type_in(&mut model, "22\n18\n");
    assert_eq!(model.game.played().len(), 3, "square by square");
}

#[test]
fn a_wrong_text_is_refused_in_words_and_can_be_mended() {
    let mut model = start();
    type_in(&mut model, "25-17\n");
    assert_eq!(refusal(&model), "Pieces move along diagonals only.");
    type_in(&mut model, "hello\n");
    assert!(refusal(&model).starts_with("“hello” is not a move."));
    type_in(&mut model, "25-23");
    assert_eq!(model.message, None, "typing on puts the message away");
    model.update(Event::Backspace);
    type_in(&mut model, "2\n");
    assert_eq!(model.game.played().len(), 1);
}

#[test]
fn an_endless_line_is_cut() {
    let mut model = start();
    type_in(&mut model, &"1".repeat(10_000));
    assert_eq!(model.line.len(), LONGEST_LINE);
    model.update(Event::Escape);
    assert_eq!(model.line, "");
}

#[test]
fn letters_are_commands_only_on_an_empty_line() {
    let mut model = start();
    type_in(&mut model, "2u");
    assert_eq!(model.line, "2u");
    model.update(Event::Escape);
    type_in(&mut model, "t");
    assert!(model.flipped);
    assert_eq!(model.near_side(), Color::White);
    type_in(&mut model, "?");
    assert_eq!(model.screen, Screen::Help);
    type_in(&mut model, "q");
    assert_eq!(model.screen, Screen::Board);
}

#[test]
fn a_chain_goes_square_by_square_and_the_captured_leave_at_once() {
    let mut model = model(Variant::Thai, "B:W11,18,25:BK29");
    click(&mut model, &[29, 22]);
    assert_eq!(model.input.board().occupied().to_string(), "11, 18, 22");
    assert_eq!(model.last_move().to_string(), "22, 29");
    click(&mut model, &[32]);
    assert_eq!(refusal(&model), "The capture is not finished. Go on to 15.");
    click(&mut model, &[15, 8]);
    assert_eq!(fen(&model), "W:W:BK8");
    let black_wins = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::NoPieces,
    };
    assert_eq!(model.outcome(), Some(black_wins));
    click(&mut model, &[8]);
    assert!(refusal(&model).starts_with("The game is over."));
}

#[test]
fn an_unfinished_chain_is_taken_back_by_step_or_whole() {
    let mut model = model(Variant::Thai, "B:W11,18,25:BK29");
    click(&mut model, &[29, 22, 15]);
    type_in(&mut model, "u");
    assert_eq!(model.input.captured().to_string(), "25");
    model.update(Event::Escape);
    assert_eq!(model.input.chosen(), []);
    assert_eq!(model.input.board(), *model.game.position().board());
}

#[test]
fn undo_and_redo_go_to_the_very_ends() {
    let mut model = start();
    type_in(&mut model, "25-22\n5-9\n26-23\nsy");
    assert!(model.outcome().is_some());
    type_in(&mut model, "u");
    assert_eq!((model.outcome(), model.game.played().len()), (None, 3));
    assert_eq!(model.message, None, "only the resignation is taken back");
    type_in(&mut model, "u");
    assert_eq!(model.message, Some(Message::Told("Undone: 26-23".into())));
    type_in(&mut model, "uuu");
    assert_eq!(refusal(&model), "There is nothing to undo.");
    assert_eq!(fen(&model), "B:W1-8:B25-32");
    type_in(&mut model, "r");
    assert_eq!(
        model.message,
        Some(Message::Told("Played again: 25-22".into()))
    );
    type_in(&mut model, "rrrr");
    assert_eq!(refusal(&model), "There is nothing to redo.");
    assert!(model.outcome().is_some());
}

#[test]
fn resignation_and_draw_are_asked_twice() {
    let mut drawn = start();
    type_in(&mut drawn, "o");
    assert_eq!(drawn.screen, Screen::Question(Question::Draw));
    type_in(&mut drawn, "xn");
    assert_eq!((drawn.screen, drawn.outcome()), (Screen::Board, None));
    type_in(&mut drawn, "oy");
    assert_eq!(drawn.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
    type_in(&mut drawn, "s");
    assert!(refusal(&drawn).starts_with("The game is over."));

    let mut resigned = start();
    type_in(&mut resigned, "25-22\ns");
    assert_eq!(
        resigned.screen,
        Screen::Question(Question::Resign(Color::White))
    );
    type_in(&mut resigned, "y");
    let winner = resigned.outcome().and_then(Outcome::winner);
    assert_eq!(winner, Some(Color::Black));
}

#[test]
fn a_game_under_way_is_left_only_after_a_yes() {
    let mut model = start();
    assert_eq!(model.clone().update(Event::Typed('q')), Next::Leave);
    type_in(&mut model, "25-22\nq");
    assert_eq!(model.screen, Screen::Question(Question::Leave));
    model.update(Event::Escape);
    type_in(&mut model, "nn");
    assert_eq!(model.game.played().len(), 1, "no new game after a no");
    assert_eq!(model.clone().update(Event::Interrupt), Next::Leave);
    type_in(&mut model, "q");
    assert_eq!(model.update(Event::Typed('y')), Next::Leave);
}

#[test]
fn a_new_game_begins_where_the_first_one_began() {
    let mut model = model(Variant::English, "W:WK22:B9,10,17,18");
    let first = fen(&model);
    type_in(&mut model, "22x13x6x15x22\n");
    assert_ne!(fen(&model), first);
    type_in(&mut model, "n");
    assert_eq!(fen(&model), first, "a finished game is left without asking");
    assert_eq!(model.game.all_plies(), []);
}

#[test]
fn the_arrows_walk_over_dark_squares_and_stay_on_the_board() {
    use Arrow::{Down, Left, Right, Up};
    fn walk(model: &mut Model, arrows: &[Arrow]) -> Option<u32> {
        for &arrow in arrows {
            model.update(Event::Arrow(arrow));
        }
        model.cursor.map(Square::number)
    }
    let mut model = start();
    assert_eq!(
        walk(&mut model, &[Up]),
        Some(25),
        "first the cursor appears"
    );
    assert_eq!(walk(&mut model, &[Up, Right]), Some(22));
    let beyond_the_corner = [Down, Down, Down, Left, Left, Left];
    assert_eq!(walk(&mut model, &beyond_the_corner), Some(29));
    model.flipped = true;
    assert_eq!(walk(&mut model, &[Down, Left]), Some(26));
}

#[test]
fn a_move_is_made_with_tab_and_enter() {
    let mut model = start();
    let tab = Event::Tab { back: false };
    let back = Event::Tab { back: true };
    for event in [tab, tab, Event::Enter, back, Event::Enter] {
        model.update(event);
    }
    assert_eq!(model.game.played().len(), 1);
    assert_eq!(model.ply_text(0), "26-23");
}

/// Numbers that look random but are the same in every run.
fn scrambled(seed: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(Some(seed), |number| {
        Some(
            number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407),
        )
    })
    .skip(1)
    .map(|number| number >> 33)
}

/// All letters that do something, apart from leaving, and the beginning of a move.
const COMMANDS: [char; 12] = ['u', 'r', 'n', 't', 's', 'o', 'i', 'k', 'l', 'm', '?', '2'];

#[test]
fn whatever_is_pressed_the_input_belongs_to_the_game() {
    for variant in Variant::ALL {
        let mut model = model(variant, &Position::start(variant).to_fen());
        let (mut ends, mut answers) = (0, 0);
        let mut most_played = 0;
        for number in scrambled(7).take(60_000) {
            let event = match number % 64 {
                0 => Event::Typed(COMMANDS[number as usize / 64 % COMMANDS.len()]),
                1 => Event::Escape,
                2 => Event::Typed(['y', 'n'][number as usize / 64 % 2]),
                3 => Event::Arrow(Arrow::Up),
                4..32 => Event::Tab {
                    back: number % 2 == 0,
                },
                32..48 => Event::Enter,
                _ => match model.choices().iter().nth(number as usize / 64 % 3) {
                    Some(square) => Event::Clicked(square),
                    None => Event::OtherKey,
                },
            };
            assert_ne!(model.update(event), Next::Leave);
            if model.is_thinking() && number % 5 == 0 {
                model.take(first_move(&model, Score::DRAW));
                assert!(model.hint.is_none() && !model.wants_hint);
                answers += 1;
            }
            assert_eq!(model.input.position(), model.game.position());
            ends += usize::from(model.outcome().is_some());
            most_played = most_played.max(model.game.played().len());
        }
        assert!(answers > 100, "{answers}");
        assert!(ends > 0 && most_played > 40, "{ends} {most_played}");
    }
}

/// The model with the computer playing sides.
fn against(sides: &[Color]) -> Model {
    let mut model = start();
    model.computer.sides = sides.to_vec();
    model
}

/// What the computer finds, played by the first legal move.
fn first_move(model: &Model, score: Score) -> Found {
    let mv = model.game.position().legal_moves()[0];
    Found::Move { mv, score }
}

fn kind(model: &Model) -> Option<Kind> {
    model.task().map(|task| task.kind)
}

#[test]
fn the_computer_answers_and_nobody_moves_in_its_stead() {
    let mut model = against(&[Color::White]);
    assert_eq!(kind(&model), None, "Black is a person");
    type_in(&mut model, "25-22\n");
    assert!(matches!(kind(&model), Some(Kind::Move { .. })));
    assert!(model.choices().is_empty());
    type_in(&mut model, "5-9\n");
    click(&mut model, &[5]);
    assert!(refusal(&model).starts_with("It is the computer’s turn"));
    assert_eq!(model.update(Event::Typed('m')), Next::Hurry);
    let found = first_move(&model, Score::DRAW);
    model.take(found);
    assert_eq!((model.game.played().len(), kind(&model)), (2, None));
    model.take(found);
    assert_eq!(
        model.game.played().len(),
        2,
        "a late answer changes nothing"
    );
    type_in(&mut model, "m");
    assert_eq!(refusal(&model), "The computer is not thinking.");
}

#[test]
fn taking_back_goes_to_the_persons_last_turn() {
    let mut model = against(&[Color::White]);
    type_in(&mut model, "25-22\n");
    let thinking = model.task();
    type_in(&mut model, "u");
    assert_eq!((model.game.played().len(), model.task()), (0, None));
    type_in(&mut model, "r");
    assert_ne!(model.task().unwrap().number, thinking.unwrap().number);
    model.take(first_move(&model, Score::DRAW));
    type_in(&mut model, "26-23\n");
    model.take(first_move(&model, Score::DRAW));
    type_in(&mut model, "u");
    assert_eq!(model.game.played().len(), 2);
    assert_eq!(model.message, Some(Message::Told("Undone: 26-23".into())));
    type_in(&mut model, "ur");
    assert_eq!(model.game.played().len(), 2);
    assert!(!model.is_computers_turn());
}

#[test]
fn a_computer_that_began_waits_where_its_first_move_is_taken_back() {
    let mut model = against(&[Color::Black]);
    model.take(first_move(&model, Score::DRAW));
    type_in(&mut model, "u");
    assert_eq!((model.game.played().len(), model.task()), (0, None));
    type_in(&mut model, "m");
    assert!(model.is_thinking());
}

#[test]
fn a_hopeless_computer_resigns_and_a_person_resigns_only_for_himself() {
    let mut model = against(&[Color::White]);
    let hopeless = Score::from_hundredths(-900);
    for text in ["25-22\n", "26-23\n", "30-26\n"] {
        type_in(&mut model, text);
        model.take(first_move(&model, hopeless));
    }
    let black_wins = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::Resignation,
    };
    assert_eq!(model.outcome(), Some(black_wins));
    assert_eq!(model.game.played().len(), 5);

    let mut model = against(&[Color::White]);
    type_in(&mut model, "25-22\ns");
    let resigning = Screen::Question(Question::Resign(Color::Black));
    assert_eq!(model.screen, resigning, "though White is to move");
}

#[test]
fn an_offered_draw_is_answered() {
    let mut model = model(Variant::Thai, "B:WK1:BK32");
    model.computer.sides = vec![Color::White];
    model.game = Game::from_position(
        *model.game.start(),
        draughts::DrawRules::new(None, true, false),
    );
    type_in(&mut model, "oy");
    assert_eq!(model.outcome(), None);
    let declined = Message::Told("White declined the draw.".into());
    assert_eq!(model.message, Some(declined), "it is too early");
    while model.game.played().len() < 40 {
        let mv = model.game.position().legal_moves()[0];
        if model.is_thinking() {
            let score = Score::DRAW;
            model.take(Found::Move { mv, score });
        } else {
            model.play(model.game.position().path(mv).unwrap());
        }
    }
    type_in(&mut model, "oy");
    assert_eq!(model.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

#[test]
fn a_hint_is_told_and_marked_until_the_next_move() {
    let mut model = model(Variant::Thai, "B:WK3:B6");
    type_in(&mut model, "i");
    let task = model.task().unwrap();
    assert_eq!(task.kind, Kind::Hint);
    let best = model.game.position().read_move("6-2").unwrap().mv;
    let reason = Reason::Crowns;
    model.take(Found::Hint(Hint { best, reason }));
    let sentence = "6-2 reaches the last row and makes a king.";
    assert_eq!(model.message, Some(Message::Told(sentence.into())));
    assert_eq!(model.hinted().to_string(), "2, 6");
    assert_eq!(model.task(), None);
    type_in(&mut model, "6-2\n");
    assert!(model.hinted().is_empty());

    type_in(&mut model, "i");
    type_in(&mut model, "3-8\n");
    model.take(Found::Hint(Hint { best, reason }));
    assert_eq!(
        (model.hint, model.message),
        (None, None),
        "asked too long ago"
    );
}

#[test]
fn sides_and_level_of_the_computer_change_within_the_game() {
    let mut model = start();
    let mut seen = Vec::new();
    for _ in 0..4 {
        type_in(&mut model, "k");
        seen.push(model.computer.sides.clone());
    }
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(seen, [vec![white], vec![black], vec![black, white], vec![]]);
    type_in(&mut model, "kl");
    let level = Message::Told("The computer plays at level 6.".into());
    assert_eq!(model.message, Some(level));
    type_in(&mut model, "lllll");
    assert_eq!(model.computer.level, Level::LEAST);
    type_in(&mut model, "k");
    assert!(model.is_computers_turn() && !model.is_thinking(), "first m");
}

#[test]
fn two_computers_play_until_a_move_is_taken_back() {
    let mut model = against(&Color::ALL);
    for _ in 0..3 {
        model.take(first_move(&model, Score::loss_in(2)));
    }
    assert_eq!(model.game.played().len(), 3);
    type_in(&mut model, "u");
    assert_eq!((model.game.played().len(), model.task()), (2, None));
    type_in(&mut model, "m");
    assert!(model.is_thinking());
}
