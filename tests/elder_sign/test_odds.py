"""Exact odds: the published table, cases small enough to count by hand, and any point of an attempt."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files

import pytest

from eldertable.games.elder_sign.content import CARDS
from eldertable.games.elder_sign.judgement import odds

from .builder import A, B, Play, Scene

LORE = [("lore",)]


def test_the_table_of_the_content() -> None:
    """Six dice with focus, six without, five with."""
    text = files("eldertable.games.elder_sign.content").joinpath("README.md").read_text("utf-8")
    found = re.findall(r"^\| (\w+) \| [^|]+ \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$", text, re.MULTILINE)
    assert {card for card, *_ in found} == set(CARDS)
    for card, *chances in found:
        entry = CARDS[card]
        tasks = [task.req for task in entry.tasks if task.monster != "empty"]
        for (green, focus), expected in zip(((6, 1), (6, 0), (5, 1)), chances, strict=True):
            mine = odds.chance(tasks, ordered=entry.ordered, terror=odds.terror_of(card), green=green, focus=focus)
            assert 100 * mine == pytest.approx(float(expected), abs=6e-5), card


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"green": 1}, Fraction(1, 6)),
        ({"green": 2}, 1 - Fraction(5, 6) ** 3),
        ({"green": 3}, 1 - Fraction(5, 6) ** 6),
        ({"green": 1, "clues": 1}, 1 - Fraction(5, 6) ** 2),
        ({"green": 1, "clues": 3}, 1 - Fraction(5, 6) ** 4),
        ({"green": 0, "yellow": 1}, Fraction(1, 6)),
        ({"green": 0, "red": 1}, Fraction(1, 3)),
        ({"green": 1, "held": ("green_lore",)}, Fraction(1)),
        ({"green": 1, "secured": ("green_lore",)}, Fraction(1)),
        ({"green": 0, "secured": ("red_inv2",)}, Fraction(1, 3)),
        ({"green": 1, "secured": ("green_inv2",)}, 1 - Fraction(5, 6) ** 3),
        ({"green": 0}, Fraction(0)),
    ],
)
def test_one_lore_by_hand(settings: dict[str, object], expected: Fraction) -> None:
    assert odds.chance(LORE, **settings) == pytest.approx(float(expected))  # type: ignore[arg-type]


def test_terror_effects() -> None:
    # Two dice: lore among them wins; else any terror ends it, and without terror one die is left.
    ends = Fraction(11, 36) + Fraction(16, 36) * Fraction(1, 6)
    assert odds.chance(LORE, green=2, focus=0, terror="fail") == pytest.approx(float(ends))
    # Terror dice are lost before the discard, so one terror of two dice leaves none.
    costs = Fraction(11, 36) + Fraction(16, 36) * Fraction(1, 6)
    assert odds.chance(LORE, green=2, focus=0, terror="discard") == pytest.approx(float(costs))


def test_more_help_is_never_worse() -> None:
    tasks = [("lore", "peril"), ("terror", "inv3")]
    base = odds.chance(tasks, green=5)
    for settings in ({"yellow": 1}, {"red": 1}, {"clues": 1}, {"held": ("green_lore",)}, {"secured": ("green_peril",)}):
        assert odds.chance(tasks, green=5, **settings) > base
    assert odds.chance(tasks, green=5, helpers=1) == odds.chance(tasks, green=5, focus=2)


def test_split_icons_and_two_numbers() -> None:
    assert odds.chance([("lore|terror",)], green=1) == pytest.approx(1 / 3)
    assert odds.chance([("inv1", "inv1")], green=2) == pytest.approx(0.25)
    assert odds.chance([("inv4",)], green=0, red=1) == pytest.approx(1 / 3)


def expectation(table: Play) -> float:
    """The chance as the state has it."""
    return odds.attempt_chance(table.s)


def test_any_point_of_an_attempt() -> None:
    scene = Scene("joe_diamond").cards("the_gift_shop").roll("3 1 1 1 1 1", "L 1 1 1 1")
    ahead = odds.card_chance(Scene("joe_diamond").cards("the_gift_shop").begin().s, "the_gift_shop", A)
    table = scene.attempt("the_gift_shop")
    start = expectation(table)
    assert start == pytest.approx(0.745885, abs=1e-6) and ahead == pytest.approx(start)
    table.do("roll")
    # Nobody has answered the roll yet: its chance is still that of the roll to come.
    assert expectation(table) == pytest.approx(start)
    table.do("complete_task:1")
    rest = odds.chance([("lore", "inv3")], green=5)
    assert expectation(table) == pytest.approx(rest)
    table.do("roll", "fail_roll")
    kept = odds.chance([("lore", "inv3")], green=3, focus=0, held=("green_lore",))
    assert expectation(table) == pytest.approx(max(kept, odds.chance([("lore", "inv3")], green=4)))
    table.do("discard_die:green_inv1")
    assert expectation(table) == pytest.approx(kept)
    table.do("give_up")
    assert expectation(table) == 0.0


def test_dice_picked_for_a_reroll() -> None:
    table = Scene("monterey_jack").clues(A, 1).roll("L 3 1 1 1 1").attempt("the_curator", "roll", "spend_clue")
    free = expectation(table)
    picked = table.table.fork()
    table.do("pick_die:green_lore")
    assert expectation(table) < free
    best = Play(picked).do("pick_die:green_inv1")
    assert expectation(best) == pytest.approx(free)


def test_helpers_and_battle() -> None:
    scene = Scene("monterey_jack", "joe_diamond").at("the_curator", B).cards("the_curator")
    table = scene.attempt("the_curator")
    tasks = [task.req for task in CARDS["the_curator"].tasks]
    assert expectation(table) == pytest.approx(odds.chance(tasks, helpers=1))
    attack = Scene("monterey_jack", ancient_one="yig").battle()
    assert expectation(attack) == pytest.approx(odds.chance([("peril", "peril")], focus=0))


def test_what_the_table_is_told() -> None:
    """Every card for who is asking; during an attempt only that; the dice on a task and those that would do for another."""
    scene = Scene("joe_diamond", "kate_winthrop").cards("the_gift_shop").clues(B, 1).roll("3 L 1 1 1 1", "L 3 1 1 1")
    table = scene.begin()
    told = table.table.odds(A)
    assert told is not None and told["attempt"] is None
    assert told["cards"] == {card: odds.card_chance(table.s, card, A) for card in table.s.in_play()}
    watching, other = table.table.odds(None), table.table.odds(B)
    assert watching == told
    assert other is not None and other["cards"]["the_gift_shop"] > told["cards"]["the_gift_shop"]
    table.do("move_to:the_gift_shop", "roll")
    during = table.table.odds(B)
    assert during is not None and during["cards"] == {} and during["attempt"] == pytest.approx(expectation(table))
    first, second = table.table.view(A)["board"]["attempt"]["tasks"]
    assert first["offer"] == {"pool": ["green_inv3"], "held": [], "secured": []} and first["dice"] == []
    assert second["offer"] is None, "the card has an order arrow"
    table.do("complete_task:1", "roll")
    first, second = table.table.view(A)["board"]["attempt"]["tasks"]
    assert first["dice"] == ["green_inv3"] and first["offer"] is None
    assert second["offer"] == {"pool": ["green_lore", "green_inv3"], "held": [], "secured": []}


@pytest.mark.rule("ES-17.16")
def test_locks_bind_who_asks_not_who_moves() -> None:
    """Only Sister Mary's own odds leave the locks aside, in her turn and out of it."""
    scene = Scene("sister_mary", "monterey_jack").cards("did_you_hear_that", "gala_in_the_great_hall")
    for active in (A, B):
        table = scene.set(active=active).begin()
        greens = len([lock for lock in table.s.locks if lock.colour == "green"])
        assert greens
        tasks = [task.req for task in CARDS["gala_in_the_great_hall"].tasks]
        mary, jack = (table.table.odds(seat) for seat in (A, B))
        assert mary is not None and jack is not None
        assert mary["cards"]["gala_in_the_great_hall"] == pytest.approx(odds.chance(tasks))
        assert jack["cards"]["gala_in_the_great_hall"] == pytest.approx(odds.chance(tasks, green=6 - greens))
