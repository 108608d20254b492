#!/bin/sh
# BehaviorTree.CPP 4.8: in scripts, `||` binds as tightly as `&&`.
# Expected, and what is surprising: `true || true && false` is true in C and most languages; it is false here.
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
for script, expected in (("true || true &amp;&amp; false", 0), ("true || (true &amp;&amp; false)", 1)):
    text = f'<root BTCPP_format="4"><BehaviorTree ID="Main"><Script code="b := {script}"/></BehaviorTree></root>'
    main = behaviortreepy.BehaviorTreeFactory().create_tree_from_text(text)
    main.tick_exactly_once()
    value = float(main.root_blackboard().get_string("b"))
    print(script.replace("&amp;", "&"), "is", value)
    assert value == expected, value
PYTHON
