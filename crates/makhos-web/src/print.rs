//! The game on paper: a sheet that the screen never shows and the printer only.

use std::num::NonZeroUsize;

use leptos::prelude::*;
use makhos_diagram::{Diagram, shared_drawings};

use crate::{
    app::{App, use_app},
    model::printed::{PrintedGame, Row},
    platform::paper,
};

/// The sheet that is printed next, and what people chose for it.
#[derive(Clone, Copy)]
pub struct Printing {
    sheet: RwSignal<Option<PrintedGame>>,
    /// From one diagram to the next, in turns; no diagrams where there is no number.
    pub every: RwSignal<Option<NonZeroUsize>>,
}

impl Default for Printing {
    fn default() -> Printing {
        Printing {
            sheet: RwSignal::new(None),
            every: RwSignal::new(NonZeroUsize::new(10)),
        }
    }
}

impl Printing {
    /// Prints the game on the board.
    pub fn print(self, app: App) {
        self.prepare(app);
        request_animation_frame(paper::print);
    }

    /// Puts the game in front, or the one that is looked at, on the sheet.
    fn prepare(self, app: App) {
        let words = app.words.get_untracked();
        let below = app.bottom.get_untracked();
        let game = app.viewing.with_untracked(|viewing| match viewing {
            Some(viewing) => PrintedGame::of_viewed(viewing.game(), words, below),
            None => app.session.with_untracked(|session| {
                let date = paper::today(words.texts().language().tag());
                Some(PrintedGame::of_session(session, words, below, &date))
            }),
        });
        if self.sheet.with_untracked(|sheet| *sheet != game) {
            self.sheet.set(game);
        }
    }
}

/// The sheet, which takes the place of the app on paper; it is ready whenever the page is printed.
pub fn sheet() -> AnyView {
    let app = use_app();
    let printing = app.printing;
    paper::before_print(move || printing.prepare(app));
    let pages = move || {
        let every = printing.every.get();
        printing
            .sheet
            .get()
            .map(|game| view! { <Pages game every /> })
    };
    pages.into_any()
}

#[component]
fn Pages(game: PrintedGame, every: Option<NonZeroUsize>) -> impl IntoView {
    let content = match every {
        Some(every) => view! { <Diagrams diagrams=game.diagrams(every) /> }.into_any(),
        None => view! { <Moves rows=game.rows() /> }.into_any(),
    };
    view! {
        <h1>{game.title}</h1>
        <p>{game.about}</p>
        <p class="print-result">{game.result}</p>
        {content}
    }
}

#[component]
fn Diagrams(diagrams: Vec<Diagram>) -> impl IntoView {
    let drawings = shared_drawings(&diagrams);
    let figures = diagrams
        .into_iter()
        .map(|mut diagram| {
            let caption = std::mem::take(&mut diagram.caption);
            view! {
                <figure>
                    <div inner_html=diagram.to_svg_without_drawings()></div>
                    <figcaption>{caption}</figcaption>
                </figure>
            }
        })
        .collect_view();
    view! {
        <div class="drawings" inner_html=drawings></div>
        {figures}
    }
}

#[component]
fn Moves(rows: Vec<Row>) -> impl IntoView {
    let rows = rows
        .into_iter()
        .map(|row| {
            let [first, second] = row.moves;
            view! {
                <tr>
                    <th scope="row">{row.number} "."</th>
                    <td>{first}</td>
                    <td>{second}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <table class="print-moves">
            <tbody>{rows}</tbody>
        </table>
    }
}
