//! One language's catalogue, read and reduced to texts, variables and selections.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use crate::choices;

/// The messages of one language.
pub(crate) struct Catalogue {
    /// The file it was read from, for faults.
    pub(crate) file: String,
    /// The Rust name of the language, as in `Language::Thai`.
    pub(crate) language: &'static str,
    /// The messages in the file's order.
    pub(crate) messages: Vec<Message>,
}

/// One message with its terms and message references already filled in.
pub(crate) struct Message {
    /// The kebab-case name.
    pub(crate) id: String,
    /// The comment above it, if there is one.
    pub(crate) comment: Option<String>,
    /// The line it begins on.
    pub(crate) line: usize,
    /// What it says.
    pub(crate) parts: Vec<Part>,
}

/// A piece of what a message says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// Fixed text.
    Text(String),
    /// The value of a variable.
    Variable(String),
    /// One of several wordings, by the value of a variable.
    Select {
        /// The variable that decides.
        variable: String,
        /// The wordings; exactly one is the default.
        variants: Vec<Variant>,
    },
}

/// One wording of a selection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Variant {
    /// When it holds.
    pub(crate) key: Key,
    /// What it says.
    pub(crate) parts: Vec<Part>,
}

/// When a wording of a selection holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Key {
    /// The number is exactly this one.
    Exactly(u32),
    /// A plural word, or a word of a choice.
    Word(String),
}

impl Catalogue {
    /// Reads a catalogue.
    ///
    /// # Errors
    /// Everything that is wrong with this file alone, each with file and line.
    pub(crate) fn read(
        file: &str,
        language: &'static str,
        plurals: &[&str],
        source: &str,
    ) -> Result<Self, Vec<String>> {
        let resource = parser::parse(source).map_err(|(_, errors)| {
            errors
                .iter()
                .map(|error| format!("{file}:{}: {error}", line_at(source, error.pos.start)))
                .collect::<Vec<_>>()
        })?;
        let mut reader = Reader {
            file,
            source,
            plurals,
            patterns: BTreeMap::new(),
            faults: Vec::new(),
        };
        for entry in &resource.body {
            reader.remember(entry);
        }
        let messages = resource
            .body
            .iter()
            .filter_map(|entry| reader.message(entry))
            .collect();
        if reader.faults.is_empty() {
            Ok(Self {
                file: file.to_owned(),
                language,
                messages,
            })
        } else {
            Err(reader.faults)
        }
    }
}

struct Reader<'a> {
    file: &'a str,
    source: &'a str,
    plurals: &'a [&'a str],
    /// Messages by their id, terms by theirs with the leading dash.
    patterns: BTreeMap<String, &'a Pattern<&'a str>>,
    faults: Vec<String>,
}

