"""The siege in small: every attack runs, and ends with what the honest ones noticed."""

from __future__ import annotations

import json

import pytest

from eldertable.sim.siege import main


@pytest.mark.slow
def test_a_small_siege_ends_with_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    attacks = ("nonsense", "guessing", "bombs", "foreign_names")
    main(["--json", "--seconds", "4", "--strength", "0.05", *(word for attack in attacks for word in ("--attack", attack))])
    reports = {report["attack"]: report for report in json.loads(capsys.readouterr().out)["attacks"]}
    assert all(report["choices"] > 0 for report in reports.values())
    assert reports["nonsense"]["outcome"]["disconnected"] > 0
    guessing = reports["guessing"]["outcome"]
    assert set(guessing) <= {"403", "429", "the owner got in"} and guessing["the owner got in"] == 1
    assert set(reports["bombs"]["outcome"]) <= {"400", "429"}
    assert set(reports["foreign_names"]["outcome"]) == {"421"}
