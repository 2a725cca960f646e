//! Playing by distance where endgame tables know the position: the shortest way to a win, the longest to
//! a loss.

use draughts::{Game, Move, Outcome, Position};

use crate::{Answer, EndgameValue, Endgames, Line, Score};

/// The answer of the tables to a game that is decided; `None` where it is not, where they do not know,
/// or where a draw rule could come first.
pub(crate) fn answer(endgames: &dyn Endgames, game: &Game, lines: usize) -> Option<Answer> {
    let position = game.position();
    let may_know = position.board().occupied().len() <= endgames.most_pieces();
    // To tell a draw from a decided game takes one look; the plies of all moves take long.
    if !may_know || endgames.value(position) == Some(EndgameValue::Draw) {
        return None;
    }
    let mut moves = position
        .legal_moves()
        .iter()
        .map(|&mv| Some((mv, score_before(endgames, &position.play_unchecked(mv))?)))
        .collect::<Option<Vec<(Move, Score)>>>()?;
    moves.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let (best, score) = *moves.first()?;
    let plies = score.plies_to_end()?;
    if may_be_drawn(game, plies) && is_drawn_on_the_way(endgames, game, best, plies) {
        return None;
    }
    let line = |(mv, score): (Move, Score)| Line {
        score,
        moves: variation(
            endgames,
            position,
            mv,
            score.plies_to_end().unwrap_or(1).min(MOST_SHOWN),
        ),
    };
    Some(Answer {
        lines: moves.into_iter().take(lines.max(1)).map(line).collect(),
        depth: plies,
        selective_depth: plies,
        ..Answer::default()
    })
}

/// How many plies of a line are told at most; each of them asks the tables for all its moves.
const MOST_SHOWN: u32 = 12;

/// Whether the game could be drawn for want of progress within so many plies.
fn may_be_drawn(game: &Game, plies: u32) -> bool {
    game.no_progress()
        .is_some_and(|count| u32::from(count.done) + plies >= u32::from(count.limit))
}

/// Whether the best play of both sides runs into a draw by the rules before its end.
fn is_drawn_on_the_way(endgames: &dyn Endgames, game: &Game, best: Move, plies: u32) -> bool {
    let position = *game.position();
    let mut game = game.clone();
    for mv in variation(endgames, &position, best, plies) {
        let path = game.position().path(mv);
        if path.is_none_or(|path| game.play(path).is_err()) {
            break;
        }
    }
    matches!(game.outcome(), Some(Outcome::Draw(_)))
}

/// What a move to a position is worth for the side that makes it.
fn score_before(endgames: &dyn Endgames, after: &Position) -> Option<Score> {
    Some(match endgames.value_in_plies(after)? {
        EndgameValue::Win(plies) => Score::loss_in(plies? + 1),
        EndgameValue::Draw => Score::DRAW,
        EndgameValue::Loss(plies) => Score::win_in(plies? + 1),
    })
}

/// A move and the best play behind it, so many plies altogether.
fn variation(endgames: &dyn Endgames, position: &Position, mv: Move, plies: u32) -> Vec<Move> {
    let mut moves = vec![mv];
    let mut position = position.play_unchecked(mv);
    for _ in 1..plies {
        let best = position
            .legal_moves()
            .iter()
            .filter_map(|&mv| Some((score_before(endgames, &position.play_unchecked(mv))?, mv)))
            .max_by_key(|(score, _)| *score);
        let Some((_, best)) = best else { break };
        moves.push(best);
        position = position.play_unchecked(best);
    }
    moves
}
