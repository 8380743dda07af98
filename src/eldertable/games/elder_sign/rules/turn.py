"""The turn (ES-3, ES-4) and the course of the game."""

from __future__ import annotations

from collections.abc import Callable

from eldertable.games.elder_sign.choices import ADVANCE_CLOCK, DECLINE, MOVE_TO, STAY, Decline, MoveTo, UseCard
from eldertable.games.elder_sign.content import INVESTIGATORS
from eldertable.games.elder_sign.events import AbilityUsed, GameEnded, Moved, TurnBegan
from eldertable.games.elder_sign.rules import failing, rolling
from eldertable.games.elder_sign.rules.battle import awaken
from eldertable.games.elder_sign.rules.clock import advance_clock
from eldertable.games.elder_sign.rules.dice import enforce_locks
from eldertable.games.elder_sign.rules.doom import GameEnds
from eldertable.games.elder_sign.rules.effects import heal_targets
from eldertable.games.elder_sign.rules.entrance import entrance
from eldertable.games.elder_sign.rules.gains import regain
from eldertable.games.elder_sign.rules.health import choose_investigator
from eldertable.games.elder_sign.rules.midnight import midnight
from eldertable.games.elder_sign.rules.outcome import collect, refill
from eldertable.games.elder_sign.rules.setup import set_up
from eldertable.games.elder_sign.rules.usable import usable
from eldertable.games.elder_sign.rules.using import use_card
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Museum
from eldertable.kernel import CHECKPOINT, Choice, Decision, Rules

HEALERS = {entry.id: entry.effects[0] for entry in INVESTIGATORS.values() if entry.when == "start_of_any_turn"}


# Steps that do something before they ask; the questions of all others are checkpoints themselves.
LATE_TO_ASK = frozenset({"setup", "turn_start", "replace", "midnight"})


def play(s: Museum) -> Rules[None]:
    """The whole game: turns until it is won or lost (ES-21)."""
    try:
        while not s.ending:
            if s.awakening:
                yield CHECKPOINT
                yield from awaken(s)
            elif s.vacant and s.size("adventure"):
                yield CHECKPOINT
                yield from refill(s)
            else:
                if s.phase in LATE_TO_ASK:
                    yield CHECKPOINT
                yield from STEPS[s.phase](s)
    except GameEnds as end:
        s.ending = end.reason
        s.emit(GameEnded(end.reason))


def first_turn(s: Museum) -> Rules[None]:
    """Set the game up, then the first player begins (ES-2)."""
    yield from set_up(s)
    begin_turn(s)


def begin_turn(s: Museum) -> None:
    """The active player's turn begins (ES-3.1, ES-3.3)."""
    s.turn += 1
    s.night = False
    s.emit(TurnBegan(s.active))
    s.healers = tuple(
        [
            seat
            for seat, player in enumerate(s.players)
            if player.investigator in HEALERS and player.investigator not in player.tired
        ]
    )
    if s.healers:
        s.phase = "turn_start"
    else:
        first_phase(s)


def first_phase(s: Museum) -> None:
    """Movement, or in battle the attack; who has no investigator only advances the clock (ES-20.6, ES-20.11)."""
    if not s.awake:
        s.phase = "move"
    elif s.players[s.active].investigator:
        rolling.begin(s, AT_ANCIENT_ONE)
    else:
        s.phase = "clock"


def turn_start(s: Museum) -> Rules[None]:
    """Carolyn Fern and Vincent Lee may heal somebody (ES-17.6, D4)."""
    if not s.healers:
        first_phase(s)
        return
    seat, s.healers = s.healers[0], s.healers[1:]
    investigator = s.players[seat].investigator
    effect = HEALERS[investigator]
    targets = heal_targets(s, effect.what)
    if not targets:
        return
    choice = yield Decision(seat, "daily_heal", (DECLINE, *targets), {"points": effect.what})
    if type(choice) is not Decline:
        s.players[seat].tired += (investigator,)
        s.emit(AbilityUsed(seat, investigator))
        regain(s, choice.target_seat, effect.what, effect.count)


def move(s: Museum) -> Rules[None]:
    """Go to any card in play or to the Entrance, or stay (ES-4.1, ES-4.2, D5)."""
    player = s.players[s.active]
    here = player.place
    options: list[Choice] = [MOVE_TO[place] for place in s.places if place and place != here]
    if s.worlds:
        options += [MOVE_TO[place] for place in s.worlds if place != here]
    if here != ENTRANCE:
        options.append(MOVE_TO[ENTRANCE])
    options.append(STAY)
    choice = yield Decision(s.active, "move", (*options, *usable(s, "own_turn")), checkpoint=True)
    kind = type(choice)
    if kind is UseCard:
        yield from use_card(s, choice.card)
        return
    if kind is MoveTo:
        player.place = choice.place
        s.emit(Moved(s.active, choice.place))
    if player.place == ENTRANCE:
        s.phase = "entrance"
    else:
        rolling.begin(s, player.place)


def clock(s: Museum) -> Rules[None]:
    """The third phase; then the turn is over (ES-11.1, ES-11.2, ES-3.2)."""
    cards = usable(s, "own_turn")
    if cards:
        choice = yield Decision(s.active, "clock", (ADVANCE_CLOCK, *cards), checkpoint=True)
        if type(choice) is UseCard:
            yield from use_card(s, choice.card)
            if s.gains:
                yield from collect(s)
            return
    advance_clock(s)
    s.night = True
    if s.locks and s.players[s.active].investigator == "sister_mary":
        yield from enforce_locks(s)
    s.phase = "replace"
    if s.players[s.active].investigator:
        after_turn(s)


def replace(s: Museum) -> Rules[None]:
    """Who was devoured in his own turn chooses a new investigator, before midnight (ES-18.6 to ES-18.8)."""
    if not s.players[s.active].investigator and s.unused and not s.awake:
        yield from choose_investigator(s, s.active)
    after_turn(s)


def after_turn(s: Museum) -> None:
    """Midnight, if it is due, or the next turn (ES-11.3)."""
    if s.due:
        s.phase = "midnight"
    else:
        next_turn(s)


def night(s: Museum) -> Rules[None]:
    """Midnight, then the next turn."""
    yield from midnight(s)
    if not s.awakening:
        next_turn(s)


def next_turn(s: Museum) -> None:
    """Play passes clockwise; without an investigator one has turns only in battle (ES-2.11, R16)."""
    count = len(s.players)
    seat = (s.active + 1) % count
    while not s.awake and not s.players[seat].investigator:
        seat = (seat + 1) % count
    s.active = seat
    begin_turn(s)


STEPS: dict[str, Callable[[Museum], Rules[None]]] = {
    "setup": first_turn,
    "turn_start": turn_start,
    "move": move,
    "entrance": entrance,
    "before_roll": rolling.before_roll,
    "after_roll": rolling.after_roll,
    "ask_mandy": rolling.ask_mandy,
    "pick_dice": rolling.pick_dice,
    "discard": failing.discard,
    "focus": failing.focus,
    "clock": clock,
    "replace": replace,
    "midnight": night,
}
