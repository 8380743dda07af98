"""The example of a learner runs from top to bottom, training for seconds; it needs the extra `train` (`make learners`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "learning"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="the extra `train` is not installed; `make learners` does it"),
]


def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    notebook = json.loads((EXAMPLES / "first_learner.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    program = tmp_path / "cells.py"
    program.write_text("\n\n".join(cells), "utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        env=os.environ | {"ELDERTABLE_TRAIN_SECONDS": "3", "ELDERTABLE_EXAMPLES": str(EXAMPLES)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "pieces (300, 4)" in done.stdout
    assert "of 4 games won" in done.stdout


def test_what_was_learned_joins_the_pool_of_opponents() -> None:
    program = """
import self_play
model, pools = self_play.learn(1e9, steps=4_096, every=2_048, games=1)
print(model.num_timesteps, {len(pool.members) for pool in pools})
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "4096 {3}"
