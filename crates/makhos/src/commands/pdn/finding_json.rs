//! Findings for programs.

use draughts::pdn::Finding;
use serde::Serialize;

/// A finding as JSON has it.
#[derive(Serialize)]
pub(super) struct FindingJson {
    line: u32,
    column: u32,
    severity: String,
    kind: &'static str,
    message: String,
    text: Option<String>,
    right: Option<String>,
}

impl From<&Finding> for FindingJson {
    fn from(finding: &Finding) -> FindingJson {
        let kind = &finding.kind;
        FindingJson {
            line: finding.place.line,
            column: finding.place.column,
            severity: kind.severity().to_string(),
            kind: kind.name(),
            message: kind.to_string(),
            text: kind.text(),
            right: kind.right(),
        }
    }
}
