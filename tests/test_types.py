"""A bot of somebody else's is helped by the types: choices and the state of a game are known to the checkers."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

BOT = '''
from random import Random

from eldertable import IllegalChoice, __version__
from eldertable.bots import Bot, Outlook
from eldertable.games.gates_of_delirium import GAME
from eldertable.games.gates_of_delirium.choices import PlayCard
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice
from eldertable.sim import simulate


class Mine(Bot):
    """Plays the first card of its hand if it can."""

    def choose(self, outlook: Outlook[Delirium]) -> Choice:
        cards: list[str] = outlook.imagine(1).state.players[outlook.seat].hand
        for option in outlook.decision.options:
            if isinstance(option, PlayCard) and option.card == cards[0]:
                return option
        return outlook.decision.options[0]


table = GAME.start(players=2, seed=7)
rounds: int = table.state.round
version: str = __version__
if table.decision is not None:
    try:
        table.choose(Random(1).choice(table.decision.options))
    except IllegalChoice as error:
        print(error)
report = simulate(GAME.id, players=2, games=1, bots=[Mine(), "random"])
games: int = report.games
'''

# What is written wrong, and a word of what the checker says of it.
SLIPS = {
    "players[outlook.seat].hand": ("players[outlook.seat].cards_in_hand", "cards_in_hand"),
    "option.card == cards[0]": ("option.cart == cards[0]", "cart"),
    "rounds: int = table.state.round": ("rounds: str = table.state.round", '"int"'),
    "table.choose(Random(1).choice(table.decision.options))": ("table.choose(table.decision.options)", "Choice"),
}


COMMANDS = {"mypy": ["--strict", "--no-error-summary"], "basedpyright": ["--level", "error", "--pythonpath", sys.executable]}


@pytest.mark.slow
@pytest.mark.parametrize("tool", COMMANDS)
def test_a_users_bot_is_checked(tool: str, tmp_path: Path) -> None:
    """The bot as it is passes; of the same with slips in it, each is found."""
    if find_spec(tool) is None:
        pytest.skip(f"{tool} is not installed; `pip install {tool}` lets it check a user's bot too")
    text = BOT
    for right, (wrong, _) in SLIPS.items():
        assert right in text
        text = text.replace(right, wrong)
    (tmp_path / "sound.py").write_text(BOT, "utf-8")
    (tmp_path / "slips.py").write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", tool, *COMMANDS[tool], "sound.py", "slips.py"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    errors = [line for line in done.stdout.splitlines() if " error: " in line]
    assert not [line for line in errors if "slips.py" not in line], done.stdout + done.stderr
    for _, word in SLIPS.values():
        assert any(word in line for line in errors), done.stdout + done.stderr
