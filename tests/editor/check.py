#!/usr/bin/env python3
"""Asks rust-analyzer about trees, right, wrong and half written, as an editor does.

    ./check.py            everything: exits 1 if an answer is not as it should be
    ./check.py --show     prints the answers as well

The texts are written into a file of the crate here that exists in the editor only. `$0` in a text is the cursor.
rust-analyzer is the one on the path if that works, with the toolchain it finds there, or else Debian's
(`rust-web-analyzer`) with Debian's toolchain: the macro has to be built by the compiler that rust-analyzer belongs to.
Versions before that of the toolchain of this repository know less, as the guide says; what they need not know is counted apart.
"""

import json
import os
import re
import subprocess
import sys

import cases
from lsp import Server

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
TREE = os.path.join(HERE, "src", "tree.rs")
NODES = os.path.join(REPOSITORY, "src", "nodes")
FAMILIES = ["composites", "decorators", "hooks", "leaves"]
# Seconds in which the project has to be loaded, the macro being built.
LOADING = 600

GUIDE = os.path.join(REPOSITORY, "src", "guide", "editors.md")


def settings():
    """What the guide proposes to set, as the editor's own file of settings has it."""
    with open(GUIDE, encoding="utf-8") as file:
        blocks = re.findall(r"```json\n(.*?)```", file.read(), re.DOTALL)
    return json.loads("{" + ",".join(blocks) + "}")


def options():
    """Settings of rust-analyzer: the guide's, and what makes it quick here."""
    chosen = {
        "cachePriming": {"enable": False},
        "cargo": {"buildScripts": {"enable": True}},
        "checkOnSave": False,
        "completion": {"autoimport": {"enable": False}, "postfix": {"enable": False}},
        "procMacro": {"enable": True},
    }
    for name, value in settings().items():
        *groups, last = name.removeprefix("rust-analyzer.").split(".")
        inner = chosen
        for group in groups:
            inner = inner.setdefault(group, {})
        inner[last] = value
    return chosen



def pinned():
    """The version of the toolchain of this repository."""
    with open(os.path.join(REPOSITORY, "rust-toolchain.toml"), encoding="utf-8") as file:
        return numbers(re.search(r'channel = "(.*?)"', file.read()).group(1))


def numbers(version):
    return tuple(int(number) for number in re.findall(r"\d+", version)[:2])


def is_for_newer(text, what):
    """What the guide says that older versions do not do."""
    is_open = text.count("(") > text.count(")")
    is_snippet = "timeout(duration, child)" in what
    is_without_type = "|hero|" in text
    return is_open or is_snippet or is_without_type


