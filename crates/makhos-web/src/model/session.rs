//! Everything that must survive a closed tab, but for the settings: the two boards, the players and
//! their score.

use draughts::{Color, DrawRules, Variant};

use super::{
    computer::Computer,
    score::{Player, Score},
    table::Table,
};

/// Two people and their two boards, one for each game, of which one is in front.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The game in front.
    pub variant: Variant,
    tables: [Table; 2],
    /// The players' names, empty where none is given.
    pub names: [String; 2],
    /// The score of all games that were cleared away.
    pub settled: Score,
    /// The draw rules of the next game of each variant.
    next_draw_rules: [DrawRules; 2],
}

impl Default for Session {
    fn default() -> Session {
        let usual = Variant::ALL.map(|variant| variant.rules().draw_rules);
        let table =
            |variant: Variant| Table::new(variant, variant.rules().draw_rules, Player::First);
        Session {
            variant: Variant::Thai,
            tables: Variant::ALL.map(table),
            names: Default::default(),
            settled: Score::default(),
            next_draw_rules: usual,
        }
    }
}

impl Session {
    /// The table in front.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.table_of(self.variant)
    }

    /// The table in front, to change it.
    pub fn table_mut(&mut self) -> &mut Table {
        &mut self.tables[self.variant as usize]
    }

    /// The table of a game.
    #[must_use]
    pub fn table_of(&self, variant: Variant) -> &Table {
        &self.tables[variant as usize]
    }

    /// The table of a game, to change it.
    pub fn table_of_mut(&mut self, variant: Variant) -> &mut Table {
        &mut self.tables[variant as usize]
    }

    /// Puts another table in the place of its game's.
    pub fn set_table(&mut self, table: Table) {
        let variant = table.game().variant();
        self.tables[variant as usize] = table;
    }

    /// A player's name, or an empty text.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.names[player as usize]
    }

    /// The name of who has a side of a game, as records of any language have it, or an empty text.
    #[must_use]
    pub fn recorded_name(&self, table: &Table, side: Color) -> String {
        match table.computer_with(side) {
            Some(computer) => computer.recorded_name(),
            None => self.name(table.player(side)).to_owned(),
        }
    }

    /// The score of those who play on the table in front. That of two people counts the games on both
    /// tables as far as they are over; games against the computer count apart.
    #[must_use]
    pub fn score(&self) -> Score {
        let front = self.table();
        if front.has_computer() {
            return score_after(front.settled, front);
        }
        let of_people = self.tables.iter().filter(|table| !table.has_computer());
        of_people.fold(self.settled, score_after)
    }

    /// The score of the games that people played against each other.
    fn people_score_after(&self, table: &Table) -> Score {
        if table.has_computer() {
            self.settled
        } else {
            score_after(self.settled, table)
        }
    }

    /// The draw rules of the next game of a variant.
    #[must_use]
    pub fn next_draw_rules(&self, variant: Variant) -> DrawRules {
        self.next_draw_rules[variant as usize]
    }

    /// Sets the draw rules of the next game of a variant and leaves the running one as it is.
    pub fn keep_next_draw_rules(&mut self, variant: Variant, rules: DrawRules) {
        self.next_draw_rules[variant as usize] = rules;
    }

    /// Sets the draw rules of the next game of a variant; a game without a move takes them at once.
    pub fn set_next_draw_rules(&mut self, variant: Variant, rules: DrawRules) {
        self.keep_next_draw_rules(variant, rules);
        let table = self.table_of(variant);
        if table.game().all_plies().is_empty() && table.outcome().is_none() {
            let game = draughts::Game::from_position(*table.game().start(), rules);
            let mut table = Table::with_game(game, table.black);
            table.take_opponents_of(self.table_of(variant));
            self.set_table(table);
        }
    }

    /// Counts the game on a table if it is over; the table is about to be cleared.
    pub fn settle(&mut self, variant: Variant) {
        self.settled = self.people_score_after(self.table_of(variant));
    }

    /// Clears the table in front for a new game; a finished one counts.
    pub fn start_new_game(&mut self, alternate: bool) {
        let table = self.table();
        let black = match table.outcome() {
            Some(_) if alternate => table.black.other(),
            _ => table.black,
        };
        self.settle(self.variant);
        let rules = self.next_draw_rules(self.variant);
        let mut table = Table::new(self.variant, rules, black);
        table.take_opponents_of(self.table());
        table.settled = score_after(self.table().settled, self.table());
        self.set_table(table);
    }

    /// Clears the table in front for a game of other opponents; a score goes on where they are the same.
    pub fn start_with(&mut self, computers: [Option<Computer>; 2], black: Player) {
        self.settle(self.variant);
        let rules = self.next_draw_rules(self.variant);
        let mut table = Table::new(self.variant, rules, black);
        table.seat(computers);
        if computers == self.table().computers() {
            table.settled = score_after(self.table().settled, self.table());
        }
        self.set_table(table);
    }

    /// Lets two other people play: their names, no score.
    pub fn begin_with(&mut self, names: [String; 2]) {
        self.names = names;
        self.reset_score();
    }

    /// Sets the score to nothing; games that are over now do not count any more.
    pub fn reset_score(&mut self) {
        self.settled = Score::default();
        for variant in Variant::ALL {
            self.table_of_mut(variant).settled = Score::default();
            let table = self.table_of(variant);
            if table.outcome().is_some() {
                let rules = self.next_draw_rules(variant);
                let mut cleared = Table::new(variant, rules, table.black);
                cleared.take_opponents_of(table);
                self.set_table(cleared);
            }
        }
    }
}

