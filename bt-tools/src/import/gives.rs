//! Which ends nodes can come to: what follows an end that never comes is refused by the compiler.

use crate::xml::{Category, Node, Project};
use std::collections::HashMap;

/// Whether a node can succeed, and whether it can fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gives {
    pub success: bool,
    pub failure: bool,
}

const BOTH: Gives = Gives {
    success: true,
    failure: true,
};

/// What is known of nodes, by where they are: each is asked about by all around it, and a tree wherever it is used.
pub type Known = HashMap<*const Node, Gives>;

/// What a node can give, as it is written here: constants and scripts are written so that they can give both.
pub fn gives(project: &Project, node: &Node, known: &mut Known) -> Gives {
    if let Some(&gives) = known.get(&std::ptr::from_ref(node)) {
        return gives;
    }
    let gives = asked(project, node, known);
    known.insert(std::ptr::from_ref(node), gives);
    gives
}

fn asked(project: &Project, node: &Node, known: &mut Known) -> Gives {
    let mut own = of_kind(project, node, known);
    for (condition, outcome) in [("_failureIf", (false, true)), ("_successIf", (true, false))] {
        if node.condition(condition).is_some() {
            own.success |= outcome.0;
            own.failure |= outcome.1;
        }
    }
    if super::skip::is_conditional(node) {
        return BOTH;
    }
    own
}

fn of_kind(project: &Project, node: &Node, known: &mut Known) -> Gives {
    if super::ours::text(node).is_some() {
        return BOTH;
    }
    if node.category == Some(Category::SubTree) {
        return project
            .tree(&node.kind)
            .map_or(BOTH, |tree| gives(project, &tree.root, known));
    }
    let all: Vec<Gives> = node
        .children
        .iter()
        .map(|child| gives(project, child, known))
        .collect();
    let Some(&first) = all.first() else {
        return Gives {
            success: true,
            failure: node.kind != "Sleep",
        };
    };
    let is_endless = |port: &str| node.port(port).is_some_and(|it| it.value.trim() == "-1");
    let any = |of: fn(&Gives) -> bool| all.iter().any(of);
    let every = |of: fn(&Gives) -> bool| all.iter().all(of);
    match node.kind.as_str() {
        "Sequence" | "ReactiveSequence" | "AsyncSequence" | "SequenceWithMemory" => Gives {
            success: every(|it| it.success),
            failure: any(|it| it.failure),
        },
        "Fallback" | "ReactiveFallback" | "AsyncFallback" => Gives {
            success: any(|it| it.success),
            failure: every(|it| it.failure),
        },
        "Inverter" => Gives {
            success: first.failure,
            failure: first.success,
        },
        "ForceSuccess" => Gives {
            success: true,
            failure: false,
        },
        "ForceFailure" => Gives {
            success: false,
            failure: true,
        },
        "KeepRunningUntilFailure" => Gives {
            success: false,
            failure: first.failure,
        },
        "Repeat" if is_endless("num_cycles") => Gives {
            success: false,
            failure: first.failure,
        },
        "RetryUntilSuccessful" if is_endless("num_attempts") => Gives {
            success: first.success,
            failure: false,
        },
        "Repeat" | "RetryUntilSuccessful" | "Delay" | "RunOnce" => first,
        "Timeout" => Gives {
            success: first.success,
            failure: true,
        },
        "Parallel" | "ParallelAll" => Gives {
            success: any(|it| it.success),
            failure: any(|it| it.failure),
        },
        "IfThenElse" | "WhileDoElse" => Gives {
            success: all[1..].iter().any(|it| it.success),
            failure: all.len() < 3 || all[1..].iter().any(|it| it.failure),
        },
        kind if kind.starts_with("Switch") => Gives {
            success: any(|it| it.success),
            failure: any(|it| it.failure),
        },
        "TryCatch" => Gives {
            success: all[..all.len() - 1].iter().all(|it| it.success),
            failure: true,
        },
        _ => BOTH,
    }
}
