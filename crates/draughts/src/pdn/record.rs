//! A game as its PDN has it: a tree of moves in text form, which no rule has looked at.

use compact_str::CompactString;
use smallvec::SmallVec;

use super::{Finding, GameResult, Place, Tags};

/// Which move of a record; [`NodeId::ROOT`] is the start, before any move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The start of a game.
    pub const ROOT: NodeId = NodeId(0);

    /// Its place in the order in which the moves were added, the start being 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn from_index(index: usize) -> NodeId {
        NodeId(u32::try_from(index).expect("a record has fewer nodes than u32 can count"))
    }
}

/// What happens in a step of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing: the start.
    Start,
    /// A move, as it is written.
    Move(CompactString),
    /// The board is set up anew, as it is written between the slashes.
    Setup(String),
}

/// A move number, as it is written before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// Whether three dots say that it is the second move of its pair.
    pub second: bool,
}

/// A comment, without its braces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The text.
    pub text: String,
    /// Where it stands.
    pub place: Place,
}

/// A step of a game with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    action: Action,
    place: Place,
    number: Option<MoveNumber>,
    parent: NodeId,
    children: SmallVec<[NodeId; 2]>,
    /// What stands before the step at the start of a variation.
    pub comments_before: Vec<Comment>,
    /// What stands behind it.
    pub comments: Vec<Comment>,
    /// Its strength, such as `!?`; empty where it is not judged.
    pub strength: CompactString,
    /// Numeric annotation glyphs.
    pub nags: SmallVec<[u32; 2]>,
}

impl Node {
    fn new(action: Action, place: Place, parent: NodeId) -> Node {
        Node {
            action,
            place,
            number: None,
            parent,
            children: SmallVec::new(),
            comments_before: Vec::new(),
            comments: Vec::new(),
            strength: CompactString::default(),
            nags: SmallVec::new(),
        }
    }

    /// What happens.
    #[must_use]
    pub fn action(&self) -> &Action {
        &self.action
    }

    /// The move as it is written, where the step is one.
    #[must_use]
    pub fn move_text(&self) -> Option<&str> {
        match &self.action {
            Action::Move(text) => Some(text),
            Action::Start | Action::Setup(_) => None,
        }
    }

    /// Where it stands in the text.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// The number before it, where one is written.
    #[must_use]
    pub fn number(&self) -> Option<MoveNumber> {
        self.number
    }

    /// The step before; the start is its own.
    #[must_use]
    pub fn parent(&self) -> NodeId {
        self.parent
    }

    /// The steps that follow it, the main one first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A game of a PDN text.
///
/// ```
/// use draughts::pdn::read_games;
///
/// let games = read_games("[White \"Somchai\"] 1. 25-22 (26-22 5-9) 6-10 {quiet} *".as_bytes())?;
/// let game = &games[0];
/// assert_eq!(game.tags.get("White"), Some("Somchai"));
/// let moves: Vec<_> = game.main_line().filter_map(|id| game.node(id).move_text()).collect();
/// assert_eq!(moves, ["25-22", "6-10"]);
/// # Ok::<(), draughts::pdn::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The tags.
    pub tags: Tags,
    /// The result at the end of the moves, if there is one.
    pub result: Option<GameResult>,
    /// What was found to be wrong with the text.
    pub findings: Vec<Finding>,
    pub(super) place: Place,
    pub(super) tag_places: Vec<(String, Place)>,
    pub(super) end: Place,
    nodes: Vec<Node>,
}

impl Default for GameRecord {
    fn default() -> GameRecord {
        GameRecord {
            tags: Tags::default(),
            result: None,
            findings: Vec::new(),
            place: Place::START,
            tag_places: Vec::new(),
            end: Place::START,
            nodes: vec![Node::new(Action::Start, Place::START, NodeId::ROOT)],
        }
    }
}

impl GameRecord {
    /// A game with nothing in it.
    #[must_use]
    pub fn new() -> GameRecord {
        GameRecord::default()
    }

