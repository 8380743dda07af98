"""The actions of the player board except war: rails, mining, recruiting, buying, trade and farms (AZ-5.1 to AZ-5.6)."""

from __future__ import annotations

from eldertable.games.auztralia.atlas import ATLAS, Side, menu
from eldertable.games.auztralia.choices import (
    BUY_UNITS,
    DISCARD_PERSONALITY,
    EXPORT,
    GIVE_TO,
    IMPORT,
    LAY_RAIL,
    LOOK_AT_DECK,
    MINE,
    PLACE_FARM,
    REFRESH_DISPLAY,
    STOP,
    TAKE_PERSONALITY,
    BuyUnits,
    DiscardPersonality,
    Export,
    GiveTo,
    Import,
    KeepLooked,
    LayRail,
    LookAtDeck,
    Mine,
    PlaceFarm,
    RefreshDisplay,
    Stop,
    SwapLooked,
    TakePersonality,
)
from eldertable.games.auztralia.content import BOXES, COMPONENTS, PERSONALITIES, SOLO, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Good
from eldertable.games.auztralia.events import DeckLooked, FarmPlaced, Mined, RailLaid, Traded, UnitsBought
from eldertable.games.auztralia.rules.board import MOST_RAILS, board_of
from eldertable.games.auztralia.rules.cards import go_back
from eldertable.games.auztralia.rules.display import dismiss, give, receive, refill, take_from_display
from eldertable.games.auztralia.rules.network import connected, effect_of, farm_sites, network_of, rail_sites, routes
from eldertable.games.auztralia.rules.places import latest
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.rules.supply import gain, pay
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.state import Auztralia, Deposit, Farm
from eldertable.kernel import Choice, Seat

LOOK_COST = 1
LOOK_CARDS = 2
FARM_GOLD = 1
PHOSPHATE_GOLD = 1
EXPORT_GOLD = 1
# The sides where each box lets rails be laid, by map; where there is no box, a card lets them be laid anywhere.
RAIL_SIDES = {
    map_id: {"": atlas.all_sides, **{box.id: atlas.sides_on(box.terrains) for box in BOXES.values()}}
    for map_id, atlas in ATLAS.items()
}
# How many steps of an action are left, as questions tell it.
LEFT = tuple({"left": steps} for steps in range(MOST_RAILS + 1))
# What can be bought for so much gold.
AFFORDABLE = [
    [(unit, count, choice) for (unit, count), choice in BUY_UNITS.items() if gold >= UNITS[unit].cost * count]
    for gold in range(COMPONENTS.supply.gold + 1)
]
# For each set of the four trades the options, at first and when it may be enough.
TRADES = [menu((*IMPORT.values(), *EXPORT.values()))(trades) for trades in range(1 << 4)]
TRADES_OR_STOP = [(*options, STOP) for options in TRADES]


# -- rails (AZ-5.1) ---------------------------------------------------------------------------------------


def rail(s: Auztralia) -> Question | None:
    """Lay rails one after the other, the second may build on the first; after the first it may be enough (D5, AZ-5.1.2)."""
    sites = rail_places(s) if s.steps else 0
    if not sites:
        go_back(s)
        return None
    options = LAY_RAIL[s.map](sites)
    return Question(s.active, "rail", (*options, STOP) if s.placed else options, LEFT[s.steps])


def rail_places(s: Auztralia) -> int:
    """The sides where the box in use, or a card, lets the player lay a rail (AZ-5.1.3)."""
    return rail_sites(s, network_of(s, s.active)) & RAIL_SIDES[s.map][s.box]


def lay_rail(s: Auztralia, choice: LayRail | Stop) -> None:
    """The next rail, or enough of them."""
    if type(choice) is LayRail:
        s.steps -= 1
        s.placed += ("rail",)
        lay(s, s.active, (choice.hex, choice.other))
    else:
        s.steps = 0
    if not s.steps:
        go_back(s)


