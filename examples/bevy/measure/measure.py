#!/usr/bin/env python3
"""Instructions an agent and frame, of a tree in Bevy and of the same machine by hand, counted by callgrind.

The difference between two numbers of frames is taken, so that building the world counts for nothing. Ends with an
error if the tree takes more than 1.05 times what the machine by hand takes.

    measure/measure.py            counts and compares
    measure/measure.py time       also takes times, which decide nothing
"""

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", HERE.parent / "target"))
PROGRAM = TARGET / "release" / "measure"
AGENTS, FEW, MANY = 50_000, 2, 22


def instructions(way: str, frames: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/stdout", "--dump-instr=no"]
    run = subprocess.run(
        [*command, PROGRAM, way, "one", str(AGENTS), str(frames)], capture_output=True, text=True, check=True
    )
    return int(re.search(r"^(?:summary|totals): (\d+)", run.stdout, re.M).group(1))


def each(way: str) -> float:
    return (instructions(way, MANY) - instructions(way, FEW)) / (MANY - FEW) / AGENTS


def main() -> None:
    subprocess.run(["cargo", "build", "--quiet", "--release", "--package", "measure"], cwd=HERE.parent, check=True)
    outcomes = set()
    for way in ["tree", "hand"]:
        run = subprocess.run([PROGRAM, way, "one", "1000", "1000"], capture_output=True, text=True, check=True)
        outcomes.add(run.stdout.split("outcome ")[1])
    if len(outcomes) != 1:
        sys.exit("the tree and the machine by hand do not do the same")
    tree, hand = each("tree"), each("hand")
    print(f"instructions an agent and frame: tree {tree:.1f}, by hand {hand:.1f}, ratio {tree / hand:.3f}")
    if "time" in sys.argv:
        for threads in ["one", "parallel"]:
            for way in ["tree", "hand"] * 3:
                run = subprocess.run([PROGRAM, way, threads, "100000", "500"], capture_output=True, text=True, check=True)
                print(run.stdout.splitlines()[0])
    if tree > 1.05 * hand + 2:
        sys.exit("more than 1.05 times by hand")


main()
