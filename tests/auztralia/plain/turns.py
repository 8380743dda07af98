"""Turns, actions, the Old Ones' activation and the end (AZ-3, AZ-5, AZ-8, AZ-10), once more and plainly."""

from __future__ import annotations

from functools import partial
from typing import cast

from eldertable.games.auztralia.content import BOXES, CARDS, REVELATIONS, TILES, UNITS
from eldertable.games.auztralia.content.shapes import Effect, Good, OldOneCard, Unit
from eldertable.games.auztralia.state import OLD_ONES
from eldertable.kernel import Seat

from .books import (
    END,
    Books,
    Course,
    OldOne,
    PortLost,
    advance,
    ask,
    last,
    old_one_card,
    refill,
    retrieve,
    spend,
    take,
    take_unit,
)
from .cards import farms, guarded, one_use, part, rails, receive, seen, turn_up
from .fights import attack, begin, ports
from .offers import AROUND, attack_offers, haunted, mine_offers, prices, step, targets, turn_offers

TRADED: tuple[Good, ...] = ("coal", "iron")
ON_FOOT: tuple[Unit, ...] = ("infantry", "armoured_car", "artillery")


def course(b: Books) -> Course:
    """The rearmost disc acts, in its space the topmost one, until all are at 53 (AZ-3.1, AZ-10.1, AZ-10.2)."""
    b.defend = ports
    try:
        while waiting := [space for space, discs in b.spaces.items() if discs and space < END]:
            disc = b.spaces[min(waiting)][-1]
            yield from activation(b) if disc == OLD_ONES else turn(b, disc)
        b.ending = "time_out"
    except PortLost:
        b.ending = "port_lost"


def turn(b: Books, seat: Seat) -> Course:
    """Any number of one-use cards, then one action (AZ-3.5, AZ-3.10)."""
    choice = yield from ask(seat, "turn", turn_offers(b, seat))
    if choice.startswith("play_card"):
        yield from one_use(b, seat, last(choice))
        yield from ports(b)
        yield from turn(b, seat)
        return
    b.box = last(choice)
    if b.box == "retrieve":
        advance(b, seat, 1 if b.players[seat].hq else 2)
        retrieve(b, seat)
    else:
        pay_box(b, seat)
        yield from ACTIONS[BOXES[b.box].action](b, seat)
    b.box = ""
    yield from ports(b)


def pay_box(b: Books, seat: Seat) -> None:
    """A cube into the box, a gold for each that lies there (AZ-3.6)."""
    board = b.players[seat]
    spend(b, seat, "gold", board.boxes[b.box])
    board.boxes[b.box] += 1
    board.hq -= 1


# -- actions ---------------------------------------------------------------------------------------------------------


def build_rail(b: Books, seat: Seat) -> Course:
    """Two rails for more time on hills (AZ-5.1)."""
    advance(b, seat, 2 if b.box == "rail_plain" else 3)
    yield from rails(b, seat)


def mine(b: Books, seat: Seat) -> Course:
    """All tokens of one kind in a hex (AZ-5.2, AZ-9.23, AZ-13.8)."""
    choice = yield from part(b, seat, "mine", partial(mine_offers, b, seat))
    if not choice:
        return
    n = int(choice.split(":")[1])
    advance(b, seat, 1 + prices(b, seat, shared=b.shared_rails)[0][n])
    deposit = next(each for each in b.deposits if each.hex == n and each.kind == last(choice))
    b.deposits.remove(deposit)
    board = b.players[seat]
    if deposit.kind == "vp_token":
        board.vp += deposit.count
        board.mined_vp += deposit.count
        return
    board.goods[deposit.kind] += deposit.count
    if deposit.kind == "phosphate":
        take(b, seat, "gold")
    elif "harry_bones" in board.cards:
        take(b, seat, deposit.kind)


def recruit(b: Books, seat: Seat) -> Course:
    """A card of the display, or one of two from the deck (AZ-5.3, AZ-11.4)."""
    advance(b, seat, 1)
    choice = yield from part(b, seat, "recruit", lambda: recruits(b, seat) | fresh(b, seat))
    if choice == "refresh_display":
        spend(b, seat, "gold")
        yield from refresh(b, seat)
        choice = yield from part(b, seat, "recruit", partial(recruits, b, seat))
    if not choice:
        return
    card = last(choice)
    if choice != "look_at_deck":
        b.display.remove(card)
        refill(b)
    else:
        spend(b, seat, "gold")
        two = b.deck[:2]
        swaps = {f"swap_looked:{own}:{other}" for own in two for other in b.display}
        choice = yield from ask(seat, "look", {f"keep_looked:{own}" for own in two} | swaps)
        own, card = choice.split(":")[1], last(choice)
        b.deck.remove(own)
        b.display = [own if each == card else each for each in b.display]
    yield from receive(b, seat, card)


