#!/usr/bin/env python3
"""Tries the site in headless Chromium: `cargo xtask site --check` builds it and runs this.

    site/check.py SITE ANSWERS [--edits NUMBER] [--pictures DIRECTORY]

ANSWERS has requests to the playground and what the same code answers when it is no WebAssembly. Times are printed and decide nothing.
"""

import argparse
import functools
import glob
import html
import http.server
import json
import os
import random
import re
import statistics
import sys
import threading

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(ROOT, "bt-tools", "tests", "browser"))
from check import Browser  # noqa: E402: it is there only now


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass


def serve(site, port=0):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def write(browser, text):
    """Puts this into the editor, and waits until it was looked at."""
    browser.run("window.before = playground.looks; write(arguments[0])", text)
    browser.until("playground.looks > window.before && !looking && !due")


def ask(browser, **request):
    return browser.run("return quick.ask(arguments[0])", request)


def wait(browser, milliseconds):
    browser.run("return new Promise(done => setTimeout(done, arguments[0]))", milliseconds)


def click(browser, selector):
    browser.run("document.querySelector(arguments[0]).click()", selector)


def keys(browser, *pressed):
    """As a keyboard would; a tuple is pressed together."""
    actions = []
    for key in pressed:
        together = key if isinstance(key, tuple) else (key,)
        actions += [{"type": "keyDown", "value": it} for it in together] + [{"type": "keyUp", "value": it} for it in reversed(together)]
    browser.call("POST", browser.session + "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})


CONTROL, TAB, ENTER, RIGHT, DOWN, ESCAPE, SHIFT, ALT, F8 = "\ue009", "\ue004", "\ue007", "\ue014", "\ue015", "\ue00c", "\ue008", "\ue00a", "\ue038"


def told(browser):
    return browser.run("return document.querySelector('#told').textContent")


def tab(browser, name):
    click(browser, f"[data-tab={name}]")
    browser.until("document.querySelector('#told').textContent !== '…' && !slow.open.size")
    return told(browser)


def check_examples(browser):
    titles = browser.run("return [...document.querySelectorAll('#examples option')].slice(1).map(it => it.textContent)")
    assert len(titles) == 12, titles
    for at, title in enumerate(titles):
        browser.run("window.before = playground.looks; const menu = document.querySelector('#examples'); menu.value = arguments[0]; menu.onchange()", at)
        browser.until("playground.looks > window.before && !looking && !due")
        assert browser.run("return playground.problems.length") == 0, title
        assert browser.run("return playground.groups.size") > 1, title
        click(browser, "#tick")
        browser.until("playground.moments.length === 1")
        assert browser.run("return playground.moments[0].wrong") is None, title
        for name in ["expansion", "graph", "state", "xml", "explore"]:
            assert len(tab(browser, name)) > 40, (title, name)
        click(browser, "[data-tab=run]")


def check_answers(browser, path):
    """The compiler says in the browser what it says elsewhere, byte for byte."""
    with open(path, encoding="utf-8") as file:
        pairs = [line.rstrip("\n").split("\t") for line in file]
    assert len(pairs) > 900, len(pairs)
    for at in range(0, len(pairs), 100):
        part = pairs[at:at + 100]
        found = browser.run("return (async () => { const all = []; for (const request of arguments[0]) all.push(await quick.ask(JSON.parse(request))); return all; }).apply(null, arguments)", [request for request, _ in part])
        for (request, expected), answer in zip(part, found):
            assert answer == json.loads(expected), (request, expected, answer)
    print(f"{len(pairs)} inputs: the same answers as without WebAssembly")


def check_editor(browser):
    write(browser, "|h: &mut H| fallback< a, timeout(8, b) >")
    browser.until("document.querySelectorAll('.cm-lintRange-error').length === 1")
    assert browser.run("return document.querySelector('.cm-lintRange-error').textContent") == "8"
    assert browser.run("return document.querySelector('#canvas').classList.contains('old')")
    browser.run("editor.focus()")
    keys(browser, F8)
    said = browser.until("document.querySelector('.cm-diagnosticText')?.textContent")
    assert "help: write `8s`" in said, said

    # A node is completed, and an option of it.
    write(browser, "")
    browser.run("editor.focus()")
    keys(browser, *"reactive_f")
    browser.until("document.querySelector('.cm-tooltip-autocomplete')?.textContent.includes('reactive_fallback')")
    # Too soon after it appears, a key is not meant for it.
    wait(browser, 200)
    keys(browser, ENTER)
    browser.until("editor.state.doc.toString() === 'reactive_fallback<  >'")
    write(browser, "reactive_fallback()< a, b >")
    browser.run("editor.dispatch({ selection: { anchor: 18 } }); editor.focus()")
    keys(browser, (CONTROL, " "))
    browser.until("document.querySelector('.cm-tooltip-autocomplete')?.textContent.includes('on_running')")
    keys(browser, ESCAPE)

    # Formatted on a key.
    write(browser, "|h:&mut H| fallback<a,b>")
    browser.run("editor.focus()")
    keys(browser, (CONTROL, "s"))
    browser.until("editor.state.doc.toString() === '|h: &mut H| fallback< a, b >\\n'")
    # What is coloured as a node.
    assert browser.run("return [...document.querySelectorAll('.tok-node')].map(it => it.textContent)") == ["fallback"]

    # Too deep for the stack: said, and the next text is looked at as ever.
    write(browser, "|h: &mut H| " + "invert(" * 4000 + "a" + ")" * 4000)
    assert "started again" in browser.run("return document.querySelector('#note').textContent")
    assert browser.run("return playground.traps") == 1
    write(browser, "|h: &mut H| fallback< a, b >")
    assert browser.run("return document.querySelector('#note').textContent") == ""
    browser.run("playground.traps = 0")


def letters(browser):
    return browser.run("return [...playground.groups].sort((a, b) => a[0] - b[0]).map(([, group]) => [...group.classList].find(it => it.length === 1) ?? '-').join('')")


def check_run(browser):
    write(browser, "|hero: &mut Hero| fallback< door_open, timeout(8s, sleep) >")
    row = lambda node, letter: click(browser, f"[data-row='{node}'] [data-letter={letter}]")
    row(1, "F")
    row(3, "R")
    click(browser, "#tick")
    browser.until("playground.moments.length === 1")
    assert letters(browser) == "RFRR", letters(browser)
    browser.run("document.querySelector('#by').value = '8s'")
    click(browser, "#advance")
    click(browser, "#tick")
    browser.until("playground.moments.length === 2")
    assert letters(browser) == "FfFH", letters(browser)
    click(browser, "#back")
    assert letters(browser) == "RFRR"
    click(browser, "#on")
    assert letters(browser) == "FfFH"
    click(browser, "#reset")
    browser.until("playground.moments.length === 3")
    # A script: one answer for each call.
    click(browser, "#again")
    browser.run("const field = document.querySelector(\"[data-row='3'] input\"); field.value = 'R R S'; field.oninput({ target: field })")
    for count, gave in enumerate(["R", "R", "S"], 1):
        click(browser, "#tick")
        browser.until(f"playground.moments.length === {count}")
        assert browser.run("return playground.moments.at(-1).gave") == gave
    # From a step in the past another way is taken.
    click(browser, "#back")
    click(browser, "#halt")
    browser.until("playground.moments.length === 3 && playground.moments[2].gave === null")


def check_explore(browser):
    write(browser, "|h: &mut H| fallback< force_success(a), b, running >")
    said = tab(browser, "explore")
    assert "no behaviour" in said, said
    assert browser.run("return document.querySelectorAll('.node.dead').length") == 2
    write(browser, "|h: &mut H| sequence< a, running >")
    assert "rest for ever" in tab(browser, "explore")
    browser.run("[...document.querySelectorAll('#runs button')].at(-1).click()")
    browser.until("playground.moments.length > 0")
    assert browser.run("return playground.moments.at(-1).gave") == "R"
    click(browser, "[data-tab=run]")


def check_import(browser):
    xml = """<root BTCPP_format="4"><BehaviorTree ID="Door"><Fallback><IsOpen/><RetryUntilSuccessful num_attempts="3"><Open/></RetryUntilSuccessful></Fallback></BehaviorTree></root>"""
    write(browser, xml)
    browser.until("editor.state.doc.toString().includes('behavior_tree!') && playground.groups.size === 4")
    assert told(browser)
    write(browser, "<root><BehaviorTree/></root>")
    browser.until("document.querySelector('#note').textContent.includes('0 nodes at its top')")
    click(browser, "[data-tab=run]")


def check_link(browser, url):
    text = "|h: &mut H| fallback< a, ä𝄞 >\n"
    write(browser, text)
    before = browser.run("return location.hash")
    browser.until("location.hash !== arguments[0]", before) if before else None
    browser.run("return link()")
    there = browser.run("return location.href")
    browser.open("about:blank")
    browser.open(there)
    browser.until("window.playground?.looks > 0")
    assert browser.run("return editor.state.doc.toString()") == text
    browser.open("about:blank")
    browser.open(url + "#t=x")
    browser.until("window.playground?.looks > 0")


def check_keyboard(browser):
    """From the editor through everything, without a mouse."""
    write(browser, "|h: &mut H| fallback< a, sequence< b, c > >")
    browser.run("editor.focus()")
    seen = set()
    for _ in range(60):
        keys(browser, TAB)
        seen.add(browser.run("const it = document.activeElement; return it.id || it.dataset.tab || it.dataset.letter || it.className || it.tagName"))
    assert {"unfold", "turn", "fit", "canvas", "tick", "halt", "reset", "by", "advance", "again", "run", "panel", "S", "F", "R"} <= seen, seen
    browser.run("document.querySelector('#canvas').focus()")
    keys(browser, RIGHT, RIGHT)
    assert browser.run("return playground.picked") == 1
    keys(browser, DOWN, "t")
    assert browser.run("return playground.picked") == 2
    browser.until("playground.moments.length === 1")
    browser.run("document.querySelector('[data-tab=run]').focus()")
    keys(browser, RIGHT)
    assert browser.run("return playground.tab") == "expansion"
    click(browser, "[data-tab=run]")


def large(nodes):
    """A tree of so many nodes."""
    parts = ", ".join(f"fallback< a{n}, timeout(8s, sequence< b{n}, c{n} >), retry(3, invert(d{n})), e{n} >" for n in range(nodes // 10))
    return f"tree Large(hero: &mut Hero) {{\n    sequence< {parts} >\n}}\n"


def measure(browser):
    for nodes in [200, 1000]:
        write(browser, large(nodes))
        count = browser.run("return playground.nodes.length")
        took = browser.run("""return (async () => {
            const took = [], at = editor.state.doc.toString().indexOf("a1,");
            for (let n = 0; n < 60; n++) {
                const looks = playground.looks, begun = performance.now();
                editor.dispatch({ changes: { from: at, insert: "x" } });
                while (playground.looks === looks) await new Promise(done => { const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(0); });
                took.push(performance.now() - begun);
            }
            return took;
        })()""")
        took.sort()
        print(f"a keystroke in a tree of {count} nodes: {statistics.median(took):.0f} ms, p95 {took[int(.95 * len(took))]:.0f} ms")
    write(browser, large(200))
    tab(browser, "explore")
    print(f"exploring 200 nodes: {browser.run('return playground.took'):.0f} ms")
    click(browser, "[data-tab=run]")


PIECES = ["fallback< ", " >", "timeout(8h, ", ")", ", ", "a", "b: ", "!", "switch(x.y)< A => ", "tree T(h: &mut H) { ", "}", "{", "|h: &mut H| ", "<", "=> ", "8h", "\"", "'", "/*", "*/", "//", "\n", "ä", "𝄞", "#[observe] ", "retry(3, ",
          "parallel(success = 1)< ", "_", "::", "r#\"", "0x", "behavior_tree! { ", "<root>", "wait(1s)", "subtree::new()"]


def check_edits(browser, count):
    """Random edits, a few letters each: every one is answered, and nothing traps."""
    seed = int(os.environ.get("QUICKBEAM_PROOF_SEED", "1"))
    chance = random.Random(seed)
    write(browser, large(30))
    done = 0
    while done < count:
        edits = [(chance.random(), chance.choice([0, 0, 1, 3, 12]), chance.choice(PIECES), chance.random() < .02) for _ in range(100)]
        slowest = browser.run("""return (async edits => {
            let slowest = 0;
            for (const [part, cut, piece, anew] of edits) {
                const looks = playground.looks, length = editor.state.doc.length, begun = performance.now();
                const from = Math.floor(part * (length + 1)), to = Math.min(length, from + cut);
                editor.dispatch({ changes: anew || length > 4000 ? { from: 0, to: length, insert: examples[Math.floor(part * 12)].text } : { from, to, insert: piece } });
                while (playground.looks === looks || looking) await new Promise(done => setTimeout(done));
                slowest = Math.max(slowest, performance.now() - begun);
            }
            return slowest;
        })(arguments[0])""", edits)
        done += len(edits)
    assert browser.run("return playground.traps") == 0
    print(f"{done} random edits of seed {seed}, the last slowest {slowest:.0f} ms: nothing trapped")


def check_guide(browser, site, base):
    """Every tree of the book opens in the playground."""
    links = {}
    for path in sorted(glob.glob(os.path.join(site, "**", "*.html"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            for link in re.findall(r'class="open" href="([^"]*)"', file.read()):
                links.setdefault(html.unescape(link).split("#")[1], os.path.relpath(path, site))
    assert len(links) > 80, len(links)
    wrong = 0
    for letters, page in links.items():
        text = browser.run("return unpacked(arguments[0])", letters[2:])
        write(browser, text)
        drawn, problems, shown = browser.run("return [!document.querySelector('#canvas').classList.contains('old'), playground.problems.map(it => it.said), editor.state.doc.toString()]")
        assert shown == text and (drawn or problems), (page, text, problems)
        assert drawn or page == "mistakes.html" or "compile_fail" in text or problems, (page, text, problems)
        wrong += not drawn
    page = os.path.join(base, "nodes/fallback.html")
    browser.open(page)
    browser.run("document.querySelector('a.open').click()")
    browser.until("window.playground?.groups.size > 0")
    print(f"{len(links)} trees of the guide open in the playground, {wrong} of them wrong on purpose")


def check_pages(browser, site, base):
    """Each page of the book and the playground is there; what they ask for is looked at in `check_origin`."""
    pages = glob.glob(os.path.join(site, "**", "*.html"), recursive=True)
    pages = sorted(os.path.relpath(page, site) for page in pages)
    # A part of all others.
    pages.remove("toc.html")
    for page in pages:
        browser.open("about:blank")
        browser.open(base + page)
        browser.until("document.querySelector('h1') && document.readyState === 'complete'")
    print(f"{len(pages)} pages open without a network")


def check_offline(browser, server, site, url):
    browser.open(url)
    browser.until("window.playground?.looks > 0")
    browser.run("return navigator.serviceWorker.ready.then(() => true)")
    browser.until("navigator.serviceWorker.controller")
    port = server.server_address[1]
    server.shutdown()
    server.server_close()
    check_pages(browser, site, url + "../")
    browser.open(url)
    browser.until("window.playground?.groups.size > 0")
    return serve(site, port)


def check_origin(browser, base):
    """Everything that was asked for came from the site."""
    log = browser.call("POST", browser.session + "/se/log", {"type": "performance"})
    asked = set()
    for entry in log:
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.add(message["params"]["request"]["url"])
    others = [url for url in asked if not url.startswith((base, "data:", "about:", "blob:" + base, "chrome:"))]
    assert not others, others
    return len(asked)


def pictures(browser, base, folder):
    os.makedirs(folder, exist_ok=True)
    for width in [360, 800, 1280]:
        for theme in ["light", "dark"]:
            browser.call("POST", browser.session + "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": {"width": width, "height": 860, "deviceScaleFactor": 1, "mobile": False}})
            browser.call("POST", browser.session + "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"features": [{"name": "prefers-color-scheme", "value": theme}]}})
            for name, script in {
                "run": "const answers = [...document.querySelectorAll('[data-letter=F]')]; answers[0].click(); document.querySelectorAll('[data-letter=R]')[1].click(); document.querySelector('#tick').click()",
                "mistake": "write('tree Night(hero: &mut Hero) {\\n    fallback< door_open, timeout(8, sleep) >\\n}\\n'); setTimeout(() => editor.focus(), 300)",
                "explore": "write(examples[10].text); setTimeout(() => pick('explore'), 400)",
                "state": "write(examples[4].text); setTimeout(() => pick('state'), 400)",
            }.items():
                browser.open("about:blank")
                browser.open(base + "/playground/")
                browser.until("window.playground?.groups.size > 0")
                browser.run(script)
                wait(browser, 1200)
                if name == "mistake":
                    keys(browser, F8)
                    wait(browser, 200)
                wide = browser.run("return document.documentElement.scrollWidth")
                assert wide <= width, (width, name, wide)
                if width == 360:
                    height = browser.run("return Math.min(3000, document.documentElement.scrollHeight)")
                    browser.call("POST", browser.session + "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}})
                browser.run("scrollTo(0, 0)")
                browser.picture(os.path.join(folder, f"{name}-{width}-{theme}.png"))
            for page in ["index", "nodes/timeout"]:
                browser.open(f"{base}/{page}.html")
                wait(browser, 300)
                browser.picture(os.path.join(folder, f"{page.replace('/', '-')}-{width}-{theme}.png"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("answers")
    parser.add_argument("--edits", type=int, default=300)
    parser.add_argument("--pictures")
    arguments = parser.parse_args()
    server = serve(arguments.site)
    base = f"http://127.0.0.1:{server.server_address[1]}"
    url = base + "/playground/"
    browser = Browser(logs=("browser", "performance"))
    try:
        browser.open(url)
        browser.until("window.playground?.groups.size > 0")
        print(f"first drawing {browser.run('return playground.first'):.0f} ms after the page was asked for")
        check_examples(browser)
        check_editor(browser)
        check_run(browser)
        check_explore(browser)
        check_import(browser)
        check_keyboard(browser)
        check_link(browser, url)
        check_answers(browser, arguments.answers)
        measure(browser)
        check_edits(browser, arguments.edits)
        check_guide(browser, arguments.site, base)
        server = check_offline(browser, server, arguments.site, url)
        if arguments.pictures:
            pictures(browser, base, arguments.pictures)
        asked = check_origin(browser, base)
        complaints = [line for line in browser.complaints() if "favicon" not in line and "ERR_CONNECTION_REFUSED" not in line]
        assert not complaints, complaints
        print(f"{asked} things were asked for, all of this site")
    finally:
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
