#!/usr/bin/env python3
"""Instructions per tick, bytes of code and stack by the size of a tree, beside `loop { match at { … } }` written by hand.

    ./measure.py            some sizes of four shapes, each resumed at its first, middle and last action; exits 1 above a limit,
                            or where the guide's table is not that of results.json
    ./measure.py SIZE…      these sizes
    ./measure.py --write    the same, and writes results.json, and the guide's curve and table

Limits: 1.3 times the instructions by hand and 3 times its code at `opt-level = 3`; on a Cortex-M4 at `opt-level = "s"` 1.5 times
its code, and its stack and 32 bytes.

A run is counted under callgrind with N and with 2N ticks; the difference between what it says of a function, divided by
N, is what a tick costs, the leaves included. Code is the size of the function and of the functions of its sections; stack is what these
push and reserve.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import curve  # noqa: E402
import shapes  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "examples", "firmware"))
from measure import TARGET, Toolchain  # noqa: E402

REPOSITORY = os.path.dirname(os.path.dirname(HERE))
GUIDE = os.path.join(REPOSITORY, "src", "guide", "performance.md")
RESULTS = os.path.join(HERE, "results.json")
# On both sides of a section's 64 points, and of an index of a byte.
SIZES = [1, 4, 8, 32, 64, 65, 128, 256, 400, 1000, 3000]
TICKS = 300
# Small shapes of one size are the same machine: LLVM would make one of them, and what it takes could not be told apart.
APART = ["-Z", "merge-functions=disabled"]
# What a tree may take, times what the machine by hand takes.
INSTRUCTIONS, CODE, FLASH = 1.3, 3.0, 1.5
# And above it: instructions and bytes that small machines differ by, whatever they do.
FEW, FEW_BYTES, STACK = 4, 48, 32


def build(pairs):
    """Builds the program, and the library for the Cortex-M4: the paths of both."""
    os.makedirs(os.path.join(HERE, "src", "generated"), exist_ok=True)
    with open(os.path.join(HERE, "src", "generated", "shapes.rs"), "w") as file:
        file.write(shapes.program(pairs))
    environment = dict(os.environ, RUSTC_BOOTSTRAP="1", RUSTFLAGS=" ".join(APART))
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=HERE, env=environment, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
    toolchain = Toolchain(debian=False)
    command = ["cargo", "rustc", "--lib", "--release", "--quiet", "--target", TARGET, "--target-dir", toolchain.directory]
    environment = dict(toolchain.environment, CARGO_PROFILE_RELEASE_OPT_LEVEL="s", RUSTC_BOOTSTRAP="1")
    command += [*toolchain.arguments, "--", "--emit=link,asm", *APART]
    subprocess.run(command, cwd=HERE, env=environment, check=True)
    return os.path.join(target, "release", "sizes"), os.path.join(toolchain.directory, TARGET, "release")


def callgrind(path, position, ticks):
    """What each exported function takes in one run, by its name."""
    out = f"{path}.{position}.{ticks}.callgrind"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", path, position, str(ticks)]
    subprocess.run(command, capture_output=True, check=True)
    listed = subprocess.run(
        ["callgrind_annotate", "--inclusive=yes", "--threshold=100", out], capture_output=True, text=True, check=True
    ).stdout
    os.remove(out)
    found = re.findall(r"^\s*([\d,]+) .*?:((?:tree|hand)_[a-z]+_\d+)\b", listed, re.MULTILINE)
    return {name: int(cost.replace(",", "")) for cost, name in found}


def instructions(path):
    """Instructions per tick, by function and position."""
    runs = [(position, ticks) for position in shapes.POSITIONS for ticks in (TICKS, 2 * TICKS)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = dict(zip(runs, pool.map(lambda run: callgrind(path, *run), runs)))
    return {
        (name, position): (counted[position, 2 * TICKS][name] - once) / TICKS
        for position in shapes.POSITIONS
        for name, once in counted[position, TICKS].items()
    }


def owner(name):
    """Whose code a function is: `tree_flat_256`, or none."""
    exported = re.match(r"(tree|hand)_[a-z]+_\d+$", name)
    if exported:
        return name
    shape = re.search(r"(ByHand)?(%s)(\d+)\b" % "|".join(map(str.capitalize, shapes.SHAPES)), name)
    if shape and re.search(r"::(tick|start|from_|section)\w*(::h\w+)?$", name):
        return f"{'hand' if shape.group(1) else 'tree'}_{shape.group(2).lower()}_{shape.group(3)}"
    return None


def code_sizes(path):
    """Bytes of code by function, the functions of its sections included."""
    listed = subprocess.run(["nm", "--print-size", "--demangle", path], capture_output=True, text=True, check=True).stdout
    sizes = {}
    for line in listed.splitlines():
        parts = line.split(maxsplit=3)
        if len(parts) == 4 and parts[2] in "tT" and owner(parts[3]):
            sizes[owner(parts[3])] = sizes.get(owner(parts[3]), 0) + int(parts[1], 16)
    return sizes


def stacks(directory):
    """Bytes of stack by exported function: its frame and that of `tick`, and the largest of its sections."""
    folder = os.path.join(directory, "deps")
    paths = [os.path.join(folder, name) for name in os.listdir(folder) if re.match(r"sizes-\w+\.s$", name)]
    path = max(paths, key=os.path.getmtime)
    own, ticks, sections, name, frame = {}, {}, {}, None, 0
    with open(path) as file:
        for line in file:
            begins = re.match(r"(\w[\w.$]*):$", line)
            if begins and not begins.group(1).startswith(".L"):
                name, frame = begins.group(1), 0
            words = line.split(None, 1)
            if not name or len(words) < 2:
                continue
            if words[0] in ("push", "push.w"):
                frame += 4 * registers(words[1])
            elif words[0] == "vpush":
                frame += 8 * registers(words[1])
            elif words[0] in ("sub", "sub.w", "subw") and re.match(r"sp, (sp, )?#", words[1]):
                frame += int(words[1].split("#")[1])
            elif words[0] == "str" and "[sp, #-" in words[1]:
                frame += 4
            else:
                continue
            exported = re.match(r"(tree|hand)_[a-z]+_\d+$", name)
            if exported:
                own[name] = frame
            elif (of := mangled_owner(name)) and name.endswith("4tick"):
                # It stands between the exported function and the sections.
                ticks[of] = frame
            elif of:
                sections[of] = max(sections.get(of, 0), frame)
    return {name: frame + ticks.get(name, 0) for name, frame in own.items()}, sections


def mangled_owner(name):
    """Whose code a function of this mangled name is. A name stands after its length, and a digit may follow: `8Flat10004tick`."""
    found = re.search(r"(\d+)((?:ByHand)?(?:%s)\d+)" % "|".join(map(str.capitalize, shapes.SHAPES)), name)
    if not found:
        return None
    side, shape, size = re.match(r"(ByHand)?([A-Z][a-z]+)(\d+)$", found.group(2)[: int(found.group(1))]).groups()
    return f"{'hand' if side else 'tree'}_{shape.lower()}_{size}"


def registers(text):
    """How many registers `{r4, r5, r6-r9, lr}` is."""
    count = 0
    for part in re.search(r"\{(.*)\}", text).group(1).split(","):
        ends = re.findall(r"\d+", part)
        count += int(ends[1]) - int(ends[0]) + 1 if "-" in part else 1
    return count


def measure(sizes):
    pairs = [(shape, size) for shape in shapes.SHAPES for size in sizes]
    path, small = build(pairs)
    counted, code = instructions(path), code_sizes(path)
    flash = code_sizes(os.path.join(small, "libsizes.rlib"))
    own, sections = stacks(small)
    rows = []
    for shape, size in pairs:
        row = {"shape": shape, "size": size}
        for side in ("hand", "tree"):
            name = f"{side}_{shape}_{size}"
            row[side] = {position: counted[name, position] for position in shapes.POSITIONS}
            row[side].update(code=code[name], flash=flash[name], stack=own.get(name, 0) + sections.get(name, 0))
        rows.append(row)
    return rows


def limits(row):
    """(what, figure, by hand, limit)"""
    hand, tree = row["hand"], row["tree"]
    for position in shapes.POSITIONS:
        limit = max(INSTRUCTIONS * hand[position], hand[position] + FEW)
        yield f"instructions at the {position}", tree[position], hand[position], limit
    yield "bytes of code", tree["code"], hand["code"], CODE * hand["code"] + FEW_BYTES
    yield "bytes of flash", tree["flash"], hand["flash"], FLASH * hand["flash"] + FEW_BYTES
    yield "bytes of stack", tree["stack"], hand["stack"], hand["stack"] + STACK


def table(rows):
    """What stands in the guide between its markers: times what the machine by hand takes."""
    lines = [
        "| shape | leaves | first | middle | last | code | code, Cortex-M4 | stack, Cortex-M4 |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        hand, tree = row["hand"], row["tree"]
        ratios = [f"{tree[key] / hand[key]:.2f}" for key in (*shapes.POSITIONS, "code", "flash")]
        lines.append(f"| {row['shape']} | {row['size']:,} | {' | '.join(ratios)} | {tree['stack'] - hand['stack']:+} |")
    return "\n".join(lines)


def guide(rows):
    """The guide with this curve and this table, and as it is."""
    with open(GUIDE) as file:
        is_now = file.read()
    begin, end = "<!-- Written by benches/sizes/measure.py. -->\n", "<!-- End of the table of sizes. -->\n"
    head, rest = is_now.split(begin)
    return head + begin + curve.drawn(rows) + "\n" + table(rows) + "\n" + end + rest.split(end)[1], is_now


def show(rows):
    """Prints all figures as `tree/by hand`, and gives those above their limits."""
    print("| shape | size | first | middle | last | code at 3 | flash at s | stack at s |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    missed = []
    for row in rows:
        cells = []
        for what, tree, hand, limit in limits(row):
            too_much = tree > limit
            cells.append(f"{tree:.0f}/{hand:.0f}" + (" **!**" if too_much else ""))
            if too_much:
                missed.append(f"{row['shape']} of {row['size']}, {what}: {tree:.0f}, by hand {hand:.0f}, allowed {limit:.0f}")
        print(f"| {row['shape']} | {row['size']} | {' | '.join(cells)} |")
    return missed


def main():
    arguments = sys.argv[1:]
    writes = "--write" in arguments
    sizes = [int(size) for size in arguments if size.isdigit()] or SIZES
    rows = measure(sorted(set(sizes)))
    missed = show(rows)
    if writes:
        with open(RESULTS, "w") as file:
            file.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
        text = guide(rows)[0]
        with open(GUIDE, "w") as file:
            file.write(text)
    with open(RESULTS) as file:
        should_be, is_now = guide(json.load(file))
    if should_be != is_now:
        missed.append(f"{os.path.relpath(GUIDE, REPOSITORY)} is not what results.json says: run with --write")
    for miss in missed:
        print(f"too much: {miss}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
