//! Writing XML, an element a line.

use std::fmt::{self, Display, Write};

/// The names and values of an element's attributes.
pub(crate) type Attributes<'a> = &'a [(&'static str, &'a dyn Display)];

/// An XML text in the making.
#[derive(Default)]
pub(crate) struct Xml(String);

impl Xml {
    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    /// Begins an element that holds others.
    pub(crate) fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.tag(name, attributes);
        self.0.push_str(">\n");
    }

    /// Ends an element that [`open`](Xml::open) began.
    pub(crate) fn close(&mut self, name: &str) {
        self.append(format_args!("</{name}>\n"));
    }

    /// An element that holds nothing.
    pub(crate) fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.tag(name, attributes);
        self.0.push_str("/>\n");
    }

    /// An element that holds a text.
    pub(crate) fn text(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.tag(name, attributes);
        self.append(format_args!(">{}</{name}>\n", Escaped(text)));
    }

    /// XML that is written already.
    pub(crate) fn ready(&mut self, xml: &str) {
        self.0.push_str(xml);
    }

    fn tag(&mut self, name: &str, attributes: Attributes<'_>) {
        self.append(format_args!("<{name}"));
        for (name, value) in attributes {
            let value = value.to_string();
            self.append(format_args!(" {name}=\"{}\"", Escaped(&value)));
        }
    }

    fn append(&mut self, text: fmt::Arguments<'_>) {
        // A String takes everything.
        let _ = self.0.write_fmt(text);
    }
}

/// A text with the characters replaced that XML reads otherwise or does not know at all.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\t' | '\n' => f.write_char(c)?,
                c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {
                    f.write_char(char::REPLACEMENT_CHARACTER)?;
                }
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// A length with at most two decimals, and none where it needs none.
#[derive(Clone, Copy)]
pub(crate) struct Length(pub(crate) f64);

impl Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_would_misread_is_replaced() {
        let mut xml = Xml::default();
        xml.text(
            "a",
            &[("b", &"\"<&>\"")],
            "1 < 2 & \u{0}\u{b}\u{85}\u{ffff} ก\u{301}",
        );
        assert_eq!(
            xml.finish(),
            "<a b=\"&quot;&lt;&amp;&gt;&quot;\">1 &lt; 2 &amp; \u{fffd}\u{fffd}\u{fffd}\u{fffd} \
             ก\u{301}</a>\n"
        );
    }

    #[test]
    fn lengths_are_short() {
        let texts = [0.0, 100.0, 12.5, 1.0 / 3.0, -0.126].map(|length| Length(length).to_string());
        assert_eq!(texts, ["0", "100", "12.5", "0.33", "-0.13"]);
    }
}
