"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game of the house.

The first choice is decided by elimination: the options that look best to the game's evaluation are played in the same imagined
worlds, and the worse half is dropped again and again (sequential halving, Karnin, Koren and Somekh 2013). Below it grows one
tree of choices shared by all worlds, in which each seat follows its own payoff, so rivals and partners need nothing special.
From a new leaf the game is played on by what appeals at a glance, and then judged by the game's own evaluation.
If the next choice is the same seat's, what the tree already tells about it is not thrown away; while others decide, a tree of
what they may choose can be grown (`foresight`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from statistics import fmean as mean
from time import perf_counter, thread_time
from typing import Annotated, Any

import msgspec

from eldertable.bots.certain import certain_win
from eldertable.bots.foresight import Foresight, sight_of
from eldertable.bots.judge import check_judge, find_judge
from eldertable.bots.outlook import Bot, BotSettings, Imagined, Onlook, Outlook
from eldertable.bots.together import Rated
from eldertable.bots.tree import Memory, Node
from eldertable.kernel import Choice, Game, Seat, State

Budget = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class Settings(BotSettings, frozen=True):
    """`iterations` or `seconds` of processor time end the search, whichever comes first.

    `plies` are played on from a leaf, and on to the next crossroads, before it is judged (fewer by default where a game has no
    word for what appeals, so that each option must be tried); `depth` choices in a row are in the tree at most; `width` options
    are looked into; `worlds` serve for the first look, which counts as much as `trust` iterations; `explore` is how readily the
    tree leaves what did well so far.
    `pace` says how many iterations stand for a second where there is no clock; `judge` names a file with a learned judgement of
    positions, `house` the one that comes with the game; where it does not know the rules or the number of players, the game's
    own word holds, and `plies` are those of a search without one.
    """

    iterations: Budget | None = None
    seconds: Seconds | None = None
    plies: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    depth: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1000
    width: Annotated[int, msgspec.Meta(ge=2, le=1000)] = 8
    worlds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 4
    trust: Annotated[float, msgspec.Meta(ge=0, le=1000)] = 4.0
    explore: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.7
    pace: Budget | None = None
    judge: str | None = None

    def __post_init__(self) -> None:
        check_judge(self.judge)

    def without_clock(self) -> Settings:
        """Iterations alone: those that are given, or those that stand for the seconds."""
        if self.iterations is None and self.seconds is not None and self.pace is not None:
            return msgspec.structs.replace(self, iterations=ceil(self.seconds * self.pace), seconds=None)
        return self if self.iterations is None else msgspec.structs.replace(self, seconds=None)

    @property
    def by_the_clock(self) -> bool:
        """Whether nothing but time ends the search, so that others can help to use it."""
        return self.seconds is not None and self.iterations is None


DEFAULT_ITERATIONS = 200
# Somebody may be waiting: by the wall, a search takes at most so many times its seconds, however busy the machine is.
PATIENCE = 4
PLIES, TRIED_PLIES = 24, 8


class Candidate:
    """One of the options of the decision to be made."""

    __slots__ = ("first_look", "node", "option")

    def __init__(self, option: Choice, first_look: float, node: Node) -> None:
        self.option = option
        self.first_look = first_look
        self.node = node


class SearchBot(Bot):
    """Chooses what is left when the worse options are dropped one after the other."""

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.rng = rng
        self.memory: Memory | None = None
        self.foresight: Foresight | None = None

    def choose(self, outlook: Outlook) -> Choice:
        """A certain win, or the option that stands when the budget is spent."""
        certain = certain_win(outlook, self.rng)
        if certain is not None:
            self.rated = ()
            return certain
        memory = self.memory if self.memory and self.memory.version == outlook.version else self.foreseen(outlook)
        search = Search(outlook, self.settings, self.rng, memory)
        rated = search.rate(())
        best = rated[0]
        self.recalled = search.recalled
        self.rated = search.told(rated)
        self.memory = Memory(outlook.version + 1, best.node, search.outset)
        return best.option

    def think_on(self, onlook: Onlook, seconds: float) -> bool:
        """Grow a tree of what the others may choose, going on with what was thought of this very sight."""
        if self.foresight is None or self.foresight.sight != sight_of(onlook.view):
            self.foresight = Foresight(Search(onlook, self.settings, self.rng, self.foreseen(onlook) or self.memory))
        return self.foresight.grow(seconds)

    def foreseen(self, onlook: Onlook) -> Memory | None:
        """What was thought of what is seen now while somebody else decided."""
        return None if self.foresight is None else self.foresight.of(sight_of(onlook.view))

    def forget(self) -> None:
        """Begin anew; what was foreseen goes by what is seen, not by how the game came there."""
        self.memory = None


class Search:
    """The search for one decision.

    What a world is worth depends much on what was dealt in it, so the tree remembers what was gained or lost from the start of a
    world to its end: that tells good choices from good deals.
    """

    def __init__(self, outlook: Onlook, settings: Settings, rng: Random, memory: Memory | None = None) -> None:
        self.outlook = outlook
        # Who only looks on has nothing to choose.
        self.decision = outlook.decision if isinstance(outlook, Outlook) else None
        self.game = outlook.game
        self.settings = settings
        self.rng = rng
        self.iterations = 0
        # How many trials of the last search tell about the options of this one.
        self.recalled = 0
        self.judge = find_judge(settings.judge, self.game, outlook.players, outlook.options)
        self.plies = self.how_far()
        self.memory = memory
        # What the position is worth to each seat before anything is chosen.
        self.outset: Sequence[float] = ()
        self.began, self.began_by_the_wall = thread_time(), perf_counter()
        # The sum of the squares of all gains and losses of each seat; exploration is measured by how much they vary.
        self.squares = [0.0] * outlook.players

    def how_far(self) -> int:
        """How many plies are played on from a leaf; what is set for a search with a judgement does not hold for one without it."""
        plies, judge = self.settings.plies, self.settings.judge
        if plies is not None and (judge is None or self.judge is not None):
            return plies
        return TRIED_PLIES if type(self.game).appeals is Game.appeals else PLIES

    def rate(self, wanted: Collection[Choice]) -> list[Candidate]:
        """The most promising options and those wanted, the best first: the worse half is dropped until one is left."""
        assert self.decision is not None
        candidates = self.candidates(wanted)
        self.recalled = sum(candidate.node.visits for candidate in candidates)
        dropped: list[Candidate] = []
        phases = ceil(log2(len(candidates))) if self.game.crossroads(self.decision) else 0
        for phase in range(phases):
            while True:
                self.compare(candidates)
                if self.spent() * phases > phase + 1:
                    break
            candidates.sort(key=self.standing, reverse=True)
            half = (len(candidates) + 1) // 2
            dropped = candidates[half:] + dropped
            del candidates[half:]
        return candidates + dropped

    def candidates(self, wanted: Collection[Choice]) -> list[Candidate]:
        """The options that look best, one for all that come to the same thing, and those wanted."""
        assert self.decision is not None
        seat = self.outlook.seat
        worlds, starts = self.set_out()
        known = self.remembered()
        state = worlds[0].state
        looks = []
        for option in distinct(self.game, state, [*wanted, *self.decision.options]):
            gain = mean([self.first_look(world, option) - start[seat] for world, start in zip(worlds, starts, strict=True)])
            looks.append(Candidate(option, gain, known.get((seat, self.game.alike(state, option))) or Node()))
        looks.sort(key=lambda candidate: candidate.first_look, reverse=True)
        return looks[: self.settings.width] + [
            candidate for candidate in looks[self.settings.width :] if candidate.option in wanted
        ]

    def set_out(self) -> tuple[list[Imagined], list[Sequence[float]]]:
        """Some worlds, and what each of them is worth to everybody; the outset is what they are on average."""
        worlds = [self.imagine() for _ in range(self.settings.worlds)]
        starts = [self.value(world) for world in worlds]
        self.outset = [mean(values) for values in zip(*starts, strict=True)]
        return worlds, starts

    def remembered(self) -> dict[tuple[Seat, Hashable], Node]:
        """What the last search of the same turn learned of the options; its gains are counted from where things stand now."""
        if self.memory is None:
            return {}
        rise = [now - then for now, then in zip(self.outset, self.memory.outset, strict=True)]
        self.memory.node.rebase(self.outlook.seat, rise)
        return self.memory.node.branches

    def spent(self) -> float:
        """Which part of the budget is spent."""
        limit, seconds = self.settings.iterations, self.settings.seconds
        if limit is None and seconds is None:
            limit = DEFAULT_ITERATIONS
        by_count = self.iterations / limit if limit else 0.0
        if not seconds:
            return by_count
        by_the_wall = (perf_counter() - self.began_by_the_wall) / (PATIENCE * seconds)
        return max(by_count, (thread_time() - self.began) / seconds, by_the_wall)

    def compare(self, candidates: Sequence[Candidate]) -> None:
        """Play all candidates on in the same imagined world."""
        world = self.imagine()
        start = self.value(world)
        for candidate in candidates:
            trial = world.fork()
            trial.choose(candidate.option)
            self.explore(candidate.node, self.outlook.seat, trial, start)

    def standing(self, candidate: Candidate) -> float:
        """What the option brings on average, its first look counted as so many iterations."""
        node, trust = candidate.node, self.settings.trust
        return (node.total + trust * candidate.first_look) / (node.visits + trust)

    def told(self, rated: Sequence[Candidate]) -> tuple[Rated, ...]:
        """What was found of the options, the best first, in a form that can be put together with what others found."""
        trust = self.settings.trust
        return tuple(
            Rated(each.option.to_json(), each.node.visits + trust, each.node.total + trust * each.first_look) for each in rated
        )

    # -- the tree ------------------------------------------------------------------------------------

    def explore(self, node: Node, chooser: Seat, world: Imagined, start: Sequence[float]) -> None:
        """Walk down the tree, from the place to which a choice of this seat led, to a new one, play on, judge, and remember."""
        path = [(node, chooser)]
        while node.visits and len(path) < self.settings.depth and (decision := world.decision) is not None:
            node, option = self.step(node, world)
            path.append((node, decision.seat))
            world.choose(option)
        self.play_on(world)
        gains = [value - before for value, before in zip(self.value(world), start, strict=True)]
        self.iterations += 1
        for seat, gain in enumerate(gains):
            self.squares[seat] += gain * gain
        for node, seat in path:
            node.visits += 1
            node.total += gains[seat]

    def step(self, node: Node, world: Imagined) -> tuple[Node, Choice]:
        """The branch of the highest upper confidence bound; less appealing ones are opened as the visits grow."""
        decision = world.decision
        assert decision is not None
        seat = decision.seat
        spread = self.settings.explore * sqrt(self.squares[seat] / max(1, self.iterations))
        best: tuple[Node, Choice] | None = None
        highest = float("-inf")
        for option in self.most_appealing(world, 1 + int(sqrt(node.visits))):
            key = (seat, self.game.alike(world.state, option))
            branch = node.branches.get(key)
            if branch is None:
                branch = node.branches[key] = Node()
                return branch, option
            branch.seen += 1
            bound = branch.total / branch.visits + spread * sqrt(log(branch.seen + 1) / branch.visits)
            if bound > highest:
                best, highest = (branch, option), bound
        assert best is not None
        return best

    def most_appealing(self, world: Imagined, count: int) -> Iterator[Choice]:
        """The most appealing options, those that come to the same thing only once."""
        decision = world.decision
        assert decision is not None
        appeals = self.appeals(world)
        order = sorted(range(len(appeals)), key=appeals.__getitem__, reverse=True)
        met: set[Hashable] = set()
        for index in order:
            option = decision.options[index]
            key = self.game.alike(world.state, option)
            if key not in met:
                met.add(key)
                yield option
            if len(met) == count:
                return

    # -- play and judgement ---------------------------------------------------------------------------

    def play_on(self, world: Imagined) -> None:
        """Play as appeals at a glance, for a while and on to the next crossroads."""
        played = 0
        while (decision := world.decision) is not None and (played < self.plies or not self.game.crossroads(decision)):
            appeals = self.appeals(world)
            world.choose(decision.options[appeals.index(max(appeals))])
            played += 1

    def appeals(self, world: Imagined) -> Sequence[float]:
        """How the options look: the game's own word, or a look at what comes right after each of them."""
        decision = world.decision
        assert decision is not None
        appeals = self.game.appeals(world.state, decision)
        if appeals is None:
            foreseen = self.game.foresee_all(world.state, decision)
            appeals = [
                self.tried(world, option) if value is None else value
                for option, value in zip(decision.options, foreseen, strict=True)
            ]
        return appeals

    def first_look(self, world: Imagined, option: Choice) -> float:
        """What the option is worth to its chooser: as the game foresees it, or by what comes right after it."""
        decision = world.decision
        assert decision is not None
        value = self.game.foresee(world.state, decision.seat, option)
        return self.tried(world, option) if value is None else value

    def tried(self, world: Imagined, option: Choice) -> float:
        """What the position after the option is worth to its chooser."""
        decision = world.decision
        assert decision is not None
        trial = world.fork()
        trial.choose(option)
        return self.value(trial)[decision.seat]

    def value(self, world: Imagined) -> Sequence[float]:
        """The payoffs of a finished game, the evaluation of any other."""
        result = world.result
        if result is not None:
            return self.game.payoffs(result, world.options)
        return self.game.prospects(world.state, world.players) if self.judge is None else self.judge.prospects(world)

    def imagine(self) -> Imagined:
        """A new world."""
        return self.outlook.imagine(self.rng.getrandbits(64))


def distinct(game: Game[Any], state: State, options: Sequence[Choice]) -> list[Choice]:
    """The first option of all that come to the same thing."""
    firsts: dict[Hashable, Choice] = {}
    for option in options:
        firsts.setdefault(game.alike(state, option), option)
    return list(firsts.values())


def make(settings: Settings, rng: Random) -> SearchBot:
    """The bot."""
    return SearchBot(settings, rng)
