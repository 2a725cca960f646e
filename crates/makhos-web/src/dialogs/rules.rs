//! The rules of both games, with small boards.

use draughts::{Position, Variant};
use leptos::prelude::*;
use makhos_texts::{Example, RuleSection, rules, rules_title};

use super::Head;
use crate::{app::use_app, board::small::SmallBoard, model::message::variant_names};

#[component]
pub(super) fn Rules() -> impl IntoView {
    let app = use_app();
    let variant = RwSignal::new(app.variant());
    let title = move || rules_title(makhos_words::game(variant.get()))(app.texts()).to_owned();
    view! {
        <Head title=Signal::derive(title) />
        <div class="dialog-body rules">
            <div class="segmented" role="group" aria-label=move || app.texts().variant_choice()>
                {Variant::ALL
                    .map(|choice| {
                        view! {
                            <button
                                type="button"
                                class="segment"
                                aria-pressed=move || (variant.get() == choice).to_string()
                                on:click=move |_| variant.set(choice)
                            >
                                {move || variant_names(choice, app.words.get()).0}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            {move || {
                rules(makhos_words::game(variant.get()))
                    .iter()
                    .map(|section| view! { <Section section variant=variant.get() /> })
                    .collect_view()
            }}
        </div>
    }
}

#[component]
fn Section(section: &'static RuleSection, variant: Variant) -> impl IntoView {
    let app = use_app();
    view! {
        <section class="rule">
            <h3>{move || (section.title)(app.texts())}</h3>
            {move || {
                section
                    .paragraphs(app.texts())
                    .map(|paragraph| view! { <p>{paragraph}</p> })
                    .collect_view()
            }}
            <div class="examples">
                {section
                    .examples
                    .iter()
                    .map(|example| view! { <Figure example variant /> })
                    .collect_view()}
            </div>
        </section>
    }
}

#[component]
fn Figure(example: &'static Example, variant: Variant) -> impl IntoView {
    let app = use_app();
    move || {
        // The examples are positions of the rules; the texts' own tests play their moves.
        let position = Position::from_fen(variant, example.fen).ok()?;
        let paths = example
            .moves
            .iter()
            .filter_map(|text| position.read_move(text).ok())
            .map(|read| read.path.squares().to_vec())
            .collect();
        let caption = (example.caption)(app.texts());
        let set = app.settings.with(|settings| settings.pieces);
        Some(view! {
            <figure>
                <SmallBoard board=*position.board() paths label=caption set />
                <figcaption>{caption}</figcaption>
            </figure>
        })
    }
}
