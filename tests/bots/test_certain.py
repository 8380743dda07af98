"""Certain wins are taken by every level that looks ahead, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.elder_sign.builder import A, Scene

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.games.elder_sign.content import CARDS
from eldertable.kernel import Choice, Seat, Table
from eldertable.testing.hidden import determinised

LEVELS = ("normal", "hard", "expert")
DEALS = 12


def is_won(table: Table[Any], option: Choice) -> bool:
    """Whether the option wins at once in many worlds that fit what its chooser sees."""
    assert table.decision is not None
    seat = table.decision.seat
    for deal in range(DEALS):
        world = determinised(table, seat, f"check-{deal}")
        world.choose(option)
        if world.result is None or world.game.payoffs(world.result, world.options)[seat] < 1:
            return False
    return True


def takes_the_win(table: Table[Any], seat: Seat, level: str) -> bool:
    """Whether a bot wins by its next choices, before anybody else is asked."""
    bot = make_bot(level, "certain", table.game)
    while (decision := table.decision) is not None and decision.seat == seat:
        table.choose(bot.choose(Outlook(table, seat)))
    return table.result is not None and table.result.winners == (seat,)


def positions(game: str, players: int, first_seed: int) -> Iterator[tuple[Table[Any], Seat]]:
    """Late positions of random games in which some options win for certain and others do not."""
    for seed in range(first_seed, first_seed + 30):
        table, chooser = eldertable.game(game).start(players, seed), random.Random(seed)
        last: list[Table[Any]] = []
        while table.decision is not None:
            last = [*last[-3:], table.fork()]
            table.choose(chooser.choice(table.decision.options))
        for late in last:
            assert late.decision is not None
            winning = [option for option in late.decision.options if is_won(late, option)]
            if 0 < len(winning) < len(late.decision.options):
                yield late, late.decision.seat


# The seeds are those from which on such positions are found soon.
@pytest.mark.parametrize(("game", "players", "seed"), [("gates_of_delirium", 2, 0), ("ancient_world", 2, 9), ("auztralia", 1, 10)])
def test_a_win_at_hand_is_taken(game: str, players: int, seed: int) -> None:
    found = list(islice(positions(game, players, seed), 2))
    assert len(found) == 2
    for table, seat in found:
        for level in LEVELS:
            assert takes_the_win(table.fork(), seat, level), f"{level} lets a win go: {table}"


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_sign_is_bought(level: str) -> None:
    """One sign is missing, and the trophies for it are there: nobody goes adventuring instead."""
    worth_two = [card.id for card in CARDS.values() if card.trophy == 2 and not card.other_world and not card.lock]
    scene = Scene("monterey_jack", ancient_one="cthulhu").trophies(A, *worth_two[:6])
    table = scene.set(elder_signs=12).begin().table
    assert takes_the_win(table, A, level)
    assert table.version <= 10, "it went there at once"
