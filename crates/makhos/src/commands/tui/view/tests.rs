//! Whole screens.

use std::num::NonZeroU16;

use draughts::{DrawRules, Game, Notation, Square, Variant};
use makhos_texts::{Language, Texts};
use makhos_words::Words;
use ratatui::{Terminal, backend::TestBackend, style::Color};

use super::{
    super::{
        computer::Found,
        layout::place,
        style::samples::{ASCII, COLORS, NO_COLORS},
        update::Event,
    },
    *,
};

fn model(language: Language, variant: Variant, fen: &str) -> Model {
    let words = Words::new(Texts::new(language), Notation::Numbers);
    Model::new(draughts::Position::from_fen(variant, fen).unwrap(), words)
}

fn type_in(model: &mut Model, lines: &[&str]) {
    for line in lines {
        line.chars().for_each(|letter| {
            model.update(Event::Typed(letter));
        });
        model.update(Event::Enter);
    }
}

fn click(model: &mut Model, numbers: &[u32]) {
    for &number in numbers {
        model.update(Event::Clicked(Square::from_number(number).unwrap()));
    }
}

/// A middle game with a king of each side, a move taken back, and a refusal.
fn middle_game(language: Language) -> Model {
    let mut model = model(language, Variant::Thai, "B:W2,8,12,K21:B9,24,32,K31");
    let moves = ["9-6", "2x9", "24-20", "21-14", "31-26", "8-11"];
    type_in(&mut model, &moves);
    model.update(Event::Typed('u'));
    type_in(&mut model, &["12-7"]);
    model
}

fn screen(model: &Model, style: Style, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| {
            draw(model, style, frame.area(), frame.buffer_mut());
        })
        .unwrap();
    terminal
}

macro_rules! assert_screen {
    ($name:expr, $model:expr, $style:expr, $width:expr, $height:expr) => {
        insta::assert_snapshot!($name, screen($model, $style, $width, $height).backend())
    };
}

#[test]
fn the_start_in_english() {
    let model = model(Language::English, Variant::Thai, "B:W1-8:B25-32");
    assert_screen!("start", &model, COLORS, 80, 24);
}

#[test]
fn a_middle_game_in_all_languages() {
    for language in Language::ALL {
        let name = format!("middle_game_{}", language.tag());
        assert_screen!(name, &middle_game(language), COLORS, 80, 24);
    }
}

#[test]
fn a_chain_under_way_on_a_large_screen() {
    let mut model = model(Language::English, Variant::Thai, "B:W1,11,18,25:BK29,32");
    click(&mut model, &[29, 22]);
    assert_screen!("chain", &model, COLORS, 110, 40);
}

#[test]
fn an_english_game_in_ascii_from_the_other_side() {
    let fen = "W:WK22,24,K31:B9,10,17,18,K4";
    let mut model = model(Language::English, Variant::English, fen);
    model.flipped = true;
    click(&mut model, &[24]);
    assert_screen!("ascii", &model, ASCII, 80, 31);
}

#[test]
fn without_colours_and_almost_without_room() {
    let mut model = model(Language::English, Variant::Thai, "B:W1,11,18,25:BK29,32");
    click(&mut model, &[29]);
    assert_screen!("small", &model, NO_COLORS, 34, 14);
}

#[test]
fn the_help_in_all_languages() {
    for language in Language::ALL {
        let mut model = model(language, Variant::Thai, "B:W1-8:B25-32");
        model.update(Event::Typed('?'));
        assert_screen!(format!("help_{}", language.tag()), &model, COLORS, 80, 24);
    }
}

#[test]
fn the_end_of_a_game() {
    let mut model = model(Language::English, Variant::Thai, "B:W11,18,25:BK29");
    type_in(&mut model, &["29x8"]);
    assert_screen!("end", &model, COLORS, 64, 22);
}

/// The characters on the screen.
fn text(model: &Model, style: Style, width: u16, height: u16) -> String {
    screen(model, style, width, height).backend().to_string()
}

#[test]
fn too_small_a_terminal_says_so() {
    let model = model(Language::English, Variant::Thai, "B:W1-8:B25-32");
    let screen = text(&model, COLORS, 30, 10);
    assert!(
        screen.contains("Please make the window larger."),
        "{screen}"
    );
}

#[test]
fn the_draw_counters_show_up_in_time() {
    let fen = "B:WK1:BK32";
    let mut model = model(Language::English, Variant::Thai, fen);
    let round = ["32-28", "1-5", "28-32", "5-1"];
    assert!(!text(&model, COLORS, 80, 24).contains("turns without"));
    let rules = DrawRules::new(NonZeroU16::new(6), true, true);
    model.game = Game::from_position(*model.game.start(), rules);
    type_in(&mut model, &round);
    let screen = text(&model, COLORS, 80, 24);
    assert!(
        screen.contains("4 of 6 turns without a capture"),
        "{screen}"
    );
    assert!(screen.contains("come up for the"), "{screen}");
}

#[test]
fn every_size_can_be_drawn_in_every_language() {
    for language in Language::ALL {
        let mut model = middle_game(language);
        for screen in [Screen::Board, Screen::Help] {
            model.screen = screen;
            for (width, height) in (0..120).step_by(11).flat_map(|width| {
                let heights = (0..45).step_by(3);
                heights.map(move |height| (width, height))
            }) {
                let area = Rect::new(0, 0, width, height);
                let cursor = draw(&model, COLORS, area, &mut Buffer::empty(area));
                let fits = Layout::of(area).is_some();
                assert_eq!(cursor.is_some(), fits && screen == Screen::Board);
            }
        }
    }
}

#[test]
fn ascii_is_ascii() {
    let mut model = model(Language::English, Variant::Thai, "B:W1-8:B25-32");
    type_in(&mut model, &["5-9"]);
    let screen = text(&model, ASCII, 80, 24);
    assert!(screen.is_ascii(), "{screen}");
    assert!(screen.contains("That is White's piece"), "{screen}");
}

#[test]
fn the_last_move_and_the_chosen_piece_are_tinted() {
    let mut model = model(Language::English, Variant::Thai, "B:W1-8:B25-32");
    type_in(&mut model, &["25-22"]);
    click(&mut model, &[6]);
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    draw(&model, COLORS, area, &mut buffer);
    let layout = Layout::of(area).unwrap();
    let ground = |number| {
        let (row, column) = place(Square::from_number(number).unwrap(), false);
        buffer[layout.cell_at(row, column).as_position()].bg
    };
    let palette = COLORS.palette.unwrap();
    assert_eq!([ground(25), ground(22)], [palette.last_move; 2]);
    assert_eq!(ground(6), palette.chosen);
    assert_eq!(ground(18), palette.dark);
    assert_ne!(palette.dark, Color::Reset);
}

#[test]
fn the_computer_thinks_in_all_languages() {
    for language in Language::ALL {
        let mut model = model(language, Variant::Thai, "B:W1-8:B25-32");
        model.computer.sides = vec![draughts::Color::White];
        type_in(&mut model, &["25-22"]);
        let name = format!("thinking_{}", language.tag());
        assert_screen!(name, &model, COLORS, 80, 24);
    }
}

#[test]
fn a_hint_is_marked_on_the_board() {
    let mut model = model(Language::English, Variant::Thai, "B:WK3:B6");
    model.update(Event::Typed('i'));
    let best = model.game.position().read_move("6-2").unwrap().mv;
    let reason = draughts_engine::hint::Reason::Crowns;
    model.take(Found::Hint(draughts_engine::hint::Hint { best, reason }));
    assert_screen!("hint", &model, ASCII, 80, 24);
}