def lay(s: Auztralia, seat: Seat, side: Side) -> None:
    """A rail lies across a side (AZ-4.1)."""
    board = board_of(s)
    rails = [*s.rails]
    rails[seat] += (side,)
    s.rails = tuple(rails)
    board.see_rail(s.rails, seat, side)
    s.emit(RailLaid(seat, side[0], side[1]))


# -- mining (AZ-5.2) --------------------------------------------------------------------------------------


def mineable(s: Auztralia, seat: Seat) -> list[Deposit]:
    """Deposits in the clear network (AZ-5.2.1, AZ-5.2.3)."""
    clear, _ = connected(s, seat)
    return [deposit for deposit in s.deposits if clear >> deposit.hex & 1]


def mine(s: Auztralia) -> Question:
    """Take all tokens of one kind from one hex (D6)."""
    return Question(s.active, "mine", tuple([MINE[deposit.hex, deposit.kind] for deposit in mineable(s, s.active)]))


def dig(s: Auztralia, choice: Mine) -> None:
    """Time is paid, the tokens are taken (AZ-5.2.1)."""
    seat = s.active
    time = BOXES[s.box].time
    assert isinstance(time, int)
    advance(s, seat, time + foreign_rails_to(s, seat, choice.hex))
    place = next(place for place, each in enumerate(s.deposits) if each.hex == choice.hex and each.kind == choice.kind)
    deposit = s.deposits[place]
    s.deposits = s.deposits[:place] + s.deposits[place + 1 :]
    s.emit(Mined(seat, deposit.hex, deposit.kind, deposit.count))
    collect(s, seat, deposit)
    s.paid = ()
    s.phase = "turn"


def collect(s: Auztralia, seat: Seat, deposit: Deposit) -> None:
    """Mined tokens, with what phosphate and Harry Bones add (AZ-5.2.4, AZ-9.23, AZ-13.8)."""
    player = s.players[seat]
    if deposit.kind == "vp_token":
        player.vp += deposit.count
        player.mined_vp += deposit.count
        return
    player.goods[deposit.kind] += deposit.count
    if deposit.kind == "phosphate":
        gain(s, seat, "gold", PHOSPHATE_GOLD)
    bonus = effect_of(player, "mine_bonus")
    if bonus is not None and deposit.kind not in bonus.except_resources:
        gain(s, seat, deposit.kind, bonus.n)


def foreign_rails_to(s: Auztralia, seat: Seat, n: int) -> int:
    """The price of a cheapest route; its foreign rails are paid for the rest of the action (AZ-14.2)."""
    if not s.shared_rails:
        return 0
    sides = routes(s, seat).to[n]
    s.paid += sides
    return len(sides)


# -- recruiting (AZ-5.3, AZ-11.4) ---------------------------------------------------------------------------


def recruit(s: Auztralia) -> Question:
    """Take a card of the display, or pay to look at the deck; alone one may first renew the display (D7)."""
    seat = s.active
    options = on_display(s.display)
    gold = s.players[seat].goods["gold"]
    if s.deck and gold >= LOOK_COST:
        options += (LOOK_AT_DECK,)
    if s.mode == "solo" and s.steps and s.deck and gold >= SOLO.recruit_refresh_gold:
        options += (REFRESH_DISPLAY,)
    return Question(seat, "recruit", options)


def take_recruit(s: Auztralia, choice: TakePersonality | LookAtDeck | RefreshDisplay) -> None:
    """The card is taken, or gold is paid for another look at the offer."""
    seat = s.active
    if type(choice) is TakePersonality:
        take_from_display(s, choice.card)
    elif type(choice) is LookAtDeck:
        pay(s, seat, "gold", LOOK_COST)
        cards = s.deck[:LOOK_CARDS]
        s.phase = "look"
        s.emit(DeckLooked(seat, len(cards), cards))
    else:
        pay(s, seat, "gold", SOLO.recruit_refresh_gold)
        s.steps = 0
        s.placed = ()
        s.phase = "refresh"


