//! Trees in closure form that name their observer, built by hand as the macro builds them.

use crate::log::{Log, NIGHT};
use bt_core::info::TreeInfo;
use bt_core::observe::{Answer, Observed, Observer, Operation};
use bt_core::support::observed::ClosureTree;
use bt_core::support::{visit_known, ClosureState, Described};
use bt_core::Status;
use Status::Running;

/// The state of a tree in closure form.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Index(u8);

impl<C> Described<C> for Index {
    const DESCRIBED: &'static TreeInfo = NIGHT;

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        visit_known(base, self.0, &[0], visit);
    }
}

impl ClosureState for Index {
    type At = ();

    fn state_runs(&self) -> bool {
        self.0 != 0
    }
}

/// A tree that runs when ticked.
fn body(
    index: &mut Index,
    ctx: &mut u32,
    log: &mut Log,
    tree: &'static TreeInfo,
    operation: Operation,
) -> Status {
    *ctx += 1;
    index.0 = u8::from(operation == Operation::Tick);
    log.answer(0, Answer::Finished(tree.is_observed));
    Running
}

/// Any observed tree.
fn watch<T: Observed<u32, Log>>(tree: &mut T, ctx: &mut u32, log: &mut Log) {
    assert!(T::INFO.is_observed);
    assert_eq!(tree.tick_with(ctx, log), Running);
    assert!(tree.is_running_at(0));
    tree.halt_with(ctx, log);
    tree.reset_with(ctx, log);
}

#[test]
fn a_closure_that_names_its_observer_tells_it_what_is_done_to_the_tree() {
    let told = [
        "Tick Night",
        "0 Finished(true)",
        "Tick gave Some(Running)",
        "Halt Night",
        "0 Finished(true)",
        "Halt gave None",
        "Reset Night",
        "0 Finished(true)",
        "Reset gave None",
    ];
    for mut tree in [
        ClosureTree::new(Index(0), body),
        ClosureTree::<_, _, u32>::inferred(Index(0), body),
    ] {
        let (mut ctx, mut log) = (0, Log::default());
        assert!(!tree.is_running() && !tree.is_running_at(0));
        assert_eq!(tree.running().next(), None);
        assert_eq!(tree.tick_with(&mut ctx, &mut log), Running);
        assert!(tree.is_running() && tree.is_running_at(0) && !tree.is_running_at(1));
        assert_eq!(tree.running().collect::<Vec<_>>(), [0]);
        assert!(format!("{tree:?}").contains("Index(1)"), "{tree:?}");
        #[allow(clippy::clone_on_copy)]
        let copy = tree.clone();
        tree.halt_with(&mut ctx, &mut log);
        assert!(!tree.is_running() && copy.is_running());
        tree.reset_with(&mut ctx, &mut log);
        assert_eq!(log.take(), told);
        watch(&mut tree, &mut ctx, &mut log);
        assert_eq!(log.take(), told);
        assert_eq!(ctx, 6);
    }
}
