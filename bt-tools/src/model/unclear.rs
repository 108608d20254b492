//! A model of a tree that is running already: what is not known of it, and how that becomes known.
//!
//! Of such a tree it is known which nodes run for certain. All else is open: which of its children a node is at, how many
//! cycles it has left, how children completed, what is remembered. It is asked for where it matters
//! ([`Answers::guess`](super::Answers::guess)), so that whoever has a record of what happened next can try what fits it.

mod within;

use super::rules::has_memory;
use super::{timed, Answers, Lost, Memory, Model};
use bt_core::info::{Kind, Leaf, TreeInfo};
use bt_core::Status;
use std::collections::BTreeMap;

/// What is open, by node; empty where all is known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Unclear {
    nodes: Vec<Clarity>,
    /// Whether it is open what the node remembers.
    memories: Vec<bool>,
    /// Where it is open how many cycles a literal count still wants: how many at most. 0 where it is known.
    cycles: Vec<u32>,
    /// By `parallel`: how many children have completed of which it is open which they are: successes and failures.
    completions: BTreeMap<usize, [u32; 2]>,
    /// Whether the events of this operation may be others.
    are_events: bool,
}

/// What is known of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Clarity {
    /// All.
    Known,
    /// It runs; where in it is open.
    Runs,
    /// Not even whether it runs.
    Open,
}

impl Unclear {
    /// An operation begins; of a lost tree it is not known what that does.
    pub fn begin(&mut self, is_lost: bool) {
        self.are_events = is_lost;
    }

    /// The tree is idle; what it remembers may still be open.
    pub fn found_idle(&mut self) {
        self.nodes.fill(Clarity::Known);
        self.cycles.fill(0);
        self.completions.clear();
    }

    /// The tree is as a new one.
    pub fn found_new(&mut self) {
        self.found_idle();
        self.memories.fill(false);
    }

    fn of(&self, node: usize) -> Clarity {
        self.nodes.get(node).copied().unwrap_or(Clarity::Known)
    }

    fn is_clear(&self) -> bool {
        let known = |clarity: &Clarity| *clarity == Clarity::Known;
        self.nodes.iter().all(known)
            && !self.memories.contains(&true)
            && self.cycles.iter().all(|most| *most == 0)
            && self.completions.is_empty()
    }
}

