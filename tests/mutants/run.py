#!/usr/bin/env python3
"""Changes the compiler and the runtime in one place at a time, and sees whether a test notices.

    ./run.py                            everything, area by area
    ./run.py lower core                 these areas
    ./run.py --shard 0/20 check         every twentieth mutant
    ./run.py --jobs 2 check             two at a time, where nothing else runs
    ./run.py --results …                and writes what came out to RESULTS.md

What no test notices must be in `accepted.toml`, with the reason; anything else is printed, and the exit
code is 1. So it is if something is listed there that a test does notice, unless a shard is all that ran.

Mutants are made by cargo-mutants (`cargo install --locked cargo-mutants`) and built in a copy.
"""

import argparse
import collections
import datetime
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
ACCEPTED = HERE / "accepted.toml"
RESULTS = HERE / "RESULTS.md"

# A mutant may well loop for ever, and allocate while it does.
MOST_MEMORY = 8 << 30
SECONDS_TO_LOOP = 20

# `targets` is all that is built anew for each mutant, as arguments of `cargo test`, and `filters` what is run
# of that, in `settings`; what is missed is tried by the tests in `again`.
Tests = collections.namedtuple("Tests", "about targets filters settings packages", defaults=((), {}, ()))
Area = collections.namedtuple("Area", "package files quick again", defaults=(None,))
AREAS = {
    "lower": Area(
        "bt-compiler",
        "bt-compiler/src/lower/**",
        Tests(
            "jump graphs: 400 random ones against the reference interpreter, recorded traces, and rules of their size",
            ["--test=lowering"],
            ["graphs::", "differential::", "conformance::"],
            {"QUICKBEAM_PROOF_CASES": "400"},
        ),
        Tests(
            "20,000 random ones",
            ["--test=lowering"],
            ["differential::"],
            {"QUICKBEAM_PROOF_CASES": "20000"},
        ),
    ),
    "check": Area(
        "bt-compiler",
        "bt-compiler/src/check/**",
        Tests(
            "unit tests of the checks, but for those of the largest trees",
            ["--lib", "--test=checks"],
            ["--skip=deep_trees", "--skip=wide_trees"],
        ),
        Tests(
            "the largest trees, and random input",
            ["--lib", "--test=checks", "--test=fuzz"],
            [],
            {"QUICKBEAM_PROOF_CASES": "1000", "QUICKBEAM_PROOF_SEED": "1"},
        ),
    ),
    "core": Area(
        "bt-core",
        "bt-core/src/**",
        Tests("unit and integration tests of the runtime", ["--all-features", "--tests"]),
    ),
    "print": Area(
        "bt-compiler",
        "bt-compiler/src/print/**",
        Tests(
            "expansions of the examples and of a tree for each node, as reviewed",
            ["--lib", "--test=source"],
            ["print::", "code::", "examples::", "plain::"],
        ),
        Tests(
            "trees for each sentence about each node, and 400 random ones, compiled and run",
            ["--test=semantics", "--test=differential"],
            settings={"QUICKBEAM_PROOF_CASES": "5"},
            packages=("quickbeam", "compiled-trees"),
        ),
    ),
}

# The same random trees each time, and no search for a smaller one.
PROOF = {"QUICKBEAM_PROOF_SEED": "1", "QUICKBEAM_PROOF_BRIEF": "1"}

CAUGHT, LATE, MISSED, UNVIABLE = "CaughtMutant", "Timeout", "MissedMutant", "Unviable"


def run(area, shard, jobs):
    """The outcomes of all mutants of an area: by kind of outcome, the names of mutants."""
    options = [f"--jobs={jobs}"]
    part = [f"--shard={shard}", "--sharding=round-robin"] if shard else []
    outcomes = cargo_mutants(area, area.quick, options + part)
    if area.again and outcomes[MISSED]:
        missed = outcomes.pop(MISSED)
        only = [f"--re=^{re.escape(name)}$" for name in missed]
        for kind, names in cargo_mutants(area, area.again, options + only).items():
            if kind == UNVIABLE:
                # It was compiled before: now it is what it emits that is not Rust.
                kind = CAUGHT
            # It tries those that leave out a field whether they are asked for or not.
            outcomes[kind] += [name for name in names if name in missed]
    return outcomes


def assert_passing(tests):
    """Of other packages than the one that is changed, which are no baseline for cargo-mutants."""
    command = ["cargo", "test", "--quiet", "--profile=mutants", *(f"--package={name}" for name in tests.packages)]
    subprocess.run(
        [*command, *tests.targets, "--", *tests.filters],
        cwd=REPOSITORY,
        env=os.environ | PROOF | tests.settings,
        stdout=subprocess.DEVNULL,
        check=True,
    )


