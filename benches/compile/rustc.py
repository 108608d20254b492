"""What rustc itself takes for a large tree, beside as many nodes in small trees.

Looked at is the one process that checks the crate, the macro in it included, less the same for the crate with a tree of one leaf:
what rustc takes once, as to read the standard library, would hide how the rest grows. All pairs are timed; those that seem to
grow are counted by callgrind, which takes a hundred times as long, and only that decides.
"""

import concurrent.futures
import os
import re
import resource
import shutil
import subprocess
import tempfile

import nodes
import trees

HERE = os.path.dirname(os.path.abspath(__file__))
# How many times the instructions per node the larger of two trees may take.
PER_NODE = 1.5
# Above that, and not to grow, by form: in closure form the type of each value is a parameter of the state, which rustc looks through
# wherever it asks for a field of it.
KNOWN = {
    "item": {},
    "closure": {
        "values, closure, 400 leaves to 50": 2.2,
    },
}
# What seems to take so many times the time is counted: a timing of several rounds is not off by more than that.
SUSPECT, ROUNDS = 1.2, 3
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
TABLES = {"item": os.path.join(HERE, "RUSTC.md"), "closure": os.path.join(HERE, "RUSTC_CLOSURES.md")}
SLOW = os.path.join(HERE, "slow_tree.txt")


def item(text):
    return f"behavior_tree! {{ {trees.item(text)} }}"


def closure(text):
    return f"pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ |world: &mut World| {text} }} }}"


FORMS = {"item": item, "closure": closure}


def crate_with(tree):
    return trees.program("") + nodes.PRELUDE + LEAF + tree


def values(count):
    return "fallback< " + ", ".join(f"Act({number})" for number in range(count)) + " >"


def copies(count, tree):
    """A crate with a tree so many times."""
    return crate_with("\n".join(f"mod copy_{number} {{ use super::*; {tree} }}" for number in range(count)))


def shapes(form):
    """By name: how many small trees have as many nodes together as a large one, their crate, and that of the large one."""
    written, pairs = FORMS[form], {}

    def add(what, number, small, large):
        pairs[what] = (number, copies(number, written(small)), copies(1, written(large)))

    add(f"values, {form}, 400 leaves to 50", 8, values(50), values(400))
    deep = {levels: {**nodes.all_deep(levels), **nodes.all_mixed(levels)} for levels in (8, 64)}
    wide = {count: nodes.all_wide(count) for count in (100, 1000)}
    for place in deep[8]:
        add(f"{place}, 64 levels to 8", 8, deep[8][place], deep[64][place])
    for keyword in wide[100]:
        add(f"{keyword}, 1,000 children to 100", 10, wide[100][keyword], wide[1000][keyword])
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
        before = dict(crate.environment)
        crate.environment["RUSTC_WORKSPACE_WRAPPER"] = wrapper
        crate.run(check, crate_with(item("work(1)")))
        crate.environment = before
        arguments, environment = map(self.noted, ("arguments", "environment"))
        environment = dict(line.split("=", 1) for line in environment)
        # cargo's threads are gone by then.
        environment.pop("CARGO_MAKEFLAGS", None)
        self.arguments, self.environment = arguments, environment
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

    def seconds(self, program):
        """The processor's, of one run."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.run(program, [])
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime

    def under_callgrind(self, program):
        said = self.run(program, ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"])
        return int(re.search(r"Collected : (\d+)", said).group(1))

    def run(self, program, under):
        directory = tempfile.mkdtemp(dir=self.directory)
        source = os.path.join(directory, "main.rs")
        with open(source, "w") as file:
            file.write(f"#![allow(dead_code, unused_imports)]\n{program}\n")
        arguments = [source if argument == "src/main.rs" else argument for argument in self.arguments]
        arguments[arguments.index("--out-dir") + 1] = directory
        run = subprocess.run([*under, *arguments], capture_output=True, text=True, env=self.environment, cwd=directory)
        if run.returncode != 0:
            raise SystemExit(f"rustc failed:\n{run.stderr[-3000:]}")
        shutil.rmtree(directory)
        return run.stderr


def measure(crate, check, form="item", words=()):
    """Writes a table, prints it as it grows, and gives what is above its limit. Of rows whose names have one of these words all are
    counted, only these are, and nothing is written."""
    counter, pairs, missed = Counter(crate, check), shapes(form), []
    command = "benches/compile/measure.py rustc" + ("" if form == "item" else f" {form}")
    lines = [
        "# What rustc itself takes for a tree" + ("" if form == "item" else f" in {form} form"),
        "",
        "A large tree beside small ones with as many nodes together: the processor's time of rustc as it checks a crate, the optimized macro included,",
        f"less that for as many trees of one leaf (`{command}`; of {ROUNDS} rounds the fastest). What seems to take more than {SUSPECT} times as long",
        "is counted by callgrind, in million instructions. What takes more than 1.5 times as many is explained in `KNOWN` of `rustc.py`.",
        "",
        "| tree | seconds, small | large | times | instructions, small | large | times |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]

    def say(line):
        print(line, flush=True)
        lines.append(line)

    # What a tree takes whatever its size is not what is asked for.
    bases = {number: copies(number, FORMS[form]("work(1)")) for number in (1, 8, 10)}
    if words:
        pairs = {what: pair for what, pair in pairs.items() if any(word in what for word in words)}
        # All at once, as many at a time as there are processors.
        counter.counts_of([*bases.values(), *(program for _, *programs in pairs.values() for program in programs)])
    else:
        seconds = {number: min(counter.seconds(program) for _ in range(3 * ROUNDS)) for number, program in bases.items()}
    for what, (number, *programs) in pairs.items():
        line = f"| {what} | | | "
        if not words:
            rounds = [[counter.seconds(program) for program in programs] for _ in range(ROUNDS)]
            small, large = (min(taken) - seconds[base] for taken, base in zip(zip(*rounds), (number, 1)))
            line = f"| {what} | {small:.3f} | {large:.3f} | {large / small:.2f}"
            if 0 < large < SUSPECT * small:
                say(f"{line} | | | |")
                continue
        small, large = (
            count.result() - base.result()
            for count, base in zip(counter.counts_of(programs), counter.counts_of([bases[number], bases[1]]))
        )
        say(f"{line} | {small / 1e6:,.1f} | {large / 1e6:,.1f} | {large / small:.2f} |")
        allowed = KNOWN[form].get(what, PER_NODE)
        if large > allowed * small:
            missed.append(f"rustc, {form}, {what}: {large / small:.2f} times the instructions, allowed {allowed}")
    if words:
        return missed
    with open(TABLES[form], "w") as file:
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
