//! Several agents on one axis of time, within one limit of memory.

use super::ring::Timeline;
use super::stream::Stream;
use crate::budgets::{cut_to, AGENT_BYTES, MARK, MARKS};
use crate::model::Model;
use crate::record::{Entry, Operation};
use bt_core::info::TreeInfo;
use std::collections::HashMap;

/// Agents, what their trees did, and marks.
///
/// All operations of all agents stand on one axis: the moment of one is how many came before. What is kept is limited:
/// when it takes more bytes, the oldest operations are dropped, some hundred of an agent at once. Beside them, an agent
/// takes some 100 bytes for each node of its tree, whatever the limit.
#[derive(Debug)]
pub struct Fleet {
    limit: usize,
    pub(super) agents: Vec<Agent>,
    marks: Vec<MarkAt>,
    moment: u64,
    bytes: usize,
    dropped: u64,
    /// About how many bytes the agents take beside their operations.
    agent_bytes: usize,
    most_agent_bytes: usize,
    /// Agents and trees of the recording that is read.
    stream: Stream,
    /// An idle tree of each kind, by the address of its description: what they share is shared.
    idle: HashMap<usize, Model>,
}

/// An agent.
#[derive(Debug)]
#[non_exhaustive]
pub struct Agent {
    name: String,
    /// What its tree did.
    pub timeline: Timeline,
    pub(super) is_gone: bool,
    /// It is one of this program's.
    is_own: bool,
    /// When it did something last.
    last: Option<std::time::Duration>,
    /// The context of its next operation.
    pub(super) context: Option<String>,
    /// How many operations were told of it, modulo 2³².
    pub(super) told: u32,
}

/// A mark, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MarkAt {
    /// It stands after so many operations of all agents.
    pub moment: u64,
    /// The agent's place among the agents; `None` if it is of all of them.
    pub agent: Option<usize>,
    /// What it says.
    pub text: String,
    /// A colour as in CSS, or empty.
    pub color: String,
}

impl Agent {
    /// How it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it was said to be gone.
    pub fn is_gone(&self) -> bool {
        self.is_gone
    }

    /// Whether this program ticks it, so that it can be stopped and answered for.
    pub(crate) fn is_own(&self) -> bool {
        self.is_own
    }

    /// The time of its last operation that has one.
    pub fn last(&self) -> Option<std::time::Duration> {
        self.last
    }
}

