#!/usr/bin/env python3
"""Opens the page in headless Chromium and does what a user would: looks, folds, searches, scrubs, stops the program.

    bt-tools/tests/browser/check.py [--pictures DIRECTORY]

Needs chromium and chromedriver (Debian: chromium, chromium-driver), and nothing else. With --pictures, what the page looks
like at 5, 60, 230 and 1,000 nodes, light and dark, is kept to be looked at.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
SIZES = [5, 60, 230, 1000]


class Browser:
    """A session of ChromeDriver, over its own protocol (WebDriver)."""

    def __init__(self, logs=("browser",)):
        self.folder = tempfile.TemporaryDirectory()
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        while "started successfully on port" not in (line := self.driver.stdout.readline()):
            assert line, "chromedriver did not start"
        self.base = "http://127.0.0.1:" + line.split("port")[1].strip().rstrip(".")
        arguments = ["--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                     "--disable-component-update", "--disable-sync", "--window-size=1280,860", "--hide-scrollbars",
                     "--user-data-dir=" + self.folder.name]
        if os.getuid() == 0:
            arguments.append("--no-sandbox")
        options = {"goog:chromeOptions": {"args": arguments}, "goog:loggingPrefs": dict.fromkeys(logs, "ALL")}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.session = "/session/" + session["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def open(self, url):
        self.call("POST", self.session + "/url", {"url": url})

    def run(self, script, *arguments):
        return self.call("POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, *arguments, seconds=20):
        """Waits until the expression is true, and gives it."""
        end = time.monotonic() + seconds
        while not (found := self.run("return " + script, *arguments)):
            assert time.monotonic() < end, f"never: {script}"
            time.sleep(0.05)
        return found

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", self.session + "/screenshot")))

    def complaints(self):
        log = self.call("POST", self.session + "/se/log", {"type": "browser"})
        return [entry["message"] for entry in log if entry["level"] == "SEVERE"]

    def close(self):
        self.call("DELETE", self.session)
        self.driver.terminate()
        self.driver.wait()
        self.folder.cleanup()


def click(browser, selector):
    browser.run("document.querySelector(arguments[0]).click()", selector)


def pick_node(browser, number):
    """As a mouse would."""
    browser.run("""
        const group = document.querySelector(`[data-node="${arguments[0]}"]`);
        for (const type of ["pointerdown", "pointerup"]) group.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 1, clientY: 1 }));
        """, number)


def check_small(browser, url):
    """The tree of five nodes and their subtree: what is drawn, what is told about a node, a tick back and on."""
    browser.open(url)
    browser.until("quickbeam.end > 30")
    texts = browser.run("return [...document.querySelectorAll('[data-node] text')].map(it => it.textContent)")
    for text in ["reactive_fallback", "chase", "sees_thief", "run(3)", "turn", "wait(1s)"]:
        assert text in texts, (text, texts)
    assert browser.run("return document.querySelectorAll('.edge').length") == 7
    pick_node(browser, 3)
    browser.until("document.querySelector('#node').textContent.includes('As fast as it can.')")
    assert "play.rs:" in browser.run("return document.querySelector('#node').textContent")
    browser.until("+document.querySelector('#counts td:last-child').textContent > 0")
    browser.until("document.querySelector('#context').textContent.includes('as Debug prints it')")

    # A moment of the past is what it was; a step back and one on come to the same.
    click(browser, "#play")
    shown = browser.run("return quickbeam.shown")
    letters = browser.run("return quickbeam.letters")
    click(browser, "#back")
    browser.until(f"quickbeam.shown === {shown - 1}")
    click(browser, "#step")
    browser.until(f"quickbeam.shown === {shown}")
    assert browser.run("return quickbeam.letters") == letters
    browser.run("const bar = document.querySelector('#scrub'); bar.value = 7; bar.oninput()")
    browser.until("quickbeam.shown === 7")
    assert "tick 8 of" in browser.run("return document.querySelector('#when').textContent")
    colors = browser.run("""return [...document.querySelectorAll('[data-node]')].every(group =>
        group.classList.contains(quickbeam.letters[group.dataset.node] === '-' ? 'none' : quickbeam.letters[group.dataset.node]))""")
    assert colors, "the colours are those of the shown tick"
    click(browser, "#live")
    browser.until("quickbeam.shown > 30")
    browser.until("document.querySelectorAll('#marks i').length > 0")


def check_control(browser, url):
    """A breakpoint stops the program, and lets it go on; an answer stands for a leaf; a closed page leaves nothing behind."""
    browser.open(url)
    browser.until("quickbeam.end > 0")
    pick_node(browser, 2)
    browser.until("document.querySelector('#stop')")
    click(browser, "#stop")
    browser.until("document.querySelector('#stopped')")
    assert "sees_thief" in browser.run("return document.querySelector('#stopped').textContent")
    end = browser.run("return quickbeam.end")
    # Longer than a page may be silent.
    time.sleep(3)
    assert browser.run("return quickbeam.end") == end, "the program is stopped"
    click(browser, "#continue")
    browser.until(f"quickbeam.end > {end}")
    browser.until("document.querySelector('#stopped')")
    click(browser, "#stop")
    browser.until(f"quickbeam.end > {end + 20}")
    assert not browser.run("return document.querySelector('#stopped')")
    click(browser, "#insteadFailure")
    browser.until("quickbeam.stands.size === 1")
    failures = "(await fetch('/counts?agent=0').then(it => it.json()))[2]"
    before = browser.run(f"return (async () => {failures})()")
    browser.until(f"quickbeam.end > {browser.run('return quickbeam.end') + 40}")
    after = browser.run(f"return (async () => {failures})()")
    assert after[1] - before[1] <= 1 and after[2] - before[2] >= 30, (before, after)
    # Stopped, and the page is closed: the program goes on.
    click(browser, "#insteadFailure")
    browser.until("quickbeam.stands.size === 0")
    click(browser, "#stop")
    browser.until("document.querySelector('#stopped')")
    browser.open("about:blank")
    goes_on(url)
    browser.open(url)
    end = browser.until("quickbeam.end")
    browser.until(f"quickbeam.end > {end + 5}")
    assert browser.run("return quickbeam.stands.size") == 0


def goes_on(url):
    """Waits until the program ticks on: however long a busy machine takes to notice that the page is closed."""
    counts = lambda: urllib.request.urlopen(urllib.parse.urljoin(url, "/counts?agent=0"), timeout=20).read()
    before, end = counts(), time.monotonic() + 60
    while counts() == before:
        assert time.monotonic() < end, "the program is still stopped"
        time.sleep(0.2)


def check_large(browser, url):
    """1,000 nodes: folded at first, unfolded, searched; agents are filtered and picked."""
    browser.open(url + "?agent=3")
    browser.until("quickbeam.end > 0 && quickbeam.groups.size > 0")
    seen = browser.run("return quickbeam.groups.size")
    assert 20 < seen <= 48, seen
    click(browser, "#unfold")
    browser.until("quickbeam.groups.size === quickbeam.tree.nodes.length")
    click(browser, "#fold")
    browser.until(f"quickbeam.groups.size === {seen}")
    folded = browser.run("return [...quickbeam.folded][0]")
    browser.run("""document.querySelector(`[data-node="${arguments[0]}"]`).dispatchEvent(new MouseEvent("dblclick", { bubbles: true }))""", folded)
    browser.until(f"quickbeam.groups.size > {seen}")
    last = browser.run("""
        const last = quickbeam.tree.nodes.findLastIndex(node => node.leaf);
        const box = document.querySelector("#search");
        box.value = quickbeam.tree.nodes[last].text; box.oninput();
        box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        return last""")
    browser.until(f"quickbeam.groups.has({last}) && quickbeam.groups.get({last}).classList.contains('found')")
    inside = browser.run("""
        const box = arguments[0] && quickbeam.groups.get(arguments[0]).getBoundingClientRect();
        const around = document.querySelector("#canvas").getBoundingClientRect();
        return box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom""", last)
    assert inside, "what was found is in view"
    browser.until("document.querySelectorAll('.row').length === 4")
    browser.run("const box = document.querySelector('#filter'); box.value = '60 nodes'; box.oninput()")
    assert browser.run("return document.querySelectorAll('.row').length") == 1
    click(browser, ".row")
    browser.until("quickbeam.agent === 1 && quickbeam.groups.size > 0")
    browser.until("quickbeam.end > 0 && document.querySelector('#title').textContent.startsWith('60 nodes')")


def check_bounds(browser, url):
    """No text is wider than its node, at any size and in both directions, and nodes do not overlap."""
    for agent in range(len(SIZES)):
        for direction in ["right", "down"]:
            browser.open(f"{url}?agent={agent}&direction={direction}")
            browser.until("quickbeam.groups.size > 0")
            click(browser, "#unfold")
            browser.until("quickbeam.groups.size === quickbeam.tree.nodes.length")
            wrong = browser.run("""
                const boxes = [], wrong = [];
                for (const [number, group] of quickbeam.groups) {
                    const shape = group.querySelector("rect, path").getBBox();
                    for (const text of group.querySelectorAll("text")) {
                        const box = text.getBBox();
                        if (box.x < shape.x - .5 || box.x + box.width > shape.x + shape.width + .5) wrong.push(["text", number]);
                    }
                    for (const [other, box] of boxes)
                        if (shape.x < box.x + box.width && box.x < shape.x + shape.width && shape.y < box.y + box.height && box.y < shape.y + shape.height)
                            wrong.push(["overlap", number, other]);
                    boxes.push([number, shape]);
                }
                return wrong.slice(0, 5)""")
            assert not wrong, (SIZES[agent], direction, wrong)


def check_log(browser, url):
    """A log of BehaviorTree.CPP: its statuses at a moment, what changed, and the next and the last change of a node."""
    browser.open(url)
    browser.until("quickbeam.end === 31 && quickbeam.groups.size === 13")
    browser.run("const bar = document.querySelector('#scrub'); bar.value = 18; bar.oninput()")
    browser.until("quickbeam.shown === 18")
    assert browser.run("return quickbeam.letters") == "rsrfirrISIiii"
    assert "moment 19 of 31" in browser.run("return document.querySelector('#when').textContent")
    assert "OpenDoor FAILURE → IDLE" in browser.run("return document.querySelector('#line').textContent")
    pick_node(browser, 8)
    browser.until("document.querySelectorAll('#counts tr').length === 6")
    assert "success1" in browser.run("return document.querySelector('#counts').textContent")
    assert not browser.run("return document.querySelector('#stop')"), "nothing can be stopped"
    click(browser, "#onchange")
    browser.until("quickbeam.shown === 19")
    assert browser.run("return document.querySelector('#nodestate').textContent") == "idle again"
    click(browser, "#onchange")
    browser.until("document.querySelector('#note').textContent.includes('does not change any more')")
    click(browser, "#backchange")
    browser.until("quickbeam.shown === 18")


def take_pictures(browser, url, folder):
    os.makedirs(folder, exist_ok=True)
    for agent, size in enumerate(SIZES):
        for theme in ["light", "dark"]:
            browser.open(f"{url}?agent={agent}&theme={theme}")
            browser.until("quickbeam.end > 20 && quickbeam.groups.size > 0")
            pick_node(browser, 1)
            browser.until("document.querySelector('#counts td')")
            browser.picture(os.path.join(folder, f"{size}-{theme}.png"))
        click(browser, "#unfold")
        browser.until("quickbeam.groups.size === quickbeam.tree.nodes.length")
        browser.picture(os.path.join(folder, f"{size}-unfolded.png"))


def main():
    binary = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "debug", "examples", "browser")
    subprocess.run(["cargo", "build", "--quiet", "--package", "bt-tools", "--example", "browser", "--bin", "cargo-quickbeam"], cwd=ROOT, check=True)
    server = subprocess.Popen([binary, "--nodes", ",".join(map(str, SIZES))], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    url = server.stdout.readline().strip() + "/"
    program = os.path.join(os.path.dirname(binary), "..", "cargo-quickbeam")
    log = os.path.join(ROOT, "bt-tools", "tests", "vectors", "door.btlog")
    viewer = subprocess.Popen([program, "view", log, "--port", "0"], stdout=subprocess.PIPE, text=True)
    log_url = viewer.stdout.readline().strip() + "/"
    browser = Browser()
    try:
        for check in [check_small, check_control, check_large, check_bounds, check_log]:
            begin = time.monotonic()
            check(browser, log_url if check is check_log else url)
            print(f"ok: {check.__doc__.splitlines()[0]} ({time.monotonic() - begin:.1f} s)", flush=True)
        if "--pictures" in sys.argv:
            take_pictures(browser, url, sys.argv[sys.argv.index("--pictures") + 1])
        complaints = browser.complaints()
        assert not complaints, complaints
    finally:
        browser.close()
        viewer.kill()
        viewer.wait()
        server.stdin.close()
        server.wait(10)


if __name__ == "__main__":
    main()
