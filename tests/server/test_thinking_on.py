"""While somebody else decides, an expert thinks on where nobody needs the worker, and goes on with what came true."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.guests import PATIENCE, Guest
from tests.server.test_memory import asked, seat_after, with_workers

import eldertable
from eldertable.bots import Onlook, Outlook
from eldertable.bots.foresight import MOST_FORESIGHT, Foresight, sight_of
from eldertable.bots.search import Search, SearchBot, Settings
from eldertable.kernel import Choice, Table
from eldertable.registry import game_ids
from eldertable.server.fairness import Claim
from eldertable.server.memory import Memory, Place
from eldertable.server.metrics import REGISTRY
from eldertable.server.thinking import THINK_ON_SECONDS, Asker, Thinkers
from eldertable.sim.local_server import LocalServer

GAME = eldertable.game("gates_of_delirium")
EXPERT = "search:seconds=0.05,pace=500"


def before_the_bot() -> Table[Any]:
    """A table where seat 0 decides between few things, after some of which the bot of seat 1 does."""
    table = GAME.start(2, 1, {"first_player": 0})
    while (decision := table.decision) is not None:
        if len(decision.options) <= 3 and leading_to_the_bot(table):
            return table
        table.choose(decision.options[0])
    raise AssertionError("there is no such moment in this game")


def leading_to_the_bot(table: Table[Any]) -> list[Choice]:
    """The choices after which the bot decides."""
    assert table.decision is not None
    return [option for option in table.decision.options if table.decision.seat == 0 and seat_after(table, option) == 1]


def thought_on() -> float:
    """How many moments bots of this process thought on."""
    return REGISTRY.get_sample_value("eldertable_bots_thought_on_total") or 0.0


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


def test_an_expert_goes_on_with_what_it_thought_while_the_other_decided() -> None:
    async def test(thinkers: Thinkers) -> None:
        table, wanted = before_the_bot(), [True]
        began = thought_on()
        place = Place("first", 1, EXPERT)
        thinkers.think_on(Asker("a", "first"), place, table.position(), lambda: wanted[0])
        await until(lambda: thought_on() >= began + 3)
        table.choose(leading_to_the_bot(table)[0])
        wanted[0] = False
        # Another worker is free, but the one that is still at it knows more.
        assert (await asked(thinkers, table, 7, bot=EXPERT))[1] > 0
        await until(lambda: not thinkers._thinking_on)

    with_workers(2, test)


def test_nobody_thinks_on_while_somebody_waits() -> None:
    async def test(thinkers: Thinkers) -> None:
        began = thought_on()
        long = Claim("b", "other", ("auztralia", "hard"))
        await thinkers._places.take(long)
        waiting = asyncio.create_task(thinkers._places.take(long))
        thinkers.think_on(Asker("a", "first"), Place("first", 1, EXPERT), before_the_bot().position(), lambda: True)
        await asyncio.sleep(0.5)
        thinkers._places.give_back(long, False, 1.0)
        assert await waiting is False
        await asyncio.sleep(0.5)
        assert thought_on() == began and not thinkers._all
        thinkers._places.give_back(long, False, 1.0)
        await until(lambda: thought_on() > began)

    with_workers(1, test)


def test_bots_think_on_at_one_table_of_a_person_the_newest() -> None:
    async def test(thinkers: Thinkers) -> None:
        asks: dict[str, int] = {"old": 0, "new": 0}

        def wanted(name: str) -> Callable[[], bool]:
            def ask() -> bool:
                asks[name] += 1
                return True

            return ask

        for name in asks:
            thinkers.think_on(Asker("a", name), Place(name, 1, EXPERT), before_the_bot().position(), wanted(name))
        await until(lambda: asks["new"] > 3)
        assert asks["old"] <= 1 and len(thinkers._helping) == 1
        # A level that does not think for its time has no use for that of others.
        thinkers.think_on(Asker("b", "b"), Place("b", 1, "hard"), before_the_bot().position(), lambda: True)
        assert list(thinkers._thinking_on) == ["a"]

    with_workers(1, test)


def test_thinking_on_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldertable.bots.foresight.MOST_FORESIGHT", 0.05)
    memory, table, place = Memory(), before_the_bot(), Place("first", 1, EXPERT)
    assert memory.think_on(place, table, 0.01)
    while memory.think_on(place, table, 0.01):
        pass


def looking_on(table: Table[Any], seat: int, seed: int, looks: int = 40) -> Foresight:
    """What a seat thinks of what another may choose, counted in trials."""
    foresight = Foresight(Search(Onlook(table, seat), Settings(iterations=1, plies=4), Random(seed)))
    for _ in range(looks):
        foresight.look_ahead()
    return foresight


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_foreseen_depends_on_nothing_that_the_seat_does_not_see(game_id: str) -> None:
    game = eldertable.game(game_id)
    table, rng = game.start(2, 5), Random(5)
    for number in range(12):
        for _ in range(5):
            assert table.decision is not None
            table.choose(rng.choice(table.decision.options))
        assert table.decision is not None
        seat = 1 - table.decision.seat
        twin = table.fork()
        twin.determinise(seat, number)
        one, other = (looking_on(each, seat, number, 6) for each in (table, twin))
        assert one.next.keys() == other.next.keys()
        visits = [sorted(node.visits for node in each.root.branches.values()) for each in (one, other)]
        assert visits[0] == visits[1] and one.search.outset == other.search.outset


def test_a_choice_that_could_be_one_of_several_is_not_foreseen() -> None:
    table = before_the_bot()
    foresight = looking_on(table, 1, 1)
    known = {sight: branches for sight, branches in foresight.next.items() if len(branches) == 1}
    sight, branches = next(iter(known.items()))
    found = foresight.of(sight)
    assert found is not None and found.node in branches
    foresight.next[sight] |= {node for node in foresight.root.branches.values() if node is not found.node}
    assert foresight.of(sight) is None and foresight.of(b"something else") is None


def test_what_was_foreseen_is_found_by_what_is_seen() -> None:
    table = before_the_bot()
    bot = SearchBot(Settings(iterations=8, plies=4), Random(1))
    bot.foresight = looking_on(table, 1, 1)
    seen = set()
    for option in leading_to_the_bot(table):
        after = table.fork()
        after.choose(option)
        bot.choose(Outlook(after, 1))
        if sight_of(after.view(1)) in bot.foresight.next:
            seen.add(bot.recalled > 0)
    assert seen == {True}


@pytest.mark.slow
def test_bots_of_a_server_think_on_only_while_somebody_looks(tmp_path: Path) -> None:
    def moments() -> float:
        figures = httpx.get(f"{server.http}/metrics").text.splitlines()
        return float(next(line for line in figures if line.startswith("eldertable_bots_thought_on_total ")).split()[1])

    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}) as server:
        ada = Guest(server, "Ada")
        table = ada.new_table({"kind": "me"}, {"kind": "bot", "bot": "expert"}, first_player=0)
        assert moments() == 0
        screen = ada.watch(table)
        end = time.monotonic() + PATIENCE
        while moments() < 3:
            assert time.monotonic() < end
            time.sleep(0.1)
        screen.close()
        last = -1.0
        while (now := moments()) != last:
            last = now
            time.sleep(1)
        assert now < MOST_FORESIGHT / THINK_ON_SECONDS / 2, "it could have gone on"
