#!/bin/sh
# py_trees 2.6: `terminate` of a child that has completed is called again when its sequence is stopped.
# Expected: once for each activation. A clean-up in `terminate(INVALID)` runs for children that do nothing.
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

ends = []


class Leaf(py_trees.behaviour.Behaviour):
    def __init__(self, name, status):
        super().__init__(name)
        self.gives = status

    def update(self):
        return self.gives

    def terminate(self, new_status):
        ends.append((self.name, new_status.name))


children = [Leaf("done", Status.SUCCESS), Leaf("runs", Status.RUNNING)]
sequence = py_trees.composites.Sequence("sequence", memory=True, children=children)
sequence.tick_once()
sequence.stop(Status.INVALID)
print("terminate:", ends)
assert ends == [("done", "SUCCESS"), ("done", "INVALID"), ("runs", "INVALID")], ends
PYTHON
