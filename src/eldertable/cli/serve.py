"""`eldertable`: the server, and a browser to see it."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence

import msgspec

from eldertable.bots.own import BadBot
from eldertable.bots.specs import OWN_BOTS_VARIABLE, own_bots


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C."""
    from eldertable.server import serve

    introduce(arguments.own_bots)
    serve(host=arguments.host, port=arguments.port, database=arguments.database, open_browser=not arguments.no_browser)
    return 0


def introduce(bots: Sequence[str]) -> None:
    """Make bots of one's own known, to worker processes too."""
    own = own_bots()
    for bot in bots:
        name, _, command = bot.partition("=")
        if not command:
            raise BadBot(f"{bot!r} is no bot: say --bot NAME=COMMAND, e.g. --bot 'mine=python3 mybot.py'.")
        own[name] = command
    os.environ[OWN_BOTS_VARIABLE] = msgspec.json.encode(own).decode()
    own_bots()
