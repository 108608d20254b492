#!/bin/sh
# BehaviorTree.CPP 4.8: an entry keeps the type of what a script put there first, so an equal number behaves otherwise.
# Expected, and what is surprising: `n := 0; n += 0.5` throws, and `n := 0.0; n += 0.5` is 0.5.
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


main = tree('<Script code="n := 0.0; n += 0.5"/>')
main.tick_exactly_once()
print("from 0.0:", main.root_blackboard().get_double("n"))
assert main.root_blackboard().get_double("n") == 0.5
main = tree('<Script code="n := 0; n += 0.5"/>')
try:
    main.tick_exactly_once()
except Exception as error:
    print("from 0:", error)
else:
    raise SystemExit("from 0: no error")
PYTHON
