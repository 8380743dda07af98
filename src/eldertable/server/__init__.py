"""The server: lobby, tables and live play for browsers."""

from __future__ import annotations

from eldertable.kernel.errors import EldertableError

__all__ = ["CannotServe", "serve"]


class CannotServe(EldertableError):
    """The server cannot start; the message says why."""


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM; raises CannotServe or BadDatabase if that is not possible.

    `database` is a URL or the path of an SQLite file; without it `ELDERTABLE_DATABASE` or a file of the user's is taken.
    """
    # Worker processes import this package too; they need none of the server's machinery.
    from eldertable.server.run import run_server

    run_server(host, port, database, open_browser)
