"""How a judgement is learned from lessons, with PyTorch (`pip install 'eldertable[train]'`)."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from math import exp, log1p, sqrt
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from eldertable.bots.judge import Weights
from eldertable.kernel import Game
from eldertable.kernel.errors import BadOptions
from eldertable.kernel.form import json_form
from eldertable.sim.lessons import Lessons

# Every so many games are not learned from, but tell how well the others were.
HELD_OUT = 10
# How much of what a position is worth is told by what came after the next lesson of its game, rather than by that one.
PATIENCE = 0.97
# A lead counts as narrow if it is much less than this part of the usual one: it could have been lost as well.
NARROW = 0.25
# Names that were met less often are left out.
RARE = 40
HIDDEN = (64, 32)
# Positions of a game have one end in common: to see them often, or to learn quickly, is to learn single games by heart.
EPOCHS, BATCH, RATE, DECAY = 2, 512, 1e-3, 0.3


class Learned(msgspec.Struct, frozen=True):
    """What came of a round: how surprising the ends of games not learned from were, by the word of the game and as judged."""

    games: int
    positions: int
    names: int
    surprise_before: float
    surprise: float


class Sample(msgspec.Struct, frozen=True):
    """What a seat saw: the numbers of the names and how much of each, the word of the game, the target, and how the game ended."""

    names: array[int]
    much: array[float]
    said: float
    target: float
    payoff: float


def learn(
    game: Game[Any], players: int, options: Mapping[str, Any], taught: Sequence[Lessons], seed: str
) -> tuple[Weights, Learned]:
    """A judgement of positions from what came of them."""
    torch = find_torch()
    names = common_names(taught)
    exam_games = [game for place, game in enumerate(taught) if place % HELD_OUT == 0]
    narrow = NARROW * usual_lead(taught)
    lessons = [
        each
        for place, game in enumerate(taught)
        if place % HELD_OUT or len(taught) < HELD_OUT
        for each in samples(game, names, narrow)
    ]
    exam = [each for game in exam_games for each in samples(game, names, narrow)]
    # The network is small: more threads would wait for each other.
    torch.set_num_threads(1)
    torch.manual_seed(0)
    network = make_network(torch, len(names))
    steps = EPOCHS * -(-len(lessons) // BATCH)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
    loss_of = torch.nn.BCEWithLogitsLoss()
    rng = Random(seed)
    for _ in range(EPOCHS):
        order = rng.sample(lessons, len(lessons))
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            loss = loss_of(judged(torch, network, batch), torch.tensor([each.target for each in batch]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        found = [value for at in range(0, len(exam), BATCH) for value in judged(torch, network, exam[at : at + BATCH]).tolist()]
    return weights_of(game, players, options, tuple(names), network), Learned(
        games=len(taught),
        positions=len(lessons),
        names=len(names),
        surprise_before=surprise([each.said for each in exam], exam),
        surprise=surprise(found, exam),
    )


def find_torch() -> Any:
    """PyTorch, which only whoever trains needs."""
    try:
        return import_module("torch")
    except ImportError:
        raise BadOptions("To learn takes PyTorch: pip install 'eldertable[train]'.") from None


def common_names(taught: Sequence[Lessons]) -> dict[str, int]:
    """The names that are met often enough, numbered."""
    met: Counter[str] = Counter()
    for game in taught:
        content = game.unpack()
        times = Counter(number for moment in content.moments for view in moment.views for number in view)
        for number, count in times.items():
            for name, _ in content.parts[number]:
                met[name] += count
    return {name: number for number, name in enumerate(sorted(name for name, count in met.items() if count >= RARE))}


def usual_lead(taught: Sequence[Lessons]) -> float:
    """How far apart two players end, as the root of the mean of the squares; at least a point."""
    squares = [(one - other) ** 2 for game in taught for one, other in combinations(game.scores, 2)]
    return max(1.0, sqrt(fmean(squares))) if squares else 1.0


def told_by_the_end(game: Lessons, narrow: float) -> list[float]:
    """What everybody's chances were, as the end tells: by the scores, if a player won, since a narrow win was half luck."""
    if sum(game.payoffs) != 1.0:
        return list(game.payoffs)
    weights = [exp((score - max(game.scores)) / narrow) for score in game.scores]
    return [weight / sum(weights) for weight in weights]


