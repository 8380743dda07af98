"""Thinking is shared: nobody waits because somebody else lets very much be thought."""

from __future__ import annotations

import asyncio

import pytest

from eldertable.server.fairness import HALF_LIFE, LONG_WAIT, Claim, FairPlaces, Urgency

HARD, EASY = ("game", "hard"), ("game", "easy")


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Queue:
    """Claims that wait for one place, and the order in which they got it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.places = FairPlaces(1, self.clock)
        self.order: list[Claim] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.all_are_here = asyncio.Event()

    async def claim(self, claim: Claim, seconds: float = 1.0) -> None:
        """Ask for a place, and keep it for so long."""

        async def think() -> None:
            for_short = await self.places.take(claim)
            self.order.append(claim)
            await self.all_are_here.wait()
            self.clock.time += seconds
            self.places.give_back(claim, for_short, seconds)

        self.tasks.append(asyncio.create_task(think()))
        await asyncio.sleep(0)

    async def run(self) -> list[Claim]:
        self.all_are_here.set()
        await asyncio.gather(*self.tasks)
        return self.order


def people(order: list[Claim]) -> str:
    return "".join(claim.person for claim in order)


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    async def play() -> None:
        queue = Queue()
        for number in range(6):
            await queue.claim(Claim("a", f"table {number}", HARD))
        for number in range(2):
            await queue.claim(Claim("b", f"other {number}", HARD))
        assert people(await queue.run()) == "ababaaaa"

    asyncio.run(play())


def test_tables_of_one_person_take_turns() -> None:
    async def play() -> None:
        queue = Queue()
        for table in ("x", "x", "x", "y"):
            await queue.claim(Claim("a", table, HARD))
        assert [claim.table for claim in await queue.run()][:2] == ["x", "y"]

    asyncio.run(play())


def test_a_short_thought_never_waits_for_long_ones() -> None:
    async def play() -> None:
        places = FairPlaces(1)
        long = [asyncio.create_task(places.take(Claim(str(number), str(number), HARD))) for number in range(100)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(places.take(Claim("b", "b", EASY)), 1) is True
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        places.give_back(Claim("0", "0", HARD), False, 3.0)
        places.give_back(Claim("b", "b", EASY), True, 0.1)
        assert await asyncio.wait_for(places.take(Claim("c", "c", HARD)), 1) is False

    asyncio.run(play())


@pytest.mark.parametrize(
    ("taken", "thought", "still_short"),
    [
        pytest.param(20.0, 20.0, False, id="what turns out to be long is not short any more"),
        pytest.param(4.0, 0.02, True, id="a process that had to start makes no thought long"),
    ],
)
def test_a_thought_is_as_long_as_it_took_once_it_began(taken: float, thought: float, still_short: bool) -> None:
    async def play() -> None:
        places = FairPlaces(1)
        claim = Claim("a", "a", EASY)
        assert await places.take(claim) is True
        places.give_back(claim, True, taken, thought)
        assert await places.take(claim) is still_short

    asyncio.run(play())


def test_what_is_long_now_and_then_never_takes_the_place_for_short_thoughts() -> None:
    """An expert of Elder Sign answers at once in the midst of an attempt, and thinks for all of its time before the next."""

    async def play() -> None:
        places = FairPlaces(1)
        expert = Claim("a", "a", ("elder_sign", "expert"))
        for number in range(60):
            assert await places.take(expert) is False
            places.give_back(expert, False, 0.01, 0.01 if number % 10 else 5.0)

    asyncio.run(play())


def test_what_nobody_looks_at_is_thought_last_but_not_never() -> None:
    async def play() -> None:
        queue = Queue()
        await queue.claim(Claim("a", "a", HARD))
        await queue.claim(Claim("b", "b", HARD, Urgency.HINDSIGHT))
        await queue.claim(Claim("c", "c", HARD, Urgency.UNWATCHED))
        await queue.claim(Claim("d", "d", HARD))
        assert people(await queue.run()) == "adcb"
        queue = Queue()
        await queue.claim(Claim("a", "a", HARD), LONG_WAIT + 1)
        await queue.claim(Claim("b", "b", HARD, Urgency.HINDSIGHT))
        for name in "cd":
            await queue.claim(Claim(name, name, HARD))
        assert people(await queue.run()).index("b") < 3

    asyncio.run(play())


def test_what_was_thought_is_forgotten_in_time() -> None:
    async def play() -> None:
        queue = Queue()
        await queue.claim(Claim("a", "a", HARD), 10)
        await queue.run()
        queue.clock.time += 20 * HALF_LIFE
        queue.all_are_here.clear()
        for name in ("x", "a", "b"):
            await queue.claim(Claim(name, name, HARD))
        assert people(await queue.run()) == "axab"

    asyncio.run(play())
