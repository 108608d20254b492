#!/bin/sh
# BehaviorTree.CPP 4.8: a literal in SetBlackboard empties an entry that a script has set.
# Expected, and what is surprising: after `n := 1` and `<SetBlackboard output_key="n" value="2"/>`, which succeeds, `n` has no value at all.
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

nodes = '<Sequence><Script code="n := 1"/><SetBlackboard output_key="n" value="2"/></Sequence>'
text = f'<root BTCPP_format="4"><BehaviorTree ID="Main">{nodes}</BehaviorTree></root>'
main = behaviortreepy.BehaviorTreeFactory().create_tree_from_text(text)
status = str(main.tick_exactly_once())
print("the tree gives", status)
assert status == "NodeStatus.SUCCESS", status
try:
    value = main.root_blackboard().get_string("n")
except Exception as error:
    print("n:", error)
else:
    raise SystemExit(f"n is {value}")
PYTHON
