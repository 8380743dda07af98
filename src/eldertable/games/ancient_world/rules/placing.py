"""Placing citizens on the board and on own Empire cards (AW-4.1 to AW-4.7, AW-4.30 to AW-4.34)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import PLACE_CITIZEN, SEND_ONE_OF, USE_CARD, PayWith, SendCitizen
from eldertable.games.ancient_world.content import MOST_CITIZENS, SPACES
from eldertable.games.ancient_world.content.shapes import Cost
from eldertable.games.ancient_world.events import CardUsed, CitizenPlaced, SurchargePaid
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.rules.armies import can_recruit
from eldertable.games.ancient_world.rules.building import can_build
from eldertable.games.ancient_world.rules.exploring import can_explore
from eldertable.games.ancient_world.rules.supply import can_pay, pay
from eldertable.games.ancient_world.state import AncientWorld, Holdings, Placed, Player, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat

SURCHARGE = 1


class Send(PlayerStep, frozen=True):
    """Choose the citizen that goes to a space or an own card; the action is carried out at once (AW-4.1, AW-4.31, D1)."""

    place: str

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(self.seat, "send_citizen", SEND_ONE_OF[admitted(s, self.seat, self.place)], {"place": self.place})

    def answer(self, s: AncientWorld, choice: SendCitizen) -> None:
        player = s.players[self.seat]
        player.ready = tuple([citizen for citizen in player.ready if citizen != choice.citizen])
        if self.place in SPACES:
            stand_on_space(s, self.seat, choice.citizen, self.place)
            s.next(PayPrice(self.seat, self.place), *cards.space_steps(self.place, self.seat))
        else:
            player.workers[self.place] = choice.citizen
            s.emit(CardUsed(self.seat, choice.citizen, self.place))
            cards.use_action(s, self.seat, self.place)


class PayPrice(PlayerStep, frozen=True):
    """Pay the price of a space, if it has one; who can pay more than one price chooses (AW-4.16, D6)."""

    space: str

    def ask(self, s: AncientWorld) -> Decision | None:
        prices = payable_prices(s, self.seat, self.space)
        options = tuple([PayWith(price.coins, price.knowledge) for price in prices])
        return Decision(self.seat, "payment", options) if options else None

    def answer(self, s: AncientWorld, choice: PayWith) -> None:
        pay(s, self.seat, choice.coins, choice.knowledge)


# -- where citizens can go (AW-4.2 to AW-4.6) ----------------------------------------------------------


def placements(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> list[Choice]:
    """Every space and own card that some citizen can go to and whose action can be carried out (AW-4.6, D1)."""
    if not player.ready:
        return []
    options: list[Choice] = [PLACE_CITIZEN[space] for space in SPACES if is_open(s, seat, player, has, space)]
    for card in has.actions:
        if card not in player.workers and cards.can_use(s, seat, card):
            options.append(USE_CARD[card])
    return options


def is_open(s: AncientWorld, seat: Seat, player: Player, has: Holdings, space: str) -> bool:
    """Whether some citizen can go to a space and its action can be carried out."""
    entry, there = SPACES[space], s.spaces[space]
    if s.round < entry.from_round:
        return False
    if entry.placement == "higher":
        # Each citizen is higher than the one before, so the last one is to be beaten.
        return (not there or there[-1].citizen < player.ready[-1]) and can_act(s, seat, player, space)
    if entry.placement == "free":
        return True
    possible = can_build if space == "build" else can_recruit
    if not there:
        return possible(s, player, has, player.coins)
    return possible(s, player, has, player.coins - SURCHARGE) or (
        bool(matching(player.ready, there)) and possible(s, player, has, player.coins)
    )


def can_act(s: AncientWorld, seat: Seat, player: Player, space: str) -> bool:
    """Whether there is what the action takes, and its price can be paid (AW-4.16, AW-4.26, R1)."""
    match space:
        case "expand":
            return bool(s.province_up) and bool(payable_prices(s, seat, space))
        case "discover":
            return bool(payable_prices(s, seat, space))
        case "explore":
            return can_explore(s)
        case "populate":
            return player.citizens < MOST_CITIZENS and bool(payable_prices(s, seat, space))
        case _:
            return True


def payable_prices(s: AncientWorld, seat: Seat, space: str) -> list[Cost]:
    """The prices of a space that the player can pay (D6)."""
    return [price for price in SPACES[space].cost_options if can_pay(s, seat, price)]


def admitted(s: AncientWorld, seat: Seat, place: str) -> tuple[int, ...]:
    """The available citizens that can go to a space or an own card (AW-4.2 to AW-4.4, AW-4.30)."""
    player = s.players[seat]
    there = s.spaces.get(place)
    if not there:
        return player.ready
    match SPACES[place].placement:
        case "higher":
            return tuple([citizen for citizen in player.ready if citizen > there[-1].citizen])
        case "surcharge":
            possible = can_build if place == "build" else can_recruit
            if possible(s, player, holdings(player), player.coins - SURCHARGE):
                return player.ready
            return matching(player.ready, there)
        case "free":
            return player.ready


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
