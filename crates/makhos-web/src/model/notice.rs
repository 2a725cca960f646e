//! What is said in the place of the message card's detail until the next action.

/// What was refused or happened last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What is said.
    pub text: String,
    /// Whether something did not work, so that it stands out.
    pub is_refusal: bool,
}

impl Notice {
    /// News that nobody has to mend anything for.
    #[must_use]
    pub fn news(text: String) -> Notice {
        Notice {
            text,
            is_refusal: false,
        }
    }

    /// Why something was not done.
    #[must_use]
    pub fn refusal(text: String) -> Notice {
        Notice {
            text,
            is_refusal: true,
        }
    }
}
