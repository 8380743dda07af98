"""The conformance suite finds what is wrong with a game: each defect is caught by its check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from eldertable.kernel import Chance, Decision, Event, Options, Seat, Table
from eldertable.kernel.errors import RulesDefect
from eldertable.testing import Configuration, game_machine, hidden, promises, run_machine, twins
from eldertable.testing.configurations import product
from eldertable.testing.edits import check_edited_positions
from eldertable.testing.process import check_other_processes
from eldertable.testing.suite import ConformanceSuite

from .toy import GAME, Another, Drawn, LanternGame, Lanterns, LanternStep, Oil, PourOil, Round, ShowLantern, Wind


def configured(game: LanternGame, players: int = 3) -> Configuration:
    return Configuration(game, players, {"rounds": 3})


class TestToy(ConformanceSuite):
    """The toy itself is sound."""

    games = (GAME,)
    test_texts = None  # type: ignore[assignment]
    test_records_cover_the_game = None  # type: ignore[assignment]
    test_record = None  # type: ignore[assignment]
    test_every_event_can_be_drawn = None  # type: ignore[assignment]


def test_configurations_try_every_option_alone_and_all_together() -> None:
    found = [(each.players, each.changed) for each in product(GAME) if each.players == 2]
    assert found == [
        (2, {}),
        (2, {"rounds": 1}),
        (2, {"rounds": 2}),
        (2, {"rounds": 8}),
        (2, {"storm": True}),
        (2, {"rounds": 8, "storm": True}),
    ]
    assert str(Configuration(GAME, 3, {"rounds": 8, "storm": True})) == "lanterns-3-rounds=8-storm=True"


# -- games with one defect each --------------------------------------------------------------------


class EndlessRound(Round, frozen=True):
    """Forgets to count rounds."""

    def evening(self) -> tuple[LanternStep, ...]:
        return Wind(), Gather()


class Gather(LanternStep, frozen=True):
    """Everything goes back into the deck."""

    def do(self, s: Lanterns) -> None:
        s.deck, s.gone = s.deck + s.gone, []


class SpeechlessRound(Round, frozen=True):
    """Asks without options."""

    def evening(self) -> tuple[LanternStep, ...]:
        return (Silence(),)


class Silence(LanternStep, frozen=True):
    """No wind."""

    def ask(self, s: Lanterns) -> Decision:
        return Decision(0, "wind", ())


class RememberingRound(Round, frozen=True):
    """Keeps something outside the state, so that copies touch each other."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return (*super().turn(seat), Remember())


class Remember(LanternStep, frozen=True):
    """Counts in a place that all tables share."""

    times: ClassVar[list[int]] = []

    def do(self, s: Lanterns) -> None:
        self.times.append(1)
        s.players[0].points += len(self.times) % 3


class RestlessRound(Round, frozen=True):
    """Its question changes something."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return RestlessShow(seat), PourOil(seat)


class RestlessShow(ShowLantern, frozen=True):
    """Turns the hand round while it asks."""

    def ask(self, s: Lanterns) -> Decision:
        s.players[self.seat].hand.reverse()
        return super().ask(s)


class DoublingRound(Round, frozen=True):
    """Offers an option twice."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return DoublingShow(seat), PourOil(seat)


class DoublingShow(ShowLantern, frozen=True):
    """The first lantern of the hand is its last, too."""

    def ask(self, s: Lanterns) -> Decision:
        decision = super().ask(s)
        return Decision(decision.seat, decision.kind, (*decision.options, decision.options[0]))


class BreakingRound(Round, frozen=True):
    """An option that cannot be carried out."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return (Break(seat), *super().turn(seat))


class Break(LanternStep, frozen=True):
    """Seven measures are too many."""

    seat: Seat

    def ask(self, s: Lanterns) -> Decision:
        return Decision(self.seat, "oil", (Oil(0), Oil(7)))

    def answer(self, s: Lanterns, choice: Oil) -> None:
        if choice.measure == 7:
            raise KeyError(7)


class LosingRound(Round, frozen=True):
    """Loses a lantern after a measure of two."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return (*super().turn(seat), Lose(seat))


