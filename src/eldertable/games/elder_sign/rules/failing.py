"""Failed rolls: terror, the discard, focus and assistance; giving up (ES-6.11, ES-7, ES-20.9)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import (
    DISCARD_DIE,
    FOCUS,
    GIVE_UP,
    ROLL_ON,
    STOP_ATTACK,
    Accept,
    AskHelp,
    Decline,
    DiscardDie,
    Focus,
    GiveUp,
    RollOn,
    StopAttack,
    TakeSecured,
    UseCard,
)
from eldertable.games.elder_sign.content import CARDS, HAND, INVESTIGATORS, MYTHOS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.events import (
    CardUsed,
    DieDiscarded,
    DieFocused,
    GaveUp,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    RollFailed,
    TerrorStruck,
)
from eldertable.games.elder_sign.rules import completing, rolling
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import fallen, sorted_dice
from eldertable.games.elder_sign.rules.effects import Carry
from eldertable.games.elder_sign.rules.gains import remove_card
from eldertable.games.elder_sign.rules.health import YES_NO
from eldertable.games.elder_sign.rules.matching import supplies
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.outcome import ResolveIfComplete, end_attack, fail
from eldertable.games.elder_sign.rules.step import Moment
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable, ways_to_add
from eldertable.games.elder_sign.rules.using import take_secured, use_card
from eldertable.games.elder_sign.state import Attempt, Help, Museum
from eldertable.kernel import Choice, Decision, Seat

WARDS = frozenset(card.id for card in HAND.values() if card.trigger == "own_terror")
TERRIBLE = frozenset(card.id for card in CARDS.values() if card.terror)
MYTHOS_TERROR = frozenset(card.id for card in MYTHOS.values() if card.continuous_kind == "terror")
FEARLESS = frozenset(entry.id for entry in INVESTIGATORS.values() if any(effect.do == "immune_terror" for effect in entry.effects))


def fail_roll(s: Museum, attempt: Attempt) -> None:
    """Terror effects first; then a die is discarded (ES-7.1)."""
    s.emit(RollFailed(s.active))
    if terror_strikes(s, attempt):
        s.next(*terror(s, attempt), EndOfTerror())
    else:
        s.next(Discard())


def give_up(s: Museum, *, unjudged: bool = False) -> None:
    """End the attempt; a roll that lies unjudged counts as failed first (ES-6.11, R9), an attack just ends (ES-20.9)."""
    attempt = s.attempt
    assert attempt is not None
    s.emit(GaveUp(s.active))
    if s.awake:
        end_attack(s)
        return
    if unjudged:
        s.emit(RollFailed(s.active))
        if terror_strikes(s, attempt):
            s.next(*terror(s, attempt), GivenUp())
            return
    fail(s)


# -- what can be done at several moments of an attempt ---------------------------------------------------------------


def stop(s: Museum) -> Choice:
    """How one ends it before the end."""
    return STOP_ATTACK if s.awake else GIVE_UP


def other_step(s: Museum, moment: Moment, choice: Choice) -> None:
    """Use a card or take a secured die, and be asked again; or give up."""
    if type(choice) is UseCard:
        s.next(ResolveIfComplete(), moment)
        use_card(s, choice.card)
    elif type(choice) is TakeSecured:
        s.next(moment)
        take_secured(s, choice.spell, choice.die)
    else:
        give_up(s)


# -- terror ----------------------------------------------------------------------------------------------------------


def terror_strikes(s: Museum, attempt: Attempt) -> bool:
    """Whether a rolled die shows terror, and somebody is there to feel it (ES-7.2, ES-17.12)."""
    if s.awake or (attempt.card not in TERRIBLE and s.mythos not in MYTHOS_TERROR) or s.players[s.active].investigator in FEARLESS:
        return False
    return supplies(completing.shown(attempt)).terror > 0


def terror(s: Museum, attempt: Attempt) -> list[Moment]:
    """All Terror effects of the card and of the Mythos card, once, unless a card wards them off (ES-7.3, ES-7.4)."""
    player = s.players[s.active]
    sources = [attempt.card] if attempt.card in TERRIBLE else []
    if s.mythos in MYTHOS_TERROR and player.investigator != "sister_mary":
        sources.append(s.mythos)
    wards = [card for card in dict.fromkeys(player.cards) if card in WARDS] if sources else []
    return [*map(WardOffTerror, wards), *map(SufferTerror, sources)]


class WardOffTerror(Moment, frozen=True):
    """A card may be used against all Terror effects of the roll (D19)."""

    card: str

    def ask(self, s: Museum) -> Decision:
        return Decision(s.active, "prevent", YES_NO, {"card": self.card})

    def answer(self, s: Museum, choice: Accept | Decline) -> None:
        if type(choice) is Accept:
            remove_card(s, s.active, self.card)
            put_back(s, self.card)
            s.emit(CardUsed(s.active, self.card))
            s.skip_to(AfterTerror)


class SufferTerror(Moment, frozen=True):
    """The Terror effects of one card (ES-7.2)."""

    source: str

    def do(self, s: Museum) -> None:
        s.emit(TerrorStruck(s.active, self.source))
        s.next(Carry(s.active, terror_of(self.source)))


def terror_of(source: str) -> tuple[Effect, ...]:
    """The Terror effects of an adventure or of a Mythos card."""
    return CARDS[source].terror if source in CARDS else MYTHOS[source].continuous


class AfterTerror(Moment, frozen=True):
    """What follows on the Terror effects of a roll."""


class EndOfTerror(AfterTerror, frozen=True):
    """A die is discarded, unless terror has ended the attempt (ES-7.5)."""

    def do(self, s: Museum) -> None:
        assert s.attempt is not None
        if s.attempt.doomed:
            fail(s)
        else:
            s.next(Discard())


class GivenUp(AfterTerror, frozen=True):
    """The attempt was given up before the roll was judged (ES-6.11, R9)."""

    def do(self, s: Museum) -> None:
        fail(s)


# -- the discard -----------------------------------------------------------------------------------------------------


class Discard(Moment, frozen=True):
    """A failed roll costs a die; the last one may be saved by adding dice first (ES-7.7, ES-7.8, D15)."""

    def ask(self, s: Museum) -> Decision | None:
        attempt = s.attempt
        assert attempt is not None
        options: tuple[Choice, ...] = tuple([DISCARD_DIE[die] for die in fallen(attempt.pool)])
        if not options and attempt.pool:
            # Dice that were added in this very step are not among those to choose from.
            focus_or_roll(s, attempt)
            return None
        if len(attempt.pool) > 1:
            options = (*options, *usable(s, IN_TURN), stop(s))
        else:
            options = (*options, *ways_to_add(s), *usable(s, IN_TURN))
            if not options:
                run_out(s)
                return None
            if not attempt.pool:
                options = (*options, stop(s))
        return Decision(s.active, "discard", options)

    def answer(self, s: Museum, choice: DiscardDie | UseCard | TakeSecured | GiveUp | StopAttack) -> None:
        if type(choice) is not DiscardDie:
            other_step(s, self, choice)
            return
        attempt = s.attempt
        assert attempt is not None
        attempt.take(choice.die)
        attempt.discarded += (choice.die,)
        s.emit(DieDiscarded(s.active, choice.die))
        if attempt.pool:
            focus_or_roll(s, attempt)
        else:
            run_out(s)


def run_out(s: Museum) -> None:
    """No die is left to roll (ES-7.8, ES-20.9)."""
    if s.awake:
        end_attack(s)
    else:
        fail(s)


def focus_or_roll(s: Museum, attempt: Attempt) -> None:
    """After the discard a die may be kept, unless there is no way (ES-7.9, ES-7.10, ES-20.8)."""
    s.next(KeepDie() if len(attempt.pool) > 1 and not s.awake else rolling.BeforeRoll())


# -- focus and assistance ----------------------------------------------------------------------------------------------


class KeepDie(Moment, frozen=True):
    """Focus a die, ask for assistance, or neither (ES-7.9 to ES-7.12, D16). `asked`: somebody has refused to help."""

    asked: bool = False

    def ask(self, s: Museum) -> Decision | None:
        attempt = s.attempt
        assert attempt is not None
        options = keepers(s, attempt, asked=self.asked)
        if not options:
            s.next(rolling.BeforeRoll())
            return None
        return Decision(s.active, "focus", (*options, ROLL_ON, *usable(s, IN_TURN), GIVE_UP))

    def answer(self, s: Museum, choice: Focus | AskHelp | RollOn | UseCard | GiveUp) -> None:
        attempt = s.attempt
        assert attempt is not None
        if type(choice) is AskHelp:
            s.emit(HelpAsked(s.active, choice.helper_seat))
            s.next(GrantHelp(choice.helper_seat, choice.die))
        elif type(choice) is Focus:
            attempt.focuses -= 1
            attempt.focused = sorted_dice((*attempt.focused, choice.die))
            attempt.take(choice.die)
            s.emit(DieFocused(s.active, choice.die))
            s.next(rolling.BeforeRoll(going_on=True))
        elif type(choice) is RollOn:
            s.next(rolling.BeforeRoll(going_on=True))
        else:
            other_step(s, self, choice)


def keepers(s: Museum, attempt: Attempt, *, asked: bool) -> tuple[Choice, ...]:
    """Every way to keep a die of the failed roll: focus, or a helper on the same card (ES-7.9 to ES-7.12)."""
    dice = fallen(attempt.pool)
    found: list[Choice] = []
    if attempt.focuses and not in_force(s, "no_focus", s.active):
        found += [FOCUS[die] for die in dice]
    if not asked:
        helped = [aid.seat for aid in attempt.helpers]
        for seat, player in enumerate(s.players):
            if player.place == attempt.card and seat != s.active and seat not in helped:
                found += [AskHelp(seat, die) for die in dice]
    return tuple(found)


class GrantHelp(Moment, frozen=True):
    """A player on the same card is asked; after a refusal one may still focus (ES-7.10 to ES-7.12, D17)."""

    seat: Seat
    die: str

    def ask(self, s: Museum) -> Decision:
        return Decision(self.seat, "grant_help", YES_NO, {"asker_seat": s.active, "die": self.die})

    def answer(self, s: Museum, choice: Accept | Decline) -> None:
        attempt = s.attempt
        assert attempt is not None
        if type(choice) is Accept:
            attempt.helpers += (Help(self.seat, self.die),)
            attempt.take(self.die)
            s.emit(HelpGiven(self.seat, self.die))
            s.next(rolling.BeforeRoll(going_on=True))
        else:
            s.emit(HelpRefused(self.seat))
            s.next(KeepDie(asked=True))
