"""The map as a value: whatever it hands on to the next board is what that board would find by itself."""

from __future__ import annotations

import random

import msgspec
import pytest

from eldertable.games.auztralia.rules.board import Board

from .builder import GAME

DERIVED = (
    "haunted",
    "walkers",
    "seen",
    "port_hexes",
    "deposit_hexes",
    "farm_hexes",
    "productive",
    "vacant",
    "used_up",
    "laid",
    "areas",
)


@pytest.mark.rule("AZ-4.4", "AZ-5.6.4")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_what_is_handed_on_is_what_would_be_found(players: int, seed: int) -> None:
    table = GAME.start(players, seed)
    chooser = random.Random(seed)
    while table.decision is not None:
        board: Board = table.state.board
        fresh = msgspec.convert(msgspec.to_builtins(board), Board)
        assert fresh == board and not vars(fresh)
        for name in DERIVED:
            assert getattr(board, name) == getattr(fresh, name), name
        for seat, port in enumerate(board.ports):
            if port:
                assert board.network(seat) == fresh.network(seat)
        table.choose(chooser.choice(table.decision.options))


def test_copies_share_the_board_and_what_it_knows() -> None:
    table = GAME.start(2, 1)
    copy = table.fork()
    assert copy.state.board is table.state.board
    table.choose(table.decision.options[0])  # type: ignore[union-attr]
    assert copy.state.board is not table.state.board and set(copy.state.board.ports) == {0}
