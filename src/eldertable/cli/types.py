"""`eldertable types`: the TypeScript types of the wire, or of a game, made from Python's structs."""

from __future__ import annotations

from argparse import Namespace


def run(arguments: Namespace) -> int:
    """Show the types, put them into their files, or check that the files are as they should be."""
    from eldertable import contract, game
    from eldertable.contract import files

    named = game(arguments.game) if arguments.game else None
    if not arguments.write and not arguments.check:
        print(contract.typescript(named) if named else contract.wire_typescript(), end="")
        return 0
    wanted = files.types_of(named) if named else files.types_of_the_house()
    (files.write if arguments.write else files.check)(wanted)
    return 0
