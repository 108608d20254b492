#!/bin/sh
# BehaviorTree.CPP 4.8: a Repeat whose count is an entry that falls while its child runs.
# Expected: the child is halted when the Repeat ends, as children of a node that completes are.
# Surprising: it stays RUNNING, and the next activation goes on with it: the loop gives 3 first, not 1.
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


main = tree(
    '<Sequence><Script code="n := 2; seen := 0"/>'
    '<Repeat num_cycles="{n}"><LoopInt queue="1;3" value="{value}">'
    '<Script code="n := 0; seen := value"/></LoopInt></Repeat></Sequence>'
)
seen = []
for tick in range(4):
    status = str(main.tick_exactly_once()).rsplit(".", 1)[-1]
    seen.append((status, main.root_blackboard().get_int("seen")))
print(seen)
# The first tick of each activation gives the loop's first element, if it begins anew.
assert seen == [("RUNNING", 1), ("SUCCESS", 1), ("RUNNING", 3), ("SUCCESS", 3)], seen
PYTHON
