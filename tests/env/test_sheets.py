"""Sheets that are written over and over tell the same as fresh ones, and what was handed out stays as it is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import eldertable
from eldertable.env import env
from eldertable.env.arrays import Eye, Page, form_of
from eldertable.kernel import Game, Table
from eldertable.kernel.encoding import NUMBER_SIZE, Lying, Sheet
from eldertable.kernel.errors import RulesDefect

GAMES = eldertable.games()
ids = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
MOST_DECISIONS = 250


def moments(game: Game[Any]) -> Iterator[Table[Any]]:
    """Every decision of random games for different numbers of players, and their ends."""
    for seed, players in enumerate((game.players[-1], game.players[0], game.players[-1])):
        chooser = random.Random(seed)
        table = game.start(players, seed)
        for _ in range(MOST_DECISIONS):
            yield table
            if table.decision is None:
                break
            table.choose(chooser.choice(table.decision.options))


@ids
def test_a_sheet_written_over_is_like_a_fresh_one(game: Game[Any]) -> None:
    form = form_of(game)
    page, eye = Page(form), Eye(form)
    for table in moments(game):
        for seat in range(table.players):
            anew = Sheet(form)
            anew.write(table, seat)
            page.write(table, seat)
            parts, mask = eye.look(table, seat)
            line = anew.bytes[: form.size * NUMBER_SIZE]
            asked = table.decision is not None and table.decision.seat == seat
            allowed = len(table.decision.options) if table.decision and asked else 0
            assert page.line.tobytes() == line
            assert b"".join(part.tobytes() for part in parts.values()) == line
            assert page.mask.tolist() == mask.tolist() == [1] * allowed + [0] * (form.options - allowed)


@ids
def test_a_sheet_sees_what_was_taken_back_and_dealt_anew(game: Game[Any]) -> None:
    """Not only what follows from one decision to the next: any table may be looked at after any other."""
    form = form_of(game)
    sheet = Sheet(form)
    tables = [table.fork() for number, table in enumerate(moments(game)) if number % 40 == 0]
    random.Random(1).shuffle(tables)
    for table in tables:
        for seat in reversed(range(table.players)):
            anew = Sheet(form)
            sheet.write(table, seat)
            anew.write(table, seat)
            assert sheet.bytes == anew.bytes


def test_after_a_defect_nothing_is_told_that_was_not_kept() -> None:
    def way(owner: int, thing: str) -> list[bytes]:
        if thing == "broken":
            raise RulesDefect("There are no rows of what is broken.")
        return [thing.encode()]

    lying, ways = Lying(), (way, way)
    assert lying.renew(ways, 0, ("a", "b")) == b"ab"
    with pytest.raises(RulesDefect):
        lying.renew(ways, 0, ("c", "broken"))
    assert lying.renew(ways, 0, ("a", "d")) == b"ad"


def test_an_observation_stays_as_it_is() -> None:
    environment = env("ancient_world", players=2)
    environment.reset(seed=3)
    chooser = random.Random(3)
    seen: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for _ in range(40):
        observation = environment.observe(environment.agent_selection)
        copies = {name: part.copy() for name, part in observation["observation"].items()}
        seen.append((observation, {**copies, "action_mask": observation["action_mask"].copy()}))
        environment.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    for observation, then in seen:
        parts = {**observation["observation"], "action_mask": observation["action_mask"]}
        assert all((parts[name] == then[name]).all() for name in then)
        # They belong to whoever got them.
        parts["features"][:] = 0
        parts["action_mask"][:] = 0
