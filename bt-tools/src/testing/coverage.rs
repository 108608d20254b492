//! What tests have made the nodes of a tree do, and what they have not.

use crate::model::{Model, What};
use bt_core::info::{Kind, Node, TreeInfo};
use bt_core::Status;
use std::collections::BTreeMap;
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
struct Occurrence {
    number: u16,
    tree: &'static TreeInfo,
    node: &'static Node,
    children: Vec<usize>,
    seen: Seen,
}

/// How often.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Seen {
    ticked: u64,
    succeeded: u64,
    failed: u64,
    ran: u64,
    halted: u64,
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
        f.write_str(match self.never {
            Never::Ticked => " was never ticked",
            Never::Succeeded => " never succeeded",
            Never::Failed => " never failed",
        })
    }
}

impl Coverage {
    /// Of a tree with which nothing has been done yet.
    pub fn of(info: &'static TreeInfo) -> Self {
        let model = Model::of(info);
        let views: Vec<_> = model.nodes().collect();
        let nodes = views.iter().map(|view| Occurrence {
            number: view.number,
            tree: view.tree,
            node: view.node,
            children: views
                .iter()
                .filter(|child| child.parent == Some(view.number))
                .map(|child| usize::from(child.number))
                .collect(),
            seen: Seen::default(),
        });
        Self {
            info,
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
                What::Start | What::Resume => node.seen.ticked += 1,
                What::Done(Status::Success) => node.seen.succeeded += 1,
                What::Done(Status::Failure) => node.seen.failed += 1,
                What::Done(Status::Running) => node.seen.ran += 1,
                What::Halt => node.seen.halted += 1,
            }
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
            node.seen.add(&other.seen);
        }
    }

    /// The nodes of this label or text are not missed for this.
    pub fn except(&mut self, name: &str, never: Never) {
        self.excepted.push((name.to_owned(), never));
    }

    /// What no occurrence of a node may leave undone, and did: in the order of their numbers.
    pub fn missing(&self) -> Vec<Missing> {
        self.missing_of(|node| node.seen)
    }

    /// The same for what is written: a node of a subtree that is used several times counts once, wherever it did it.
    pub fn missing_definitions(&self) -> Vec<Missing> {
        let mut seen: BTreeMap<Definition, Seen> = BTreeMap::new();
        for node in &self.nodes {
            seen.entry(definition(node.node))
                .or_default()
                .add(&node.seen);
        }
        let mut missing = self.missing_of(|node| seen[&definition(node.node)]);
        let mut known = Vec::new();
        missing.retain(|missing| {
            let this = (definition(missing.node), missing.never);
            let is_new = !known.contains(&this);
            known.push(this);
            is_new
        });
        missing
    }

    fn missing_of(&self, seen: impl Fn(&Occurrence) -> Seen) -> Vec<Missing> {
        let possible = self.possible();
        let mut missing = Vec::new();
        for (node, possible) in self.nodes.iter().zip(possible) {
            let seen = seen(node);
            let never: &[Never] = if seen.ticked == 0 {
                &[Never::Ticked]
            } else {
                match (
                    possible.success && seen.succeeded == 0,
                    possible.failure && seen.failed == 0,
                ) {
                    (true, true) => &[Never::Succeeded, Never::Failed],
                    (true, false) => &[Never::Succeeded],
                    (false, true) => &[Never::Failed],
                    (false, false) => &[],
                }
            };
            let never = never
                .iter()
                .filter(|never| !self.is_excepted(node, **never));
            missing.extend(never.map(|&never| Missing {
                number: node.number,
                tree: node.tree,
                node: node.node,
                never,
            }));
        }
        missing
    }

    fn is_excepted(&self, node: &Occurrence, never: Never) -> bool {
        self.excepted.iter().any(|(name, excepted)| {
            let is_called = node.node.label == Some(name) || node.node.text == name;
            is_called && *excepted == never
        })
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
            possible[place] = Possible::of(self.nodes[place].node, &children);
        }
        possible
    }
}

/// What tells one written node from another: its place, and its text where a macro wrote several at one place.
type Definition = (&'static str, u32, u32, &'static str);

fn definition(node: &Node) -> Definition {
    (node.file, node.line, node.column, node.text)
}

impl Seen {
    fn add(&mut self, other: &Self) {
        self.ticked += other.ticked;
        self.succeeded += other.succeeded;
        self.failed += other.failed;
        self.ran += other.ran;
        self.halted += other.halted;
    }
}

/// How a node can be done. Of a leaf it is what its type allows, where that is known: see
/// [`Statuses`](bt_core::info::Statuses).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Possible {
    success: bool,
    failure: bool,
}

impl Possible {
    const BOTH: Self = Self {
        success: true,
        failure: true,
    };

    fn of(node: &Node, children: &[Self]) -> Self {
        let only = children.first().copied().unwrap_or(Self::BOTH);
        let any = |outcome: fn(&Self) -> bool| children.iter().any(outcome);
        let all = |outcome: fn(&Self) -> bool| children.iter().all(outcome);
        let (success, failure) = match node.kind {
            Kind::Leaf(_) if children.is_empty() => (node.gives.success, node.gives.failure),
            Kind::Fallback(_) => (any(|child| child.success), all(|child| child.failure)),
            Kind::Sequence(_) | Kind::SequenceWithMemory => {
                (all(|child| child.success), any(|child| child.failure))
            }
            Kind::Invert => (only.failure, only.success),
            Kind::ForceSuccess => (only.success || only.failure, false),
            Kind::ForceFailure => (false, only.success || only.failure),
            Kind::KeepRunningUntilFailure => (false, only.failure),
            Kind::Timeout(_) | Kind::Cooldown(_) => (only.success, true),
            Kind::Leaf(_)
            | Kind::Instant
            | Kind::Delay(_)
            | Kind::RunOnce
            | Kind::Context { .. }
            | Kind::OnStart { .. }
            | Kind::OnSuccess { .. }
            | Kind::OnFailure { .. }
            | Kind::OnHalt { .. } => (only.success, only.failure),
            Kind::Repeat { times, .. } => {
                let ends = times != bt_core::info::Times::Forever;
                (ends && only.success, only.failure)
            }
            Kind::Retry { times, .. } => {
                let ends = times != bt_core::info::Times::Forever;
                (only.success, ends && only.failure)
            }
            _ => (true, true),
        };
        Self { success, failure }
    }
}

/// Fails if a test run has left something of a tree undone: it lists what, with places in the source.
///
/// ```should_panic
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// use bt_core::Status::Success;
/// use bt_tools::{assert_covered, testing::Rehearsal};
///
/// let mut night = Rehearsal::of(&NIGHT);
/// night.give("sleep", [Success]);
/// night.tick();
/// assert_covered!(night.coverage()); // `sleep` in Night never failed
/// ```
///
/// `assert_covered!(TESTS, coverage)` looks at what several tests did: see [`Together`](crate::testing::Together).
#[macro_export]
macro_rules! assert_covered {
    ($tests:expr, $coverage:expr) => {
        if let ::core::option::Option::Some(coverage) =
            $crate::testing::Together::add(&$tests, &$coverage)
        {
            $crate::assert_covered!(coverage);
        }
    };
    ($coverage:expr) => {{
        let missing = $crate::testing::Coverage::missing(&$coverage);
        let lines: ::std::vec::Vec<::std::string::String> = missing
            .iter()
            .map(::std::string::ToString::to_string)
            .collect();
        ::core::assert!(missing.is_empty(), "not covered:\n{}", lines.join("\n"));
    }};
}