impl Fleet {
    /// No agents yet. Their operations may take so many bytes.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            agents: Vec::new(),
            marks: Vec::new(),
            moment: 0,
            bytes: 0,
            dropped: 0,
            agent_bytes: 0,
            most_agent_bytes: AGENT_BYTES,
            stream: Stream::of_recording(),
            idle: HashMap::new(),
        }
    }

    /// An agent with an idle tree; its place among the agents.
    pub fn add(&mut self, name: impl Into<String>, info: &'static TreeInfo) -> usize {
        let name = name.into();
        self.agent_bytes += size_of_agent(&name, info);
        let idle = self
            .idle
            .entry(std::ptr::from_ref(info).addr())
            .or_insert_with(|| Model::of_observed(info));
        self.agents.push(Agent {
            name,
            timeline: Timeline::of(idle.clone()),
            is_gone: false,
            is_own: false,
            last: None,
            context: None,
            told: 0,
        });
        self.agents.len() - 1
    }

    /// An agent of this program. The number by which entries call it is its place.
    pub(crate) fn add_own(&mut self, name: impl Into<String>, info: &'static TreeInfo) -> u32 {
        let place = self.add(name, info);
        self.agents[place].is_own = true;
        self.stream.know(place)
    }

    /// The agents, in the order in which they came.
    pub fn agents(&self) -> impl ExactSizeIterator<Item = &Agent> {
        self.agents.iter()
    }

    /// The agent at this place.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn agent(&self, place: usize) -> &Agent {
        &self.agents[place]
    }

    /// The agent at this place, to look at its past.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn agent_mut(&mut self, place: usize) -> &mut Agent {
        &mut self.agents[place]
    }

    /// The marks, in the order in which they were made.
    pub fn marks(&self) -> &[MarkAt] {
        &self.marks
    }

    /// How many operations there were of all agents.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// How many bytes the operations take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// How many operations were dropped, as there was no room for them any more.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Takes what a recording or a stream says next.
    ///
    /// # Errors
    ///
    /// If it makes no sense: an agent without a tree, an operation without an agent.
    pub fn push(&mut self, entry: Entry) -> Result<(), &'static str> {
        let mut stream = std::mem::take(&mut self.stream);
        let pushed = stream.push(entry, self);
        self.stream = stream;
        pushed
    }

    /// Operations of the agent at this place are missing.
    pub(super) fn miss(&mut self, place: usize, count: u64) {
        self.change(place, |timeline| timeline.miss(count));
    }

    /// The program of this agent begins anew, with an idle tree.
    pub(super) fn begin_again(&mut self, place: usize) {
        let info = self.agents[place].timeline.info();
        let idle = self.idle.get(&std::ptr::from_ref(info).addr());
        let idle = idle.cloned().unwrap_or_else(|| Model::of_observed(info));
        self.change(place, |timeline| timeline.begin_again(idle));
        self.mark(Some(place), "begins again", "");
    }

    /// The tree of the agent at this place was done things to that nobody saw, and these nodes run now.
    pub(crate) fn attach(&mut self, place: usize, running: &[u16]) {
        self.change(place, |timeline| timeline.attach(running));
    }

    /// From now on nobody sees what is done to the tree of the agent at this place.
    pub(crate) fn lose(&mut self, place: usize) {
        self.change(place, Timeline::lose);
    }

    fn change(&mut self, place: usize, change: impl FnOnce(&mut Timeline)) {
        let timeline = &mut self.agents[place].timeline;
        let before = timeline.bytes();
        change(timeline);
        self.bytes = self.bytes + timeline.bytes() - before;
        while self.bytes > self.limit && self.drop_oldest() {}
    }

    /// Adds an operation of the agent at this place.
    ///
    /// # Panics
    ///
    /// If there is no such agent.
    pub fn operation(&mut self, place: usize, operation: &Operation) {
        let agent = &mut self.agents[place];
        let before = agent.timeline.bytes();
        agent.timeline.push_at(self.moment, operation);
        self.bytes += agent.timeline.bytes() - before;
        agent.last = operation.at.or(agent.last);
        self.moment += 1;
        while self.bytes > self.limit && self.drop_oldest() {}
    }

    /// Adds a mark at this moment, of the agent at this place or of all.
    pub fn mark(
        &mut self,
        agent: Option<usize>,
        text: impl Into<String>,
        color: impl Into<String>,
    ) {
        if self.marks.len() >= MARKS {
            self.marks.drain(..MARKS / 10);
        }
        let (mut text, mut color) = (text.into(), color.into());
        cut_to(&mut text, MARK);
        cut_to(&mut color, MARK);
        self.marks.push(MarkAt {
            moment: self.moment,
            agent,
            text,
            color,
        });
    }

    /// Whether there is room for another agent of this tree.
    pub(super) fn has_room(&self, name: &str, info: &TreeInfo) -> bool {
        self.agent_bytes + size_of_agent(name, info) <= self.most_agent_bytes
    }

    fn drop_oldest(&mut self) -> bool {
        let oldest = self.agents.iter_mut().filter_map(|agent| {
            let oldest = agent.timeline.oldest()?;
            Some((oldest, agent))
        });
        let Some((_, agent)) = oldest.min_by_key(|(oldest, _)| *oldest) else {
            return false;
        };
        let (bytes, first) = (agent.timeline.bytes(), agent.timeline.first());
        let is_dropped = agent.timeline.drop_oldest();
        self.bytes -= bytes - agent.timeline.bytes();
        self.dropped += agent.timeline.first() - first;
        is_dropped
    }
}

/// About how many bytes an agent takes: its name, and what is kept of each node of its tree.
fn size_of_agent(name: &str, info: &TreeInfo) -> usize {
    size_of::<Agent>() + name.len() + BYTES_OF_NODE * usize::from(info.count())
}

/// In a model and in the statistics.
const BYTES_OF_NODE: usize = 128;

#[cfg(test)]
mod tests {
    use super::*;
    use bt_core::info::{Kind, Leaf, Node};

    #[test]
    fn agents_beyond_the_memory_for_them_are_refused() {
        static NODES: [Node; 1] = [Node::root(Kind::Leaf(Leaf::Function), "f")];
        static TREE: TreeInfo = TreeInfo::new("T", 1, &NODES);
        let (mut stream, mut fleet) = (Stream::new(), Fleet::new(1 << 20));
        fleet.most_agent_bytes = 10 * size_of_agent("name", &TREE);
        let tree = Entry::Tree {
            number: 0,
            info: &TREE,
        };
        stream.push(tree, &mut fleet).expect("it is right");
        for number in 0..20 {
            let name = "name".to_owned();
            let agent = Entry::Agent {
                number,
                tree: 0,
                name,
            };
            let expected = if number < 10 {
                Ok(())
            } else {
                Err("too many agents with trees as large as these")
            };
            assert_eq!(stream.push(agent, &mut fleet), expected);
        }
    }
}
