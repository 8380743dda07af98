"""The table: choosing, copies, history, positions."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from eldertable.kernel import CHECKPOINT, Chance, Choice, Decision, Loaded, Rules, Table
from eldertable.kernel.errors import BadOptions, CannotUndo, IllegalChoice, MalformedChoice, RulesDefect
from eldertable.kernel.table import SNAPSHOT_EVERY, Redeal
from eldertable.testing.playing import play_on, scene, whole

from .toy import GAME, Agree, LanternGame, Lanterns, LanternShown, Oil, Play, WindRolled


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
    shown = table.decision.options[0].lantern
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


class Failing(LanternGame):
    """The wind tears the rules apart, after it changed the table."""

    def wind(self, s: Lanterns) -> Rules[None]:
        yield Decision(0, "wind", (Agree(),), confirm=True)
        s.players[0].points = 99
        s.chance.roll(6)
        raise ZeroDivisionError


class Speechless(LanternGame):
    """Asks without any option."""

    def wind(self, s: Lanterns) -> Rules[None]:
        yield CHECKPOINT
        yield Decision(0, "wind", ())


@pytest.mark.parametrize(("game", "error"), [(Failing(), ZeroDivisionError), (Speechless(), RulesDefect)])
def test_rules_that_raise_leave_the_table_unchanged(game: LanternGame, error: type[Exception]) -> None:
    table = game.start(2, 1)
    steps = 4 if error is ZeroDivisionError else 3
    first(table, steps)
    before, events = scene(table), table.events
    assert table.decision is not None
    for _ in range(2):
        with pytest.raises(error):
            table.choose(table.decision.options[0])
        assert scene(table) == before and table.version == steps and table.events == events


# -- copies ----------------------------------------------------------------------------------------


def test_a_fork_is_independent() -> None:
    table = first(start(), 3)
    before = whole(table)
    fork = table.fork()
    assert whole(fork) == before and fork is not table and fork.state is not table.state
    first(fork, 6)
    assert whole(table) == before


@pytest.mark.parametrize("name", ["Long", "Direct"])
def test_copies_and_positions_over_many_choices(name: str) -> None:
    game: LanternGame = {"Long": Long, "Direct": Direct}[name]()
    table = game.start(3, 5, {"rounds": 8})
    chooser = random.Random(3)
    while table.decision is not None:
        play_on(table, chooser, 7)
        assert whole(table.fork()) == whole(table)
        loaded = game.from_position(json.loads(json.dumps(table.position())))
        assert scene(loaded) == scene(table) and len(loaded.choices()) < 3
    assert table.version > 2 * SNAPSHOT_EVERY
    assert table.record().replay(game).result == table.result


class Long(LanternGame):
    """Many more rounds than there are lanterns, played with an endless deck: what is gone comes back."""

    def wind(self, s: Lanterns) -> Rules[None]:
        yield from super().wind(s)
        s.deck += s.gone
        s.gone.clear()
        s.chance.shuffle(s.deck)
        for keeper in s.players:
            keeper.purse = 4
        s.rounds += s.chance.below(6) > 0


class Direct(Long):
    """The same, where the first question of each step is itself the checkpoint."""

    def play(self, s: Lanterns) -> Rules[None]:
        while s.rounds:
            step = self.show(s) if s.phase == "play" else self.wind(s)
            request = next(step)
            assert isinstance(request, Decision)
            request.checkpoint = True
            choice = yield request
            for _ in range(2):
                with suppress(StopIteration):
                    choice = yield step.send(choice)


class EndlessGame(LanternGame):
    """Pours oil for ever."""

    def play(self, s: Lanterns) -> Rules[None]:
        while True:
            yield Decision(0, "oil", (Oil(0), Oil(1)))


def test_a_very_long_history_is_freed() -> None:
    freed = []

    def play_long() -> None:
        table = EndlessGame().start(2, 1)
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
    assert position["choices"] == [] and position["state"]["phase"] == "wind"
    position["state"]["players"][1]["points"] = 50
    table = GAME.from_position(position)
    table.choose(Agree())
    assert table.state.players[1].points >= 50
    assert table.record().replay(GAME).state == table.state


def test_a_position_in_the_middle_of_a_step_holds_the_choices_since() -> None:
    table = first(start())
    position = table.position()
    assert [choice["type"] for choice in position["choices"]] == ["play"] and position["state"]["players"][0]["shown"] == ""
    loaded = GAME.from_position(position)
    assert scene(loaded) == scene(table) and loaded.record().replay(GAME).state == table.state
    position["choices"] = [{"type": "oil", "measure": 1}]
    with pytest.raises(IllegalChoice):
        GAME.from_position(position)


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


def test_decisions_list_options_once_or_anew() -> None:
    listed: list[Choice] = [Oil(0), Oil(1)]
    fixed = Decision(0, "oil", tuple(listed))
    fixed.refresh()
    assert fixed.options == (Oil(0), Oil(1))
    assert repr(fixed) == "Decision(seat=0, kind='oil', options=['oil:0', 'oil:1'])"