    /// Where it begins in the text.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// The result at the end of the moves or, where there is none, of the tag.
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.result.clone().unwrap_or_else(|| {
            self.tags
                .get("Result")
                .map(GameResult::from_text)
                .unwrap_or_default()
        })
    }

    /// A step.
    ///
    /// # Panics
    ///
    /// Where the step belongs to another record that has more of them.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A step, to add to what is said about it.
    ///
    /// # Panics
    ///
    /// Where the step belongs to another record that has more of them.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// All steps, the start first, each behind its parent.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(NodeId::from_index)
    }

    /// How many steps there are, the start not counted.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there is nothing but the start.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The main step after a step.
    #[must_use]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).children().first().copied()
    }

    /// The steps of the game as it was played, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_after(NodeId::ROOT)
    }

    /// The main steps that follow a step.
    pub fn line_after(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(id), |&id| self.next(id))
    }

    /// The steps that lead to a step, itself the last, without the start.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), |&id| {
            (id != NodeId::ROOT).then(|| self.node(id).parent())
        })
        .take_while(|&id| id != NodeId::ROOT)
        .collect();
        line.reverse();
        line
    }

    /// Adds a move behind a step; it is the main one if it is the first there.
    ///
    /// # Panics
    ///
    /// Where `parent` belongs to another record that has more steps.
    pub fn add_move(&mut self, parent: NodeId, text: &str) -> NodeId {
        self.add(parent, Action::Move(text.into()), self.end)
    }

    pub(super) fn add(&mut self, parent: NodeId, action: Action, place: Place) -> NodeId {
        let id = NodeId::from_index(self.nodes.len());
        self.nodes.push(Node::new(action, place, parent));
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Takes steps away with all that follows them; their moves become a comment where they were.
    pub(super) fn drop_steps(&mut self, is_dropped: impl Fn(NodeId) -> bool) {
        let mut kept: Vec<Option<NodeId>> = vec![Some(NodeId::ROOT)];
        let mut nodes = vec![Node {
            children: SmallVec::new(),
            ..self.nodes[0].clone()
        }];
        for id in self.ids().skip(1) {
            let node = self.node(id);
            let parent = kept[node.parent.index()];
            let new = match parent {
                Some(parent) if !is_dropped(id) => {
                    let new = NodeId::from_index(nodes.len());
                    nodes[parent.index()].children.push(new);
                    nodes.push(Node {
                        parent,
                        children: SmallVec::new(),
                        ..node.clone()
                    });
                    Some(new)
                }
                Some(parent) => {
                    let text = format!("not legal: {}", self.plain_line(id));
                    let place = node.place;
                    nodes[parent.index()].comments.push(Comment { text, place });
                    None
                }
                None => None,
            };
            kept.push(new);
        }
        self.nodes = nodes;
    }

    /// The moves of a line from a step on, itself the first, with what is said about them.
    fn plain_line(&self, id: NodeId) -> String {
        let mut words = Vec::new();
        for id in std::iter::once(id).chain(self.line_after(id)) {
            let node = self.node(id);
            words.extend(node.move_text());
            words.extend(node.comments.iter().map(|comment| comment.text.as_str()));
        }
        words.join(" ")
    }

    pub(super) fn set_number(&mut self, id: NodeId, number: Option<MoveNumber>) {
        self.nodes[id.index()].number = number;
    }

    pub(super) fn set_move_text(&mut self, id: NodeId, text: &str) {
        self.nodes[id.index()].action = Action::Move(text.into());
    }

    /// Where the value of a tag stands, or else where the game begins.
    #[must_use]
    pub fn tag_place(&self, name: &str) -> Place {
        self.tag_places
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map_or(self.place, |&(_, place)| place)
    }

    /// Where its result stands, or where the game stops.
    #[must_use]
    pub fn end_place(&self) -> Place {
        self.end
    }
}