class Editor:
    """An editor with one file open, and what was found out so far."""

    def __init__(self, server, show, is_older=False):
        self.server = server
        self.show = show
        self.is_older = is_older
        self.passed = 0
        self.failed = 0
        self.unknown = 0

    def expect(self, right, text, what, answer):
        """Counts an answer, and shows it if it is wrong."""
        if right:
            self.passed += 1
        elif self.is_older and is_for_newer(text, what):
            self.unknown += 1
            return
        else:
            self.failed += 1
        if self.show or not right:
            print(f"{'ok' if right else 'WRONG'}: {what}\n    in {text.strip()}\n    is {answer}")

    def write(self, text):
        """Puts a text into the file; gives it without the cursor, and where that is."""
        offset = text.find("$0")
        text = text.replace("$0", "")
        self.server.write(TREE, text)
        return text, offset

    def ask(self, method, text):
        text, offset = self.write(text)
        return self.server.ask(f"textDocument/{method}", TREE, offset, text)

    def hover(self, text):
        answer = self.ask("hover", text)
        return answer["contents"]["value"] if answer else ""

    def definitions(self, text):
        """The lines that the name at the cursor leads to."""
        lines = []
        for place in self.ask("definition", text) or []:
            path, line = place["uri"].removeprefix("file://"), place["range"]["start"]["line"]
            lines.append(read_lines(path, text)[line].strip())
        return lines

    def references(self, text):
        """The lines of the tree's file that mention what the name at the cursor leads to."""
        text, offset = self.write(text)
        context = {"includeDeclaration": False}
        places = self.server.ask("textDocument/references", TREE, offset, text, context=context) or []
        lines = text.split("\n")
        here = [place["range"]["start"]["line"] for place in places if place["uri"] == f"file://{TREE}"]
        return [lines[line].strip() for line in sorted(here)]

    def renamed(self, text):
        """The lines of the tree's file that change where the name at the cursor becomes another."""
        text, offset = self.write(text)
        try:
            answer = self.server.ask("textDocument/rename", TREE, offset, text, newName="renamed")
        except RuntimeError as refused:
            return [str(refused)]
        lines = text.split("\n")
        changes = [change for change in answer["documentChanges"] if change["textDocument"]["uri"] == f"file://{TREE}"]
        numbers = sorted(edit["range"]["start"]["line"] for change in changes for edit in change["edits"])
        return [lines[number].strip() for number in numbers]

    def parameters(self, text):
        """What is called at the cursor, and which of its parameters comes there, from 0."""
        answer = self.ask("signatureHelp", text)
        return [(signature["label"], answer["activeParameter"]) for signature in answer["signatures"]] if answer else []

    def completions(self, text):
        """What is offered at the cursor: what would be inserted, without a snippet's places to fill in."""
        answer = self.ask("completion", text)
        items = answer["items"] if isinstance(answer, dict) else answer or []
        inserted = [item.get("textEdit", {}).get("newText", item["label"]) for item in items]
        return [re.sub(r"\$\{\d+:([^}]*)\}|\$\d+", r"\1", text) for text in inserted]

    def diagnostics(self, text):
        """What is wrong, in the order of the text, each as the token and the first line of the message."""
        text, _ = self.write(text)
        answer = self.server.request("textDocument/diagnostic", {"textDocument": {"uri": f"file://{TREE}"}})
        lines = text.encode().split(b"\n")
        found = []
        place = lambda item: (item["range"]["start"]["line"], item["range"]["start"]["character"])
        for item in sorted(answer["items"], key=place):
            start, end = item["range"]["start"], item["range"]["end"]
            same_line = start["line"] == end["line"]
            stop = end["character"] if same_line else None
            token = lines[start["line"]][start["character"] : stop].decode()
            found.append((token, item["message"].split("\n")[0]))
        return found


def read_lines(path, text):
    """The lines of a file as the editor has it."""
    if path == TREE:
        return text.replace("$0", "").split("\n")
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")


def page(keyword):
    """A node's page: how it begins, its example and its last line."""
    with open(os.path.join(REPOSITORY, "src", "nodes", f"{keyword}.md"), encoding="utf-8") as file:
        text = file.read()
    example = re.search(r"```[^\n]*\n(.*?)```", text, re.DOTALL).group(1)
    return text.split("\n")[0], example, text.strip().split("\n")[-1]


def check_keywords(editor):
    """Every keyword shows its page and leads to it, and shows nothing else."""
    keywords = []
    for family in FAMILIES:
        with open(os.path.join(NODES, f"{family}.rs"), encoding="utf-8") as file:
            keywords += re.findall(r"^pub (?:const|fn) (\w+)\b", file.read(), re.MULTILINE)
    openings = {keyword: page(keyword)[0] for keyword in keywords}
    editor.expect(len(keywords) > 30, NODES, "all keywords are known", keywords)
    for keyword in keywords:
        opening, example, source = page(keyword)
        # Lines that begin with `#` are for the documentation's tests only.
        example = "\n".join(line for line in example.split("\n") if not line.startswith("# "))
        written = keyword if re.search(rf"\b{keyword}\b", example) else cases.SIGNS[keyword]
        marked = re.sub(rf"(?<!\w){re.escape(written)}", f"$0{written}", example, count=1)
        text = cases.item(marked)
        shown = editor.hover(text)
        others = [other for other, begins in openings.items() if other != keyword and f"{begins}\n" in shown]
        hidden = "include!" in shown
        right = opening in shown and source in shown and not others and not hidden
        editor.expect(right, text, f"the page of `{keyword}`, and no other", shown)
        lines = editor.definitions(text)
        is_item = len(lines) == 1 and re.match(rf"pub (const|fn) {keyword}\b", lines[0])
        editor.expect(is_item, text, f"`{keyword}` is an item", lines)


