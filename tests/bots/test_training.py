"""Training: lessons come from play, a network learns them, and the same call goes on after an interruption."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

import msgspec
import pytest

import eldertable
from eldertable.bots import BadBot, Outlook, judge, make_bot, search
from eldertable.bots.judge import BadJudge, Judge, Reader, Seen, Weights, find_judge, logit
from eldertable.bots.specs import read_spec
from eldertable.cli import main
from eldertable.kernel import Choice, Game, Table
from eldertable.kernel.encoding import Form
from eldertable.kernel.form import json_form
from eldertable.sim import learning, training
from eldertable.sim.lessons import Lessons, Moment
from eldertable.sim.simulation import Crew
from eldertable.sim.training import Plan, games_in_all, study, train

GAME = eldertable.game("gates_of_delirium")
assert GAME.form is not None
FORM: Form = GAME.form
GAMES = [eldertable.game(name) for name in ("gates_of_delirium", "ancient_world", "auztralia", "elder_sign")]


def plan(**changes: int) -> Plan:
    return msgspec.structs.replace(Plan(GAME.id, 2, {"round_limit": 1}, 2, 2, 4, 2, "lessons"), **changes)


def halves(*numbers: float) -> bytes:
    return pack(f"<{len(numbers)}e", *numbers)


def weights(names: dict[str, float], *, game: str = GAME.id, kept: float = 1.0) -> Weights:
    """A judgement that adds to the word of the game what it sees of these names."""
    return Weights(
        game=game,
        rules_version="1",
        players=(2,),
        names=tuple(names),
        hidden=(2, 1),
        vectors=halves(*[number for weight in names.values() for number in (weight, -weight)]),
        own=halves(0, 0),
        bias=halves(1, 1),
        second=halves(1, -1),
        second_bias=halves(4),
        out=halves(1),
        ends=(-4.0, kept),
    )


def midgame(game: Game[Any], choices: int = 40) -> Table[Any]:
    """A table after some choices of chance."""
    table, rng = game.start(2, 5), Random(5)
    for _ in range(choices):
        if table.decision is None:
            break
        table.choose(rng.choice(table.decision.options))
    return table


def test_names_tell_what_a_seat_sees() -> None:
    table = GAME.start(2, 1, {"first_player": 1})
    seen = {name for part in Reader(FORM, lambda seen: seen).read(table, 0) for name, _ in part}
    assert "decider=2" in seen and "table/first=2" in seen and "seat_1/hand=5" in seen
    assert {name for name in seen if name.startswith("hand/")} == {f"hand/1/{card}=1" for card in table.state.players[0].hand}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_hidden_from_a_seat_is_not_read(game: Game[Any]) -> None:
    assert game.form is not None
    table = midgame(game)
    reader = Reader(game.form, lambda seen: seen)
    for seat in (0, 1):
        world = table.fork()
        world.determinise(seat, 9)
        assert sorted(reader.read(table, seat)) == sorted(reader.read(world, seat))


def test_the_judgement_starts_from_the_word_of_the_game_and_corrects_it() -> None:
    table = midgame(GAME)
    said = GAME.prospects(table.state, 2)
    assert Judge(weights({}), FORM).prospects(table) == pytest.approx(said, abs=1e-4)
    tokens = f"seat_1/tokens={table.state.players[0].tokens}"
    raised = Judge(weights({tokens: 0.5}), FORM)
    assert raised.judge(table, 0, said[0]) == pytest.approx(logit(said[0]) + 1.0, abs=1e-3)


def test_plain_python_and_numpy_judge_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    table = midgame(GAME)
    told = weights({"decider=0": 0.25, "decider=1": -0.5, "seat_1/hand": 0.125, "table/round=1": 0.5})
    quick = Judge(told, FORM).prospects(table)
    monkeypatch.setattr(judge, "numpy", None)
    monkeypatch.setattr(judge, "weighted", judge.weighted_plain)
    monkeypatch.setattr(judge, "through", judge.through_plain)
    assert Judge(told, FORM).prospects(table) == pytest.approx(quick, abs=1e-5)


def test_what_came_of_positions_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees red wins, and the game says nothing about it."""
    pytest.importorskip("torch")
    monkeypatch.setattr(learning, "EPOCHS", 80)
    monkeypatch.setattr(learning, "BATCH", 64)
    red: Seen = (("colour=red", 1.0),)
    green: Seen = (("colour=green", 1.0),)
    moment = Moment(((0,), (1,)), (0.0, 0.0), (0.5, 0.5))
    taught = [Lessons.pack(number, (red, green), (moment,) * 3, (1.0, 0.0), (9, 1)) for number in range(60)]
    told, outcome = learning.learn(GAME, 2, {}, taught, "seed")
    assert told.names == ("colour=green", "colour=red")
    assert outcome.surprise_before == pytest.approx(0.6931, abs=1e-4) and outcome.surprise < 0.4


