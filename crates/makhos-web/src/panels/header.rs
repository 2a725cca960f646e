//! The line at the top: the two games, flipping the board, the menu.

use draughts::Variant;
use leptos::prelude::*;

use crate::{
    app::use_app,
    dialogs::{Dialog, Later},
    icon::{Icon, Logo},
    model::message::variant_names,
};

/// The line at the top of the page.
#[component]
pub fn Header() -> impl IntoView {
    let app = use_app();
    view! {
        <header class="header">
            <Logo />
            <h1 class="title">{move || app.texts().app_title()}</h1>
            <div class="segmented" role="group" aria-label=move || app.texts().variant_choice()>
                {Variant::ALL.map(|variant| view! { <VariantButton variant /> }).collect_view()}
            </div>
            <span class="spring"></span>
            <button
                type="button"
                class="icon-button share-button"
                aria-haspopup="dialog"
                aria-label=move || app.texts().share_game()
                title=move || app.texts().share_game()
                on:click=move |_| app.dialog.set(Some(Dialog::Later(Later::Share)))
            >
                <Icon name="share" />
            </button>
            <button
                type="button"
                class="icon-button"
                aria-label=move || app.texts().flip_board()
                title=move || app.texts().flip_board()
                on:click=move |_| app.flip()
            >
                <Icon name="flip" />
            </button>
            <button
                type="button"
                class="icon-button"
                aria-haspopup="dialog"
                aria-label=move || app.texts().menu()
                title=move || app.texts().menu()
                on:click=move |_| app.open_menu()
            >
                <Icon name="menu" />
            </button>
        </header>
    }
}

#[component]
fn VariantButton(variant: Variant) -> impl IntoView {
    let app = use_app();
    let is_in_front = move || app.variant() == variant;
    view! {
        <button
            type="button"
            class="segment"
            aria-pressed=move || is_in_front().to_string()
            title=move || variant_names(variant, app.words.get()).1
            on:click=move |_| app.switch_to(variant)
        >
            {move || variant_names(variant, app.words.get()).0}
        </button>
    }
}
