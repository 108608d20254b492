#!/usr/bin/env python3
"""The lock of a door: tested on the host, and run under RTIC in QEMU.

    ./check.py            tests, builds, runs, and compares what was said with expected.txt and
                          told.txt; exits 1 if it differs
    ./check.py --write    the same, and writes these files

Builds with rustup's target `thumbv7em-none-eabihf` where that is installed, else with Debian's packages, as
../firmware/measure.py does. What the firmware says are numbers of messages; `defmt-print` finds the messages in its
file: `cargo install --locked defmt-print`.
"""

import difflib
import importlib.util
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("firmware", os.path.join(HERE, "../firmware/measure.py"))
firmware = importlib.util.module_from_spec(spec)
spec.loader.exec_module(firmware)
firmware.HERE = os.path.join(HERE, "firmware")


def said(program):
    """What a program says in QEMU, decoded."""
    # Everything that it says, as it goes over the wire.
    ran = subprocess.run(firmware.QEMU + [program], stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
    decode = ["defmt-print", "-e", program, "--log-format", "{t} {L} {s}"]
    decoded = subprocess.run(decode, input=ran.stdout, capture_output=True, check=True, timeout=120).stdout.decode()
    print(decoded, end="")
    if ran.returncode != 0:
        sys.exit(f"the firmware ended with {ran.returncode}: {ran.stderr.decode()}")
    return decoded


def compare(decoded, name):
    """Ends everything if it is not what a file expects."""
    path = os.path.join(HERE, name)
    if "--write" in sys.argv[1:]:
        with open(path, "w") as file:
            file.write(decoded)
    with open(path) as file:
        expected = file.read()
    if decoded != expected:
        difference = difflib.unified_diff(expected.splitlines(), decoded.splitlines(), "expected", "said", lineterm="")
        sys.exit("\n".join(difference))


def main():
    subprocess.run(["cargo", "test", "--quiet", "--locked", "--package", "door"], cwd=HERE, check=True)
    toolchain = firmware.Toolchain("--debian" in sys.argv[1:])
    program = toolchain.build("lock")
    decoded = said(program)
    flash, ram = firmware.image(program)
    print(f"{flash} bytes of flash, {ram} of RAM")
    compare(decoded, "expected.txt")
    # What an observer says of a tree.
    compare(said(toolchain.build("told")), "told.txt")


if __name__ == "__main__":
    main()
