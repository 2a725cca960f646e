//! Having the endgame tables when a game comes near.

use draughts::{Position, Variant};
use leptos::{prelude::*, task::spawn_local, wasm_bindgen::JsValue};

use super::App;
use crate::{
    model::verdict::{self, MOST_PIECES},
    platform::endgames::TableFile,
};

/// How long a move of the computer waits for the tables where they know the position.
const PATIENCE_MILLISECONDS: i32 = 3000;

/// The files with the endgame tables of both games, once they are on their way.
pub type TableFiles = StoredValue<[Option<TableFile>; 2], LocalStorage>;

impl App {
    /// Fetches the tables of the game on the board as soon as few enough pieces are left.
    pub(super) fn follow_endgames(self) {
        let near = Memo::new(move |_| {
            self.shown.with(|shown| {
                let pieces = shown.board.occupied().len();
                verdict::is_near(pieces).then_some(shown.variant)
            })
        });
        Effect::new(move |_| {
            if let Some(variant) = near.get() {
                spawn_local(async move {
                    // Whoever needs them asks again, and is told what is wrong.
                    let _ = self.endgames(variant).await;
                });
            }
        });
    }

    /// The tables of a game, fetched where they are not here yet.
    ///
    /// # Errors
    ///
    /// What the browser says where they can't be had; the next call tries again.
    pub async fn endgames(self, variant: Variant) -> Result<JsValue, JsValue> {
        let bytes = self.table_file(variant).bytes().await;
        if bytes.is_err() {
            self.table_files
                .update_value(|files| files[variant as usize] = None);
        }
        bytes
    }

    /// The tables for a move of the computer: where they know its position they are waited for a
    /// little, else they come along if they are here.
    pub(super) async fn endgames_for_move(self, position: &Position) -> Option<JsValue> {
        let pieces = position.board().occupied().len();
        if !verdict::is_near(pieces) {
            return None;
        }
        let patience = if pieces <= MOST_PIECES {
            PATIENCE_MILLISECONDS
        } else {
            0
        };
        let file = self.table_file(position.variant());
        file.bytes_within(patience).await
    }

    fn table_file(self, variant: Variant) -> TableFile {
        let index = variant as usize;
        let file = self.table_files.with_value(|files| files[index].clone());
        file.unwrap_or_else(|| {
            let file = TableFile::fetch(variant);
            self.table_files
                .update_value(|files| files[index] = Some(file.clone()));
            file
        })
    }
}
