"""A look back at a game: repeatable, resumable, and it knows a blunder when it sees one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.bots.hindsight import Analysis, judge
from eldertable.cli import main
from eldertable.kernel import Record, Table
from eldertable.sim.analysis import analyse
from eldertable.sim.simulation import Crew

GAME = eldertable.game("gates_of_delirium")
ITERATIONS = 6


def short_game() -> Record:
    table = GAME.start(2, "short", {"round_limit": 1})
    bots = [make_bot("random", seat) for seat in range(2)]
    while table.decision is not None:
        table.choose(bots[table.decision.seat].choose(Outlook(table, table.decision.seat)))
    return table.record()


def test_every_decision_is_looked_at_and_the_worst_are_named() -> None:
    record = short_game()
    done = analyse(record, iterations=ITERATIONS)
    assert done.complete
    assert [moment.number for moment in done.moments] == list(range(len(record.choices)))
    for moment in done.moments:
        assert sum(moment.prospects) == pytest.approx(1, abs=1e-3)
        assert moment.chosen.choice == record.choices[moment.number]
        assert 1 <= len(moment.best) <= 3
        values = [judged.value for judged in moment.best]
        assert values == sorted(values, reverse=True)
        assert moment.loss == pytest.approx(values[0] - moment.chosen.value, abs=1e-3)
    losses = {moment.number: moment.loss for moment in done.moments}
    assert losses[done.turning_points[0]] == max(losses.values())
    assert done.outcome is not None
    assert sum(done.outcome) == 1


def test_workers_and_interruptions_change_nothing(tmp_path: Path) -> None:
    def stop_at_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    record, kept = short_game(), tmp_path / "moments.jsonl"
    begun = analyse(record, iterations=ITERATIONS, crew=Crew(keep=kept), progress=stop_at_three)
    assert not begun.complete
    assert analyse(record, iterations=ITERATIONS, crew=Crew(workers=2, keep=kept)) == analyse(record, iterations=ITERATIONS)


def test_a_blunder_is_seen() -> None:
    """The last card of a gate lies in the row: to leave it there is worse than to open the gate."""
    table = about_to_open()
    assert table.decision is not None
    seat, state = table.decision.seat, table.state
    opening = next(option for option in table.decision.options if option.to_json().get("gate") == state.gate_row[0])
    other = next(option for option in table.decision.options if option.to_json()["type"] == "take_deck_top")
    well, badly = (judge(table, option.to_json(), 0, 40) for option in (opening, other))
    assert (well.seat, badly.seat) == (seat, seat)
    assert well.loss < badly.loss
    assert badly.best[0].choice["gate"] == opening.to_json()["gate"]


def about_to_open() -> Table[Any]:
    position = GAME.start(2, 3, {"first_player": 0}).position()
    state = position["state"]
    state["mode"], state["round"] = "insane", 9
    # The disc is set, and the first turn begins.
    del state["agenda"][0]
    state["deck"].remove("action_79")
    state["deck"].append(state["players"][0]["hand"][0])
    state["players"][0]["hand"][0] = "action_79"
    wanted = state["gate_row"][0]
    needed = {"innsmouth": 7, "salem": 6, "arkham": 6, "kingsport": 5, "rockport": 5}[wanted]
    for _ in range(needed - 1):
        state["gate_deck"].remove(wanted)
    state["players"][0]["building"][wanted] = needed - 1
    table = GAME.from_position(position)
    table.choose(GAME.choice({"type": "play_card", "card": "action_79"}))
    return table


def test_the_command_keeps_the_analysis_beside_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(short_game().to_json())
    assert main(["analyse", str(file), "--iterations", "2"]) == 0
    kept = msgspec.json.decode((tmp_path / "game.analysis.json").read_bytes(), type=Analysis)
    assert kept.iterations == 2
    shown = capsys.readouterr().out
    assert "Where most was lost" in shown
    assert main(["analyse", str(tmp_path / "nothing.json")]) == 2
