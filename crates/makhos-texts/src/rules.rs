//! The rules of both games as chapters to read, with the small boards that show what is meant.

use crate::{Game, Texts};

/// A chapter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RuleSection {
    /// A name that is good for an anchor, unique within a game.
    pub id: &'static str,
    /// The heading.
    pub title: fn(Texts) -> &'static str,
    body: fn(Texts) -> &'static str,
    /// The small boards that follow the text.
    pub examples: &'static [Example],
}

impl RuleSection {
    /// The paragraphs of the chapter.
    pub fn paragraphs(&self, texts: Texts) -> impl Iterator<Item = &'static str> {
        (self.body)(texts).split("\n\n")
    }
}

/// A small board that shows a rule.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position.
    pub fen: &'static str,
    /// The moves to draw on it, written with every landing square; all are legal in the position.
    pub moves: &'static [&'static str],
    /// The line under the board.
    pub caption: fn(Texts) -> &'static str,
}

/// The heading of a game's rules.
#[must_use]
pub fn rules_title(game: Game) -> fn(Texts) -> &'static str {
    match game {
        Game::Thai => Texts::rules_thai_title,
        Game::English => Texts::rules_english_title,
    }
}

/// The chapters of a game's rules in reading order.
///
/// ```
/// use makhos_texts::{Game, Language, Texts, rules};
/// let texts = Texts::new(Language::English);
/// let crowning = rules(Game::Thai).iter().find(|section| section.id == "crowning").unwrap();
/// assert_eq!((crowning.title)(texts), "Crowning");
/// assert_eq!(crowning.paragraphs(texts).count(), 1);
/// assert_eq!(crowning.examples[0].moves, ["10x3"]);
/// ```
#[must_use]
pub fn rules(game: Game) -> &'static [RuleSection] {
    match game {
        Game::Thai => THAI,
        Game::English => ENGLISH,
    }
}

const THAI: &[RuleSection] = &[
    RuleSection {
        id: "start",
        title: Texts::rules_thai_start_title,
        body: Texts::rules_thai_start,
        examples: &[Example {
            fen: "B:W1-8:B25-32",
            moves: &[],
            caption: Texts::example_thai_start,
        }],
    },
    RuleSection {
        id: "moving",
        title: Texts::rules_thai_move_title,
        body: Texts::rules_thai_move,
        examples: &[Example {
            fen: "B:W4:BK18",
            moves: &[
                "18-5", "18-8", "18-9", "18-11", "18-14", "18-15", "18-22", "18-23", "18-25",
                "18-27", "18-29", "18-32",
            ],
            caption: Texts::example_king_slides,
        }],
    },
    RuleSection {
        id: "man-captures",
        title: Texts::rules_thai_man_capture_title,
        body: Texts::rules_thai_man_capture,
        examples: &[Example {
            fen: "B:W4,22:B18",
            moves: &["18-14", "18-15"],
            caption: Texts::example_man_forward,
        }],
    },
    RuleSection {
        id: "king-captures",
        title: Texts::rules_thai_king_capture_title,
        body: Texts::rules_thai_king_capture,
        examples: &[
            Example {
                fen: "B:W8:BK29",
                moves: &["29x4"],
                caption: Texts::example_king_far,
            },
            Example {
                fen: "B:W22:BK29",
                moves: &["29x18"],
                caption: Texts::example_king_behind,
            },
            Example {
                fen: "B:W18,22:BK29",
                moves: &["29-25"],
                caption: Texts::example_two_in_row,
            },
        ],
    },
    RuleSection {
        id: "compulsory",
        title: Texts::rules_thai_compulsory_title,
        body: Texts::rules_thai_compulsory,
        examples: &[
            Example {
                fen: "B:W4,18:B22,32",
                moves: &["22x15"],
                caption: Texts::example_compulsory,
            },
            Example {
                fen: "B:W11,17,18:B22",
                moves: &["22x13", "22x15x8"],
                caption: Texts::example_free_choice,
            },
        ],
    },
    RuleSection {
        id: "removal",
        title: Texts::rules_thai_removal_title,
        body: Texts::rules_thai_removal,
        examples: &[
            Example {
                fen: "B:W11,25:BK18",
                moves: &["18x29x8"],
                caption: Texts::example_turn_back,
            },
            Example {
                fen: "B:W11,14,17,23,24:BK9",
                moves: &["9x18x27x20x7x21"],
                caption: Texts::example_passed_again,
            },
        ],
    },
    RuleSection {
        id: "crowning",
        title: Texts::rules_thai_crowning_title,
        body: Texts::rules_thai_crowning,
        examples: &[Example {
            fen: "B:W7,8:B10",
            moves: &["10x3"],
            caption: Texts::example_crowning_ends,
        }],
    },
    RuleSection {
        id: "end",
        title: Texts::rules_thai_end_title,
        body: Texts::rules_thai_end,
        examples: &[Example {
            fen: "B:W3,8:B12",
            moves: &[],
            caption: Texts::example_blocked,
        }],
    },
    RuleSection {
        id: "draws",
        title: Texts::rules_thai_draw_title,
        body: Texts::rules_thai_draw,
        examples: &[],
    },
];

const ENGLISH: &[RuleSection] = &[
    RuleSection {
        id: "start",
        title: Texts::rules_english_start_title,
        body: Texts::rules_english_start,
        examples: &[Example {
            fen: "B:W21-32:B1-12",
            moves: &[],
            caption: Texts::example_english_start,
        }],
    },
    RuleSection {
        id: "moving",
        title: Texts::rules_english_move_title,
        body: Texts::rules_english_move,
        examples: &[Example {
            fen: "W:WK29:B18",
            moves: &["29-25"],
            caption: Texts::example_english_king,
        }],
    },
    RuleSection {
        id: "capturing",
        title: Texts::rules_english_capture_title,
        body: Texts::rules_english_capture,
        examples: &[Example {
            fen: "W:W18:B4,22",
            moves: &["18-14", "18-15"],
            caption: Texts::example_english_forward,
        }],
    },
    RuleSection {
        id: "compulsory",
        title: Texts::rules_english_compulsory_title,
        body: Texts::rules_english_compulsory,
        examples: &[
            Example {
                fen: "W:W22,32:B4,18",
                moves: &["22x15"],
                caption: Texts::example_english_compulsory,
            },
            Example {
                fen: "W:W22:B11,17,18",
                moves: &["22x13", "22x15x8"],
                caption: Texts::example_english_choice,
            },
        ],
    },
    RuleSection {
        id: "removal",
        title: Texts::rules_english_removal_title,
        body: Texts::rules_english_removal,
        examples: &[Example {
            fen: "W:WK22:B9,10,17,18",
            moves: &["22x13x6x15x22"],
            caption: Texts::example_english_loop,
        }],
    },
    RuleSection {
        id: "crowning",
        title: Texts::rules_english_crowning_title,
        body: Texts::rules_english_crowning,
        examples: &[Example {
            fen: "W:W10:B7,8",
            moves: &["10x3"],
            caption: Texts::example_english_crowning_ends,
        }],
    },
    RuleSection {
        id: "end",
        title: Texts::rules_english_end_title,
        body: Texts::rules_english_end,
        examples: &[Example {
            fen: "W:W12:B3,8",
            moves: &[],
            caption: Texts::example_english_blocked,
        }],
    },
    RuleSection {
        id: "draws",
        title: Texts::rules_english_draw_title,
        body: Texts::rules_english_draw,
        examples: &[],
    },
];
