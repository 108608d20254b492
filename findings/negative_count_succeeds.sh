#!/bin/sh
# BehaviorTree.CPP 4.8: of the negative counts of Repeat, only -1 means for ever.
# Expected, and what is surprising: with -2 cycles the node succeeds at once, and its child is never ticked.
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


main = tree('<Repeat num_cycles="-2"><Script code="ticked := 1"/></Repeat>')
status = main.tick_exactly_once()
keys = main.root_blackboard().get_keys()
print("status:", status, "entries:", keys)
assert str(status) == "NodeStatus.SUCCESS" and "ticked" not in keys
PYTHON
