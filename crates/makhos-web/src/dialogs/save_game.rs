//! Saving the game on the board, or the one that is looked at: what is added to it, and where it goes.

use leptos::{prelude::*, task::spawn_local};

use super::Head;
use crate::{
    app::{App, use_app},
    icon::Icon,
    model::exported,
    platform::{clipboard, clock, files, share},
};

#[component]
pub(super) fn SaveGame() -> impl IntoView {
    let app = use_app();
    app.begin_details(clock::today());
    let said = RwSignal::new(None::<&'static str>);
    let texts = move || app.words.get_untracked().texts();
    let save = move |_| {
        let (pdn, name) = game(app);
        let saved = files::text_file(&pdn, MEDIA_TYPE).and_then(|file| files::save(&file, &name));
        said.set(Some(match saved {
            Ok(()) => texts().save_saved(),
            Err(_) => texts().save_failed(),
        }));
    };
    let copy = move |text: fn(App) -> String| {
        spawn_local(async move {
            let copied = clipboard::copy(untrack(move || text(app))).await;
            said.set(Some(if copied {
                texts().copied()
            } else {
                texts().copy_failed()
            }));
        });
    };
    let send = move |_| {
        let (pdn, name) = game(app);
        spawn_local(async move {
            let sent = share::share_text_file(&pdn, &name, MEDIA_TYPE).await;
            said.set((!sent).then(|| texts().share_failed()));
        });
    };
    view! {
        <Head title=Signal::derive(move || app.texts().save_game().to_owned()) />
        <div class="dialog-body">
            <Show when=move || !app.is_viewing.get()>
                <Details />
            </Show>
            <div class="dialog-buttons">
                <button type="button" class="button" on:click=move |_| copy(|app| game(app).0)>
                    <Icon name="copy" />
                    {move || app.texts().save_copy_pdn()}
                </button>
                <button type="button" class="button" on:click=move |_| copy(App::shown_fen)>
                    <Icon name="copy" />
                    {move || app.texts().copy_position()}
                </button>
                <Show when=share::is_available>
                    <button type="button" class="button" on:click=send>
                        <Icon name="share" />
                        {move || app.texts().share_send()}
                    </button>
                </Show>
                <button type="button" class="button primary" on:click=save>
                    <Icon name="install" />
                    {move || app.texts().save_file()}
                </button>
            </div>
            <p class="share-said" role="status">
                {said}
            </p>
        </div>
    }
}

/// What people may add to a game of their own.
#[component]
fn Details() -> impl IntoView {
    view! {
            <div class="lines">
                <Detail
                    id="save-event"
                    label=|app| app.texts().save_event()
                    get=|details| &details.event
                    set=|details, text| details.event = text
                />
                <Detail
                    id="save-site"
                    label=|app| app.texts().save_site()
                    get=|details| &details.site
                    set=|details, text| details.site = text
                />
                <Detail
                    id="save-round"
                    label=|app| app.texts().save_round()
                    get=|details| &details.round
                    set=|details, text| details.round = text
                />
                <Detail
                    id="save-date"
                    label=|app| app.texts().save_date()
                    get=|details| &details.date
                    set=|details, text| details.date = text
                />
                <Detail
                    id="save-comment"
                    label=|app| app.texts().save_comment()
                    get=|details| &details.comment
                    set=|details, text| details.comment = text
                />
            </div>
    }
}

/// What PDN files are on the web.
pub(super) const MEDIA_TYPE: &str = "application/x-pdn;charset=utf-8";

/// One thing that people may add.
#[component]
fn Detail(
    id: &'static str,
    label: fn(App) -> &'static str,
    get: fn(&exported::Details) -> &String,
    set: fn(&mut exported::Details, String),
) -> impl IntoView {
    let app = use_app();
    let value = move || {
        app.session
            .with(|session| get(&session.table().details).clone())
    };
    view! {
        <div class="line">
            <label class="line-words" for=id>
                {move || label(app)}
            </label>
            <input
                class="field"
                id=id
                type="text"
                maxlength="200"
                autocomplete="off"
                prop:value=value
                on:input=move |event| {
                    app.change_details(|details| set(details, event_target_value(&event)));
                }
            />
        </div>
    }
}

/// The game on the board as PDN, and a name for its file.
fn game(app: App) -> (String, String) {
    let viewed = app.viewing.with_untracked(|viewing| {
        viewing
            .as_ref()
            .map(|viewing| viewing.game().record().clone())
    });
    let record = viewed.unwrap_or_else(|| {
        app.session
            .with_untracked(|session| exported::record_of(session, session.variant))
    });
    (record.to_pdn(), exported::file_name(&record))
}
