"""The table: choosing, copies, history, positions."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable
from typing import Any

import pytest

import eldertable
from eldertable.kernel import Chance, Decision, Loaded, Table
from eldertable.kernel.errors import BadOptions, BadPosition, CannotUndo, IllegalChoice, MalformedChoice, RulesDefect
from eldertable.kernel.step import MOST_STEPS
from eldertable.kernel.table import SNAPSHOT_EVERY, Redeal
from eldertable.testing.playing import play_on, scene, whole

from .toy import (
    GAME,
    Agree,
    Another,
    EndRound,
    Lanterns,
    LanternShown,
    LanternStep,
    Oil,
    Play,
    PourOil,
    Round,
    ShowLantern,
    Wind,
    WindRolled,
)


def start(players: int = 2, seed: int = 1, **options: Any) -> Table[Lanterns]:
    return GAME.start(players, seed, options)


def first(table: Table[Lanterns], count: int = 1) -> Table[Lanterns]:
    """Make the first option happen, so many times."""
    for _ in range(count):
        assert table.decision is not None
        table.choose(table.decision.options[0])
    return table


def in_a_small_stack(work: Callable[[], None]) -> None:
    """Do something in a thread that has little room."""
    before = threading.stack_size(256 * 1024)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    threading.stack_size(before)


# -- choosing --------------------------------------------------------------------------------------


def test_a_game_from_start_to_result() -> None:
    table = start(rounds=1)
    assert table.decision is not None and (table.decision.seat, table.decision.kind) == (0, "play")
    assert [str(option) for option in table.decision.options] == [f"play:{name}" for name in table.state.players[0].hand]
    first(table, 4)
    assert table.result is None and table.decision.kind == "wind"
    table.choose(Agree())
    assert table.decision is None and table.result is not None and table.result.reason == "last_round"
    with pytest.raises(IllegalChoice, match="The game is over"):
        table.choose(Agree())


def test_an_illegal_choice_names_what_is_possible_and_changes_nothing() -> None:
    table = start()
    before = whole(table)
    with pytest.raises(IllegalChoice, match=r"oil:1 is not possible now\. Possible: play:"):
        table.choose(Oil(1))
    for stranger in (Play("lantern_99"), None, "play", {"type": "play"}, 3):
        with pytest.raises(IllegalChoice):
            table.choose(stranger)  # type: ignore[arg-type]
    assert whole(table) == before


def test_an_equal_value_of_another_type_is_recorded_as_the_option() -> None:
    table = first(start())
    table.choose(Oil(True))
    assert table.choices()[-1].to_json() == {"type": "oil", "measure": 1}
    assert table.record().replay(GAME).version == 2


@pytest.mark.parametrize(
    "form",
    [None, 5, "play", [], {}, {"type": "fly"}, {"type": "play"}, {"type": "play", "lantern": 5}, {"type": "oil", "measure": "1"}],
)
def test_malformed_choices(form: Any) -> None:
    with pytest.raises(MalformedChoice, match="This is no choice of Lanterns"):
        GAME.choice(form)


def test_choices_have_a_text_and_a_json_form() -> None:
    choice = Play("lantern_01")
    assert str(choice) == "play:lantern_01" and choice.to_json() == {"type": "play", "lantern": "lantern_01"}
    assert GAME.choice(choice.to_json()) == choice and str(Agree()) == "agree"


def test_events_are_those_of_the_last_choice() -> None:
    table = start(rounds=1)
    assert table.decision is not None
    shown = table.decision.options[0].lantern  # type: ignore[attr-defined]
    first(table)
    assert table.events == (LanternShown(0, shown),)
    first(table)
    assert len(table.events) == 0
    first(table, 3)
    assert isinstance(table.events[0], WindRolled)
    drawn = [event for event in table.events_for(1) if event["type"] == "drawn"]
    assert [event["lantern"] == "" for event in drawn] == [True, False]


def test_forced_choices_are_taken_by_the_table_unless_they_are_to_be_confirmed() -> None:
    position = start().position()
    for keeper in position["state"]["players"]:
        keeper["purse"] = 0
    table = first(GAME.from_position(position))
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "play"), "with an empty purse no oil is asked for"
    first(table)
    assert table.decision.kind == "wind" and table.decision.options == (Agree(),) and table.decision.confirm
    assert table.view(0)["decision"]["confirm"] is True


# -- rules that fail -------------------------------------------------------------------------------


class TornWind(Wind, frozen=True):
    """The wind tears the rules apart, after it changed the table."""

    def answer(self, s: Lanterns, choice: Agree) -> None:
        s.players[0].points = 99
        s.next(Round())
        s.chance.roll(6)
        raise ZeroDivisionError


class Mute(LanternStep, frozen=True):
    """Asks without any option."""

    def ask(self, s: Lanterns) -> Decision:
        return Decision(0, "wind", ())


class Whirl(LanternStep, frozen=True):
    """Never comes to an end."""

    def do(self, s: Lanterns) -> None:
        s.next(self)


class Unready(LanternStep, frozen=True):
    """Says neither what to do nor what to ask."""


class NoAnswer(LanternStep, frozen=True):
    """Asks and then does not know what to do."""

    def ask(self, s: Lanterns) -> Decision:
        return Decision(0, "wind", (Agree(),), confirm=True)


@pytest.mark.parametrize(
    ("step", "error"),
    [
        (TornWind(), ZeroDivisionError),
        (Mute(), RulesDefect),
        (Whirl(), RulesDefect),
        (Unready(), NotImplementedError),
        (NoAnswer(), NotImplementedError),
    ],
)
def test_rules_that_raise_leave_the_table_unchanged(step: LanternStep, error: type[Exception]) -> None:
    table = Another(ShowLantern(0), PourOil(0), step, EndRound()).start(2, 1)
    first(table)
    if isinstance(step, TornWind | NoAnswer):
        first(table)
    before, events, version = scene(table), table.events, table.version
    assert table.decision is not None
    for _ in range(2):
        with pytest.raises(error):
            table.choose(table.decision.options[0])
        assert scene(table) == before and table.version == version and table.events == events


def test_an_agenda_that_never_comes_to_a_question_is_told_from_a_long_one() -> None:
    with pytest.raises(RulesDefect, match=f"{MOST_STEPS} steps without a question"):
        Another(Whirl()).start(2, 1)


def test_skipping_needs_something_to_skip_to() -> None:
    s = start().state
    s.agenda = [ShowLantern(1), Wind(), EndRound()]
    s.skip_to(Wind)
    assert s.agenda == [Wind(), EndRound()]
    with pytest.raises(RulesDefect, match="no ShowLantern ahead"):
        s.skip_to(ShowLantern)
    s.stop()
    assert not s.agenda


# -- copies ----------------------------------------------------------------------------------------


def test_a_fork_is_independent() -> None:
    table = first(start(), 3)
    before = whole(table)
    fork = table.fork()
    assert whole(fork) == before and fork is not table and fork.state is not table.state
    first(fork, 6)
    assert whole(table) == before


def test_copies_and_positions_over_many_choices() -> None:
    game = Another(LongRound())
    table = game.start(3, 5, {"rounds": 8})
    chooser = random.Random(3)
    while table.decision is not None:
        play_on(table, chooser, 7)
        assert whole(table.fork()) == whole(table)
        loaded = game.from_position(json.loads(json.dumps(table.position())))
        assert scene(loaded) == scene(table) and not loaded.choices()
        back = table.fork()
        for _ in range(5):
            back.undo(agreed=True)
        for choice in table.choices()[-5:]:
            back.choose(choice)
        assert scene(back) == scene(table)
    assert table.version > 2 * SNAPSHOT_EVERY
    assert table.record().replay(game).result == table.result


class LongRound(Round, frozen=True):
    """Many more rounds than there are lanterns, played with an endless deck: what is gone comes back."""

    def evening(self) -> tuple[LanternStep, ...]:
        return Wind(), EndRound(), GatherLanterns()


class GatherLanterns(LanternStep, frozen=True):
    """Shuffle everything together; mostly the round is not the last."""

    def do(self, s: Lanterns) -> None:
        s.deck += s.gone
        s.gone.clear()
        s.chance.shuffle(s.deck)
        for keeper in s.players:
            keeper.purse = 4
        s.rounds += s.chance.below(6) > 0


class PourForEver(LanternStep, frozen=True):
    """Pours oil for ever."""

    def ask(self, s: Lanterns) -> Decision:
        return Decision(0, "oil", (Oil(0), Oil(1)))

    def answer(self, s: Lanterns, choice: Oil) -> None:
        s.next(self)


def test_a_very_long_history_is_freed() -> None:
    freed = []

    def play_long() -> None:
        table = Another(PourForEver()).start(2, 1)
        for _ in range(30_000):
            table.choose(Oil(1))
        for number in range(3_000):
            table.determinise(0, number)
        assert table.version == 33_000
        del table
        freed.append(True)

    in_a_small_stack(play_long)
    assert freed


def test_determinise_keeps_what_the_seat_sees() -> None:
    table = first(start(3), 2)
    view = table.view(1)
    hands = set()
    for seed in range(8):
        twin = table.fork()
        twin.determinise(1, seed)
        assert twin.view(1) == view and not GAME.problems(twin.state) and not twin.can_undo
        assert twin.decision is not None and twin.decision.options == tuple(Play(name) for name in twin.state.players[1].hand)
        hands.add(tuple(twin.state.players[2].hand))
        assert twin.choices()[-1] == Redeal(1, seed)
    assert len(hands) > 4


def test_determinise_refreshes_the_options_of_another_decider() -> None:
    table = start(3)
    table.determinise(2, "x")
    assert table.decision is not None
    assert table.decision.options == tuple(Play(name) for name in table.state.players[0].hand)
    replayed = table.record().replay(GAME)
    assert scene(replayed) == scene(table)
    play_on(table, random.Random(1))
    assert table.record().replay(GAME).result == table.result


class GuessTop(LanternStep, frozen=True):
    """Asked only of a keeper whose first lantern is bright; hidden from the others, who know all the same that it was asked."""

    def ask(self, s: Lanterns) -> Decision | None:
        bright = s.players[0].hand[0] > "lantern_12"
        return (
            Decision(0, "guess", (Oil(0), Oil(1), *([Oil(2)] if s.players[0].hand[0] > "lantern_18" else []))) if bright else None
        )

    def answer(self, s: Lanterns, choice: Oil) -> None:
        s.next(Wind(), EndRound())


def test_after_a_redeal_what_is_asked_of_another_can_still_be_asked() -> None:
    """Who is asked something is known to all, so a deal in which it could not be asked is no world to imagine."""
    table = next(table for seed in range(50) if (table := Another(GuessTop()).start(2, seed)).decision.kind == "guess")  # type: ignore[union-attr]
    options = set()
    for seed in range(40):
        twin = table.fork()
        twin.determinise(1, seed)
        assert twin.decision is not None and (twin.decision.seat, twin.decision.kind) == (0, "guess")
        assert twin.state.agenda[0] == GuessTop() and twin.view(1) == table.view(1)
        assert scene(twin.record().replay(twin.game)) == scene(twin)
        options.add(twin.decision.options)
    assert len(options) == 2


class AskTheImpossible(GuessTop, frozen=True):
    """Asked in one deal only."""

    def ask(self, s: Lanterns) -> Decision | None:
        return super().ask(s) if s.chance.key == Chance.of(0).key else None


def test_a_question_that_fits_no_deal_is_a_defect_and_changes_nothing() -> None:
    table = next(table for seed in range(50) if (table := Another(GuessTop()).start(2, seed)).decision.kind == "guess")  # type: ignore[union-attr]
    table.state.agenda[0] = AskTheImpossible()
    before = scene(table)
    with pytest.raises(RulesDefect, match="could never be asked 'guess'"):
        table.determinise(1, 3)
    assert scene(table) == before and table.version == 0


def test_determinised_chance_is_new() -> None:
    table = first(start(), 4)
    winds = set()
    for seed in range(12):
        twin = table.fork()
        twin.determinise(0, seed)
        twin.choose(Agree())
        winds.add(twin.events[0])
    assert len(winds) > 2


# -- undo ------------------------------------------------------------------------------------------


def test_undo_while_nothing_happened() -> None:
    table = start()
    before = scene(table)
    assert not table.can_undo
    with pytest.raises(CannotUndo):
        table.undo()
    first(table)
    assert table.can_undo
    table.undo()
    assert scene(table) == before and table.version == 0 and table.events == ()


def test_no_undo_after_the_decider_changed_or_chance_was_used() -> None:
    table = first(start(), 2)
    assert table.decision is not None and table.decision.seat == 1 and not table.can_undo
    first(table, 2)
    before = scene(table)
    table.choose(Agree())
    assert not table.can_undo
    after = scene(table)
    with pytest.raises(CannotUndo, match="cannot be taken back"):
        table.undo()
    assert scene(table) == after
    table.undo(agreed=True)
    assert scene(table) == before
    table.choose(Agree())
    assert scene(table) == after, "chance is never rerolled"


# -- positions and loaded chance -------------------------------------------------------------------


def test_a_position_is_json_and_editable() -> None:
    position = json.loads(json.dumps(first(start(), 4).position()))
    assert position["state"]["agenda"] == [{"type": "wind"}, {"type": "end_round"}, {"type": "round"}]
    position["state"]["players"][1]["points"] = 50
    table = GAME.from_position(position)
    table.choose(Agree())
    assert table.state.players[1].points >= 50
    assert table.record().replay(GAME).state == table.state


def test_a_position_reads_as_a_list_of_what_is_to_do() -> None:
    table = first(start())
    position = table.position()
    assert [step["type"] for step in position["state"]["agenda"]] == [
        "pour_oil",
        "show_lantern",
        "pour_oil",
        "wind",
        "end_round",
        "round",
    ]
    loaded = GAME.from_position(position)
    assert scene(loaded) == scene(table) and loaded.record().replay(GAME).state == table.state
    for agenda in (None, [{"type": "fly"}], [{"type": "lantern_step"}], [{"type": "pour_oil", "seat": "x"}], {"type": "wind"}):
        with pytest.raises(BadPosition):
            GAME.from_position({**position, "state": {**position["state"], "agenda": agenda}})


def test_loaded_chance_dictates_and_is_recorded() -> None:
    table = GAME.start(2, options={"rounds": 1}, chance=Loaded([("lantern_05", "lantern_07"), 3]))
    assert table.state.players[0].hand[:2] == ["lantern_05", "lantern_07"]
    first(table, 5)
    assert table.events[0] == WindRolled(4)
    assert table.record().replay(GAME).result == table.result
    other = GAME.from_position(first(start(), 4).position(), chance=Loaded([5]))
    other.choose(Agree())
    assert other.events[0] == WindRolled(6) and other.record().replay(GAME).events[0] == WindRolled(6)


def test_chance_given_to_a_game_is_not_used_up() -> None:
    chance = Chance.of(3)
    GAME.start(2, chance=chance)
    assert chance == Chance.of(3)


# -- setting up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (4, {}, "is for 2, 3 players; it got 4"),
        (True, {}, "it got True"),
        ("2", {}, "it got '2'"),
        (2, {"colour": 1}, "has no option 'colour'; its options are: rounds, storm"),
        (2, {"rounds": 9}, "'rounds' takes a whole number from 1 to 8; it got 9"),
        (2, {"rounds": True}, "it got True"),
        (2, {"storm": 1}, "'storm' takes one of False, True; it got 1"),
    ],
)
def test_bad_options(players: Any, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        GAME.start(players, 1, options)


def test_without_a_seed_every_game_is_another() -> None:
    assert len({tuple(GAME.start(2).state.deck) for _ in range(5)}) == 5


def test_views_are_for_seats_and_spectators() -> None:
    table = start()
    view = table.view(0)
    assert view["decision"]["options"][0]["type"] == "play" and "options" not in table.view(1)["decision"]
    assert table.view(None)["seat"] is None and view["game"] == "lanterns" and view["result"] is None
    for nobody in (2, -1):
        with pytest.raises(IllegalChoice, match="There is no seat"):
            table.view(nobody)
        with pytest.raises(IllegalChoice, match="There is no seat"):
            table.determinise(nobody, 1)


def test_the_errors_are_at_the_front_door() -> None:
    assert eldertable.IllegalChoice is IllegalChoice and eldertable.__version__[0].isdigit()


def test_a_table_and_a_decision_tell_what_they_are() -> None:
    table = start()
    assert repr(table) == f"<Table of lanterns for 2, after 0 choices: {table.decision!r}>"
    assert repr(Decision(0, "oil", (Oil(0), Oil(1)))) == "Decision(seat=0, kind='oil', options=['oil:0', 'oil:1'])"
