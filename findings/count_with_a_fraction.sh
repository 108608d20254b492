#!/bin/sh
# BehaviorTree.CPP 4.8: a count with a fraction is read as far as its digits go.
# Expected, and what is surprising: `num_cycles="2.7"` is 2, without an error.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check behaviortreepy==0.1.4
"$folder/venv/bin/python" - <<'PYTHON'
import importlib.metadata
import behaviortreepy

print("behaviortreepy", importlib.metadata.version("behaviortreepy"), "(BehaviorTree.CPP 4.8)")


def tree(nodes):
    text = f'<root BTCPP_format="4"><BehaviorTree ID="Main">{nodes}</BehaviorTree></root>'
    factory = behaviortreepy.BehaviorTreeFactory()
    return factory.create_tree_from_text(text)


main = tree('<Repeat num_cycles="2.7"><Script code="n := n + 1"/></Repeat>')
main.root_blackboard().set_int("n", 0)
ticks = 1
while str(main.tick_exactly_once()) == "NodeStatus.RUNNING":
    ticks += 1
n = main.root_blackboard().get_int("n")
print("cycles:", n, "in", ticks, "ticks")
assert n == 2, n
PYTHON
