//! Lines that ask for attention until they are closed.

use leptos::prelude::*;

use crate::{
    app::{App, Banner, SetAside, use_app},
    icon::Icon,
    platform::update,
};

/// The lines at the edge of the page.
#[component]
pub fn Banners() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="banners" role="status">
            {move || app.banner.get().map(|banner| view! { <BannerLine banner /> })}
            <Show when=move || app.update.get()>
                <UpdateLine />
            </Show>
        </div>
    }
}

fn text(app: App, banner: Banner) -> &'static str {
    let texts = app.texts();
    match banner {
        Banner::SetAside(SetAside::Damaged) => texts.saved_game_damaged(),
        Banner::SetAside(SetAside::Newer) => texts.saved_game_newer(),
        Banner::StorageFull => texts.storage_full(),
        Banner::StorageUnavailable => texts.storage_unavailable(),
    }
}

#[component]
fn BannerLine(banner: Banner) -> impl IntoView {
    let app = use_app();
    let copy = move |_| {
        if let Some(text) = app.set_aside_text() {
            app.copy(text);
        }
    };
    view! {
        <div class="banner">
            <p>{move || text(app, banner)}</p>
            <Show when=move || matches!(banner, Banner::SetAside(_))>
                <button type="button" class="button" on:click=copy>
                    {move || app.texts().saved_game_copy()}
                </button>
                <button type="button" class="button" on:click=move |_| app.discard_set_aside()>
                    {move || app.texts().saved_game_discard()}
                </button>
            </Show>
            <button
                type="button"
                class="icon-button"
                aria-label=move || app.texts().close()
                on:click=move |_| app.banner.set(None)
            >
                <Icon name="close" />
            </button>
        </div>
    }
}

/// Offers the new version; the game stands as it was after the page has loaded anew.
#[component]
fn UpdateLine() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="banner">
            <p>{move || app.texts().update_question()}</p>
            <button type="button" class="button primary" on:click=move |_| update::accept()>
                {move || app.texts().update_now()}
            </button>
            <button type="button" class="button" on:click=move |_| app.update.set(false)>
                {move || app.texts().update_later()}
            </button>
        </div>
    }
}