@latest
def on_display(display: tuple[str, ...]) -> tuple[Choice, ...]:
    """Every card of the display."""
    return tuple([TAKE_PERSONALITY[card] for card in display])


def refresh(s: Auztralia) -> Question:
    """Send any number of cards away, then refill; once per action (AZ-11.4)."""
    options: list[Choice] = [DISCARD_PERSONALITY[card] for card in s.display]
    if s.placed:
        options.append(STOP)
    return Question(s.active, "refresh", tuple(options))


def send_away(s: Auztralia, choice: DiscardPersonality | Stop) -> None:
    """The card leaves the game; when it is enough the display is full again."""
    if type(choice) is DiscardPersonality:
        s.placed += (choice.card,)
        dismiss(s, (choice.card,))
    else:
        refill(s)
        s.phase = "recruit"


def look(s: Auztralia) -> Question:
    """Keep one of the cards looked at, or exchange it (AZ-5.3.3)."""
    return Question(s.active, "look", lambda: looked_options(s))


def keep_or_swap(s: Auztralia, choice: KeepLooked | SwapLooked) -> None:
    """The other card goes back on top (AZ-5.3.4)."""
    seen = s.deck[:LOOK_CARDS]
    returned = tuple(card for card in seen if card != choice.card)
    # Whoever knew the top card still does if just that card was put back: the other one is open now.
    knowers = s.top_known_by if returned == seen[:1] else ()
    s.deck = returned + s.deck[LOOK_CARDS:]
    s.top_known_by = tuple(sorted({*knowers, s.active})) if returned else ()
    if type(choice) is SwapLooked:
        s.display = tuple([choice.card if card == choice.other else card for card in s.display])
        receive(s, choice.other)
    else:
        receive(s, choice.card)


def looked_options(s: Auztralia) -> tuple[Choice, ...]:
    """Every card looked at, by itself or for each card of the display (D8)."""
    seen = s.deck[:LOOK_CARDS]
    return (
        *[KeepLooked(card) for card in seen],
        *[SwapLooked(card, other) for card in seen for other in s.display],
    )


def recipient(s: Auztralia) -> Question:
    """Whoever takes a personality or trades chooses who receives it (AZ-14.4, AZ-14.5)."""
    return Question(s.active, "recipient", GIVE_TO[: len(s.players)], {"gift": s.gift})


def hand_over(s: Auztralia, choice: GiveTo) -> None:
    """The card or the goods go to the chosen player."""
    if s.gift in PERSONALITIES:
        give(s, choice.seat, s.gift)
    else:
        yield_goods(s, choice.seat)


# -- buying (AZ-5.4) ----------------------------------------------------------------------------------------


def purchases(s: Auztralia, gold: int) -> list[BuyUnits]:
    """What so much gold buys of the available units."""
    units = s.units
    return [choice for unit, count, choice in AFFORDABLE[gold] if units[unit] >= count]


def buy(s: Auztralia) -> Question:
    """One unit, or one or two Infantry (D10)."""
    return Question(s.active, "buy", tuple(purchases(s, s.player.goods["gold"])))


def buy_units(s: Auztralia, choice: BuyUnits) -> None:
    """Gold is paid, the units go to the Barracks (AZ-5.4.1)."""
    seat = s.active
    gold = UNITS[choice.unit].cost * choice.count
    pay(s, seat, "gold", gold)
    s.units[choice.unit] -= choice.count
    s.players[seat].barracks[choice.unit] += choice.count
    s.emit(UnitsBought(seat, choice.unit, choice.count, gold))
    s.phase = "turn"


# -- trade (AZ-5.5) -----------------------------------------------------------------------------------------


