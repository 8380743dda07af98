"""The rules as documents: ours, clause by clause, in the reader's language where there is a translation."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.learn import rules_folder
from eldertable.registry import game_ids
from eldertable.server.gatekeeper import answer
from eldertable.server.wire import Refusal
from eldertable.texts import LANGUAGES

ORIGINAL = LANGUAGES[0]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game, and the language they are in."""

    lang: str
    text: str


def routes() -> list[Route]:
    """Where the rules are found."""
    return [Route("/api/rules/{game_id}/{lang}", rules)]


async def rules(request: Request) -> Response:
    """The rules of a game in a language, in English where there is no translation."""
    game_id, lang = request.path_params["game_id"], request.path_params["lang"]
    if game_id not in game_ids() or lang not in LANGUAGES:
        raise Refusal("no_such_rules", f"There are no rules of {game_id!r} in {lang!r}.", 404)
    return answer(rulebook(game_id, lang))


@cache
def rulebook(game_id: str, lang: str) -> Rulebook:
    """The rules as they are written: translations lie in a folder of their language."""
    folder = rules_folder(game_id)
    for found, path in ((lang, folder / lang / f"{game_id}.md"), (ORIGINAL, folder / f"{game_id}.md")):
        if path.is_file():
            return Rulebook(found, path.read_text("utf-8"))
    raise Refusal("no_such_rules", f"The rules of {game_id!r} are not written down.", 404)
