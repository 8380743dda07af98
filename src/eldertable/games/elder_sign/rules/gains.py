"""Gaining cards, clues and signs; starting cards; trophies given away (ES-2.8, ES-8.4, ES-10, ES-17.4, ES-17.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from eldertable.games.elder_sign import choices
from eldertable.games.elder_sign.choices import GIVE_TROPHY, HEAL, LOSE_CARD, DrawFrom, Points, TakeInstead
from eldertable.games.elder_sign.content import ALLIES, DECK_OF, INVESTIGATORS, MONSTERS, TROPHY
from eldertable.games.elder_sign.content.shapes import Deck
from eldertable.games.elder_sign.events import (
    CardGained,
    CardLost,
    CluesGained,
    CluesLost,
    MaximumChanged,
    PointsRegained,
    TrophiesGiven,
)
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.ending import gain_elder_signs
from eldertable.games.elder_sign.rules.mythos import holds, in_force
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Decision, Seat

POINTS: tuple[Points, ...] = ("sanity", "stamina")
SWAP = {
    investigator.id: effect
    for investigator in INVESTIGATORS.values()
    for effect in investigator.effects
    if effect.do == "swap_gain"
}
EXTRA = {
    investigator.id: effect
    for investigator in INVESTIGATORS.values()
    for effect in investigator.effects
    if effect.do == "extra_on_gain"
}
ITEMS_AND_SPELLS: tuple[Deck, ...] = ("common", "unique", "spell")
STARTING_DECKS: dict[str, tuple[Deck, ...]] = {
    entry.id: tuple(deck for deck in ITEMS_AND_SPELLS for _ in range(getattr(entry.start, deck)))
    for entry in INVESTIGATORS.values()
}


def gain(s: Museum, seat: Seat, what: str, count: int) -> None:
    """Gain so many of something (ES-8.4)."""
    if what == "clue":
        gain_clues(s, seat, count)
    elif what == "elder_sign":
        gain_elder_signs(s, count)
    else:
        swap = SWAP.get(s.players[seat].investigator)
        if swap is not None and what in swap.from_:
            s.next(GainOrSwap(seat, what, count))
        else:
            for _ in range(count):
                gain_card(s, seat, what)  # type: ignore[arg-type]


def gain_clues(s: Museum, seat: Seat, count: int) -> None:
    """Take clues from the supply, as far as it goes (L1)."""
    taken = min(count, s.clues_left)
    if taken > 0:
        s.players[seat].clues += taken
        s.emit(CluesGained(seat, taken))


def gain_card(s: Museum, seat: Seat, deck: Deck) -> None:
    """Draw a card from its deck, if it has one (L4)."""
    card = draw(s, deck)
    if card:
        s.gained += (deck,)
        receive(s, seat, card)


def receive(s: Museum, seat: Seat, card: str) -> None:
    """A card comes into a player's hands; some allies change him (ES-16.12)."""
    player = s.players[seat]
    player.cards += (card,)
    s.emit(CardGained(seat, card))
    if card not in ALLIES:
        return
    for effect in ALLIES[card].effects:
        if effect.do == "max_change":
            change_maximum(s, seat, effect.sanity, effect.stamina)
        elif effect.do == "on_draw":
            for part in effect.effects:
                regain(s, seat, part.what, part.count)  # type: ignore[arg-type]


class GainOrSwap(MuseumStep, frozen=True):
    """Take each card, or something else in its place (ES-17.4, D22)."""

    seat: Seat
    what: str
    count: int

    def ask(self, s: Museum) -> Decision | None:
        instead = cast(Sequence[str], SWAP[s.players[self.seat].investigator].to)
        kinds = [kind for kind in dict.fromkeys((self.what, *instead)) if can_be_given(s, kind)]
        options = tuple([TakeInstead(kind) for kind in kinds])  # type: ignore[arg-type]
        return Decision(self.seat, "swap_gain", options, {"what": self.what}) if options else None

    def answer(self, s: Museum, choice: TakeInstead) -> None:
        if self.count > 1:
            s.next(GainOrSwap(self.seat, self.what, self.count - 1))
        if choice.what == "clue":
            gain_clues(s, self.seat, 1)
        else:
            gain_card(s, self.seat, choice.what)


