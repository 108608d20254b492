#!/usr/bin/env python3
"""quickbeam, the same machines by hand, and other crates: instructions, memory, wall time, a million agents.

    ./measure.py                  everything, into results.json; takes some ten minutes
    ./measure.py instructions     only that part of it; likewise memory, time, scale
    ./measure.py check            is what results.json says of quickbeam and of the machines by hand still so?

Instructions are callgrind's over N and over 2N ticks, subtracted and divided by N: they do not vary from
run to run, and decide whether the check passes, as bytes do. Times vary with what else the machine does: all are
measured in several rounds, one after the other in each; the fastest sample counts, and nothing is decided by it.
"""

import concurrent.futures
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / "results.json"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", HERE / "target"))

TICKS = 6400
ROUNDS = 3
# What the check compares: the others are only as old as the versions in Cargo.toml.
OURS = ["hand", "quickbeam-item", "quickbeam-closure"]
# A fresh count may differ by so much from the committed one.
INSTRUCTIONS, RATIO = 2, 1.02
# And a tree may take so many instructions, whichever is more, and have so many bytes more than the machine by hand.
TIMES_BY_HAND, MORE_THAN_BY_HAND, BYTES = 1.05, 2, 8

AGENTS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
# All trees and contexts together may take so much memory; more agents are left out.
MEMORY = 4e9
LINES = [("hand", "one"), ("quickbeam", "one"), ("quickbeam", "all"),
         ("bhv", "one"), ("bonsai-bt", "one"), ("bonsai-bt", "all")]


def output(*command):
    return subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout


def build(*what):
    """Builds programs, and gives the directory that they are in."""
    subprocess.run(["cargo", "build", "--release", "--locked", "--quiet", *what], cwd=HERE, check=True)
    return TARGET / "release"


def collected(program, contestant, workload, ticks):
    """All instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run(
        [*command, program, contestant, workload, str(ticks)], capture_output=True, text=True, check=True
    )
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def instructions(contestants=None):
    program = build() / "peers"
    entries = [line.split() for line in output(program, "list").splitlines()]
    entries = [entry for entry in entries if contestants is None or entry[0] in contestants]

    def per_tick(entry):
        return (collected(program, *entry, 2 * TICKS) - collected(program, *entry, TICKS)) / TICKS

    counts = {}
    # Counts do not depend on what else the machine does.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (contestant, workload), count in zip(entries, pool.map(per_tick, entries)):
            counts.setdefault(workload, {})[contestant] = round(count, 1)
    return counts


def memory():
    sizes = {}
    for line in output(build() / "memory").splitlines():
        entry = json.loads(line)
        contestant, workload = entry.pop("contestant"), entry.pop("workload")
        sizes.setdefault(workload, {})[contestant] = entry
    return sizes


def time():
    """By workload and contestant: nanoseconds per tick of the fastest sample, and the ratio to that by hand."""
    fastest = {}
    for _ in range(ROUNDS):
        subprocess.run(["cargo", "bench", "--locked", "--quiet"], cwd=HERE, check=True, capture_output=True)
        for file in TARGET.glob("criterion/*/*/new/sample.json"):
            workload, contestant = file.parts[-4:-2]
            samples = json.loads(file.read_text())
            time = min(time / ticks for time, ticks in zip(samples["times"], samples["iters"]))
            known = fastest.setdefault(workload, {})
            known[contestant] = min(time, known.get(contestant, time))
    return {
        workload: {
            contestant: {"nanoseconds": round(time, 2), "ratio": round(time / times["hand"], 2)}
            for contestant, time in times.items()
        }
        for workload, times in fastest.items()
    }


def scale():
    """The least disturbed of the rounds, by contestant, threads and number of agents."""
    program = build("--package", "scale") / "scale"
    best, heavy = {}, {}
    for _ in range(ROUNDS):
        for agents in AGENTS:
            for line in LINES:
                if heavy.get(line, 0) * agents > MEMORY:
                    continue
                run = json.loads(output(program, line[0], str(agents), line[1]))
                heavy[line] = run["bytes"]
                known = best.setdefault((line, agents), run)
                for quantity in ("nanoseconds", "bytes"):
                    known[quantity] = min(known[quantity], run[quantity])
    measured = [
        {"contestant": line[0], "threads": line[1], **best[line, agents]}
        for line in LINES for agents in AGENTS if (line, agents) in best
    ]
    return {"threads": os.cpu_count(), "measured": measured}


def machine():
    processor = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return {
        "processor": processor.group(1) if processor else platform.machine(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "compiler": " ".join(output("rustc", "--version").split()[:2]),
        "valgrind": output("valgrind", "--version").strip(),
    }


def versions():
    """Of the other crates, as they were built."""
    lock = (HERE / "Cargo.lock").read_text()
    names = ["behavior-tree-lite", "behaviortree-rs", "bhv", "bonsai-bt"]
    return {name: re.search(rf'name = "{name}"\nversion = "(.*)"', lock).group(1) for name in names}


def check():
    """What differs from the committed results, or is larger than it may be."""
    committed = json.loads(RESULTS.read_text())
    for workload, counts in instructions(OURS).items():
        for contestant, count in counts.items():
            known = committed["instructions"][workload][contestant]
            if abs(count - known) > max(INSTRUCTIONS, (RATIO - 1) * known):
                yield f"{workload}, {contestant}: {count} instructions per tick, not {known}"
            limit = max(TIMES_BY_HAND * counts["hand"], counts["hand"] + MORE_THAN_BY_HAND)
            if count > limit:
                yield f"{workload}, {contestant}: {count} instructions per tick, allowed {limit:.1f}"
    for workload, sizes in memory().items():
        for contestant in set(OURS) & set(sizes):
            size, known = sizes[contestant], committed["memory"][workload][contestant]
            if size != known:
                yield f"{workload}, {contestant}: {size}, not {known}"
            if size["heap"] or size["allocations"]:
                yield f"{workload}, {contestant}: allocates"
            if size["stack"] > sizes["hand"]["stack"] + BYTES:
                yield f"{workload}, {contestant}: {size['stack']} bytes, by hand {sizes['hand']['stack']}"


def main(arguments):
    if arguments == ["check"]:
        differences = list(check())
        print("\n".join(differences) or "as in results.json")
        if differences:
            print("benches/peers/measure.py instructions memory && cargo xtask figures --write brings it up to date")
        return 1 if differences else 0
    parts = {"instructions": instructions, "memory": memory, "time": time, "scale": scale}
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results.update(machine=machine(), versions=versions())
    for part in arguments or parts:
        results[part] = parts[part]()
        RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
