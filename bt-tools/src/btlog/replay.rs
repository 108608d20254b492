//! A log to go back and forth in: what every node was at any moment, and how often it was what.

use super::tree::{self, Known};
use super::{Log, NodeStatus, Transition};
use crate::draw::Tree;
use crate::xml::Mistakes;
use std::collections::HashMap;
use std::time::Duration;

/// After so many moments there are statuses to start from again.
const MOST_MOMENTS: usize = 256;

/// A [`Log`] with its tree, at any of its moments.
///
/// A moment is all that changed at one time; where a node changed twice at that time, another moment begins, so that every
/// status in the log is seen. What a node is stands in the log: no tree is ticked for it.
///
/// ```
/// use bt_tools::btlog::{Log, NodeStatus, Replay, Transition};
///
/// let change = |time, node, status| Transition { time, node, status };
/// let log = Log {
///     xml: r#"<root><BehaviorTree ID="Door">
///         <Fallback name="try" _uid="1"> <Open _uid="2"/> <Smash _uid="3"/> </Fallback>
///     </BehaviorTree></root>"#.to_owned(),
///     start: 0,
///     transitions: vec![change(73, 1, NodeStatus::Running), change(73, 2, NodeStatus::Failure), change(90, 2, NodeStatus::Idle)],
/// };
/// let replay = Replay::new("door.btlog", log)?;
/// assert_eq!(replay.moments(), 2);
/// let first = replay.at(0).expect("it is there");
/// assert_eq!(first.statuses, [NodeStatus::Running, NodeStatus::Failure, NodeStatus::Idle]);
/// assert_eq!(replay.line(&first), "try IDLE → RUNNING, Open IDLE → FAILURE");
/// # Ok::<(), bt_tools::xml::Mistakes>(())
/// ```
#[derive(Debug, Clone)]
pub struct Replay {
    name: String,
    tree: Tree,
    known: Vec<Known>,
    /// What number each transition is about: a node's place, or one behind them for a number that is in no node.
    slots: Vec<usize>,
    transitions: Vec<Transition>,
    /// Where the transitions of each moment end.
    ends: Vec<usize>,
    /// The statuses before every so many moments.
    before: Vec<Vec<NodeStatus>>,
    counts: Vec<LogCounts>,
}

/// A log's tree at one of its moments.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LogMoment {
    /// Counted from 0.
    pub number: usize,
    /// Since the beginning of the log.
    pub time: Duration,
    /// What each node is, in the order of [`Replay::tree`].
    pub statuses: Vec<NodeStatus>,
    /// What changed, in the order of the log.
    pub changes: Vec<Change>,
}

/// A change of a node's status, at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// The `_uid` that the log says.
    pub uid: u16,
    /// The node's place in [`Replay::tree`]; `None` if no node there has this number.
    pub place: Option<usize>,
    /// What it was.
    pub was: NodeStatus,
    /// What it is from now on.
    pub is: NodeStatus,
}

/// How often a node became what, and for how long it ran.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LogCounts {
    /// It began to run.
    pub running: u64,
    /// It succeeded.
    pub successes: u64,
    /// It failed.
    pub failures: u64,
    /// It was passed over.
    pub skipped: u64,
    /// It became idle.
    pub idle: u64,
    /// For how long it ran; where it runs at the end, up to there.
    pub time: Duration,
}

impl Replay {
    /// Reads the tree of a log. `name` is what it is called: that of its file.
    ///
    /// # Errors
    ///
    /// What is wrong with the XML, with the line and the column in it. What kinds of nodes there are and what ports they
    /// have is not checked: those of other versions of BehaviorTree.CPP are shown, too.
    pub fn new(name: impl Into<String>, log: Log) -> Result<Self, Mistakes> {
        let name = name.into();
        let tree::Read {
            tree,
            known,
            places,
        } = tree::read(&name, &log.xml)?;
        let mut replay = Self {
            counts: vec![LogCounts::default(); known.len()],
            name,
            tree,
            known,
            slots: Vec::with_capacity(log.transitions.len()),
            transitions: log.transitions,
            ends: Vec::new(),
            before: Vec::new(),
        };
        let count = replay.number(places);
        replay.divide(count);
        replay.count();
        Ok(replay)
    }

    /// Gives each transition its slot. How many slots there are.
    fn number(&mut self, mut places: HashMap<u16, usize>) -> usize {
        let mut count = self.known.len();
        for change in &self.transitions {
            let slot = *places.entry(change.node).or_insert_with(|| {
                count += 1;
                count - 1
            });
            self.slots.push(slot);
        }
        count
    }