def tradable(s: Auztralia, seat: Seat) -> int:
    """What can be imported or exported now, as a set of the four trades (AZ-5.5.2, AZ-5.5.3, AZ-18.4)."""
    supply, goods = s.supply, s.players[seat].goods
    trades = 1 if supply["coal"] else 0
    if supply["iron"]:
        trades += 2
    if supply["gold"]:
        if goods["coal"]:
            trades += 4
        if goods["iron"]:
            trades += 8
    return trades


def trade(s: Auztralia) -> Question | None:
    """One or two sub-actions in sequence; after the first it may be enough (D11, AZ-5.5.1, AZ-5.5.4)."""
    trades = tradable(s, s.active)
    if not trades:
        s.phase = "turn"
        return None
    return Question(s.active, "trade", (TRADES_OR_STOP if s.placed else TRADES)[trades], LEFT[s.steps])


def do_trade(s: Auztralia, choice: Import | Export | Stop) -> None:
    """The next sub-action, or enough of them."""
    if isinstance(choice, Stop):
        s.steps = 0
        s.phase = "turn"
        return
    s.steps -= 1
    s.placed = ("import" if type(choice) is Import else "export", choice.kind)
    if s.mode == "cooperative":
        s.gift = choice.kind if type(choice) is Import else "gold"
        s.phase = "recipient"
    else:
        yield_goods(s, s.active)


def yield_goods(s: Auztralia, receiver: Seat) -> None:
    """Carry the sub-action out; what it yields goes to the receiver (AZ-5.5.2, AZ-5.5.3, AZ-14.4)."""
    way, kind = s.placed
    traded: Good = "coal" if kind == "coal" else "iron"
    exported = way == "export"
    if exported:
        pay(s, s.active, traded, 1)
    s.emit(Traded(s.active, traded, exported, receiver))
    gain(s, receiver, "gold" if exported else traded, EXPORT_GOLD)
    s.gift = ""
    s.phase = "trade" if s.steps else "turn"


# -- farms (AZ-5.6) -----------------------------------------------------------------------------------------


def placeable(s: Auztralia, seat: Seat, *, shared: bool) -> tuple[Choice, ...]:
    """Every farm that may be placed next, given those of this placement (AZ-5.6.1, AZ-9.16)."""
    placed = s.placed
    twice = effect_of(s.players[seat], "farm_same_type") if placed else None
    same = twice.max if twice is not None else 1
    options: tuple[Choice, ...] = ()
    clear = connected(s, seat)[0] if shared else network_of(s, seat).clear
    for kind, hexes in farm_sites(s, seat, clear).items():
        if placed.count(kind) < same:
            options += PLACE_FARM[kind](hexes)
    return options


def farm(s: Auztralia) -> Question | None:
    """Place farms of different types one by one; after the first it may be enough (D12, AZ-5.6.1)."""
    options = placeable(s, s.active, shared=bool(s.box))
    if not options:
        finish_farms(s)
        return None
    return Question(s.active, "farm", (*options, STOP) if s.placed else options, LEFT[s.steps])


def finish_farms(s: Auztralia) -> None:
    """The placement is over."""
    s.paid = ()
    s.placed = ()
    go_back(s)


def settle_farm(s: Auztralia, choice: PlaceFarm | Stop) -> None:
    """The next farm, or enough of them. Each costs its time as it is placed (AZ-3.7)."""
    if type(choice) is PlaceFarm:
        seat = s.active
        s.steps -= 1
        s.placed += (choice.farm,)
        if s.box:
            advance(s, seat, 1 + foreign_rails_to(s, seat, choice.hex))
        place_farm(s, seat, choice.farm, choice.hex)
    else:
        s.steps = 0
    if not s.steps:
        finish_farms(s)


def place_farm(s: Auztralia, seat: Seat, kind: FarmKind, n: int) -> None:
    """A productive farm, and 1 gold for it (AZ-5.6.5)."""
    s.farms += (Farm(seat, kind, n),)
    s.emit(FarmPlaced(seat, kind, n))
    gain(s, seat, "gold", FARM_GOLD)
