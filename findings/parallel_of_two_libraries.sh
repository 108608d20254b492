#!/bin/sh
# BehaviorTree.CPP 4.8 and py_trees 2.6: the same file with a Parallel, read by both.
# Expected, and what is surprising: with `success_count="2"`, one success of two keeps the first running; py_trees passes the attribute over and succeeds.
# Fails if the libraries no longer behave so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check behaviortreepy==0.1.4 py_trees==2.6.0
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import importlib.metadata
import pathlib
import sys

import behaviortreepy
import py_trees
from py_trees.parsers.behaviour_tree_xml import parse_behaviour_tree_xml
from py_trees.ports import PortsMixin

for name in ("behaviortreepy", "py_trees"):
    print(name, importlib.metadata.version(name))


class Leaf(PortsMixin, py_trees.behaviour.Behaviour):
    def __init__(self, name, behaviour_class_name=None):
        super().__init__(name=name)

    def update(self):
        return self.gives


class Done(Leaf):
    INPUT_PORTS = {}
    OUTPUT_PORTS = {}
    gives = py_trees.common.Status.SUCCESS


class Busy(Leaf):
    INPUT_PORTS = {}
    OUTPUT_PORTS = {}
    gives = py_trees.common.Status.RUNNING


nodes = '<Parallel success_count="2"><Done/><Busy/></Parallel>'
text = f'<root BTCPP_format="4" main_tree_to_execute="Main"><BehaviorTree ID="Main">{nodes}</BehaviorTree></root>'
file = pathlib.Path(sys.argv[1], "tree.xml")
file.write_text(text)

status = behaviortreepy.NodeStatus
factory = behaviortreepy.BehaviorTreeFactory()
factory.register_simple_action("Done", lambda *_: status.SUCCESS)
factory.register_simple_stateful_action("Busy", lambda *_: status.RUNNING, lambda *_: status.RUNNING, lambda *_: None)
factory.register_behavior_tree_from_text(text)
tree = factory.create_tree("Main")
first = str(tree.tick_exactly_once())
second = parse_behaviour_tree_xml(str(file))
second.tick_once()
print("BehaviorTree.CPP gives", first)
print("py_trees gives", second.status)
assert (first, second.status) == ("NodeStatus.RUNNING", py_trees.common.Status.SUCCESS)
PYTHON