def can_be_given(s: Museum, what: str) -> bool:
    """Whether there is anything of it left (L1, L4)."""
    if what == "clue":
        return s.clues_left > 0
    return what == "elder_sign" or bool(s.decks[what] or s.under[what])  # type: ignore[index]


def extra_card(s: Museum, seat: Seat) -> None:
    """The extra card of some investigators, once for what was gained together (ES-17.5, R22)."""
    if s.gained:
        extra = EXTRA.get(s.players[seat].investigator)
        if extra is not None and extra.what in s.gained:
            gain_card(s, seat, cast(Deck, extra.what))
        s.gained = ()


def starting_cards(s: Museum, seat: Seat) -> None:
    """The starting cards and clues; they trigger nothing (ES-2.8 to ES-2.10, R21)."""
    investigator = s.players[seat].investigator
    start = INVESTIGATORS[investigator].start
    for deck in STARTING_DECKS[investigator]:
        gain_card(s, seat, deck)
    if start.clue or s.gentle:
        gain_clues(s, seat, start.clue + s.gentle)
    if start.ally:
        take_ally(s, seat, start.ally)
    s.gained = ()
    s.next(*[StartingCard(seat, number + 1) for number in range(start.choice)])


class StartingCard(MuseumStep, frozen=True):
    """A starting card from a deck of one's choice (ES-2.9, D3)."""

    seat: Seat
    number: int

    def ask(self, s: Museum) -> Decision | None:
        total = INVESTIGATORS[s.players[self.seat].investigator].start.choice
        options = tuple([DrawFrom(deck) for deck in ITEMS_AND_SPELLS if can_be_given(s, deck)])  # type: ignore[arg-type]
        return Decision(self.seat, "starting_card", options, {"number": self.number, "total": total}) if options else None

    def answer(self, s: Museum, choice: DrawFrom) -> None:
        gain_card(s, self.seat, choice.deck)
        s.gained = ()


def take_ally(s: Museum, seat: Seat, ally: str) -> None:
    """Take a named ally out of the deck, if it is there (ES-2.9, R21)."""
    for pile in (s.decks, s.under):
        if ally in pile["ally"]:
            pile["ally"] = tuple(card for card in pile["ally"] if card != ally)
            receive(s, seat, ally)


def regain(s: Museum, seat: Seat, what: Points, count: int) -> None:
    """Regain points up to the maximum (ES-16.10, ES-18.1)."""
    player = s.players[seat]
    if in_force(s, "no_regain", seat):
        return
    if what == "sanity":
        count = min(count, player.max_sanity - player.sanity)
        player.sanity += max(count, 0)
    else:
        count = min(count, player.max_stamina - player.stamina)
        player.stamina += max(count, 0)
    if count > 0:
        s.emit(PointsRegained(seat, what, count))


def heal_targets(s: Museum, what: str) -> tuple[Choice, ...]:
    """Everybody who can regain a point of this kind."""
    if holds(s, "no_regain"):
        return tuple([HEAL[seat] for seat in range(len(s.players)) if can_regain(s, seat, what)])
    found: tuple[Choice, ...] = ()
    for heal, player in zip(HEAL, s.players, strict=False):
        if player.sanity < player.max_sanity if what == "sanity" else player.stamina < player.max_stamina:
            found += (heal,)
    return found


def can_regain(s: Museum, seat: Seat, what: str) -> bool:
    """Whether an investigator is below his maximum and may regain."""
    player = s.players[seat]
    below = player.sanity < player.max_sanity if what == "sanity" else player.stamina < player.max_stamina
    return below and bool(player.investigator) and not in_force(s, "no_regain", seat)


def change_maximum(s: Museum, seat: Seat, sanity: int, stamina: int) -> None:
    """Raise or lower maxima; points above a new maximum are lost (ES-20.13)."""
    player = s.players[seat]
    if sanity:
        player.max_sanity += sanity
        player.sanity = min(player.sanity, player.max_sanity)
        s.emit(MaximumChanged(seat, "sanity", player.max_sanity))
    if stamina:
        player.max_stamina += stamina
        player.stamina = min(player.stamina, player.max_stamina)
        s.emit(MaximumChanged(seat, "stamina", player.max_stamina))


