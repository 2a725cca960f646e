//! Whole sentences as people read them.

use makhos_texts::{Game, Language, Rank, Side, SquareContent, SquareMark, Texts};

const ENGLISH: Texts = Texts::new(Language::English);
const THAI: Texts = Texts::new(Language::Thai);
const KOREAN: Texts = Texts::new(Language::Korean);

#[test]
fn tags_of_browsers_and_terminals_are_read() {
    for (tag, language) in [
        ("en", Some(Language::English)),
        ("en-GB", Some(Language::English)),
        ("EN_us.UTF-8", Some(Language::English)),
        ("th", Some(Language::Thai)),
        ("th-TH-u-nu-thai", Some(Language::Thai)),
        ("ko-KR", Some(Language::Korean)),
        ("kok", None),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    assert_eq!(Language::best([]), Language::English);
    assert_eq!(Language::best(["de", "th-TH", "ko"]), Language::Thai);
}

#[test]
fn every_language_reads_its_own_tag() {
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert_eq!(Texts::new(language).language(), language);
    }
}

#[test]
fn english_counts_one_and_many() {
    assert_eq!(ENGLISH.pieces_left(1, 0), "1 piece");
    assert_eq!(ENGLISH.pieces_left(5, 1), "5 pieces (1 king)");
    assert_eq!(ENGLISH.pieces_left(0, 0), "0 pieces");
    assert_eq!(
        ENGLISH.pieces_left_to_move(12, 3),
        "to move · 12 pieces (3 kings)"
    );
    assert_eq!(ENGLISH.pieces_taken(0), "nothing captured");
    assert_eq!(ENGLISH.pieces_taken(1), "1 piece captured");
    assert_eq!(ENGLISH.pieces_taken(21), "21 pieces captured");
}

#[test]
fn thai_and_korean_count_with_their_own_words() {
    assert_eq!(THAI.pieces_left(1, 0), "1 ตัว");
    assert_eq!(THAI.pieces_left_to_move(5, 1), "ถึงตาเดิน · 5 ตัว (ฮอส 1)");
    assert_eq!(KOREAN.pieces_left(1, 0), "말 1개");
    assert_eq!(KOREAN.pieces_left(5, 1), "말 5개 (킹 1개)");
}

#[test]
fn compulsory_capture_is_said_with_the_piece() {
    assert_eq!(ENGLISH.must_capture(Side::Black), "Black must capture");
    assert_eq!(
        ENGLISH.takes_one_choose_end(Rank::King, ENGLISH.square("13")),
        "The king on 13 takes. Where do you want to end?"
    );
    assert_eq!(THAI.must_capture(Side::Black), "ดำต้องกิน");
    assert_eq!(
        THAI.takes_one_choose_end(Rank::King, THAI.square("13")),
        "ฮอสที่ช่อง 13 มีตากิน เลือกช่องที่จะลง"
    );
    assert_eq!(KOREAN.must_capture(Side::White), "백이 잡아야 해요");
    assert_eq!(
        KOREAN.takes_one(Rank::Man, KOREAN.square("13")),
        "13번 칸의 말로 잡으세요."
    );
}

#[test]
fn a_refusal_names_one_piece_or_several() {
    assert_eq!(
        ENGLISH.refused_other_must_capture(1, "13"),
        "Capturing is compulsory: the piece on 13 has to take."
    );
    let capturers = ENGLISH.any_of(&["13", "18", "24"]);
    assert_eq!(
        ENGLISH.refused_other_must_capture(3, capturers),
        "Capturing is compulsory: a piece on 13, 18 or 24 has to take."
    );
    let capturers = KOREAN.any_of(&[KOREAN.square("13"), KOREAN.square("24")]);
    assert_eq!(
        KOREAN.refused_other_must_capture(2, capturers),
        "잡을 수 있으면 꼭 잡아야 해요. 13번 또는 24번 칸의 말 중 하나로 잡으세요."
    );
}

#[test]
fn whose_piece_it_is_goes_with_whose_turn_it_is_not() {
    assert_eq!(
        ENGLISH.refused_not_your_piece(Side::White),
        "That is White’s piece; Black is to move."
    );
    assert_eq!(
        THAI.refused_not_your_piece(Side::White),
        "นั่นหมากของขาว ตอนนี้ตาดำเดิน"
    );
    assert_eq!(
        KOREAN.refused_not_your_piece(Side::White),
        "백의 말이에요. 지금은 흑 차례예요."
    );
}

