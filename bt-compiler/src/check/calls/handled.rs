//! Which handlers a tick may tick because it halts something: those of `try_catch(on_halt = handler)`.

use crate::check::model::{Kind, Mode, NodeId, Timed, Times, Tree, Yields};

/// The handlers that halts within one tick of the tree may tick, and how often each at the most.
pub fn handled(tree: &Tree) -> Vec<(NodeId, u64)> {
    let mut times = vec![0; tree.nodes.len()];
    count(tree, 0, 1, &mut times);
    let counted = times.into_iter().enumerate();
    counted.filter(|(_, times)| *times > 0).collect()
}

/// Of a node that is ticked so often.
fn count(tree: &Tree, node: NodeId, ticked: u64, times: &mut [u64]) {
    let data = &tree.nodes[node];
    let ticked = ticked.saturating_mul(cycles(&data.kind));
    for &child in &data.children {
        if halts_children(&data.kind) {
            halt(tree, child, ticked, times);
        }
        count(tree, child, ticked, times);
    }
}

/// Of a node that is halted so often: its handlers are ticked then, and may be halted themselves.
fn halt(tree: &Tree, node: NodeId, halted: u64, times: &mut [u64]) {
    for node in tree.subtree(node) {
        let data = &tree.nodes[node];
        if let (Kind::TryCatch { on_halt: true }, Some(&handler)) =
            (&data.kind, data.children.last())
        {
            times[handler] = u64::saturating_add(times[handler], halted);
            count(tree, handler, halted, times);
        }
    }
}

/// How often it may tick its child within one tick.
fn cycles(kind: &Kind) -> u64 {
    match kind {
        Kind::Repeat { times, yields, .. } => match (yields, times) {
            (_, Times::Literal(1)) | (Yields::Always, _) => 1,
            (Yields::Sync, _) => 2,
            (Yields::Never, Times::Literal(times)) => (*times).into(),
            // Only where there is nothing to call.
            (Yields::Never, _) => 1,
        },
        _ => 1,
    }
}

/// Whether its tick may halt a child that ran.
fn halts_children(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Ordered {
            mode: Mode::Reactive | Mode::ReactiveContinue,
            ..
        } | Kind::Parallel { .. }
            | Kind::WhileDoElse
            | Kind::Switch
            | Kind::Interrupter
            | Kind::Timed(Timed::Timeout, _)
            | Kind::Custom
    )
}