class Lose(LanternStep, frozen=True):
    """Too much oil burns a lantern."""

    seat: Seat

    def do(self, s: Lanterns) -> None:
        if s.players[self.seat].oil == 2:
            s.deck.pop()


class Peeking(LanternGame):
    """Shows the top of the deck to everybody."""

    def view(self, s: Lanterns, seat: Seat | None) -> dict[str, Any]:
        return {**super().view(s, seat), "next": s.deck[:1]}


class Spying(LanternGame):
    """Shows hands to spectators only."""

    def view(self, s: Lanterns, seat: Seat | None) -> dict[str, Any]:
        hands = [keeper.hand[:] for keeper in s.players] if seat is None else None
        return {**super().view(s, seat), "hands": hands}


class OpenlyDrawn(Drawn, frozen=True):
    """Tells everybody what was drawn."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class GossipingRound(Round, frozen=True):
    """Its events name hidden lanterns."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return (*super().turn(seat), Gossip(seat))


class Gossip(LanternStep, frozen=True):
    """Tells of the last lantern in a hand."""

    seat: Seat

    def do(self, s: Lanterns) -> None:
        s.emit(OpenlyDrawn(self.seat, s.players[self.seat].hand[-1]))


class SecretiveRound(Round, frozen=True):
    """A step carries a lantern that nobody may know."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return Hide(seat), *super().turn(seat)


class Hide(LanternStep, frozen=True):
    """Remember the top of the deck."""

    seat: Seat

    def do(self, s: Lanterns) -> None:
        s.agenda[-1:-1] = [Tell(s.deck[0])] if s.deck else []


class Tell(LanternStep, frozen=True):
    """Carries what was on top."""

    lantern: str

    def do(self, s: Lanterns) -> None:
        s.emit(OpenlyDrawn(0, self.lantern))


class Idle(LanternGame):
    """Deals nothing anew."""

    def redeal(self, s: Lanterns, seat: Seat, chance: Chance) -> None:
        return


class Tracing(LanternGame):
    """Shuffles the true order, so that whoever knows the seed can put it back."""

    def redeal(self, s: Lanterns, seat: Seat, chance: Chance) -> None:
        chance.shuffle(s.deck)


class Mangling(LanternGame):
    """Deals a lantern twice."""

    def redeal(self, s: Lanterns, seat: Seat, chance: Chance) -> None:
        super().redeal(s, seat, chance)
        if s.deck:
            s.deck[0] = s.deck[-1]


class CarelessRound(Round, frozen=True):
    """Turns up a card without saying that it reveals something."""

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        return (TurnUp(seat), *super().turn(seat))


class TurnUp(LanternStep, frozen=True):
    """The top of the deck is gone, for all to see."""

    seat: Seat

    def ask(self, s: Lanterns) -> Decision:
        return Decision(self.seat, "oil", (Oil(0), Oil(1)))

    def answer(self, s: Lanterns, choice: Oil) -> None:
        s.gone.append(s.deck.pop(0))


class Hashing(LanternGame):
    """Depends on the order of a set of texts."""

    def new_state(self, players: int, options: Options, chance: Chance) -> Lanterns:
        s = super().new_state(players, options, chance)
        s.deck = list(set(s.deck))
        return s


HASHING = Hashing()


def looked(check: Callable[..., Any], *arguments: Any) -> Callable[[Configuration], Any]:
    return lambda configuration: check(configuration, *arguments)


CAUGHT: list[tuple[LanternGame, Callable[[Configuration], Any], type[Exception], str]] = [
    (Another(SpeechlessRound()), looked(promises.check_game_ends, 1), RulesDefect, "without any option"),
    (Another(RememberingRound()), looked(promises.check_forks, 1, 20), AssertionError, "fork"),
    (Another(RememberingRound()), looked(promises.check_records, 1, 20), AssertionError, "the record leads elsewhere"),
    (Another(RememberingRound()), looked(promises.check_positions, 1, 20), AssertionError, "identically"),
    (Another(RestlessRound()), looked(promises.check_asking, 1, 1), AssertionError, "asking changed the state"),
    (Another(DoublingRound()), looked(promises.check_options, 1, 20), AssertionError, "an option is doubled"),
    (Another(BreakingRound()), looked(promises.check_options, 1, 20), KeyError, "7"),
    (Another(LosingRound()), looked(promises.check_conservation, 1), AssertionError, "is missing"),
    (Peeking(), looked(hidden.check_views, 1, 1), AssertionError, "the view shows something hidden"),
    (Peeking(), looked(hidden.check_markers, 1, 20), AssertionError, "the marker shows up"),
    (Spying(), looked(hidden.check_views, 1, 1), AssertionError, "the spectator's view"),
    (Another(GossipingRound()), looked(hidden.check_markers, 1, 40), AssertionError, "an event tells seat"),
    (Another(SecretiveRound()), looked(hidden.check_agendas, 1, 20), AssertionError, "a step"),
    (Idle(), looked(hidden.check_views, 1, 1), AssertionError, "never deals them anew"),
    (Tracing(), looked(twins.check_worlds, 1, 10), AssertionError, "shows more than its view"),
    (Mangling(), looked(hidden.check_views, 1, 1), AssertionError, "is there 2 times"),
    (Mangling(), looked(hidden.check_determinised_games, 1, 5), AssertionError, "is there 2 times"),
    (
        Another(CarelessRound()),
        looked(promises.check_undo, 1, 30),
        AssertionError,
        "learns something by a choice that can be undone",
    ),
    (HASHING, lambda configuration: check_other_processes([configuration], 1), AssertionError, "PYTHONHASHSEED"),
]


@pytest.mark.parametrize(
    ("game", "check", "error", "complaint"), CAUGHT, ids=[f"{number}-{each[3]}" for number, each in enumerate(CAUGHT)]
)
def test_each_defect_is_caught(
    game: LanternGame, check: Callable[[Configuration], Any], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        check(configured(game))
    if game is not HASHING:
        check(configured(GAME))


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldertable.testing.playing.LONGEST_GAME", 500)
    with pytest.raises(AssertionError, match="no end after 500 random choices"):
        promises.check_game_ends(configured(Another(EndlessRound())), 1)


# -- shrinking -------------------------------------------------------------------------------------


def shrunk(game: LanternGame, check: Callable[[Table[Any]], None] | None = None) -> tuple[Exception, Table[Any]]:
    """What Hypothesis finds wrong with a game, and the table of the shrunk example."""
    machine = game_machine(Configuration(game, 2, {"rounds": 8}), check)
    with pytest.raises(Exception) as caught:  # noqa: PT011 - any failure of the game, as it comes
        run_machine(machine, games=30, choices=20)
    assert machine.latest is not None
    return caught.value, machine.latest


@pytest.mark.slow
def test_a_broken_game_shrinks_to_few_choices() -> None:
    error, table = shrunk(Another(LosingRound()))
    assert "is missing" in str(error)
    assert [choice.to_json()["type"] for choice in table.choices()] == ["play", "oil"]
    assert table.choices()[-1] == Oil(2)


@pytest.mark.slow
def test_a_late_failure_shrinks_too() -> None:
    def quarrel(table: Table[Any]) -> None:
        """Something that takes a whole round, and a purse half spent."""
        assert table.state.rounds == 8 or table.state.players[0].purse != 2, "quarrel"

    error, table = shrunk(GAME, quarrel)
    assert str(error).startswith("quarrel")
    assert [choice.to_json()["type"] for choice in table.choices()] == ["play", "oil", "play", "oil", "agree"]
    assert table.choices()[1] == Oil(2) and table.choices()[3] == Oil(0)


def test_a_sound_game_gives_hypothesis_nothing_to_complain_about() -> None:
    run_machine(game_machine(configured(GAME), lambda table: None), games=5, choices=40)


def test_random_play_is_the_same_every_time() -> None:
    games = [list(promises.all_choices(configured(GAME), 3)) for _ in range(2)]
    assert games[0] == games[1]


def test_a_game_that_does_not_look_at_its_positions_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"after the edits"):
        check_edited_positions(configured(GAME), 1, 200)
