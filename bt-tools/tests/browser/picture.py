#!/usr/bin/env python3
"""Makes the moving picture of the README: a guard's night from the example `watch`, as the page draws it.

    bt-tools/tests/browser/picture.py [FILE]

The run is recorded, opened with `cargo quickbeam view`, and stepped through in headless Chromium; what the page then shows, tick by tick, becomes
one SVG file that moves by itself (SMIL). It needs what check.py needs.
"""

import os
import subprocess
import sys
import tempfile

from check import ROOT, Browser

# Which ticks are shown, and for how many seconds each.
TICKS = range(20, 260, 4)
SECONDS = 0.25

LOOK = """
    const styles = (it, names) => Object.fromEntries(names.map(name => [name, getComputedStyle(it)[name]]));
    const line = ["stroke", "strokeWidth"], shape = ["fill", "stroke", "strokeWidth", "strokeDasharray"];
    return [...document.querySelectorAll("#tree .edge")].map(it => styles(it, line)).concat(
        [...document.querySelectorAll("#tree [data-node]")].flatMap(group => [...group.querySelectorAll("rect, path")].map(it => styles(it, shape))))"""

MARK = """
    const all = [...document.querySelectorAll("#tree .edge")].concat(
        [...document.querySelectorAll("#tree [data-node]")].flatMap(group => [...group.querySelectorAll("rect, path")]));
    all.forEach((it, number) => { for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray"]) if (name !== "fill" || !it.matches(".edge")) it.removeAttribute(name); it.setAttribute("id", "part" + number); });
    for (const it of document.querySelectorAll("#tree [class], #tree [data-node], #tree [data-to]")) { it.removeAttribute("class"); delete it.dataset.node; delete it.dataset.to; }
    return document.querySelector("#tree svg").outerHTML"""

NAMES = {"fill": "fill", "stroke": "stroke", "strokeWidth": "stroke-width", "strokeDasharray": "stroke-dasharray"}


def animation(name, values):
    """The attribute as it is at first, and what sets it when it changes."""
    changes = [(n, value) for n, value in enumerate(values) if n == 0 or value != values[n - 1]]
    first = f' {name}="{values[0]}"'
    if len(changes) == 1:
        return first, ""
    times = ";".join(f"{n / len(values):.4g}" for n, _ in changes)
    looks = ";".join(value for _, value in changes)
    length = len(values) * SECONDS
    return first, f'<animate attributeName="{name}" dur="{length:g}s" repeatCount="indefinite" calcMode="discrete" keyTimes="{times}" values="{looks}"/>'


def short(value, name):
    """rgb(1, 2, 3) as #010203; 3px as 3; no dashes as something that can be exchanged for dashes."""
    if name == "strokeDasharray" and value == "none":
        return "1 0"
    if value.startswith("rgb("):
        return "#" + "".join(f"{int(part):02x}" for part in value[4:-1].split(","))
    return value.replace("px", "").replace(",", "")


def main():
    folder = tempfile.TemporaryDirectory()
    run = os.path.join(folder.name, "run.qb")
    subprocess.run(["cargo", "run", "--quiet", "--package", "bt-tools", "--example", "watch", "--", "--ticks", str(TICKS.stop), "--record", run],
                   cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    view = subprocess.Popen(["cargo", "run", "--quiet", "--package", "bt-tools", "--", "view", run, "--port", "0"],
                            cwd=ROOT, stdout=subprocess.PIPE, text=True)
    browser = Browser()
    try:
        browser.open(view.stdout.readline().strip() + "/?theme=light&agent=0")
        browser.until("quickbeam.end > 0 && quickbeam.groups.size > 0")
        frames = []
        for tick in TICKS:
            browser.run("const bar = document.querySelector('#scrub'); bar.value = arguments[0]; bar.oninput()", tick)
            browser.until("quickbeam.shown === arguments[0]", tick)
            frames.append(browser.run(LOOK))
        svg = browser.run(MARK)
    finally:
        browser.close()
        view.terminate()
        view.wait(10)
    for number in range(len(frames[0])):
        looks = [animation(NAMES[name], [short(frame[number][name], name) for frame in frames]) for name in frames[0][number]]
        # Chromium writes an element without children with an end tag.
        part = f' id="part{number}"'
        begin = svg.index(part)
        end = svg.index(">", begin)
        first, moves = "".join(look[0] for look in looks), "".join(look[1] for look in looks)
        svg = svg[:begin] + first + svg[begin + len(part):end] + ">" + moves + svg[end + 1:]
    target = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "src", "guide", "watch.svg")
    with open(target, "w", encoding="utf-8") as file:
        file.write(svg + "\n")


if __name__ == "__main__":
    main()
