//! Opening games from PDN: a file that is chosen or dropped, or a text that is pasted.

use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

use super::App;
use crate::{
    dialogs::{Dialog, Later},
    model::{
        opened::{self, Entry, OpenError, Opened, Progress, Reading},
        viewing::Viewing,
    },
    platform::{chosen_files, page},
};

/// How long games are read before the browser may draw, in milliseconds.
const BATCH: f64 = 12.0;

/// What is opened, and how its list is looked at.
#[derive(Clone, Copy)]
pub struct Opening {
    /// The games.
    pub opened: RwSignal<Option<Opened>>,
    /// Why the last text could not be opened.
    pub error: RwSignal<Option<OpenError>>,
    /// What is searched for.
    pub query: RwSignal<String>,
    /// Which page of the list is shown.
    pub page: RwSignal<usize>,
    /// The game of the list that was looked at last.
    pub current: RwSignal<Option<usize>>,
    /// Whether files are being dragged over the page.
    pub is_dragged: RwSignal<bool>,
    /// The games that were listed before, in case the new text has none.
    previous: StoredValue<Option<Opened>>,
    /// Tells the reading that is under way from those that were overtaken or stopped.
    run: StoredValue<u32>,
}

impl Default for Opening {
    fn default() -> Opening {
        Opening {
            opened: RwSignal::new(None),
            error: RwSignal::new(None),
            query: RwSignal::new(String::new()),
            page: RwSignal::new(0),
            current: RwSignal::new(None),
            is_dragged: RwSignal::new(false),
            previous: StoredValue::new(None),
            run: StoredValue::new(0),
        }
    }
}

impl App {
    /// Opens the games of a file.
    pub fn open_file(self, file: File) {
        let run = self.begin_to_open(Some(file.name()));
        spawn_local(async move {
            match self.load(&file, run).await {
                Ok(Some(bytes)) => self.read_games(bytes, run).await,
                Ok(None) => {}
                Err(error) => self.fail_to_open(error, run),
            }
        });
    }

    /// Opens the games of a text.
    pub fn open_text(self, text: String) {
        let run = self.begin_to_open(None);
        spawn_local(async move { self.read_games(text.into_bytes(), run).await });
    }

    /// Stops reading; the games that are read stay listed, or where there are none, those of before.
    pub fn stop_opening(self) {
        self.next_run();
        let has_none = self.opening.opened.with_untracked(|opened| {
            opened
                .as_ref()
                .is_none_or(|opened| opened.entries().is_empty())
        });
        if has_none {
            return self.list_again();
        }
        self.opening.opened.update(|opened| {
            if let Some(opened) = opened {
                opened.progress = Progress::Stopped;
            }
        });
    }

    /// Lists the games again that were listed before the last text.
    fn list_again(self) {
        let previous = self.opening.previous.try_update_value(Option::take);
        self.opening.opened.set(previous.flatten());
    }

    /// Looks at a game of the list.
    pub fn look_at_opened(self, index: usize) {
        let game = self
            .opening
            .opened
            .with_untracked(|opened| opened.as_ref()?.game(index));
        if let Some(game) = game {
            self.view(Viewing::new(game));
            self.opening.current.set(Some(index));
        }
    }

    fn next_run(self) -> u32 {
        let run = self.opening.run.get_value().wrapping_add(1);
        self.opening.run.set_value(run);
        run
    }

    fn is_overtaken(self, run: u32) -> bool {
        self.opening.run.get_value() != run
    }

    fn begin_to_open(self, name: Option<String>) -> u32 {
        let opening = self.opening;
        opening.error.set(None);
        let previous = opening
            .opened
            .try_update(|opened| opened.replace(Opened::new(name)));
        opening.previous.set_value(previous.flatten());
        opening.query.set(String::new());
        opening.page.set(0);
        opening.current.set(None);
        self.dialog.set(Some(Dialog::Later(Later::OpenGames)));
        self.next_run()
    }

    fn fail_to_open(self, error: OpenError, run: u32) {
        if !self.is_overtaken(run) {
            self.next_run();
            self.list_again();
            self.opening.error.set(Some(error));
        }
    }

