"""Losing points, being devoured, new investigators (ES-18)."""

from __future__ import annotations

import msgspec

from eldertable.games.elder_sign.choices import ACCEPT, CHOOSE_INVESTIGATOR, DECLINE, Accept, ChooseInvestigator, Decline, Points
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
from eldertable.games.elder_sign.rules import battle, doom
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import EnforceLocks
from eldertable.games.elder_sign.rules.ending import end_game, lose_elder_signs
from eldertable.games.elder_sign.rules.gains import remove_card, starting_cards
from eldertable.games.elder_sign.rules.monsters import let_go, stand_up
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.step import ClockPhase, LastOfTurn, MuseumStep, effects_left, in_turn
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Museum
from eldertable.kernel import Decision, Seat

YES_NO = (ACCEPT, DECLINE)
PREVENTERS = {card.id: effect for card in HAND.values() for effect in card.effects if effect.do == "prevent"}
PREVENTING = frozenset(PREVENTERS)
# How many Elder Signs some Ancient Ones take for everybody who is devoured.
GREEDY = {
    each.id: sum(effect.count for effect in rule.effects) for each in ANCIENT_ONES.values() if (rule := each.rule("on_devoured"))
}
MAX_CHANGES = {each.id: each.rule("max_change") or Effect(do="max_change") for each in ANCIENT_ONES.values()}


# -- losing points -----------------------------------------------------------------------------------------


def lose_points(s: Museum, seat: Seat, what: Points, count: int) -> None:
    """Lose points; in one's own turn a card may prevent it (ES-18.1)."""
    card = preventer(s, seat, what)
    if card:
        s.next(PreventLoss(seat, what, count, card))
    else:
        subtract(s, seat, what, count)


class PreventLoss(MuseumStep, frozen=True):
    """Use a card to lose less, or not (D19)."""

    seat: Seat
    what: Points
    count: int
    card: str

    def ask(self, s: Museum) -> Decision:
        return Decision(self.seat, "prevent", YES_NO, {"card": self.card})

    def answer(self, s: Museum, choice: Accept | Decline) -> None:
        if type(choice) is Accept:
            rest = self.count - PREVENTERS[self.card].count
            if rest > 0:
                s.next(LoseTheRest(self.seat, self.what, rest))
            use_up(s, self.seat, self.card)
        else:
            subtract(s, self.seat, self.what, self.count)


class LoseTheRest(MuseumStep, frozen=True):
    """What a card has not prevented is lost, after the Ancient One has answered its use."""

    seat: Seat
    what: Points
    count: int

    def do(self, s: Museum) -> None:
        subtract(s, self.seat, self.what, self.count)


def preventer(s: Museum, seat: Seat, what: Points) -> str:
    """The card by which a player can prevent this loss now, if he has one."""
    cards = s.players[seat].cards
    if seat == s.active and not PREVENTING.isdisjoint(cards) and in_turn(s):
        for card in cards:
            if card in PREVENTERS and PREVENTERS[card].what == what and usable_now(s, seat, card):
                return card
    return ""


def usable_now(s: Museum, seat: Seat, card: str) -> bool:
    """Spells may be forbidden by the Mythos card."""
    return card not in SPELLS or not in_force(s, "no_spells", seat)


def subtract(s: Museum, seat: Seat, what: Points, count: int) -> None:
    """Take points away, whatever comes of it."""
    if count > 0:
        player = s.players[seat]
        if what == "sanity":
            player.sanity -= count
        else:
            player.stamina -= count
        s.emit(PointsLost(seat, what, count))


# -- the use of a card that answers something -----------------------------------------------------------------


def use_up(s: Museum, seat: Seat, card: str) -> None:
    """A used card goes under its deck; the Ancient One may answer (ES-16.5)."""
    remove_card(s, seat, card)
    put_back(s, card)
    s.emit(CardUsed(seat, card))
    ancient_answer(s, seat, card)


def ancient_answer(s: Museum, seat: Seat, card: str) -> None:
    """The points that the Ancient One takes each time a spell is cast or an item used (R36)."""
    for effect in PRICES_OF_USE.get((s.ancient_one, card), ()):
        lose_points(s, seat, effect.what, effect.count)  # type: ignore[arg-type]


