#!/usr/bin/env python3
"""Flash, RAM and instructions of trees beside machines written by hand, on a Cortex-M4.

    ./measure.py                    builds, runs in QEMU, prints a table; exits 1 if a tree misses its limit
    ./measure.py --write            the same, and writes results.json

Builds with rustup's target `thumbv7em-none-eabihf` where that is installed, else with Debian's packages
rustc-web, cargo-web, rust-web-src and lld-22 (`--debian` insists on these). QEMU is Debian's qemu-system-arm.

* Flash of `tick` and of `halt`: the sizes of these functions. Leaves are not inlined, and are the same on both sides.
* Flash and RAM of an image: the smallest firmware around one machine (`src/bin/image.rs`).
* Into a ring: what it costs to keep the answers of a tree that is observed (`src/observed.rs`).
* Instructions: exact, the leaves' own included (`src/bin/count.rs`).
"""

import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PATH = os.path.join(HERE, "results.json")
TARGET = "thumbv7em-none-eabihf"
MACHINE = "mps2-an386"
QEMU = ["qemu-system-arm", "-machine", MACHINE, "-cpu", "cortex-m4", "-nographic", "-icount", "shift=10,sleep=off"]
QEMU += ["-semihosting-config", "enable=on,target=native", "-kernel"]
WORKLOADS = ["door", "wide", "deep", "patrol"]
SIDES = ["hand", "quickbeam"]
LEVELS = ["s", "3"]
# A tree may take this much more than the machine written by hand.
RATIO, INSTRUCTIONS, FLASH, BYTES_OF_RAM = 1.05, 2, 1.10, 8
# An answer that is kept in a ring may cost so many instructions. The end of a tick counts as one, and twice what takes
# twice the room: a chosen child, and the end of a tick after which the tree is done.
AN_ANSWER = 8
# What is compared: figure, title, and what limits it.
ROWS = [
    ("instructions", "instructions per tick", "tick"),
    ("instructions_at_3", "… at opt-level 3", "tick"),
    ("instructions_halt", "instructions per halt", "halt"),
    ("flash_tick", "flash of tick", None),
    ("flash_halt", "flash of halt", None),
    ("flash_both", "flash of both", "flash"),
    ("flash_image", "flash of the image", "image"),
    ("ram", "RAM of one", "ram"),
    ("ram_image", "RAM of the image", "ram"),
]


class Toolchain:
    """Builds for the Cortex-M."""

    def __init__(self, debian):
        self.environment = dict(os.environ)
        target = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
        installed = not debian and TARGET in output(["rustup", "target", "list", "--installed"]).split()
        if installed:
            self.arguments = []
            name = "rustup"
        else:
            # Debian's compiler has no core library for this target, but its source.
            self.arguments = ["-Zbuild-std=core"]
            self.environment.update(
                PATH="/usr/bin:/bin",
                RUSTC_BOOTSTRAP="1",
                CARGO_HOME=os.path.join(target, "debian-home"),
                CARGO_TARGET_THUMBV7EM_NONE_EABIHF_LINKER="ld.lld-22",
            )
            self.environment.pop("RUSTUP_TOOLCHAIN", None)
            name = "debian"
        self.directory = os.path.join(target, f"firmware-{name}")
        self.compiler = output(["rustc", "--version"], cwd=HERE, env=self.environment).strip()

    def build(self, program, features=(), level="s"):
        """Builds one program, and gives its path."""
        command = ["cargo", "build", "--quiet", "--locked", "--release", "--bin", program]
        command += ["--features", ",".join(features), "--target-dir", self.directory] + self.arguments
        environment = dict(self.environment, CARGO_PROFILE_RELEASE_OPT_LEVEL=level)
        subprocess.run(command, cwd=HERE, env=environment, check=True)
        return os.path.join(self.directory, TARGET, "release", program)


def output(command, **options):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout
    except FileNotFoundError:
        return ""


def read(path):
    with open(path) as file:
        return json.load(file)


