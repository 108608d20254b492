"""Trees of so many nodes, and the crate around them."""

PRELUDE = """
use quickbeam::{behavior_tree, Clock, Status, Ticks};

pub struct World { pub clock: Ticks<u32, 1_000>, pub facts: [u64; 16], pub effort: u64 }

impl Clock for World {
    type Instant = u32;
    fn now(&self) -> u32 { self.clock.now() }
    fn elapsed(&self, since: u32) -> std::time::Duration { self.clock.elapsed(since) }
}

#[inline(never)]
pub fn holds(world: &mut World, number: u32) -> bool { world.facts[number as usize % 16] >> (number % 64) & 1 == 1 }

#[inline(never)]
pub fn work(world: &mut World, number: u64) -> Status {
    world.effort += number;
    if world.effort % 3 == 0 { Status::Success } else if world.effort % 5 == 0 { Status::Failure } else { Status::Running }
}
"""

# A tree is compiled to machine code only where it is used. Nothing is known there of its state: from the state of a new tree the optimizer
# would see that no tick goes on anywhere, and leave all of that out.
USE = """
fn main() {
    let mut world = World { clock: Ticks::new(), facts: [std::env::args().count() as u64; 16], effort: 0 };
    let mut tree = LARGE;
    for _ in 0..1_000 * world.facts[0] {
        quickbeam::Behavior::tick(std::hint::black_box(&mut tree), &mut world);
    }
}
"""

# What trees of subtrees are made of; in a macro call with them.
PART_NODES = 100
PART = "tree Part(world: &mut World) { fallback< " + ", ".join(f"work({number})" for number in range(PART_NODES - 1)) + " > }"


def wide_conditions(nodes):
    """One fallback of leaves that never run."""
    return "fallback< " + ", ".join(f"holds({number})" for number in range(nodes - 1)) + " >"


def wide(nodes):
    """One fallback of leaves that can run."""
    return "fallback< " + ", ".join(f"work({number})" for number in range(nodes - 1)) + " >"


def chain(nodes):
    """Sequences and fallbacks in turn, each in the one before, with a leaf at each level."""
    levels = (nodes - 1) // 2
    tree = "work(0)" if nodes % 2 else "work(0), work(1)"
    for level in range(levels):
        keyword = "sequence" if level % 2 else "fallback"
        tree = f"{keyword}< holds({level}), {tree} >"
    return tree


def deep(nodes):
    """A chain of up to 1,000 nodes, which is 499 levels; larger trees have several under a fallback."""
    if nodes <= 1000:
        return chain(nodes)
    chains, rest = divmod(nodes - 1, 1000)
    return "fallback< " + ", ".join([chain(1000)] * chains + ([chain(rest)] if rest else [])) + " >"


def parallel(nodes):
    """All at once, until two have succeeded or failed."""
    return "parallel(success = 2, failure = 2)< " + ", ".join(f"work({number})" for number in range(nodes - 1)) + " >"


def branches(nodes, make, size):
    """Branches of so many nodes each under sequences of five under a fallback, which takes leaves for what is left."""
    left, groups = nodes - 1, []
    while left > size:
        left -= 1
        group = []
        while left >= size and len(group) < 5:
            group.append(make(left))
            left -= size
        groups.append(f"sequence< {', '.join(group)} >")
    return "fallback< " + ", ".join(groups + [f"work({number})" for number in range(left)]) + " >"


def loops(nodes):
    """`retry` and `repeat` everywhere."""

    def branch(number):
        return f"retry(3, sequence< holds({number}), repeat(2, work({number})), fallback< holds({number}), retry(work({number})) > >)"

    return branches(nodes, branch, 9)


def mixed(nodes):
    """Branches of all kinds of nodes."""

    def branch(number):
        return (
            f"fallback< holds({number}), reactive_fallback< !holds({number}), timeout(9s, repeat(2, work({number}))) >, "
            f"sequence< retry(3, work({number})), parallel(success = 1, failure = 1)< work({number}), work({number}) >, holds({number}) > >"
        )

    return branches(nodes, branch, 15)


def subtrees(nodes):
    """A fallback of one other tree many times, which is put into it or not. Counted are the nodes in all of its places."""
    parts, rest = divmod(nodes - 1, PART_NODES + 2)
    # Each beside a condition.
    children = [f"!Part::new(), holds({number})" for number in range(parts)]
    return "fallback< " + ", ".join(children + [f"work({number})" for number in range(rest)]) + " >"


SHAPES = {
    "wide, conditions": wide_conditions,
    "wide": wide,
    "parallel": parallel,
    "deep": deep,
    "loops": loops,
    "mixed": mixed,
    "subtrees": subtrees,
}
# What the guide shows: both sides of each size at which the compiler changes its way.
SHOWN = {
    "wide, conditions": [1000],
    "wide": [64, 66, 250, 260, 1000, 5000],
    "parallel": [129, 131],
    "deep": [1000],
    "loops": [100, 1000, 5000],
    "mixed": [100, 1000, 5000],
    "subtrees": [1000, 1100],
}


def is_of_parts(tree):
    return "Part::new" in tree


def item(tree):
    """What stands in the macro call of an item."""
    others = PART if is_of_parts(tree) else ""
    return f"pub tree Large(world: &mut World) {{ {tree} }} {others}"


def program(tree, form="item"):
    """A program that contains a tree; none without one."""
    if not tree:
        return PRELUDE + "fn main() {}"
    if form == "item":
        return f"{PRELUDE}\nbehavior_tree! {{ {item(tree)} }}\n" + USE.replace("LARGE", "Large::new()")
    source = f"pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ {tree} }} }}"
    return f"{PRELUDE}\n{source}\n" + USE.replace("LARGE", "large()")
