"""What rustc itself executes for a tree, counted by callgrind.

Counted is the one process that checks the crate, the macro in it included, and subtracted the same for the crate with a tree of one leaf:
what rustc takes once, as to read the standard library, would hide how the rest grows.
"""

import concurrent.futures
import os
import re
import shutil
import subprocess
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
# How cargo calls rustc for a crate, noted down. It asks rustc for its version in the same way.
WRAPPER = """#!/bin/sh
case "$*" in
*"--crate-name large"*)
    env -0 > DIRECTORY/environment
    printf '%s\\0' "$@" > DIRECTORY/arguments;;
esac
exec "$@"
"""
# The macro is counted with rustc, so it is optimized: what it takes itself is measured apart.
OPTIMIZED = {"CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL": "3"}
TABLE = os.path.join(HERE, "RUSTC.md")
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
    """Counts programs in a crate whose dependencies are checked: rustc is called as cargo calls it, several at a time."""

    def __init__(self, crate, check):
        self.directory = tempfile.mkdtemp(dir=crate.directory)
        wrapper = os.path.join(self.directory, "wrapper")
        with open(wrapper, "w") as file:
            file.write(WRAPPER.replace("DIRECTORY", self.directory))
        os.chmod(wrapper, 0o755)
        crate.environment |= OPTIMIZED
        before = dict(crate.environment)
        crate.environment["RUSTC_WORKSPACE_WRAPPER"] = wrapper
        crate.run(check, crate_with(item("work(1)")))
        crate.environment = before
        arguments, environment = map(self.noted, ("arguments", "environment"))
        self.arguments, self.environment = arguments, dict(line.split("=", 1) for line in environment)
        self.pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
        self.counts = {}

    def noted(self, what):
        with open(os.path.join(self.directory, what)) as file:
            return file.read().split("\0")[:-1]

    def counts_of(self, programs):
        """A count for each program, as soon as it is there; equal programs are counted once."""
        for program in programs:
            if program not in self.counts:
                self.counts[program] = self.pool.submit(self.under_callgrind, program)
        return [self.counts[program] for program in programs]

    def under_callgrind(self, program):
        directory = tempfile.mkdtemp(dir=self.directory)
        source = os.path.join(directory, "main.rs")
        with open(source, "w") as file:
            file.write(f"#![allow(dead_code, unused_imports)]\n{program}\n")
        arguments = [source if argument == "src/main.rs" else argument for argument in self.arguments]
        arguments[arguments.index("--out-dir") + 1] = directory
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *arguments]
        run = subprocess.run(command, capture_output=True, text=True, env=self.environment, cwd=directory)
        if run.returncode != 0:
            raise SystemExit(f"rustc failed under callgrind:\n{run.stderr[-3000:]}")
        shutil.rmtree(directory)
        return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def measure(crate, check):
    """Writes a table, prints it as it grows, and gives what is above its limit."""
    counter, pairs, missed = Counter(crate, check), shapes(), []
    lines = [
        "# What rustc itself executes for a tree",
        "",
        "Instructions per node, counted by callgrind in rustc as it checks a crate, the optimized macro included, less those for a tree of one leaf",
        "(`benches/compile/measure.py rustc`, which takes half an hour alone on two cores). What takes more than 1.5 times as many in the larger tree",
        "is explained in `KNOWN` of `rustc.py`.",
        "",
        "| tree | small | large | times |",
        "|---|--:|--:|--:|",
    ]

    def say(line):
        print(line, flush=True)
        lines.append(line)

    bases = counter.counts_of([crate_with(written("work(1)")) for written in (item, closure)])
    programs = [program for pair in pairs.values() for program, _ in pair]
    counts = iter(counter.counts_of(programs))
    once, once_closure = (base.result() for base in bases)
    for what, pair in pairs.items():
        base = once_closure if ", closure," in what else once
        small, large = ((next(counts).result() - base) / size for _, size in pair)
        say(f"| {what} | {small:,.0f} | {large:,.0f} | {large / small:.2f} |")
        allowed = KNOWN.get(what, PER_NODE)
        if large > allowed * small:
            missed.append(f"rustc, {what}: {large / small:.2f} times the instructions per node, allowed {allowed}")
    with open(TABLE, "w") as file:
        file.write("\n".join(lines) + "\n")
    return missed + mixed_to_flat(counter)


def mixed_to_flat(counter):
    """What takes too many instructions of a mixed tree of 600 leaves beside a flat one."""
    programs = [crate_with(item("work(1)")), crate_with(item(trees.wide(601))), slow_tree()]
    once, flat, mixed = (count.result() for count in counter.counts_of(programs))
    times = (mixed - once) / (flat - once)
    line = f"rustc, a mixed tree of 600 leaves: {times:.2f} times the instructions of a flat one"
    print(line, flush=True)
    return [f"{line}, allowed {MIXED}"] if times > MIXED else []