    /// The bytes of a file; `None` where reading was stopped.
    async fn load(self, file: &File, run: u32) -> Result<Option<Vec<u8>>, OpenError> {
        let mut bytes = chosen_files::room_for(file).ok_or(OpenError::TooLarge)?;
        while chosen_files::read_on(file, &mut bytes)
            .await
            .map_err(|_| OpenError::Unreadable)?
        {
            if self.is_overtaken(run) {
                return Ok(None);
            }
        }
        Ok(Some(bytes))
    }

    async fn read_games(self, bytes: Vec<u8>, run: u32) {
        let begun = opened::text(bytes).and_then(|text| {
            self.opening
                .opened
                .try_update(|opened| opened.as_mut().map(|opened| opened.read(text)))
                .flatten()
                .ok_or(OpenError::Unreadable)
        });
        let mut reading = match begun {
            Ok(reading) => reading,
            Err(error) => return self.fail_to_open(error, run),
        };
        loop {
            match self.read_batch(&mut reading) {
                Ok(true) => chosen_files::breathe().await,
                Ok(false) => break,
                Err(error) => return self.fail_to_open(error, run),
            }
            if self.is_overtaken(run) {
                return;
            }
        }
        self.finish_opening(run);
    }

    /// Reads games for a moment; `false` where there are no more.
    fn read_batch(self, reading: &mut Reading) -> Result<bool, OpenError> {
        let until = js_sys::Date::now() + BATCH;
        let mut entries = Vec::new();
        let mut goes_on = true;
        while goes_on && js_sys::Date::now() < until {
            match reading.next() {
                Some(entry) => entries.push(entry?),
                None => goes_on = false,
            }
        }
        self.opening.opened.update(|opened| {
            if let Some(opened) = opened {
                opened.add(entries);
                opened.progress = Progress::Reading(reading.hundredths());
                if !goes_on {
                    opened.left_over = reading.left_over().to_vec();
                    opened.progress = Progress::Whole;
                }
            }
        });
        Ok(goes_on)
    }

    fn finish_opening(self, run: u32) {
        let (count, has_none) = self.opening.opened.with_untracked(|opened| {
            let entries = opened.as_ref().map(Opened::entries).unwrap_or_default();
            let has_none = entries.iter().all(Entry::is_empty);
            (entries.len(), has_none)
        });
        if has_none {
            return self.fail_to_open(OpenError::NoGames, run);
        }
        let is_watched = self.dialog.get_untracked() == Some(Dialog::Later(Later::OpenGames));
        if count == 1 && is_watched {
            self.look_at_opened(0);
        } else {
            let texts = self.words.get_untracked().texts();
            self.announce(texts.games_count(u32::try_from(count).unwrap_or(u32::MAX)));
        }
    }

    /// Opens what is pasted where no field takes it.
    pub(super) fn open_what_is_pasted(self) {
        let handle = window_event_listener(ev::paste, move |event| {
            let Some(data) = event.clipboard_data() else {
                return;
            };
            if page::is_typing() {
                return;
            }
            event.prevent_default();
            if let Some(file) = chosen_files::first_of(&data) {
                self.with_second(move |second| (second.open_file)(self, file));
            } else if let Ok(text) = data.get_data("text/plain")
                && !text.trim().is_empty()
            {
                self.with_second(move |second| (second.open_text)(self, text));
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Opens a file that is dropped on the page, and shows that it may be while it is dragged.
    pub(super) fn open_what_is_dropped(self) {
        let is_dragged = self.opening.is_dragged;
        let over = window_event_listener(ev::dragover, move |event| {
            let files = event.data_transfer().filter(chosen_files::are_dragged);
            if let Some(data) = files {
                event.prevent_default();
                data.set_drop_effect("copy");
                is_dragged.maybe_update(|shown| !std::mem::replace(shown, true));
            }
        });
        let leave = window_event_listener(ev::dragleave, move |event| {
            if event.related_target().is_none() {
                is_dragged.set(false);
            }
        });
        let drop = window_event_listener(ev::drop, move |event| {
            is_dragged.set(false);
            let file = event
                .data_transfer()
                .and_then(|data| chosen_files::first_of(&data));
            if let Some(file) = file {
                event.prevent_default();
                self.with_second(move |second| (second.open_file)(self, file));
            }
        });
        on_cleanup(move || {
            for handle in [over, leave, drop] {
                handle.remove();
            }
        });
    }
}
