//! From what the terminal reports to the events of the play.

use draughts::Square;
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};

use super::update::{Arrow, Event};

/// The event of the play, if what happened is one; `square_at` tells which square lies under a
/// column and row of the terminal.
pub(super) fn event(
    happened: &TerminalEvent,
    square_at: impl Fn(u16, u16) -> Option<Square>,
) -> Option<Event> {
    match happened {
        TerminalEvent::Key(key) if key.kind != KeyEventKind::Release => Some(of_key(key)),
        TerminalEvent::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            ..
        }) => square_at(*column, *row).map(Event::Clicked),
        _ => None,
    }
}

fn of_key(key: &KeyEvent) -> Event {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char(letter) if control => match latin(letter) {
            'c' => Event::Interrupt,
            'z' => Event::Typed('u'),
            'y' => Event::Typed('r'),
            _ => Event::OtherKey,
        },
        KeyCode::Char(letter) => Event::Typed(latin(letter)),
        KeyCode::Backspace => Event::Backspace,
        KeyCode::Enter => Event::Enter,
        KeyCode::Esc => Event::Escape,
        KeyCode::Tab => Event::Tab { back: false },
        KeyCode::BackTab => Event::Tab { back: true },
        KeyCode::Up => Event::Arrow(Arrow::Up),
        KeyCode::Down => Event::Arrow(Arrow::Down),
        KeyCode::Left => Event::Arrow(Arrow::Left),
        KeyCode::Right => Event::Arrow(Arrow::Right),
        _ => Event::OtherKey,
    }
}

/// The letter or digit that is meant where the keyboard writes Thai or Korean: the one on the same
/// key of a Latin keyboard, so that nobody has to switch in order to play.
fn latin(letter: char) -> char {
    const SAME_KEY: [(char, &str); 25] = [
        ('a', "ฟㅁ"),
        ('b', "ิㅠ"),
        ('c', "แㅊ"),
        ('d', "กㅇ"),
        ('e', "ำㄷ"),
        ('f', "ดㄹ"),
        ('g', "เㅎ"),
        ('h', "้ㅗ"),
        ('i', "รㅑ"),
        ('k', "าㅏ"),
        ('l', "สㅣ"),
        ('m', "ทㅡ"),
        ('n', "ืㅜ"),
        ('o', "นㅐ"),
        ('q', "ๆㅂ"),
        ('r', "พㄱ"),
        ('s', "หㄴ"),
        ('t', "ะㅅ"),
        ('u', "ีㅕ"),
        ('x', "ปㅌ"),
        ('y', "ัㅛ"),
        ('z', "ผㅋ"),
        ('-', "ข"),
        ('?', "ฦ"),
        ('0', "๐"),
    ];
    if let thai_digit @ '๐'..='๙' = letter {
        let value = thai_digit as u32 - '๐' as u32;
        return char::from_digit(value, 10).unwrap_or(letter);
    }
    SAME_KEY
        .into_iter()
        .find(|(_, others)| others.contains(letter))
        .map_or(letter.to_ascii_lowercase(), |(latin, _)| latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Option<Event> {
        let key = TerminalEvent::Key(KeyEvent::new(code, modifiers));
        event(&key, |_, _| None)
    }

    #[test]
    fn thai_and_korean_keyboards_need_no_switching() {
        for (typed, meant) in [('ี', 'u'), ('ㅕ', 'u'), ('๗', '7'), ('ข', '-'), ('u', 'u')] {
            let event = pressed(KeyCode::Char(typed), KeyModifiers::NONE);
            assert_eq!(event, Some(Event::Typed(meant)), "{typed}");
        }
    }

    #[test]
    fn control_c_interrupts_and_a_released_key_does_nothing() {
        let event_of = |code| pressed(code, KeyModifiers::CONTROL);
        assert_eq!(event_of(KeyCode::Char('c')), Some(Event::Interrupt));
        assert_eq!(event_of(KeyCode::Char('z')), Some(Event::Typed('u')));
        let released =
            KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(event(&TerminalEvent::Key(released), |_, _| None), None);
    }

    #[test]
    fn a_click_chooses_the_square_under_it() {
        let click = |column, row| {
            let mouse = MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column,
                row,
                modifiers: KeyModifiers::NONE,
            };
            let square_at = |column, row| Square::at(row, column);
            event(&TerminalEvent::Mouse(mouse), |column, row| {
                square_at(i32::from(column), i32::from(row))
            })
        };
        assert_eq!(click(1, 0), Square::from_number(1).map(Event::Clicked));
        assert_eq!(click(0, 0), None);
    }
}