def price_of_use(ancient_one: AncientOne, card: str) -> tuple[Effect, ...]:
    """What it costs to use a card before this Ancient One (R36)."""
    return tuple(
        effect
        for rule in ancient_one.ability_effects
        if (rule.do == "on_cast_spell" and card in SPELLS) or (rule.do == "on_use_item" and DECK_OF[card] == rule.deck)
        for effect in rule.effects
    )


PRICES_OF_USE = {(each.id, card): price for each in ANCIENT_ONES.values() for card in HAND if (price := price_of_use(each, card))}


# -- being devoured --------------------------------------------------------------------------------------------


class DevourTheLost(MuseumStep, frozen=True):
    """Everybody without Sanity or Stamina is devoured, in turn order (ES-18.2, ES-18.9)."""

    def do(self, s: Museum) -> None:
        for seat in s.turn_order():
            player = s.players[seat]
            if (player.sanity <= 0 or player.stamina <= 0) and player.investigator:
                s.next(Devour(seat), self)
                return


class Devour(MuseumStep, frozen=True):
    """An investigator is lost with all he has, and doom grows (ES-18.3 to ES-18.8, ES-20.11)."""

    seat: Seat

    def do(self, s: Museum) -> None:
        player = s.players[self.seat]
        s.emit(InvestigatorDevoured(self.seat, player.investigator))
        s.devoured += (player.investigator,)
        own_turn = self.seat == s.active and in_turn(s)
        if own_turn:
            let_go(s)
            break_off(s)
        drop_everything(s, self.seat)
        s.next(doom.AddDoom(1), Succeed(self.seat, awakens=s.doom + 1 == s.track and not s.awake))
        if own_turn:
            # Locks that came in Sister Mary's turn have waited for its end (ES-17.16).
            s.next(EnforceLocks())


def break_off(s: Museum) -> None:
    """An attempt under way ends, neither resolved nor failed; the clock phase follows (ES-18.4, ES-20.15)."""
    stand_up(s)
    end_phase(s)
    if s.attempt is not None:
        s.attempt = None
        s.emit(AttemptBroken(s.active))


def end_phase(s: Museum) -> None:
    """Movement and Resolution are over; only the effects being carried out are finished before the clock (ES-8.8, ES-18.10)."""
    effects = effects_left(s)
    s.skip_to(ClockPhase)
    s.next(*effects)


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


class Succeed(MuseumStep, frozen=True):
    """Another investigator takes the place of a lost one: at once, or in his own turn at its end (ES-18.5, ES-18.6).

    Nobody does if his doom token awakens the Ancient One, if it is awake or just awakening, or if nobody is left
    (ES-18.7, ES-18.8, ES-20.11, R43).
    """

    seat: Seat
    awakens: bool

    def do(self, s: Museum) -> None:
        if s.ancient_one in GREEDY:
            lose_elder_signs(s, GREEDY[s.ancient_one])
        if self.awakens or s.awake or battle.ClearBoard() in s.agenda or not s.unused:
            put_out(s, self.seat)
        elif self.seat == s.active and in_turn(s):
            s.agenda[-1] = msgspec.structs.replace(s.agenda[-1], replace=True)
        else:
            s.next(NewInvestigator(self.seat))


def put_out(s: Museum, seat: Seat) -> None:
    """A player without an investigator is out; with the last one the game is lost (ES-18.7, ES-20.14, ES-21.3)."""
    s.emit(PlayerOut(seat))
    if all_lost(s):
        end_game(s, "devoured")


def all_lost(s: Museum) -> bool:
    """Whether there are no investigators, and none is to come (ES-20.14, ES-21.3)."""
    last = s.agenda[-1]
    coming = isinstance(last, LastOfTurn) and last.replace
    return not coming and not any(player.investigator for player in s.players)


# -- new investigators -------------------------------------------------------------------------------------------


class NewInvestigator(MuseumStep, frozen=True):
    """Choose an investigator who was not yet in this game (ES-18.5, D2)."""

    seat: Seat

    def ask(self, s: Museum) -> Decision:
        return Decision(self.seat, "choose_investigator", tuple(map(CHOOSE_INVESTIGATOR.__getitem__, s.unused)))

    def answer(self, s: Museum, choice: ChooseInvestigator) -> None:
        enter(s, self.seat, choice.investigator)


def enter(s: Museum, seat: Seat, investigator: str) -> None:
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
    starting_cards(s, seat)
