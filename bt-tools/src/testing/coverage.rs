//! What tests have made the nodes of a tree do, and what they have not.

mod assert;
mod definitions;
mod drawn;
mod possible;

use super::names::is_node_called;
use crate::model::{Model, What};
use bt_core::info::{Node, Statuses, TreeInfo};
use bt_core::Status;
pub(super) use definitions::{definitions, place, Definition, SourceKey};
use possible::Possible;
use std::fmt;

/// What the nodes of a tree did, over any number of runs.
///
/// It is kept for each occurrence of a node: two leaves that are the same subtree are told apart.
/// [`missing`](Self::missing) looks at each occurrence, [`missing_definitions`](Self::missing_definitions) at what is written,
/// wherever it occurs.
#[derive(Debug, Clone)]
pub struct Coverage {
    info: &'static TreeInfo,
    nodes: Vec<Occurrence>,
    excepted: Vec<(String, Never)>,
}

#[derive(Debug, Clone)]
pub(super) struct Occurrence {
    pub number: u16,
    pub tree: &'static TreeInfo,
    pub node: &'static Node,
    pub parent: Option<u16>,
    children: Vec<usize>,
    /// Nothing is seen of what happens within a tree that is not observed.
    pub is_seen: bool,
    /// What it can give, if it is a leaf, as far as is known.
    pub gives: Statuses,
    pub counts: Counts,
}

/// How often a node did what it can do.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// It was ticked.
    pub ticked: u64,
    /// It succeeded.
    pub succeeded: u64,
    /// It failed.
    pub failed: u64,
    /// It gave `Running`.
    pub ran: u64,
    /// It was halted.
    pub halted: u64,
}

/// What a node never did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Never {
    /// It was never ticked: the edge from its parent was never taken.
    Ticked,
    /// It was ticked, and never succeeded.
    Succeeded,
    /// It was ticked, and never failed.
    Failed,
    /// It ran, and was always halted before its second tick. Only [`Facts::unreached`](crate::explore::Facts::unreached) says so: what
    /// tests do not try may yet happen.
    WentOn,
}

/// `never failed`
impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ticked => "was never ticked",
            Self::Succeeded => "never succeeded",
            Self::Failed => "never failed",
            Self::WentOn => "never got beyond its first tick",
        })
    }
}

/// A node, and what it never did.
#[derive(Debug, Clone, Copy)]
pub struct Missing {
    /// The node's number; that of its first occurrence where what is written counts.
    pub number: u16,
    /// The tree in which it is written.
    pub tree: &'static TreeInfo,
    /// The node.
    pub node: &'static Node,
    /// What it never did.
    pub never: Never,
}

/// `src/ai.rs:12:9: `sleep` in Night never failed`
impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Node {
            file,
            line,
            column,
            text,
            ..
        } = self.node;
        write!(f, "{file}:{line}:{column}: `{text}`")?;
        if !self.tree.name.is_empty() {
            write!(f, " in {}", self.tree.name)?;
        }
        write!(f, " {}", self.never)
    }
}

impl Coverage {
    /// Of a tree with which nothing has been done yet.
    pub fn of(info: &'static TreeInfo) -> Self {
        Self::of_model(&Model::of(info))
    }

    /// The same, as an observer sees it: what happens within trees without `#[observe]` is neither seen nor missed.
    pub fn of_observed(info: &'static TreeInfo) -> Self {
        Self::of_model(&Model::of_observed(info))
    }

    fn of_model(model: &Model) -> Self {
        let views: Vec<_> = model.nodes().collect();
        let nodes = views.iter().map(|view| Occurrence {
            number: view.number,
            tree: view.tree,
            node: view.node,
            parent: view.parent,
            children: views
                .iter()
                .filter(|child| child.parent == Some(view.number))
                .map(|child| usize::from(child.number))
                .collect(),
            is_seen: model.sees(view.number),
            gives: view.node.gives,
            counts: Counts::default(),
        });
        Self {
            info: model.info(),
            nodes: nodes.collect(),
            excepted: Vec::new(),
        }
    }

    /// Adds what the nodes did in the last tick, halt or reset of a model of the tree.
    pub fn add(&mut self, model: &Model) {
        for event in model.events() {
            let Some(node) = self.nodes.get_mut(usize::from(event.node)) else {
                continue;
            };
            match event.what {
                What::Start | What::Resume => node.counts.ticked += 1,
                What::Done(Status::Success) => node.counts.succeeded += 1,
                What::Done(Status::Failure) => node.counts.failed += 1,
                What::Done(Status::Running) => node.counts.ran += 1,
                What::Halt => node.counts.halted += 1,
            }
        }
    }