def run(program):
    """What a program prints in QEMU; ends everything if its exit code is not 0."""
    done = subprocess.run(QEMU + [program], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        sys.exit(f"{os.path.basename(program)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def rings(toolchain):
    """Prints what it costs to tick into a ring; the figures, and what is above its limit."""
    figures, missed = {}, []
    print(f"\n| {'into a ring':<11} | opt-level | kept a tick |  plain |   ring |  each | limit | flash, plain and ring | RAM of the ring |")
    print(f"|{'-' * 13}|----------:|------------:|-------:|-------:|------:|------:|----------------------:|----------------:|")
    for level in LEVELS:
        program = toolchain.build("count", level=level)
        sizes = flash_of_rings(program)
        for line in run(program).splitlines():
            if not line.startswith("ring "):
                continue
            _, name, _, ram, _, ticks, _, kept, _, plain, _, into = line.split()
            kept, plain, into = (int(figure) / int(ticks) for figure in (kept, plain, into))
            each = (into - plain) / kept
            flash = sizes[name]
            print(
                f"| {name:<11} | {level:>9} | {kept:>11.5g} | {plain:>6.4g} | {into:>6.4g} | {each:>5.2f} | {AN_ANSWER:>5} "
                f"| {flash['plain']:>12} and {flash['ring']:>4} | {ram:>15} |"
            )
            figures.setdefault(name, {})[f"at_{level}"] = {
                "kept": kept,
                "instructions_plain": plain,
                "instructions_ring": into,
                "flash_plain": flash["plain"],
                "flash_ring": flash["ring"],
                "ram_ring": int(ram),
            }
            if each > AN_ANSWER:
                missed.append(f"an answer of {name} in a ring, opt-level {level}: {each:.2f}, allowed {AN_ANSWER}")
    return figures, missed


def flash_of_rings(program):
    """By tree: the flash of its tick, plain and into a ring."""
    sizes = {}
    for line in output(["nm", "--demangle", "--print-size", program]).splitlines():
        found = re.fullmatch(r"\w+ (\w+) t firmware::observed::(plain|ring)_(\w+?)(::h\w+)?", line)
        if found:
            sizes.setdefault(found.group(3), {})[found.group(2)] = int(found.group(1), 16)
    return sizes


def functions(program):
    """The flash of `tick` and `halt`."""
    sizes = {}
    for line in output(["nm", "--demangle", "--print-size", program]).splitlines():
        found = re.fullmatch(r"\w+ (\w+) t <firmware::.* as firmware::workloads::Machine>::(tick|halt)(::h\w+)?", line)
        if found:
            sizes[found.group(2)] = int(found.group(1), 16)
    return sizes


def image(program):
    """All flash and RAM of a program."""
    sizes = {}
    for line in output(["size", "-A", program]).splitlines():
        parts = line.split()
        if len(parts) == 3 and parts[1].isdigit():
            sizes[parts[0]] = int(parts[1])
    flash = sum(sizes.get(section, 0) for section in (".vector_table", ".text", ".rodata", ".data"))
    return flash, sum(sizes.get(section, 0) for section in (".data", ".bss", ".uninit"))


def measure(toolchain):
    """The figures of every workload and side."""
    figures = {workload: {side: {} for side in SIDES} for workload in WORKLOADS}
    for side in SIDES:
        by_hand = ["by_hand"] if side == "hand" else []
        for level in LEVELS:
            for line in run(toolchain.build("count", by_hand, level)).splitlines():
                if line.startswith("ring "):
                    continue
                workload, _, state, _, ticks, _, instructions, _, halt = line.split()
                figures[workload][side]["ram"] = int(state)
                figures[workload][side]["instructions" if level == "s" else f"instructions_at_{level}"] = int(instructions) / int(ticks)
                figures[workload][side]["instructions_halt" if level == "s" else f"instructions_halt_at_{level}"] = int(halt)
        for workload in WORKLOADS:
            program = toolchain.build("image", by_hand + [workload])
            of = functions(program)
            flash, ram = image(program)
            figures[workload][side].update(
                flash_tick=of["tick"],
                flash_halt=of["halt"],
                flash_both=of["tick"] + of["halt"],
                flash_image=flash,
                ram_image=ram,
            )
    return figures


def limit_of(kind, hand):
    """How much a tree may take where the machine written by hand takes so much."""
    if kind in ("flash", "image"):
        return FLASH * hand
    if kind == "ram":
        return hand + BYTES_OF_RAM
    return max(RATIO * hand, hand + INSTRUCTIONS)


def compare(figures):
    """Prints a table, and gives what is above its limit."""
    missed = []
    print(f"\n| {'tree':<6} | {'':<21} | by hand | quickbeam | ratio |  limit |")
    print(f"|{'-' * 8}|{'-' * 23}|--------:|----------:|------:|-------:|")
    for workload, sides in figures.items():
        for key, title, kind in ROWS:
            hand, tree = sides["hand"][key], sides["quickbeam"][key]
            limit = limit_of(kind, hand) if kind else None
            shown = f"{limit:.1f}" if kind else ""
            ratio = f"{tree / hand:.2f}" if hand else "–"
            print(f"| {workload:<6} | {title:<21} | {hand:>7.5g} | {tree:>9.5g} | {ratio:>5} | {shown:>6} |")
            if kind and tree > limit:
                missed.append(f"{workload}, {title}: {tree:g}, allowed {limit:.1f}")
    return missed


def main():
    toolchain = Toolchain("--debian" in sys.argv[1:])
    print(toolchain.compiler)
    print(run(toolchain.build("agree")), end="")
    print(run(toolchain.build("lock")), end="")
    base_flash, base_ram = image(toolchain.build("image"))
    figures = measure(toolchain)
    missed = compare(figures)
    of_rings, too_much = rings(toolchain)
    missed += too_much
    print(f"\nthe image without any machine: {base_flash} bytes of flash, {base_ram} of RAM")
    version = re.search(r"version (\S+)", output([QEMU[0], "--version"]))
    document = {
        "command": "examples/firmware/measure.py --write",
        "target": f"{TARGET} (Cortex-M4)",
        "emulator": f"QEMU {version.group(1)}, {MACHINE}",
        "compiler": toolchain.compiler,
        "opt_level": "s",
        "image_without_a_machine": {"flash": base_flash, "ram": base_ram},
        "trees": figures,
        "rings": of_rings,
    }
    if "--write" in sys.argv[1:]:
        with open(PATH, "w") as file:
            json.dump(document, file, indent=2)
            file.write("\n")
    elif document != read(PATH):
        print("results.json is from another compiler or another state of this project: --write brings it up to date")
    for miss in missed:
        print("above the limit: " + miss, file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
