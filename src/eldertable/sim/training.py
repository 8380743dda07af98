"""Training: bots play by search, a policy learns what the search found, and the next round searches by that policy.

Expert iteration (Anthony, Tian and Barber 2017) with the plain policy of `bots/policy.py`. Everything lies in one folder:
the lessons of each round, its policy, a last duel with and without it, and the report; the same call goes on with what is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from eldertable.bots import Outlook
from eldertable.bots.policy import Policy, looks, names_of, names_of_look
from eldertable.bots.search import Search, Settings
from eldertable.bots.specs import read_spec
from eldertable.kernel import Choice
from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.ledger import Ledger
from eldertable.sim.simulation import Crew, Progress, gather
from eldertable.sim.tournament import Tournament, tournament

# Of the options of a decision so many are learned from, the most appealing ones and all that the search looked into.
MOST_OPTIONS = 16
# How often a game goes on with any option, so that lessons come from more than one way to play.
STRAYING = 0.1
# Every so many games are not learned from, but tell how well the others were.
HELD_OUT = 5
EPOCHS, RATE, FORGET = 6, 0.2, 1e-5
# Weights below this are left out.
NOTHING = 0.005


class Plan(msgspec.Struct, frozen=True):
    """What is to be trained, and how long."""

    game: str
    players: int
    options: Mapping[str, Any]
    rounds: int
    games: int
    iterations: int
    duel_games: int
    seed: str


class Lesson(msgspec.Struct, frozen=True, array_like=True):
    """A decision: what was seen of each option, and which part of its trials the search gave it; the most appealing one first."""

    seen: tuple[tuple[str, ...], ...]
    shares: tuple[float, ...]


class Study(msgspec.Struct, frozen=True):
    """A game to be played for its lessons."""

    plan: Plan
    number: int
    policy: str | None


class Lessons(msgspec.Struct, frozen=True):
    """What one game taught."""

    number: int
    lessons: tuple[Lesson, ...]


class Learned(msgspec.Struct, frozen=True):
    """What came of a round: how often the favourite of the search was found in games not learned from, by looks and by policy."""

    games: int
    lessons: int
    weights: int
    by_looks: float
    by_policy: float
    surprise: float


class Training(msgspec.Struct, frozen=True):
    """What came of all rounds, and of the duel between searches with and without the policy."""

    game: str
    rounds: tuple[Learned, ...]
    duel: Tournament | None
    complete: bool


def train(plan: Plan, folder: Path, crew: Crew, progress: Progress | None = None) -> Training:
    """All rounds and the duel; Ctrl-C stops with what is done so far, and the same call goes on."""
    folder.mkdir(parents=True, exist_ok=True)
    learned: list[Learned] = []
    policy: Path | None = None
    taught: list[Lessons] = []
    for number in range(1, plan.rounds + 1):
        lessons = collect(plan, folder / f"lessons-{number}.jsonl", policy, crew, progress)
        if len(lessons) < plan.games:
            return Training(plan.game, tuple(learned), None, complete=False)
        taught += lessons
        weights, outcome = learn(taught, plan.seed)
        learned.append(outcome)
        policy = folder / f"policy-{number}.json"
        save(policy, Policy(plan.game, find_game(plan.game).rules_version, weights))
    assert policy is not None
    duel = tournament(
        plan.game,
        players=plan.players,
        games=plan.duel_games,
        bots=[spec_of(plan, policy), spec_of(plan, None)],
        seed=f"{plan.seed}:duel",
        options=plan.options,
        workers=crew.workers,
        ray=crew.ray,
        keep=folder / "duel.jsonl",
        progress=progress,
    )
    done = Training(plan.game, tuple(learned), duel, complete=duel.complete)
    save_text(folder / "report.md", report(plan, done))
    return done


def collect(plan: Plan, path: Path, policy: Path | None, crew: Crew, progress: Progress | None) -> list[Lessons]:
    """The lessons of a round, those that were kept before included."""
    task = {"lessons_of": msgspec.to_builtins(plan), "policy": policy and policy.name}
    with Ledger(path, task, Lessons).open() as (done, writer):
        known = {each.number for each in done}
        named = None if policy is None else str(policy)
        due = (Study(plan, number, named) for number in range(plan.games) if number not in known)
        gather(crew.share_out(study, due), done, writer.add, progress)
    return sorted(done, key=lambda each: each.number)


def study(task: Study) -> Lessons:
    """Play one game by search and note what it found. The same task gives the same lessons in any process."""
    plan = task.plan
    game = find_game(plan.game)
    settings = settings_of(plan, task.policy)
    seed = f"{plan.seed}:{task.policy and Path(task.policy).name}:{task.number}"
    table, rng = game.start(plan.players, seed, plan.options), Random(seed)
    lessons: list[Lesson] = []
    while (decision := table.decision) is not None:
        search = Search(Outlook(table, decision.seat), settings, rng)
        rated = search.rate(())
        world = search.imagine()
        visits = {candidate.option: candidate.node.visits for candidate in rated}
        if sum(visits.values()):
            lessons.append(lesson(decision.kind, decision.options, search.glance(world), visits))
        choice = rng.choice(decision.options) if rng.random() < STRAYING else rated[0].option
        table.choose(choice)
    return Lessons(task.number, tuple(lessons))


def lesson(kind: str, options: Sequence[Choice], appeals: Sequence[float], visits: Mapping[Choice, int]) -> Lesson:
    """What a search of a decision teaches."""
    order = sorted(range(len(options)), key=appeals.__getitem__, reverse=True)
    taken = [index for place, index in enumerate(order) if place < MOST_OPTIONS or options[index] in visits]
    look = looks(appeals)
    total = sum(visits.values())
    return Lesson(
        tuple((*names_of(kind, options[index]), *names_of_look(kind, *look[index])) for index in taken),
        tuple(round(visits.get(options[index], 0) / total, 4) for index in taken),
    )


# -- learning ------------------------------------------------------------------------------------------


def learn(taught: Sequence[Lessons], seed: str) -> tuple[dict[str, float], Learned]:
    """Weights under which the options are chosen as the search shared out its trials (AdaGrad, Duchi, Hazan and Singer 2011)."""
    apart = len(taught) >= HELD_OUT
    lessons = [each for game in taught if not (apart and game.number % HELD_OUT == 0) for each in game.lessons]
    exam = [each for game in taught if apart and game.number % HELD_OUT == 0 for each in game.lessons] or lessons
    weights: dict[str, float] = {}
    steps: dict[str, float] = {}
    rng = Random(seed)
    for _ in range(EPOCHS):
        for each in rng.sample(lessons, len(lessons)):
            for seen, chance, share in zip(each.seen, chances(weights, each), each.shares, strict=True):
                for name in seen:
                    slope = chance - share + FORGET * weights.get(name, 0.0)
                    steps[name] = steps.get(name, 1.0) + slope * slope
                    weights[name] = weights.get(name, 0.0) - RATE * slope / sqrt(steps[name])
    kept = {name: round(weight, 3) for name, weight in sorted(weights.items()) if abs(weight) >= NOTHING}
    return kept, Learned(
        games=len(taught),
        lessons=len(lessons),
        weights=len(kept),
        by_looks=share_of(each.shares[0] == max(each.shares) for each in exam),
        by_policy=share_of(favourite(kept, each) == max(each.shares) for each in exam),
        surprise=round(sum(surprise(kept, each) for each in exam) / max(1, len(exam)), 4),
    )


def chances(weights: Mapping[str, float], each: Lesson) -> list[float]:
    """How likely each option is under the weights."""
    scores = [sum([weights.get(name, 0.0) for name in seen]) for seen in each.seen]
    most = max(scores)
    raised = [exp(score - most) for score in scores]
    total = sum(raised)
    return [value / total for value in raised]


def favourite(weights: Mapping[str, float], each: Lesson) -> float:
    """Which part of the trials the option had that the policy would choose."""
    found = chances(weights, each)
    return each.shares[found.index(max(found))]


def surprise(weights: Mapping[str, float], each: Lesson) -> float:
    """The cross-entropy of what the search did, under the policy."""
    return -sum(share * log(max(chance, 1e-9)) for share, chance in zip(each.shares, chances(weights, each), strict=True))


def share_of(flags: Iterable[bool]) -> float:
    """The part of them that is true."""
    found = list(flags)
    return round(sum(found) / max(1, len(found)), 4)


# -- what is written ------------------------------------------------------------------------------------


def settings_of(plan: Plan, policy: str | None) -> Settings:
    """How `hard` searches in this game, for as many iterations as the plan says, by a policy or without one."""
    _, settings = read_spec("hard", find_game(plan.game))
    if not isinstance(settings, Settings):
        _, settings = read_spec("expert", find_game(plan.game))
    if not isinstance(settings, Settings):
        raise BadOptions(f"No level of {plan.game} searches, so there is nothing to learn from.")
    return msgspec.structs.replace(settings, iterations=plan.iterations, seconds=None, pace=None, policy=policy)


def spec_of(plan: Plan, policy: Path | None) -> str:
    """The same as the spec of a bot."""
    settings = msgspec.to_builtins(settings_of(plan, None if policy is None else str(policy)))
    return "search:" + ",".join(f"{name}={value}" for name, value in settings.items() if value is not None)


def save(path: Path, policy: Policy) -> None:
    """Write a policy."""
    save_text(path, msgspec.json.encode(policy).decode())


def save_text(path: Path, text: str) -> None:
    """Write a file whole, or not at all."""
    beside = path.with_name(f".{path.name}.part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def report(plan: Plan, done: Training) -> str:
    """What was done and what came of it, for people."""
    lines = [
        f"# {find_game(plan.game).title}: a policy learned from search",
        "",
        f"{plan.players} players, {plan.rounds} rounds of {plan.games} games, {plan.iterations} iterations a decision, "
        f"seed `{plan.seed}`.",
        "",
        "| round | games | lessons | weights | favourite of the search found by looks | by policy | surprise |",
        "|---|---|---|---|---|---|---|",
    ]
    for number, each in enumerate(done.rounds, 1):
        lines.append(
            f"| {number} | {each.games} | {each.lessons} | {each.weights} | {percent(each.by_looks)} | {percent(each.by_policy)}"
            f" | {each.surprise:.3f} |"
        )
    if done.duel is not None:
        for duel in done.duel.duels[:1]:
            low, high = duel.interval
            lines += [
                "",
                f"Duel at equal iterations, {duel.games} games: `{duel.bot}` against `{duel.rival}` "
                f"{percent(duel.share)} ({percent(low)} to {percent(high)}).",
            ]
    return "\n".join(lines) + "\n"


def percent(share: float) -> str:
    """`62 %`."""
    return f"{100 * share:.0f} %"
