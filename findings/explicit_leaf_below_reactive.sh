#!/bin/sh
# BehaviorTree.CPP 4.8: whether the explicit notation of a leaf is accepted depends on the node around it.
# Expected, and what is surprising: `<Action ID="AlwaysSuccess"/>` loads below a Sequence, and is refused below a ReactiveSequence.
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


leaves = '<Action ID="AlwaysSuccess"/>'
tree(f"<Sequence>{leaves}</Sequence>")
print("below a Sequence: loaded")
try:
    tree(f"<ReactiveSequence>{leaves}</ReactiveSequence>")
except Exception as error:
    print("below a ReactiveSequence:", error)
else:
    raise SystemExit("below a ReactiveSequence: loaded, too")
PYTHON
