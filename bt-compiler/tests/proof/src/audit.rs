//! The rules that hold for every node, checked on a record of leaf events.

use crate::stage::{Event, Status, What};
use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};

/// Follows the leaves through a record and says what breaks a rule: a started leaf is
/// completed or halted exactly once, and nothing is halted that does not run.
///
/// Gives the leaves that run at the end. Leaves of unknown state, recorded as
/// [`What::Call`], are left out.
pub fn running_after(record: &[Event], nodes: usize) -> Result<Vec<NodeId>, String> {
    let mut runs = vec![false; nodes];
    for event in record {
        let running = &mut runs[event.node];
        *running = match (event.what, *running) {
            (What::Start(status), false) | (What::Tick(status), true) => status == Status::Running,
            (What::Halt, true) => false,
            (what @ (What::Start(_) | What::Tick(_) | What::Halt), running) => {
                let state = if running { "running" } else { "idle" };
                return Err(format!("leaf {} is {state} and got {what:?}", event.node));
            }
            (_, running) => running,
        };
    }
    Ok((0..nodes).filter(|&node| runs[node]).collect())
}

/// The record with what the jump graph does not show left out: a function
/// cannot tell a start from a later tick, and has no halt.
pub fn visible(record: &[Event], tree: &Tree) -> Vec<Event> {
    let is_call = |node: NodeId| tree.nodes[node].kind == Kind::Leaf(Leaf::Call);
    record
        .iter()
        .filter(|event| !(is_call(event.node) && event.what == What::Halt))
        .map(|event| match event.what {
            What::Start(status) | What::Tick(status) if is_call(event.node) => Event {
                what: What::Call(status),
                ..*event
            },
            _ => *event,
        })
        .collect()
}
