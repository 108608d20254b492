//! What later stages rely on.

use bt_compiler::check::model::{Kind, Leaf, Threshold, Time, Times};
use bt_compiler::check::Checked;

/// What a tree that is compiled needs is there, even if something else was wrong.
pub fn assert_complete(checked: &Checked, text: &str) {
    let nodes = &checked.tree.nodes;
    assert_eq!(nodes.len(), checked.sources.len());
    for (id, (node, source)) in nodes.iter().zip(&checked.sources).enumerate() {
        let (leaf, count) = (source.leaf.is_some(), source.count.is_some());
        let (computed, failure_computed) = (Threshold::Computed, source.failure_count.is_some());
        let children = node.children.len();
        let arms = node
            .children
            .iter()
            .all(|child| checked.sources[*child].arm.is_some());
        let right = match &node.kind {
            Kind::Leaf(Leaf::Call | Leaf::Value) => leaf && children == 0,
            Kind::Leaf(_) => !leaf && source.keyword.is_some() && children == 0,
            Kind::Repeat { times, .. } => children == 1 && count == (*times == Times::Computed),
            Kind::Parallel {
                success, failure, ..
            } => count == (*success == computed) && failure_computed == (*failure == computed),
            Kind::ParallelAll { failures } => count == (*failures == computed),
            Kind::Switch => arms && source.expression.is_some(),
            Kind::Priority { .. } => arms && source.handler.is_some(),
            Kind::Utility { .. } => arms,
            Kind::IfThenElse | Kind::WhileDoElse => children == 2 || children == 3,
            Kind::TryCatch { .. } => children >= 2,
            Kind::Interrupter | Kind::Repeater(_) => children == 2,
            Kind::Context => children == 1 && source.expression.is_some(),
            Kind::Handler(_) => children == 1 && source.handler.is_some(),
            Kind::Custom => leaf && children > 0,
            Kind::Ordered { .. } | Kind::SequenceWithMemory => children > 0,
            _ => children == 1,
        };
        let computed = node.kind.time() == Some(Time::Computed);
        let right = right && source.duration.is_some() == computed;
        assert!(right, "node {id} is not complete: {text}");
    }
}
