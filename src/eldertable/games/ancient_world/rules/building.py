"""Building Empire cards (AW-4.11 to AW-4.14, AW-4.35, AW-8.8)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import BUILD_CARD, BUILD_WITH_CRANE, DECLINE, BuildCard, BuildWithCrane, Decline
from eldertable.games.ancient_world.content import EMPIRE
from eldertable.games.ancient_world.content.shapes import Source
from eldertable.games.ancient_world.events import Built, CraneDiscarded, Declined
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.rules.supply import discard_empire, pay, without
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Player, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat

COIN_COST = {card.id: card.cost.coins for card in EMPIRE.values()}
KNOWLEDGE_COST = {card.id: card.cost.knowledge for card in EMPIRE.values()}


class Build(PlayerStep, frozen=True):
    """Pay for a card and put it into the city, or discard a Crane for it (AW-4.11, AW-8.8, D2, D3)."""

    optional: bool = False

    def ask(self, s: AncientWorld) -> Decision | None:
        options = build_options(s, self.seat)
        if self.optional and options:
            options.append(DECLINE)
        return Decision(self.seat, "build", tuple(options)) if options else None

    def answer(self, s: AncientWorld, choice: BuildCard | BuildWithCrane | Decline) -> None:
        if isinstance(choice, Decline):
            s.emit(Declined(self.seat))
            return
        if isinstance(choice, BuildWithCrane):
            discard_crane(s, self.seat)
        else:
            pay(s, self.seat, price(choice.card, holdings(s.players[self.seat])), KNOWLEDGE_COST[choice.card])
        put_into_city(s, self.seat, choice.card, choice.source)
        s.next(*cards.when_gained(choice.card, self.seat))


# -- what can be built (AW-4.11 to AW-4.13) ---------------------------------------------------------------


def can_build(s: AncientWorld, player: Player, has: Holdings, coins: int) -> bool:
    """Whether any card of the display or the reserve can be built with so many coins (AW-4.6)."""
    return can_build_any(s.empire_display + player.reserve_open + player.reserve_secret, player, has, coins)


def can_build_any(offered: tuple[str, ...], player: Player, has: Holdings, coins: int) -> bool:
    """Whether price, capacity and copies allow one of the cards; a Crane builds for nothing (AW-4.11 to AW-4.13, AW-8.8)."""
    if coins < 0:
        return False
    built = player.built
    room = has.capacity - len(built)
    if room > 0:
        reach = coins + has.discount
        knowledge = player.knowledge
        for card in offered:
            if COIN_COST[card] <= reach and KNOWLEDGE_COST[card] <= knowledge and card not in built:
                return True
    if has.crane and room >= 0:
        return any(card not in built or card == has.crane for card in offered)
    return False


def build_options(s: AncientWorld, seat: Seat) -> list[Choice]:
    """Every card that can be paid, and with a Crane every card without its cost (AW-4.11, AW-8.8)."""
    player = s.players[seat]
    reserve = player.reserve_open + player.reserve_secret
    return [*built_from("display", s.empire_display, player), *built_from("reserve", reserve, player)]


def built_from(source: Source, offered: tuple[str, ...], player: Player) -> list[Choice]:
    """How cards of the display or the reserve can be built."""
    has = holdings(player)
    built = player.built
    room = has.capacity - len(built)
    reach, knowledge = player.coins + has.discount, player.knowledge
    options: list[Choice] = []
    for card in dict.fromkeys(offered):
        fresh = card not in built
        if fresh and room > 0 and COIN_COST[card] <= reach and KNOWLEDGE_COST[card] <= knowledge:
            options.append(BUILD_CARD[card, source])
        if has.crane and room >= 0 and (fresh or card == has.crane):
            options.append(BUILD_WITH_CRANE[card, source])
    return options


def price(card: str, has: Holdings) -> int:
    """The coins a card costs, a discount taken off."""
    return max(0, COIN_COST[card] - has.discount)


# -- building (AW-4.14) -----------------------------------------------------------------------------------


def discard_crane(s: AncientWorld, seat: Seat) -> None:
    """The Crane frees its own capacity first (AW-8.8)."""
    player = s.players[seat]
    crane = holdings(player).crane
    player.built = tuple(card for card in player.built if card != crane)
    discard_empire(s, (crane,))
    s.emit(CraneDiscarded(seat, crane))


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