def recruits(b: Books, seat: Seat) -> set[str]:
    """The two ways to a card."""
    look = {"look_at_deck"} if b.players[seat].goods["gold"] and b.deck else set[str]()
    return {f"take_personality:{card}" for card in b.display} | look


def fresh(b: Books, seat: Seat) -> set[str]:
    """Alone one may renew the display (AZ-11.4)."""
    return {"refresh_display"} if b.mode == "solo" and b.players[seat].goods["gold"] and b.deck else set()


def refresh(b: Books, seat: Seat) -> Course:
    """Any number of cards leave the display (AZ-11.4)."""
    enough: set[str] = set()
    while b.display:
        choice = yield from ask(seat, "refresh", {f"discard_personality:{card}" for card in b.display} | enough)
        if choice == "stop":
            break
        b.display.remove(last(choice))
        b.dismissed.append(last(choice))
        enough = {"stop"}
    refill(b)


def buy_military(b: Books, seat: Seat) -> Course:
    """One unit, or two Infantry (AZ-5.4)."""
    advance(b, seat, 1)
    choice = yield from part(b, seat, "buy", partial(lots, b, seat))
    if not choice:
        return
    _, name, number = choice.split(":")
    unit = cast(Unit, name)
    spend(b, seat, "gold", int(number) * UNITS[unit].cost)
    take_unit(b, seat, unit, int(number))


def lots(b: Books, seat: Seat) -> set[str]:
    """What the gold buys."""
    gold = b.players[seat].goods["gold"]
    every = [(unit, count) for unit in UNITS for count in ((1, 2) if unit == "infantry" else (1,))]
    return {f"buy_units:{unit}:{count}" for unit, count in every if b.units[unit] >= count and gold >= count * UNITS[unit].cost}


def trades(b: Books, seat: Seat) -> set[str]:
    """What can be imported and exported."""
    options = {f"import:{kind}" for kind in TRADED if b.supply[kind]}
    return options | {f"export:{kind}" for kind in TRADED if b.players[seat].goods[kind] and b.supply["gold"]}


def import_export(b: Books, seat: Seat) -> Course:
    """One or two sub-actions; in full cooperation for anybody (AZ-5.5, AZ-14.4)."""
    advance(b, seat, 1)
    enough: set[str] = set()
    for _ in range(2):
        choice = yield from part(b, seat, "trade", partial(trades_or, b, seat, enough))
        if choice in ("", "stop"):
            return
        receiver = seat
        if b.mode == "cooperative":
            answer = yield from ask(seat, "recipient", {f"give_to:{each}" for each in range(len(b.players))})
            receiver = int(last(answer))
        kind = cast(Good, last(choice))
        if choice.startswith("export"):
            spend(b, seat, kind)
            kind = "gold"
        take(b, receiver, kind)
        enough = {"stop"}


def trades_or(b: Books, seat: Seat, enough: set[str]) -> set[str]:
    """A trade, or enough of it if there is another one."""
    options = trades(b, seat)
    return options | enough if options else set()


def farm(b: Books, seat: Seat) -> Course:
    """Up to three farms (AZ-5.6)."""
    yield from farms(b, seat, 3, free=False)


def attack_action(b: Books, seat: Seat) -> Course:
    """A target, a force, and the fight (AZ-5.7)."""
    choice = yield from part(b, seat, "attack", partial(attack_offers, b, seat))
    if not choice:
        return
    begin(b, seat, int(last(choice)), "attack")
    yield from set_out(b, seat)


def set_out(b: Books, seat: Seat) -> Course:
    """Who goes, type by type, and the time it takes (AZ-5.7.1, AZ-5.7.2, AZ-9.22)."""
    fight, board = b.fight, b.players[seat]
    able = [unit for unit, hexes in targets(b, seat).items() if fight.hex in hexes]
    for unit in able:
        fewest = int(unit == able[-1] and fight.over)
        options = {f"send_units:{unit}:{count}" for count in range(fewest, board.barracks[unit] + 1)}
        choice = yield from ask(seat, "force", options)
        fight.force[unit] = int(last(choice))
    time = sum(fight.force[unit] > 0 for unit in ON_FOOT) - ("professor_guyonne" in board.cards)
    advance(b, seat, max(1, time) + foreign_rails(b, seat))
    for unit in UNITS:
        board.barracks[unit] -= fight.force[unit]
    yield from attack(b)


