#!/usr/bin/env python3
"""Instructions per tick and bytes of state, trees beside hand-written machines.

    ./measure.py            builds, measures, prints two tables; exits 1 if a tree misses its limit

A variant is run under callgrind with N and with 2N ticks; the difference, divided by N, is what a
tick costs, and does not vary from run to run. Before that, a test shows that all variants of a
workload give the same statuses and leave the same world behind, tick by tick. The loop around the tick is measured too, in a run
that calls a leaf and no tree, and shown, but not subtracted: both sides contain it.
"""

import concurrent.futures
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TICKS = 6400
VARIANTS = ["item", "closure"]
# A tree may take this much more than the hand-written machine.
RATIO, INSTRUCTIONS, BYTES = 1.05, 2, 8


def build():
    """Shows that trees and machines agree, builds the program, and gives its path."""
    subprocess.run(["cargo", "test", "--quiet"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=HERE, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
    return os.path.join(target, "release", "instructions")


def instructions(program, workload, variant, ticks):
    """All instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run(
        command + [program, workload, variant, str(ticks)], capture_output=True, text=True, check=True
    )
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def per_tick(program, workload, variant):
    once = instructions(program, workload, variant, TICKS)
    twice = instructions(program, workload, variant, 2 * TICKS)
    return (twice - once) / TICKS


def table(title, rows):
    """Prints rows of (name, hand-written, variant, figure, limit), and gives those above their limits."""
    print(f"\n{title}\n")
    print(f"| {'tree':<22} | {'form':<8} | {'by hand':>8} | {'quickbeam':>9} | {'ratio':>6} | {'limit':>8} |         |")
    print(f"|{'-' * 24}|{'-' * 10}|{'-' * 9}:|{'-' * 10}:|{'-' * 7}:|{'-' * 9}:|---------|")
    missed = []
    for name, hand, variant, figure, limit in rows:
        ratio = f"{figure / hand:.2f}" if hand else "–"
        fits = figure <= limit
        verdict = "ok" if fits else "TOO MUCH"
        print(f"| {name:<22} | {variant:<8} | {hand:>8.5g} | {figure:>9.5g} | {ratio:>6} | {limit:>8.2f} | {verdict:<7} |")
        if not fits:
            missed.append(f"{name} {variant}")
    return missed


def instruction_rows(program):
    workloads = subprocess.run([program, "list"], capture_output=True, text=True, check=True).stdout.split()
    pairs = [(workload, variant) for workload in workloads for variant in ["hand"] + VARIANTS]
    # Counts do not depend on what else the machine does.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(pairs, pool.map(lambda pair: per_tick(program, *pair), pairs)))
    for workload in workloads:
        hand = counts[workload, "hand"]
        for variant in VARIANTS:
            limit = max(RATIO * hand, hand + INSTRUCTIONS)
            yield workload, hand, variant, counts[workload, variant], limit


def size_rows(program):
    lines = subprocess.run([program, "size"], capture_output=True, text=True, check=True).stdout.splitlines()
    hand = 0
    for line in lines:
        name, variant, size = line.split()
        if variant == "hand":
            hand = int(size)
            continue
        # A tree without timers takes exactly its byte a region.
        allowed = 0 if name in ("untimed", "three-regions") else BYTES
        yield name, hand, variant, int(size), hand + allowed


def main():
    program = build()
    around = per_tick(program, "nothing", "hand")
    missed = table(
        f"Instructions per tick ({around:g} of them for the loop around the tick and one leaf)",
        instruction_rows(program),
    )
    missed += table("Bytes of state", size_rows(program))
    if missed:
        print("\nabove the limit: " + ", ".join(missed), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
