"""Runs trees in BehaviorTree.CPP, by `behaviortreepy`: a JSON array of cases in, a line of JSON a case out."""

import json
import sys

import behaviortreepy

STATUS = {letter: getattr(behaviortreepy.NodeStatus, name) for letter, name in
          (("S", "SUCCESS"), ("F", "FAILURE"), ("R", "RUNNING"))}


def shown(text):
    try:
        return f"{float(text):.4f}"
    except ValueError:
        return text


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
        entries = [f"{key}={shown(board.get_string(key))}" for key in case["keys"] if key in known]
        lines.append(f"{status} {' '.join(log)} | {' '.join(entries)}")
    return lines


for case in json.load(sys.stdin):
    print(json.dumps(run(case)), flush=True)
