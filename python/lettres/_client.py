"""The program that knows the rules, and how to talk to it."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any, Iterable, Optional, Sequence


class Fault(Exception):
    """What the program answers instead of a result. ``french`` and ``english`` say why."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(error["message"])
        data = error.get("data") or {}
        self.code: int = error["code"]
        self.french: str = data.get("fr", error["message"])
        self.english: str = data.get("en", error["message"])


class Illegal(Fault):
    """A move that the rules refuse, by the clause ``clause``."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(error)
        self.clause: str = (error.get("data") or {}).get("clause", "")


class Unreadable(Fault):
    """A text that cannot be read: of a move, a position, options or a record."""


def _fault(error: dict[str, Any]) -> Fault:
    return {1: Illegal, 2: Unreadable}.get(error["code"], Fault)(error)


def program(does: str) -> list[str]:
    """The command line of the program, for one of the things that it does."""
    name = "lettres.exe" if os.name == "nt" else "lettres"
    inside = Path(__file__).parent / "bin" / name
    if inside.exists():
        return [str(inside), does]
    found = os.environ.get("LETTRES") or shutil.which(name)
    if not found:
        raise FileNotFoundError("the program lettres is not installed: set LETTRES to its path")
    return [found, does]


class Client:
    """A running program. Any number of threads may share one; one request is answered at a time."""

    def __init__(self, command: Optional[Sequence[str]] = None):
        self._process = subprocess.Popen(
            list(command) if command else program("rpc"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._lock = threading.Lock()

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method of docs/rpc.md; raises a Fault where it has none."""
        return self.batch([(method, params)])[0]

    def batch(self, calls: Iterable[tuple[str, dict[str, Any]]]) -> list[Any]:
        """The results of many methods, in their order, in a tenth of the time. Raises the first Fault."""
        requests = [
            {"jsonrpc": "2.0", "id": n, "method": method, "params": params} for n, (method, params) in enumerate(calls)
        ]
        results: list[Any] = []
        for n in range(0, len(requests), 1000):
            answers = self._ask(requests[n : n + 1000])
            if isinstance(answers, dict):  # the batch as a whole was refused
                raise _fault(answers["error"])
            for answer in answers:
                if "error" in answer:
                    raise _fault(answer["error"])
                results.append(answer["result"])
        return results

    def _ask(self, requests: list[dict[str, Any]]) -> Any:
        line = json.dumps(requests).encode() + b"\n"
        with self._lock:
            assert self._process.stdin and self._process.stdout
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
                answer = self._process.stdout.readline()
            except (BrokenPipeError, ValueError):
                answer = b""
        if not answer:
            raise ConnectionError("the program lettres has ended")
        return json.loads(answer)

    def close(self) -> None:
        """Ends the program."""
        with self._lock:
            assert self._process.stdin and self._process.stdout
            if not self._process.stdin.closed:
                try:
                    self._process.stdin.close()
                except BrokenPipeError:
                    pass
            self._process.wait()
            self._process.stdout.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_shared: Optional[Client] = None
_making = threading.Lock()


def default() -> Client:
    """The program that is shared by all that name no other; it is started when it is needed."""
    global _shared
    with _making:
        if _shared is None:
            _shared = Client()
            atexit.register(_shared.close)
        return _shared
