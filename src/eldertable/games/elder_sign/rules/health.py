"""Losing points, being devoured, new investigators (ES-18)."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.games.elder_sign.choices import ACCEPT, CHOOSE_INVESTIGATOR, DECLINE, Accept
from eldertable.games.elder_sign.content import ANCIENT_ONES, DECK_OF, HAND, INVESTIGATORS, SPELLS
from eldertable.games.elder_sign.content.shapes import AncientOne, Effect
from eldertable.games.elder_sign.events import (
    AttemptBroken,
    CardUsed,
    InvestigatorDevoured,
    InvestigatorEntered,
    PlayerOut,
    PointsLost,
)
from eldertable.games.elder_sign.rules.asking import then
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import enforce_locks
from eldertable.games.elder_sign.rules.doom import GameEnds, add_doom, in_force, lose_elder_signs
from eldertable.games.elder_sign.rules.gains import remove_card, starting_cards
from eldertable.games.elder_sign.rules.monsters import stand_up
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Museum
from eldertable.kernel import NO_QUESTION, Asking, Decision, Rules, Seat

YES_NO = (ACCEPT, DECLINE)
PREVENTERS = {card.id: effect for card in HAND.values() for effect in card.effects if effect.do == "prevent"}
PREVENTING = frozenset(PREVENTERS)
# How many Elder Signs some Ancient Ones take for everybody who is devoured.
GREEDY = {
    each.id: sum(effect.count for effect in rule.effects) for each in ANCIENT_ONES.values() if (rule := each.rule("on_devoured"))
}
MAX_CHANGES = {each.id: each.rule("max_change") or Effect(do="max_change") for each in ANCIENT_ONES.values()}


def subtract(s: Museum, seat: Seat, what: str, count: int) -> None:
    """Take points away, whatever comes of it."""
    if count > 0:
        player = s.players[seat]
        if what == "sanity":
            left = player.sanity = player.sanity - count
        else:
            left = player.stamina = player.stamina - count
        if left <= 0:
            s.dying = True
        s.emit(PointsLost(seat, what, count))  # type: ignore[arg-type]


def lose_points(s: Museum, seat: Seat, what: str, count: int) -> Asking:
    """Lose points; some cards prevent it in one's own turn (ES-18.1). There may be something to ask first."""
    if seat == s.active and not s.night and not PREVENTING.isdisjoint(s.players[seat].cards):
        for card in s.players[seat].cards:
            if card in PREVENTERS and PREVENTERS[card].what == what and usable_now(s, seat, card):
                return lose_or_prevent(s, seat, what, count, card)
    subtract(s, seat, what, count)
    return NO_QUESTION


def lose_or_prevent(s: Museum, seat: Seat, what: str, count: int, card: str) -> Rules[None]:
    """Ask whether a card is used to lose less (D19)."""
    if (yield from offer(s, seat, card)):
        yield from use_up(s, seat, card)
        count -= PREVENTERS[card].count
    subtract(s, seat, what, count)


def usable_now(s: Museum, seat: Seat, card: str) -> bool:
    """Spells may be forbidden by the Mythos card."""
    return card not in SPELLS or not in_force(s, "no_spells", seat)


def offer(s: Museum, seat: Seat, card: str) -> Rules[bool]:
    """Ask whether to use a card in answer to something (D19)."""
    choice = yield Decision(seat, "prevent", YES_NO, {"card": card})
    return type(choice) is Accept


def use_up(s: Museum, seat: Seat, card: str) -> Asking:
    """A used card goes under its deck; the Ancient One may answer (ES-16.5)."""
    remove_card(s, seat, card)
    put_back(s, card)
    s.emit(CardUsed(seat, card))
    return ancient_answer(s, seat, card)


def price_of_use(ancient_one: AncientOne, card: str) -> tuple[Effect, ...]:
    """What it costs to use a card before this Ancient One (R36)."""
    return tuple(
        effect
        for rule in ancient_one.ability_effects
        if (rule.do == "on_cast_spell" and card in SPELLS) or (rule.do == "on_use_item" and DECK_OF[card] == rule.deck)
        for effect in rule.effects
    )


PRICES_OF_USE = {(each.id, card): price for each in ANCIENT_ONES.values() for card in HAND if (price := price_of_use(each, card))}


def ancient_answer(s: Museum, seat: Seat, card: str) -> Asking:
    """What the Ancient One does each time a spell is cast or an item used (R36)."""
    price = PRICES_OF_USE.get((s.ancient_one, card))
    return pay_for_use(s, seat, price) if price else NO_QUESTION