def foreign_rails(b: Books, seat: Seat) -> int:
    """The fewest that bring the force within range (AZ-5.7.4 to AZ-5.7.7, AZ-14.2)."""
    fight = b.fight
    units = [unit for unit in UNITS if fight.force[unit]]
    longer = "billy_kneebone" in b.players[seat].cards
    reach = min(UNITS[unit].range + (longer and unit != "armoured_train") for unit in units)
    clear, railed = prices(b, seat, shared=b.shared_rails)
    near = {fight.hex}
    for _ in range(reach):
        near |= {other for n in near for other in AROUND[b.map][n].values() if units == ["airship"] or other not in haunted(b)}
    return min([clear[n] for n in near if n in clear] + [railed[n] for n in (fight.hex,) if n in railed])


ACTIONS = {
    "build_rail": build_rail,
    "mine": mine,
    "recruit": recruit,
    "buy_military": buy_military,
    "import_export": import_export,
    "farm": farm,
    "attack": attack_action,
}


# -- the Old Ones ------------------------------------------------------------------------------------------------------


def activation(b: Books) -> Course:
    """The disc, a revelation, movement, Ports, farms under attack (AZ-8.1, AZ-8.9, AZ-8.20)."""
    b.stopped, b.fought = [], []
    advance(b, OLD_ONES, 1)
    lit = b.old_time % 2 == 1 and b.old_time < END
    if lit and b.revelations:
        yield from revelation(b, b.revelations.pop(0))
    if any(tile.up and tile.type != "temple" for tile in b.tiles):
        for _ in range(3 if lit and "restless" in b.variants else 2):
            move(b, CARDS[old_one_card(b)])
    yield from ports(b)
    yield from kapena_alika(b)


def revelation(b: Books, card: str) -> Course:
    """What the Old Ones do, then what the players get (AZ-8.3 to AZ-8.8)."""
    (effect,) = REVELATIONS[card].effect
    match effect.verb:
        case "reveal_lowest":
            reveal_lowest(b, effect.moves)
        case "assassinate":
            b.dismissed += b.display[-2:]
            b.display = b.display[:-2]
            refill(b)
        case "spawn_at_temples":
            spawn_at_temples(b)
    for benefit in REVELATIONS[card].benefit:
        for seat in b.play_order():
            yield from enjoy(b, seat, benefit)


def spawn_at_temples(b: Books) -> None:
    """A tile of level 3, else of level 2, for each Temple (AZ-8.6)."""
    for n in sorted(tile.hex for tile in b.tiles if tile.up and tile.type == "temple"):
        stack = b.stacks[2] or b.stacks[1]
        if stack:
            b.tiles.append(OldOne(stack.pop(0), n, up=True))
            seen(b, b.tiles[-1])


def enjoy(b: Books, seat: Seat, benefit: Effect) -> Course:
    """What one player gets (AZ-8.8)."""
    match benefit.verb:
        case "gain":
            take(b, seat, cast(Good, benefit.resource), benefit.n)
        case "gain_unit":
            take_unit(b, seat, cast(Unit, benefit.unit))
        case "retrieve_cubes":
            retrieve(b, seat)
        case "gain_choice":
            options = {f"take_good:{kind}" for kind in TRADED if b.supply[kind]}
            if options:
                choice = yield from ask(seat, "benefit", options)
                take(b, seat, cast(Good, last(choice)))


def reveal_lowest(b: Books, moves: int) -> None:
    """The lowest-numbered face-down tile, which may charge (AZ-8.3, AZ-8.4)."""
    hidden = sorted((tile for tile in b.tiles if not tile.up), key=lambda each: each.hex)
    if hidden:
        turn_up(b, hidden[:1])
        for _ in range(moves if hidden[0].type != "temple" else 0):
            if hidden[0] in b.tiles:
                move(b, CARDS[old_one_card(b)], hidden[0])


