#!/usr/bin/env python3
"""What it takes to build a crate of 200 trees again, after one leaf of one of them has changed.

    ./incremental.py        prints seconds of the processor, for `cargo check` and `cargo build`, with the macro as a debug build has
                            it and optimized; and what rustc spends them on, by its own clock

Nothing is decided by it: seconds vary, and a debug build writes files.
"""

import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import measure  # noqa: E402
import trees  # noqa: E402

TREES, NODES, ROUNDS = 200, 31, 5
# The passes of rustc that are shown: those that take longest.
SHOWN = 8


def program(changed):
    """Trees of some 30 nodes in modules of their own; a number of the hundredth is new in every round."""
    modules = []
    for number in range(TREES):
        tree = trees.mixed(NODES).replace("work(0)", f"work({changed})" if number == TREES // 2 else "work(0)")
        item = trees.item(tree).replace("Large", f"Tree{number}")
        modules.append(f"pub mod tree_{number} {{\n    use super::*;\n    behavior_tree! {{\n        {item}\n    }}\n}}")
    ticks = "".join(f"    tree_{number}::Tree{number}::new().tick(&mut world);\n" for number in range(TREES))
    world = "let mut world = World { clock: Ticks::new(), facts: [0; 16], effort: 0 };\n"
    return f"{trees.PRELUDE}\n" + "\n".join(modules) + f"\nfn main() {{\n    {world}{ticks}}}\n"


def rebuild(crate, command, number, **more):
    """Seconds of one build after the leaf has changed; what rustc says."""
    with open(os.path.join(crate.directory, "src", "main.rs"), "w") as file:
        file.write("#![allow(dead_code, unused_imports)]\n" + program(number))
    environment = dict(crate.environment, CARGO_INCREMENTAL="1", **more)
    # What stands behind `--` is rustc's.
    command = [*command[:2], "--quiet", *command[2:]]
    said = subprocess.run(command, cwd=crate.directory, env=environment, capture_output=True, text=True)
    if said.returncode != 0:
        sys.exit(said.stderr[-3000:])
    return said.stdout + said.stderr


def passes(said):
    """The passes that took longest, by rustc's own clock, as (seconds, name)."""
    found = [(float(time), name) for time, name in re.findall(r"time:\s+([\d.]+);.*\t(\w+)$", said, re.MULTILINE)]
    return sorted(found, reverse=True)[:SHOWN]


def main():
    for optimized in (False, True):
        with tempfile.TemporaryDirectory() as directory:
            crate = measure.Crate(directory, optimized)
            for title in ("check", "build"):
                command = measure.COMMANDS[title]
                rebuild(crate, command, 1)
                rounds = (measure.spent(lambda round=round: rebuild(crate, command, round)) for round in range(2, 2 + ROUNDS))
                how = "optimized" if optimized else "as a debug build has it"
                print(f"cargo {title} after one leaf of {TREES} trees has changed, the macro {how}: {min(rounds):.2f} s", flush=True)
            # rustc's own clock is a thing of nightly builds.
            timed = [*measure.COMMANDS["build"][:1], "rustc", "--", "-Ztime-passes"]
            said = rebuild(crate, timed, 100, RUSTC_BOOTSTRAP="1")
            said = rebuild(crate, timed, 101, RUSTC_BOOTSTRAP="1")
            for time, name in passes(said):
                print(f"    {time:.2f} s {name}")


if __name__ == "__main__":
    main()
