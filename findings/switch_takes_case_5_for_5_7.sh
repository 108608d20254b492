#!/bin/sh
# BehaviorTree.CPP 4.8: which case a Switch takes for a number with a fraction.
# Expected, and what is surprising: 5.7 takes the case "5", and not the case "5.7" behind it: integers are compared first, up to the point.
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
  <Script code="speed := 5.7"/>
  <Switch2 variable="{speed}" case_1="5" case_2="5.7">
    <Script code="taken := 'the case 5'"/> <Script code="taken := 'the case 5.7'"/> <Script code="taken := 'the default'"/>
  </Switch2>
</Sequence></BehaviorTree></root>"""
factory = behaviortreepy.BehaviorTreeFactory()
factory.register_behavior_tree_from_text(text)
tree = factory.create_tree("Main")
tree.tick_exactly_once()
taken = tree.root_blackboard().get_string("taken")
print("a Switch on 5.7 takes", taken)
if taken != "the case 5":
    raise SystemExit("it no longer takes the case 5")
PYTHON
