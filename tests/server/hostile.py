"""Messages and calls that nobody should send: near the protocol, far from it, and no text at all."""

from __future__ import annotations

import inspect
import json
import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from eldertable.server import wire

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
STRUCTS = [each for _, each in inspect.getmembers(wire, inspect.isclass) if issubclass(each, msgspec.Struct)]
FIELDS = sorted({field.name for each in STRUCTS for field in msgspec.structs.fields(each)})
SHAPES = {str(each.__struct_config__.tag): each for each in STRUCTS if each.__struct_config__.tag}
# Every call of the protocol with what it takes, but the one that calls other machines.
CALLS = [
    (method, path, re.findall(r"\w+", taken))
    for method, path, taken in re.findall(r"^\| `(GET|POST) (/[^`\s?]*)[^`]*`(?: `{([^`]*)}`)?", PROTOCOL.read_text(), re.MULTILINE)
    if "test" not in path
]

# Stands for something that exists: the table, its version, one of its options.
HERE = "HERE"
LONGEST = 15_000
WORDS = (
    "", "me", "open", "bot", "greedy", "random", "agreed", "free", "undo", "abandon", "gates_of_delirium", "null", "__proto__",
    "../..", "\x00", "\ud800", "\u202e", "<script>alert(1)</script>", "' OR 1=1 --", "%s%n",
    "é" * 50, "x" * 3000, "-1", "1e999", "🂡", HERE,
)  # fmt: skip
NUMBERS = (0, 1, 2, 3, -1, 7, 86400, 2**31, 2**63, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308, True, False)
PIECES = (HERE, HERE, HERE, "gates_of_delirium", "en", "shell", "nothing", "\x00", "..", "a" * 3000)
QUERIES = ("seat", "from", "to", "players", "x")
DEEP = '{"a":' * 2000
RUBBISH = (b"[" * 10_000, b'{"type":' * 1500, b'{"type":"choose","version":1', b"\xff\xfe", b"NaN", b'"' + b"a" * LONGEST, b"")


class Hostile:
    """A source of them, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def message(self) -> bytes:
        """Something for a socket."""
        kind = self._rng.random()
        if kind < 0.1:
            return self._junk()
        if kind < 0.2:
            return spelled(self.value())
        name = self._rng.choice(sorted(SHAPES))
        fields = [field.name for field in msgspec.structs.fields(SHAPES[name])]
        return spelled({"type": name} | self._filled(fields))

    def body(self, taken: list[str]) -> bytes:
        """Something for a call that takes these fields."""
        kind = self._rng.random()
        if taken and kind > 0.5:
            return spelled(self._filled(taken))
        if kind < 0.1:
            return self._junk()
        if kind < 0.2:
            return spelled(self.value())
        shape = self._rng.choice(STRUCTS)
        return spelled(self._filled([field.name for field in msgspec.structs.fields(shape)]))

    def call(self) -> tuple[str, str, dict[str, str], bytes | None, dict[str, str]]:
        """A method, a path, a query, a body and headers."""
        method, path, taken = self._rng.choice(CALLS)
        path = re.sub(r"<\w+>", lambda _: quoted(self._rng.choice((*PIECES, *WORDS))), path)
        values = (*WORDS, *map(str, NUMBERS))
        query = {name: self._rng.choice(values) for name in QUERIES if self._rng.random() < 0.3}
        if self._rng.random() < 0.1:
            query["options"] = DEEP
        body = self.body(taken) if method == "POST" else None
        content = self._rng.choice(("application/json",) * 8 + ("text/plain", "", "a/b; c"))
        return method, path, {name: printable(value) for name, value in query.items()}, body, {"Content-Type": content}

    def value(self, depth: int = 0) -> Any:
        """Any value that JSON can spell."""
        kind = self._rng.random() + depth * 0.15
        if kind < 0.15:
            return [self.value(depth + 1) for _ in range(self._rng.randrange(4))]
        if kind < 0.3:
            return {self._rng.choice((*FIELDS, "type", "é")): self.value(depth + 1) for _ in range(self._rng.randrange(4))}
        return self._rng.choice((None, *NUMBERS, *WORDS))

    def _filled(self, names: list[str]) -> dict[str, Any]:
        """Most of the fields, now and then one too many."""
        chosen = [name for name in names if self._rng.random() < 0.9]
        if self._rng.random() < 0.2:
            chosen.append(self._rng.choice(FIELDS))
        return {name: HERE if self._rng.random() < 0.4 else self.value() for name in chosen}

    def _junk(self) -> bytes:
        if self._rng.random() < 0.5:
            return self._rng.choice(RUBBISH)
        return self._rng.randbytes(self._rng.randrange(200))


def spelled(value: Any) -> bytes:
    """A value as JSON, lone surrogates and all."""
    return json.dumps(value).encode()


def quoted(text: str) -> str:
    """A piece of a path."""
    return quote(text.encode("utf-8", "surrogatepass"), safe=".")


def printable(text: str) -> str:
    """Text that a client can put into a query."""
    return text.encode("utf-8", "surrogatepass").decode("latin-1")