impl Model {
    /// A tree that is running already, as [`of_observed`](Self::of_observed): `running` gives what is known to run, as
    /// [`Tree::running`](bt_core::Tree::running) does. If it gives nothing, the tree is idle.
    ///
    /// What else there is to know is asked for with [`Answers::guess`].
    pub fn joined(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Self {
        let mut model = Self::of_observed(info);
        let count = model.nodes.len();
        model.unclear = Unclear {
            nodes: vec![Clarity::Open; count],
            memories: model
                .nodes
                .iter()
                .map(|node| has_memory(node.kind()))
                .collect(),
            cycles: vec![0; count],
            completions: BTreeMap::new(),
            are_events: false,
        };
        let mut is_idle = true;
        for node in running {
            for node in model.around(node).collect::<Vec<_>>() {
                is_idle = false;
                model.runs(node);
            }
        }
        if is_idle {
            model.unclear.found_idle();
        }
        model
    }

    /// Whether all is known of the tree: what runs, how many cycles are left, what is remembered.
    pub fn is_clear(&self) -> bool {
        !self.is_lost && self.unclear.is_clear()
    }

    /// Whether it is known what runs, and all that is kept for as long as it does; what is remembered beyond that may be open.
    pub(crate) fn is_running_clear(&self) -> bool {
        let Unclear {
            nodes,
            cycles,
            completions,
            ..
        } = &self.unclear;
        let known = |clarity: &Clarity| *clarity == Clarity::Known;
        nodes.iter().all(known) && cycles.iter().all(|most| *most == 0) && completions.is_empty()
    }

    /// Whether the nodes have done in the last operation just what [`events`](Self::events) tells. It is not so of one in which
    /// nodes were ticked or halted of which it is not known whether they ran before, nor of any while the model is
    /// [lost](Self::is_lost), nor of the one after which it was found again.
    pub fn are_events_clear(&self) -> bool {
        !self.is_lost && !self.unclear.are_events
    }

    /// The events of the last operation may be others.
    pub(super) fn doubt_events(&mut self) {
        self.unclear.are_events = true;
    }

    /// Of a node that is about to be ticked: what has to be known for that.
    pub(super) fn clarify(&mut self, node: usize, answers: &mut impl Answers) -> Result<(), Lost> {
        self.clarify_place(node, answers)?;
        self.remember(node, answers)
    }

    /// Whether a node runs, and where in it.
    pub(super) fn clarify_place(
        &mut self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        match self.unclear.of(node) {
            Clarity::Known => {}
            Clarity::Runs => self.open(node, answers)?,
            Clarity::Open => {
                let waits = matches!(self.nodes[node].kind(), Kind::Leaf(Leaf::Wait(_)));
                if self.nodes[node].children.is_empty() && !waits {
                    // Ticked it is in either case.
                    self.unclear.nodes[node] = Clarity::Known;
                    self.unclear.are_events = true;
                } else if self.guess(node, 2, answers)? == 0 {
                    self.idles(node);
                } else {
                    self.runs(node);
                    self.open(node, answers)?;
                }
            }
        }
        Ok(())
    }

    fn guess(&self, node: usize, ways: usize, answers: &mut impl Answers) -> Result<usize, Lost> {
        let way = match ways {
            0 => None,
            1 => Some(0),
            _ => answers.guess(self.nodes[node].number, ways),
        };
        way.filter(|way| *way < ways)
            .ok_or_else(|| self.unclear_at(node))
    }

    fn unclear_at(&self, node: usize) -> Lost {
        Lost::Unclear {
            node: self.nodes[node].number,
        }
    }

    /// The node runs.
    fn runs(&mut self, node: usize) {
        self.states[node].running = true;
        self.unclear.nodes[node] = if self.nodes[node].children.is_empty() {
            Clarity::Known
        } else {
            Clarity::Runs
        };
    }

    /// Neither the node runs nor anything below it.
    fn idles(&mut self, node: usize) {
        self.unclear.nodes[node] = Clarity::Known;
        for position in 0..self.nodes[node].children.len() {
            self.idles(self.nodes[node].children[position]);
        }
    }

    /// A node is halted that does not run for certain.
    pub(super) fn halts_open(&mut self, node: usize) {
        if self.unclear.of(node) == Clarity::Open {
            self.unclear.are_events |= self.is_running(node).is_none();
            self.idles(node);
        }
    }

    /// A node has completed or was halted: nothing is open about its activation any more.
    pub(super) fn is_over(&mut self, node: usize) {
        if let (Some(clarity), Some(cycles)) = (
            self.unclear.nodes.get_mut(node),
            self.unclear.cycles.get_mut(node),
        ) {
            *clarity = Clarity::Known;
            *cycles = 0;
            self.unclear.completions.remove(&node);
        }
    }

    /// Of a node that is about to be ticked: what it remembers.
    fn remember(&mut self, node: usize, answers: &mut impl Answers) -> Result<(), Lost> {
        if !self.unclear.memories.get(node).is_some_and(|open| *open) {
            return Ok(());
        }
        self.unclear.memories[node] = false;
        // While it runs, what it remembered is in its state, or it remembers nothing.
        let mut memory = Memory::default();
        if !self.states[node].running {
            match self.nodes[node].kind() {
                Kind::RunOnce => {
                    let results = [None, Some(Status::Success), Some(Status::Failure)];
                    memory.result = results[self.guess(node, results.len(), answers)?];
                }
                kind if timed::facts(kind).remembers => {
                    memory.armed = self.guess(node, 2, answers)? == 1;
                }
                _ => memory.place = self.guess(node, self.nodes[node].children.len(), answers)?,
            }
        }
        self.memories[node] = memory;
        Ok(())
    }

    /// Whether the last cycle of a literal count is over.
    pub(super) fn ends_cycles(
        &mut self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<bool, Lost> {
        let most = self.unclear.cycles.get(node).copied().unwrap_or(0);
        if most > 0 {
            let is_last = most == 1 || self.guess(node, 2, answers)? == 1;
            self.unclear.cycles[node] = if is_last { 0 } else { most - 1 };
            return Ok(is_last);
        }
        let due = &mut self.states[node].due;
        *due = due.saturating_sub(1);
        Ok(*due == 0)
    }

    /// Whether two models of one tree go on alike.
    pub(super) fn goes_on_as(&self, other: &Self) -> bool {
        self.states == other.states
            && self.memories == other.memories
            && self.unclear.nodes == other.unclear.nodes
            && self.unclear.memories == other.unclear.memories
            && self.unclear.cycles == other.unclear.cycles
            && self.unclear.completions == other.unclear.completions
    }
}
