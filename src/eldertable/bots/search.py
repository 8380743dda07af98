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
    explore: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.7


DEFAULT_ITERATIONS = 200


class Node:
    """A choice in the tree, with what became of it.

    `guess` is the first look at it, `seen` counts how often it was there to be chosen, `total` adds up what it brought its chooser.
    """

    __slots__ = ("branches", "guess", "seen", "total", "visits")

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.branches: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        """What the choice brings on average, its first look counted as one visit."""
        return (self.total + self.guess) / (self.visits + 1)


class SearchBot:
    """Chooses what the search came back to most often."""

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        """The most visited option."""
        tree = Tree(outlook, self.settings, self.rng)
        tree.grow()
        return tree.favourite()


class Tree:
    """The search for one decision.

    What a world is worth depends much on what was dealt in it, so the tree remembers what was gained or lost from the start of a
    world to its end: that tells good choices from good deals.
    """

    def __init__(self, outlook: Outlook, settings: Settings, rng: Random) -> None:
        self.outlook = outlook
        self.game = outlook.game
        self.settings = settings
        self.rng = rng
        self.root = Node(0.0)
        self.iterations = 0
        # The sum of the squares of all gains and losses of each seat; exploration is measured by how much they vary.
        self.squares = [0.0] * outlook.players

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
        """One world: walk down the tree to a new place, judge it, and remember."""
        world = self.outlook.imagine(self.rng.getrandbits(64))
        start = self.game.prospects(world.state, world.players)
        path: list[tuple[Node, Seat]] = []
        node = self.root
        while (decision := world.decision) is not None and (node.visits or node is self.root):
            seat = decision.seat
            node, option = self.step(node, world, seat, decision.options, start[seat])
            world.choose(option)
            path.append((node, seat))
        gains = [value - before for value, before in zip(self.judge(world), start, strict=True)]
        for seat, gain in enumerate(gains):
            self.squares[seat] += gain * gain
        for node, seat in path:
            node.visits += 1
            node.total += gains[seat]

    def step(self, node: Node, world: Imagined, seat: Seat, options: tuple[Choice, ...], start: float) -> tuple[Node, Choice]:
        """The branch of the highest upper confidence bound among those that are open in this world."""
        alike, state, branches = self.game.alike, world.state, node.branches
        explore = self.settings.explore * (sqrt(self.squares[seat] / self.iterations) if self.iterations else 1.0)
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
                branch = branches[key] = Node(self.first_look(world, option, seat) - start)
            branch.seen += 1
            visits = branch.visits + 1
            bound = (branch.total + branch.guess) / visits + explore * sqrt(log(branch.seen + 1) / visits)
            if bound > highest:
                best, highest = (branch, option), bound
        assert best is not None
        return best

    def first_look(self, world: Imagined, option: Choice, seat: Seat) -> float:
        """What the chooser would have right after the option."""
        trial = world.fork()
        trial.choose(option)
        return self.value(trial)[seat]

    def judge(self, world: Imagined) -> tuple[float, ...]:
        """What the world is worth to each seat, after a few random plies."""
        for _ in range(self.settings.plies):
            if world.decision is None:
                break
            world.choose(self.rng.choice(world.decision.options))
        return self.value(world)

    def value(self, world: Imagined) -> tuple[float, ...]:
        """The payoffs of a finished game, the game's evaluation of any other."""
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
            return (node.visits, node.mean) if node else (-1, 0.0)

        best: Choice = max(self.outlook.decision.options, key=standing)
        return best


def make(settings: Settings, rng: Random) -> SearchBot:
    """The bot."""
    return SearchBot(settings, rng)
