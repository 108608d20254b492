#!/bin/sh
# py_trees 2.6: a Parallel with `SuccessOnOne` fails if any child fails, also when another succeeds in that tick.
# Expected: one success is enough. A failure of any child comes first, whatever the policy is.
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

policy = py_trees.common.ParallelPolicy.SuccessOnOne()
for behaviours in (("Success", "Failure"), ("Success", "Running")):
    children = [getattr(py_trees.behaviours, name)(name) for name in behaviours]
    parallel = py_trees.composites.Parallel("parallel", policy=policy, children=children)
    parallel.tick_once()
    print(*behaviours, "->", parallel.status.name)
    assert parallel.status == (Status.FAILURE if "Failure" in behaviours else Status.SUCCESS)
PYTHON
