"""A client of the Language Server Protocol, as far as an editor needs it to look at one file."""

import json
import os
import queue
import subprocess
import threading
import time


class Server:
    """A language server, spoken to over its standard input and output."""

    def __init__(self, command, environment, directory, options, log):
        self.process = subprocess.Popen(
            command, cwd=directory, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
        )
        self.messages = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.last_id = 0
        self.quiescent = False
        self.health = []
        self.versions = {}
        self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": f"file://{directory}",
                "workspaceFolders": [{"uri": f"file://{directory}", "name": "edited"}],
                "initializationOptions": options,
                "capabilities": {
                    "experimental": {"serverStatusNotification": True},
                    "general": {"positionEncodings": ["utf-8"]},
                    "textDocument": {
                        "hover": {"contentFormat": ["markdown"]},
                        "definition": {"linkSupport": False},
                        "completion": {"completionItem": {"snippetSupport": True}},
                        "diagnostic": {},
                    },
                    "workspace": {"configuration": False},
                },
            },
        )
        self.notify("initialized", {})

    def _read(self):
        """Puts what the server says into the queue, until it says no more."""
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline().strip()) != b"":
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.messages.put(None)
                return
            self.messages.put(json.loads(stream.read(length)))

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _receive(self, seconds):
        """The next message; what is not an answer to us is dealt with on the way."""
        message = self.messages.get(timeout=seconds)
        if message is None:
            raise RuntimeError("the language server has ended")
        if "method" in message and "id" in message:
            # Of what it asks us, nothing needs more than a nod.
            self._send({"id": message["id"], "result": None})
        elif message.get("method") == "experimental/serverStatus":
            self.quiescent = message["params"]["quiescent"]
            self.health.append((message["params"]["health"], message["params"].get("message")))
        return message

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def request(self, method, params, seconds=300):
        """Asks, and waits for the answer; once more where the server has thought better of it."""
        content_modified = -32801
        for _ in range(20):
            self.last_id += 1
            self._send({"id": self.last_id, "method": method, "params": params})
            while True:
                message = self._receive(seconds)
                if message.get("id") == self.last_id and "method" not in message:
                    break
            error = message.get("error")
            if error is None:
                return message["result"]
            if error["code"] != content_modified:
                break
            time.sleep(0.2)
        raise RuntimeError(f"{method}: {error}")

    def wait_until_quiescent(self, seconds):
        """Waits until the project is loaded, build scripts and procedural macros included."""
        end = time.monotonic() + seconds
        while not self.quiescent:
            self._receive(max(end - time.monotonic(), 0.1))

    def write(self, path, text):
        """Opens the file in the editor, or replaces its text there. Nothing is written to the disk."""
        uri = f"file://{path}"
        version = self.versions[path] = self.versions.get(path, 0) + 1
        if version == 1:
            document = {"uri": uri, "languageId": "rust", "version": version, "text": text}
            self.notify("textDocument/didOpen", {"textDocument": document})
        else:
            document = {"uri": uri, "version": version}
            self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def ask(self, method, path, offset, text, **more):
        """A request about one place of a file."""
        line = text.count("\n", 0, offset)
        column = len(text[text.rfind("\n", 0, offset) + 1 : offset].encode())
        place = {"line": line, "character": column}
        return self.request(method, {"textDocument": {"uri": f"file://{path}"}, "position": place, **more})

    def end(self):
        """Asks it to end, and sees to it."""
        try:
            self.request("shutdown", None, seconds=30)
            self.notify("exit", None)
            self.process.wait(timeout=30)
        except (queue.Empty, RuntimeError, subprocess.TimeoutExpired, BrokenPipeError):
            self.process.kill()
