//! The rules to read agree with the rules that are played.

use draughts::{Notation, Position, Variant, full_text};
use makhos_texts::{Game, Language, Texts, rules, rules_title};

const GAMES: [(Game, Variant); 2] = [
    (Game::Thai, Variant::Thai),
    (Game::English, Variant::English),
];

fn legal_moves(variant: Variant, fen: &str) -> Vec<String> {
    let position =
        Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let texts = position.all_paths();
    texts
        .iter()
        .map(|path| full_text(path, Notation::Numbers))
        .collect()
}

#[test]
fn the_moves_of_every_example_are_legal() {
    let mut shown = 0;
    for (game, variant) in GAMES {
        for example in rules(game).iter().flat_map(|section| section.examples) {
            let legal = legal_moves(variant, example.fen);
            for drawn in example.moves {
                assert!(
                    legal.iter().any(|text| text == drawn),
                    "{}: {drawn} not in {legal:?}",
                    example.fen
                );
                shown += 1;
            }
        }
    }
    assert!(shown > 20);
}

#[test]
fn examples_that_show_the_only_moves_show_them_all() {
    let all_are_shown = [
        "man-captures",
        "king-captures",
        "compulsory",
        "crowning",
        "end",
        "capturing",
    ];
    for (game, variant) in GAMES {
        for section in rules(game)
            .iter()
            .filter(|section| all_are_shown.contains(&section.id))
        {
            for example in section.examples {
                assert_eq!(
                    legal_moves(variant, example.fen).len(),
                    example.moves.len(),
                    "{}",
                    example.fen
                );
            }
        }
    }
}

#[test]
fn the_start_boards_are_the_games_own() {
    for (game, variant) in GAMES {
        let shown = Position::from_fen(variant, rules(game)[0].examples[0].fen);
        assert_eq!(shown.as_ref().ok(), Some(&Position::start(variant)));
    }
}

#[test]
fn the_draw_chapter_tells_the_default_count() {
    for (game, variant) in GAMES {
        let plies = variant
            .rules()
            .draw_rules
            .no_progress_plies
            .expect("both games count")
            .get();
        for texts in Language::ALL.map(Texts::new) {
            let draws = rules(game)
                .iter()
                .find(|section| section.id == "draws")
                .expect("the chapter");
            let text: String = draws.paragraphs(texts).collect();
            assert!(text.contains(&plies.to_string()), "{text}");
            assert!(text.contains(&(plies / 2).to_string()), "{text}");
        }
    }
}

#[test]
fn chapters_have_unique_names_headings_and_paragraphs() {
    for (game, _) in GAMES {
        let mut ids: Vec<&str> = rules(game).iter().map(|section| section.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), rules(game).len());
        for texts in Language::ALL.map(Texts::new) {
            assert_ne!(
                rules_title(Game::Thai)(texts),
                rules_title(Game::English)(texts)
            );
            for section in rules(game) {
                assert!(!(section.title)(texts).contains('\n'));
                for paragraph in section.paragraphs(texts) {
                    assert!(
                        !paragraph.trim().is_empty() && !paragraph.contains('\n'),
                        "{paragraph}"
                    );
                }
            }
        }
    }
}
