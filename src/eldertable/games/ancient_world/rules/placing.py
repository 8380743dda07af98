"""Placing citizens on the board and on own Empire cards (AW-4.1 to AW-4.7, AW-4.30 to AW-4.34)."""

from __future__ import annotations

from collections.abc import Mapping

from eldertable.games.ancient_world.choices import ALL_CITIZENS, HANDS, PLACE_CITIZEN, SEND_ONE_OF, USE_CARD, SendCitizen
from eldertable.games.ancient_world.content import MOST_CITIZENS, SPACES
from eldertable.games.ancient_world.content.shapes import Cost
from eldertable.games.ancient_world.events import CardUsed, CitizenPlaced, SurchargePaid
from eldertable.games.ancient_world.rules.agenda import SEATS, SPACE_TASKS, Question, can_pay, pay, push
from eldertable.games.ancient_world.rules.armies import can_recruit
from eldertable.games.ancient_world.rules.building import can_build, has_secrets
from eldertable.games.ancient_world.rules.effects import SURE_ACTIONS, can_use, use_action
from eldertable.games.ancient_world.rules.exploring import can_explore
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Placed, Player, Task, holdings
from eldertable.kernel import Choice, Seat

PLACED = {(seat, citizen): Placed(seat, citizen) for seat in SEATS for citizen in ALL_CITIZENS}
REST = {(hand, citizen): tuple(each for each in hand if each != citizen) for hand in HANDS for citizen in hand}
ABOVE = {(hand, highest): tuple(each for each in hand if each > highest) for hand in HANDS for highest in ALL_CITIZENS}
SENDING = {place: tuple((Task("send_citizen", seat, card=place),) for seat in SEATS) for place in (*SPACES, *USE_CARD)}
ABOUT_SENDING: dict[str, dict[str, int | str]] = {place: {"place": place} for place in SENDING}
EXPAND_COINS = max(price.coins for price in SPACES["expand"].cost_options)
EXPAND_KNOWLEDGE = max(price.knowledge for price in SPACES["expand"].cost_options)
DISCOVER_PRICE = SPACES["discover"].cost_options[0].coins
POPULATE_PRICE = SPACES["populate"].cost_options[0].coins
EXPLORE_FROM, POPULATE_FROM = SPACES["explore"].from_round, SPACES["populate"].from_round
SURCHARGE = 1
# Each space is a bit, so that the options for every set of spaces are made once.
BITS = {space: 1 << place for place, space in enumerate(SPACES)}
LABOUR, BUILD, ENLIST, EXPAND, DISCOVER, REBUILD, RECRUIT, EXPLORE, POPULATE = (
    BITS[space] for space in ("labour", "build", "enlist", "expand", "discover", "rebuild", "recruit", "explore", "populate")
)
CHOICES: tuple[tuple[Choice, ...], ...] = tuple(
    tuple(PLACE_CITIZEN[space] for space, bit in BITS.items() if bits & bit) for bits in range(1 << len(BITS))
)


