"""Placing citizens on the board and on own Empire cards (AW-4.1 to AW-4.7, AW-4.30 to AW-4.34)."""

from __future__ import annotations

from math import inf

from eldertable.games.ancient_world.choices import PLACE_CITIZEN, SEND_ONE_OF, USE_CARD, PayWith, SendCitizen
from eldertable.games.ancient_world.content import MOST_CITIZENS, ROUNDS, SPACES
from eldertable.games.ancient_world.events import CardUsed, CitizenPlaced, SurchargePaid
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.rules.armies import can_recruit
from eldertable.games.ancient_world.rules.building import can_build
from eldertable.games.ancient_world.rules.exploring import can_explore
from eldertable.games.ancient_world.rules.supply import can_pay, pay, without
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Placed, Player, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat

SURCHARGE = 1
# What the action of a space costs in coins and what it costs in knowledge, either of which will do.
PRICES: dict[str, tuple[float, float]] = {
    space.id: (
        min([price.coins for price in space.cost_options if price.coins], default=inf if space.cost_options else 0),
        min([price.knowledge for price in space.cost_options if price.knowledge], default=inf),
    )
    for space in SPACES.values()
}
# There is always something to take at the others.
CAN_RUN_OUT = ("build", "expand", "recruit", "explore", "populate")
# By round: the spaces that are not covered, whether only ever higher citizens go there, their prices, and whether they can run out.
OPEN_SPACES = [
    [
        (space.id, space.placement == "higher", *PRICES[space.id], space.id in CAN_RUN_OUT)
        for space in SPACES.values()
        if space.from_round <= number
    ]
    for number in range(ROUNDS.count + 1)
]


class Send(PlayerStep, frozen=True):
    """Choose the citizen that goes to a space or an own card; the action is carried out at once (AW-4.1, AW-4.31, D1)."""

    place: str

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(self.seat, "send_citizen", SEND_ONE_OF[admitted(s, self.seat, self.place)], {"place": self.place})

    def answer(self, s: AncientWorld, choice: SendCitizen) -> None:
        player = s.players[self.seat]
        player.ready = without(player.ready, choice.citizen)
        if self.place in SPACES:
            stand_on_space(s, self.seat, choice.citizen, self.place)
            s.next(*cards.space_steps(self.place, self.seat))
            if SPACES[self.place].cost_options:
                s.next(PayPrice(self.seat, self.place))
        else:
            player.workers[self.place] = choice.citizen
            s.emit(CardUsed(self.seat, choice.citizen, self.place))
            cards.use_action(s, self.seat, self.place)


class PayPrice(PlayerStep, frozen=True):
    """Pay the price of a space; who can pay more than one price chooses (AW-4.16, D6)."""

    space: str

    def ask(self, s: AncientWorld) -> Decision:
        player = s.players[self.seat]
        prices = [price for price in SPACES[self.space].cost_options if can_pay(player, price)]
        return Decision(self.seat, "payment", tuple([PayWith(price.coins, price.knowledge) for price in prices]))

    def answer(self, s: AncientWorld, choice: PayWith) -> None:
        pay(s, self.seat, choice.coins, choice.knowledge)


# -- where citizens can go (AW-4.2 to AW-4.6) ----------------------------------------------------------


def placements(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> list[Choice]:
    """Every space and own card that some citizen can go to and whose action can be carried out (AW-4.6, D1)."""
    if not player.ready:
        return []
    options: list[Choice] = []
    spaces, purse, wisdom, highest = s.spaces, player.coins, player.knowledge, player.ready[-1]
    for space, higher, coins, knowledge, can_run_out in OPEN_SPACES[s.round]:
        # Each citizen is higher than the one before, so the last one is to be beaten (AW-4.2).
        if higher and (there := spaces[space]) and there[-1].citizen >= highest:
            continue
        if (purse >= coins or wisdom >= knowledge) and (not can_run_out or is_there(s, player, has, space)):
            options.append(PLACE_CITIZEN[space])
    for card in has.actions:
        if card not in player.workers and cards.can_use(s, seat, card):
            options.append(USE_CARD[card])
    return options


def is_there(s: AncientWorld, player: Player, has: Holdings, space: str) -> bool:
    """Whether there is what the action takes (AW-4.6, R1)."""
    match space:
        case "expand":
            return bool(s.province_up)
        case "explore":
            return can_explore(s)
        case "populate":
            return player.citizens < MOST_CITIZENS
        case _:
            return can_act_at_surcharge(s, player, has, space)


def can_act_at_surcharge(s: AncientWorld, player: Player, has: Holdings, space: str) -> bool:
    """Whether a card can be paid at Build or Recruit, by a citizen who pays the surcharge or by one who need not (AW-4.3)."""
    possible = can_build if space == "build" else can_recruit
    there = s.spaces[space]
    if not there:
        return possible(s, player, has, player.coins)
    return possible(s, player, has, player.coins - SURCHARGE) or (
        bool(matching(player.ready, there)) and possible(s, player, has, player.coins)
    )


def admitted(s: AncientWorld, seat: Seat, place: str) -> tuple[int, ...]:
    """The available citizens that can go to a space or an own card (AW-4.2 to AW-4.4, AW-4.30)."""
    player = s.players[seat]
    there = s.spaces.get(place)
    if not there or SPACES[place].placement == "free":
        return player.ready
    if SPACES[place].placement == "higher":
        return tuple([citizen for citizen in player.ready if citizen > there[-1].citizen])
    possible = can_build if place == "build" else can_recruit
    if possible(s, player, holdings(player), player.coins - SURCHARGE):
        return player.ready
    return matching(player.ready, there)


def matching(hand: tuple[int, ...], there: tuple[Placed, ...]) -> tuple[int, ...]:
    """The citizens with the value of one already there, who pay no surcharge (AW-4.3, R2)."""
    values = [placed.citizen for placed in there]
    return tuple([citizen for citizen in hand if citizen in values])


def stand_on_space(s: AncientWorld, seat: Seat, citizen: int, space: str) -> None:
    """The citizen joins those on the space, at a surcharge if it is none of their values (AW-4.3)."""
    there = s.spaces[space]
    s.spaces[space] = (*there, Placed(seat, citizen))
    s.emit(CitizenPlaced(seat, citizen, space))
    if there and SPACES[space].placement == "surcharge" and not matching((citizen,), there):
        s.players[seat].coins -= SURCHARGE
        s.emit(SurchargePaid(seat, space))
