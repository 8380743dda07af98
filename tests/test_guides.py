"""Guided first games: every script can be played against the real rules, whatever the others do."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import eldertable
from eldertable.guides import LESSONS as NAMES
from eldertable.guides import Guide, GuideStep, facts, guides_of, lay, mistakes, next_step
from eldertable.kernel import Decision, Game
from eldertable.texts import LANGUAGES, Texts

LESSONS = [
    pytest.param(game, guide, id=f"{game.id}-{number}")
    for game in eldertable.games()
    for number, guide in enumerate(guides_of(game), 1)
]
LONGEST = 400
# What is done with a mouse, in the three languages.
MOUSE = re.compile(r"\b(click|hover|point at|cliqu|survol|pointez|klik|najedź|wskaż)", re.IGNORECASE)


def follow(game: Game[Any], guide: Guide, seed: int) -> list[str]:
    """Play as the guide says; the others, and everything it is silent about, at random. Which steps were told."""
    table, chance = lay(game, guide), random.Random(seed)
    told: list[str] = []
    at = 0
    for _ in range(LONGEST):
        decision = table.decision
        if decision is None or at == len(guide.step):
            break
        choice = chance.choice(decision.options)
        while decision.seat == guide.seat and (number := next_step(guide, at, decision)) is not None:
            step = guide.step[number]
            told.append(step.id)
            at = number + 1
            if step.choose:
                choice = chance.choice(step.proposed(decision))
                break
        table.choose(choice)
    return told


@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
def test_every_game_has_a_guide(game: Game[Any]) -> None:
    assert guides_of(game)


@pytest.mark.parametrize(("game", "guide"), LESSONS)
def test_the_script_can_be_played(game: Game[Any], guide: Guide) -> None:
    """Every step that is not optional is told, in its order, however the other players move."""
    wanted = [step.id for step in guide.step if not step.optional]
    optional = {step.id for step in guide.step if step.optional}
    seen: set[str] = set()
    for seed in range(12):
        told = follow(game, guide, seed)
        assert [step for step in told if step not in optional] == wanted, f"seed {seed}: {told}"
        seen.update(told)
    assert seen == {step.id for step in guide.step}, "a step is never told"


@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_touch_screen_nothing_is_said_of_a_mouse(game: Game[Any], lang: str) -> None:
    texts = Texts.load(game.id, lang)
    for name, guide in zip(NAMES, guides_of(game), strict=False):
        args = texts.arguments({**facts(lay(game, guide).view(guide.seat)), "touch": True}, ["Ada"] * guide.players)
        for step in guide.step:
            assert not MOUSE.search(texts.say(f"{name}-{step.id}", **args)), step.id


def test_what_speaks_of_this_very_deal_is_not_told_to_who_went_another_way() -> None:
    game = eldertable.game("gates_of_delirium")
    table = game.start(2, "x", {"first_player": 0})
    assert isinstance(table.decision, Decision)
    sane = {"type": "choose_mode", "mode": "sane"}
    guide = Guide(
        2,
        "x",
        [GuideStep("night", "night"), GuideStep("fixed", "choose_mode", sane, fixed=True), GuideStep("any", "choose_mode", sane)],
    )
    assert next_step(guide, 0, table.decision) is None
    assert next_step(guide, 0, table.decision, astray=True) == 1
    assert next_step(guide, 0, table.decision, astray=True, strayed=True) == 2


def test_a_step_waits_for_its_question_and_its_choice() -> None:
    game = eldertable.game("gates_of_delirium")
    table = game.start(2, "x", {"first_player": 0})
    assert isinstance(table.decision, Decision)
    sane, other = {"type": "choose_mode", "mode": "sane"}, {"type": "choose_mode", "mode": "drowsy"}
    wrong = GuideStep("wrong", "choose_mode", other)
    steps = [
        GuideStep("skipped", "end_turn", optional=True),
        GuideStep("gone", "choose_mode", other, optional=True),
        GuideStep("right", "choose_mode", sane),
    ]
    assert next_step(Guide(2, "x", steps), 0, table.decision) == 2
    assert next_step(Guide(2, "x", [wrong, *steps]), 0, table.decision) is None
    assert next_step(Guide(2, "x", steps), 3, table.decision) is None


def test_mistakes_in_a_guide_are_named() -> None:
    steps = [GuideStep("a"), GuideStep("a"), GuideStep("b", choose={"type": "roll"})]
    found = list(mistakes(eldertable.game("gates_of_delirium"), Guide(2, "x", steps, seat=5)))
    assert len(found) == 3
    assert "no seat 5" in found[0] and "'a' is there twice" in found[1] and "'b' proposes a choice" in found[2]
