"""Runs trees in py_trees: a JSON array of cases in, a line of JSON a case out."""

import json
import sys
import tempfile

import py_trees
from py_trees.parsers.behaviour_tree_xml import parse_behaviour_tree_xml
from py_trees.ports import PortsMixin

STATUS = {"S": py_trees.common.Status.SUCCESS, "F": py_trees.common.Status.FAILURE, "R": py_trees.common.Status.RUNNING}


def leaf(name, answers, calls, log):
    def update(self):
        call = calls.get(name, 0)
        calls[name] = call + 1
        letter = answers[call % len(answers)]
        log.append(f"{name}{letter}")
        return STATUS[letter]

    def new(self, name, behaviour_class_name=None):
        super(kind, self).__init__(name=name)

    body = {"INPUT_PORTS": {}, "OUTPUT_PORTS": {}, "update": update, "__init__": new}
    kind = type(name, (PortsMixin, py_trees.behaviour.Behaviour), body, register=False)
    return kind


def run(case):
    log, calls = [], {}
    kinds = {name: leaf(name, answers, calls, log) for name, answers in case["answers"].items()}
    with tempfile.NamedTemporaryFile("w", suffix=".xml") as file:
        file.write(case["xml"])
        file.flush()
        try:
            tree = parse_behaviour_tree_xml(file.name, node_registry=kinds)
        except Exception as error:
            return [f"refused: {error}"]
    lines = []
    for _ in range(case["ticks"]):
        log.clear()
        tree.tick_once()
        lines.append(f"{tree.status.name} {' '.join(log)} | ")
    return lines


for case in json.load(sys.stdin):
    print(json.dumps(run(case)), flush=True)
