#!/bin/sh
# btview 0.2: what it makes of AlwaysSuccess and AlwaysFailure where a tree comes without models.
# Expected, and what is surprising: both are actions in BehaviorTree.CPP; they are conditions here, unless a model in the file says otherwise.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check btview==0.2.0
"$folder/venv/bin/python" - <<'PYTHON'
import importlib.metadata

from btview.parser import parse_bt_xml

print("btview", importlib.metadata.version("btview"))
tree = '<root BTCPP_format="4"><BehaviorTree ID="Main"><AlwaysSuccess _uid="1"/></BehaviorTree>{}</root>'
models = '<TreeNodesModel><Action ID="AlwaysSuccess"/></TreeNodesModel>'
for text, expected in ((tree.format(""), "CONDITION"), (tree.format(models), "ACTION")):
    (node,) = parse_bt_xml(text).walk()
    print("with a model:" if "Model" in text else "without:", node.kind.name)
    assert node.kind.name == expected, node.kind
PYTHON