def test_targets_lean_on_what_was_held_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "PATIENCE", 0.9)
    red: Seen = (("colour=red", 1.0),)
    moments = (Moment(((0,), (0,)), (0.0, 0.0), (0.5, 0.5)), Moment(((0,), (0,)), (0.0, 0.0), (0.25, 0.75)))
    clear = Lessons.pack(0, (red,), moments, (1.0, 0.0), (90, 10))
    found = list(learning.samples(clear, {"colour=red": 0}, narrow=2.0))
    assert [round(each.target, 3) for each in found] == [1.0, 0.0, 0.925, 0.075]
    assert [each.payoff for each in found] == [1.0, 0.0, 1.0, 0.0]


def test_a_narrow_end_tells_less_than_a_clear_one() -> None:
    def told(payoffs: tuple[float, ...], scores: tuple[int, ...]) -> list[float]:
        return [round(share, 3) for share in learning.told_by_the_end(Lessons.pack(0, (), (), payoffs, scores), narrow=2.0)]

    assert told((1.0, 0.0), (31, 30)) == [0.622, 0.378]
    assert told((1.0, 0.0), (50, 30)) == [1.0, 0.0]
    assert told((0.5, 0.0, 0.5), (30, 20, 30)) == [0.498, 0.003, 0.498]
    assert told((0.0, 0.0), (31, 30)) == [0.0, 0.0], "nobody won"
    assert told((1.0, 1.0), (31, 30)) == [1.0, 1.0], "they won together"
    games = [Lessons.pack(0, (), (), (1.0, 0.0), scores) for scores in ((13, 10), (20, 24))]
    assert learning.usual_lead(games) == pytest.approx(sqrt((9 + 16) / 2)) and learning.usual_lead(games[:0]) == 1.0


def test_a_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    told: list[int] = []
    whole = train(plan(), tmp_path / "whole", Crew(), told.append)
    assert told == list(range(1, games_in_all(plan()) + 1))
    assert whole.complete and whole.duel is not None and whole.duel.games == 2 and len(whole.rounds) == 2
    played: list[int] = []

    def interrupted(task: training.Study) -> Lessons:
        if len(played) == 1:
            raise KeyboardInterrupt
        played.append(task.number)
        return study(task)

    monkeypatch.setattr(training, "study", interrupted)
    assert not train(plan(), tmp_path / "again", Crew()).complete
    monkeypatch.setattr(training, "study", study)
    again = train(plan(), tmp_path / "again", Crew())
    assert again.rounds == whole.rounds and again.complete
    first, second = (tmp_path / name / "judge-2.bin" for name in ("whole", "again"))
    assert first.read_bytes() == second.read_bytes() and first.stat().st_size < 2_000_000
    assert "Duel of 4 iterations a decision, 2 games" in (tmp_path / "again" / "report.md").read_text()
    table = GAME.start(2, 3)
    assert table.decision is not None
    for bot in ("search:iterations=8", "greedy:worlds=1"):
        chooser = make_bot(f"{bot},judge={first}", 1, GAME)
        assert chooser.choose(Outlook(table, table.decision.seat)) in table.decision.options


