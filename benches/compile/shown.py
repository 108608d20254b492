"""What the guide shows: instructions and seconds for trees on both sides of each size at which the compiler changes its way."""

import json
import os
import platform
import re
import subprocess
import sys

import rustc
import trees

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
RESULTS = os.path.join(HERE, "results.json")
GUIDE = os.path.join(REPOSITORY, "src", "guide", "compile_time.md")
BEGIN, END = "<!-- Written by benches/compile/measure.py. -->\n", "<!-- End of the table. -->\n"
# What can be measured by itself.
PARTS = ["macro", "rustc", "seconds"]
# Of so many rounds the fastest is taken.
ROUNDS = {"check": 3, "build": 2, "build --release": 1}
# rustc's instructions are counted for trees of so many nodes; larger ones would take minutes each.
COUNTED = 1100


def count(counter, pairs):
    """rustc's instructions as it checks a tree, above those for a tree of one leaf."""
    counted = [pair for pair in pairs if pair[1] <= COUNTED]
    programs = [rustc.crate_with(rustc.item(trees.SHAPES[shape](size))) for shape, size in counted]
    once, *counts = counter.counts_of([rustc.crate_with(rustc.item("work(1)")), *programs])
    return {pair: count.result() - once.result() for pair, count in zip(counted, counts)}


def measure_seconds(crate, commands, pairs):
    """By pair and command: the processor's seconds above those for the crate without a tree."""
    figures = {pair: {} for pair in pairs}
    for title, command in commands.items():
        def fastest(program):
            return min(crate.run(command, program) for _ in range(ROUNDS[title]))

        crate.run(command, trees.program(""))
        empty = fastest(trees.program(""))
        for shape, size in pairs:
            taken = fastest(trees.program(trees.SHAPES[shape](size))) - empty
            figures[shape, size][title] = rounded(taken)
            print(f"cargo {title}, {shape}, {size:,} nodes: {taken:.2f} s", flush=True)
    return figures


def processor():
    with open("/proc/cpuinfo") as file:
        found = re.search(r"model name\s*: (.*)", file.read())
    return found.group(1) if found else platform.machine()


def rounded(number):
    return float(f"{max(number, 0):.3g}")


def compiler():
    return subprocess.run(["rustc", "--version"], cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout.strip()


def measured():
    """What was measured so far."""
    with open(RESULTS) as file:
        return json.load(file)


def expect_same_compiler():
    """A part is measured beside others, which must be of the same compiler."""
    before = measured()["compiler"]
    if before != compiler():
        sys.exit(f"results.json is of {before}, this is {compiler()}: measure all parts, by --write alone")


def write(figures):
    """Puts figures, by pair and column, in the place of those that were measured before, and writes the table anew."""
    before = measured()
    results = {"command": "benches/compile/measure.py --write", "processor": before["processor"], "compiler": compiler(), "trees": {}}
    for shape, sizes in trees.SHOWN.items():
        # What another compiler took is no longer shown.
        earlier = before["trees"].get(shape, {}) if before["compiler"] == compiler() else {}
        results["trees"][shape] = {str(size): earlier.get(str(size), {}) | figures[shape, size] for size in sizes}
    if any(title in figure for figure in figures.values() for title in ROUNDS):
        # Only seconds depend on it.
        results["processor"] = processor()
    with open(RESULTS, "w") as file:
        file.write(json.dumps(results, indent=2) + "\n")
    text, _ = guide(results)
    with open(GUIDE, "w") as file:
        file.write(text)


def table(results):
    """What stands in the guide between its markers."""
    every = [figure for sizes in results["trees"].values() for figure in sizes.values()]
    # Larger trees are not counted, and none may be.
    is_counted = any(figure.get("rustc") for figure in every)
    of_rustc = ["of all that rustc does as it checks the crate, the optimized macro included"] if is_counted else []
    columns = ["macro", *(["rustc"] if is_counted else []), *(f"`cargo {title}`" for title in ROUNDS)]
    lines = [
        f"Measured with {results['compiler']} on one core of a machine with {results['processor']} (`{results['command']}`), above what the same "
        f"crate takes without a tree: million instructions, counted by callgrind, {' and '.join(['of the optimized macro alone', *of_rustc])}; "
        "and seconds of the processor, of several rounds the fastest, with the macro as a debug build has it.",
        "",
        f"| tree | nodes | {' | '.join(columns)} |",
        "|---|" + "--:|" * (1 + len(columns)),
    ]
    titles = list(ROUNDS)
    for shape, sizes in results["trees"].items():
        for size, figure in sizes.items():
            counts = [figure.get(count) for count in (["macro", "rustc"] if is_counted else ["macro"])]
            shown = [f"{count / 1e6:,.0f}" if count else "–" for count in counts]
            shown += [f"{figure[title]:.2f}" if title in figure else "–" for title in titles]
            lines.append(f"| {shape} | {int(size):,} | {' | '.join(shown)} |")
    both = [sizes for sizes in results["trees"].values() if {"1000", "5000"} <= sizes.keys()]
    ratios = []
    for key, name in [("macro", "the macro's instructions"), *((title, f"`cargo {title}`") for title in titles)]:
        times = [sizes["5000"][key] / max(sizes["1000"][key], 0.01) for sizes in both if key in sizes["5000"]]
        if times:
            ratios.append(f"{name} {min(times):.1f} to {max(times):.1f} times")
    return "\n".join([*lines, "", f"For 5,000 nodes instead of 1,000: {', '.join(ratios)} as much."])


def guide(results):
    """The guide with this table, and as it is."""
    with open(GUIDE) as file:
        is_now = file.read()
    head, rest = is_now.split(BEGIN)
    return head + BEGIN + table(results) + "\n" + END + rest.split(END)[1], is_now


def missing():
    """What the guide does not show as it was measured."""
    if not os.path.exists(GUIDE):
        return []
    should_be, is_now = guide(measured())
    return [] if should_be == is_now else [f"{os.path.relpath(GUIDE, REPOSITORY)} is not what results.json says: run with --write"]
