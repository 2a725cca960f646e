//! A game as bits.

use draughts::{Game, Position, Variant};

use super::{LinkedGame, VERSION, declared_end, start, width_of_choice};
use crate::{
    bits::BitWriter,
    error::TooLong,
    limits::{MAX_NAME_BYTES, MAX_PLIES, NAME_LENGTH_WIDTH, PLIES_WIDTH},
};

/// What the link of a game says.
pub(super) fn content(linked: &LinkedGame) -> Result<Vec<u8>, TooLong> {
    let game = &linked.game;
    let names = [&linked.black, &linked.white];
    let is_set_up = *game.start() != Position::start(game.variant());
    let has_own_rules = game.draw_rules() != game.variant().rules().draw_rules;
    let has_names = names.iter().any(|name| !name.is_empty());

    let mut bits = BitWriter::default();
    bits.put(u32::from(VERSION), u8::BITS);
    bits.put_flag(game.variant() == Variant::English);
    bits.put_flag(is_set_up);
    bits.put_flag(has_own_rules);
    bits.put_flag(has_names);
    bits.put(declared_end::number(game), declared_end::WIDTH);
    if is_set_up {
        start::put_position(&mut bits, game.start());
    }
    if has_own_rules {
        start::put_draw_rules(&mut bits, game.draw_rules());
    }
    if has_names {
        for name in names {
            put_name(&mut bits, name)?;
        }
    }
    put_moves(&mut bits, game)?;
    Ok(bits.into_bytes())
}

fn put_name(bits: &mut BitWriter, name: &str) -> Result<(), TooLong> {
    if name.len() > MAX_NAME_BYTES {
        return Err(TooLong::Name(name.len()));
    }
    bits.put(name.len() as u32, NAME_LENGTH_WIDTH);
    for byte in name.bytes() {
        bits.put(u32::from(byte), u8::BITS);
    }
    Ok(())
}

fn put_moves(bits: &mut BitWriter, game: &Game) -> Result<(), TooLong> {
    let plies = game.played();
    if plies.len() > MAX_PLIES {
        return Err(TooLong::Plies(plies.len()));
    }
    bits.put(plies.len() as u32, PLIES_WIDTH);
    let mut before = game.start();
    for ply in plies {
        let paths = before.all_paths();
        let index = paths.partition_point(|path| path < ply.path());
        bits.put(index as u32, width_of_choice(paths.len()));
        before = ply.position();
    }
    Ok(())
}
