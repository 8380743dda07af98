"""Placing citizens on the board and on own Empire cards (AW-4.1 to AW-4.7, AW-4.30 to AW-4.34)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import ALL_CITIZENS, HANDS, PLACE_ABOVE, USE_CARD, PlaceCitizen
from eldertable.games.ancient_world.content import MOST_CITIZENS, SPACES, Cost
from eldertable.games.ancient_world.events import CardUsed, CitizenPlaced, SurchargePaid
from eldertable.games.ancient_world.rules.agenda import SEATS, SPACE_TASKS, can_pay, pay, push
from eldertable.games.ancient_world.rules.armies import cheapest_recruit
from eldertable.games.ancient_world.rules.building import can_build
from eldertable.games.ancient_world.rules.effects import SURE_ACTIONS, can_use, use_action
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Placed, Player, Task
from eldertable.kernel import Choice, Seat

PLACED = {(seat, citizen): Placed(seat, citizen) for seat in SEATS for citizen in ALL_CITIZENS}
REST = {(hand, citizen): tuple(each for each in hand if each != citizen) for hand in HANDS for citizen in hand}
EXPAND_COINS = max(price.coins for price in SPACES["expand"].cost_options)
EXPAND_KNOWLEDGE = max(price.knowledge for price in SPACES["expand"].cost_options)
DISCOVER_PRICE = SPACES["discover"].cost_options[0].coins
POPULATE_PRICE = SPACES["populate"].cost_options[0].coins
EXPLORE_FROM, POPULATE_FROM = SPACES["explore"].from_round, SPACES["populate"].from_round
SURCHARGE = 1

# For each hand of available citizens the placements on each space: on most of them by the highest citizen already there.
HIGHER_SPACES = ("labour", "enlist", "expand", "discover", "explore", "populate")
OPEN_SPACES = ("build", "rebuild", "recruit")
HIGHER = {hand: tuple(PLACE_ABOVE[space][hand] for space in HIGHER_SPACES) for hand in HANDS}
OPEN = {hand: tuple(PLACE_ABOVE[space][hand][0] for space in OPEN_SPACES) for hand in HANDS}


def placements(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> list[Choice]:
    """Every citizen on every space and own card whose action can be carried out (AW-4.6, D1)."""
    hand = player.ready
    labour, enlist, expand, discover, explore, populate = HIGHER[hand]
    build, rebuild, recruit = OPEN[hand]
    spaces = s.spaces
    coins = player.coins
    # On these spaces each citizen is higher than the one before, so the last one is to be beaten (AW-4.2).
    options: list[Choice] = [
        *labour[there[-1].citizen if (there := spaces["labour"]) else 0],
        *enlist[there[-1].citizen if (there := spaces["enlist"]) else 0],
        *rebuild,
    ]
    there = spaces["build"]
    if can_build(s, player, has, coins - SURCHARGE if there else coins):
        options += build
    elif there and can_build(s, player, has, coins):
        options += matching(build, there)
    price = cheapest_recruit(s, player, has)
    if price <= coins:
        there = spaces["recruit"]
        options += recruit if not there or price + SURCHARGE <= coins else matching(recruit, there)
    if s.province_up and (coins >= EXPAND_COINS or player.knowledge >= EXPAND_KNOWLEDGE):
        options += expand[there[-1].citizen if (there := spaces["expand"]) else 0]
    if coins >= DISCOVER_PRICE:
        options += discover[there[-1].citizen if (there := spaces["discover"]) else 0]
    if s.round >= EXPLORE_FROM and (s.empire_deck or s.empire_display or s.empire_discard):
        options += explore[there[-1].citizen if (there := spaces["explore"]) else 0]
    if coins >= POPULATE_PRICE and s.round >= POPULATE_FROM and player.citizens < MOST_CITIZENS:
        options += populate[there[-1].citizen if (there := spaces["populate"]) else 0]
    for card in has.actions:
        if card not in player.workers and (card in SURE_ACTIONS or can_use(s, seat, card)):
            options += USE_CARD[card][hand]
    return options


def matching(options: tuple[PlaceCitizen, ...], there: tuple[Placed, ...]) -> tuple[PlaceCitizen, ...]:
    """Those whose citizen has the value of one already there, and so pays no surcharge (AW-4.3, R2)."""
    values = [placed.citizen for placed in there]
    return tuple([option for option in options if option.citizen in values])


def place_citizen(s: AncientWorld, seat: Seat, citizen: int, space: str) -> None:
    """The citizen stands on the space and its action is carried out at once (AW-4.1)."""
    player = s.players[seat]
    there = s.spaces[space]
    player.ready = REST[player.ready, citizen]
    s.spaces[space] = (*there, PLACED[seat, citizen])
    s.emit(CitizenPlaced(seat, citizen, space))
    entry = SPACES[space]
    if entry.placement == "surcharge" and there and all(placed.citizen != citizen for placed in there):
        player.coins -= SURCHARGE
        s.emit(SurchargePaid(seat, space))
    s.agenda = SPACE_TASKS[space][seat]
    if entry.cost_options:
        pay_one_of(s, seat, space, entry.cost_options)


def pay_one_of(s: AncientWorld, seat: Seat, space: str, prices: tuple[Cost, ...]) -> None:
    """Pay the price of a space; who can pay more than one price chooses (AW-4.16, D6)."""
    within_reach = [price for price in prices if can_pay(s, seat, price)]
    if len(within_reach) == 1:
        pay(s, seat, within_reach[0].coins, within_reach[0].knowledge)
    else:
        push(s, (Task("payment", seat, card=space),))


def place_on_card(s: AncientWorld, seat: Seat, citizen: int, card: str) -> None:
    """A card holds one citizen; its action is carried out (AW-4.30, AW-4.31)."""
    player = s.players[seat]
    player.ready = REST[player.ready, citizen]
    player.workers[card] = citizen
    s.emit(CardUsed(seat, citizen, card))
    use_action(s, seat, card)
