"""Whoever runs the server, at its keyboard."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from eldertable.cli import main
from eldertable.sim.local_server import LocalServer


def admin(server: LocalServer, *words: str) -> Any:
    """What `eldertable admin --json` says."""
    with redirect_stdout(io.StringIO()) as said:
        assert main(["admin", "--json", "--database", server.url, *words]) == 0
    return json.loads(said.getvalue())


def refused(server: LocalServer, *words: str) -> str:
    """Why `eldertable admin` does not do it."""
    with redirect_stderr(io.StringIO()) as said:
        assert main(["admin", "--database", server.url, *words]) == 2
    return said.getvalue()