def lose_clues(s: Museum, seat: Seat, count: int) -> None:
    """Give clues back, as far as there are any."""
    player = s.players[seat]
    lost = min(count, player.clues)
    if lost:
        player.clues -= lost
        s.emit(CluesLost(seat, lost))


def cards_of(s: Museum, seat: Seat, kind: str) -> list[str]:
    """The cards of a kind in a player's hand."""
    return [card for card in s.players[seat].cards if DECK_OF[card] == kind]


def remove_card(s: Museum, seat: Seat, card: str) -> None:
    """A card leaves a player's hand."""
    player = s.players[seat]
    place = player.cards.index(card)
    player.cards = player.cards[:place] + player.cards[place + 1 :]


class LoseCards(MuseumStep, frozen=True):
    """Give away cards of a kind by own choice, as far as there are any (D27)."""

    seat: Seat
    kind: str
    count: int

    def ask(self, s: Museum) -> Decision | None:
        cards = dict.fromkeys(cards_of(s, self.seat, self.kind))
        return Decision(self.seat, "lose_card", tuple([LOSE_CARD[card] for card in cards])) if cards else None

    def answer(self, s: Museum, choice: choices.LoseCard) -> None:
        discard_card(s, self.seat, choice.card)
        if self.count > 1:
            s.next(LoseCards(self.seat, self.kind, self.count - 1))


def discard_card(s: Museum, seat: Seat, card: str) -> None:
    """A card is lost without being used."""
    remove_card(s, seat, card)
    put_back(s, card)
    s.emit(CardLost(seat, card))


# -- trophies -----------------------------------------------------------------------------------------


def trophy_total(s: Museum, seat: Seat) -> int:
    """What a player's trophies are worth."""
    return sum([TROPHY[trophy] for trophy in s.players[seat].trophies])


def give_trophies(s: Museum, seat: Seat, price: int) -> None:
    """Give up trophies worth the price, or all if they are worth less (ES-10.1, ES-10.3)."""
    s.next(GiveTrophies(seat, min(price, trophy_total(s, seat))))


class GiveTrophies(MuseumStep, frozen=True):
    """Choose trophies from the most valuable down, so that none could be left out in the end (ES-10.4, D7)."""

    seat: Seat
    price: int
    given: tuple[str, ...] = ()

    def ask(self, s: Museum) -> Decision | None:
        if self.price <= 0:
            hand_over(s, self.seat, self.given)
            return None
        rest = self.rest(s)
        worth = [TROPHY[trophy] for trophy in rest]
        enough = [GIVE_TROPHY[trophy] for place, trophy in enumerate(rest) if sum(worth[place:]) >= self.price]
        return Decision(self.seat, "give_trophy", tuple(enough), {"price": self.price})

    def answer(self, s: Museum, choice: choices.GiveTrophy) -> None:
        s.next(GiveTrophies(self.seat, self.price - TROPHY[choice.trophy], (*self.given, choice.trophy)))

    def rest(self, s: Museum) -> list[str]:
        """The trophies that may be given next, the most valuable one first."""
        trophies = sorted(s.players[self.seat].trophies, key=lambda trophy: (-TROPHY[trophy], trophy))
        return trophies[trophies.index(self.given[-1]) + 1 :] if self.given else trophies


class GiveTrophyPieces(MuseumStep, frozen=True):
    """Give up so many trophies of any kind, or monsters (D7)."""

    seat: Seat
    count: int
    monsters: bool

    def ask(self, s: Museum) -> Decision | None:
        trophies = [trophy for trophy in s.players[self.seat].trophies if not self.monsters or trophy in MONSTERS]
        options = tuple([GIVE_TROPHY[trophy] for trophy in trophies])
        return Decision(self.seat, "give_trophy", options, {"price": 1}) if options else None

    def answer(self, s: Museum, choice: choices.GiveTrophy) -> None:
        hand_over(s, self.seat, (choice.trophy,))
        if self.count > 1:
            s.next(GiveTrophyPieces(self.seat, self.count - 1, self.monsters))


def hand_over(s: Museum, seat: Seat, given: Sequence[str]) -> None:
    """Trophies go back to their decks and to the cup (ES-10.2)."""
    if given:
        player = s.players[seat]
        player.trophies = tuple(trophy for trophy in player.trophies if trophy not in given)
        put_back(s, *given)
        s.emit(TrophiesGiven(seat, tuple(given)))
