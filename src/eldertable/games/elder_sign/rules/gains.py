"""Gaining cards, clues and signs; starting cards; trophies given away (ES-2.8, ES-8.4, ES-10, ES-17.4, ES-17.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from eldertable.games.elder_sign.choices import GIVE_TROPHY, LOSE_CARD, DrawFrom, TakeInstead
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
from eldertable.games.elder_sign.rules.doom import gain_elder_signs, in_force
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import NO_QUESTION, Asking, Decision, Rules, Seat

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


def gain(s: Museum, seat: Seat, what: str, count: int) -> Asking:
    """Gain so many of something (ES-8.4)."""
    if what == "clue":
        gain_clues(s, seat, count)
    elif what == "elder_sign":
        gain_elder_signs(s, count)
    else:
        swap = SWAP.get(s.players[seat].investigator)
        if swap is not None and what in swap.from_:
            return gain_or_swap(s, seat, what, count, cast(Sequence[str], swap.to))
        for _ in range(count):
            gain_card(s, seat, what)  # type: ignore[arg-type]
    return NO_QUESTION


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
                regain(s, seat, part.what, part.count)


def gain_or_swap(s: Museum, seat: Seat, what: str, count: int, instead: Sequence[str]) -> Rules[None]:
    """Take each card, or something else in its place (ES-17.4)."""
    for _ in range(count):
        kinds = [kind for kind in dict.fromkeys((what, *instead)) if can_be_given(s, kind)]
        if not kinds:
            return
        options = tuple([TakeInstead(kind) for kind in kinds])  # type: ignore[arg-type]
        choice = yield Decision(seat, "swap_gain", options, {"what": what})
        if choice.what == "clue":
            gain_clues(s, seat, 1)
        else:
            gain_card(s, seat, choice.what)


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


def starting_cards(s: Museum, seat: Seat) -> Asking:
    """The starting cards and clues; they trigger nothing (ES-2.8 to ES-2.10, R21)."""
    investigator = s.players[seat].investigator
    start = INVESTIGATORS[investigator].start
    for deck in STARTING_DECKS[investigator]:
        gain_card(s, seat, deck)
    if start.clue or s.gentle:
        gain_clues(s, seat, start.clue + s.gentle)
    if start.ally:
        take_ally(s, seat, start.ally)
    if start.choice:
        return choose_cards(s, seat, start.choice)
    s.gained = ()
    return NO_QUESTION


def choose_cards(s: Museum, seat: Seat, count: int) -> Rules[None]:
    """Starting cards of one's choice (D3)."""
    for number in range(count):
        decks = [deck for deck in ("common", "unique", "spell") if can_be_given(s, deck)]
        if decks:
            options = tuple([DrawFrom(deck) for deck in decks])  # type: ignore[arg-type]
            choice = yield Decision(seat, "starting_card", options, {"number": number + 1, "total": count})
            gain_card(s, seat, choice.deck)
    s.gained = ()


def take_ally(s: Museum, seat: Seat, ally: str) -> None:
    """Take a named ally out of the deck, if it is there (ES-2.9, R21)."""
    for pile in (s.decks, s.under):
        if ally in pile["ally"]:
            pile["ally"] = tuple(card for card in pile["ally"] if card != ally)
            receive(s, seat, ally)


def regain(s: Museum, seat: Seat, what: str, count: int) -> None:
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
        s.emit(PointsRegained(seat, what, count))  # type: ignore[arg-type]


def change_maximum(s: Museum, seat: Seat, sanity: int, stamina: int) -> None:
    """Raise or lower maxima; points above a new maximum are lost (ES-20.13)."""
    player = s.players[seat]
    if sanity:
        player.max_sanity += sanity
        player.sanity = min(player.sanity, player.max_sanity)
        s.dying = s.dying or player.sanity <= 0
        s.emit(MaximumChanged(seat, "sanity", player.max_sanity))
    if stamina:
        player.max_stamina += stamina
        player.stamina = min(player.stamina, player.max_stamina)
        s.dying = s.dying or player.stamina <= 0
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


def lose_card(s: Museum, seat: Seat, kind: str) -> Rules[None]:
    """Give away a card of a kind, by own choice (D27)."""
    cards = cards_of(s, seat, kind)
    if cards:
        options = tuple([LOSE_CARD[card] for card in dict.fromkeys(cards)])
        choice = yield Decision(seat, "lose_card", options)
        remove_card(s, seat, choice.card)
        put_back(s, choice.card)
        s.emit(CardLost(seat, choice.card))


# -- trophies -----------------------------------------------------------------------------------------


def trophy_total(s: Museum, seat: Seat) -> int:
    """What a player's trophies are worth."""
    return sum([TROPHY[trophy] for trophy in s.players[seat].trophies])


def give_trophies(s: Museum, seat: Seat, price: int) -> Asking:
    """Give up trophies worth the price, or all if they are worth less (ES-10.1, ES-10.3, ES-10.4)."""
    return choose_trophies(s, seat, price) if price and s.players[seat].trophies else NO_QUESTION


def choose_trophies(s: Museum, seat: Seat, price: int) -> Rules[None]:
    """Choose trophies from the most valuable down, so that none could be left out in the end."""
    player = s.players[seat]
    rest = sorted(player.trophies, key=lambda trophy: (-TROPHY[trophy], trophy))
    price = min(price, trophy_total(s, seat))
    given: list[str] = []
    while price > 0:
        enough = [place for place in range(len(rest)) if sum(TROPHY[trophy] for trophy in rest[place:]) >= price]
        options = tuple([GIVE_TROPHY[rest[place]] for place in enough])
        choice = yield Decision(seat, "give_trophy", options, {"price": price})
        given.append(choice.trophy)
        price -= TROPHY[choice.trophy]
        rest = rest[rest.index(choice.trophy) + 1 :]
    hand_over(s, seat, given)


def give_one_trophy(s: Museum, seat: Seat, *, monster: bool) -> Rules[None]:
    """Give up one trophy, of any kind or a monster."""
    trophies = [trophy for trophy in s.players[seat].trophies if not monster or trophy in MONSTERS]
    if trophies:
        choice = yield Decision(seat, "give_trophy", tuple([GIVE_TROPHY[trophy] for trophy in trophies]), {"price": 1})
        hand_over(s, seat, [choice.trophy])


def hand_over(s: Museum, seat: Seat, given: Sequence[str]) -> None:
    """Trophies go back to their decks and to the cup (ES-10.2)."""
    if given:
        player = s.players[seat]
        player.trophies = tuple(trophy for trophy in player.trophies if trophy not in given)
        put_back(s, *given)
        s.emit(TrophiesGiven(seat, tuple(given)))
