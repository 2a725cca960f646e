//! Which compression a browser takes, by its `Accept-Encoding` header.

/// The encodings a file can be stored in, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    pub(super) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    /// The name in HTTP headers.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }

    /// The ending of the names of files stored this way.
    pub(super) fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }
}

/// The encodings that `accept` allows, the most wanted first, the smaller first among equals.
///
/// Uncompressed comes last whatever its weight, and even where it is refused: a browser that
/// takes nothing we have is better served than sent away (RFC 9110, 12.5.3 allows it).
pub(super) fn accepted(accept: &str) -> Vec<Encoding> {
    let mut wanted: Vec<(Encoding, f32)> = [Encoding::Brotli, Encoding::Gzip]
        .into_iter()
        .map(|encoding| (encoding, weight(accept, encoding)))
        .filter(|&(_, weight)| weight > 0.0)
        .collect();
    wanted.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let mut encodings: Vec<Encoding> = wanted.into_iter().map(|(encoding, _)| encoding).collect();
    encodings.push(Encoding::Identity);
    encodings
}

/// How much `accept` wants `encoding`, from 0 (not at all) to 1.
fn weight(accept: &str, encoding: Encoding) -> f32 {
    let named = |name: &str| {
        accept
            .split(',')
            .map(parse_item)
            .find(|(coding, _)| coding.eq_ignore_ascii_case(name))
            .map(|(_, weight)| weight)
    };
    named(encoding.name()).or_else(|| named("*")).unwrap_or(0.0)
}

/// Reads one item, such as `br` or `gzip;q=0.5`. A weight that can't be read counts as a refusal.
fn parse_item(item: &str) -> (&str, f32) {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().unwrap_or_default();
    let weight = parts
        .find_map(|parameter| {
            let (name, value) = parameter.split_once('=')?;
            name.trim()
                .eq_ignore_ascii_case("q")
                .then_some(value.trim())
        })
        .map_or(1.0, |value| value.parse().unwrap_or(0.0));
    (coding, weight)
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::accepted;

    #[test]
    fn the_smaller_comes_first_among_equals() {
        assert_eq!(
            accepted("gzip, deflate, br, zstd"),
            [Brotli, Gzip, Identity]
        );
    }

    #[test]
    fn weights_decide() {
        assert_eq!(accepted("br;q=0.2, gzip;q=0.8"), [Gzip, Brotli, Identity]);
        assert_eq!(accepted("*;q=0.5, gzip"), [Gzip, Brotli, Identity]);
    }

    #[test]
    fn zero_is_a_refusal() {
        assert_eq!(accepted("br;q=0, gzip"), [Gzip, Identity]);
        assert_eq!(accepted("br; Q=0.000, *"), [Gzip, Identity]);
        assert_eq!(accepted("*;q=0"), [Identity]);
    }

    #[test]
    fn nothing_said_is_nothing_compressed() {
        assert_eq!(accepted(""), [Identity]);
        assert_eq!(accepted("gzip;q=much"), [Identity]);
    }
}
