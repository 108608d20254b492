#!/usr/bin/env python3
"""What large trees cost to compile.

    ./measure.py            checks: trees of 1,000 nodes compile, in both forms; the macro's instructions for 5,000
                            nodes are at most 6 times those for 1,000, and so are those of all of `cargo check`, where
                            the processor counts them; so do 1,000 children of each node, and each node nested 64 deep in each
                            of its places, at no more than 1.5 times the instructions per node of 100 children, or of 8 levels;
                            a mixed tree takes rustc at most 6 times the instructions of a flat one;
                            the guide's table, if there is one, is that of results.json; random trees compile as below
    ./measure.py nodes      only these: each node wide and deep, in both forms
    ./measure.py mixed      only rustc's own instructions for a mixed tree of 600 leaves, beside those for a flat one
    ./measure.py rustc      the same, and what rustc takes for each node wide and deep, written to RUSTC.md: exits 1 above
                            1.5 times the instructions of smaller trees (this takes minutes); `rustc closure` the same in closure form, into
                            RUSTC_CLOSURES.md; `rustc item WORD…` and `rustc closure WORD…` count only what has one of these words in its
                            name, and write nothing
    ./measure.py random     only random trees of 1 to 3,000 leaves in both forms, as many as QUICKBEAM_RANDOM_TREES says, from
                            the seed QUICKBEAM_RANDOM_SEED on
    ./measure.py --write    measures what the guide shows and writes results.json and its table, after each of three parts: the
                            macro's instructions, rustc's, and seconds. `--write macro`, `--write rustc` and `--write seconds`
                            measure one part and keep the rest, e.g. seconds when the machine has nothing else to do

The macro is counted under callgrind, as an ordinary program (`src/main.rs`): the same input gives the same count.
`cargo check` is counted by perf; virtual machines often have no counters for that, and callgrind would take minutes.
Seconds are the processor's, of several rounds the fastest; they decide nothing.
Those for a crate without a tree are subtracted.
"""

import concurrent.futures
import itertools
import os
import re
import resource
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
import nodes  # noqa: E402
import random_trees  # noqa: E402
import rustc  # noqa: E402
import shown  # noqa: E402
import trees  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
SIZES = [1000, 5000]
# How many times the instructions for 1,000 nodes 5,000 may take.
RATIO = 6
# How many children and how many levels are compared, and how many times the instructions per node the larger may take.
CHILDREN, LEVELS, PER_NODE = (100, 1000), (8, 64), 1.5
COMMANDS = {"check": ["cargo", "check"], "build": ["cargo", "build"], "build --release": ["cargo", "build", "--release"]}


def build(*arguments):
    """Builds the compiler as a program, and gives its path."""
    subprocess.run(["cargo", "build", "--quiet", "--locked", *arguments], cwd=HERE, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
    return os.path.join(target, "release" if "--release" in arguments else "debug", "compile")


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def inputs(directory, pairs):
    """A file for each shape and size, with what stands in the macro call."""
    return {
        (shape, size): write(os.path.join(directory, f"{shape}-{size}.txt"), trees.item(trees.SHAPES[shape](size)))
        for shape, size in pairs
    }


def collected(program, what, path):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, what, path]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def macro_instructions(program, files):
    """What expanding takes beyond reading the input."""
    for (shape, size), path in files.items():
        if trees.is_of_parts(trees.SHAPES[shape](size)):
            continue
        nodes = int(subprocess.run([program, "nodes", path], capture_output=True, text=True, check=True).stdout)
        assert nodes == size, f"{shape}: {nodes} nodes instead of {size}"

    def count(path):
        return collected(program, "expand", path) - collected(program, "read", path)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(files, pool.map(count, files.values())))


def per_node(program, text, directory):
    """The macro's instructions for a tree, by its nodes."""
    path = write(os.path.join(directory, f"{threading.get_ident()}.txt"), trees.item(text))
    count = int(subprocess.run([program, "nodes", path], capture_output=True, text=True, check=True).stdout)
    return (collected(program, "expand", path) - collected(program, "read", path)) / count


