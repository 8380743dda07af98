"""The outlook that bots judge positions by."""

from __future__ import annotations

from eldertable.bots import Outlook, make_bot

from .builder import GAME, A, Play, Scene


def outlook(scene: Scene) -> float:
    """How good a scene is."""
    return GAME.evaluate(scene.begin().s, A)


def greedy(table: Play) -> str:
    """What the greedy bot would do."""
    return str(make_bot("greedy:worlds=1", 1).choose(Outlook(table.table, A)))


def test_signs_doom_and_life() -> None:
    base = outlook(Scene("joe_diamond"))
    assert outlook(Scene("joe_diamond").set(elder_signs=1)) > base > outlook(Scene("joe_diamond").set(doom=1))
    assert base > outlook(Scene("joe_diamond").points(A, 2, 3)) > outlook(Scene("joe_diamond").points(A, 1, 3))
    assert outlook(Scene("joe_diamond").hand(A, "knife").clues(A, 1)) > base
    assert outlook(Scene("joe_diamond").cards("horrible_visions")) < base


def test_endings() -> None:
    lost = Scene("joe_diamond", ancient_one="azathoth").set(doom=11).attempt("riot_in_the_streets", "give_up")
    assert GAME.evaluate(lost.s, A) == 0.0
    won = Scene("joe_diamond", ancient_one="yig").set(doom=1).roll("P P 1 1 1 1").battle("roll", "complete_task:1")
    assert GAME.evaluate(won.s, A) == 1.0


def test_the_greedy_bot_takes_what_lies_there() -> None:
    table = Scene("joe_diamond").worlds("the_dreamlands").roll("L P 3 1 1 1").attempt("the_dreamlands", "roll")
    assert greedy(table) == "complete_task:1"
    # Little hope, and the last point of Sanity at stake.
    poor = Scene("joe_diamond").cards("the_curator", "lights_out", "medusa_exhibit").points(A, 1, 2).begin()
    assert greedy(poor) not in ("move_to:the_curator", "move_to:lights_out", "move_to:medusa_exhibit")


def test_a_chance_is_worth_going_for() -> None:
    table = Scene("joe_diamond").cards("haunted_by_a_shadowy_figure").begin()
    assert greedy(table) == "move_to:haunted_by_a_shadowy_figure"
