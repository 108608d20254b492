#!/bin/sh
# py_trees 2.6: `Repeat` with `num_success=0` ticks its child at every tick and never completes.
# Expected: done at once, as `Retry` with `num_failures=0` is, which ticks its child once and passes the failure on.
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

child = py_trees.behaviours.Success("child")
counted = py_trees.decorators.Count("counted", child=child)
repeat = py_trees.decorators.Repeat("repeat", child=counted, num_success=0)
for _ in range(100):
    repeat.tick_once()
print("Repeat 0 after", counted.success_count, "cycles:", repeat.status.name)
assert (repeat.status, counted.success_count) == (Status.RUNNING, 100)

fails = py_trees.behaviours.Failure("child")
retry = py_trees.decorators.Retry("retry", child=fails, num_failures=0)
retry.tick_once()
print("Retry 0 after one tick:", retry.status.name)
assert retry.status == Status.FAILURE
PYTHON