def nodes_alike(program, directory):
    """What takes too many instructions per node where there are many children or levels."""
    pairs = {}
    for make, unit, sizes in ((nodes.all_wide, "children", CHILDREN), (nodes.all_deep, "levels", LEVELS)):
        small, large = map(make, sizes)
        pairs.update({f"{what}, {sizes[1]:,} {unit}": (small[what], large[what]) for what in small})

    def ratio(pair):
        small, large = (per_node(program, text, directory) for text in pair)
        return large / small

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        ratios = dict(zip(pairs, pool.map(ratio, pairs.values())))
    missed = []
    for what, times in ratios.items():
        line = f"macro, {what}: {times:.2f} times the instructions per node"
        print(line, flush=True)
        if times > PER_NODE:
            missed.append(f"{line}, allowed {PER_NODE}")
    return missed


def compile_nodes(crate):
    """What is wide and deep compiles."""
    everything = {**nodes.all_wide(CHILDREN[1]), **nodes.all_deep(LEVELS[1])}
    texts = [
        f"mod {form}_{number} {{ use super::*; {written(text)} }}"
        for form, written in (("item", rustc.item), ("closure", rustc.closure))
        for number, text in enumerate(everything.values())
    ]
    crate.run(COMMANDS["check"], trees.program("") + nodes.PRELUDE + "\n".join(texts))
    print(f"{len(texts)} trees, each node wide and deep, in both forms: compiled", flush=True)


def spent(work):
    """The processor's seconds for all that this starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime


def run(command, **options):
    """Runs a command, and ends if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-3000:]}")


def seconds(command, **options):
    """The processor's time for a command and all that it starts."""
    return spent(lambda: run(command, **options))


class Crate:
    """A crate in a scratch directory, which depends on this one."""

    def __init__(self, directory, optimized=True):
        self.directory = directory
        # A target directory of its own: what others have built there must not be taken for free.
        self.environment = dict(os.environ, CARGO_TARGET_DIR=os.path.join(directory, "target"), CARGO_INCREMENTAL="0")
        self.environment["RUSTUP_TOOLCHAIN"] = toolchain()
        if optimized:
            # The macro, which is built once for many trees. What it takes itself is counted apart.
            self.environment["CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL"] = "3"
        os.mkdir(os.path.join(directory, "src"))
        write(
            os.path.join(directory, "Cargo.toml"),
            '[package]\nname = "large"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n'
            f'[dependencies]\nquickbeam = {{ path = "{REPOSITORY}" }}\n',
        )
        self.rounds = 0

    def run(self, command, program, measure=None):
        self.rounds += 1
        # The text differs, so that nothing is taken from an earlier round.
        text = f"#![allow(dead_code, unused_imports)]\nconst ROUND: u32 = {self.rounds};\n{program}\n"
        write(os.path.join(self.directory, "src", "main.rs"), text)
        return (measure or seconds)([*command, "--quiet"], cwd=self.directory, env=self.environment)

    def accepts(self, command, program):
        """Whether it compiles; if not, what is said about it is printed."""
        try:
            self.run(command, program)
        except SystemExit as said:
            print(said.code, flush=True)
            return False
        return True


def counted(command, **options):
    """The instructions of a command and all that it starts; none where the processor does not count them."""
    with tempfile.NamedTemporaryFile("r") as output:
        perf = ["perf", "stat", "--field-separator=,", "--event=instructions:u", "--output", output.name, "--"]
        try:
            run = subprocess.run(perf + command, capture_output=True, text=True, **options)
        except FileNotFoundError:
            return None
        found = re.search(r"^(\d+),", output.read(), re.MULTILINE)
        if run.returncode != 0 and found:
            sys.exit(f"{' '.join(command)} failed:\n{run.stderr[-3000:]}")
        return int(found.group(1)) if found else None


def check_instructions(crate):
    """What `cargo check` takes for each tree beyond a crate without one; nothing where it is not counted."""
    if counted(["true"]) is None:
        print("`cargo check` is not counted: there is no perf here, or the processor has no counters for it")
        return {}
    check = COMMANDS["check"]
    crate.run(check, trees.program(""))
    empty = crate.run(check, trees.program(""), counted)
    return {
        (shape, size): crate.run(check, trees.program(tree_of(size)), counted) - empty
        for shape, tree_of in trees.SHAPES.items()
        for size in SIZES
    }


