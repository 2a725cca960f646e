//! Writes the Rust functions of the merged messages.
//!
//! Each function is a decision (language, then each selection) whose leaves are whole texts: a
//! literal where nothing is filled in, one `format!` where something is. Functions that take
//! values to show hand them on as `&dyn Display`, so that they are compiled once and not once for
//! every type.

use std::fmt::Write;

use crate::{
    catalogue::{Key, Part, Variant, joined},
    choices,
    merge::{Argument, Kind, Merged},
};

/// The `impl Texts` block with a function for each message.
pub(crate) fn functions(messages: &[Merged<'_>]) -> String {
    let mut code = String::from("impl Texts {\n");
    for message in messages {
        code.push_str(&function(message));
    }
    code.push_str("}\n");
    code
}

fn function(message: &Merged<'_>) -> String {
    let name = snake(message.id);
    let fixed = message
        .arguments
        .iter()
        .all(|argument| !is_shown(message, argument));
    let decision: String = message
        .wordings
        .iter()
        .map(|(language, parts)| {
            format!("Language::{language} => {},\n", leaf_or_match(parts, fixed))
        })
        .collect();
    let mut code = docs(message);
    let outer = signature(&message.arguments, "impl core::fmt::Display");
    if fixed {
        let _ = write!(
            code,
            "#[must_use]\npub fn {name}(self{outer}) -> &'static str {{\nmatch self.language {{\n{decision}}}\n}}\n\n"
        );
    } else {
        let inner = signature(&message.arguments, "&dyn core::fmt::Display");
        let handed_on: String = message.arguments.iter().map(handed_on).collect();
        let _ = write!(
            code,
            "#[must_use]\npub fn {name}(self{outer}) -> String {{\n\
             fn say(language: Language{inner}) -> String {{\nmatch language {{\n{decision}}}\n}}\n\
             say(self.language{handed_on})\n}}\n\n"
        );
    }
    code
}

/// Whether any wording prints the argument.
fn is_shown(message: &Merged<'_>, argument: &Argument<'_>) -> bool {
    fn prints(parts: &[Part], name: &str) -> bool {
        parts.iter().any(|part| match part {
            Part::Text(_) => false,
            Part::Variable(variable) => variable == name,
            Part::Select { variants, .. } => {
                variants.iter().any(|variant| prints(&variant.parts, name))
            }
        })
    }
    message
        .wordings
        .iter()
        .any(|(_, parts)| prints(parts, argument.name))
}

fn signature(arguments: &[Argument<'_>], shown: &str) -> String {
    arguments
        .iter()
        .map(|argument| {
            let kind = match argument.kind {
                Kind::Shown => shown,
                Kind::Number => "u32",
                Kind::Choice(choice) => choice.type_name,
            };
            format!(", {}: {kind}", snake(argument.name))
        })
        .collect()
}

fn handed_on(argument: &Argument<'_>) -> String {
    let reference = if matches!(argument.kind, Kind::Shown) {
        "&"
    } else {
        ""
    };
    format!(", {reference}{}", snake(argument.name))
}

/// The expression for a wording: its first selection opened up with all that stands around it,
/// or the text itself where there is none left.
fn leaf_or_match(parts: &[Part], fixed: bool) -> String {
    let Some(index) = parts
        .iter()
        .position(|part| matches!(part, Part::Select { .. }))
    else {
        return leaf(parts, fixed);
    };
    let Part::Select { variable, variants } = &parts[index] else {
        unreachable!()
    };
    let mut arms = String::new();
    for variant in in_matching_order(variants) {
        let whole: Vec<Part> = [
            &parts[..index],
            &variant.parts,
            &decided(&parts[index + 1..], variable, &variant.key),
        ]
        .concat();
        let _ = writeln!(
            arms,
            "{} => {},",
            matcher(variable, &variant.key),
            leaf_or_match(&joined(whole), fixed)
        );
    }
    format!("match {} {{\n{arms}}}", snake(variable))
}

/// The parts with the selections on a variable of known value already made.
fn decided(parts: &[Part], variable: &str, key: &Key) -> Vec<Part> {
    let mut result = Vec::new();
    for part in parts {
        match part {
            Part::Select {
                variable: other,
                variants,
            } if other == variable => match variants.iter().find(|variant| variant.key == *key) {
                Some(variant) => result.extend(decided(&variant.parts, variable, key)),
                None => result.push(part.clone()),
            },
            _ => result.push(part.clone()),
        }
    }
    result
}

/// Exact numbers before the plural words, `other` last.
fn in_matching_order(variants: &[Variant]) -> Vec<&Variant> {
    let mut ordered: Vec<&Variant> = variants.iter().collect();
    ordered.sort_by_key(|variant| match &variant.key {
        Key::Exactly(_) => 0,
        Key::Word(word) if word == "other" => 2,
        Key::Word(_) => 1,
    });
    ordered
}

fn matcher(variable: &str, key: &Key) -> String {
    match (choices::of_variable(variable), key) {
        (Some(choice), Key::Word(word)) => {
            let name = choice
                .keys
                .iter()
                .find(|(known, _)| known == word)
                .map_or("", |(_, name)| name);
            format!("{}::{name}", choice.type_name)
        }
        (_, Key::Exactly(number)) => number.to_string(),
        (_, Key::Word(word)) if word == "one" => "1".to_owned(),
        (_, Key::Word(_)) => "_".to_owned(),
    }
}

fn leaf(parts: &[Part], fixed: bool) -> String {
    let mut literal = String::new();
    let mut filled = false;
    for part in parts {
        match part {
            Part::Text(text) => literal.push_str(text),
            Part::Variable(name) => {
                filled = true;
                let _ = write!(literal, "\u{0}{}\u{1}", snake(name));
            }
            Part::Select { .. } => {
                unreachable!("selections are opened before the leaves are written")
            }
        }
    }
    if filled {
        let escaped = literal
            .replace('{', "{{")
            .replace('}', "}}")
            .replace('\u{0}', "{")
            .replace('\u{1}', "}");
        format!("format!({escaped:?})")
    } else if fixed {
        format!("{literal:?}")
    } else {
        format!("String::from({literal:?})")
    }
}

fn docs(message: &Merged<'_>) -> String {
    let mut docs = String::new();
    if let Some(comment) = message.comment {
        for line in comment.lines() {
            let _ = writeln!(docs, "/// {line}");
        }
        docs.push_str("///\n");
    }
    let text: String = message
        .wordings
        .first()
        .map(|(_, parts)| in_one_line(parts))
        .unwrap_or_default();
    let _ = writeln!(
        docs,
        "/// Message `{}`: “{}”",
        message.id,
        text.replace('[', "\\[").replace(']', "\\]")
    );
    docs
}

/// A wording as a reader of the documentation sees it: `{name}` for variables, `a/b` for selections.
fn in_one_line(parts: &[Part]) -> String {
    parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => {
                text.split_whitespace().fold(
                    String::from(if text.starts_with(char::is_whitespace) {
                        " "
                    } else {
                        ""
                    }),
                    |line, word| {
                        if line.trim().is_empty() {
                            line + word
                        } else {
                            line + " " + word
                        }
                    },
                ) + if text.ends_with(char::is_whitespace) && !text.trim().is_empty() {
                    " "
                } else {
                    ""
                }
            }
            Part::Variable(name) => format!("{{{name}}}"),
            Part::Select { variants, .. } => {
                let wordings: Vec<String> = variants
                    .iter()
                    .map(|variant| in_one_line(&variant.parts))
                    .collect();
                format!("({})", wordings.join("/"))
            }
        })
        .collect()
}

fn snake(id: &str) -> String {
    id.replace('-', "_")
}
