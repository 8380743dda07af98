"""Training: lessons come from search, a policy learns them, and the same call goes on after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import eldertable
from eldertable.bots import BadBot, Outlook, make_bot
from eldertable.bots.policy import BadPolicy, Policy, load_policy, looks
from eldertable.cli import main
from eldertable.kernel import Decision
from eldertable.sim import training
from eldertable.sim.simulation import Crew
from eldertable.sim.training import Lesson, Lessons, Plan, learn, study, train

GAME = eldertable.game("gates_of_delirium")


def plan(**changes: int) -> Plan:
    return msgspec.structs.replace(Plan(GAME.id, 2, {"round_limit": 1}, 2, 2, 4, 2, "lessons"), **changes)


def test_looks_tell_the_place_and_the_way_to_the_best() -> None:
    assert looks([1.0, 5.0, 3.0]) == [(2, 4), (0, 0), (1, 2)]
    assert looks([2.0, 2.0]) == [(0, 0), (1, 0)]


def test_what_the_search_prefers_is_learned() -> None:
    """The second by looks is always the favourite if it is red, the first one otherwise."""
    red = Lesson((("turn/place=0", "turn/play/colour=green"), ("turn/place=1", "turn/play/colour=red")), (0.1, 0.9))
    green = Lesson((("turn/place=0", "turn/play/colour=green"), ("turn/place=1", "turn/play/colour=blue")), (0.9, 0.1))
    weights, outcome = learn([Lessons(number, (red, green)) for number in range(20)], "seed")
    assert weights["turn/play/colour=red"] > weights["turn/play/colour=blue"]
    assert outcome.by_looks == 0.5 and outcome.by_policy == 1.0 and outcome.surprise < 0.5


def test_a_policy_decides_by_option_and_look() -> None:
    table = GAME.start(2, 1)
    decision = table.decision
    assert decision is not None
    last = decision.options[-1]
    what = f"{decision.kind}/{last.to_json()['type']}"
    field = next(name for name in last.__struct_fields__)
    policy = Policy(GAME.id, GAME.rules_version, {f"{what}/{field}={getattr(last, field)}": 2.0, f"{decision.kind}/place=0": 1.0})
    appeals = [1.0] + [0.0] * (len(decision.options) - 1)
    scores = policy.scores(Decision(decision.seat, decision.kind, decision.options), appeals)
    assert scores[0] == 1.0 and scores[-1] == 2.0 == max(scores)


def test_a_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = train(plan(), tmp_path / "whole", Crew())
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
    first, second = (load_policy(str(tmp_path / name / "policy-2.json")) for name in ("whole", "again"))
    assert first.weights == second.weights
    assert "Duel at equal iterations, 2 games" in (tmp_path / "again" / "report.md").read_text()
    policy = tmp_path / "whole" / "policy-2.json"
    assert policy.stat().st_size < 2_000_000
    table = GAME.start(2, 3)
    assert table.decision is not None
    bot = make_bot(f"search:iterations=8,policy={policy}", 1, GAME)
    assert bot.choose(Outlook(table, table.decision.seat)) in table.decision.options


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--rounds", "1", "--games", "1", "--iterations", "2", "--duel-games", "1", "--option", "round_limit=1"]
    assert main(["train", GAME.id, str(tmp_path / "folder"), *small, "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    assert done["complete"] and done["rounds"][0]["lessons"] > 0


def test_a_policy_that_is_none_or_of_another_game_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(msgspec.json.encode(Policy("auztralia", "1", {})))
    table = GAME.start(2, 1)
    assert table.decision is not None
    outlook = Outlook(table, table.decision.seat)
    with pytest.raises(BadPolicy, match="a policy of auztralia"):
        make_bot(f"search:iterations=1,policy={other}", 1, GAME).choose(outlook)
    with pytest.raises(BadBot, match="holds no policy"):
        make_bot(f"search:iterations=1,policy={tmp_path / 'none.json'}", 1, GAME)
