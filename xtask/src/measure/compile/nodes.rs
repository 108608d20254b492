//! Every node that has children but `context`, with many of them, and nested in each of its places.

use super::shapes::listed;

/// Decorators of one child, each as the node table says that it is used, so that a new one is measured too: `invert(LEAF)`.
const USAGE: &str = include_str!("../../../../tests/mistakes/everywhere/usage.txt");

/// What some nodes ask of their context.
pub const PRELUDE: &str = "
impl World { pub fn needs(&mut self, among: &[usize]) -> usize { among.len() / 2 } }

pub struct Turns(usize);

impl quickbeam::Composite<World> for Turns {
    fn tick(&mut self, children: &mut impl quickbeam::Children<World>, world: &mut World) -> Status {
        self.0 = (self.0 + 1) % children.len();
        children.tick(self.0, world)
    }
}
";

/// What takes any number of children.
const WIDE: &[&str] = &[
    "fallback",
    "sequence",
    "reactive_fallback",
    "reactive_sequence",
    "reactive_fallback(on_running = continue)",
    "reactive_sequence(on_running = continue)",
    "async_fallback",
    "async_sequence",
    "async_fallback(yield = sync)",
    "async_sequence(yield = sync)",
    "sequence_with_memory",
    "parallel",
    MANY,
    "parallel(each = tick)",
    "parallel_all",
    "try_catch",
    "Turns(0)",
    "switch(world.effort)",
    "priority(.needs)",
    "utility",
];
/// Takes more children than one beside the next level.
const MANY: &str = "parallel(success = 2, failure = 3)";

/// What takes one child, or some, each of them a place: `INNER` where the next level comes, `LEAF` where a leaf.
const NARROW: &[&str] = &[
    "repeat(3, INNER)",
    "retry(3, INNER)",
    "retry(yield = always, INNER)",
    "on_start({ world.effort += 1; }, INNER)",
    "on_success({ world.effort += 1; }, INNER)",
    "on_failure({ world.effort += 1; }, INNER)",
    "on_halt({ world.effort += 1; }, INNER)",
    "on_end({ world.effort += 1; }, INNER)",
    "interrupter(INNER, LEAF)",
    "interrupter(LEAF, INNER)",
    "repeater(INNER, LEAF)",
    "repeater(LEAF, INNER)",
    "if_then_else< INNER, LEAF, LEAF >",
    "if_then_else< LEAF, INNER, LEAF >",
    "if_then_else< LEAF, LEAF, INNER >",
    "while_do_else< INNER, LEAF, LEAF >",
    "while_do_else< LEAF, INNER, LEAF >",
    "while_do_else< LEAF, LEAF, INNER >",
    // A composite of the user with nodes between it and the next, both of whose children can run.
    "Turns(0)< retry(3, INNER), timeout(9s, LEAF) >",
    "Turns(0)< retry(3, LEAF), timeout(9s, INNER) >",
];

/// Nodes that do something on a halt, in turn with others: together they could take more than each by itself.
const IN_TURN: &[&[&str]] = &[
    &[HANDLED, "reactive_fallback< LEAF, INNER >"],
    &[
        "on_halt({ world.effort += 1; }, INNER)",
        "reactive_sequence< LEAF, INNER >",
    ],
    &["while_do_else< LEAF, INNER, LEAF >", HANDLED],
    &["interrupter(LEAF, INNER)", HANDLED],
    &[
        "try_catch(on_halt = handler)< INNER, LEAF >",
        "reactive_fallback< LEAF, INNER >",
    ],
    &["try_catch(on_halt = handler)< INNER, sequence< LEAF, LEAF > >"],
];
const HANDLED: &str = "on_halt({ world.effort += 1; }, fallback< LEAF, INNER >)";

fn leaf(number: usize) -> String {
    format!("work({number})")
}

/// A node of `WIDE` over these children.
fn over(node: &str, children: &[String]) -> String {
    let last = children.len() - 1;
    // What stands before a child, from its number, counted from the last.
    let arm = |number: usize| match node.split('(').next() {
        Some("switch") if number == 0 => "_ => ".to_owned(),
        Some("switch" | "priority") => format!("{number} => "),
        Some("utility") => format!("{{ world.effort % {} }} => ", number + 1),
        _ => String::new(),
    };
    let arms = children.iter().enumerate();
    let arms: Vec<String> = arms
        .map(|(number, child)| arm(last - number) + child)
        .collect();
    listed(node, &arms)
}

/// By name: each node over leaves, so many nodes together.
pub fn wide(nodes: usize) -> Vec<(String, String)> {
    let leaves: Vec<String> = (0..nodes - 1).map(leaf).collect();
    let named = WIDE
        .iter()
        .map(|node| ((*node).to_owned(), over(node, &leaves)));
    named.collect()
}

/// By place: so many levels of a node in that place, or of several nodes in turn.
pub fn deep(levels: usize) -> Vec<(String, String)> {
    let mut places: Vec<Vec<String>> = vec![];
    let children = ["INNER", "LEAF"].map(str::to_owned);
    for node in WIDE.iter().filter(|node| **node != MANY) {
        let [first, last] = [&children, &[children[1].clone(), children[0].clone()]];
        places.extend([vec![over(node, first)], vec![over(node, last)]]);
    }
    // A leaf beside an only child, so that every level can do anything.
    let only = |node: &str| node.replace("INNER", "fallback< LEAF, INNER >");
    for node in USAGE.lines() {
        places.push(vec![only(&node.replace("LEAF", "INNER"))]);
    }
    for node in NARROW {
        let is_only = !node.contains("LEAF");
        places.push(vec![if is_only {
            only(node)
        } else {
            (*node).to_owned()
        }]);
    }
    for nodes in IN_TURN {
        places.push(nodes.iter().map(|node| (*node).to_owned()).collect());
    }
    let nested = |nodes: &[String]| {
        (0..levels).rev().fold(leaf(levels), |inner, level| {
            let node = nodes[level % nodes.len()].replace("LEAF", &leaf(level));
            node.replace("INNER", &inner)
        })
    };
    let named = places.iter().map(|nodes| (nodes.join(", "), nested(nodes)));
    named.collect()
}
