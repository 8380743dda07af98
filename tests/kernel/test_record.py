"""Records and positions that are damaged, tampered with, or of other rules."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import eldertable
from eldertable.kernel import Record
from eldertable.kernel.errors import BadPosition, BadRecord, EldertableError, UnknownGame, WrongRulesVersion
from eldertable.testing.playing import play_on

from .toy import GAME, Another, LanternGame, ShowLantern


class Newer(LanternGame):
    """The toy with rules that came later, though they do the same."""

    rules_version = "2"


class Windless(Another):
    """Rules that came later and do something else."""

    rules_version = "3"


def finished() -> Record:
    table = GAME.start(2, 4)
    play_on(table, random.Random(1))
    return table.record()


def tampered(record: Record, **changes: Any) -> Record:
    """A record with something changed and sealed again."""
    fields = {**msgspec.structs.asdict(record), **changes}
    del fields["checksum"]
    return Record.seal(**fields)


def test_a_record_survives_json_and_replays() -> None:
    record = finished()
    again = Record.from_json(record.to_json())
    assert again == record and again.replay(GAME).result is not None
    assert json.loads(record.to_json())["result"]["reason"] == "last_round"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": "lanterns"}', b"\xff\xfe", '"record"'])
def test_what_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="This is not a game record"):
        Record.from_json(text)


def test_a_truncated_record_is_refused() -> None:
    text = finished().to_json()
    for end in range(0, len(text), 97):
        with pytest.raises(BadRecord):
            Record.from_json(text[:end])


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r["choices"].pop(),
        lambda r: r["result"]["scores"].reverse(),
        lambda r: r["options"].update(rounds=3),
        lambda r: r["origin"].update(seed=5),
        lambda r: r.update(players=3),
        lambda r: r.update(checksum="0" * 32),
    ],
)
def test_a_tampered_record_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    form = json.loads(finished().to_json())
    change(form)
    with pytest.raises(BadRecord, match="its checksum does not match"):
        Record.from_json(json.dumps(form))


def test_a_resealed_record_must_still_lead_to_its_result() -> None:
    record = finished()
    assert record.result is not None
    with pytest.raises(BadRecord, match=r"claims the result .* its choices lead to"):
        tampered(record, result={**record.result, "scores": [99, 0]}).replay(GAME)
    with pytest.raises(BadRecord, match="its choices lead to None"):
        tampered(record, choices=record.choices[:-1]).replay(GAME)
    with pytest.raises(BadRecord, match=r"Choice 3 of the record cannot be made: .* is not possible now"):
        tampered(record, choices=[*record.choices[:2], record.choices[0], *record.choices[3:]]).replay(GAME)
    with pytest.raises(BadRecord, match=r"Choice 1 of the record cannot be made: This is no choice of Lanterns"):
        tampered(record, choices=[{"type": "fly"}]).replay(GAME)
    with pytest.raises(BadRecord, match=r"Choice 1 of the record cannot be made: This is no redeal"):
        tampered(record, choices=[{"type": "redeal", "seat": "me"}]).replay(GAME)
    with pytest.raises(BadRecord, match="The game is over"):
        tampered(record, choices=[*record.choices, record.choices[-1]]).replay(GAME)


def test_records_and_positions_of_other_rules() -> None:
    with pytest.raises(WrongRulesVersion, match="Made with version '2' of the rules of Lanterns; this one plays version '1'"):
        tampered(finished(), rules_version="2").replay(GAME)
    for version in ("1+cards", "x", "", "-1", "9" * 30):
        with pytest.raises(WrongRulesVersion):
            tampered(finished(), rules_version=version).replay(GAME)
    with pytest.raises(WrongRulesVersion):
        Newer().from_position(GAME.start(2, 1).position())


def test_a_record_of_older_rules_replays_if_it_leads_to_the_same() -> None:
    record = finished()
    table = record.replay(Newer())
    assert table.result is not None and table.result.to_json() == record.result and table.record().rules_version == "2"
    begun_later = GAME.from_position(GAME.start(2, 4).position())
    play_on(begun_later, random.Random(2))
    assert begun_later.record().replay(Newer()).result == begun_later.result
    with pytest.raises(BadRecord, match="of the record cannot be made"):
        record.replay(Windless(ShowLantern(0)))
    with pytest.raises(BadRecord, match="its choices lead to"):
        tampered(record, result={**(record.result or {}), "winners": []}).replay(Newer())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "`game` must be 'lanterns'; it is 'chess'"),
        ({"players": "two"}, "`players` must be a whole number"),
        ({"players": 3}, "the state is one for 2 players"),
        ({"options": []}, "`options` an object"),
        ({"state": 5}, "a position is an object with"),
        ({"state": {}}, "missing required field"),
    ],
)
def test_positions_that_are_none(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position({**GAME.start(2, 1).position(), **change})


@pytest.mark.parametrize("change", [{"key": "xyz"}, {"key": "00" * 65}, {"counter": -40}])
def test_positions_with_unusable_chance(change: dict[str, Any]) -> None:
    position = json.loads(json.dumps(GAME.start(2, 1).position()))
    position["state"]["chance"] |= change
    with pytest.raises(BadPosition, match="`chance` needs a `key`"):
        GAME.from_position(position)


@pytest.mark.parametrize("number", [2**53, -(2**53), 2**63, 10**30])
def test_a_number_that_not_everybody_can_read_is_refused(number: int) -> None:
    position = json.loads(json.dumps(GAME.start(2, 1).position()))
    position["state"]["players"][1]["purse"] = number
    with pytest.raises(BadPosition, match=r"`players\[1\].purse` is beyond 9007199254740991"):
        GAME.from_position(position)


def test_a_position_that_breaks_conservation_names_every_problem() -> None:
    position = json.loads(json.dumps(GAME.start(2, 1).position()))
    lost, doubled = position["state"]["deck"].pop(), position["state"]["deck"][0]
    position["state"]["gone"].append(doubled)
    position["state"]["players"][1]["purse"] = 9
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert refused.value.problems == (f"{doubled} is there 2 times", f"{lost} is missing", "seat 1 has 9 oil")


def test_the_front_door_replays_and_loads(tmp_path: Path) -> None:
    game = eldertable.game("gates_of_delirium")
    table = game.start(2, 3, {"round_limit": 1})
    play_on(table, random.Random(2))
    text = table.record().to_json()
    (tmp_path / "game.json").write_text(text)
    assert eldertable.replay(text).result == eldertable.load(tmp_path / "game.json").result == table.result
    assert eldertable.replay(table.record()).result == table.result
    with pytest.raises(UnknownGame, match="There is no game 'lanterns'. The games are: .*gates_of_delirium"):
        eldertable.replay(finished())


def test_all_errors_have_one_root() -> None:
    assert issubclass(BadRecord, EldertableError) and issubclass(WrongRulesVersion, BadRecord)


def test_a_position_that_is_edited_later_does_not_change_what_began_with_it() -> None:
    position = GAME.start(2, 4).position()
    table = GAME.from_position(position)
    position["state"].clear()
    assert table.record().replay(GAME).position() == table.position()
