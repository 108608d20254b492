//! The code of a user's own composites: it does to its children what a script says, be it
//! wise or not.

use crate::stage::{Event, Stage, Status, What};
use bt_compiler::check::model::NodeId;
use std::fmt::{self, Display, Formatter};

/// What one call of it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    pub acts: Vec<Act>,
    /// Its result; nothing is that of the child that was ticked last.
    pub gives: Option<Status>,
}

/// One thing done to the child of this index, which may not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    Tick(usize),
    Halt(usize),
    /// Makes it idle.
    Idle(usize),
    /// Asks whether it runs.
    Ask(usize),
}

/// The children of such a composite, as its code sees them.
pub trait Children<S = Stage> {
    fn is_running(&self, index: usize) -> bool;
    fn tick(&mut self, index: usize, stage: &mut S) -> Status;
    fn halt(&mut self, index: usize, stage: &mut S);
    fn idle(&mut self, index: usize, stage: &mut S);
}

/// One call of the code of a node.
pub fn play<S: AsMut<Stage>>(
    node: NodeId,
    starts: bool,
    children: &mut impl Children<S>,
    stage: &mut S,
) -> Status {
    let turn = stage.as_mut().turn(node);
    let mut last = Status::Success;
    for act in &turn.acts {
        let what = match *act {
            Act::Tick(index) => {
                last = children.tick(index, stage);
                What::Saw(index, last)
            }
            Act::Halt(index) => {
                children.halt(index, stage);
                continue;
            }
            Act::Idle(index) => {
                children.idle(index, stage);
                continue;
            }
            Act::Ask(index) => What::Asked(index, children.is_running(index)),
        };
        stage.as_mut().record.push(Event { node, what });
    }
    let status = turn.gives.unwrap_or(last);
    let what = if starts { What::Start } else { What::Tick };
    stage.as_mut().record.push(Event {
        node,
        what: what(status),
    });
    status
}

impl Display for Turn {
    /// `t0?1h1S`, or `t0=` where the child decides.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for act in &self.acts {
            match act {
                Act::Tick(index) => write!(f, "t{index}")?,
                Act::Halt(index) => write!(f, "h{index}")?,
                Act::Idle(index) => write!(f, "i{index}")?,
                Act::Ask(index) => write!(f, "?{index}")?,
            }
        }
        write!(f, "{}", self.gives.map_or('=', Status::letter))
    }
}
