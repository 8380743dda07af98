"""The turn and the course of the game (ES-3, ES-4, ES-11.1 to ES-11.3)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.elder_sign.choices import (
    ADVANCE_CLOCK,
    CHOOSE_INVESTIGATOR,
    DECLINE,
    MOVE_TO,
    STAY,
    AdvanceClock,
    ChooseInvestigator,
    Decline,
    Heal,
    MoveTo,
    Stay,
    UseCard,
)
from eldertable.games.elder_sign.content import INVESTIGATORS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.events import AbilityUsed, Moved, TurnBegan
from eldertable.games.elder_sign.rules.clock import advance_clock
from eldertable.games.elder_sign.rules.decks import Refill
from eldertable.games.elder_sign.rules.dice import EnforceLocks
from eldertable.games.elder_sign.rules.entrance import ActAtEntrance
from eldertable.games.elder_sign.rules.gains import heal_targets, regain
from eldertable.games.elder_sign.rules.health import enter, put_out
from eldertable.games.elder_sign.rules.midnight import Midnight
from eldertable.games.elder_sign.rules.outcome import GainMonsters
from eldertable.games.elder_sign.rules.rolling import begin
from eldertable.games.elder_sign.rules.step import ClockPhase, LastOfTurn, Moment, MuseumStep
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable
from eldertable.games.elder_sign.rules.using import use_card
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Museum
from eldertable.kernel import Choice, Decision, Seat

HEALERS = {entry.id: entry.effects[0] for entry in INVESTIGATORS.values() if entry.when == "start_of_any_turn"}
TO_ENTRANCE = MOVE_TO[ENTRANCE]


class Turn(Moment, frozen=True):
    """The first turn, after set-up (ES-2.11)."""

    def do(self, s: Museum) -> None:
        begin_turn(s)


def begin_turn(s: Museum) -> None:
    """The active player's turn: Movement with Resolution, or in battle the attack; then the clock (ES-3.1, ES-3.3, ES-20.6).

    Who has no investigator only advances the clock (ES-20.11).
    """
    s.turn += 1
    s.emit(TurnBegan(s.active))
    steps: list[MuseumStep] = [Refill()] if "" in s.places else []
    for seat, player in enumerate(s.players):
        if player.investigator in HEALERS and player.investigator not in player.tired:
            steps.append(DailyHeal(seat))
    if not s.awake:
        steps.append(Move())
    elif s.players[s.active].investigator:
        steps.append(Attack())
    s.next(*steps, AdvanceTheClock(), EndOfTurn())


# -- the start of a turn ------------------------------------------------------------------------------------------------


class DailyHeal(Moment, frozen=True):
    """Carolyn Fern and Vincent Lee may heal somebody (ES-17.6, D4)."""

    seat: Seat

    def ask(self, s: Museum) -> Decision | None:
        points = self.ability(s).what
        targets = heal_targets(s, points)
        return Decision(self.seat, "daily_heal", (DECLINE, *targets), {"points": points}) if targets else None

    def answer(self, s: Museum, choice: Heal | Decline) -> None:
        if type(choice) is Heal:
            player, ability = s.players[self.seat], self.ability(s)
            player.tired += (player.investigator,)
            s.emit(AbilityUsed(self.seat, player.investigator))
            regain(s, choice.target_seat, ability.what, ability.count)  # type: ignore[arg-type]

    def ability(self, s: Museum) -> Effect:
        """What the investigator can do."""
        return HEALERS[s.players[self.seat].investigator]


# -- movement, and what follows on it -------------------------------------------------------------------------------------


class Move(Moment, frozen=True):
    """Go to any card in play or to the Entrance, or stay; there the Resolution phase begins (ES-4, ES-5.1, D5)."""

    def ask(self, s: Museum) -> Decision:
        options = destinations(s.places, s.worlds)
        here = options.index(MOVE_TO[s.players[s.active].place])
        return Decision(s.active, "move", options[:here] + options[here + 1 :] + usable(s, IN_TURN))

    def answer(self, s: Museum, choice: MoveTo | Stay | UseCard) -> None:
        player = s.players[s.active]
        if type(choice) is UseCard:
            s.next(self)
            use_card(s, choice.card)
            return
        if type(choice) is MoveTo:
            player.place = choice.place
            s.emit(Moved(s.active, choice.place))
        if player.place == ENTRANCE:
            s.next(ActAtEntrance())
        else:
            begin(s, player.place)


@lru_cache(maxsize=1 << 10)
def destinations(places: tuple[str, ...], worlds: tuple[str, ...]) -> tuple[Choice, ...]:
    """Everywhere one can be, and staying there."""
    return (*[MOVE_TO[card] for card in places + worlds if card], TO_ENTRANCE, STAY)


class Attack(Moment, frozen=True):
    """In battle an attack takes the place of Movement and Resolution (ES-20.6, ES-20.7)."""

    def do(self, s: Museum) -> None:
        begin(s, AT_ANCIENT_ONE)


# -- the clock, and the end of a turn ---------------------------------------------------------------------------------------


class AdvanceTheClock(ClockPhase, frozen=True):
    """The third phase (ES-11.1, ES-11.2); a last card may be used before (ES-16.11)."""

    def ask(self, s: Museum) -> Decision | None:
        cards = usable(s, IN_TURN)
        if cards:
            return Decision(s.active, "clock", (ADVANCE_CLOCK, *cards))
        advance_clock(s)
        return None

    def answer(self, s: Museum, choice: AdvanceClock | UseCard) -> None:
        if type(choice) is UseCard:
            s.next(GainMonsters(), self)
            use_card(s, choice.card)
        else:
            advance_clock(s)


class EndOfTurn(LastOfTurn, frozen=True):
    """A new investigator for a lost one, midnight if it is due, then the next turn (ES-3.2, ES-18.6)."""

    def do(self, s: Museum) -> None:
        s.next(NextTurn())
        if s.due or self.replace:
            s.next(Midnight())
        if self.replace:
            s.next(Replace())
        if s.locks and s.players[s.active].investigator == "sister_mary":
            s.next(LocksBindAgain())


class LocksBindAgain(EnforceLocks, frozen=True):
    """The dice that Sister Mary kept from their locks go there (ES-17.16)."""


class Replace(MuseumStep, frozen=True):
    """Who was devoured in his own turn chooses a new investigator, before midnight (ES-18.6 to ES-18.8)."""

    def ask(self, s: Museum) -> Decision | None:
        if not s.unused:
            put_out(s, s.active)
            return None
        return Decision(s.active, "choose_investigator", tuple(map(CHOOSE_INVESTIGATOR.__getitem__, s.unused)))

    def answer(self, s: Museum, choice: ChooseInvestigator) -> None:
        enter(s, s.active, choice.investigator)


class NextTurn(Moment, frozen=True):
    """Play passes clockwise; without an investigator one has turns only in battle (ES-2.11, R16)."""

    def do(self, s: Museum) -> None:
        seat = (s.active + 1) % len(s.players)
        while not s.players[seat].investigator and not s.awake:
            seat = (seat + 1) % len(s.players)
        s.active = seat
        begin_turn(s)
