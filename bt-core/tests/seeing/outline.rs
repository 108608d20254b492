//! What runs, and trees as text, of a tree built by hand as the macro builds it.

use bt_core::info::{Kind, Leaf, Mode, Node, Quota, TreeInfo};
use bt_core::support::{base_of, nodes, visit_known};
use bt_core::{Behavior, Status, Tree};

/// Runs at these nodes.
#[derive(Debug)]
struct House(&'static [u16]);

impl Tree for House {
    const INFO: &'static TreeInfo = &TreeInfo::new("House", 1, &HOUSE);

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        for node in self.0 {
            visit(base + node);
        }
    }
}

static LEGS: TreeInfo = TreeInfo::new(
    "Legs",
    2,
    &nodes::linked([
        nodes::invert("!…", &[1]),
        nodes::test("test(tired)").with_label("rest"),
    ]),
);

static WALK: TreeInfo = TreeInfo::new(
    "Walk",
    3,
    &nodes::linked([
        nodes::sequence_with_memory("sequence_with_memory< … >", &[1, 2]).with_label("steps"),
        nodes::leaf(nodes::VALUE, "Legs::new()").with_tree(Some(&LEGS)),
        nodes::method(".stop()"),
    ]),
);

static HOUSE: [Node; 11] = nodes::linked([
    nodes::node(
        Kind::Parallel {
            success: Quota::Literal(1),
            failure: Quota::All,
            each_tick: false,
        },
        "parallel(success = 1)< … >",
        &[1, 2, 4, 6],
    ),
    nodes::leaf(nodes::VALUE, "Walk::new()")
        .with_tree(Some(&WALK))
        .with_label("round"),
    nodes::node(Kind::Timeout(nodes::lasting(8, 0)), "timeout(8s, …)", &[3]).with_label("night"),
    nodes::leaf(nodes::VALUE, "Walk::new()").with_tree(Some(&WALK)),
    nodes::force_success("force_success(…)", &[5]),
    nodes::function("senses::near(GATE, 3)"),
    nodes::node(
        Kind::Switch { on: "hero.hp" },
        "switch(hero.hp)< … >",
        &[7, 8],
    ),
    nodes::leaf(nodes::RUNNING, "running").with_arm("0"),
    nodes::node(
        Kind::Sequence(Mode::ReactiveContinue),
        "reactive_sequence(on_running = continue)< … >",
        &[9],
    )
    .with_arm("_"),
    nodes::node(Kind::Custom, "Random { seed: 3 }< … >", &[10]),
    nodes::block("{ hero.hp > 3 }"),
]);

// The first `Walk` begins at 11, the `Legs` in it at 14; the second at 16, the `Legs` in it at 19.
const NODES: u16 = 21;

/// Rests in the second walk, and by itself in `near` and in the last leaf.
const BUSY: House = House(&[20, 5, 10]);

const OUTLINE: &str = "\
parallel(success = 1) ◀
├─ round: Walk::new()
│  └─ steps: sequence_with_memory
│     ├─ Legs::new()
│     │  └─ invert
│     │     └─ rest: test(tired)
│     └─ .stop()
├─ night: timeout(8s) ◀
│  └─ Walk::new() ◀
│     └─ steps: sequence_with_memory ◀
│        ├─ Legs::new() ◀
│        │  └─ invert ◀
│        │     └─ rest: test(tired) ◀
│        └─ .stop()
├─ force_success ◀
│  └─ senses::near(GATE, 3) ◀
└─ switch(hero.hp) ◀
   ├─ running
   └─ reactive_sequence(on_running = continue) ◀
      └─ Random { seed: 3 } ◀
         └─ { hero.hp > 3 } ◀";

#[test]
fn an_outline_has_a_line_for_each_node_and_marks_what_runs() {
    assert_eq!(House::NODES, NODES);
    assert_eq!(BUSY.outline().to_string(), OUTLINE);
    assert_eq!(
        House(&[]).outline().to_string(),
        OUTLINE.replace(" ◀", ""),
        "nothing runs"
    );
}

