"""How an attempt ends: resolved, failed, or an attack that is over (ES-8, ES-14.15)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import Accept, Decline
from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, HAND, MONSTERS, MYTHOS, OTHER_WORLDS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.events import (
    AdventureResolved,
    AttemptFailed,
    MonsterGained,
    MythosEnded,
    PenaltiesPrevented,
)
from eldertable.games.elder_sign.rules.decks import Refill, put_back
from eldertable.games.elder_sign.rules.dice import remove_lock
from eldertable.games.elder_sign.rules.effects import Carry, ChooseSide
from eldertable.games.elder_sign.rules.ending import lose_elder_signs
from eldertable.games.elder_sign.rules.gains import extra_card, gain_clues
from eldertable.games.elder_sign.rules.health import YES_NO, DevourTheLost, end_phase, usable_now, use_up
from eldertable.games.elder_sign.rules.monsters import stand_up
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.rules.tasks import open_rows, tokens_on
from eldertable.games.elder_sign.rules.worlds import clear_markers, lose_world
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Decision, Seat

ANGRY = {each.id: rule for each in ANCIENT_ONES.values() if (rule := each.rule("on_fail_with_monster"))}
JEALOUS = frozenset(each.id for each in ANCIENT_ONES.values() if each.rule("fail_other_world_removes"))
SHIELDS = frozenset(card.id for card in HAND.values() if card.trigger == "own_attempt_failed")
ONE_POINT = Effect(do="choose", options=((Effect(do="lose", what="sanity"),), (Effect(do="lose", what="stamina"),)))
EXTRA_REWARDS = {card.id: effect.effects for card in HAND.values() for effect in card.effects if effect.do == "extra_reward"}


def end_attempt(s: Museum) -> Attempt:
    """The dice go back to the supply, and the clock phase is next (ES-8.1, ES-8.3, ES-8.8)."""
    attempt = s.attempt
    assert attempt is not None
    s.attempt = None
    end_phase(s)
    return attempt


def end_attack(s: Museum) -> None:
    """An attack ends without penalty (ES-20.9)."""
    end_attempt(s)


# -- resolved --------------------------------------------------------------------------------------------------------


class ResolveIfComplete(MuseumStep, frozen=True):
    """A card that was used may have defeated the last monster of all tasks (ES-14.17)."""

    def do(self, s: Museum) -> None:
        if s.gains and s.attempt is not None and not open_rows(s):
            resolve(s)


def resolve(s: Museum) -> None:
    """All tasks are complete: the card is a trophy, another takes its place, then come the rewards (ES-6.8, ES-8.1)."""
    seat = s.active
    attempt = end_attempt(s)
    card = attempt.card
    s.emit(AdventureResolved(seat, card))
    clear_markers(s, card)
    remove_lock(s, card)
    s.players[seat].trophies += (card,)
    s.gained = ()
    s.next(Carry(seat, CARDS[card].rewards), *[Carry(seat, EXTRA_REWARDS[used]) for used in attempt.bonus], EndRewards())
    if card in OTHER_WORLDS:
        s.worlds = tuple(world for world in s.worlds if world != card)
        end_lasting(s)
    else:
        s.places = tuple("" if place == card else place for place in s.places)
        s.next(Refill())


def end_lasting(s: Museum) -> None:
    """Lasting Mythos cards end when an Other World is resolved; the face-up one only loses its effect (ES-12.2)."""
    for card in s.lasting:
        if MYTHOS[card].until == "other_world_resolved":
            s.lasting = tuple(each for each in s.lasting if each != card)
            put_back(s, card)
            s.emit(MythosEnded(card))
    if s.mythos and MYTHOS[s.mythos].until == "other_world_resolved":
        s.faded = True


class EndRewards(MuseumStep, frozen=True):
    """After the rewards: an extra card, the clue of a Mythos card, and the monsters (ES-8.1, ES-17.5)."""

    def do(self, s: Museum) -> None:
        extra_card(s, s.active)
        if in_force(s, "clue_on_resolve", s.active):
            gain_clues(s, s.active, 1)
        s.next(GainMonsters())


class GainMonsters(MuseumStep, frozen=True):
    """The active player gains completed and defeated monsters, one after the other (ES-14.15, ES-14.16, R26)."""

    def do(self, s: Museum) -> None:
        player = s.players[s.active]
        if not player.investigator:
            stand_up(s)
        elif s.gains:
            monster = s.gains[0]
            s.gains = s.gains[1:]
            s.tokens = tuple(token for token in s.tokens if token.monster != monster)
            player.trophies += (monster,)
            s.emit(MonsterGained(s.active, monster))
            remove_lock(s, monster)
            s.gained = ()
            s.next(Carry(s.active, MONSTERS[monster].on_gain), ExtraCard(), self if s.gains else CheerForMonsters())


class ExtraCard(MuseumStep, frozen=True):
    """The active player has gained things together; some investigators get one more (ES-17.5)."""

    def do(self, s: Museum) -> None:
        extra_card(s, s.active)


class CheerForMonsters(MuseumStep, frozen=True):
    """What the cards of the active player do when monsters were gained."""

    def do(self, s: Museum) -> None:
        cards = [card for card in dict.fromkeys(s.players[s.active].cards) if HAND[card].trigger == "own_gain_monster"]
        s.next(*[Carry(s.active, HAND[card].effects) for card in cards])


# -- failed ----------------------------------------------------------------------------------------------------------


def fail(s: Museum) -> None:
    """The attempt failed: monsters, helpers, penalties, in this order (ES-8.3)."""
    attempt = end_attempt(s)
    card = attempt.card
    s.emit(AttemptFailed(s.active, card))
    s.next(*[HelperLoses(aid.seat) for aid in attempt.helpers], Penalties(card))
    if s.ancient_one in ANGRY:
        s.next(Anger(card))
    if s.gains:
        s.next(GainMonsters())


class Anger(MuseumStep, frozen=True):
    """Yig looks at the Cultists still on the card (R34)."""

    card: str

    def do(self, s: Museum) -> None:
        rule = ANGRY[s.ancient_one]
        if any(MONSTERS[token.monster].group == rule.monster_group for token in tokens_on(s.tokens, self.card)):
            lose_elder_signs(s, sum(effect.count for effect in rule.effects))


class HelperLoses(MuseumStep, frozen=True):
    """Everybody who helped loses a point of his choice (ES-7.14, R10, D18)."""

    seat: Seat

    def do(self, s: Museum) -> None:
        if s.players[self.seat].investigator:
            s.next(ChooseSide(self.seat, ONE_POINT), DevourTheLost())


class Penalties(MuseumStep, frozen=True):
    """The penalties, unless the active player uses a card against them (ES-8.5, R20)."""

    card: str

    def do(self, s: Museum) -> None:
        shields = [shield for shield in dict.fromkeys(s.players[s.active].cards) if shield in SHIELDS]
        if shields or self.card in OTHER_WORLDS:
            s.next(*map(UseShield, shields), Carry(s.active, CARDS[self.card].penalties), EndOfFailure(self.card))
        else:
            s.next(Carry(s.active, CARDS[self.card].penalties))


class UseShield(MuseumStep, frozen=True):
    """Whether the active player uses a card instead of suffering the penalties (R20, D19)."""

    card: str

    def ask(self, s: Museum) -> Decision | None:
        return Decision(s.active, "prevent", YES_NO, {"card": self.card}) if usable_now(s, s.active, self.card) else None

    def answer(self, s: Museum, choice: Accept | Decline) -> None:
        if type(choice) is Accept:
            s.skip_to(EndOfFailure)
            s.emit(PenaltiesPrevented(s.active, self.card))
            s.next(DevourTheLost())
            use_up(s, s.active, self.card)


class EndOfFailure(MuseumStep, frozen=True):
    """Yog-Sothoth takes an Other World that was not resolved, after the penalties (ES-19.4)."""

    card: str

    def do(self, s: Museum) -> None:
        if self.card in OTHER_WORLDS and s.ancient_one in JEALOUS:
            lose_world(s, self.card)
