#!/usr/bin/env python3
"""Three processes of a hundred agents each, and one viewer that sees them all, also when one is killed and started again.

    examples/zenoh/check.py

All of it is on this machine: peers are given, and nobody is looked for on the network. It takes half a minute at most, once it is built.
"""

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.environ.get("CARGO_TARGET_DIR", os.path.join(HERE, "target"))
NAMES = ["north", "south", "gate"]
PATIENCE = 30


def program(name):
    return os.path.join(TARGET, "debug", name)


def free_port():
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


class Viewer:
    def __init__(self, endpoint):
        self.process = subprocess.Popen([program("viewer"), endpoint, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=lambda: [self.lines.put(line.split()) for line in self.process.stdout], daemon=True).start()
        self.page = self.lines.get(timeout=PATIENCE)[0]

    def until(self, what, holds):
        """Waits until what the viewer says each second is so, and gives it."""
        begin = time.monotonic()
        while True:
            left = begin + PATIENCE - time.monotonic()
            assert left > 0, f"never: {what}; the last was {said}"
            words = self.lines.get(timeout=left)
            said = dict(zip(words[::2], map(int, words[1::2])))
            if holds(said):
                print(f"ok: {what} ({time.monotonic() - begin:.1f} s): {said}", flush=True)
                return said

    def listed(self):
        """What the page is told first: the rows of its list of agents."""
        with urllib.request.urlopen(self.page + "/live?agent=0", timeout=PATIENCE) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    return json.loads(line[6:])["agents"]


def main():
    subprocess.run(["cargo", "build", "--quiet", "--locked"], cwd=HERE, check=True)
    endpoint = f"tcp/127.0.0.1:{free_port()}"
    running = {}

    def start(name):
        running[name] = subprocess.Popen([program("robots"), name, endpoint])

    viewer = None
    try:
        # One of them is there before the viewer.
        start(NAMES[0])
        viewer = Viewer(endpoint)
        for name in NAMES[1:]:
            start(name)
        viewer.until("three processes of 100 agents are seen", lambda said: said["robots"] == 3 and said["agents"] == 300 and said["gone"] == 0)
        viewer.until("what each does is known", lambda said: said["lost"] == 0)
        rows = viewer.listed()
        assert len(rows) == 300 and len({name for _, name, _, _ in rows}) == 300
        doing = {does for _, _, does, _ in rows}
        assert doing <= {"walk_to(0)", "walk_to(30)", "sit_down", "idle"} and len(doing) > 1, doing

        running[NAMES[1]].send_signal(signal.SIGKILL)
        running.pop(NAMES[1]).wait()
        before = viewer.until("one that is killed is gone", lambda said: said["robots"] == 2 and said["gone"] == 100)
        assert {name.split()[0] for _, name, _, is_gone in viewer.listed() if is_gone} == {NAMES[1]}
        viewer.until("the others go on", lambda said: said["ticks"] > before["ticks"] + 400)

        start(NAMES[1])
        viewer.until("it is started again, and its agents are those of before", lambda said: said["robots"] == 3 and said["agents"] == 300 and said["gone"] == 0 and said["lost"] == 0)
        assert viewer.process.poll() is None and all(robot.poll() is None for robot in running.values())
    finally:
        for process in [*running.values(), *([viewer.process] if viewer else [])]:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
