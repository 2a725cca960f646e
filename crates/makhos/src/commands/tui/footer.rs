//! What is going on, why a square or a move is refused, and the line for typing.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::{Modifier, Style as Look},
    text::{Line, Span, Text},
    widgets::{Paragraph, Widget, Wrap},
};

use super::{
    model::{Message, Model, Question, Screen},
    style::Style,
};

/// Draws the footer; answers where the terminal's own cursor belongs.
pub(super) fn draw(model: &Model, style: Style, area: Rect, buffer: &mut Buffer) -> Position {
    let row = |y| Rect {
        y,
        height: 1,
        ..area
    };
    let roomy = area.height > 5;
    let headline_y = area.y + u16::from(roomy);
    headline(model).render(row(headline_y), buffer);
    let detail_area = Rect {
        y: headline_y + 1,
        height: 2,
        ..area
    };
    detail(model, style)
        .wrap(Wrap { trim: true })
        .render(detail_area, buffer);
    let prompt_y = detail_area.bottom();
    let prompt = prompt(model);
    let cursor = Position::new(area.x + prompt.width() as u16, prompt_y);
    prompt.render(row(prompt_y), buffer);
    if prompt_y + 1 < area.bottom() {
        hint(model, area.width).render(row(prompt_y + 1), buffer);
    }
    cursor
}

/// A question, or the end of the game, or what is expected.
fn headline(model: &Model) -> Line<'static> {
    let look = Look::new().add_modifier(Modifier::BOLD);
    match (model.screen, model.outcome()) {
        (Screen::Question(asked), _) => {
            Line::from(question(model, asked)).style(look.add_modifier(Modifier::REVERSED))
        }
        (_, Some(outcome)) => {
            let end = model.words.outcome(outcome, model.game.draw_rules());
            Line::from(end).style(look)
        }
        (_, None) => Line::from(expected(model).0).style(look),
    }
}

fn question(model: &Model, asked: Question) -> &'static str {
    let texts = model.texts();
    match asked {
        Question::NewGame => texts.terminal_new_question(),
        Question::Leave => texts.terminal_quit_question(),
        Question::Resign(loser) => texts.terminal_resign_question(makhos_words::side(loser)),
        Question::Draw => texts.terminal_draw_question(),
        Question::DrawOffer(_) => texts.terminal_draw_offer_question(),
    }
}

/// What happens next, or what a person is to do, and more about it.
fn expected(model: &Model) -> (String, String) {
    let texts = model.texts();
    let told = |headline: &str, detail: &str| (headline.to_owned(), detail.to_owned());
    if model.is_thinking() {
        told(texts.terminal_thinking(), texts.terminal_thinking_detail())
    } else if model.is_computers_turn() {
        told(texts.terminal_paused(), texts.terminal_paused_detail())
    } else {
        let expected = model.words.expected(&model.input);
        if model.wants_hint {
            return told(&expected.headline, texts.terminal_hint_searching());
        }
        told(&expected.headline, &expected.detail)
    }
}

/// Why something was refused, or what else there is to say.
fn detail(model: &Model, style: Style) -> Paragraph<'static> {
    let refused = Look::new().fg(style.refused()).add_modifier(Modifier::BOLD);
    match (&model.message, model.outcome()) {
        (Some(Message::Refused(why)), _) => Paragraph::new(Text::styled(why.clone(), refused)),
        (Some(Message::Told(what)), _) => Paragraph::new(what.clone()),
        (None, Some(_)) => Paragraph::new(model.texts().refused_game_over()),
        (None, None) => Paragraph::new(expected(model).1),
    }
}

fn prompt(model: &Model) -> Line<'static> {
    let prompt = model.texts().terminal_prompt();
    Line::from(vec![
        Span::styled(prompt, Look::new().add_modifier(Modifier::BOLD)),
        Span::raw(" "),
        Span::raw(model.line.clone()),
    ])
}

/// How to play, or where that is too long how to find out.
fn hint(model: &Model, width: u16) -> Line<'static> {
    let texts = model.texts();
    let hint = Line::from(texts.terminal_hint());
    let hint = if hint.width() > usize::from(width) {
        Line::from(texts.terminal_help_help())
    } else {
        hint
    };
    hint.style(Look::new().add_modifier(Modifier::DIM))
}