def check_hovers(editor):
    for text, wanted, unwanted in cases.HOVERS:
        shown = editor.hover(text)
        right = all(part in shown for part in wanted) and not any(part in shown for part in unwanted)
        editor.expect(right, text, f"shows {wanted}, not {unwanted}", shown)


def check_definitions(editor):
    for text, wanted in cases.DEFINITIONS:
        lines = editor.definitions(text)
        editor.expect(lines == wanted, text, f"leads to {wanted}", lines)


def check_references(editor):
    for text, wanted in cases.REFERENCES:
        lines = editor.references(text)
        editor.expect(lines == wanted, text, f"is mentioned in {wanted}", lines)
    for text, wanted in cases.RENAMED:
        lines = editor.renamed(text)
        editor.expect(lines == wanted, text, f"changes {wanted}", lines)
    for text in cases.REFUSED:
        lines = editor.renamed(text)
        refused = len(lines) == 1 and lines[0].startswith("textDocument/rename: ")
        editor.expect(refused, text, "is refused", lines)


def check_completions(editor):
    for text, wanted, unwanted in cases.COMPLETIONS:
        offered = editor.completions(text)
        right = set(wanted) <= set(offered) and not set(unwanted) & set(offered)
        editor.expect(right, text, f"offers {wanted}, not {unwanted}", sorted(offered)[:60])


def check_parameters(editor):
    for text, wanted in cases.PARAMETERS:
        found = editor.parameters(text)
        editor.expect(found == wanted, text, f"takes {wanted}", found)


def check_diagnostics(editor):
    for text, wanted in cases.DIAGNOSTICS:
        # What a tree that is half written leaves unused is not asked for.
        found = [said for said in editor.diagnostics(text) if said[1] != "unused variable"]
        editor.expect(found == wanted, text, f"wrong is {wanted}", found)
    for name, text in cases.right_trees(REPOSITORY):
        found = editor.diagnostics(text)
        editor.expect(found == [], text, f"nothing is wrong in {name}", found)


def works(command, environment):
    try:
        return subprocess.run([*command, "--version"], env=environment, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def start(log):
    """rust-analyzer, with the project loaded."""
    environment = dict(os.environ)
    command = ["rust-analyzer"]
    if not works(command, environment):
        command = ["/usr/bin/rust-analyzer"]
        environment["PATH"] = "/usr/bin:/bin"
        # A toolchain chosen for rustup's programs is not for Debian's.
        environment.pop("RUSTUP_TOOLCHAIN", None)
    target = environment.get("CARGO_TARGET_DIR", os.path.join(REPOSITORY, "target"))
    environment["CARGO_TARGET_DIR"] = os.path.join(target, "editor")
    version = subprocess.run([*command, "--version"], env=environment, capture_output=True, check=True, text=True)
    version = version.stdout.strip()
    print(version)
    server = Server(command, environment, HERE, options(), log)
    server.wait_until_quiescent(LOADING)
    health, message = server.health[-1]
    if health != "ok":
        raise RuntimeError(f"the project was not loaded: {message}")
    return server, numbers(version) < pinned()


def main():
    show = sys.argv[1:] == ["--show"]
    if sys.argv[1:] and not show:
        sys.exit(__doc__)
    with open(os.devnull, "wb") as log:
        server, is_older = start(log)
        editor = Editor(server, show, is_older)
        try:
            check_keywords(editor)
            check_hovers(editor)
            check_definitions(editor)
            check_references(editor)
            check_completions(editor)
            check_parameters(editor)
            check_diagnostics(editor)
        finally:
            server.end()
    unknown = f", {editor.unknown} for newer versions of rust-analyzer" if is_older else ""
    print(f"{editor.passed} passed, {editor.failed} failed{unknown}")
    sys.exit(1 if editor.failed else 0)


if __name__ == "__main__":
    main()
