//! Trees described: numbers, labels and shapes, built by hand as the macro builds them.

use bt_core::info::{Kind, Leaf, Mode, Node, Quota, Time, Times, TreeInfo, Yield};
use bt_core::support::nodes;
use core::time::Duration;

/// `fallback< success, failure >`
static WALK: TreeInfo = TreeInfo::new(
    "Walk",
    0x11,
    &nodes::linked([
        nodes::fallback("fallback< … >", &[1, 2]),
        nodes::leaf(nodes::SUCCESS, "success").with_label("legs"),
        nodes::leaf(nodes::FAILURE, "failure"),
    ]),
);

/// `sequence< Walk::new(), look >`
static PATROL: TreeInfo = TreeInfo::new(
    "Patrol",
    0x22,
    &nodes::linked([
        nodes::sequence("sequence< … >", &[1, 2]),
        nodes::leaf(nodes::VALUE, "Walk::new()").with_tree(Some(&WALK)),
        nodes::function("look").with_label("eyes"),
    ]),
);

/// `parallel< Walk::new(), invert(Patrol::new()), Patrol::new() >`
static HOUSE: TreeInfo = TreeInfo::new("House", 0x33, &HOUSE_NODES);

static HOUSE_NODES: [Node; 5] = nodes::linked([
    nodes::node(EACH, "parallel< … >", &[1, 2, 4]),
    nodes::leaf(nodes::VALUE, "Walk::new()")
        .with_tree(Some(&WALK))
        .with_label("legs"),
    nodes::invert("invert(…)", &[3]),
    nodes::leaf(nodes::VALUE, "Patrol::new()").with_tree(Some(&PATROL)),
    nodes::leaf(nodes::VALUE, "Patrol::new()").with_tree(Some(&PATROL)),
]);

const EACH: Kind = Kind::Parallel {
    success: Quota::All,
    failure: Quota::All,
    each_tick: false,
};

/// For each number in `HOUSE`: the tree whose node it is, its number there, and the number of the node around it.
const NUMBERS: [(&str, usize, Option<u16>); 20] = [
    ("House", 0, None),
    ("House", 1, Some(0)),
    ("House", 2, Some(0)),
    ("House", 3, Some(2)),
    ("House", 4, Some(0)),
    ("Walk", 0, Some(1)),
    ("Walk", 1, Some(5)),
    ("Walk", 2, Some(5)),
    ("Patrol", 0, Some(3)),
    ("Patrol", 1, Some(8)),
    ("Patrol", 2, Some(8)),
    ("Walk", 0, Some(9)),
    ("Walk", 1, Some(11)),
    ("Walk", 2, Some(11)),
    ("Patrol", 0, Some(4)),
    ("Patrol", 1, Some(14)),
    ("Patrol", 2, Some(14)),
    ("Walk", 0, Some(15)),
    ("Walk", 1, Some(17)),
    ("Walk", 2, Some(17)),
];

#[test]
fn every_occurrence_of_a_node_has_a_number_and_a_node_around_it() {
    assert_eq!(usize::from(HOUSE.count()), NUMBERS.len());
    for (number, (tree, node, around)) in (0..).zip(NUMBERS) {
        let (found, at) = HOUSE.find(number).expect("a node of the house");
        assert_eq!((found.name, at), (tree, node), "node {number}");
        assert_eq!(HOUSE.node(number), found.nodes.get(at));
        assert_eq!(HOUSE.parent_of(number), around, "node {number}");
    }
    for none in [HOUSE.count(), HOUSE.count() + 1, u16::MAX] {
        assert_eq!(HOUSE.find(none), None);
        assert_eq!(HOUSE.node(none), None);
        assert_eq!(HOUSE.parent_of(none), None);
    }
}

#[test]
fn subtrees_are_numbered_in_the_order_of_their_leaves() {
    let bases: Vec<u16> = (0..=5).map(|leaf| HOUSE.base_of(leaf)).collect();
    assert_eq!(bases, [5, 5, 8, 8, 14, 20]);
    // Behind the last node there is nothing to count.
    assert_eq!(HOUSE.base_of(6), 20);
    assert_eq!(WALK.base_of(2), 3);
}