    /// Divides the transitions into moments.
    fn divide(&mut self, count: usize) {
        let mut statuses = vec![NodeStatus::Idle; count];
        // By slot: the last moment in which it changed, counted from 1.
        let mut changed = vec![0; count];
        for (at, (change, &slot)) in self.transitions.iter().zip(&self.slots).enumerate() {
            let is_later = at > 0 && self.transitions[at - 1].time != change.time;
            if is_later || changed[slot] == self.ends.len() + 1 {
                self.ends.push(at);
            }
            // The first of a moment.
            let first = self.ends.last().copied().unwrap_or(0);
            if at == first && self.ends.len() % MOST_MOMENTS == 0 {
                self.before.push(statuses.clone());
            }
            changed[slot] = self.ends.len() + 1;
            statuses[slot] = change.status;
        }
        if !self.transitions.is_empty() {
            self.ends.push(self.transitions.len());
        }
    }

    fn count(&mut self) {
        let mut since = vec![None; self.known.len()];
        for (change, &slot) in self.transitions.iter().zip(&self.slots) {
            let Some(counts) = self.counts.get_mut(slot) else {
                continue;
            };
            counts.ran(&mut since[slot], change.time);
            match change.status {
                NodeStatus::Running => {
                    counts.running += 1;
                    since[slot] = Some(change.time);
                }
                NodeStatus::Success => counts.successes += 1,
                NodeStatus::Failure => counts.failures += 1,
                NodeStatus::Skipped => counts.skipped += 1,
                NodeStatus::Idle => counts.idle += 1,
            }
        }
        if let Some(last) = self.transitions.last() {
            for (counts, since) in self.counts.iter_mut().zip(&mut since) {
                counts.ran(since, last.time);
            }
        }
    }

    /// What the log is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The tree with its subtrees, as it is drawn: names, kinds and ports as they are written in the log.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// How many moments there are.
    pub fn moments(&self) -> usize {
        self.ends.len()
    }

    /// What each node did, in the order of [`tree`](Self::tree).
    pub fn counts(&self) -> &[LogCounts] {
        &self.counts
    }

    /// The tree at the moment with this number; `None` if there is none.
    pub fn at(&self, number: usize) -> Option<LogMoment> {
        let end = *self.ends.get(number)?;
        let begin = self.begin(number);
        let start = number - number % MOST_MOMENTS;
        let mut statuses = self.before.get(number / MOST_MOMENTS)?.clone();
        for at in self.begin(start)..begin {
            statuses[self.slots[at]] = self.transitions[at].status;
        }
        let changes = (begin..end).map(|at| {
            let (slot, change) = (self.slots[at], self.transitions[at]);
            Change {
                uid: change.node,
                place: (slot < self.known.len()).then_some(slot),
                was: std::mem::replace(&mut statuses[slot], change.status),
                is: change.status,
            }
        });
        let changes = changes.collect();
        statuses.truncate(self.known.len());
        Some(LogMoment {
            number,
            time: Duration::from_micros(self.transitions[begin].time),
            statuses,
            changes,
        })
    }

    /// The next moment after this one at which the node in this place changed.
    pub fn next_change(&self, place: usize, number: usize) -> Option<usize> {
        let from = self.ends.get(number)?;
        self.known.get(place)?;
        let found = self.slots[*from..].iter().position(|slot| *slot == place)?;
        Some(self.moment_of(from + found))
    }

    /// The last moment before this one at which the node in this place changed.
    pub fn last_change(&self, place: usize, number: usize) -> Option<usize> {
        self.known.get(place)?;
        let to = self.begin(number.min(self.ends.len()));
        let found = self.slots[..to].iter().rposition(|slot| *slot == place)?;
        Some(self.moment_of(found))
    }

    /// What changed at a moment, in a line: `try IDLE → RUNNING, Open IDLE → FAILURE`.
    pub fn line(&self, moment: &LogMoment) -> String {
        let changes = moment.changes.iter().map(|change| {
            let (was, is) = (change.was.name(), change.is.name());
            match change.place {
                Some(place) => format!("{} {was} → {is}", self.known[place].name),
                None => format!(
                    "node {}, which is not in the tree, {was} → {is}",
                    change.uid
                ),
            }
        });
        changes.collect::<Vec<_>>().join(", ")
    }

    /// The deepest nodes that run.
    pub(crate) fn leaves(&self, moment: &LogMoment) -> Vec<usize> {
        let runs = |place: &usize| moment.statuses[*place] == NodeStatus::Running;
        let deepest = (0..self.known.len())
            .filter(|place| runs(place) && !self.tree.nodes[*place].children.iter().any(runs));
        deepest.collect()
    }

    pub(crate) fn known(&self) -> &[Known] {
        &self.known
    }

    /// What the XML of a log of this name is called where a place in it is named.
    pub(crate) fn file(name: &str) -> String {
        format!("{name} (XML)")
    }

    /// Where the transitions of a moment begin.
    fn begin(&self, number: usize) -> usize {
        number.checked_sub(1).map_or(0, |last| self.ends[last])
    }

    fn moment_of(&self, transition: usize) -> usize {
        self.ends.partition_point(|end| *end <= transition)
    }
}

impl LogCounts {
    /// It does not run any more, if it did.
    fn ran(&mut self, since: &mut Option<u64>, now: u64) {
        if let Some(since) = since.take() {
            self.time += Duration::from_micros(now.saturating_sub(since));
        }
    }
}
