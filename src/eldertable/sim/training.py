"""Training: bots play, a network learns how their positions ended, and the next round is played by what it has learned.

The games of the first round go by what appeals, which costs next to nothing, the others by the judgement of the round before
(`bots/judge.py`): by a look at each option, or by short searches, which take longer and teach more. Now and then any option is
taken, so that lessons come from more than one way to play.
What a position is worth is learned from what came of it later: from later judgements of the same game the more, the sooner they
came, and from its end (temporal differences, Sutton 1988), of which a narrow one tells less than a clear one. Everything lies in
one folder: the lessons of each round, its judgement, a last duel with and without it, and the report; the same call goes on with
what is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from eldertable.bots import Outlook
from eldertable.bots.greedy import GreedyBot
from eldertable.bots.greedy import Settings as GreedySettings
from eldertable.bots.judge import Judge, Reader, Seen, find_judge, logit
from eldertable.bots.search import SearchBot, Settings
from eldertable.bots.specs import read_spec
from eldertable.kernel import Choice, Game, Table
from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.learning import Learned, learn
from eldertable.sim.ledger import Ledger
from eldertable.sim.lessons import Lessons, Moment
from eldertable.sim.simulation import Crew, Progress, gather
from eldertable.sim.tournament import Tournament, tournament

# How often a game goes on with any option, and how many of its positions are learned from.
STRAYING, TAKEN = 0.08, 0.08
# Games by what appeals cost so little that the first round has so many times as many.
FIRST = 4
# How far the short searches of later rounds play on from a leaf.
PLIES = 6


class Plan(msgspec.Struct, frozen=True):
    """What is to be trained, and how long; `think` is how many iterations a choice of the later rounds takes, 0 for one look."""

    game: str
    players: int
    options: Mapping[str, Any]
    rounds: int
    games: int
    iterations: int
    duel_games: int
    seed: str
    think: int = 0


class Study(msgspec.Struct, frozen=True):
    """A game to be played for its lessons."""

    plan: Plan
    number: int
    judge: str | None


class Training(msgspec.Struct, frozen=True):
    """What came of all rounds, and of the duel between searches with and without the judgement."""

    game: str
    rounds: tuple[Learned, ...]
    duel: Tournament | None
    complete: bool


def train(plan: Plan, folder: Path, crew: Crew, progress: Progress | None = None) -> Training:
    """All rounds and the duel; Ctrl-C stops with what is done so far, and the same call goes on."""
    game = find_game(plan.game)
    if game.form is None:
        raise BadOptions(f"{game.title} does not tell in numbers what a seat sees, so nothing can be learned.")
    folder.mkdir(parents=True, exist_ok=True)
    learned: list[Learned] = []
    judge: Path | None = None
    taught: list[Lessons] = []
    for number in range(1, plan.rounds + 1):
        games = games_of(plan, number)
        lessons = collect(plan, folder / f"lessons-{number}.jsonl", games, judge, crew, after(progress, len(taught)))
        if len(lessons) < games:
            return Training(plan.game, tuple(learned), None, complete=False)
        taught += lessons
        weights, outcome = learn(game, plan.players, plan.options, taught, plan.seed)
        learned.append(outcome)
        judge = folder / f"judge-{number}.bin"
        save(judge, msgspec.msgpack.encode(weights))
    assert judge is not None
    duel = tournament(
        plan.game,
        players=plan.players,
        games=plan.duel_games,
        bots=[spec_of(plan, judge), spec_of(plan, None)],
        seed=f"{plan.seed}:duel",
        options=plan.options,
        workers=crew.workers,
        ray=crew.ray,
        keep=folder / "duel.jsonl",
        progress=after(progress, len(taught)),
    )
    done = Training(plan.game, tuple(learned), duel, complete=duel.complete)
    save(folder / "report.md", report(plan, done).encode())
    return done


def games_of(plan: Plan, number: int) -> int:
    """How many games a round has."""
    by_appeal = number == 1 and type(find_game(plan.game)).appeals is not Game.appeals
    return plan.games * FIRST if by_appeal else plan.games


def games_in_all(plan: Plan) -> int:
    """How many games are played, those of the duel included."""
    return sum(games_of(plan, number) for number in range(1, plan.rounds + 1)) + plan.duel_games


def after(progress: Progress | None, before: int) -> Progress | None:
    """Progress that counts on from so many games."""
    return None if progress is None else lambda games: progress(before + games)


def collect(plan: Plan, path: Path, games: int, judge: Path | None, crew: Crew, progress: Progress | None) -> list[Lessons]:
    """The lessons of a round, those that were kept before included."""
    task = {"lessons_of": msgspec.to_builtins(plan), "judge": judge and judge.name}
    with Ledger(path, task, Lessons).open() as (done, writer):
        known = {each.number for each in done}
        named = None if judge is None else str(judge)
        due = (Study(plan, number, named) for number in range(games) if number not in known)
        gather(crew.share_out(study, due), done, writer.add, progress)
    return sorted(done, key=lambda each: each.number)


def study(task: Study) -> Lessons:
    """Play one game and note some of its positions. The same task gives the same lessons in any process."""
    plan = task.plan
    game = find_game(plan.game)
    seed = f"{plan.seed}:{task.judge and Path(task.judge).name}:{task.number}"
    table, rng = game.start(plan.players, seed, plan.options), Random(seed)
    judge = find_judge(task.judge, game, plan.players, table.options)
    # Everybody thinks alone: what a search remembers is what one seat knows.
    bots = [teacher(task, rng) for _ in range(plan.players)]
    notes = Notes(game, judge)
    while (decision := table.decision) is not None:
        if rng.random() < TAKEN:
            notes.take(table)
        table.choose(choice(table, bots[decision.seat], rng))
    result = table.result
    assert result is not None
    return notes.of_game(task.number, game.payoffs(result, table.options), result.scores)


def teacher(task: Study, rng: Random) -> GreedyBot | SearchBot:
    """Whoever plays the games that are learned from, where they do not go by what appeals."""
    if task.plan.think and task.judge is not None:
        return SearchBot(Settings(iterations=task.plan.think, plies=PLIES, worlds=1, judge=task.judge), rng)
    return GreedyBot(GreedySettings(worlds=1, judge=task.judge), rng)


def choice(table: Table[Any], bot: GreedyBot | SearchBot, rng: Random) -> Choice:
    """What is chosen: now and then anything, by the judgement if there is one, otherwise what appeals."""
    decision = table.decision
    assert decision is not None
    if rng.random() < STRAYING:
        return rng.choice(decision.options)
    appeals = None if bot.settings.judge else table.game.appeals(table.state, decision)
    if appeals is None:
        return bot.choose(Outlook(table, decision.seat))
    return decision.options[appeals.index(max(appeals))]


class Notes:
    """The positions of a game that are learned from; what is seen again and again is noted once."""

    def __init__(self, game: Game[Any], judge: Judge | None) -> None:
        self.judge = judge
        self.parts: dict[Seen, int] = {}
        self.moments: list[Moment] = []
        assert game.form is not None
        self.reader = Reader(game.form, self.note)

    def note(self, seen: Seen) -> int:
        """The number of a part."""
        return self.parts.setdefault(seen, len(self.parts))

    def take(self, table: Table[Any]) -> None:
        """Note a position as every seat sees it."""
        said = table.game.prospects(table.state, table.players)
        held = said if self.judge is None else self.judge.prospects(table)
        views = tuple(tuple(self.reader.read(table, seat)) for seat in range(table.players))
        self.moments.append(Moment(views, tuple(map(logit, said)), held))

    def of_game(self, number: int, payoffs: Sequence[float], scores: Sequence[int]) -> Lessons:
        """All of them, with what the game brought everybody."""
        return Lessons.pack(number, tuple(self.parts), self.moments, payoffs, scores)


# -- what is written ------------------------------------------------------------------------------------


def spec_of(plan: Plan, judge: Path | None) -> str:
    """How `hard` searches in this game, for as many iterations as the plan says, with a judgement or without one."""
    _, settings = read_spec("hard", find_game(plan.game))
    if not isinstance(settings, Settings):
        settings = Settings()
    settings = msgspec.structs.replace(settings, iterations=plan.iterations, seconds=None, pace=None, judge=judge and str(judge))
    return "search:" + ",".join(f"{name}={value}" for name, value in msgspec.to_builtins(settings).items() if value is not None)


def save(path: Path, content: bytes) -> None:
    """Write a file whole, or not at all."""
    beside = path.with_name(f".{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)


def report(plan: Plan, done: Training) -> str:
    """What was done and what came of it, for people."""
    lines = [
        f"# {find_game(plan.game).title}: a judgement learned from play",
        "",
        f"{plan.players} players, {plan.rounds} rounds of {plan.games} games ({games_of(plan, 1)} at first), seed `{plan.seed}`.",
        "",
        "Surprise is the cross-entropy of how games ended that were not learned from.",
        "",
        "| round | games | positions | names | surprise by the word of the game | by the judgement |",
        "|---|---|---|---|---|---|",
    ]
    for number, each in enumerate(done.rounds, 1):
        lines.append(
            f"| {number} | {each.games} | {each.positions} | {each.names} | {each.surprise_before:.4f} | {each.surprise:.4f} |"
        )
    if done.duel is not None:
        for duel in done.duel.duels[:1]:
            low, high = duel.interval
            lines += [
                "",
                f"Duel of {plan.iterations} iterations a decision, {duel.games} games: `{duel.bot}` against `{duel.rival}` "
                f"{percent(duel.share)} ({percent(low)} to {percent(high)}).",
            ]
    return "\n".join(lines) + "\n"


def percent(share: float) -> str:
    """`62 %`."""
    return f"{100 * share:.0f} %"
