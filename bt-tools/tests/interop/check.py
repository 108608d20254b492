#!/usr/bin/env python3
"""What others make of us: libzmq and btview talk to the publisher, and libxml2 checks exports by BehaviorTree.CPP's schema.

    bt-tools/tests/interop/check.py TARGET      with pyzmq, btview, behaviortreepy and lxml; TARGET is cargo's target directory

Needs `cargo build --package bt-tools --bins --example groot2`. `cargo xtask long interop` makes a virtual environment and runs it.
"""

import contextlib
import importlib.metadata
import json
import pathlib
import struct
import subprocess
import sys
import time

import behaviortreepy
import zmq
from btview.client import Groot2Client
from btview.parser import parse_bt_xml
from lxml import etree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
VECTORS = HERE.parent / "vectors"
XS = "{http://www.w3.org/2001/XMLSchema}"
IDLE, RUNNING, SUCCESS, FAILURE = 0, 1, 2, 3


def equal(what, found, expected):
    assert found == expected, f"{what}: {found!r}, not {expected!r}"


# ---- the publisher


class Groot:
    """Requests as Groot2 sends them, over libzmq."""

    def __init__(self, port):
        context = zmq.Context.instance()
        self.request = context.socket(zmq.REQ)
        self.published = context.socket(zmq.SUB)
        self.published.setsockopt(zmq.SUBSCRIBE, b"")
        for socket, address in [(self.request, port), (self.published, port + 1)]:
            socket.setsockopt(zmq.LINGER, 0)
            socket.RCVTIMEO = 30_000
            socket.connect(f"tcp://127.0.0.1:{address}")
        self.number, self.id = 0, None

    def ask(self, kind, *payload):
        self.number += 1
        header = struct.pack("<BBI", 2, ord(kind), self.number)
        self.request.send_multipart([header, *payload])
        reply = self.request.recv_multipart()
        if reply[0] == b"error":
            return reply
        equal("the header of a reply", reply[0][:6], header)
        equal("the length of the header", len(reply[0]), 22)
        self.id = self.id or reply[0][6:]
        equal("the id of the publisher", reply[0][6:], self.id)
        return reply[1:]

    def statuses(self):
        (body,) = self.ask("S")
        return dict(struct.iter_unpack("<HB", body))

    def hook(self, node, mode, status, position=0, once=False):
        hook = {"enabled": True, "uid": node, "mode": mode, "once": once, "desired_status": status, "position": position}
        return self.ask("I", json.dumps(hook).encode())

    def unlock(self, node, status="SKIPPED"):
        hook = {"uid": node, "position": 0, "desired_status": status, "remove_when_done": True}
        self.ask("U", json.dumps(hook).encode())