def samples(game: Lessons, names: dict[str, int], narrow: float) -> Iterator[Sample]:
    """What can be learned from a game, the last position first."""
    content = game.unpack()
    parts = [[(names[name], much) for name, much in part if name in names] for part in content.parts]
    targets = told_by_the_end(game, narrow)
    for moment in reversed(content.moments):
        for seat, view in enumerate(moment.views):
            seen = [each for number in view for each in parts[number]]
            yield Sample(
                array("i", [name for name, _ in seen]),
                array("f", [much for _, much in seen]),
                moment.said[seat],
                targets[seat],
                game.payoffs[seat],
            )
        targets = [PATIENCE * target + (1 - PATIENCE) * held for target, held in zip(targets, moment.held, strict=True)]


def make_network(torch: Any, names: int) -> Any:
    """The network before it has learned anything: it says what the game says."""
    first, second = HIDDEN
    nn = torch.nn
    network = nn.ModuleDict(
        {
            "vectors": nn.EmbeddingBag(max(1, names), first, mode="sum"),
            "own": nn.Linear(1, first),
            "second": nn.Linear(first, second),
            "out": nn.Linear(second, 1),
            "kept": nn.Linear(1, 1, bias=False),
        }
    )
    nn.init.normal_(network["vectors"].weight, 0.0, 0.03)
    nn.init.zeros_(network["own"].bias)
    nn.init.zeros_(network["out"].weight)
    nn.init.zeros_(network["out"].bias)
    nn.init.ones_(network["kept"].weight)
    return network


def judged(torch: Any, network: Any, batch: Sequence[Sample]) -> Any:
    """What the network makes of positions, as logits."""
    import numpy  # comes with PyTorch

    names, much, starts = array("i"), array("f"), array("i")
    for each in batch:
        starts.append(len(names))
        names += each.names
        much += each.much
    said = torch.tensor([[each.said] for each in batch])
    sums = network["vectors"](
        torch.from_numpy(numpy.array(names)),
        torch.from_numpy(numpy.array(starts)),
        per_sample_weights=torch.from_numpy(numpy.array(much)),
    )
    first = torch.relu(sums + network["own"](said))
    second = torch.relu(network["second"](first))
    return (network["out"](second) + network["kept"](said)).squeeze(1)


def weights_of(game: Game[Any], players: int, options: Mapping[str, Any], names: tuple[str, ...], network: Any) -> Weights:
    """What was learned, as it is kept."""

    def packed(tensor: Any) -> bytes:
        kept: bytes = tensor.detach().numpy().astype("<f2").tobytes()
        return kept

    return Weights(
        game=game.id,
        rules_version=game.rules_version,
        players=(players,),
        names=names,
        hidden=HIDDEN,
        vectors=packed(network["vectors"].weight[: len(names)]),
        own=packed(network["own"].weight),
        bias=packed(network["own"].bias),
        second=packed(network["second"].weight),
        second_bias=packed(network["second"].bias),
        out=packed(network["out"].weight),
        ends=(network["out"].bias.item(), network["kept"].weight.item()),
        options=json_form(game.settle(players, options)),
    )


def surprise(found: Sequence[float], exam: Sequence[Sample]) -> float:
    """How surprising the ends of games were, under these logits."""
    return round(cross_entropy(found, [each.payoff for each in exam]), 4) if exam else 0.0


def cross_entropy(logits: Sequence[float], payoffs: Sequence[float]) -> float:
    """How much is learned from how games ended by somebody who held these chances."""
    return fmean(log1p(exp(-abs(value))) + max(value, 0.0) - payoff * value for value, payoff in zip(logits, payoffs, strict=True))
