#!/usr/bin/env python3
"""Imports all trees of BehaviorTree.CPP in folders, and tells how many files and nodes came through.

    bt-tools/tests/corpus/run.py FOLDER…                  a table, a row for each folder
    bt-tools/tests/corpus/run.py --compile 100 FOLDER…    and compiles and runs so many of the files, evenly spread
    bt-tools/tests/corpus/run.py --fetch FOLDER           first fetches the repositories of repositories.tsv into the folder, each
                                                          at its commit, and takes these

Each file is imported by itself, with what it includes. Needs `cargo build --package bt-tools` first.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--compile", type=int, default=0, metavar="N")
    arguments.add_argument("--target", type=Path, default=ROOT / "target", help="the target directory")
    arguments.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="of the files of format 4")
    arguments.add_argument("--fetch", type=Path, metavar="FOLDER", help="where the repositories go")
    arguments.add_argument("--from", dest="origin", default="https://github.com/{}.git", help="where they come from, with {} for owner/name")
    arguments.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    arguments = arguments.parse_args()
    folders = [(folder.name, folder) for folder in arguments.folders]
    if arguments.fetch:
        folders += fetched(arguments.fetch, arguments.origin)
    if not folders:
        sys.exit("no folder: see --help")
    program = arguments.target / "debug" / "cargo-quickbeam"
    rows, refused, imported, new_format = [], [], [], Counter()
    for name, folder in folders:
        row = Counter()
        for file in sorted(folder.rglob("*")):
            if file.suffix not in (".xml", ".bt") or not file.is_file():
                continue
            text = file.read_bytes()
            if b"<BehaviorTree" not in text:
                continue
            result = subprocess.run([program, "import", "--summary", file], capture_output=True, text=True)
            is_new = re.search(rb"BTCPP_format\s*=\s*.4", text) is not None
            row["files"] += 1
            new_format["files"] += is_new
            if result.returncode != 0:
                row["refused"] += 1
                refused.append(result.stderr.replace(f"{folder}/", f"{name}: ", 1).replace(f"{folder}/", ""))
                continue
            new_format["imported"] += is_new
            row.update({name: int(number) for name, number in re.findall(r"(\w+)=(\d+)", result.stdout)})
            counts = dict(re.findall(r"(\w+)=(\d+)", result.stdout))
            own = int(counts["composites"]) or int(counts["missing_trees"])
            row["with stubs"] += bool(own)
            row["as it is"] += not own
            row["notes"] += counts["noted"] != "0"
            imported.append(file)
        rows.append((name, row))
    if arguments.fetch:
        print("# Imports of public repositories\n")
        print("Made by `run.py --fetch FOLDER`; what the columns mean is in the guide (`src/guide/behaviortree_cpp.md`).\n")
    show(rows, refused)
    share = 100 * new_format["imported"] / max(1, new_format["files"])
    print(f"\nFormat 4: {new_format['imported']} of {new_format['files']} files, {share:.1f} %")
    if arguments.compile:
        step = max(1, len(imported) // arguments.compile)
        compile_and_run(program, imported[::step][: arguments.compile], arguments.target)
    if share < arguments.at_least:
        sys.exit(f"less than {arguments.at_least} %")


def fetched(folder, origin):
    """The repositories, each with its name: only the files with trees, at the commit that the list says."""
    folders = []
    for line in (Path(__file__).parent / "repositories.tsv").read_text().splitlines():
        name, commit = line.split("\t")
        clone = folder / name
        git = ["git", "-C", clone]
        if not clone.is_dir():
            clone.mkdir(parents=True)
            subprocess.run([*git, "init", "--quiet"], check=True)
            subprocess.run([*git, "remote", "add", "origin", origin.format(name)], check=True)
            subprocess.run([*git, "sparse-checkout", "set", "--no-cone", "*.xml", "*.bt"], check=True)
        # Without the contents of other files, which may be large.
        subprocess.run([*git, "fetch", "--quiet", "--depth", "1", "--filter=blob:none", "origin", commit], check=True)
        subprocess.run([*git, "checkout", "--quiet", "--detach", commit], check=True)
        folders.append((name, clone))
    return folders


def show(rows, refused):
    columns = ["files", "as it is", "with stubs", "notes", "refused"]
    more = ["nodes", "as_they_are", "leaves", "composites", "missing_trees", "noted"]
    print("| | " + " | ".join(columns + more).replace("_", " ") + " |")
    print("|---|" + "--:|" * len(columns + more))
    total = Counter()
    for _, row in rows:
        total.update(row)
    for name, row in [*rows, ("all", total)]:
        print(f"| {name} | " + " | ".join(str(row[column]) for column in columns + more) + " |")
    print("\nRefused, and why (the first mistake of each file):\n")
    for text in refused:
        print("* " + text.splitlines()[0].removeprefix("error: "))


CHANCE = """
//! What leaves give in this trial: anything, by a small generator.
use std::cell::Cell;
thread_local!(static SEED: Cell<u64> = const { Cell::new(1) });
fn next() -> u64 {
    SEED.with(|seed| {
        let mut x = seed.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        seed.set(x);
        x >> 20
    })
}
pub fn boolean() -> bool { next() % 3 != 0 }
pub fn status() -> quickbeam::Status {
    match next() % 5 {
        0 => quickbeam::Status::Failure,
        1 => quickbeam::Status::Running,
        _ => quickbeam::Status::Success,
    }
}
"""


def compile_and_run(program, files, target):
    crate = target / "corpus"
    (crate / "src").mkdir(parents=True, exist_ok=True)
    (crate / "Cargo.toml").write_text(
        "[workspace]\n[package]\nname = \"corpus\"\nversion = \"0.0.0\"\nedition = \"2021\"\n"
        f"[dependencies]\nquickbeam = {{ path = {str(ROOT)!r}, features = [\"std\"] }}\n".replace("'", '"')
    )
    (crate / "src" / "chance.rs").write_text(CHANCE)
    main, trees = ["mod chance;"], 0
    body = []
    for n, file in enumerate(files):
        result = subprocess.run([program, "import", file], capture_output=True, text=True, check=True)
        text = result.stdout
        # The user's part, done by chance.
        text = re.sub(r'(-> Status \{\n(?:[^{}]*;\n)?\s*)todo!\(".*?"\)', r"\1crate::chance::status()", text)
        text = re.sub(r'(-> bool \{\n(?:[^{}]*;\n)?\s*)todo!\(".*?"\)', r"\1crate::chance::boolean()", text)
        text = re.sub(r'(from_text\(text: &str\) -> Self \{\n[^{}]*;\n\s*)todo!\(".*?"\)', r"\1Self", text)
        (crate / "src" / f"file_{n}.rs").write_text(text)
        main.append(f"#[allow(warnings)] mod file_{n}; // {file}")
        for tree in re.findall(r"pub tree (\w+)\(bb: &mut Blackboard\) \{", text):
            trees += 1
            body.append(f"    tick!(file_{n}, {tree});")
    main.append("""
static CONVERSIONS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
macro_rules! tick {
    ($file:ident, $tree:ident) => {{
        let ran = std::panic::catch_unwind(|| {
        let mut bb = $file::Blackboard::default();
        let mut tree = $file::$tree::new();
        for tick in 0..1000 {
            if tree.tick(&mut bb) == quickbeam::Status::Running && tick % 97 == 0 {
                tree.halt(&mut bb);
                assert!(!tree.is_running());
            }
        }
        tree.reset(&mut bb);
        });
        // A conversion between types of C++ is the user's, and cannot be done by chance.
        if let Err(panic) = ran {
            let said = panic.downcast_ref::<String>().map_or("", |it| it.as_str());
            assert!(said.contains("a conversion"), "{said}");
            CONVERSIONS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }};
}
""")
    main.append("fn main() {\n" + "\n".join(body) + f'\n    println!("{len(files)} files compiled, {trees} trees ran, {{CONVERSIONS:?}} of them up to a conversion between types");\n}}')
    (crate / "src" / "main.rs").write_text("\n".join(main))
    subprocess.run(["cargo", "run", "--quiet", "--target-dir", target], cwd=crate, check=True)


if __name__ == "__main__":
    main()
