//! Both the reference and the graph behave as recorded from another implementation.

use crate::structure::assert_sound;
use bt_compiler::lower;
use quickbeam_proof::conformance::check;
use quickbeam_proof::executor::Executor;
use quickbeam_proof::reference::Interpreter;

#[test]
fn reference_behaves_as_recorded() {
    check(|tree, perform| perform(&mut Interpreter::new(tree)));
}

#[test]
fn graph_behaves_as_recorded() {
    check(|tree, perform| {
        let graph = lower(tree);
        assert_sound(tree, &graph);
        perform(&mut Executor::new(tree, &graph));
    });
}
