"""The script that makes records touches only what it made itself."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

import pytest

GAME = "gates_of_delirium"
ROOT = Path(__file__).parent
SCRIPT = ROOT.parent / "scripts" / "make_records.py"


def test_records_of_others_stay_and_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / GAME
    shutil.copytree(ROOT / "records" / GAME, folder)
    given = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / "random-2-players-01.json").write_text("an old one of its own")
    (folder / "broken.json").write_text("{}")
    script = runpy.run_path(str(SCRIPT))
    main = script["main"]
    main.__globals__.update(FOLDER=tmp_path, GAMES_FOR_PAIRS=0)
    main([GAME])
    left = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith("random-")}
    # What was there shows everything wanted, so nothing new is needed.
    assert left == {**given, "broken.json": b"{}"}
    assert not list(folder.glob("random-*"))
    assert "broken.json is kept but does not count" in capsys.readouterr().err
