#!/bin/sh
# py_trees 2.6: its XML parser takes `memory="1"` for false.
# Expected, and what is surprising: 1 is true for BehaviorTree.CPP's ports; here only `true` is, in any case, and all else is false without a word.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check py_trees==2.6.0
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import importlib.metadata
import pathlib
import sys

import py_trees
from py_trees.parsers.behaviour_tree_xml import parse_behaviour_tree_xml
from py_trees.ports import PortsMixin

print("py_trees", importlib.metadata.version("py_trees"))


class Go(PortsMixin, py_trees.behaviour.Behaviour):
    INPUT_PORTS = {}
    OUTPUT_PORTS = {}

    def __init__(self, name, behaviour_class_name=None):
        super().__init__(name=name)

    def update(self):
        return py_trees.common.Status.SUCCESS


file = pathlib.Path(sys.argv[1], "tree.xml")
for memory, expected in (("true", True), ("TRUE", True), ("1", False), ("yes", False)):
    nodes = f'<Sequence memory="{memory}"><Go/></Sequence>'
    file.write_text(f'<root main_tree_to_execute="Main"><BehaviorTree ID="Main">{nodes}</BehaviorTree></root>')
    sequence = parse_behaviour_tree_xml(str(file))
    print(f'memory="{memory}" is', sequence.memory)
    assert sequence.memory is expected
PYTHON
