//! What each node did, counted.

use crate::budgets::cut;
use crate::model::{Model, What};
use crate::record::Operation;
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::fmt::Write as _;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// How often a node did what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// It was ticked.
    pub ticks: u64,
    /// It was ticked, and had not been running.
    pub starts: u64,
    /// It succeeded.
    pub successes: u64,
    /// It failed.
    pub failures: u64,
    /// It gave `Running`.
    pub running: u64,
    /// It was halted.
    pub halts: u64,
    /// For how long it ran: from the operation in which it started to that in which it ended, by the times that the
    /// operations have.
    pub time: Duration,
}

/// What the nodes of a tree did.
#[derive(Debug, Clone)]
pub struct Statistics {
    info: &'static TreeInfo,
    counts: Vec<Counts>,
    /// By node: when it started, while it runs.
    since: Vec<Option<Duration>>,
    operations: u64,
    lost: u64,
}

impl Statistics {
    /// Nothing was done yet.
    pub fn new(info: &'static TreeInfo) -> Self {
        let nodes = usize::from(info.count());
        Self {
            info,
            counts: vec![Counts::default(); nodes],
            since: vec![None; nodes],
            operations: 0,
            lost: 0,
        }
    }

    /// Adds what the model's last operation did.
    pub fn add(&mut self, model: &Model, operation: &Operation, is_lost: bool) {
        self.operations += 1;
        self.lost += u64::from(is_lost);
        if is_lost {
            self.since.fill(None);
            return;
        }
        for event in model.events() {
            let node = usize::from(event.node);
            let counts = &mut self.counts[node];
            match event.what {
                What::Start => {
                    counts.ticks += 1;
                    counts.starts += 1;
                    self.since[node] = operation.at;
                    continue;
                }
                What::Resume => {
                    counts.ticks += 1;
                    continue;
                }
                What::Done(Status::Running) => {
                    counts.running += 1;
                    continue;
                }
                What::Done(Status::Success) => counts.successes += 1,
                What::Done(Status::Failure) => counts.failures += 1,
                What::Halt => counts.halts += 1,
            }
            if let (Some(since), Some(at)) = (self.since[node].take(), operation.at) {
                counts.time += at.saturating_sub(since);
            }
        }
    }

    /// So many operations are missing.
    pub fn miss(&mut self, count: u64) {
        self.lost += count;
        self.operations += count;
        self.since.fill(None);
    }

    /// What the node with this number did.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    pub fn node(&self, number: u16) -> Counts {
        self.counts[usize::from(number)]
    }

    /// The counts of all nodes, by their numbers.
    pub fn nodes(&self) -> &[Counts] {
        &self.counts
    }

    /// How many ticks, halts and resets there were.
    pub fn operations(&self) -> u64 {
        self.operations
    }

    /// Of how many of them it is not known what they did: they are in no count of a node.
    pub fn lost(&self) -> u64 {
        self.lost
    }

    /// A table for a person: a line for each node, as an outline.
    pub fn table(&self) -> String {
        let outline = crate::timeline::log::outline(self.info);
        let width = outline.iter().map(|(_, text)| text.width()).max();
        let width = width.unwrap_or(0).clamp(4, 60);
        let mut table = format!(
            "node{:indent$}     ticks   success   failure   running    halted        time\n",
            "",
            indent = width - 4
        );
        for (number, text) in outline {
            let counts = self.node(number);
            let pad = width.saturating_sub(text.width());
            // Writing to a string cannot fail.
            let _ = writeln!(
                table,
                "{}{:pad$}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10.3} s",
                cut(&text),
                "",
                counts.ticks,
                counts.successes,
                counts.failures,
                counts.running,
                counts.halts,
                counts.time.as_secs_f64(),
            );
        }
        let _ = writeln!(table, "{} operations", self.operations);
        if self.lost > 0 {
            let _ = writeln!(table, "{} of them are lost", self.lost);
        }
        table
    }
}
