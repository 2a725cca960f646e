//! The enums a message may select on, and the variables that carry them.

/// An enum of `src/choices.rs` as the catalogues know it.
#[derive(Debug)]
pub(crate) struct Choice {
    /// The enum's name.
    pub(crate) type_name: &'static str,
    /// The variables that always carry it.
    pub(crate) variables: &'static [&'static str],
    /// The word in a catalogue and the enum's variant for it.
    pub(crate) keys: &'static [(&'static str, &'static str)],
}

const CHOICES: [Choice; 5] = [
    Choice {
        type_name: "Game",
        variables: &["game"],
        keys: &[("thai", "Thai"), ("english", "English")],
    },
    Choice {
        type_name: "Side",
        variables: &["side", "winner", "loser"],
        keys: &[("black", "Black"), ("white", "White")],
    },
    Choice {
        type_name: "Rank",
        variables: &["rank"],
        keys: &[("man", "Man"), ("king", "King")],
    },
    Choice {
        type_name: "SquareContent",
        variables: &["content"],
        keys: &[
            ("empty", "Empty"),
            ("black-man", "BlackMan"),
            ("black-king", "BlackKing"),
            ("white-man", "WhiteMan"),
            ("white-king", "WhiteKing"),
        ],
    },
    Choice {
        type_name: "SquareMark",
        variables: &["mark"],
        keys: &[
            ("plain", "Plain"),
            ("can-move", "CanMove"),
            ("must-capture", "MustCapture"),
            ("chosen", "Chosen"),
            ("target", "Target"),
        ],
    },
];

/// The enum that the variable of this name carries, if it carries one.
pub(crate) fn of_variable(name: &str) -> Option<&'static Choice> {
    CHOICES
        .iter()
        .find(|choice| choice.variables.contains(&name))
}
