//! Bits as a game, played by the rules.

use draughts::{Game, Position, Variant};

use super::{LinkedGame, VERSION, declared_end, start, width_of_choice};
use crate::{
    bits::BitReader,
    envelope::GROUP,
    error::{Damage, LinkError},
    limits::{NAME_LENGTH_WIDTH, PLIES_WIDTH},
};

/// The game that the content of a link tells.
pub(super) fn game(content: &[u8]) -> Result<LinkedGame, LinkError> {
    let bits = &mut BitReader::new(content);
    let version = bits.take(u8::BITS).ok_or(Damage::TooShort)? as u8;
    if version != VERSION {
        return Err(LinkError::UnknownVersion(version));
    }
    let head = Head::take(bits).ok_or(Damage::TooShort)?;
    let mut game = take_start(bits, &head)?;
    let (black, white) = if head.has_names {
        (take_name(bits)?, take_name(bits)?)
    } else {
        (String::new(), String::new())
    };
    take_moves(bits, &mut game)?;
    if head.declared_end > 0 {
        let end = declared_end::numbered(head.declared_end).ok_or(Damage::End)?;
        game.declare(end).map_err(|_| Damage::End)?;
    }
    expect_end(bits)?;
    Ok(LinkedGame { game, black, white })
}

/// What comes first: which of the other parts there are.
struct Head {
    variant: Variant,
    is_set_up: bool,
    has_own_rules: bool,
    has_names: bool,
    declared_end: u32,
}

impl Head {
    fn take(bits: &mut BitReader<'_>) -> Option<Head> {
        let is_english = bits.take_flag()?;
        Some(Head {
            variant: if is_english {
                Variant::English
            } else {
                Variant::Thai
            },
            is_set_up: bits.take_flag()?,
            has_own_rules: bits.take_flag()?,
            has_names: bits.take_flag()?,
            declared_end: bits.take(declared_end::WIDTH)?,
        })
    }
}

fn take_start(bits: &mut BitReader<'_>, head: &Head) -> Result<Game, LinkError> {
    let position = if head.is_set_up {
        start::take_position(bits, head.variant).ok_or(Damage::TooShort)??
    } else {
        Position::start(head.variant)
    };
    let draw_rules = if head.has_own_rules {
        start::take_draw_rules(bits).ok_or(Damage::TooShort)?
    } else {
        head.variant.rules().draw_rules
    };
    Ok(Game::from_position(position, draw_rules))
}

fn take_name(bits: &mut BitReader<'_>) -> Result<String, Damage> {
    let length = bits.take(NAME_LENGTH_WIDTH).ok_or(Damage::TooShort)?;
    let bytes: Option<Vec<u8>> = (0..length)
        .map(|_| bits.take(u8::BITS).map(|byte| byte as u8))
        .collect();
    String::from_utf8(bytes.ok_or(Damage::TooShort)?).map_err(|_| Damage::Name)
}

fn take_moves(bits: &mut BitReader<'_>, game: &mut Game) -> Result<(), LinkError> {
    let plies = bits.take(PLIES_WIDTH).ok_or(Damage::TooShort)? as usize;
    for ply in 1..=plies {
        let illegal = LinkError::IllegalPly { ply };
        if game.outcome().is_some() {
            return Err(illegal);
        }
        let mut paths = game.position().all_paths();
        let index = bits
            .take(width_of_choice(paths.len()))
            .ok_or(Damage::TooShort)? as usize;
        if index >= paths.len() {
            return Err(illegal);
        }
        game.play(paths.swap_remove(index)).map_err(|_| illegal)?;
    }
    Ok(())
}

/// Only the zeros that fill up the last group may follow.
fn expect_end(bits: &mut BitReader<'_>) -> Result<(), Damage> {
    let left = bits.left() as u32;
    if bits.left() < 8 * GROUP && bits.take(left) == Some(0) {
        Ok(())
    } else {
        Err(Damage::TooMuch)
    }
}
