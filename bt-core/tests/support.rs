//! What generated code leans on. Its interface is hidden; what it does is the meaning of nodes.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::support::{
    fits, out_of_reach, position, reached, visit_known, Best, BrokenTree, ChildCall, ClosureState,
    ClosureTree, Described, Keep, Operation,
};
use bt_core::{Behavior, Children, Composite, Status};
use core::time::Duration;
use std::cell::Cell;

#[derive(Debug, Clone, Copy)]
struct Index(u8);

impl<C> Described<C> for Index {
    const DESCRIBED: &'static TreeInfo =
        &TreeInfo::new("", 1, &[Node::root(Kind::Leaf(Leaf::Running), "running")]);

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

/// A tree that runs when ticked, and writes down what it was asked.
fn body(index: &mut Index, asked: &mut Vec<Operation>, operation: Operation) -> Status {
    index.0 = u8::from(operation == Operation::Tick);
    asked.push(operation);
    Status::Running
}

#[test]
fn a_closure_is_asked_for_what_its_tree_is_asked_for() {
    for mut tree in [
        ClosureTree::new(Index(0), body),
        ClosureTree::inferred(Index(0), body),
    ] {
        let mut asked = Vec::new();
        assert!(!tree.is_running());
        assert_eq!(tree.tick(&mut asked), Status::Running);
        assert!(tree.is_running());
        assert_eq!(tree.running().collect::<Vec<_>>(), [0]);
        assert!(tree.is_running_at(0) && !tree.is_running_at(1));
        assert_eq!(below(&tree, 30), [30]);
        tree.halt(&mut asked);
        assert!(!tree.is_running() && !tree.is_running_at(0));
        assert_eq!(tree.running().next(), None);
        tree.reset(&mut asked);
        // As a leaf of another tree.
        let leaf: &mut dyn Asked = &mut tree;
        leaf.ask_all(&mut asked);
        let expected = [Operation::Tick, Operation::Halt, Operation::Reset];
        assert_eq!(asked, [expected, expected].concat());
        assert!(format!("{tree:?}").contains("Index(0)"), "{tree:?}");
    }
}

#[test]
fn a_closure_is_kept_with_its_own_type() {
    let (mut kept, mut total) = (None, 0);
    let add = |step: &mut u32, _: Operation| {
        total += *step;
        Status::Success
    };
    let of_its_type: *const bt_core::called_again!(&mut u32) = Keep::keep(&mut kept, add);
    assert!(of_its_type.is_null());
    let mut kept = kept.expect("a closure");
    assert_eq!(kept(&mut 3, Operation::Tick), Status::Success);
    assert_eq!(kept(&mut 4, Operation::Halt), Status::Success);
    assert_eq!(total, 7);
}

/// What runs in a leaf whose nodes begin at this number.
fn below(leaf: &impl Behavior<Vec<Operation>>, base: u16) -> Vec<u16> {
    let mut nodes = Vec::new();
    leaf.visit_running(base, &mut |node| nodes.push(node));
    nodes
}

trait Asked {
    fn ask_all(&mut self, asked: &mut Vec<Operation>);
}

impl<B: Behavior<Vec<Operation>>> Asked for B {
    fn ask_all(&mut self, asked: &mut Vec<Operation>) {
        assert_eq!(self.tick(asked), Status::Running);
        self.halt(asked);
        self.forget(asked);
    }
}

/// Never run, but what a tree with mistakes leaves to rustc.
#[test]
fn a_broken_tree_fails() {
    assert_eq!(BrokenTree.tick(&mut ()), Status::Failure);
    assert_eq!(Behavior::tick(&mut BrokenTree, &mut ()), Status::Failure);
    assert!(!BrokenTree.is_running());
}

/// A quota of 0 counts as 1: nothing succeeds, or fails, before anything has happened.
#[test]
fn quotas() {
    for quota in 0..4 {
        for count in 0..4 {
            assert_eq!(reached(count, quota), count >= quota.max(1));
            assert_eq!(out_of_reach(count, quota), count < quota.max(1));
        }
    }
}

#[test]
fn the_position_of_an_id() {
    let position = |answer| position(&["eat", "sleep"], answer, PartialEq::eq);
    assert_eq!(position("sleep".into()), Some(1));
    assert_eq!(position(Some("eat")), Some(0));
    assert_eq!(position("hunt".into()), None);
    assert_eq!(position(None), None);
}

fn best(scores: &[f32]) -> Option<usize> {
    let mut best = Best::by(PartialOrd::partial_cmp);
    for (number, score) in scores.iter().enumerate() {
        best = best.offered(*score, number);
    }
    best.number()
}

/// The first of equal ones; a score that is no number never wins.
#[test]
fn the_highest_score_wins() {
    assert_eq!(best(&[]), None);
    assert_eq!(best(&[0.0]), Some(0));
    assert_eq!(best(&[1.0, 2.0, 3.0]), Some(2));
    assert_eq!(best(&[1.0, 3.0, 2.0]), Some(1));
    assert_eq!(best(&[3.0, 3.0]), Some(0));
    assert_eq!(best(&[-2.0, -1.0]), Some(1));
    assert_eq!(best(&[f32::NAN]), None);
    assert_eq!(best(&[f32::NAN, 1.0]), Some(1));
    assert_eq!(best(&[1.0, f32::NAN]), Some(0));
}

/// Does to its children what the closure does.
struct Custom<F>(F);

impl<F: FnMut(&mut dyn Held) -> Status> Composite<u32> for Custom<F> {
    fn start(&mut self, children: &mut impl Children<u32>, ctx: &mut u32) -> Status {
        *ctx += 100;
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<u32>, ctx: &mut u32) -> Status {
        self.0(&mut Hold { children, ctx })
    }
}

/// `Children` behind a reference, with their context.
trait Held {
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn is_running(&self, index: usize) -> bool;
    fn tick(&mut self, index: usize) -> Status;
    fn halt(&mut self, index: usize);
    fn idle(&mut self, index: usize);
}

struct Hold<'a, K> {
    children: &'a mut K,
    ctx: &'a mut u32,
}

