"""Building Empire cards (AW-4.11 to AW-4.14, AW-4.35, AW-8.8)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import BUILD_CARD, BUILD_WITH_CRANE, DECLINE, BuildCard, BuildWithCrane
from eldertable.games.ancient_world.content import DECKS, EMPIRE
from eldertable.games.ancient_world.content.shapes import Source
from eldertable.games.ancient_world.events import Built, CraneDiscarded, Declined
from eldertable.games.ancient_world.rules.agenda import Question, gained, pay
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Player, Task, holdings
from eldertable.kernel import Choice, Seat

COIN_COST = {card.id: card.cost.coins for card in EMPIRE.values()}
DISPLAY: Source = "display"
RESERVE: Source = "reserve"
KNOWLEDGE_COST = {card.id: card.cost.knowledge for card in EMPIRE.values()}


def can_build(s: AncientWorld, player: Player, has: Holdings, coins: int) -> bool:
    """Whether any card of the display or the reserve can be built with so many coins (AW-4.6)."""
    cards = s.empire_display
    if player.reserve_open or player.reserve_secret:
        cards += player.reserve_open + player.reserve_secret
    return can_build_any(cards, player, has, coins)


def can_build_any(cards: tuple[str, ...], player: Player, has: Holdings, coins: int) -> bool:
    """Whether price, capacity and copies allow one of the cards; a Crane builds for nothing (AW-4.11 to AW-4.13, AW-8.8)."""
    if coins < 0:
        return False
    built = player.built
    room = has.capacity - len(built)
    if room > 0:
        reach = coins + has.discount
        knowledge = player.knowledge
        for card in cards:
            if COIN_COST[card] <= reach and KNOWLEDGE_COST[card] <= knowledge and card not in built:
                return True
    if has.crane and room >= 0:
        return any(card not in built or card == has.crane for card in cards)
    return False


def price(card: str, has: Holdings) -> int:
    """The coins a card costs, a discount taken off."""
    return max(0, COIN_COST[card] - has.discount)


def build_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Every card that can be paid, and with a Crane every card without its cost (AW-4.11, AW-8.8)."""
    player = s.players[task.seat]
    has = holdings(player)
    built = player.built
    room = has.capacity - len(built)
    reach, knowledge = player.coins + has.discount, player.knowledge
    options: list[Choice] = []
    for source, cards in ((DISPLAY, s.empire_display), (RESERVE, player.reserve_open + player.reserve_secret)):
        for card in dict.fromkeys(cards):
            fresh = card not in built
            if fresh and room > 0 and COIN_COST[card] <= reach and KNOWLEDGE_COST[card] <= knowledge:
                options.append(BUILD_CARD[card, source])
            if has.crane and room >= 0 and (fresh or card == has.crane):
                options.append(BUILD_WITH_CRANE[card, source])
    if task.optional:
        options.append(DECLINE)
    return tuple(options)


def build(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Pay for a card and put it into the city, or do without."""
    seat = task.seat
    if isinstance(choice, BuildCard):
        pay(s, seat, price(choice.card, holdings(s.players[seat])), KNOWLEDGE_COST[choice.card])
        put_into_city(s, seat, choice.card, choice.source)
    elif isinstance(choice, BuildWithCrane):
        discard_crane(s, seat)
        put_into_city(s, seat, choice.card, choice.source)
    else:
        s.emit(Declined(seat))


def discard_crane(s: AncientWorld, seat: Seat) -> None:
    """The Crane frees its own capacity first (AW-8.8)."""
    player = s.players[seat]
    crane = holdings(player).crane
    player.built = tuple(card for card in player.built if card != crane)
    discard_empire(s, (crane,))
    s.emit(CraneDiscarded(seat, crane))


def discard_empire(s: AncientWorld, cards: tuple[str, ...]) -> None:
    """Empire cards go to the discard pile; those of a deck no longer in use leave the game (R11)."""
    s.empire_discard += tuple([card for card in cards if DECKS[card] == s.empire])
    s.gone += tuple([card for card in cards if DECKS[card] != s.empire])


def put_into_city(s: AncientWorld, seat: Seat, card: str, source: Source) -> None:
    """The card lies face up in the city; its icons work at once (AW-4.14)."""
    player = s.players[seat]
    if source == "display":
        s.empire_display = without(s.empire_display, card)
    elif card in player.reserve_open:
        player.reserve_open = without(player.reserve_open, card)
    else:
        player.reserve_secret = without(player.reserve_secret, card)
    player.built += (card,)
    s.emit(Built(seat, card, source))
    gained(s, seat, card)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def has_secrets(s: AncientWorld, task: Task) -> bool:
    """Whether cards that others do not know may be built."""
    return bool(s.players[task.seat].reserve_secret)


def build_possible(s: AncientWorld, task: Task) -> bool:
    """Whether a card effect can build anything now."""
    player = s.players[task.seat]
    return can_build(s, player, holdings(player), player.coins)


BUILD = Question("build", build_possible, build_options, build, hidden=has_secrets)
