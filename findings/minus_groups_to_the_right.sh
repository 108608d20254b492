#!/bin/sh
# BehaviorTree.CPP 4.8: subtraction in scripts groups to the right.
# Expected, and what is surprising: `10 - 4 - 3` is 9 and not 3.
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


main = tree('<Script code="x := 10 - 4 - 3"/>')
main.tick_exactly_once()
x = float(main.root_blackboard().get_string("x"))
print("10 - 4 - 3 =", x)
assert x == 9, x
PYTHON
