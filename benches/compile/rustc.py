"""What rustc itself executes for a tree, counted by callgrind.

Counted is the one process that checks the crate, the macro in it included, and subtracted the same for the crate with a tree of one leaf:
what rustc takes once, as to read the standard library, would hide how the rest grows.
"""

import os
import re
import tempfile

import nodes
import trees

HERE = os.path.dirname(os.path.abspath(__file__))
# How many times the instructions per node the larger of two trees may take.
PER_NODE = 1.5
# Above that, and not to grow: in closure form rustc infers the types of the whole tree at once.
KNOWN = {"values, closure, 400 leaves to 50": 2.6}
# And how many times those of a flat tree of 600 leaves a mixed one of 600.
MIXED = 6
# A leaf that is a value.
LEAF = """
pub struct Act(pub u64);

impl quickbeam::Behavior<World> for Act {
    fn tick(&mut self, world: &mut World) -> Status { work(world, self.0) }
}

"""
# cargo asks rustc for its version in the same way.
WRAPPER = """#!/bin/sh
case "$*" in
*"--crate-name large"*)
    exec valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file=DIRECTORY/log "$@";;
*)
    exec "$@";;
esac
"""
SLOW = os.path.join(HERE, "slow_tree.txt")


def item(text):
    return f"behavior_tree! {{ {trees.item(text)} }}"


def closure(text):
    return f"pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ |world: &mut World| {text} }} }}"


def crate_with(tree):
    return trees.program("") + nodes.PRELUDE + LEAF + tree


def values(count):
    return "fallback< " + ", ".join(f"Act({number})" for number in range(count)) + " >"


def shapes():
    """By name: two trees, as (crate, nodes), of which the larger may take so many times the instructions per node."""
    pairs = {}
    for form, written in (("item", item), ("closure", closure)):
        pairs[f"values, {form}, 400 leaves to 50"] = [(crate_with(written(values(count))), count) for count in (50, 400)]
    deep = {levels: nodes.all_deep(levels) for levels in (8, 64)}
    wide = {count: nodes.all_wide(count) for count in (100, 1000)}
    for place in deep[8]:
        pairs[f"{place}, 64 levels to 8"] = [(crate_with(item(deep[levels][place])), levels) for levels in (8, 64)]
    for keyword in wide[100]:
        pairs[f"{keyword}, 1,000 children to 100"] = [(crate_with(item(wide[count][keyword])), count) for count in (100, 1000)]
    return pairs


def slow_tree():
    """A random tree of some 600 leaves once took twenty times as long as a flat one."""
    with open(SLOW) as file:
        # Its first lines are the file's own comment, which may only begin a file.
        return "".join(line for line in file if not line.startswith("//!"))


class Counter:
    """Counts programs in a crate whose dependencies are checked."""

    def __init__(self, crate, check):
        self.crate, self.check = crate, check
        self.found = {}

    def count(self, program):
        if program not in self.found:
            with tempfile.TemporaryDirectory() as directory:
                self.found[program] = self.under_callgrind(program, directory)
        return self.found[program]

    def under_callgrind(self, program, directory):
        wrapper = os.path.join(directory, "wrapper")
        with open(wrapper, "w") as file:
            file.write(WRAPPER.replace("DIRECTORY", directory))
        os.chmod(wrapper, 0o755)
        before = dict(self.crate.environment)
        self.crate.environment["RUSTC_WORKSPACE_WRAPPER"] = wrapper
        self.crate.run(self.check, program)
        self.crate.environment = before
        with open(os.path.join(directory, "log")) as file:
            return int(re.search(r"Collected : (\d+)", file.read()).group(1))


def measure(crate, check):
    """Prints a table, and gives what is above its limit."""
    counter, missed = Counter(crate, check), []
    once = counter.count(crate_with(item("work(1)")))
    once_closure = counter.count(crate_with(closure("work(1)")))
    print("| rustc's instructions per node | small | large | times |\n|---|--:|--:|--:|")
    for what, pair in shapes().items():
        base = once_closure if ", closure," in what else once
        small, large = ((counter.count(program) - base) / size for program, size in pair)
        print(f"| {what} | {small:,.0f} | {large:,.0f} | {large / small:.2f} |", flush=True)
        allowed = KNOWN.get(what, PER_NODE)
        if large > allowed * small:
            missed.append(f"rustc, {what}: {large / small:.2f} times the instructions per node, allowed {allowed}")
    flat = counter.count(crate_with(item(trees.wide(601)))) - once
    mixed = counter.count(slow_tree()) - once
    print(f"| all of a mixed tree of 600 leaves to a flat one | {flat:,.0f} | {mixed:,.0f} | {mixed / flat:.2f} |", flush=True)
    if mixed > MIXED * flat:
        missed.append(f"rustc, a mixed tree of 600 leaves: {mixed / flat:.2f} times a flat one, allowed {MIXED}")
    return missed
