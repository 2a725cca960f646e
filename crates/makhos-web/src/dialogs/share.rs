//! The link of the game on the board: to copy, to send, to be read by another device's camera.

use leptos::{ev::FocusEvent, prelude::*};
use makhos_link::LinkedGame;
use web_sys::HtmlInputElement;

use super::{
    Head,
    qr_code::{QrPicture, encode},
};
use crate::{
    app::{App, link_of, use_app},
    icon::Icon,
    model::linked,
    platform::{clipboard, page, share},
};

#[component]
pub(super) fn Share() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().share_game().to_owned()) />
        <div class="dialog-body">
            {untrack(move || app.game_to_share())
                .map(|linked| match link_of(&linked) {
                    Ok(link) => view! { <ShareLink linked link /> }.into_any(),
                    Err(_) => view! { <p>{move || app.texts().share_too_long()}</p> }.into_any(),
                })}
        </div>
    }
}

#[component]
fn ShareLink(linked: LinkedGame, link: String) -> impl IntoView {
    let app = use_app();
    let said = RwSignal::new(None::<&'static str>);
    let code = encode(&link);
    let link = StoredValue::new(link);
    let linked = StoredValue::new(linked);
    let to_whom = move || linked.with_value(|linked| to_whom(app, linked));
    let copy = move |_| {
        leptos::task::spawn_local(async move {
            let copied = clipboard::copy(link.get_value()).await;
            let texts = app.words.get_untracked().texts();
            said.set(Some(if copied {
                texts.copied()
            } else {
                texts.copy_failed()
            }));
        });
    };
    let select_all = move |event: FocusEvent| {
        event_target::<HtmlInputElement>(&event).select();
    };
    let send = move |_| {
        leptos::task::spawn_local(async move {
            let words = untrack(to_whom);
            let sent = share::share(&words, &link.get_value()).await;
            let texts = app.words.get_untracked().texts();
            said.set((!sent).then(|| texts.share_failed()));
        });
    };
    view! {
        <p>{to_whom}</p>
        <Show when=page::is_from_this_device>
            <p class="line-hint">{move || app.texts().share_this_device()}</p>
        </Show>
        <label for="game-link" class="heard-only">
            {move || app.texts().share_link()}
        </label>
        <input
            class="field wide-field"
            id="game-link"
            type="text"
            readonly=true
            value=link.get_value()
            on:focus=select_all
        />
        <div class="dialog-buttons">
            <button
                type="button"
                class="button"
                class:primary=!share::is_available()
                on:click=copy
            >
                <Icon name="copy" />
                {move || app.texts().copy_link()}
            </button>
            <Show when=share::is_available>
                <button type="button" class="button primary" on:click=send>
                    <Icon name="share" />
                    {move || app.texts().share_send()}
                </button>
            </Show>
        </div>
        <p class="share-said" role="status">
            {said}
        </p>
        {match code {
            Some(code) => {
                view! {
                    <figure class="qr-figure">
                        <QrPicture code label=Signal::derive(move || app.texts().share_qr()) />
                        <figcaption>{move || app.texts().share_qr_hint()}</figcaption>
                    </figure>
                }
                    .into_any()
            }
            None => {
                view! { <p class="line-hint">{move || app.texts().share_qr_too_long()}</p> }
                    .into_any()
            }
        }}
    }
}

/// Who should get the link, since it is their turn; or that the game is over.
fn to_whom(app: App, linked: &LinkedGame) -> String {
    let texts = app.texts();
    if linked.game.outcome().is_some() {
        return texts.share_over().into();
    }
    let turn = linked.game.position().turn();
    let side = makhos_words::side(turn);
    match linked::name(linked, turn) {
        "" => texts.share_to(side).into(),
        name => texts.share_to_named(side, name),
    }
}
