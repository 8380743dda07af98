"""Placing citizens on the board and on own Empire cards (AW-4.1 to AW-4.7, AW-4.30 to AW-4.34)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import ALL_CITIZENS, HANDS, PLACE_ABOVE, USE_CARD, PlaceCitizen
from eldertable.games.ancient_world.content import MOST_CITIZENS, SPACES
from eldertable.games.ancient_world.events import CardUsed, CitizenPlaced, SurchargePaid
from eldertable.games.ancient_world.rules.agenda import SEATS, SPACE_TASKS, can_pay, pay, push
from eldertable.games.ancient_world.rules.armies import can_recruit
from eldertable.games.ancient_world.rules.building import can_build
from eldertable.games.ancient_world.rules.effects import SURE_ACTIONS, can_use, use_action
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Placed, Player, Task
from eldertable.kernel import Choice, Seat

PLACED = {(seat, citizen): Placed(seat, citizen) for seat in SEATS for citizen in ALL_CITIZENS}
REST = {(hand, citizen): tuple(each for each in hand if each != citizen) for hand in HANDS for citizen in hand}
EXPAND_PRICES = tuple((price.coins, price.knowledge) for price in SPACES["expand"].cost_options)
DISCOVER_PRICE = SPACES["discover"].cost_options[0].coins
POPULATE_PRICE = SPACES["populate"].cost_options[0].coins
EXPLORE_FROM, POPULATE_FROM = SPACES["explore"].from_round, SPACES["populate"].from_round
SURCHARGE = 1

LABOUR, BUILD, ENLIST, EXPAND, DISCOVER, REBUILD, RECRUIT, EXPLORE, POPULATE = (
    PLACE_ABOVE[space]
    for space in ("labour", "build", "enlist", "expand", "discover", "rebuild", "recruit", "explore", "populate")
)


def placements(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Every citizen on every space and own card whose action can be carried out (AW-4.6, D1)."""
    hand = player.ready
    spaces = s.spaces
    coins = player.coins
    options: tuple[Choice, ...] = LABOUR[hand][highest(spaces["labour"])] + ENLIST[hand][highest(spaces["enlist"])] + REBUILD[hand][0]
    there = spaces["build"]
    if can_build(s, player, has, coins):
        if not there or (coins >= SURCHARGE and can_build(s, player, has, coins - SURCHARGE)):
            options += BUILD[hand][0]
        else:
            options += matching(BUILD[hand][0], there)
    there = spaces["recruit"]
    if can_recruit(s, player, has, coins):
        if not there or (coins >= SURCHARGE and can_recruit(s, player, has, coins - SURCHARGE)):
            options += RECRUIT[hand][0]
        else:
            options += matching(RECRUIT[hand][0], there)
    if s.province_up:
        for price, knowledge in EXPAND_PRICES:
            if coins >= price and player.knowledge >= knowledge:
                options += EXPAND[hand][highest(spaces["expand"])]
                break
    if coins >= DISCOVER_PRICE:
        options += DISCOVER[hand][highest(spaces["discover"])]
    if s.round >= EXPLORE_FROM and (s.empire_deck or s.empire_display or s.empire_discard):
        options += EXPLORE[hand][highest(spaces["explore"])]
    if s.round >= POPULATE_FROM and coins >= POPULATE_PRICE and player.citizens < MOST_CITIZENS:
        options += POPULATE[hand][highest(spaces["populate"])]
    for card in has.actions:
        if card not in player.workers and (card in SURE_ACTIONS or can_use(s, seat, card)):
            options += USE_CARD[card][hand]
    return options


def highest(there: tuple[Placed, ...]) -> int:
    """The value to beat: on these spaces each citizen is higher than the one before (AW-4.2)."""
    return there[-1].citizen if there else 0


def matching(options: tuple[PlaceCitizen, ...], there: tuple[Placed, ...]) -> tuple[Choice, ...]:
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
    tasks = SPACE_TASKS[space][seat]
    if entry.cost_options:
        prices = [price for price in entry.cost_options if can_pay(s, seat, price)]
        if len(prices) == 1:
            pay(s, seat, prices[0].coins, prices[0].knowledge)
        else:
            tasks = (Task("payment", seat, card=space), *tasks)
    push(s, tasks)


def place_on_card(s: AncientWorld, seat: Seat, citizen: int, card: str) -> None:
    """A card holds one citizen; its action is carried out (AW-4.30, AW-4.31)."""
    player = s.players[seat]
    player.ready = REST[player.ready, citizen]
    player.workers[card] = citizen
    s.emit(CardUsed(seat, citizen, card))
    use_action(s, seat, card)
