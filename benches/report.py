#!/usr/bin/env python3
"""Writes what was measured into the documentation, so that no figure is typed by hand.

    ./report.py             does the documentation say what the committed results say? exits 1 if not
    ./report.py --write     writes it there, and draws the plots

The results are benches/peers/results.json, by benches/peers/measure.py, and, where it exists,
examples/firmware/results.json.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PEERS = ROOT / "benches/peers"
FIRMWARE = ROOT / "examples/firmware/results.json"
README = ROOT / "src/guide/other_crates.md"
GUIDE = ROOT / "src/guide/performance.md"
PLOTS = ROOT / "src/guide/performance"
BEGIN, END = "<!-- Written by benches/report.py. -->", "<!-- End of what it writes. -->"

WORKLOADS = ["door", "wide", "deep", "patrol"]
OURS = {"hand": "by hand", "quickbeam-item": "quickbeam, item form", "quickbeam-closure": "quickbeam, closure form"}
OTHERS = ["bhv", "behavior-tree-lite", "bonsai-bt", "behaviortree-rs"]
ONE, ALL = "one", "all"
MILLION = 1_000_000


def figure(number):
    """Three digits or more, a comma for thousands."""
    if number >= 100 or number == int(number):
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}".rstrip("0").rstrip(".")


def amount(number):
    for size, name in ((1_000_000, "million"), (1_000, "thousand")):
        if number >= size:
            return f"{figure(number / size)} {name}"
    return figure(number)


def table(head, rows):
    """In Markdown, all columns but the first to the right."""
    rows = [head, *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]

    def line(row):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]
        return f"| {' | '.join(cells)} |"

    rule = f"|{'-' * (widths[0] + 2)}|" + "".join(f"{'-' * (width + 1)}:|" for width in widths[1:])
    return "\n".join([line(rows[0]), rule, *map(line, rows[1:])])


class Report:
    def __init__(self):
        self.peers = json.loads((PEERS / "results.json").read_text())
        self.firmware = json.loads(FIRMWARE.read_text()) if FIRMWARE.exists() else None

    def contestants(self):
        return {**OURS, **{name: f"{name} {self.peers['versions'][name]}" for name in OTHERS}}

    def by_workload(self, of):
        """A row for each contestant, a column for each workload."""
        rows = [
            [name, *(figure(of(workload, contestant)) for workload in WORKLOADS)]
            for contestant, name in self.contestants().items()
        ]
        return table(["", *WORKLOADS], rows)

    def instructions(self):
        around = figure(self.peers["instructions"]["nothing"]["hand"])
        counts = self.by_workload(lambda workload, name: self.peers["instructions"][workload][name])
        return f"Instructions per tick, {around} of them for the loop around the tick and one leaf:\n\n{counts}"

    def wall_time(self):
        ratios = self.by_workload(lambda workload, name: self.peers["time"][workload][name]["ratio"])
        return f"Wall time per tick, as a multiple of the time by hand:\n\n{ratios}"

    def bytes(self):
        def size(workload, name):
            entry = self.peers["memory"][workload][name]
            return entry["stack"] + entry["heap"]

        return f"Bytes of one tree, on the heap or not:\n\n{self.by_workload(size)}"

    def allocations(self):
        counts = self.by_workload(lambda workload, name: self.peers["memory"][workload][name]["allocations"])
        return f"Allocations per tick:\n\n{counts}"

    def calls(self):
        counts = self.by_workload(lambda workload, name: self.peers["memory"][workload][name]["calls"])
        return f"Leaves called per tick:\n\n{counts}"

    def lines(self):
        """By contestant and threads, what was measured of each number of agents."""
        lines = {}
        for entry in self.peers["scale"]["measured"]:
            lines.setdefault((entry["contestant"], entry["threads"]), {})[entry["agents"]] = entry
        return lines

    def line_name(self, contestant, threads):
        name = "quickbeam" if contestant == "quickbeam" else self.contestants()[contestant]
        return name if threads == ONE else f"{name}, rayon, {self.peers['scale']['threads']} threads"

    def million(self):
        rows = [
            [
                self.line_name(*line),
                f"{figure(1e3 / entries[MILLION]['nanoseconds'])} million",
                f"{figure(entries[MILLION]['nanoseconds'] * MILLION / 1e6)} ms",
                figure(round(entries[MILLION]["bytes"])),
            ]
            for line, entries in self.lines().items() if MILLION in entries
        ]
        head = ["", "agents per second", "all once", "bytes per agent"]
        return f"A million agents in a `Vec`, each a patrol tree and its context:\n\n{table(head, rows)}"

    def growth(self):
        lines = self.lines()
        counts = sorted({agents for entries in lines.values() for agents in entries})

        def row(line, entries):
            times = (figure(entries[agents]["nanoseconds"]) if agents in entries else "–" for agents in counts)
            return [self.line_name(*line), *times]

        rows = [row(line, entries) for line, entries in lines.items()]
        return f"Nanoseconds per agent and tick, by the number of agents:\n\n{table(['', *map(amount, counts)], rows)}"

    def microcontroller(self):
        if self.firmware is None:
            return None
        measures = {
            "instructions": "instructions per tick", "flash_tick": "flash of `tick`",
            "flash_halt": "flash of `halt`", "ram": "RAM",
        }
        trees = self.firmware["trees"]
        measures = {key: name for key, name in measures.items() if all(key in tree["hand"] for tree in trees.values())}
        rows = [
            [f"{tree}, {name}", *(figure(figures[variant][key]) for key in measures)]
            for tree, figures in trees.items()
            for variant, name in (("hand", "by hand"), ("quickbeam", "quickbeam"))
        ]
        where = f"`{self.firmware['target']}`, {self.firmware['emulator']}, by `{self.firmware['command']}`"
        return f"On a microcontroller ({where}), sizes in bytes:\n\n{table(['', *measures.values()], rows)}"

    def provenance(self):
        m = self.peers["machine"]
        return (
            f"Measured by `benches/peers/measure.py` on {m['processor']}, {m['cores']} cores, {m['system']}, with "
            f"{m['compiler']} and {m['valgrind']}."
        )

    def readme(self):
        return [self.instructions(), self.bytes(), self.million(), self.microcontroller(), self.provenance()]

    def guide(self):
        return [
            self.instructions(), self.wall_time(), self.calls(), self.bytes(), self.allocations(),
            self.million(), self.growth(), self.microcontroller(), self.provenance(),
        ]


def filled(page, parts):
    """The page with these parts between its markers."""
    before, rest = page.read_text().split(BEGIN)
    _, after = rest.split(END)
    parts = "\n\n".join(part for part in parts if part)
    return f"{before}{BEGIN}\n\n{parts}\n\n{END}{after}"


def plots(directory):
    command = ["cargo", "run", "--locked", "--quiet", "--package", "plots", "--"]
    subprocess.run([*command, str(PEERS / "results.json"), str(directory)], cwd=PEERS, check=True)


def main(arguments):
    report = Report()
    files = {README: filled(README, report.readme()), GUIDE: filled(GUIDE, report.guide())}
    with tempfile.TemporaryDirectory() as directory:
        plots(directory)
        files |= {PLOTS / name: pathlib.Path(directory, name).read_text() for name in sorted(os.listdir(directory))}
    if arguments == ["--write"]:
        for path, text in files.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        return 0
    stale = [str(path.relative_to(ROOT)) for path, text in files.items() if not path.exists() or path.read_text() != text]
    if stale:
        print(f"not what the results say: {', '.join(stale)}; benches/report.py --write corrects it", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
