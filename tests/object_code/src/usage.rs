//! Decorators, each as the node table says that it is used.
//!
//! Written from there: see `bt-compiler/tests/nodes`.

use crate::trees::{walk, World};
use core::time::Duration;
use quickbeam::behavior_tree;

behavior_tree! {
    pub tree Usage(world: &mut World, patience: Duration) {
        parallel_all<
            invert(walk(0)),
            force_success(walk(1)),
            force_failure(walk(2)),
            keep_running_until_failure(walk(3)),
            run_once(walk(4)),
            timeout(8h, walk(5)),
            timeout(patience, walk(6)),
            delay(500ms, walk(7)),
            delay(patience, walk(8)),
            cooldown(30s, walk(9)),
            cooldown(patience, walk(10))
        >
    }
}
