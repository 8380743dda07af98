"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game of the house.

Every iteration imagines a fresh world that fits the view, walks down one tree of choices shared by all worlds, and judges where
it arrives by the game's own evaluation. Each seat follows its own payoff, so rivals and partners need nothing special.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Annotated, Any

import msgspec

from eldertable.bots.outlook import Imagined, Outlook
from eldertable.kernel import Choice, Seat

Budget = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class Settings(msgspec.Struct, frozen=True):
    """`iterations` or `seconds` end the search, whichever comes first; `plies` are played at random before a world is judged."""

    iterations: Budget | None = None
    seconds: Seconds | None = None
    plies: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    explore: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.5


DEFAULT_ITERATIONS = 200


class Node:
    """A choice in the tree, with what became of it. `seen` counts how often it was there to be chosen."""

    __slots__ = ("branches", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.branches: dict[Hashable, Node] = {}


class SearchBot:
    """Chooses what the search came back to most often."""

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.rng = rng
        self.iterations = 0

    def choose(self, outlook: Outlook) -> Choice:
        """The most visited option."""
        tree = Tree(outlook, self.settings, self.rng)
        tree.grow()
        self.iterations += tree.iterations
        return tree.favourite()


class Tree:
    """The search for one decision."""

    def __init__(self, outlook: Outlook, settings: Settings, rng: Random) -> None:
        self.outlook = outlook
        self.game = outlook.game
        self.settings = settings
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        # The worst and best seen so far for each seat: evaluations may differ by little, and exploration is measured by that.
        self.low = [1.0] * outlook.players
        self.high = [0.0] * outlook.players

    def grow(self) -> None:
        """Search until the budget is spent."""
        limit = self.settings.iterations
        if limit is None:
            limit = DEFAULT_ITERATIONS if self.settings.seconds is None else None
        end = None if self.settings.seconds is None else perf_counter() + self.settings.seconds
        while (limit is None or self.iterations < limit) and (end is None or perf_counter() < end or not self.iterations):
            self.iterate()
            self.iterations += 1

    def iterate(self) -> None:
        """One world: walk down, add a branch, judge, and remember."""
        world = self.outlook.imagine(self.rng.getrandbits(64))
        path: list[tuple[Node, Seat]] = []
        node = self.root
        while (decision := world.decision) is not None:
            seat = decision.seat
            node, option = self.step(node, world, seat, decision.options)
            world.choose(option)
            path.append((node, seat))
            if not node.visits:
                break
        values = self.judge(world)
        for seat, value in enumerate(values):
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]

    def step(self, node: Node, world: Imagined, seat: Seat, options: tuple[Choice, ...]) -> tuple[Node, Choice]:
        """The branch to follow: a new one if there is any, else the one of the highest upper confidence bound."""
        alike, state, branches = self.game.alike, world.state, node.branches
        low = self.low[seat]
        width = self.high[seat] - low or 1.0
        explore = self.settings.explore
        fresh: list[tuple[Node, Choice]] = []
        best: tuple[Node, Choice] | None = None
        highest = float("-inf")
        met: set[Hashable] = set()
        for option in options:
            key = (seat, alike(state, option))
            if key in met:
                continue
            met.add(key)
            branch = branches.get(key)
            if branch is None:
                branch = branches[key] = Node()
            branch.seen += 1
            if not branch.visits:
                fresh.append((branch, option))
            elif not fresh:
                bound = (branch.total / branch.visits - low) / width + explore * sqrt(log(branch.seen) / branch.visits)
                if bound > highest:
                    best, highest = (branch, option), bound
        if fresh:
            return self.rng.choice(fresh)
        assert best is not None
        return best

    def judge(self, world: Imagined) -> tuple[float, ...]:
        """What the world is worth to each seat, after a few random plies."""
        for _ in range(self.settings.plies):
            if world.decision is None:
                break
            world.choose(self.rng.choice(world.decision.options))
        result = world.result
        if result is not None:
            return self.game.payoffs(result, world.players)
        return self.game.prospects(world.state, world.players)

    def favourite(self) -> Choice:
        """The most visited option; of equals the one with the better average."""
        state: Any = self.outlook.imagine(0).state
        seat = self.outlook.seat

        def standing(option: Choice) -> tuple[int, float]:
            node = self.root.branches.get((seat, self.game.alike(state, option)))
            return (node.visits, node.total / node.visits) if node and node.visits else (0, 0.0)

        best: Choice = max(self.outlook.decision.options, key=standing)
        return best


def make(settings: Settings, rng: Random) -> SearchBot:
    """The bot."""
    return SearchBot(settings, rng)
