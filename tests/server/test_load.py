"""The load generator plays real games on a real server."""

from __future__ import annotations

import json

import pytest

from eldertable.sim import load


@pytest.mark.slow
def test_a_small_load_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--tables", "2", "--seconds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["tables"], report["sockets"], report["refused"], report["lost_connections"]) == (2, 4, 0, 0)
    assert report["choices"] > 0
    assert report["to_the_other_seat_ms"]["p50"] <= report["to_the_other_seat_ms"]["p99"]


@pytest.mark.parametrize("wrong", [["--tables", "0"], ["--tables", "many"], ["--seconds", "1e9"], ["--game", "chess"]])
def test_bad_usage_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        load.main(wrong)
    assert refused.value.code == 2
    assert wrong[0] in capsys.readouterr().err