    /// A leaf gives no other statuses than these: its outcomes are not missed, nor those of nodes that depend on it, where they cannot be.
    pub fn gives(&mut self, number: u16, statuses: Statuses) {
        if let Some(node) = self.nodes.get_mut(usize::from(number)) {
            node.learn(statuses);
        }
    }

    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.info
    }

    /// Adds what the same tree did elsewhere; what is excepted there is excepted here, too.
    pub fn merge(&mut self, other: &Self) {
        for excepted in &other.excepted {
            if !self.excepted.contains(excepted) {
                self.excepted.push(excepted.clone());
            }
        }
        for (node, other) in self.nodes.iter_mut().zip(&other.nodes) {
            node.is_seen |= other.is_seen;
            node.learn(other.gives);
            node.counts.add(&other.counts);
        }
    }

    /// How often a node did what it can do. `None` if there is no such node, or nothing is seen of it: it is within a tree that
    /// is not observed.
    pub fn counts(&self, number: u16) -> Option<Counts> {
        let node = self.nodes.get(usize::from(number))?;
        node.is_seen.then_some(node.counts)
    }

    pub(super) fn nodes(&self) -> &[Occurrence] {
        &self.nodes
    }

    pub(super) fn excepted(&self) -> &[(String, Never)] {
        &self.excepted
    }

    pub(super) fn put(&mut self, node: usize, is_seen: bool, gives: Statuses, counts: Counts) {
        let node = &mut self.nodes[node];
        (node.is_seen, node.gives, node.counts) = (is_seen, gives, counts);
    }

    /// Leaves out what it has from another, which is older.
    pub(super) fn take_away(&mut self, older: &Self) {
        for (node, older) in self.nodes.iter_mut().zip(&older.nodes) {
            node.counts.take_away(&older.counts);
        }
    }

    /// The nodes of this name in this tree are not missed for this. A name is a label, or what a node's text begins with, as in
    /// [`Rehearsal::give`](super::Rehearsal::give).
    ///
    /// # Panics
    ///
    /// If no node has this name.
    #[track_caller]
    pub fn except(&mut self, name: &str, never: Never) {
        let mut nodes = self.nodes.iter();
        assert!(
            nodes.any(|node| is_node_called(node.node, name)),
            "no node is called `{name}`"
        );
        self.put_exception(name, never);
    }

    pub(super) fn put_exception(&mut self, name: &str, never: Never) {
        self.excepted.push((name.to_owned(), never));
    }

    /// What no occurrence of a node may leave undone, and did: in the order of their numbers.
    pub fn missing(&self) -> Vec<Missing> {
        let mut missing = Vec::new();
        for (node, possible) in self.nodes.iter().zip(self.possible()) {
            let never = node.counts.never(possible).iter().copied();
            let never = never.filter(|never| node.is_seen && !self.excepts(node.node, *never));
            missing.extend(never.map(|never| Missing::of(node, never)));
        }
        missing
    }

    /// The same for what is written: a node of a subtree that is used several times counts once, wherever it did it.
    pub fn missing_definitions(&self) -> Vec<Missing> {
        let definitions = definitions(std::slice::from_ref(self));
        let mut missing: Vec<Missing> = definitions
            .values()
            .flat_map(|definition| definition.missing.iter().copied())
            .collect();
        missing.sort_by_key(|missing| missing.number);
        missing
    }

    fn excepts(&self, node: &Node, never: Never) -> bool {
        let mut excepted = self.excepted.iter();
        excepted.any(|(name, excepted)| *excepted == never && is_node_called(node, name))
    }

    /// By number: whether the node can succeed at all, and whether it can fail.
    pub(crate) fn possible_outcomes(&self) -> Vec<(bool, bool)> {
        let possible = self.possible().into_iter();
        possible.map(|node| (node.success, node.failure)).collect()
    }

    /// By node: how it can be done at all.
    fn possible(&self) -> Vec<Possible> {
        let mut possible = vec![Possible::BOTH; self.nodes.len()];
        // Those below have greater numbers.
        for place in (0..self.nodes.len()).rev() {
            let children: Vec<Possible> = self.nodes[place]
                .children
                .iter()
                .map(|&child| possible[child])
                .collect();
            possible[place] = Possible::of(
                self.nodes[place].node.kind,
                self.nodes[place].gives,
                &children,
            );
        }
        possible
    }
}

impl Missing {
    fn of(node: &Occurrence, never: Never) -> Self {
        Self {
            number: node.number,
            tree: node.tree,
            node: node.node,
            never,
        }
    }
}

impl Occurrence {
    fn learn(&mut self, gives: Statuses) {
        self.gives.success &= gives.success;
        self.gives.failure &= gives.failure;
        self.gives.running &= gives.running;
    }
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.ticked = self.ticked.saturating_add(other.ticked);
        self.succeeded = self.succeeded.saturating_add(other.succeeded);
        self.failed = self.failed.saturating_add(other.failed);
        self.ran = self.ran.saturating_add(other.ran);
        self.halted = self.halted.saturating_add(other.halted);
    }

    fn take_away(&mut self, older: &Self) {
        self.ticked = self.ticked.saturating_sub(older.ticked);
        self.succeeded = self.succeeded.saturating_sub(older.succeeded);
        self.failed = self.failed.saturating_sub(older.failed);
        self.ran = self.ran.saturating_sub(older.ran);
        self.halted = self.halted.saturating_sub(older.halted);
    }

    /// What it never did of what it can do.
    fn never(&self, possible: Possible) -> &'static [Never] {
        let success = possible.success && self.succeeded == 0;
        let failure = possible.failure && self.failed == 0;
        match (self.ticked, success, failure) {
            (0, ..) => &[Never::Ticked],
            (_, true, true) => &[Never::Succeeded, Never::Failed],
            (_, true, false) => &[Never::Succeeded],
            (_, false, true) => &[Never::Failed],
            (_, false, false) => &[],
        }
    }
}