def placements(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Every space and own card that some citizen can go to and whose action can be carried out (AW-4.6, D1)."""
    best = player.ready[-1]
    spaces = s.spaces
    coins = player.coins
    bits = REBUILD
    # On most spaces each citizen is higher than the one before, so the last one is to be beaten (AW-4.2).
    if not (there := spaces["labour"]) or there[-1].citizen < best:
        bits |= LABOUR
    if not (there := spaces["enlist"]) or there[-1].citizen < best:
        bits |= ENLIST
    there = spaces["build"]
    if can_build(s, player, has, coins - SURCHARGE if there else coins) or (
        there and matching(player.ready, there) and can_build(s, player, has, coins)
    ):
        bits |= BUILD
    there = spaces["recruit"]
    if can_recruit(s, player, has, coins - SURCHARGE if there else coins) or (
        there and matching(player.ready, there) and can_recruit(s, player, has, coins)
    ):
        bits |= RECRUIT
    if (not (there := spaces["expand"]) or there[-1].citizen < best) and can_expand(s, player):
        bits |= EXPAND
    if coins >= DISCOVER_PRICE and (not (there := spaces["discover"]) or there[-1].citizen < best):
        bits |= DISCOVER
    if s.round >= EXPLORE_FROM and (not (there := spaces["explore"]) or there[-1].citizen < best) and can_explore(s):
        bits |= EXPLORE
    if s.round >= POPULATE_FROM and (not (there := spaces["populate"]) or there[-1].citizen < best) and can_populate(player):
        bits |= POPULATE
    return CHOICES[bits] + usable_cards(s, seat, player, has) if has.actions else CHOICES[bits]


def can_expand(s: AncientWorld, player: Player) -> bool:
    """Whether there is a Province and one of the prices can be paid (AW-4.16)."""
    return bool(s.province_up) and (player.coins >= EXPAND_COINS or player.knowledge >= EXPAND_KNOWLEDGE)


def can_populate(player: Player) -> bool:
    """Whether there is a citizen left in the supply and the price can be paid (AW-4.26)."""
    return player.coins >= POPULATE_PRICE and player.citizens < MOST_CITIZENS


def usable_cards(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Own undamaged cards without a citizen whose action can be carried out (AW-4.30, AW-4.31, AW-4.34)."""
    return tuple(
        [USE_CARD[card] for card in has.actions if card not in player.workers and (card in SURE_ACTIONS or can_use(s, seat, card))]
    )


def matching(hand: tuple[int, ...], there: tuple[Placed, ...]) -> tuple[int, ...]:
    """The citizens with the value of one already there, who pay no surcharge (AW-4.3, R2)."""
    values = [placed.citizen for placed in there]
    return tuple([citizen for citizen in hand if citizen in values])


def admitted(s: AncientWorld, player: Player, place: str) -> tuple[int, ...]:
    """The available citizens that can go to a space or an own card (AW-4.2 to AW-4.4, AW-4.30)."""
    hand = player.ready
    there = s.spaces.get(place)
    if not there:
        return hand
    match SPACES[place].placement:
        case "higher":
            return ABOVE[hand, there[-1].citizen]
        case "surcharge":
            has, left = holdings(player), player.coins - SURCHARGE
            possible = can_build if place == "build" else can_recruit
            return hand if possible(s, player, has, left) else matching(hand, there)
        case "free":
            return hand


def go_to(s: AncientWorld, seat: Seat, place: str) -> None:
    """A citizen goes to a space or an own card; which one is asked if several can (D1)."""
    citizens = admitted(s, s.players[seat], place)
    if len(citizens) == 1:
        place_citizen(s, seat, citizens[0], place)
    else:
        s.agenda = SENDING[place][seat]


def send_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """The citizens that can go there."""
    return SEND_ONE_OF[admitted(s, s.players[task.seat], task.card)]


def about_sending(s: AncientWorld, task: Task) -> Mapping[str, int | str]:
    """Where to."""
    return ABOUT_SENDING[task.card]


def hangs_on_secrets(s: AncientWorld, task: Task) -> bool:
    """Who can pay the surcharge of Build may hang on secret cards."""
    return task.card == "build" and has_secrets(s, task)


def send(s: AncientWorld, task: Task, choice: Choice) -> None:
    """This citizen goes."""
    assert isinstance(choice, SendCitizen)
    place_citizen(s, task.seat, choice.citizen, task.card)


def place_citizen(s: AncientWorld, seat: Seat, citizen: int, place: str) -> None:
    """The citizen stands there, and the action is carried out at once (AW-4.1, AW-4.31)."""
    player = s.players[seat]
    player.ready = REST[player.ready, citizen]
    if place in SPACES:
        place_on_board(s, seat, citizen, place)
    else:
        player.workers[place] = citizen
        s.emit(CardUsed(seat, citizen, place))
        use_action(s, seat, place)


def place_on_board(s: AncientWorld, seat: Seat, citizen: int, space: str) -> None:
    """The citizen joins those on the space; a surcharge and the price of the action are paid (AW-4.3)."""
    there = s.spaces[space]
    s.spaces[space] = (*there, PLACED[seat, citizen])
    s.emit(CitizenPlaced(seat, citizen, space))
    entry = SPACES[space]
    if there and entry.placement == "surcharge" and not matching((citizen,), there):
        s.players[seat].coins -= SURCHARGE
        s.emit(SurchargePaid(seat, space))
    s.agenda = SPACE_TASKS[space][seat]
    if entry.cost_options:
        pay_one_of(s, seat, space, entry.cost_options)


def pay_one_of(s: AncientWorld, seat: Seat, space: str, prices: tuple[Cost, ...]) -> None:
    """Pay the price of a space; who can pay more than one price chooses (AW-4.16, D6)."""
    if len(prices) > 1:
        prices = tuple([price for price in prices if can_pay(s, seat, price)])
    if len(prices) == 1:
        pay(s, seat, prices[0].coins, prices[0].knowledge)
    else:
        push(s, (Task("payment", seat, card=space),))


SEND = Question("send_citizen", None, send_options, send, about_sending, hidden=hangs_on_secrets)
