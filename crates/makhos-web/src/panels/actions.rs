//! The buttons for the thumb, and the far player's own ones when two sit face to face.

use draughts::Color;
use leptos::prelude::*;

use crate::{
    app::{App, Purpose, use_app},
    dialogs::Dialog,
    icon::Icon,
};

/// The actions of the near player.
#[component]
pub fn Actions() -> impl IntoView {
    let app = use_app();
    let acting = move || {
        if app.face_to_face.get_untracked() {
            app.bottom.get_untracked()
        } else {
            app.acting_side()
        }
    };
    view! {
        <nav class="card actions">
            <UndoButton />
            <ActionButton
                icon="redo"
                label=|app| app.texts().redo_short()
                hint=|app| app.texts().redo_hint()
                disabled=Signal::derive(move || !can_redo(app))
                act=Callback::new(move |()| app.redo())
            />
            <DrawButton acting=Callback::new(move |()| acting()) />
            <ResignButton acting=Callback::new(move |()| acting()) />
            <ActionButton
                icon="hint"
                label=|app| app.texts().hint()
                hint=|app| app.texts().hint_hint()
                disabled=Signal::derive(move || !may_have_hint(app))
                act=Callback::new(move |()| app.ask_for_hint())
            />
            <ActionButton
                icon="more"
                label=|app| app.texts().more_short()
                hint=|app| app.texts().more_hint()
                act=Callback::new(move |()| app.open_menu())
            />
        </nav>
    }
}

/// The far player's actions, when two sit face to face.
#[component]
pub fn FarActions(side: Memo<Color>) -> impl IntoView {
    view! {
        <div class="far-actions">
            <UndoButton />
            <DrawButton acting=Callback::new(move |()| side.get_untracked()) />
            <ResignButton acting=Callback::new(move |()| side.get_untracked()) />
        </div>
    }
}

#[component]
fn UndoButton() -> impl IntoView {
    let app = use_app();
    let can_undo = move || app.session.with(|session| session.table().can_undo());
    view! {
        <ActionButton
            icon="undo"
            label=|app| app.texts().undo_short()
            hint=|app| app.texts().undo_hint()
            disabled=Signal::derive(move || !can_undo())
            act=Callback::new(move |()| app.undo())
        />
    }
}

#[component]
fn DrawButton(acting: Callback<(), Color>) -> impl IntoView {
    let app = use_app();
    view! {
        <ActionButton
            icon="draw"
            label=|app| app.texts().draw_short()
            hint=|app| app.texts().offer_draw()
            disabled=Signal::derive(move || !goes_on(app))
            act=Callback::new(move |()| {
                if app.session.with_untracked(|session| session.table().has_computer()) {
                    app.offer_draw_to_computer();
                } else {
                    app.dialog.set(Some(Dialog::Draw(acting.run(()))));
                }
            })
        />
    }
}

#[component]
fn ResignButton(acting: Callback<(), Color>) -> impl IntoView {
    let app = use_app();
    view! {
        <ActionButton
            icon="resign"
            label=|app| app.texts().resign_short()
            hint=|app| app.texts().resign()
            disabled=Signal::derive(move || !goes_on(app))
            act=Callback::new(move |()| {
                let person = app.session.with_untracked(|session| session.table().person_side());
                app.dialog.set(Some(match person {
                    Some(side) => Dialog::ResignToComputer(side),
                    None => Dialog::Resign(acting.run(())),
                }));
            })
        />
    }
}

fn can_redo(app: App) -> bool {
    app.session
        .with(|session| session.table().game().can_redo())
}

/// Whether somebody may end the game.
fn goes_on(app: App) -> bool {
    app.session.with(|session| {
        let table = session.table();
        table.outcome().is_none() && !table.is_watched()
    })
}

/// Whether somebody has a move to look for.
fn may_have_hint(app: App) -> bool {
    let is_busy = app
        .thinking
        .purpose()
        .is_some_and(|purpose| purpose != Purpose::Move);
    !is_busy && app.session.with(|session| session.table().is_open())
}

#[component]
fn ActionButton(
    icon: &'static str,
    label: fn(App) -> &'static str,
    hint: fn(App) -> &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    act: Callback<()>,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class="action"
            title=move || hint(app)
            disabled=disabled
            on:click=move |_| act.run(())
        >
            <Icon name=icon />
            <span class="action-label">{move || label(app)}</span>
        </button>
    }
}