/// A score with the game on a table, if it is over.
fn score_after(score: Score, table: &Table) -> Score {
    table
        .outcome()
        .map_or(score, |outcome| score.after(outcome, table.black))
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{Outcome, WinReason};

    const WHITE_RESIGNED: Outcome = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::Resignation,
    };

    #[test]
    fn each_game_keeps_its_board() {
        let mut session = Session::default();
        let path = session.table().game().position().all_paths().remove(0);
        session.table_mut().play(path).unwrap();
        session.variant = Variant::English;
        assert_eq!(session.table().game().played().len(), 0);
        session.variant = Variant::Thai;
        assert_eq!(session.table().game().played().len(), 1);
    }

    #[test]
    fn sides_alternate_and_points_follow_the_players() {
        let mut session = Session::default();
        session.table_mut().declare(WHITE_RESIGNED);
        assert_eq!(session.score().first, 2);
        session.start_new_game(true);
        assert_eq!(session.table().black, Player::Second);
        session.table_mut().declare(WHITE_RESIGNED);
        assert_eq!(
            session.score(),
            Score {
                first: 2,
                second: 2
            }
        );
        session.table_mut().undo();
        assert_eq!(
            session.score(),
            Score {
                first: 2,
                second: 0
            }
        );
        session.start_new_game(true);
        assert_eq!(
            session.table().black,
            Player::Second,
            "the game was not over"
        );
    }

    #[test]
    fn games_against_the_computer_count_apart_and_go_on_with_the_same_one() {
        let computers = [None, Some(Computer::new(3, 1))];
        let mut session = Session::default();
        session.table_mut().declare(WHITE_RESIGNED);
        session.start_with(computers, Player::First);
        assert_eq!(session.score(), Score::default());
        session.table_mut().declare(WHITE_RESIGNED);
        session.start_new_game(true);
        assert_eq!(session.table().person_side(), Some(Color::White));
        assert_eq!(session.score().first, 2);
        session.start_with(computers, Player::First);
        assert_eq!(session.score().first, 2, "the same opponent");
        session.start_with([None, Some(Computer::new(4, 1))], Player::First);
        assert_eq!(session.score(), Score::default(), "another one");
        session.start_with([None; 2], Player::First);
        assert_eq!(session.score().first, 2, "the score of the two people");
    }

    #[test]
    fn draw_rules_wait_for_the_next_game_once_moves_are_played() {
        let mut session = Session::default();
        let never = DrawRules::new(None, true, false);
        session.set_next_draw_rules(Variant::Thai, never);
        assert_eq!(session.table().game().draw_rules(), never);
        let path = session.table().game().position().all_paths().remove(0);
        session.table_mut().play(path).unwrap();
        let usual = Variant::Thai.rules().draw_rules;
        session.set_next_draw_rules(Variant::Thai, usual);
        assert_eq!(session.table().game().draw_rules(), never);
        session.start_new_game(true);
        assert_eq!(session.table().game().draw_rules(), usual);
    }
}
