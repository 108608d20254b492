#!/bin/sh
# BehaviorTree.CPP 4.8: what happens to a decorator whose child is skipped.
# Expected, and what is surprising: the decorator, which never ran anything, is halted afterwards, and its `_onHalted` script is run.
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
text = """<root BTCPP_format="4"><BehaviorTree ID="Main"><Sequence>
  <Script code="halted := 0; skip := true"/>
  <ForceSuccess _onHalted="halted := 1"><AlwaysSuccess _skipIf="skip"/></ForceSuccess>
</Sequence></BehaviorTree></root>"""
factory = behaviortreepy.BehaviorTreeFactory()
factory.register_behavior_tree_from_text(text)
tree = factory.create_tree("Main")
status = str(tree.tick_exactly_once()).rsplit(".", 1)[-1]
halted = tree.root_blackboard().get_string("halted")
print("the tree:", status, "- scripts of `_onHalted` run:", halted)
if (status, halted) != ("SUCCESS", "1"):
    raise SystemExit("the decorator is no longer halted")
PYTHON