def pay_for_use(s: Museum, seat: Seat, price: tuple[Effect, ...]) -> Rules[None]:
    """Lose the points that the Ancient One takes."""
    for effect in price:
        yield from lose_points(s, seat, effect.what, effect.count)


def settle_devoured(s: Museum) -> Asking:
    """Everybody without Sanity or Stamina is devoured (ES-18.2)."""
    while s.dying:
        s.dying = False
        asking = devour_dying(s, iter(s.turn_order()))
        if asking:
            return then(asking, settle_devoured, s)
    return NO_QUESTION


def devour_dying(s: Museum, seats: Iterator[Seat]) -> Asking:
    """The dying are devoured in turn order (ES-18.9)."""
    for seat in seats:
        player = s.players[seat]
        if (player.sanity <= 0 or player.stamina <= 0) and player.investigator:
            asking = devour(s, seat)
            if asking:
                return then(asking, devour_dying, s, seats)
    return NO_QUESTION


def devour(s: Museum, seat: Seat) -> Asking:
    """An investigator is lost with all he has, and doom grows (ES-18.3 to ES-18.8, ES-20.11)."""
    player = s.players[seat]
    s.emit(InvestigatorDevoured(seat, player.investigator))
    s.devoured += (player.investigator,)
    drop_everything(s, seat)
    own_turn = seat == s.active and not s.night
    if own_turn:
        break_off(s)
        # Locks that came in Sister Mary's turn have waited for its end (ES-17.16).
        asking = enforce_locks(s)
        if asking:
            return then(asking, spread_doom, s, seat, own_turn)
    return spread_doom(s, seat, own_turn)


def spread_doom(s: Museum, seat: Seat, own_turn: bool) -> Asking:
    """Doom grows with every loss (ES-18.3)."""
    asking = add_doom(s, 1)
    return then(asking, succeed, s, seat, own_turn) if asking else succeed(s, seat, own_turn)


def succeed(s: Museum, seat: Seat, own_turn: bool) -> Asking:
    """Another investigator takes the place of a lost one, in his own turn a little later, or nobody does (ES-18.5, ES-18.6)."""
    if s.ancient_one in GREEDY:
        lose_elder_signs(s, GREEDY[s.ancient_one])
    if s.awake or not s.unused or s.doom == s.track:
        s.emit(PlayerOut(seat))
        check_survivors(s)
    elif not own_turn:
        return choose_investigator(s, seat)
    return NO_QUESTION


def drop_everything(s: Museum, seat: Seat) -> None:
    """His cards, trophies, clues and secured dice go back (ES-18.3, ES-16.26)."""
    player = s.players[seat]
    put_back(s, *player.cards, *player.trophies)
    if s.secured:
        put_back(s, *[spell.spell for spell in s.secured if spell.seat == seat])
        s.secured = tuple([spell for spell in s.secured if spell.seat != seat])
    player.investigator = player.place = ""
    player.sanity = player.stamina = player.max_sanity = player.max_stamina = player.clues = 0
    player.cards = player.trophies = player.tired = ()


def break_off(s: Museum) -> None:
    """An attempt under way ends, neither resolved nor failed (ES-18.4, ES-20.15)."""
    stand_up(s)
    if not s.night:
        s.phase = "clock"
    if s.attempt is not None:
        s.attempt = None
        s.emit(AttemptBroken(s.active))


def check_survivors(s: Museum) -> None:
    """Without investigators, and without a way to get one, the game is lost (ES-20.14, ES-21.3)."""
    final = s.doom == s.track or s.awake or not s.unused
    if final and not any(player.investigator for player in s.players):
        raise GameEnds("devoured")


def choose_investigator(s: Museum, seat: Seat) -> Rules[None]:
    """Choose an investigator who was not yet in this game (ES-18.5, D2)."""
    choice = yield Decision(seat, "choose_investigator", tuple(map(CHOOSE_INVESTIGATOR.__getitem__, s.unused)))
    yield from enter(s, seat, choice.investigator)


def enter(s: Museum, seat: Seat, investigator: str) -> Asking:
    """An investigator comes to the Entrance with full points and his starting cards (ES-2.8)."""
    place = s.unused.index(investigator)
    s.unused = s.unused[:place] + s.unused[place + 1 :]
    entry = INVESTIGATORS[investigator]
    change = MAX_CHANGES[s.ancient_one]
    player = s.players[seat]
    player.investigator = investigator
    player.sanity = player.max_sanity = entry.sanity + change.sanity
    player.stamina = player.max_stamina = entry.stamina + change.stamina
    player.place = AT_ANCIENT_ONE if s.awake else ENTRANCE
    s.emit(InvestigatorEntered(seat, investigator))
    return starting_cards(s, seat)
