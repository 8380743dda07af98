"""`eldertable new-game`: a small whole game to begin with."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

PACKAGE = """{place} is there: a small game that can be played. Next:

  cd {place}
  npm install && npm run build    the drawn board
  pip install -e .                into this environment
  eldertable                      the game is in the lobby
  pytest                          the conformance suite and the clauses
"""
HOUSE = """The game {name} is in the house, small and playable:

  src/eldertable/games/{name}/
  docs/rules/{name}.md, and the same in docs/rules/fr/ and docs/rules/pl/
  tests/{name}/, tests/records/{name}/

Next: make play (the game is in the lobby), make test ARGS="-k {name}", and CONTRIBUTING.md.
"""


def run(arguments: Namespace) -> int:
    """Write the game and say what comes next."""
    from eldertable.scaffold import house_root, write_in_house, write_package

    name = arguments.name
    if arguments.package:
        place = write_package(name, arguments.folder or Path.cwd())
        print(PACKAGE.format(place=place), end="")
        return 0
    root = arguments.folder or house_root()
    write_in_house(name, root)
    print(HOUSE.format(name=name), end="")
    return 0
