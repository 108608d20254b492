//! An observer that writes everything down, and a tree of one node.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{Answer, Observer, Operation, Within};
use bt_core::Status;

pub const NIGHT: &TreeInfo = &TreeInfo::new(
    "Night",
    1,
    &[Node::root(Kind::Leaf(Leaf::Running), "running")],
);

/// Writes down what it is told, and answers in place of one node.
#[derive(Debug, Default)]
pub struct Log {
    pub told: Vec<String>,
    pub instead: Option<(u16, Status)>,
}

impl Log {
    pub fn instead(node: u16, status: Status) -> Self {
        Self {
            instead: Some((node, status)),
            ..Self::default()
        }
    }

    /// What it was told since the last time.
    pub fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.told)
    }
}

impl Observer for Log {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        self.told.push(format!("{node}?"));
        let instead = self.instead.filter(|(at, _)| *at == node);
        instead.map(|(_, status)| status)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.told.push(format!("{node} {answer:?}"));
    }

    fn error<E: std::fmt::Debug>(&mut self, node: u16, error: &E) {
        self.told.push(format!("{node} {error:?}"));
    }

    fn halt(&mut self, node: u16) {
        self.told.push(format!("{node} is halted"));
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.told.push(format!("{operation:?} {}", tree.name));
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.told.push(format!("{operation:?} gave {status:?}"));
    }
}
