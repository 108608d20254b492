#!/bin/sh
# BehaviorTree.CPP 4.8: a Switch on an entry that a script has set to `true`.
# Expected, and what is surprising: it takes the case "1.5", and never the case "true": the entry is the text "1", compared up to the point.
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
  <Script code="open := true"/>
  <Switch2 variable="{open}" case_1="true" case_2="1.5">
    <Script code="taken := 'the case true'"/> <Script code="taken := 'the case 1.5'"/> <Script code="taken := 'the default'"/>
  </Switch2>
</Sequence></BehaviorTree></root>"""
factory = behaviortreepy.BehaviorTreeFactory()
factory.register_behavior_tree_from_text(text)
tree = factory.create_tree("Main")
tree.tick_exactly_once()
taken = tree.root_blackboard().get_string("taken")
print("a Switch on true takes", taken)
if taken != "the case 1.5":
    raise SystemExit("it no longer takes the case 1.5")
PYTHON
