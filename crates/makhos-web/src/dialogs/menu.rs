//! The menu: everything that has no button of its own.

use draughts::Board;
use leptos::prelude::*;

use super::{Dialog, Head, Later, controls::SittingSwitches};
use crate::{
    app::{App, use_app},
    icon::Icon,
    panels::type_move::MenuTypeMove,
    platform::{install, page},
};

#[component]
pub(super) fn Menu() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().menu().to_owned()) />
        <div class="dialog-body">
            <Show when=move || !app.is_viewing.get()>
                <MenuTypeMove />
            </Show>
            <div class="lines">
                <Item
                    icon="plus"
                    label=|app| app.texts().new_game()
                    act=move || {
                        app.dialog.set(None);
                        app.ask_for_new_game();
                    }
                />
                <Show when=move || app.game_to_share().is_some()>
                    <Opens icon="share" label=|app| app.texts().share_game() dialog=Dialog::Later(Later::Share) />
                </Show>
                <Opens icon="save" label=|app| app.texts().save_game() dialog=Dialog::Later(Later::SaveGame) />
                <Opens icon="library" label=|app| app.texts().library() dialog=Dialog::Later(Later::Library) />
                <Opens icon="open" label=|app| app.texts().open_games() dialog=Dialog::Later(Later::OpenGames) />
                <Opens icon="players" label=|app| app.texts().players() dialog=Dialog::Players />
                <Item
                    icon="flip"
                    label=|app| app.texts().flip_board()
                    act=move || {
                        app.flip();
                        app.dialog.set(None);
                    }
                />
                <SittingSwitches />
            </div>
            <div class="lines">
                <Opens icon="settings" label=|app| app.texts().settings() dialog=Dialog::Settings />
                <Opens icon="rules" label=|app| app.texts().rules() dialog=Dialog::Later(Later::Rules) />
                <Opens icon="keyboard" label=|app| app.texts().keyboard() dialog=Dialog::Later(Later::Keyboard) />
                <Opens icon="setup" label=|app| app.texts().set_up_position() dialog=Dialog::Later(Later::SetUp) />
                <Item
                    icon="copy"
                    label=|app| app.texts().copy_position()
                    act=move || {
                        app.copy(app.shown_fen());
                        app.dialog.set(None);
                    }
                />
                <Show when=move || app.shown.with(|shown| shown.board != Board::EMPTY)>
                    <Opens icon="picture" label=|app| app.texts().picture() dialog=Dialog::Later(Later::Picture) />
                </Show>
                <Show when=move || app.shown.with(|shown| shown.start != Board::EMPTY)>
                    <Opens icon="print" label=|app| app.texts().print_game() dialog=Dialog::Later(Later::Print) />
                </Show>
                <Item
                    icon="fullscreen"
                    label=|app| {
                        if page::is_fullscreen() {
                            app.texts().fullscreen_leave()
                        } else {
                            app.texts().fullscreen()
                        }
                    }
                    act=move || {
                        page::toggle_fullscreen();
                        app.dialog.set(None);
                    }
                />
                <Show when=move || app.install.with(Option::is_some)>
                    <Item
                        icon="install"
                        label=|app| app.texts().install_app()
                        act=move || {
                            app.dialog.set(None);
                            app.install.update(|offer| {
                                if let Some(offer) = offer.take() {
                                    install::accept(&offer);
                                }
                            });
                        }
                    />
                </Show>
                <Opens icon="about" label=|app| app.texts().about() dialog=Dialog::Later(Later::About) />
            </div>
        </div>
    }
}

/// A line that does something.
#[component]
fn Item(
    icon: &'static str,
    label: fn(App) -> &'static str,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button type="button" class="line" on:click=move |_| act()>
            <Icon name=icon />
            <span class="line-words">{move || label(app)}</span>
        </button>
    }
}

/// A line that opens another dialog.
#[component]
fn Opens(icon: &'static str, label: fn(App) -> &'static str, dialog: Dialog) -> impl IntoView {
    let app = use_app();
    view! { <Item icon label act=move || app.dialog.set(Some(dialog)) /> }
}
