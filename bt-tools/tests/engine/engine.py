"""Runs trees in BehaviorTree.CPP, by `behaviortreepy`: a JSON array of cases in, a line of JSON a case out."""

import json
import os
import sys

import behaviortreepy

STATUS = {letter: getattr(behaviortreepy.NodeStatus, name) for letter, name in
          (("S", "SUCCESS"), ("F", "FAILURE"), ("R", "RUNNING"))}


# Trees that are not taken apart.
KEPT = []


def shown(text):
    try:
        return f"{float(text):.4f}"
    except ValueError:
        return text


def entry(board, key):
    try:
        return shown(board.get_string(key))
    except RuntimeError:
        return "nothing"


def run(case):
    log, calls = [], {}

    def answer(name):
        call = calls.get(name, 0)
        calls[name] = call + 1
        answers = case["answers"][name]
        letter = answers[call % len(answers)]
        log.append(f"{name}{letter}")
        return STATUS[letter]

    factory = behaviortreepy.BehaviorTreeFactory()
    for name in case["answers"]:
        def tick(*_, name=name):
            return answer(name)
        if name.startswith("C"):
            factory.register_simple_condition(name, tick)
        else:
            factory.register_simple_stateful_action(name, tick, tick, lambda *_: None)
    try:
        factory.register_behavior_tree_from_text(case["xml"])
        tree = factory.create_tree("Main")
        KEPT.append(tree)
    except Exception as error:
        return [f"refused: {error}"]
    lines = []
    for _ in range(case["ticks"]):
        log.clear()
        try:
            status = str(tree.tick_exactly_once()).rsplit(".", 1)[-1]
        except Exception as error:
            lines.append(f"threw: {str(error)[:120]}")
            break
        board = tree.root_blackboard()
        known = board.get_keys()
        entries = [f"{key}={entry(board, key)}" for key in case["keys"] if key in known]
        lines.append(f"{status} {' '.join(log)} | {' '.join(entries)}")
    return lines


def apart(case):
    """What came of a case, in a process of its own: an exception in a script that runs while the tree is taken apart ends it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        with os.fdopen(writer, "w") as pipe:
            json.dump(run(case), pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else ["threw: the process ended"]


for case in json.load(sys.stdin):
    print(json.dumps(apart(case)), flush=True)
