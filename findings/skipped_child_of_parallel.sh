#!/bin/sh
# BehaviorTree.CPP 4.8: a skipped child of Parallel counts as a success only for a negative threshold.
# Expected, and what is surprising: of two children, one skipped and one that succeeds, `success_count="-1"` succeeds and `success_count="2"` runs on.
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


children = '<AlwaysFailure _skipIf="true"/><AlwaysSuccess/>'
for count, expected in (("-1", "NodeStatus.SUCCESS"), ("2", "NodeStatus.RUNNING")):
    main = tree(f'<Parallel success_count="{count}">{children}</Parallel>')
    status = str(main.tick_exactly_once())
    print("success_count", count, "gives", status)
    assert status == expected, status
PYTHON
