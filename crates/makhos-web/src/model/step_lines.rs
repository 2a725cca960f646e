//! The moves of a record as lines to print: the main line, broken where variations come between.

use draughts::pdn::{GameRecord, NodeId};

/// How many steps a line has at most, so that none grows out of proportion.
const LONGEST_LINE: usize = 60;

/// How many steps are on the page at once; more would make each step slow.
const PAGE: usize = 800;

/// Steps that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// 0 for the main line, 1 for its variations, and so on.
    pub depth: usize,
    /// The steps.
    pub steps: Vec<NodeId>,
}

/// The lines of a record on pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepPages {
    pages: Vec<Vec<StepLine>>,
    /// The page of each step, by its index.
    page_of: Vec<u32>,
}

impl StepPages {
    /// The lines of a record.
    #[must_use]
    pub fn of(record: &GameRecord) -> StepPages {
        let mut pages: Vec<Vec<StepLine>> = vec![Vec::new()];
        let mut page_of = vec![0; record.len() + 1];
        let mut on_page = 0;
        for line in lines(record) {
            if on_page + line.steps.len() > PAGE {
                pages.push(Vec::new());
                on_page = 0;
            }
            on_page += line.steps.len();
            let page = pages.len() - 1;
            for id in &line.steps {
                page_of[id.index()] = page as u32;
            }
            pages[page].push(line);
        }
        StepPages { pages, page_of }
    }

    /// The page a step is on.
    #[must_use]
    pub fn page_of(&self, id: NodeId) -> usize {
        self.page_of[id.index()] as usize
    }

    /// The lines of a page.
    #[must_use]
    pub fn page(&self, page: usize) -> &[StepLine] {
        &self.pages[page]
    }

    /// How many pages there are, at least one.
    #[must_use]
    pub fn count(&self) -> usize {
        self.pages.len()
    }
}

fn lines(record: &GameRecord) -> Vec<StepLine> {
    let mut lines = Vec::new();
    let mut waiting: Vec<(NodeId, usize)> = Vec::new();
    waiting.extend(record.next(NodeId::ROOT).map(|first| (first, 0)));
    while let Some((first, depth)) = waiting.pop() {
        let mut steps = Vec::new();
        let mut at = Some(first);
        while let Some(id) = at {
            steps.push(id);
            at = record.next(id);
            let alternatives = alternatives(record, id);
            if !alternatives.is_empty() || steps.len() == LONGEST_LINE {
                waiting.extend(at.take().map(|next| (next, depth)));
                waiting.extend(alternatives.iter().rev().map(|&id| (id, depth + 1)));
            }
        }
        lines.push(StepLine { depth, steps });
    }
    lines
}

/// What may be played in the place of a step, where that is the main one.
fn alternatives(record: &GameRecord, id: NodeId) -> &[NodeId] {
    match record.node(record.node(id).parent()).children() {
        [main, others @ ..] if *main == id => others,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::pdn::read_games;

    fn printed(record: &GameRecord) -> Vec<String> {
        let text = |id: &NodeId| record.node(*id).move_text().unwrap_or_default();
        lines(record)
            .iter()
            .map(|line| {
                let steps: Vec<_> = line.steps.iter().map(text).collect();
                format!("{}: {}", line.depth, steps.join(" "))
            })
            .collect()
    }

    #[test]
    fn variations_come_behind_the_move_they_replace() {
        let pdn = "1. 25-22 6-10 (5-9 29-25 (22-18)) (7-11) 2. 29-25 *";
        let record = &read_games(pdn.as_bytes()).unwrap()[0];
        assert_eq!(
            printed(record),
            [
                "0: 25-22 6-10",
                "1: 5-9 29-25",
                "2: 22-18",
                "1: 7-11",
                "0: 29-25"
            ]
        );
    }

    #[test]
    fn every_step_of_a_long_game_is_on_one_page() {
        let mut record = GameRecord::new();
        let mut at = NodeId::ROOT;
        for _ in 0..2000 {
            at = record.add_move(at, "32-28");
        }
        let pages = StepPages::of(&record);
        let on_pages: Vec<Vec<NodeId>> = (0..pages.count())
            .map(|page| {
                let lines = pages.page(page).iter();
                lines.flat_map(|line| line.steps.clone()).collect()
            })
            .collect();
        assert!(on_pages.iter().all(|steps| steps.len() <= PAGE));
        assert_eq!(on_pages.concat(), record.main_line().collect::<Vec<_>>());
        for (page, steps) in on_pages.iter().enumerate() {
            assert!(steps.iter().all(|&id| pages.page_of(id) == page));
        }
    }
}
