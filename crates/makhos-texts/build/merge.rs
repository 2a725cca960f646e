//! Brings the catalogues of all languages together, message by message.

use std::collections::BTreeMap;

use crate::{
    catalogue::{Catalogue, Message, Part},
    choices::{self, Choice},
};

/// A message in every language.
pub(crate) struct Merged<'a> {
    /// The kebab-case name.
    pub(crate) id: &'a str,
    /// The first catalogue's comment.
    pub(crate) comment: Option<&'a str>,
    /// What has to be told it, in the order in which the first catalogue mentions it.
    pub(crate) arguments: Vec<Argument<'a>>,
    /// The language's Rust name and what it says.
    pub(crate) wordings: Vec<(&'static str, &'a [Part])>,
}

/// A variable of a message.
pub(crate) struct Argument<'a> {
    /// The variable's name without the dollar.
    pub(crate) name: &'a str,
    /// What it carries.
    pub(crate) kind: Kind,
}

/// What a variable carries.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// Anything that can be shown.
    Shown,
    /// A number that decides between wordings.
    Number,
    /// One of the enums.
    Choice(&'static Choice),
}

/// Merges the catalogues; the first one is the measure of the others.
///
/// # Errors
/// Every message that is not in all languages, or not with the same variables.
pub(crate) fn merge<'a>(catalogues: &'a [Catalogue]) -> Result<Vec<Merged<'a>>, Vec<String>> {
    let Some((first, others)) = catalogues.split_first() else {
        return Ok(Vec::new());
    };
    let mut faults = Vec::new();
    let mut merged: Vec<Merged<'a>> = first
        .messages
        .iter()
        .map(|message| begin(first, message))
        .collect();
    for other in others {
        let mut rest: BTreeMap<&str, &Message> = other
            .messages
            .iter()
            .map(|message| (message.id.as_str(), message))
            .collect();
        for message in &mut merged {
            match rest.remove(message.id) {
                Some(wording) => add(message, other, wording, &mut faults),
                None => faults.push(format!("{}: {} is missing", other.file, message.id)),
            }
        }
        faults.extend(rest.values().map(|extra| {
            format!(
                "{}:{}: {} is not in {}",
                other.file, extra.line, extra.id, first.file
            )
        }));
    }
    if faults.is_empty() {
        Ok(merged)
    } else {
        Err(faults)
    }
}

fn begin<'a>(catalogue: &Catalogue, message: &'a Message) -> Merged<'a> {
    Merged {
        id: &message.id,
        comment: message.comment.as_deref(),
        arguments: arguments(&message.parts),
        wordings: vec![(catalogue.language, &message.parts)],
    }
}

fn add<'a>(
    merged: &mut Merged<'a>,
    catalogue: &Catalogue,
    message: &'a Message,
    faults: &mut Vec<String>,
) {
    let theirs = arguments(&message.parts);
    let mut fault = |name: &str, what: &str| {
        faults.push(format!(
            "{}:{}: {} {what} ${name}",
            catalogue.file, message.line, message.id
        ));
    };
    for argument in &theirs {
        match merged
            .arguments
            .iter_mut()
            .find(|known| known.name == argument.name)
        {
            Some(known) if matches!(argument.kind, Kind::Number) => known.kind = Kind::Number,
            Some(_) => {}
            None => fault(
                argument.name,
                "uses a variable that the other languages lack:",
            ),
        }
    }
    for known in &merged.arguments {
        if !theirs.iter().any(|argument| argument.name == known.name) {
            fault(known.name, "does not use");
        }
    }
    merged.wordings.push((catalogue.language, &message.parts));
}

fn arguments(parts: &[Part]) -> Vec<Argument<'_>> {
    let mut found = Vec::new();
    collect(parts, &mut found);
    found
}

fn collect<'a>(parts: &'a [Part], found: &mut Vec<Argument<'a>>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Variable(name) => note(name, Kind::Shown, found),
            Part::Select { variable, variants } => {
                let kind = choices::of_variable(variable).map_or(Kind::Number, Kind::Choice);
                note(variable, kind, found);
                for variant in variants {
                    collect(&variant.parts, found);
                }
            }
        }
    }
}

fn note<'a>(name: &'a str, kind: Kind, found: &mut Vec<Argument<'a>>) {
    match found.iter_mut().find(|argument| argument.name == name) {
        Some(argument) if matches!(kind, Kind::Number) => argument.kind = kind,
        Some(_) => {}
        None => found.push(Argument { name, kind }),
    }
}
