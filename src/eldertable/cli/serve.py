"""`eldertable`: the server, and a browser to see it."""

from __future__ import annotations

from argparse import Namespace


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C."""
    from eldertable.server import serve

    serve(host=arguments.host, port=arguments.port, database=arguments.database, open_browser=not arguments.no_browser)
    return 0