#[test]
fn an_end_names_the_winner_and_the_losers_reason() {
    assert_eq!(
        ENGLISH.end_blocked(Side::White),
        "Black wins: White is blocked"
    );
    assert_eq!(
        ENGLISH.end_no_pieces(Side::Black),
        "White wins: Black has no pieces left"
    );
    assert_eq!(
        ENGLISH.end_repetition(),
        "Draw: same position for the third time"
    );
    assert_eq!(THAI.end_blocked(Side::White), "ดำชนะ: ขาวไม่มีตาเดิน");
    assert_eq!(KOREAN.end_resigned(Side::Black), "백 승리: 흑이 기권했어요");
    for texts in Language::ALL.map(Texts::new) {
        for (winner, loser) in [(Side::Black, Side::White), (Side::White, Side::Black)] {
            let title = texts.end_win(winner);
            for (whole, reason) in [
                (texts.end_blocked(loser), texts.reason_blocked(loser)),
                (texts.end_no_pieces(loser), texts.reason_no_pieces(loser)),
                (texts.end_resigned(loser), texts.reason_resigned(loser)),
                (texts.end_time(loser), texts.reason_time(loser)),
            ] {
                assert_eq!(whole, format!("{title}: {reason}"));
            }
        }
    }
}

#[test]
fn players_names_stand_with_their_side() {
    assert_eq!(
        ENGLISH.end_win_named(Side::Black, "Somchai"),
        "Somchai (Black) wins"
    );
    assert_eq!(THAI.end_win_named(Side::Black, "สมชาย"), "สมชาย (ดำ) ชนะ");
    assert_eq!(KOREAN.to_move_named("민수"), "민수 님 차례");
}

#[test]
fn a_square_says_its_name_its_piece_and_what_it_is_good_for() {
    let square =
        |texts: Texts, content, mark| texts.square_label(texts.square("18"), content, mark);
    assert_eq!(
        square(ENGLISH, SquareContent::BlackKing, SquareMark::CanMove),
        "Square 18, Black king, can move"
    );
    assert_eq!(
        square(ENGLISH, SquareContent::Empty, SquareMark::Target),
        "Square 18, empty, target"
    );
    assert_eq!(
        square(ENGLISH, SquareContent::WhiteMan, SquareMark::Plain),
        "Square 18, White man"
    );
    assert_eq!(
        square(THAI, SquareContent::BlackKing, SquareMark::MustCapture),
        "ช่อง 18 ฮอสดำ ต้องกิน"
    );
    assert_eq!(
        square(KOREAN, SquareContent::WhiteMan, SquareMark::Chosen),
        "18번 칸, 백 말, 선택됨"
    );
    assert_eq!(
        KOREAN.square_label(KOREAN.square("d4"), SquareContent::Empty, SquareMark::Plain),
        "d4 칸, 비어 있음"
    );
}

#[test]
fn moves_are_announced() {
    assert_eq!(
        ENGLISH.announce_move(Side::Black, 25, 22),
        "Black: 25 to 22"
    );
    assert_eq!(
        ENGLISH.announce_capture(Side::Black, 18, ENGLISH.all_of(&["14", "7"]), 2),
        "Black: 18 captures 14 and 7, lands on 2"
    );
    assert_eq!(THAI.announce_crowned(3), "เข้าฮอสที่ช่อง 3");
    assert_eq!(
        KOREAN.announce_crowned(KOREAN.square("3")),
        "3번 칸에서 승급"
    );
}

#[test]
fn lists_of_none_one_and_two() {
    assert_eq!(ENGLISH.any_of::<&str>(&[]), "");
    assert_eq!(ENGLISH.any_of(&["9"]), "9");
    assert_eq!(ENGLISH.all_of(&["9", "18"]), "9 and 18");
    assert_eq!(THAI.any_of(&["9", "18", "27"]), "9, 18 หรือ 27");
    assert_eq!(THAI.any_of_at_most(&["9", "18", "27"], 0), "9 และอีก 2");
    assert_eq!(
        KOREAN.any_of_at_most(&["25-22", "26-22", "26-23"], 2),
        "25-22, 26-22 외 1개"
    );
}

#[test]
fn titles_carry_turn_and_game() {
    assert_eq!(
        ENGLISH.page_title_turn(Side::Black, Game::Thai),
        "Black to move · Thai checkers"
    );
    assert_eq!(
        THAI.page_title_turn(Side::White, Game::English),
        "ตาขาวเดิน · หมากฮอสสากล"
    );
    assert_eq!(
        KOREAN.announce_new_game(Game::Thai),
        "새 게임: 태국 체커. 흑 차례."
    );
}

#[test]
fn the_draw_settings_say_turns_and_moves() {
    assert_eq!(ENGLISH.draw_count_plies(32, 16), "32 turns (16 each)");
    assert_eq!(THAI.draw_count_plies(32, 16), "32 ตา (ฝ่ายละ 16)");
    assert_eq!(KOREAN.draw_count_plies(32, 16), "32수 (각자 16수)");
}
