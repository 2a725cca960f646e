//! Having the second module when it is needed.

use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::SplitLoaderError;

use super::App;
use crate::second::{self, Second};

impl App {
    /// The second module, fetched where it is not here yet.
    ///
    /// # Errors
    ///
    /// [`SplitLoaderError`] where it can't be had.
    pub async fn second_module(self) -> Result<&'static Second, SplitLoaderError> {
        if let Some(second) = self.second.get_untracked() {
            return Ok(second);
        }
        let second = second::load().await?;
        self.second.set(Some(second));
        Ok(second)
    }

    /// Does something with the second module: now, or as soon as it is here. Where it can't be had,
    /// says so.
    pub(super) fn with_second(self, act: impl FnOnce(&'static Second) + 'static) {
        if let Some(second) = self.second.get_untracked() {
            return act(second);
        }
        spawn_local(async move {
            match self.second_module().await {
                Ok(second) => act(second),
                Err(_) => {
                    let texts = self.words.get_untracked().texts();
                    self.warn(format!(
                        "{} {}",
                        texts.second_failed(),
                        texts.second_failed_advice()
                    ));
                }
            }
        });
    }

    /// Sees to it that the second module comes; where it can't be had, says so.
    pub fn need_second(self) {
        self.with_second(|_| {});
    }

    /// Fetches the second module now that the board stands, so that it is here when it is needed.
    pub(super) fn fetch_second(self) {
        spawn_local(async move {
            // Where it does not come, whoever needs it asks again, and is told what is wrong.
            if let Ok(second) = self.second_module().await {
                (second.keep_missing_games)(self);
            }
        });
    }
}