def move(b: Books, card: OldOneCard, only: OldOne | None = None) -> None:
    """All tiles of circled types step at once, and what they enter is ravaged (AZ-8.10 to AZ-8.17, AZ-9.9, AZ-9.11)."""
    goals = {farm.hex for farm in b.farms if not farm.ravaged} | set(b.ports)
    moving = [tile for tile in b.tiles if tile.up and tile.type in card.moves and only in (None, tile)]
    moving = [tile for tile in moving if tile.hex not in b.ports and tile.id not in b.stopped]
    there = [step(b.map, tile.hex, goals, card) for tile in moving]
    standing = {tile.hex for tile, n in zip(moving, there, strict=True) if tile.hex == n}
    entered: dict[int, list[OldOne]] = {}
    for tile, n in zip(moving, there, strict=True):
        if tile.hex != n:
            tile.hex = n
            entered.setdefault(n, []).append(tile)
    productive = {farm.hex: farm for farm in b.farms if not farm.ravaged}
    for n, tiles in entered.items():
        if n in productive:
            owner = b.players[productive[n].seat]
            guarded(b, productive[n], tiles)
            left = [tile for tile in tiles if tile in b.tiles]
            if "kapena_alika" in owner.cards and owner.time < END:
                b.stopped += [tile.id for tile in left]
            elif left:
                productive[n].ravaged = True
    for n in standing & set(productive):
        productive[n].ravaged = True


def kapena_alika(b: Books) -> Course:
    """One attack on one of the farms where Old Ones stopped; then they are ravaged (AZ-8.20, AZ-9.11, AZ-9.12)."""
    stopped = {tile.hex for tile in b.tiles if tile.id in b.stopped}
    held = [farm for farm in b.farms if farm.hex in stopped and not farm.ravaged]
    if held:
        seat = held[0].seat
        board = b.players[seat]
        reach = {f"attack_hex:{farm.hex}" for farm in held} & attack_offers(b, seat)
        able = board.time < END and board.hq and board.goods["gold"] >= board.boxes["attack"]
        if reach and able and seat not in b.fought:
            choice = yield from ask(seat, "kapena", reach | {"decline"})
            if choice != "decline":
                b.box = "attack"
                pay_box(b, seat)
                begin(b, seat, int(last(choice)), "kapena")
                yield from set_out(b, seat)
                b.box = ""
    for each in held:
        each.ravaged = any(tile.hex == each.hex for tile in b.tiles)


# -- the end -------------------------------------------------------------------------------------------------------------


def scores(b: Books) -> tuple[list[int], int, list[Seat]]:
    """The players' scores, the Old Ones', and who has won (AZ-10.3 to AZ-10.7, AZ-11.6, AZ-14.7)."""
    own = [score(b, seat) for seat in range(len(b.players))]
    foe = sum(TILES[tile.id].vp * (1 if tile.up else 2) for tile in b.tiles) + sum(each.ravaged for each in b.farms)
    if b.mode == "cooperative":
        return own, foe, list(range(len(own))) if min(own) > foe else []
    return own, foe, [seat for seat, points in enumerate(own) if points == max(own) > foe]


def score(b: Books, seat: Seat) -> int:
    """Part by part (AZ-10.3)."""
    board = b.players[seat]
    kinds = [each.kind for each in b.farms if each.seat == seat and not each.ravaged]
    bonus = {
        "mad_johnson": len(board.trophies),
        "mr_merino": kinds.count("sheep"),
        "tex_mcguire": kinds.count("cattle"),
        "merinda_sweet": kinds.count("corn"),
        "mrs_bradshaw": len(b.rails[seat]) // 3,
    }
    tiles = sum(TILES[tile].vp for tile in board.trophies)
    friends = sum(bonus.get(card, 0) for card in board.cards)
    return 2 * len(kinds) + 3 * board.goods["phosphate"] + tiles + board.vp + friends + objective(b)


def objective(b: Books) -> int:
    """The solo objective, if it is met (AZ-11.5)."""
    board = b.players[0]
    kinds = [each.kind for each in b.farms if not each.ravaged]
    tokens = board.goods["phosphate"] >= 2 if b.map == "east" else board.mined_vp >= 8
    met = {
        "shepherd_king": 6 * (kinds.count("sheep") >= 5),
        "cattle_baron": 6 * (kinds.count("cattle") >= 4),
        "grain_coast": 6 * (kinds.count("corn") >= 4),
        "iron_road": 6 * (len(b.rails[0]) >= 18),
        "giant_slayer": 6 * any(TILES[tile].capacity >= 5 for tile in board.trophies),
        "monster_hunter": 8 * (len(board.trophies) >= 6),
        "not_one_acre": 8 * (len(kinds) >= 6 and len(kinds) == len(b.farms)),
        "fertiliser_trust": 5 * tokens,
        "combined_arms": 6 * (sum(count > 0 for count in board.barracks.values()) >= 4),
        "no_shadow_left": 8 * all(tile.up for tile in b.tiles),
    }
    return met[b.objective] if b.mode == "solo" else 0