def toolchain():
    """The toolchain of the repository, which a directory elsewhere would not choose."""
    with open(os.path.join(REPOSITORY, "rust-toolchain.toml")) as file:
        return re.search(r'channel = "(.*)"', file.read()).group(1)


def compile_all(crate):
    """Trees of 1,000 nodes compile, however they are written."""
    for shape, tree_of in trees.SHAPES.items():
        # A closure form has no other trees beside it.
        for form in ("item",) if trees.is_of_parts(tree_of(1000)) else ("item", "closure"):
            crate.run(COMMANDS["check"], trees.program(tree_of(1000), form))
            print(f"1,000 nodes, {shape}, {form}: compiled", flush=True)


def main():
    if sys.argv[1:2] == ["--write"]:
        return write_table(sys.argv[2:] or shown.PARTS)
    program = None if "".join(sys.argv[1:2]) in ("rustc", "mixed") else build("--release")
    with tempfile.TemporaryDirectory() as directory:
        if sys.argv[1:2] == ["rustc"]:
            form, *words = sys.argv[2:] or ["item"]
            return report(rustc.measure(Crate(directory), COMMANDS["check"], form, words))
        if sys.argv[1:] == ["mixed"]:
            return report(count_mixed(Crate(directory)))
        if sys.argv[1:] == ["random"]:
            return report(compile_random(Crate(directory), program))
        missed = nodes_alike(program, directory)
        crate = Crate(directory)
        compile_nodes(crate)
        if sys.argv[1:] == ["nodes"]:
            return report(missed)
        missed += compile_random(crate, program) + count_mixed(crate)
        files = inputs(directory, itertools.product(trees.SHAPES, SIZES))
        instructions = macro_instructions(program, files)
        for shape in trees.SHAPES:
            small, large = instructions[shape, 1000], instructions[shape, 5000]
            line = f"macro, {shape}: {large / small:.2f} times the instructions for 5,000 nodes as for 1,000"
            print(line, flush=True)
            if large > RATIO * small:
                missed.append(f"{line}, allowed {RATIO}")
        compile_all(crate)
        checks = check_instructions(crate)
        for shape in trees.SHAPES if checks else ():
            small, large = checks[shape, 1000], checks[shape, 5000]
            line = f"cargo check, {shape}: {large / small:.2f} times the instructions for 5,000 nodes as for 1,000"
            print(line, flush=True)
            if large > RATIO * small:
                missed.append(f"{line}, allowed {RATIO}")
    return report(missed + shown.missing())


def write_table(parts):
    """Measures what the guide shows, or parts of it; each is written as soon as it is measured."""
    for part in parts:
        if part not in shown.PARTS:
            sys.exit(f"no part is called {part}, only {', '.join(shown.PARTS)}")
    if len(parts) < len(shown.PARTS):
        shown.expect_same_compiler()
    pairs = [(shape, size) for shape, sizes in trees.SHOWN.items() for size in sizes]
    for part in parts:
        with tempfile.TemporaryDirectory() as directory:
            if part == "macro":
                counts = macro_instructions(build("--release"), inputs(directory, pairs))
                figures = {pair: {"macro": count} for pair, count in counts.items()}
            elif part == "rustc":
                counts = shown.count(rustc.Counter(Crate(directory), COMMANDS["check"]), pairs)
                figures = {pair: {"rustc": counts.get(pair)} for pair in pairs}
            else:
                figures = shown.measure_seconds(Crate(directory, optimized=False), COMMANDS, pairs)
        shown.write(figures)


def compile_random(crate, program):
    number, seed = (
        int(os.environ.get(f"QUICKBEAM_RANDOM_{what}", default)) for what, default in (("TREES", 20), ("SEED", 1))
    )
    return random_trees.compile_random(crate, program, COMMANDS["check"], number, seed)


def count_mixed(crate):
    return rustc.mixed_to_flat(rustc.Counter(crate, COMMANDS["check"]))


def report(missed):
    for miss in missed:
        print(miss, file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