impl<K: Children<u32>> Held for Hold<'_, K> {
    fn len(&self) -> usize {
        self.children.len()
    }

    fn is_empty(&self) -> bool {
        self.children.is_empty()
    }

    fn is_running(&self, index: usize) -> bool {
        self.children.is_running(index)
    }

    fn tick(&mut self, index: usize) -> Status {
        self.children.tick(index, self.ctx)
    }

    fn halt(&mut self, index: usize) {
        self.children.halt(index, self.ctx);
    }

    fn idle(&mut self, index: usize) {
        self.children.idle(index, self.ctx);
    }
}

/// Ticks a composite of two children once; gives its result, what its children were asked, and the context.
fn composite(
    fresh: bool,
    running: [bool; 2],
    statuses: [Status; 2],
    act: impl FnMut(&mut dyn Held) -> Status,
) -> (Status, Vec<(ChildCall, usize)>, u32) {
    let (mut asked, mut ctx) = (Vec::new(), 0);
    let call = |what: ChildCall, index: usize, ctx: &mut u32| {
        // As in generated code, where there may be no such child.
        let Some(status) = statuses.get(index) else {
            return Status::Failure;
        };
        *ctx += 1;
        asked.push((what, index));
        *status
    };
    let status = Custom(act).tick_node(fresh, &mut ctx, running, call);
    (status, asked, ctx)
}

const RUN: [Status; 2] = [Status::Running; 2];

#[test]
fn a_composite_starts_or_goes_on() {
    let nothing = |_: &mut dyn Held| Status::Running;
    assert_eq!(composite(true, [false; 2], RUN, nothing).2, 100);
    assert_eq!(composite(false, [false; 2], RUN, nothing).2, 0);
}

#[test]
fn a_composite_sees_and_ticks_its_children() {
    let (status, asked, _) = composite(
        false,
        [false, true],
        [Status::Running, Status::Success],
        |children| {
            assert_eq!((children.len(), children.is_empty()), (2, false));
            let runs = |children: &dyn Held| [0, 1, 2].map(|index| children.is_running(index));
            assert_eq!(runs(children), [false, true, false]);
            assert_eq!(children.tick(0), Status::Running);
            assert_eq!(children.tick(1), Status::Success);
            assert_eq!(runs(children), [true, false, false]);
            // There is no such child.
            assert_eq!(children.tick(2), Status::Failure);
            children.halt(2);
            Status::Running
        },
    );
    assert_eq!(status, Status::Running);
    assert_eq!(asked, [(ChildCall::Tick, 0), (ChildCall::Tick, 1)]);
}

