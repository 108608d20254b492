#!/bin/sh
# py_trees 2.6: `Periodic(n)` gives its first status n times, and each later one n + 1 times.
# Expected: n times each, as its documentation says.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check py_trees==2.6.0
"$folder/venv/bin/python" - <<'PYTHON'
import importlib.metadata
import py_trees
from py_trees.common import Status

print("py_trees", importlib.metadata.version("py_trees"))

periodic = py_trees.behaviours.Periodic("periodic", n=2)
given = []
for _ in range(9):
    periodic.tick_once()
    given.append(periodic.status.name[0])
print("n=2:", *given)
assert "".join(given) == "RRSSSFFFR", given
PYTHON
