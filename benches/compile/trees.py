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

# A tree is compiled to machine code only where it is used.
USE = """
fn main() {
    let mut world = World { clock: Ticks::new(), facts: [std::env::args().count() as u64; 16], effort: 0 };
    let mut tree = LARGE;
    quickbeam::Behavior::tick(&mut tree, &mut world);
}
"""


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


def mixed(nodes):
    """Branches of all kinds of nodes, twelve nodes each, under sequences of five under a fallback."""
    left, branches = nodes - 1, []
    groups = []
    while left >= 13:
        left -= 1
        branches = []
        while left >= 12 and len(branches) < 5:
            number = left
            branches.append(
                f"fallback< holds({number}), reactive_fallback< !holds({number}), timeout(9s, work({number})) >, "
                f"sequence< force_failure(work({number})), work({number}), holds({number}) > >"
            )
            left -= 12
        groups.append(f"sequence< {', '.join(branches)} >")
    if left >= 5:
        groups.append(f"reactive_fallback< !holds({left}), timeout(9s, work({left})) >")
        left -= 5
    return "fallback< " + ", ".join(groups + [f"work({number})" for number in range(left)]) + " >"


SHAPES = {"wide, conditions": wide_conditions, "wide": wide, "deep": deep, "mixed": mixed}


def item(tree):
    """What stands in the macro call of an item."""
    return f"pub tree Large(world: &mut World) {{ {tree} }}"


def program(tree, form="item"):
    """A program that contains a tree; none without one."""
    if not tree:
        return PRELUDE + "fn main() {}"
    if form == "item":
        return f"{PRELUDE}\nbehavior_tree! {{ {item(tree)} }}\n" + USE.replace("LARGE", "Large::new()")
    source = f"pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ {tree} }} }}"
    return f"{PRELUDE}\n{source}\n" + USE.replace("LARGE", "large()")