#[test]
fn an_outline_may_be_ascii() {
    let expected = OUTLINE
        .replace("├─", "|-")
        .replace("└─", "`-")
        .replace('│', "|")
        .replace('◀', "<-");
    assert!(expected.is_ascii());
    assert_eq!(format!("{:#}", BUSY.outline()), expected);
}

#[test]
fn one_line_says_what_a_tree_is_doing() {
    // Of a leaf that has a label, what it does is said.
    let said = "night › steps › test(tired), senses::near(GATE, 3), { hero.hp > 3 }";
    assert_eq!(BUSY.activity().to_string(), said);
    assert_eq!(format!("{:#}", BUSY.activity()), said.replace('›', ">"));
    assert_eq!(House(&[]).activity().to_string(), "idle");
}

/// A parallel runs as well as its children, in the order of which the tree tells.
#[test]
fn what_is_around_something_that_runs_is_not_said() {
    for running in [&[0, 2, 5][..], &[5, 2, 0], &[2, 0, 5]] {
        let said = House(running).activity().to_string();
        let parts: Vec<&str> = said.split(", ").collect();
        assert_eq!(parts.len(), 3, "{said}");
        assert!(said.contains("timeout(8s)") && said.contains("senses::near(GATE, 3)"));
    }
    assert_eq!(House(&[0]).activity().to_string(), "parallel(success = 1)");
    assert_eq!(House(&[2]).activity().to_string(), "timeout(8s)");
}

#[test]
fn what_runs_is_given_one_after_the_other() {
    assert_eq!(BUSY.running().collect::<Vec<_>>(), [20, 5, 10]);
    assert_eq!(House(&[]).running().next(), None);
}

#[test]
fn a_node_runs_with_whatever_runs_below_it() {
    let at = |house: &House| -> Vec<u16> {
        let nodes = 0..House::NODES + 1;
        nodes.filter(|node| house.is_running_at(*node)).collect()
    };
    assert_eq!(at(&BUSY), [0, 2, 3, 4, 5, 6, 8, 9, 10, 16, 17, 19, 20]);
    // Two below the same node are no less than one.
    assert_eq!(at(&House(&[5, 7])), [0, 4, 5, 6, 7]);
    assert_eq!(at(&House(&[0])), [0]);
    assert_eq!(at(&House(&[])), []);
}

#[test]
fn a_region_rests_at_the_node_of_its_index() {
    let at = |index: u8| {
        let mut nodes = Vec::new();
        visit_known(100, index, &[4, 7], &mut |node| nodes.push(node));
        nodes
    };
    assert_eq!(at(0), [0_u16; 0], "it does not run");
    assert_eq!((at(1), at(2)), (vec![104], vec![107]));
    assert_eq!(at(3), [0_u16; 0], "of what is damaged, nothing is known");
}

#[test]
fn leaves_and_options_are_written_as_they_are() {
    struct Leafs;
    impl Tree for Leafs {
        const INFO: &'static TreeInfo = &TreeInfo::new(
            "Leafs",
            1,
            &[
                Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
                // A text that was cut has nothing to do with children.
                Node::below(0, Kind::Leaf(Leaf::Block), "{ … }"),
                Node::below(0, Kind::Custom, "!…").with_children(&[]),
            ],
        );
        fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
    }
    assert_eq!(Leafs.outline().to_string(), "fallback\n├─ { … }\n└─ !…");
}

/// A leaf that is a tree, of which the third node runs.
struct Below;

impl Behavior<()> for Below {
    fn tick(&mut self, (): &mut ()) -> Status {
        Status::Running
    }

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        visit(base + 2);
    }
}

#[test]
fn what_runs_in_a_subtree_has_the_numbers_of_its_occurrence() {
    let mut nodes = Vec::new();
    let mut visit = |node| nodes.push(node);
    Below.visit_running(base_of::<House, 1>(100), &mut visit);
    Below.visit_running(base_of::<House, 3>(100), &mut visit);
    assert_eq!(nodes, [100 + 11 + 2, 100 + 16 + 2]);
}
