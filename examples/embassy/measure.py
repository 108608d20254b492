#!/usr/bin/env python3
"""A day of the garden node in QEMU, with a behaviour tree and with an async function.

    ./measure.py                    builds both, runs both, prints a table; exits 1 if the tree misses a limit

Builds with rustup's target `thumbv7em-none-eabihf` where that is installed, else with Debian's packages, as
../firmware/measure.py does. The board's clock stands still while nothing is done, so that a day takes a second.
"""

import importlib.util
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("firmware", os.path.join(HERE, "../firmware/measure.py"))
firmware = importlib.util.module_from_spec(spec)
spec.loader.exec_module(firmware)
firmware.HERE = HERE

PROGRAMS = {"by_hand": "by_hand", "tree": "asleep"}
# How much more than by hand the tree may take: a ratio, and so many.
LIMITS = {"wake_ups": (1.01, 0), "awake_us": (1.15, 0), "flash": (1, 700), "ram": (1, 8)}


def size(program):
    lines = subprocess.run(["size", "-A", program], capture_output=True, text=True, check=True).stdout.splitlines()
    sizes = {words[0]: int(words[1]) for words in map(str.split, lines) if len(words) == 3 and words[1].isdigit()}
    flash = sum(sizes.get(name, 0) for name in [".vector_table", ".text", ".rodata", ".data"])
    return {"flash": flash, "ram": sum(sizes.get(name, 0) for name in [".data", ".bss", ".uninit"])}


def measured(program):
    ran = subprocess.run(firmware.QEMU + [program], capture_output=True, text=True, timeout=120, check=True)
    return json.loads(ran.stdout) | size(program)


def main():
    toolchain = firmware.Toolchain("--debian" in sys.argv)
    found = {side: measured(toolchain.build(PROGRAMS[side])) for side in PROGRAMS}
    # Counting takes time, and so has a run of its own.
    found["tree"]["ticks"] = measured(toolchain.build(PROGRAMS["tree"], ["count"]))["ticks"]
    hand, tree = found["by_hand"], found["tree"]
    missed = [name for name in ["waterings", "reports"] if hand[name] != tree[name]]
    for name, (ratio, more) in LIMITS.items():
        if tree[name] > hand[name] * ratio + more:
            missed.append(name)
    if not tree["ticks"] <= tree["wake_ups"] * 1.05:
        missed.append("ticks")
    print(f"{'':12}{'by hand':>12}{'tree':>12}")
    for name in hand:
        print(f"{name:12}{hand[name]:>12}{tree[name]:>12}{'  misses its limit' if name in missed else ''}")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