#[test]
fn a_label_is_found_among_the_trees_own_nodes() {
    assert_eq!(WALK.labelled("legs"), Some(1));
    assert_eq!(PATROL.labelled("eyes"), Some(2));
    assert_eq!(HOUSE.labelled("legs"), Some(1));
    assert_eq!(
        HOUSE.labelled("eyes"),
        None,
        "a subtree has labels of its own"
    );
}

/// A saved state is loaded by a program that was built elsewhere.
#[test]
fn a_shape_is_the_same_number_on_every_machine() {
    assert_eq!(WALK.shape(), 0x11);
    assert_eq!(PATROL.shape(), 0x0076_e100_0064_f1b8);
    assert_eq!(HOUSE.shape(), HOUSE_SHAPE);
    assert_eq!(
        (HOUSE.own_shape(), HOUSE.observed().shape()),
        (0x33, HOUSE_SHAPE)
    );
}

/// As FNV-1a, of the words (own shape, leaf, shape of its subtree, …).
const HOUSE_SHAPE: u64 = 0xe5e1_18c1_5d0a_1d82;

#[test]
fn exchanged_subtrees_are_another_shape() {
    let of = |trees: [&'static TreeInfo; 2]| {
        let [a, b] = trees.map(|tree| nodes::leaf(nodes::VALUE, "").with_tree(Some(tree)));
        let own: &'static [Node] = Box::leak(Box::new([nodes::sequence("", &[1, 2]), a, b]));
        TreeInfo::new("", 1, own).shape()
    };
    let shapes = [
        of([&WALK, &PATROL]),
        of([&PATROL, &WALK]),
        of([&WALK, &WALK]),
        of([&PATROL, &PATROL]),
    ];
    for (position, shape) in shapes.iter().enumerate() {
        assert!(!shapes[..position].contains(shape), "{shapes:x?}");
    }
}

#[test]
fn a_tree_has_at_most_as_many_nodes_as_have_numbers() {
    let nodes: &'static [Node] = vec![nodes::function("walk"); 65_536].leak();
    let of = |count: usize| -> &'static TreeInfo {
        Box::leak(Box::new(TreeInfo::new("", 1, &nodes[..count])))
    };
    let around = |tree: &'static TreeInfo| {
        let leaf = nodes::leaf(nodes::VALUE, "").with_tree(Some(tree));
        TreeInfo::new("", 1, Box::leak(Box::new([leaf]))).count()
    };
    assert_eq!(of(65_535).count(), u16::MAX);
    assert_eq!(around(of(65_534)), u16::MAX);
    assert!(std::panic::catch_unwind(|| of(65_536).count()).is_err());
    assert!(std::panic::catch_unwind(|| around(of(65_535))).is_err());
}

#[test]
fn nodes_stand_where_they_are_written() {
    let (line, node) = (line!(), nodes::function("look"));
    assert_eq!((node.file, node.line), (file!(), line));
    assert_eq!(node.column, 34);
    let (line, node) = (line!(), Node::below(3, nodes::VALUE, "Walk"));
    assert_eq!((node.line, node.parent), (line, Some(3)));
}

#[test]
fn a_node_is_what_it_was_made_of() {
    let node = Node::root(Kind::Invert, "invert(…)");
    assert_eq!((node.label, node.docs, node.arm), (None, "", None));
    assert_eq!(
        (node.parent, node.children, node.tree),
        (None, &[][..], None)
    );
    assert!(!node.is_put_in);
    let node = node
        .with_children(&[1])
        .with_label("not")
        .with_docs("Turns it round.")
        .with_arm("_")
        .with_tree(Some(&WALK))
        .put_in();
    assert_eq!((node.kind, node.text), (Kind::Invert, "invert(…)"));
    assert_eq!(
        (node.label, node.docs, node.arm),
        (Some("not"), "Turns it round.", Some("_"))
    );
    assert_eq!((node.children, node.tree), (&[1][..], Some(&WALK)));
    assert!(node.is_put_in);
}

