//! The values of a position and its moves, put together from those of the positions around it.

use std::cmp::Reverse;

use draughts::{Form, Notation, Position};
use makhos_questions::{FoundMove, FoundValue, LookUp, LookedUp, LookedUpValue};

/// What is asked about a position: itself, and what each of its moves leads to.
#[must_use]
pub fn question(position: &Position) -> LookUp {
    let moves = position.legal_moves();
    let after = moves.iter().map(|&mv| position.play_unchecked(mv));
    let positions: Vec<Position> = [*position].into_iter().chain(after).collect();
    LookUp::of(position.variant(), &positions)
}

/// What the position and its moves are worth, the best move first; `None` where not all is known.
#[must_use]
pub fn values_with_moves(
    position: &Position,
    answer: &LookedUp,
) -> Option<(FoundValue, Vec<FoundMove>)> {
    let moves = position.legal_moves();
    let (own, after) = answer.values.split_first()?;
    if after.len() != moves.len() {
        return None;
    }
    let found = |(&mv, value): (_, &LookedUpValue)| {
        let path = position.path(mv)?;
        Some(FoundMove {
            text: position.move_text(&path, Notation::Numbers, Form::Full),
            value: before(known(*value)?),
        })
    };
    let moves: Option<Vec<FoundMove>> = moves.iter().zip(after).map(found).collect();
    let mut moves = moves?;
    moves.sort_by_key(|found| rank(found.value));
    Some((known(*own)?, moves))
}

fn known(value: LookedUpValue) -> Option<FoundValue> {
    match value {
        LookedUpValue::Win { plies } => Some(FoundValue::Win(plies)),
        LookedUpValue::Draw => Some(FoundValue::Draw),
        LookedUpValue::Loss { plies } => Some(FoundValue::Loss(plies)),
        LookedUpValue::Unknown => None,
    }
}

/// What a move to a position of this value is worth for the side that makes it.
fn before(value: FoundValue) -> FoundValue {
    let one_more = |plies: Option<u16>| plies.map(|plies| plies.saturating_add(1));
    match value {
        FoundValue::Win(plies) => FoundValue::Loss(one_more(plies)),
        FoundValue::Draw => FoundValue::Draw,
        FoundValue::Loss(plies) => FoundValue::Win(one_more(plies)),
    }
}

/// Small where a move is good: quick wins and slow losses come first. What nobody has counted takes long.
fn rank(value: FoundValue) -> (u8, Reverse<u16>) {
    let plies = |plies: Option<u16>| plies.unwrap_or(u16::MAX);
    match value {
        FoundValue::Win(count) => (0, Reverse(u16::MAX - plies(count))),
        FoundValue::Draw => (1, Reverse(0)),
        FoundValue::Loss(count) => (2, Reverse(plies(count))),
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    fn position() -> Position {
        Position::from_fen(Variant::Thai, "B:W1,2,3:B29,30").unwrap()
    }

    fn values_of(values: &[LookedUpValue]) -> Option<(FoundValue, Vec<FoundMove>)> {
        let values = values.to_vec();
        values_with_moves(&position(), &LookedUp { values })
    }

    fn win(plies: impl Into<Option<u16>>) -> LookedUpValue {
        let plies = plies.into();
        LookedUpValue::Win { plies }
    }

    fn loss(plies: impl Into<Option<u16>>) -> LookedUpValue {
        let plies = plies.into();
        LookedUpValue::Loss { plies }
    }

    #[test]
    fn one_question_has_the_position_and_all_that_follow_it() {
        let positions = question(&position()).positions().unwrap();
        let fens: Vec<String> = positions.iter().map(Position::to_fen).collect();
        assert_eq!(fens[0], "B:W1,2,3:B29,30");
        let mut after = fens[1..].to_vec();
        after.sort();
        assert_eq!(
            after,
            ["W:W1,2,3:B25,29", "W:W1,2,3:B25,30", "W:W1,2,3:B26,29"]
        );
    }

    #[test]
    fn moves_are_worth_what_they_lead_to_and_the_best_is_first() {
        let values = [win(9), win(12), loss(8), LookedUpValue::Draw];
        let (value, moves) = values_of(&values).unwrap();
        assert_eq!(value, FoundValue::Win(Some(9)));
        let values: Vec<FoundValue> = moves.iter().map(|found| found.value).collect();
        assert_eq!(
            values,
            [
                FoundValue::Win(Some(9)),
                FoundValue::Draw,
                FoundValue::Loss(Some(13)),
            ]
        );
    }

    #[test]
    fn uncounted_wins_and_losses_are_the_longest() {
        let ranked = |values: &[LookedUpValue]| -> Vec<FoundValue> {
            let (_, moves) = values_of(values).unwrap();
            moves.iter().map(|found| found.value).collect()
        };
        assert_eq!(
            ranked(&[win(None), loss(None), loss(40), loss(2)]),
            [
                FoundValue::Win(Some(3)),
                FoundValue::Win(Some(41)),
                FoundValue::Win(None),
            ]
        );
        assert_eq!(
            ranked(&[loss(None), win(3), win(None), win(41)]),
            [
                FoundValue::Loss(None),
                FoundValue::Loss(Some(42)),
                FoundValue::Loss(Some(4)),
            ]
        );
    }

    #[test]
    fn what_is_not_whole_has_no_value() {
        let draw = LookedUpValue::Draw;
        assert!(values_of(&[draw; 4]).is_some());
        assert!(values_of(&[draw, draw, LookedUpValue::Unknown, draw]).is_none());
        assert!(values_of(&[LookedUpValue::Unknown, draw, draw, draw]).is_none());
        for count in [0, 3, 5] {
            assert!(values_of(&vec![draw; count]).is_none());
        }
    }
}