impl<'a> Reader<'a> {
    fn remember(&mut self, entry: &'a Entry<&'a str>) {
        let (id, pattern, attributes) = match entry {
            Entry::Message(message) => match &message.value {
                Some(value) => (message.id.name.to_owned(), value, &message.attributes),
                None => return self.fault(message.id.name, "has no text"),
            },
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value, &term.attributes),
            _ => return,
        };
        if !attributes.is_empty() {
            self.fault(&id, "has an attribute; give each text a message of its own");
        }
        if self.patterns.insert(id.clone(), pattern).is_some() {
            self.fault(&id, "is there twice");
        }
    }

    fn message(&mut self, entry: &'a Entry<&'a str>) -> Option<Message> {
        let Entry::Message(message) = entry else {
            return None;
        };
        let id = message.id.name;
        let parts = joined(self.parts(message.value.as_ref()?, &mut vec![id.to_owned()]));
        if !says_something(&parts) {
            self.fault(id, "is empty");
        }
        Some(Message {
            id: id.to_owned(),
            comment: message
                .comment
                .as_ref()
                .map(|comment| comment.content.join("\n")),
            line: self.line_of(id),
            parts,
        })
    }

    /// Translates a pattern; `open` names the messages being filled in, the outermost first.
    fn parts(&mut self, pattern: &'a Pattern<&'a str>, open: &mut Vec<String>) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    parts.push(Part::Text((*value).to_owned()));
                }
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, open));
                }
            }
        }
        parts
    }

    fn expression(
        &mut self,
        expression: &'a Expression<&'a str>,
        open: &mut Vec<String>,
    ) -> Vec<Part> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, open),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            self.fault(&open[0], "selects on something else than a variable");
            return Vec::new();
        };
        let variants: Vec<Variant> = variants
            .iter()
            .map(|variant| Variant {
                key: self.key(&variant.key, &open[0]),
                parts: joined(self.parts(&variant.value, open)),
            })
            .collect();
        self.check_keys(id.name, &variants, &open[0]);
        vec![Part::Select {
            variable: id.name.to_owned(),
            variants,
        }]
    }

    fn inline(
        &mut self,
        inline: &'a InlineExpression<&'a str>,
        open: &mut Vec<String>,
    ) -> Vec<Part> {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                vec![Part::Text(
                    fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned(),
                )]
            }
            InlineExpression::VariableReference { id } => {
                if choices::of_variable(id.name).is_some() {
                    self.fault(
                        &open[0],
                        &format!("prints ${}; select on it instead", id.name),
                    );
                }
                vec![Part::Variable(id.name.to_owned())]
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.reference(id.name.to_owned(), open),
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.reference(format!("-{}", id.name), open),
            InlineExpression::Placeable { expression } => self.expression(expression, open),
            _ => {
                self.fault(
                    &open[0],
                    "calls a function, an attribute or a term with arguments",
                );
                Vec::new()
            }
        }
    }

    fn reference(&mut self, id: String, open: &mut Vec<String>) -> Vec<Part> {
        if open.contains(&id) {
            self.fault(&open[0], &format!("refers to itself through {id}"));
            return Vec::new();
        }
        let Some(pattern) = self.patterns.get(&id).copied() else {
            self.fault(&open[0], &format!("refers to {id}, which is not there"));
            return Vec::new();
        };
        open.push(id);
        let parts = self.parts(pattern, open);
        open.pop();
        parts
    }

    fn key(&mut self, key: &VariantKey<&'a str>, id: &str) -> Key {
        match key {
            VariantKey::Identifier { name } => Key::Word((*name).to_owned()),
            VariantKey::NumberLiteral { value } => match value.parse() {
                Ok(number) => Key::Exactly(number),
                Err(_) => {
                    self.fault(
                        id,
                        &format!("has the key [{value}]; only whole numbers are counted here"),
                    );
                    Key::Exactly(0)
                }
            },
        }
    }

    /// Checks that a selection knows every value of its variable and no others.
    fn check_keys(&mut self, variable: &str, variants: &[Variant], id: &str) {
        let mut wanted: Vec<&str> = match choices::of_variable(variable) {
            Some(choice) => choice.keys.iter().map(|(word, _)| *word).collect(),
            None => self.plurals.to_vec(),
        };
        let numbers_allowed = choices::of_variable(variable).is_none();
        for variant in variants {
            match &variant.key {
                Key::Exactly(_) if numbers_allowed => {}
                Key::Word(word) if wanted.contains(&word.as_str()) => {
                    wanted.retain(|one| one != word);
                }
                key => self.fault(
                    id,
                    &format!("selects on ${variable} with a key too many: {key:?}"),
                ),
            }
        }
        if numbers_allowed {
            wanted.retain(|word| *word == "other");
        }
        for word in wanted {
            self.fault(id, &format!("selects on ${variable} without [{word}]"));
        }
    }

    fn fault(&mut self, id: &str, what: &str) {
        self.faults
            .push(format!("{}:{}: {id} {what}", self.file, self.line_of(id)));
    }

    fn line_of(&self, id: &str) -> usize {
        let starts = |line: &str| {
            line.strip_prefix(id)
                .is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        self.source
            .lines()
            .position(starts)
            .map_or(1, |index| index + 1)
    }
}

fn line_at(source: &str, byte: usize) -> usize {
    source
        .bytes()
        .take(byte)
        .filter(|byte| *byte == b'\n')
        .count()
        + 1
}

/// Joins texts that stand side by side.
pub(crate) fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut result: Vec<Part> = Vec::new();
    for part in parts {
        match (result.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => result.push(part),
        }
    }
    result
}

fn says_something(parts: &[Part]) -> bool {
    parts.iter().any(|part| match part {
        Part::Text(text) => !text.trim().is_empty(),
        Part::Variable(_) => true,
        Part::Select { variants, .. } => variants
            .iter()
            .all(|variant| says_something(&variant.parts)),
    })
}
