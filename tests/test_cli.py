"""The command line as users call it: in processes of its own."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import eldertable

GAME = "gates_of_delirium"
SHORT = ("--option", "round_limit=2")


def run(*arguments: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "eldertable", *arguments], input=given, capture_output=True, text=True, timeout=60, check=False
    )


def run_json(*arguments: str) -> dict[str, Any]:
    done = run(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game on disk."""
    table = eldertable.game(GAME).start(2, 11, {"round_limit": 2})
    while table.decision is not None:
        table.choose(table.decision.options[0])
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(table.record().to_json(), "utf-8")
    return file


def test_simulate_prints_the_contract() -> None:
    answer = run_json("simulate", GAME, "--players", "3", "--games", "4", "--bots", "random,greedy:worlds=1", "--seed", "2", *SHORT)
    assert answer["game"] == GAME
    assert answer["games"] == 4
    assert answer["endings"] == {"round_limit": 4}
    assert answer["decisions"] > 0
    assert answer["seconds"] >= 0
    assert [entrant["bot"] for entrant in answer["entrants"]] == ["random", "greedy:worlds=1"]
    assert all({"bot", "games", "wins", "mean_score"} <= set(entrant) for entrant in answer["entrants"])
    assert sum(entrant["wins"] for entrant in answer["entrants"]) == pytest.approx(4)


def test_workers_give_the_same_answer() -> None:
    answers = [
        run_json("simulate", GAME, "--games", "5", "--bots", "random", *SHORT, "--workers", workers) for workers in ("1", "2")
    ]
    for answer in answers:
        del answer["seconds"]
    assert answers[0] == answers[1]


def test_simulate_tells_people_too() -> None:
    done = run("simulate", GAME, "--games", "2", *SHORT)
    assert done.returncode == 0
    assert "Gates of Delirium, 2 players" in done.stdout
    assert "round_limit 2" in done.stdout


def test_tournament_rates() -> None:
    answer = run_json("tournament", GAME, "--games", "4", "--bots", "random,greedy:worlds=1", *SHORT)
    assert {rating["bot"] for rating in answer["ratings"]} == {"random", "greedy:worlds=1"}
    for rating in answer["ratings"]:
        low, high = rating["rating_interval"]
        assert low <= rating["rating"] <= high


def test_bench_prints_the_contract() -> None:
    answer = run_json("bench", "--pairs", "1", "--seconds", "0.05")
    figures = answer["games"][GAME]
    for name in ("decisions_per_second", "copies_per_second", "games_per_second", "decisions_per_game"):
        assert figures[name] > 0
    for name in ("environment_steps_per_second", "environment_ratio", "tables_steps_per_second", "tables_ratio"):
        assert figures[name] > 0


def test_soak_plays_a_while() -> None:
    answer = run_json("soak", "--minutes", "0.005", "--game", GAME)
    assert answer["games"][GAME] >= 1


def test_replay_verifies_and_shows(record: Path) -> None:
    answer = run_json("replay", str(record))
    assert answer["verified"] is True
    assert answer["result"]["reason"] == "round_limit"
    shown = run("replay", str(record), "--lang", "fr")
    assert shown.returncode == 0
    assert f"{answer['choices']:4}. Joueur" in shown.stdout
    assert "??" not in shown.stdout


def test_replay_refuses_a_changed_record(record: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed.json"
    changed.write_text(record.read_text("utf-8").replace('"players":2', '"players":3'), "utf-8")
    done = run("replay", str(changed))
    assert (done.returncode, done.stdout) == (1, "")
    assert "checksum" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("simulate", "chess"), "There is no game 'chess'"),
        (("simulate", GAME, "--players", "9"), "2, 3, 4 players"),
        (("simulate", GAME, "--bots", "genius"), "random, greedy, search"),
        (("simulate", GAME, "--option", "round_limit=-1"), "from 0 to 1000"),
        (("simulate", GAME, "--option", "round_limit"), "name=value"),
        (("simulate", GAME, "--games", "0"), "above 0"),
        (("replay", "no-such-file"), "cannot be read"),
        (("play", GAME, "--seat", "3"), "no seat 3"),
        (("--content", "no-such-folder", "simulate", GAME), "no folder"),
        (("--port", "99999"), "0 to 65535"),
        (("fly",), "fly"),
    ],
)
def test_bad_usage_is_status_2_and_says_what_was_expected(arguments: tuple[str, ...], expected: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("lang", "words"), [("en", "Your hand"), ("fr", "Votre main"), ("pl", "Twoja ręka")])
def test_play_speaks_three_languages(lang: str, words: str, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed = "1\nu\n?\nl\nr\nnonsense\n1\n1\nq\n"
    done = run("play", GAME, "--lang", lang, "--seed", "3", "--option", "first_player=0", "--save", str(saved), given=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout
    assert "??" not in done.stdout
    assert len(eldertable.load(saved).choices()) == 2


def test_what_was_taken_back_leaves_the_log() -> None:
    done = run("play", GAME, "--seed", "3", "--option", "first_player=0", given="1\nu\nl\nq\n")
    log = done.stdout.partition("What happened")[2]
    assert "Round 1 begins." in log
    assert "sane" not in log.partition("╰")[0].replace("sanity", "")


def test_play_to_the_end() -> None:
    done = run("play", GAME, "--seat", "2", "--bots", "random", *SHORT, "--seed", "1", given="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over. The last round has been played." in done.stdout
    assert "Ancient runes" in done.stdout


def test_a_content_pack_changes_the_game(tmp_path: Path) -> None:
    folder = tmp_path / GAME
    folder.mkdir()
    source = Path(eldertable.__file__).parent / "games" / GAME / "content" / "regions.toml"
    (folder / "regions.toml").write_text(
        source.read_text("utf-8").replace("scoring_2 = [10, 7, 5]", "scoring_2 = [99, 7, 5]"), "utf-8"
    )
    done = run("play", GAME, "--content", str(tmp_path), given="q\n")
    assert done.returncode == 0
    assert "99/7/5" in done.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_with_what_was_done(workers: str) -> None:
    command = [sys.executable, "-m", "eldertable", "simulate", GAME, "--games", "1000000", "--workers", workers, "--json"]
    ours, theirs = pty.openpty()
    # Tests started in the background are told to ignore Ctrl-C, and would pass that on.
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True, preexec_fn=heeding)  # noqa: PLW1509
    try:
        progress = b""
        while not re.search(rb"[1-9]\d*/1000000", progress):
            progress += os.read(ours, 1000)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    finally:
        process.kill()
        os.close(theirs)
        os.close(ours)
    answer = json.loads(out)
    assert process.returncode == 0
    assert answer["complete"] is False
    assert 0 < answer["games"] < 1_000_000


def test_ctrl_c_leaves_a_game_politely() -> None:
    command = [sys.executable, "-m", "eldertable", "play", GAME, "--seed", "1", "--option", "first_player=0"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        shown = ""
        while not shown.endswith("? for help:"):
            shown += process.stdout.read(1)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert (process.returncode, err) == (0, "")
    assert "Goodbye!" in out


@pytest.mark.parametrize("command", [("admin", "--database", "FILE", "people"), ("ratings", "rebuild", "--database", "FILE")])
def test_a_database_that_is_not_there_is_not_made(command: tuple[str, ...], tmp_path: Path) -> None:
    mistyped = tmp_path / "elderteble.sqlite3"
    done = run(*[str(mistyped) if word == "FILE" else word for word in command])
    assert done.returncode == 1
    assert f"There is no database {mistyped}" in done.stderr
    assert not mistyped.exists()