#[test]
fn a_child_is_halted_once_and_only_while_it_runs() {
    let (_, asked, _) = composite(false, [false, true], RUN, |children| {
        children.halt(0);
        children.halt(1);
        children.halt(1);
        assert!(!children.is_running(1));
        Status::Success
    });
    assert_eq!(asked, [(ChildCall::Halt, 1)]);
}

/// It may have completed, and keep something for its parent: the tree is asked, whether it runs or not.
#[test]
fn a_child_is_made_idle_whether_it_runs_or_not() {
    let (_, asked, _) = composite(false, [false, true], RUN, |children| {
        for child in 0..3 {
            children.idle(child);
            assert!(!children.is_running(child));
        }
        Status::Success
    });
    assert_eq!(asked, [(ChildCall::Halt, 0), (ChildCall::Halt, 1)]);
}

/// The tree halts what is left.
#[test]
fn a_composite_gives_its_result() {
    for status in [Status::Success, Status::Failure, Status::Running] {
        let (result, asked, _) = composite(false, [true, true], RUN, |_| status);
        assert_eq!((result, asked), (status, vec![]));
    }
}

/// What a composite need not write.
#[test]
fn defaults_of_composites() {
    struct Count(Cell<u32>);
    impl Composite<u32> for Count {
        fn tick(&mut self, _: &mut impl Children<u32>, _: &mut u32) -> Status {
            self.0.set(self.0.get() + 1);
            Status::Running
        }
    }
    let (mut count, mut ctx) = (Count(Cell::new(0)), 5);
    let call = |_: ChildCall, _: usize, _: &mut u32| Status::Success;
    assert_eq!(count.tick_node(true, &mut ctx, [], call), Status::Running);
    assert_eq!(count.0.get(), 1, "a start is a tick");
    Composite::<u32>::halt(&mut count, &mut ctx);
    Composite::<u32>::forget(&mut count, &mut ctx);
    assert_eq!(ctx, 5);
}

/// As a tree halts a composite.
#[test]
fn a_composite_is_idle_after_it_was_halted() {
    struct Tidy;
    impl Composite<Vec<&'static str>> for Tidy {
        fn tick(
            &mut self,
            _: &mut impl Children<Vec<&'static str>>,
            _: &mut Vec<&'static str>,
        ) -> Status {
            Status::Running
        }

        fn halt(&mut self, done: &mut Vec<&'static str>) {
            done.push("halt");
        }

        fn idle(&mut self, done: &mut Vec<&'static str>) {
            done.push("idle");
        }
    }
    let mut done = Vec::new();
    Tidy.halt_node(&mut done);
    assert_eq!(done, ["halt", "idle"]);
}

/// Of children that are not those of a tree.
#[test]
fn a_child_is_idle_after_it_was_halted_unless_it_says_more() {
    struct One(bool);
    impl Children<u32> for One {
        fn len(&self) -> usize {
            1
        }

        fn is_running(&self, _: usize) -> bool {
            self.0
        }

        fn tick(&mut self, _: usize, _: &mut u32) -> Status {
            Status::Success
        }

        fn halt(&mut self, index: usize, halts: &mut u32) {
            self.0 = index != 0;
            *halts += 1;
        }
    }
    let (mut one, mut halts) = (One(true), 0);
    one.idle(0, &mut halts);
    assert_eq!((one.is_running(0), halts), (false, 1));
}

#[test]
fn no_children_are_empty() {
    struct Empty;
    impl Composite<u32> for Empty {
        fn tick(&mut self, children: &mut impl Children<u32>, _: &mut u32) -> Status {
            assert_eq!((children.len(), children.is_empty()), (0, true));
            Status::Success
        }
    }
    let call = |_: ChildCall, _: usize, _: &mut u32| Status::Success;
    assert_eq!(Empty.tick_node(false, &mut 0, [], call), Status::Success);
}

#[test]
fn what_a_clock_can_measure() {
    let longest = Duration::new(2, 1);
    assert!(fits(2_000_000_001, longest));
    assert!(!fits(2_000_000_002, longest));
    assert!(fits(0, Duration::ZERO));
}