def publisher(program):
    process = subprocess.Popen([program, "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        groot = Groot(int(process.stdout.readline()))
        (xml,) = groot.ask("T")
        tree = etree.fromstring(xml)
        nodes = {int(node.get("_uid")): node for node in tree.iter() if node.get("_uid")}
        equal("the numbers of the nodes", sorted(nodes), list(range(1, len(nodes) + 1)))
        equal("the trees", [it.get("_fullpath") for it in tree.findall("BehaviorTree")], ["", "open"])
        equal("the numbers of the statuses", sorted(groot.statuses()), sorted(nodes))

        # A recording has the changes of nodes that exist, in the order of their times.
        (start,) = groot.ask("r", b"start")
        assert int(start) > 1_600_000_000_000_000, start
        seen = b""
        while len(seen) < 50 * 9:
            seen += groot.ask("t")[0]
        changes = [(int.from_bytes(seen[i : i + 6], "little"), *struct.unpack_from("<HB", seen, i + 6)) for i in range(0, len(seen), 9)]
        assert changes == sorted(changes, key=lambda it: it[0]), "times go back"
        assert {node for _, node, _ in changes} <= set(nodes)
        assert {status for _, _, status in changes} == {IDLE, RUNNING, SUCCESS, FAILURE}
        groot.ask("r", b"stop")

        # A breakpoint before the leaf that passes through: it is published, and nothing moves while it holds.
        leaf = next(uid for uid, node in nodes.items() if node.get("name") == "pass")
        groot.hook(leaf, mode=0, status="SKIPPED")
        # The subscription is made some time after the connection.
        header, body = groot.published.recv_multipart()
        equal("what is published", (header[:2], body), (b"\x02N", str(leaf).encode()))
        held = groot.statuses()
        equal("the leaf while it is held", held[leaf], RUNNING)
        for _ in range(20):
            equal("the statuses while a breakpoint holds", groot.statuses(), held)
        equal("the hooks", [hook["uid"] for hook in json.loads(groot.ask("D")[0])], [leaf])
        # It fails instead, and so does the tree: its root was a failure last.
        groot.ask("r", b"start")
        groot.unlock(leaf, "FAILURE")
        equal("the root after an injected failure", next_end(groot, 1), FAILURE)
        equal("the hooks afterwards", groot.ask("D")[0], b"[]")
        # From now on every leaf of the tree in it succeeds at once.
        door = next(uid for uid, node in nodes.items() if node.get("_fullpath") == "open" and node.tag == "SubTree")
        opens = next(uid for uid, node in nodes.items() if node.get("name") == "IsOpen")
        groot.hook(opens, mode=1, status="SUCCESS")
        groot.hook(leaf, mode=1, status="SUCCESS")
        for _ in range(3):
            equal("the root after injected successes", first_end(groot, 1), SUCCESS)
            equal("the subtree after injected successes", first_end(groot, door), SUCCESS)
        equal("mistakes", groot.ask("Q")[0], b"error")
        groot.ask("A")
        print(f"libzmq {zmq.zmq_version()}: {len(nodes)} nodes, {len(changes)} recorded changes, a breakpoint, injected results")
    finally:
        process.stdin.close()
        equal("how the publisher ended", process.wait(timeout=30), 0)


def first_end(groot, node):
    """How a node that starts after this completes, as a recording that begins here has it."""
    groot.ask("r", b"stop")
    groot.ask("r", b"start")
    return next_end(groot, node, running=False)


def next_end(groot, node, running=True):
    """How a node completes next, in a recording that has begun; it is running, or will be."""
    while True:
        for (change,) in struct.iter_unpack("9s", groot.ask("t")[0]):
            uid, status = struct.unpack_from("<HB", change, 6)
            if uid == node and status == RUNNING:
                running = True
            # What was under way when the recording began is not this one.
            if uid == node and running and status in (SUCCESS, FAILURE):
                return status


# ---- btview, a client of Groot2's protocol


def seen(tree):
    """The nodes of a tree as btview has them: how deep, what kind, and their names and ports."""
    return [(tree.depth_of[node.uid], node.kind.name, node.registration, node.name, node.ports) for node in tree.walk()]


def statuses_seen(client, nodes):
    """All statuses that the nodes show within some ticks; each of them runs or completes."""
    found = {node: set() for node in nodes}
    for _ in range(200):
        for node, state in client.poll().statuses.items():
            found[node].add(state.status.name)
        if all(found.values()) and len(set().union(*found.values())) >= 3:
            break
        time.sleep(0.01)
    return found


NESTED = """<root BTCPP_format="4" main_tree_to_execute="Main">
<BehaviorTree ID="Inner"><ForceSuccess><AlwaysFailure/></ForceSuccess></BehaviorTree>
<BehaviorTree ID="Outer"><ReactiveSequence><SubTree ID="Inner" name="i1"/><SubTree ID="Inner"/><AlwaysSuccess/></ReactiveSequence></BehaviorTree>
<BehaviorTree ID="Main"><Sequence name="all"><SubTree ID="Outer"/><SubTree ID="Outer" name="second" x="{k}"/><SubTree ID="Inner"/>
<Inverter><AlwaysFailure name="no"/></Inverter><AlwaysSuccess name="yes"/><Fallback><AlwaysFailure/><AlwaysSuccess/></Fallback>
<KeepRunningUntilFailure><AlwaysSuccess/></KeepRunningUntilFailure></Sequence></BehaviorTree></root>"""


def settled(client):
    """The states once they stay the same: that of each node in the order of the tree."""
    tree = client.fetch_tree()
    states = None
    for _ in range(200):
        time.sleep(0.03)
        found = client.poll().statuses
        now = [found[node.uid] for node in tree.walk()]
        if now == states:
            return [(state.status.name, state.previous and state.previous.name) for state in now]
        states = now
    raise SystemExit("the states do not settle")


def beside_the_real_one(program, file):
    """A tree with nested and repeated trees, as btview sees it in BehaviorTree.CPP's publisher and in ours."""
    file.write_text(NESTED)
    factory = behaviortreepy.BehaviorTreeFactory()
    factory.register_behavior_tree_from_text(NESTED)
    main = factory.create_tree("Main")
    with published(program, "0", str(file)) as port:
        ours = Groot2Client("127.0.0.1", port)
        with_a_port_beside = port + 2
        publisher = behaviortreepy.Groot2Publisher(main, with_a_port_beside)
        theirs = Groot2Client("127.0.0.1", with_a_port_beside)
        main.tick_exactly_once()
        main.tick_exactly_once()
        equal("the tree beside the real publisher's", seen(ours.fetch_tree()), seen(theirs.fetch_tree()))
        equal("the states beside the real publisher's", settled(ours), settled(theirs))
        count = len(seen(ours.fetch_tree()))
        ours.close()
        theirs.close()
        del publisher
    print(f"behaviortreepy {importlib.metadata.version('behaviortreepy')}: {count} nodes of nested and repeated trees, and their states")


def btview(program):
    real = (VECTORS / "door_fulltree.xml").read_text()
    with published(program, "0", str(VECTORS / "door_fulltree.xml")) as port:
        client = Groot2Client("127.0.0.1", port)
        shown = client.fetch_tree()
        equal("an imported tree as btview shows it", seen(shown), seen(parse_bt_xml(real)))
        numbers = {node.uid for node in shown.walk()}
        found = statuses_seen(client, numbers)
        equal("the nodes that have a status", set(found), numbers)
        assert "RUNNING" in found[1], found
    # Another tree at the same port, as after a restart.
    with published(program, str(port)) as again:
        equal("the port", again, port)
        tree = client.fetch_tree()
        names = [(node.registration, node.name) for node in tree.walk()]
        expected = ["Sequence", "SubTree", "Fallback", "IsOpen", "RetryUntilSuccessful", "Act", "Act", "Act"]
        equal("the nodes after a restart", [kind for kind, _ in names], expected)
        equal("the labels after a restart", [names[5][1], names[6][1], names[7][1]], ["pick_lock", "smash", "pass"])
    client.close()
    print(f"btview {importlib.metadata.version('btview')}: {len(numbers)} nodes of an imported tree, and another tree after a restart")


@contextlib.contextmanager
def published(program, *arguments):
    process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield int(process.stdout.readline())
    finally:
        process.stdin.close()
        equal("how the publisher ended", process.wait(timeout=30), 0)


# ---- exports


def schema(models):
    """BehaviorTree.CPP's schema of the built-in nodes, with these kinds as it would add them; children are any nodes."""
    document = etree.parse(VECTORS / "builtin_nodes.xsd")
    group = document.find(f"{XS}group[@name='oneNodeGroup']/{XS}choice")
    for name, ports in models.items():
        element = etree.SubElement(group, f"{XS}element", name=name)
        kind = etree.SubElement(element, f"{XS}complexType")
        etree.SubElement(kind, f"{XS}group", ref="oneNodeGroup", minOccurs="0", maxOccurs="unbounded")
        for port in ports:
            etree.SubElement(kind, f"{XS}attribute", name=port, type="xs:string", use="optional")
        etree.SubElement(kind, f"{XS}attributeGroup", ref="commonAttributeGroup")
    return etree.XMLSchema(document)


def compact(root):
    """The notation that the schema is about, without attributes that only importing reads."""
    for tree in root.iterfind("BehaviorTree"):
        tree.attrib.pop("_rust", None)
    for node in root.iterfind("BehaviorTree//*"):
        if node.tag in ("Action", "Condition", "Control", "Decorator"):
            node.tag = node.attrib.pop("ID")
        for name in ("_rust", "_arm", "_description"):
            node.attrib.pop(name, None)
    return root


def judged(text):
    root = etree.fromstring(text)
    models = {model.get("ID"): [port.get("name") for port in model] for model in root.iterfind("TreeNodesModel/*")}
    for port in root.iterfind("TreeNodesModel/*/inout_port"):
        # The library writes and reads these, and its schema does not know them.
        port.tag = "input_port"
    checker = schema(models)
    return checker.validate(compact(root)), checker.error_log


def exports(program):
    texts = {"everything.xml": (VECTORS / "everything.xml").read_bytes()}
    sources = [*ROOT.glob("examples/*.rs"), ROOT / "examples/nav2/tree.rs", ROOT / "bt-tools/tests/imported/door.rs"]
    for source in sorted(sources):
        result = subprocess.run([program, "export", source], capture_output=True, check=False)
        if result.returncode == 0:
            texts[str(source.relative_to(ROOT))] = result.stdout
        else:
            assert b"no named tree" in result.stderr, result.stderr.decode()
    assert len(texts) > 8, list(texts)
    nodes = 0
    for name, text in texts.items():
        is_right, errors = judged(text)
        assert is_right, f"{name}:\n{errors}"
        nodes += text.count(b"\n")
    # The judge does judge.
    wrong = b'<root BTCPP_format="4"><BehaviorTree ID="A"><Repeat num_cycles="many"><AlwaysSuccess/></Repeat></BehaviorTree></root>'
    assert not judged(wrong)[0]
    assert not judged(wrong.replace(b'"many"', b'"3"').replace(b"<AlwaysSuccess/>", b"<Alway/>"))[0]
    print(f"libxml2: {len(texts)} exports of {nodes} lines keep to the schema of BehaviorTree.CPP")


def main():
    target = pathlib.Path(sys.argv[1]) / "debug"
    exports(target / "cargo-quickbeam")
    publisher(target / "examples" / "groot2")
    btview(target / "examples" / "groot2")
    beside_the_real_one(target / "examples" / "groot2", target / "nested.xml")


if __name__ == "__main__":
    main()
