"""A few blows of each kind (`make crash` deals hundreds), and a look whether the proof would notice a loss."""

from __future__ import annotations

import json

import msgspec
import pytest

from eldertable.sim import crash
from eldertable.sim.crash import Line, OnDisk, differences
from eldertable.sim.witness import Attempt, Evidence, LogLine

PASS = Attempt(0, "choice", {"type": "pass"})
MOVE = Attempt(1, "choice", {"type": "move"})
UNDO = Attempt(1, "undo", None)
START = Line(0, Attempt(0, "start", None), True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["--kind", "kill", "--blows", "2"],
        pytest.param(["--kind", "kill", "--blows", "1", "--database", "postgresql"], marks=pytest.mark.postgresql),
        ["--kind", "disk", "--blows", "1", "--gone", "1"],
        pytest.param(["--kind", "database", "--blows", "1", "--gone", "2"], marks=pytest.mark.postgresql),
    ],
)
def test_nothing_acknowledged_is_lost(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert crash.main([*arguments, "--tables", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["complaints"] == []
    assert 0 < report["choices_acknowledged"] <= report["choices_on_disk"]
    if report["kind"] != "kill":
        assert report["told_that_nothing_can_be_saved"] > 0


def seen(version: int, events: str) -> LogLine:
    """A line of the log on a screen."""
    return LogLine(version, 0, False, msgspec.Raw(events.encode()))


def found(lines: list[Line], evidence: Evidence, version: int = 2) -> str:
    """What the proof says about a log."""
    return "\n".join(differences(OnDisk({"t": lines}, set(), {"t": ("running", version)}, {}), evidence))


def test_the_proof_notices_what_is_wrong() -> None:
    tried = {1: [PASS], 2: [MOVE, UNDO]}
    honest = Evidence("t", tried, {1: PASS, 2: UNDO})
    good = [START, Line(1, PASS, False), Line(2, UNDO, False)]
    assert found(good, honest) == ""
    assert "version 2 is lost" in found(good[:2], honest, 1)
    assert "another than was acknowledged" in found([START, Line(1, PASS, False), Line(2, MOVE, False)], honest)
    assert "nobody made version 3" in found([*good, Line(3, PASS, False)], honest, 3)
    assert "not one after another" in found([*good, Line(2, UNDO, False)], honest)
    assert "its row says version 5" in found(good, honest, 5)
    assert "is gone" in "\n".join(differences(OnDisk({}, set(), {}, {}), honest))
    shown = Evidence("t", {1: [PASS]}, {}, {0: {4: seen(4, "[]")}})
    assert "shown versions that are lost: [4]" in found(good[:2], shown, 1)


def test_the_proof_notices_a_changed_past() -> None:
    evidence = Evidence("t")
    assert evidence.note(0, [seen(1, "[1]")]) == [] == evidence.note(0, [seen(1, "[1]")])
    assert "looks different" in evidence.note(0, [seen(1, "[2]")])[0]


@pytest.mark.parametrize(
    ("status", "counted", "complaint"),
    [
        ("finished", {}, "nobody's result is kept"),
        ("running", {"t": 2}, "it is not over"),
        ("finished", {"t": 0}, "counts for nobody"),
    ],
)
def test_the_proof_would_notice_numbers_that_do_not_fit_the_game(status: str, counted: dict[str, int], complaint: str) -> None:
    disk = OnDisk({"t": [START]}, set(), {"t": (status, 0)}, counted)
    assert complaint in "\n".join(differences(disk, Evidence("t")))
