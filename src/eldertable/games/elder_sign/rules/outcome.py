"""How an attempt ends: resolved, failed, or an attack that is over (ES-8, ES-14.15, ES-19)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ADVENTURES, ANCIENT_ONES, CARDS, HAND, MONSTERS, MYTHOS, OTHER_WORLDS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.events import (
    AdventureResolved,
    AdventureRevealed,
    AttemptFailed,
    CardRemoved,
    MonsterGained,
    Moved,
    MythosEnded,
    PenaltiesPrevented,
)
from eldertable.games.elder_sign.rules.acts import apply
from eldertable.games.elder_sign.rules.asking import then
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.doom import in_force, lose_elder_signs
from eldertable.games.elder_sign.rules.effects import acts, apply_together, choose, sides_of
from eldertable.games.elder_sign.rules.gains import extra_card, gain_clues
from eldertable.games.elder_sign.rules.health import offer, settle_devoured, usable_now, use_up
from eldertable.games.elder_sign.rules.monsters import stand_up
from eldertable.games.elder_sign.rules.tasks import tokens_on
from eldertable.games.elder_sign.state import ENTRANCE, Help, Museum
from eldertable.kernel import NO_QUESTION, Asking, Rules, Seat

ANGRY = {each.id: rule for each in ANCIENT_ONES.values() if (rule := each.rule("on_fail_with_monster"))}
SHIELDS = frozenset(card.id for card in HAND.values() if card.trigger == "own_attempt_failed")
JEALOUS = frozenset(each.id for each in ANCIENT_ONES.values() if each.rule("fail_other_world_removes"))
# The Ancient Ones who do something about an attempt that failed.
WATCHFUL = JEALOUS.union(ANGRY)
ONE_POINT = sides_of(Effect(do="choose", options=((Effect(do="lose", what="sanity"),), (Effect(do="lose", what="stamina"),))))
REWARDS = {card.id: acts(card.rewards) for card in CARDS.values()}
PENALTIES = {card.id: acts(card.penalties) for card in CARDS.values()}
EXTRA_REWARDS = {
    card.id: acts(part for effect in card.effects if effect.do == "extra_reward" for part in effect.effects)
    for card in HAND.values()
}
WHEN_GAINED = {monster.id: acts(monster.on_gain) for monster in MONSTERS.values() if monster.on_gain}
AT_MONSTERS_GAINED = {card.id: acts(card.effects) for card in HAND.values() if card.trigger == "own_gain_monster"}


def resolve(s: Museum) -> Rules[None]:
    """All tasks are complete (ES-6.8, ES-8.1)."""
    attempt, seat = s.attempt, s.active
    assert attempt is not None
    card, bonus = attempt.card, attempt.bonus
    s.emit(AdventureResolved(seat, card))
    clear_markers(s, card)
    s.attempt = None
    s.phase = "clock"
    remove_lock(s, card)
    s.players[seat].trophies += (card,)
    if card in OTHER_WORLDS:
        s.worlds = tuple(world for world in s.worlds if world != card)
        end_lasting(s)
    else:
        s.places = tuple("" if place == card else place for place in s.places)
        yield from refill(s)
    s.gained = ()
    yield from apply(s, REWARDS[card], seat)
    for used in bonus:
        yield from apply(s, EXTRA_REWARDS[used], seat)
    extra_card(s, seat)
    if in_force(s, "clue_on_resolve", seat):
        gain_clues(s, seat, 1)
    if s.gains:
        yield from collect(s)


def clear_markers(s: Museum, card: str) -> None:
    """All markers on a card go to the Entrance (ES-8.1)."""
    for seat, player in enumerate(s.players):
        if player.place == card:
            player.place = ENTRANCE
            s.emit(Moved(seat, ENTRANCE))


def refill(s: Museum) -> Asking:
    """Empty places get the next Adventure cards, whose locks act at once (ES-8.1, R25)."""
    s.vacant = False
    places = list(s.places)
    for number, place in enumerate(s.places):
        if not place:
            card = places[number] = draw(s, "adventure")
            if not card:
                s.vacant = True
                break
            s.emit(AdventureRevealed(card, number + 1))
            lock = ADVENTURES[card].lock
            if lock:
                s.places = tuple(places)
                asking = add_lock(s, lock, card)
                if asking:
                    return then(asking, refill, s)
    s.places = tuple(places)
    return NO_QUESTION


def end_lasting(s: Museum) -> None:
    """Lasting Mythos cards end when an Other World is resolved; the face-up one only loses its effect (ES-12.2)."""
    for card in s.lasting:
        if MYTHOS[card].until == "other_world_resolved":
            s.lasting = tuple(each for each in s.lasting if each != card)
            put_back(s, card)
            s.emit(MythosEnded(card))
    if s.mythos and MYTHOS[s.mythos].until == "other_world_resolved":
        s.faded = True


def collect(s: Museum) -> Rules[None]:
    """The active player gains completed and defeated monsters (ES-14.15, ES-14.16, R26)."""
    seat, player = s.active, s.players[s.active]
    if not player.investigator:
        stand_up(s)
        return
    while s.gains:
        monster, *others = s.gains
        s.gains = tuple(others)
        s.tokens = tuple(token for token in s.tokens if token.monster != monster)
        player.trophies += (monster,)
        s.emit(MonsterGained(seat, monster))
        remove_lock(s, monster)
        if monster in WHEN_GAINED:
            yield from apply_together(s, WHEN_GAINED[monster], seat)
    for card in dict.fromkeys(player.cards):
        if card in AT_MONSTERS_GAINED:
            yield from apply(s, AT_MONSTERS_GAINED[card], seat)


def fail(s: Museum) -> Asking:
    """The attempt failed: mostly this means penalties and no more (ES-8.3)."""
    attempt, seat = s.attempt, s.active
    assert attempt is not None
    card, helpers = attempt.card, attempt.helpers
    s.attempt = None
    s.phase = "clock"
    s.emit(AttemptFailed(seat, card))
    if helpers or s.gains or s.ancient_one in WATCHFUL or not SHIELDS.isdisjoint(s.players[seat].cards):
        return aftermath(s, seat, card, helpers)
    return apply(s, PENALTIES[card], seat)


def aftermath(s: Museum, seat: Seat, card: str, helpers: tuple[Help, ...]) -> Rules[None]:
    """Monsters, helpers, penalties, in this order (ES-8.3)."""
    if s.gains:
        yield from collect(s)
    if s.ancient_one in ANGRY:
        anger(s, card)
    if helpers:
        yield from helpers_lose(s, helpers)
    if not (yield from prevented(s)):
        yield from apply(s, PENALTIES[card], seat)
    if card in OTHER_WORLDS and s.ancient_one in JEALOUS:
        lose_world(s, card)


def anger(s: Museum, card: str) -> None:
    """Yig looks at the Cultists still on the card (R34)."""
    rule = ANGRY[s.ancient_one]
    if any(MONSTERS[token.monster].group == rule.monster_group for token in tokens_on(s, card)):
        lose_elder_signs(s, sum(effect.count for effect in rule.effects))


def helpers_lose(s: Museum, helpers: tuple[Help, ...]) -> Rules[None]:
    """Everybody who helped loses a point of his choice (ES-7.14, R10, D18)."""
    for aid in helpers:
        if s.players[aid.seat].investigator:
            yield from choose(s, aid.seat, ONE_POINT)
            yield from settle_devoured(s)


def prevented(s: Museum) -> Rules[bool]:
    """Whether the active player uses a card instead of suffering the penalties (R20, D19)."""
    seat = s.active
    for card in dict.fromkeys(s.players[seat].cards):
        if card in SHIELDS and usable_now(s, seat, card) and (yield from offer(s, seat, card)):
            s.emit(PenaltiesPrevented(seat, card))
            yield from use_up(s, seat, card)
            yield from settle_devoured(s)
            return True
    return False


def lose_world(s: Museum, card: str) -> None:
    """A failed Other World leaves the game; without any left Yog-Sothoth awakens (ES-19.4)."""
    clear_markers(s, card)
    for token in tokens_on(s, card):
        remove_lock(s, token.monster)
        put_back(s, token.monster)
    s.tokens = tuple(token for token in s.tokens if token.card != card)
    remove_lock(s, card)
    s.worlds = tuple(world for world in s.worlds if world != card)
    s.gone += (card,)
    s.emit(CardRemoved(card))
    if not s.worlds and not s.size("other_world"):
        s.awakening = True


def end_attack(s: Museum) -> None:
    """An attack ends without penalty (ES-20.9)."""
    s.attempt = None
    s.phase = "clock"
