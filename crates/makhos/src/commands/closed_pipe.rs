//! What happens when nobody reads the output any more.

use std::{io, process::ExitCode};

/// Turns the error of a closed pipe, as in `makhos moves ... | head`, into an end without a word.
pub(crate) fn ends_quietly(result: anyhow::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    match result {
        Err(error) if is_closed_pipe(&error) => Ok(ExitCode::SUCCESS),
        other => other,
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
