#!/usr/bin/env python3
"""Instructions per tick and bytes of state, trees beside hand-written machines.

    ./measure.py            builds, measures, prints its tables; exits 1 if a tree misses its limit, or a machine by hand takes
                            more than results.json says
    ./measure.py code       only this: bytes of code, optimized for speed and for size
    ./measure.py --write    the same, and writes what the machines by hand take into results.json

A variant is run under callgrind with N and with 2N ticks; the difference, divided by N, is what a
tick costs, and does not vary from run to run. Before that, a test shows that all variants of a
workload give the same statuses and leave the same world behind, tick by tick. The loop around the tick is measured too, in a run
that calls a leaf and no tree, and shown, but not subtracted: both sides contain it.

Code is that of `tick` alone, with the leaves as functions beside it: for size it has to be no larger than for speed, by and large.

Trees that are observed are ticked plainly and into a ring: the difference, by what the ring keeps of a tick.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TICKS = 6400
RESULTS = os.path.join(HERE, "results.json")
# What a machine by hand takes is the same in every run of one compiler, up to a thousandth for what comes before the ticks.
SAME = 1.001
# A tree may take this much more than the hand-written machine.
RATIO, INSTRUCTIONS, BYTES = 1.05, 2, 8
# How much larger the code of a tree may be where it is optimized for size: so many times, or bytes. All of them together may not.
LARGER, LARGER_BYTES = 1.15, 16
# Above that, and not to grow: for size, LLVM searches the ids of a `priority` in a loop.
KNOWN_LARGER = {"Priority": 1.3}
# An answer that is kept in a ring may cost so many instructions. The end of a tick counts as one, and twice what takes
# twice the room: a chosen child, and the end of a tick after which the tree is done.
AN_ANSWER = 8


def build():
    """Shows that trees and machines agree, builds the program, and gives its path."""
    subprocess.run(["cargo", "test", "--quiet"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=HERE, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
    return os.path.join(target, "release", "instructions")


def instructions(program, arguments, ticks):
    """All instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run(command + [program, *arguments, str(ticks)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def per_tick(program, *arguments):
    once = instructions(program, arguments, TICKS)
    twice = instructions(program, arguments, 2 * TICKS)
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
    listed = subprocess.run([program, "list"], capture_output=True, text=True, check=True).stdout.splitlines()
    forms = {workload: variants for workload, *variants in map(str.split, listed)}
    pairs = [(workload, variant) for workload, variants in forms.items() for variant in ["hand", *variants]]
    # Counts do not depend on what else the machine does.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(pairs, pool.map(lambda pair: per_tick(program, *pair), pairs)))
    for workload, variants in forms.items():
        hand = counts[workload, "hand"]
        for variant in variants:
            limit = max(RATIO * hand, hand + INSTRUCTIONS)
            yield workload, hand, variant, counts[workload, variant], limit


def rings(program):
    """Prints what it costs to tick into a ring, and gives the trees of which an answer costs too much."""
    print("\nTicks into a ring, which keeps the answers and the end of each tick\n")
    print(f"| {'tree':<22} | {'kept a tick':>11} | {'plain':>8} | {'ring':>8} | {'each':>6} | {'limit':>6} |         |")
    print(f"|{'-' * 24}|{'-' * 12}:|{'-' * 9}:|{'-' * 9}:|{'-' * 7}:|{'-' * 7}:|---------|")
    missed = []

    def output(*arguments):
        return subprocess.run([program, "observed", *arguments], capture_output=True, text=True, check=True).stdout

    for name in output().split():
        # The first ticks do not count in either.
        kept = (int(output(name, "marks", str(2 * TICKS))) - int(output(name, "marks", str(TICKS)))) / TICKS
        plain, ring = (per_tick(program, "observed", name, variant) for variant in ("plain", "ring"))
        each = (ring - plain) / kept
        verdict = "ok" if each <= AN_ANSWER else "TOO MUCH"
        print(f"| {name:<22} | {kept:>11.5g} | {plain:>8.5g} | {ring:>8.5g} | {each:>6.2f} | {AN_ANSWER:>6} | {verdict:<7} |")
        if each > AN_ANSWER:
            missed.append(f"an answer of {name}")
    return missed


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


def code_sizes(level):
    """Bytes of `tick` at this level of optimization, by (tree, side)."""
    environment = dict(os.environ, CARGO_PROFILE_RELEASE_OPT_LEVEL=level, CARGO_PROFILE_RELEASE_LTO="off")
    command = ["cargo", "rustc", "--release", "--quiet", "--lib", "--", "--cfg", "apart"]
    subprocess.run(command, cwd=HERE, env=environment, check=True)
    path = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target")), "release", "libcode.rlib")
    listed = subprocess.run(["nm", "--print-size", "--demangle", path], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^\w+ (\w+) [tT] code::workloads::code::(\w+)::(tree|hand)(?:::h\w+)?$", listed, re.MULTILINE)
    return {(name, side): int(size, 16) for size, name, side in found}


def code():
    """Prints the bytes of code at each level, and gives the trees whose code is larger for size than for speed."""
    at_3, at_s, at_z = map(code_sizes, ["3", "s", "z"])
    assert at_3.keys() == at_s.keys() == at_z.keys() and len(at_3) > 100, "a function for each side of each pair"
    print("\nBytes of code, trees/by hand\n")
    print(f"| {'tree':<22} | {'-O3':>11} | {'-Os':>11} | {'-Oz':>11} | {'s to 3':>6} |         |")
    print(f"|{'-' * 24}|{'-' * 12}:|{'-' * 12}:|{'-' * 12}:|{'-' * 7}:|---------|")
    missed = []
    for name in sorted(name for name, side in at_3 if side == "tree"):
        pairs = (f"{sizes[name, 'tree']}/{sizes[name, 'hand']}" for sizes in (at_3, at_s, at_z))
        cells = " | ".join(f"{pair:>11}" for pair in pairs)
        speed = at_3[name, "tree"]
        size = max(at_s[name, "tree"], at_z[name, "tree"])
        fits = size <= max(KNOWN_LARGER.get(name, LARGER) * speed, speed + LARGER_BYTES)
        print(f"| {name:<22} | {cells} | {at_s[name, 'tree'] / speed:>6.2f} | {'ok' if fits else 'TOO MUCH':<7} |")
        if not fits:
            missed.append(f"code of {name} for size")

    def together(sizes, side):
        return sum(size for (_, of), size in sizes.items() if of == side)

    trees, hands = ([together(sizes, side) for sizes in (at_3, at_s, at_z)] for side in ("tree", "hand"))
    print("together: " + ", ".join(f"{tree}/{hand} at -O{level}" for tree, hand, level in zip(trees, hands, "3sz")))
    if max(trees[1:]) > trees[0]:
        missed.append("code of all trees for size")
    return missed


def twins(rows, writes):
    """The machines by hand that take more than they did: beside a worse one, a worse tree would do."""
    figures = {name: round(hand, 3) for name, hand, *_ in rows}
    if writes:
        with open(RESULTS, "w") as file:
            json.dump({"by hand": figures}, file, indent=2)
            file.write("\n")
    with open(RESULTS) as file:
        known = json.load(file)["by hand"]
    missed = [f"{name} by hand is not in results.json: run with --write" for name in sorted(figures.keys() ^ known.keys())]
    for name in figures.keys() & known.keys():
        if figures[name] > SAME * known[name]:
            missed.append(f"{name} by hand ({figures[name]:g}, before {known[name]:g})")
    return missed


def main():
    if sys.argv[1:] == ["code"]:
        return report(code())
    program = build()
    around = per_tick(program, "nothing", "hand")
    rows = list(instruction_rows(program))
    missed = table(f"Instructions per tick ({around:g} of them for the loop around the tick and one leaf)", rows)
    missed += twins(rows, "--write" in sys.argv[1:])
    missed += rings(program)
    missed += table("Bytes of state", size_rows(program))
    missed += code()
    return report(missed)


def report(missed):
    if missed:
        print("\nabove the limit: " + ", ".join(missed), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
