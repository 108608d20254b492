#!/usr/bin/env python3
"""How long large trees take to compile.

    ./measure.py                      cargo check, and the limits: exits 1 if one is missed
    ./measure.py --release            cargo build --release as well

Each tree is a crate of its own in a scratch directory, beside a crate with the same functions and no
tree. Dependencies are built first; then a source file is touched and the crate alone is timed. The
macro itself is built as in any debug build, without optimization: its stack is the deepest that way.
"""

import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
ROUNDS = 3
# Seconds that `cargo check` of a tree of 1,000 nodes may take above the crate without a tree.
LIMIT = 5.0

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


def wide(leaf, nodes):
    """One fallback."""
    return "fallback< " + ", ".join(leaf(number) for number in range(nodes - 1)) + " >"


def deep(nodes):
    """A chain of sequences and fallbacks in turn, with a leaf at each level: half of the nodes are nested."""
    tree, levels = "work(0)", (nodes - 1) // 2
    for level in range(levels):
        keyword = "sequence" if level % 2 else "fallback"
        tree = f"{keyword}< holds({level}), {tree} >"
    return tree


def mixed(nodes):
    """Branches of all kinds of nodes, twelve nodes each, under sequences of five under a fallback."""
    branches = []
    for number in range((nodes - 1) * 5 // 61):
        branches.append(
            f"fallback< holds({number}), reactive_fallback< !holds({number}), timeout(9s, work({number})) >, "
            f"sequence< force_failure(work({number})), work({number}), holds({number}) > >"
        )
    groups = [f"sequence< {', '.join(branches[i:i + 5])} >" for i in range(0, len(branches), 5)]
    return "fallback< " + ", ".join(groups) + " >"


def chain(levels):
    """Nothing but nested sequences and fallbacks around one leaf."""
    tree = "work(0)"
    for level in range(levels):
        tree = f"{'sequence' if level % 2 else 'fallback'}< {tree} >"
    return tree


TREES = [
    ("wide, conditions", wide(lambda number: f"holds({number})", 1000)),
    ("wide, actions", wide(lambda number: f"work({number})", 1000)),
    ("deep", deep(1000)),
    ("mixed", mixed(1000)),
    ("chain of 300", chain(300)),
]


def forms(tree):
    yield "item", f"behavior_tree! {{ pub tree Large(world: &mut World) {{ {tree} }} }}"
    yield "closure", f"pub fn large() -> impl quickbeam::Behavior<World> {{ behavior_tree! {{ {tree} }} }}"


def seconds(crate, command, source):
    """The median of a few runs of a command for one source."""
    path = os.path.join(crate, "src", "main.rs")
    taken = []
    for round_ in range(ROUNDS):
        with open(path, "w") as file:
            # The text differs, so that nothing is taken from an earlier round.
            file.write(f"#![allow(dead_code, unused_imports)]\nconst ROUND: u32 = {round_};\n{PRELUDE}\n{source}\n")
        start = time.monotonic()
        run = subprocess.run(command, cwd=crate, capture_output=True, text=True)
        taken.append(time.monotonic() - start)
        if run.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{run.stderr[-3000:]}")
    return sorted(taken)[len(taken) // 2]


USES = {
    # A tree is compiled to machine code only where it is used.
    "item": "fn main() { let mut world = World { clock: Ticks::new(), facts: [std::env::args().count() as u64; 16], effort: 0 }; Large::new().tick(&mut world); }",
    "closure": "fn main() { let mut world = World { clock: Ticks::new(), facts: [std::env::args().count() as u64; 16], effort: 0 }; quickbeam::Behavior::tick(&mut large(), &mut world); }",
}


def main():
    commands = [("check", ["cargo", "check", "--quiet", "--offline"], True)]
    if "--release" in sys.argv[1:]:
        commands.append(("build --release", ["cargo", "build", "--quiet", "--offline", "--release"], False))
    missed = []
    with tempfile.TemporaryDirectory() as crate:
        os.mkdir(os.path.join(crate, "src"))
        with open(os.path.join(crate, "Cargo.toml"), "w") as file:
            file.write(
                '[package]\nname = "large"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n'
                f'[dependencies]\nquickbeam = {{ path = "{REPOSITORY}" }}\n'
            )
        for title, command, is_limited in commands:
            warm_up = [argument for argument in command if argument != "--offline"]
            seconds(crate, warm_up, "fn main() {}")
            empty = seconds(crate, command, "fn main() {}")
            print(f"\ncargo {title}: {empty:.2f} s without a tree\n")
            print(f"| {'tree':<16} | {'form':<8} | seconds above that |")
            print(f"|{'-' * 18}|{'-' * 10}|-------------------:|")
            for name, tree in TREES:
                for form, source in forms(tree):
                    above = seconds(crate, command, source + "\n" + USES[form]) - empty
                    print(f"| {name:<16} | {form:<8} | {above:>18.2f} |", flush=True)
                    if is_limited and above > LIMIT:
                        missed.append(f"{name} ({form}): {above:.2f} s, allowed {LIMIT:g} s")
    for miss in missed:
        print("above the limit: " + miss, file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