/// In all of their forms.
#[test]
fn kinds_are_called_as_they_are_written() {
    let yields = Yield::Always;
    let (times, time) = (Times::Forever, Time::Literal(Duration::from_secs(1)));
    let (handler, all) = ("cheer", Quota::All);
    let expected = [
        ("fallback", Kind::Fallback(Mode::Memory)),
        ("reactive_fallback", Kind::Fallback(Mode::Reactive)),
        ("reactive_fallback", Kind::Fallback(Mode::ReactiveContinue)),
        ("async_fallback", Kind::Fallback(Mode::Async(yields))),
        ("sequence", Kind::Sequence(Mode::Memory)),
        ("reactive_sequence", Kind::Sequence(Mode::Reactive)),
        ("reactive_sequence", Kind::Sequence(Mode::ReactiveContinue)),
        ("async_sequence", Kind::Sequence(Mode::Async(yields))),
        ("sequence_with_memory", Kind::SequenceWithMemory),
        ("instant", Kind::Instant),
        ("parallel", EACH),
        ("parallel_all", Kind::ParallelAll { failures: all }),
        ("if_then_else", Kind::IfThenElse),
        ("while_do_else", Kind::WhileDoElse),
        ("switch", Kind::Switch { on: "hp" }),
        (
            "priority",
            Kind::Priority {
                query: "ask",
                each_tick: false,
            },
        ),
        ("utility", Kind::Utility { each_tick: true }),
        ("try_catch", Kind::TryCatch { on_halt: false }),
        ("try_catch", Kind::TryCatch { on_halt: true }),
        ("invert", Kind::Invert),
        ("force_success", Kind::ForceSuccess),
        ("force_failure", Kind::ForceFailure),
        ("repeat", Kind::Repeat { times, yields }),
        ("retry", Kind::Retry { times, yields }),
        ("keep_running_until_failure", Kind::KeepRunningUntilFailure),
        ("run_once", Kind::RunOnce),
        ("timeout", Kind::Timeout(time)),
        ("delay", Kind::Delay(time)),
        ("cooldown", Kind::Cooldown(time)),
        ("interrupter", Kind::Interrupter),
        ("repeater", Kind::Repeater { yields }),
        ("context", Kind::Context { value: "dog" }),
        ("on_start", Kind::OnStart { handler }),
        ("on_success", Kind::OnSuccess { handler }),
        ("on_failure", Kind::OnFailure { handler }),
        ("on_halt", Kind::OnHalt { handler }),
        ("on_end", Kind::OnEnd { handler }),
        ("", Kind::Custom),
        ("", Kind::Leaf(Leaf::Function)),
        ("", Kind::Leaf(Leaf::Method)),
        ("", Kind::Leaf(Leaf::Block)),
        ("", Kind::Leaf(Leaf::Value)),
        ("test", Kind::Leaf(Leaf::Test)),
        ("set", Kind::Leaf(Leaf::Set)),
        ("wait", Kind::Leaf(Leaf::Wait(time))),
        ("success", Kind::Leaf(Leaf::Success)),
        ("failure", Kind::Leaf(Leaf::Failure)),
        ("running", Kind::Leaf(Leaf::Running)),
    ];
    for (keyword, kind) in expected {
        assert_eq!(kind.keyword(), keyword, "{kind:?}");
    }
}

#[test]
fn nodes_with_a_time_tell_it() {
    let limits = [Time::Computed("limit"), nodes::lasting(2, 500)];
    assert_eq!(limits[1], Time::Literal(Duration::new(2, 500)));
    for limit in limits {
        for kind in Kind::TIMED {
            assert_eq!(kind(limit).time(), Some(limit));
        }
        assert_eq!(Kind::Leaf(Leaf::Wait(limit)).time(), Some(limit));
    }
    assert_eq!(Kind::Leaf(Leaf::Running).time(), None);
    let words: Vec<&str> = Kind::TIMED
        .iter()
        .map(|kind| kind(limits[0]).keyword())
        .collect();
    assert_eq!(words[..3], ["timeout", "delay", "cooldown"]);
}