def cargo_mutants(area, tests, options):
    with tempfile.TemporaryDirectory() as scratch:
        if tests.packages:
            assert_passing(tests)
            options = [*options, "--baseline=skip", f"--timeout={3 * SECONDS_TO_LOOP}"]
        command = ["cargo", "mutants", "--no-config", "--colors=never", "--caught", "--unviable"]
        command += ["--profile=mutants", f"--minimum-test-timeout={SECONDS_TO_LOOP}", f"--output={scratch}"]
        command += [f"--package={area.package}", f"--file={area.files}", "--exclude=**/tests/**", *options]
        command += [f"--test-package={package}" for package in tests.packages]
        command += [f"--cargo-arg={target}" for target in tests.targets]
        status = subprocess.run(
            [*command, "--", "--", *tests.filters],
            cwd=REPOSITORY,
            env=os.environ | PROOF | tests.settings,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)),
        ).returncode
        # 2: mutants were missed; 3: some took too long.
        if status not in (0, 2, 3):
            sys.exit(f"cargo mutants failed: {status}")
        return read(pathlib.Path(scratch, "mutants.out", "outcomes.json"))


def read(report):
    outcomes = collections.defaultdict(list)
    for outcome in json.loads(report.read_text())["outcomes"]:
        if outcome["scenario"] != "Baseline":
            outcomes[outcome["summary"]].append(outcome["scenario"]["Mutant"]["name"])
    return outcomes


def place(name):
    """File and mutation of a mutant's name, without the line, which changes with everything above it."""
    position, _, mutation = name.partition(": ")
    return (position.split(":")[0], mutation)


def accepted():
    """What may be missed, with the reason. One mutation of a function may be there several times."""
    entries = tomllib.loads(ACCEPTED.read_text())["accepted"]
    return [
        ((entry["file"], mutation), " ".join(entry["why"].split()))
        for entry in entries
        for mutation in entry["mutations"]
    ]


def judge(area, outcomes, whole):
    """Prints what is missed without a reason, or listed without being missed; whether there is any."""
    missed = collections.Counter(place(name) for name in outcomes[MISSED])
    prefix = area.files.rstrip("*")
    listed = collections.Counter(at for at, _ in accepted() if at[0].startswith(prefix))
    surplus = listed - missed if whole else collections.Counter()
    for file, mutation in (missed - listed).elements():
        print(f"NO TEST NOTICES  {file}: {mutation}")
    for file, mutation in surplus.elements():
        print(f"LISTED, BUT NOTICED  {file}: {mutation}")
    return bool(missed - listed or surplus)


def row(name, outcomes, shard, seconds):
    caught, late, missed, unviable = (len(outcomes[kind]) for kind in (CAUGHT, LATE, MISSED, UNVIABLE))
    viable = caught + late + missed
    share = 100 * (caught + late) / viable if viable else 100
    part = f"shard {shard}" if shard else "all"
    tests = [tests.about for tests in (AREAS[name].quick, AREAS[name].again) if tests]
    return (
        f"| `{name}` | {'; then '.join(tests)} | {part} | {viable + unviable} | {unviable} | {caught} | {late} "
        f"| {missed} | {share:.1f} % | {seconds / 60:.0f} min | {revision()}, {datetime.date.today()} |"
    )


def revision():
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout.strip()


def write_results(rows):
    """Replaces the rows of these areas."""
    known = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    kept = {name: line for name in AREAS for line in known if line.startswith(f"| `{name}` |")}
    rows = kept | rows
    lines = [
        "# Mutants",
        "",
        "Written by `tests/mutants/run.py --results`. A mutant is the code with one change. It is caught by a test "
        "that fails, or that it keeps from ending; an unviable one does not compile.",
        "",
        "| area | tests | part | mutants | unviable | caught | caught by time | missed | caught of viable | took | of |",
        "|---|---|---|--:|--:|--:|--:|--:|--:|--:|---|",
        *(rows[name] for name in AREAS if name in rows),
        "",
        "## What may be missed, and why",
        "",
        "From `accepted.toml`; any other mutant that is missed fails the run.",
    ]
    last = None
    for (file, mutation), reason in accepted():
        if (file, reason) != last:
            lines += ["", f"**`{file}`**: {reason}", ""]
            last = (file, reason)
        lines += [f"* `{mutation}`"]
    RESULTS.write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--shard", metavar="K/N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--results", action="store_true")
    arguments = parser.parse_args()
    names = arguments.areas or list(AREAS)
    if unknown := set(names) - set(AREAS):
        parser.error(f"no such area: {', '.join(unknown)}")

    rows, wrong = {}, False
    for name in names:
        start = time.monotonic()
        outcomes = run(AREAS[name], arguments.shard, arguments.jobs)
        rows[name] = row(name, outcomes, arguments.shard, time.monotonic() - start)
        wrong |= judge(AREAS[name], outcomes, whole=not arguments.shard)
        print(rows[name], flush=True)
        if arguments.results:
            write_results(rows)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