def test_later_rounds_are_played_by_short_searches_if_wished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learned = tmp_path / "judge-1.bin"
    learned.write_bytes(msgspec.msgpack.encode(weights({})))
    asked: list[tuple[int, int | None]] = []
    choose = search.SearchBot.choose

    def noted(bot: search.SearchBot, outlook: Outlook) -> Choice:
        asked.append((outlook.seat, bot.settings.iterations))
        return choose(bot, outlook)

    monkeypatch.setattr(search.SearchBot, "choose", noted)
    thought = plan(think=2)
    assert study(training.Study(thought, 0, None)).scores and not asked, "the first round goes by what appeals"
    assert study(training.Study(thought, 0, str(learned))) == study(training.Study(thought, 0, str(learned)))
    assert set(asked) == {(0, 2), (1, 2)}
    asked.clear()
    study(training.Study(plan(), 0, str(learned)))
    assert not asked


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    small = ["--rounds", "1", "--games", "1", "--iterations", "2", "--duel-games", "1", "--option", "round_limit=1"]
    assert main(["train", GAME.id, str(tmp_path / "folder"), *small, "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    assert done["complete"] and done["rounds"][0]["positions"] > 0


def test_a_judgement_is_used_where_it_was_learned(tmp_path: Path) -> None:
    other, own = tmp_path / "other.bin", tmp_path / "own.bin"
    other.write_bytes(msgspec.msgpack.encode(weights({}, game="auztralia")))
    own.write_bytes(msgspec.msgpack.encode(weights({})))
    assert find_judge(str(own), GAME, 2, {}) is not None and find_judge(str(own), GAME, 3, {}) is None
    table = GAME.start(2, 1)
    assert table.decision is not None
    outlook = Outlook(table, table.decision.seat)
    with pytest.raises(BadJudge, match="a judgement of auztralia"):
        make_bot(f"search:iterations=1,judge={other}", 1, GAME).choose(outlook)
    with pytest.raises(BadBot, match="holds no judgement"):
        make_bot(f"search:iterations=1,judge={tmp_path / 'none.bin'}", 1, GAME)


def test_a_judgement_comes_with_the_game_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadJudge, match="No learned judgement comes with Elder Sign"):
        find_judge("house", eldertable.game("elder_sign"), 2, {})
    learned = tmp_path / "learned.bin"
    monkeypatch.setattr(type(GAME), "learned", learned)
    learned.write_bytes(msgspec.msgpack.encode(weights({})))
    assert find_judge("house", GAME, 2, {}) is None, "it was learned by other rules"
    judge.load_judge.cache_clear()
    judge.load_weights.cache_clear()
    learned.write_bytes(msgspec.msgpack.encode(msgspec.structs.replace(weights({}), rules_version=GAME.rules_version)))
    assert find_judge("house", GAME, 2, {}) is not None and find_judge("house", GAME, 3, {}) is None


def test_a_judgement_speaks_where_it_learned_to(tmp_path: Path) -> None:
    options = GAME.settle(2, {})
    learned = tmp_path / "learned.bin"
    learned.write_bytes(msgspec.msgpack.encode(msgspec.structs.replace(weights({}), options=json_form(options))))
    assert find_judge(str(learned), GAME, 2, options) is not None
    assert find_judge(str(learned), GAME, 2, GAME.settle(2, {"round_limit": 3})) is None


def test_chances_add_up_only_where_somebody_is_sure_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.start(2, 1)
    judge = Judge(weights({}), FORM)
    assert sum(judge.prospects(table)) == pytest.approx(1.0)
    monkeypatch.setattr(type(GAME), "prospects", lambda self, state, players: (0.3, 0.1))
    assert judge.prospects(table) == pytest.approx((0.3, 0.1)), "the others may win, too"


def test_a_search_that_cannot_be_judged_as_learned_plays_on_as_far_as_any(tmp_path: Path) -> None:
    learned = tmp_path / "learned.bin"
    learned.write_bytes(msgspec.msgpack.encode(weights({})))
    for players, plies in ((2, 3), (3, search.PLIES)):
        table = GAME.start(players, 1)
        assert table.decision is not None
        found = search.Search(Outlook(table, table.decision.seat), search.Settings(plies=3, judge=str(learned)), Random(1))
        assert found.plies == plies and (found.judge is None) == (players == 3)


@pytest.mark.parametrize("game", [game for game in GAMES if game.learned], ids=lambda game: game.id)
def test_what_comes_with_a_game_was_learned_by_its_rules(game: Game[Any]) -> None:
    assert game.learned is not None and game.learned.stat().st_size <= 2_000_000
    assert find_judge("house", game, 2, game.settle(2, {})) is not None
    _, settings = read_spec("expert", game)
    assert isinstance(settings, search.Settings) and settings.judge == "house"
