"""What happens to the table and its investigators: effects, doom, monsters, locks, being devoured (ES-8, ES-10, ES-13 to ES-18)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .books import (
    CARDS,
    DECK_OF,
    HAND,
    INVESTIGATORS,
    MONSTERS,
    OTHER_WORLDS,
    VALUE,
    Answer,
    Books,
    Course,
    Over,
    Person,
    Token,
    ask,
    colour,
    last,
    unique,
)

Effect = dict[str, Any]
EVERYTHING = 99
EXTRAS = {"bob_jenkins": "common", "dexter_drake": "spell", "monterey_jack": "unique"}


# -- lists of effects (ES-8.6) -----------------------------------------------------------------------------------------


def together(b: Books, seat: int, effects: list[Effect]) -> Course:
    """Effects that are one event of gaining (ES-17.5)."""
    b.gained = []
    yield from carry_out(b, seat, effects)
    extra_card(b, seat)


def carry_out(b: Books, seat: int, effects: list[Effect]) -> Course:
    """One effect after the other; what is no player's own happens in any case (ES-18.10)."""
    for effect in effects:
        yield from happen(b, seat, effect)


def extra_card(b: Books, seat: int) -> None:
    """Bob Jenkins, Dexter Drake and Monterey Jack (ES-17.5)."""
    kind = EXTRAS.get(b.players[seat].investigator)
    if kind and kind in b.gained:
        draw(b, seat, kind)
    b.gained = []


def happen(b: Books, seat: int, effect: Effect) -> Course:
    """An effect on the table, or on one or more investigators."""
    count = effect.get("n", 1) * (len(b.worlds) if "per" in effect else 1) if effect.get("n") != "all" else EVERYTHING
    condition = effect.get("only_if")
    if (condition == "other_world_in_play" and not b.worlds) or (condition == "monsters_in_play>=3" and len(b.tokens) < 3):
        return
    match effect["do"]:
        case "doom":
            for _ in range(count):
                yield from add_doom(b)
        case "remove_doom":
            b.doom = max(0, b.doom - count)
        case "monster":
            for _ in range(count):
                yield from appear(b)
        case "gate":
            for _ in range(count):
                yield from open_gate(b)
        case "fail_attempt":
            b.trying.failing = True
        case "discard_dice":
            for die in b.trying.terrors():
                b.trying.take(die)
                b.trying.discarded.append(die)
        case _:
            yield from concern(b, concerned(b, seat, effect), effect, count)


def concerned(b: Books, seat: int, effect: Effect) -> list[int]:
    """The players whom an effect is about (ES-12.4)."""
    places = [player.place for player in b.players]
    match effect.get("who"):
        case "all":
            return b.alive()
        case "alone":
            return [each for each in b.alive() if places.count(places[each]) == 1]
        case _:
            return [seat]


def concern(b: Books, seats: list[int], effect: Effect, count: int) -> Course:
    """All suffer an effect; then those without points are devoured in turn order (ES-18.9)."""
    outermost = b.falling is None
    if outermost:
        b.falling = []
    for seat in seats:
        if b.players[seat].investigator:
            yield from suffer(b, seat, effect, count)
    if outermost:
        fallen, b.falling = b.falling or [], None
        for seat in b.order():
            if seat in fallen:
                yield from devour(b, seat)


def suffer(b: Books, seat: int, effect: Effect, count: int) -> Course:
    """What an effect does to one investigator."""
    player = b.players[seat]
    match effect["do"]:
        case "gain":
            for _ in range(count):
                yield from gain(b, seat, effect["what"])
        case "lose":
            yield from lose(b, seat, effect["what"], count)
        case "regain":
            regain(b, seat, effect["what"], count)
        case "devoured":
            player.sanity = 0
        case "max_change":
            for what in ("sanity", "stamina"):
                setattr(player, f"max_{what}", getattr(player, f"max_{what}") + effect.get(what, 0))
                player.add(what, 0)
        case "choose":
            yield from choose(b, seat, effect["options"])
    if player.investigator and min(player.sanity, player.stamina) <= 0:
        assert b.falling is not None
        b.falling.append(seat)


def choose(b: Books, seat: int, options: list[list[Effect]]) -> Course:
    """One side of an effect, if it can be carried out in full (R19)."""
    sides = {name_of(side): side for side in options if all(can_do(b, seat, effect) for effect in side)}
    side = sides[(yield from ask(seat, "choose_effect", list(sides)))] if sides else options[-1]
    yield from carry_out(b, seat, side)


def name_of(side: list[Effect]) -> str:
    """The text form of a side."""
    first = side[0]
    if first["do"] == "max_change":
        return f"choose_effect:lower_{'sanity' if 'sanity' in first else 'stamina'}:1"
    words = [first["do"], *[effect["what"] for effect in side if "what" in effect]]
    return f"choose_effect:{'_'.join(words)}:{first.get('n', 1)}"


def can_do(b: Books, seat: int, effect: Effect) -> bool:
    """Whether an effect can be carried out in full (R19)."""
    player = b.players[seat]
    match effect["do"], effect.get("what"):
        case "regain", what:
            return b.can_regain(seat, str(what))
        case "lose", "clue":
            return bool(player.clues >= effect["n"])
        case "lose", "trophy":
            return bool(wealth(player) >= effect["n"])
        case "lose", "trophy_piece":
            return bool(player.trophies)
        case "lose", "monster_trophy":
            return any(trophy in MONSTERS for trophy in player.trophies)
        case "lose", ("common" | "unique" | "spell") as kind:
            return bool(cards_of(player, kind))
        case _:
            return True


def cards_of(player: Person, kind: Any) -> list[str]:
    """The cards of a kind in a hand."""
    return [card for card in unique(player.cards) if DECK_OF[card] == kind]


# -- gaining and losing (ES-8.4, ES-10, ES-16, ES-18.1) ----------------------------------------------------------------


def gain(b: Books, seat: int, what: Any) -> Course:
    """One thing is gained; Pete may take another (ES-17.4)."""
    if what == "elder_sign":
        b.elder_signs += 1
        if b.elder_signs >= b.ancient["elder_signs"]:
            raise Over("sealed")
        return
    if b.plays(seat, "ashcan_pete") and what in ("common", "unique", "spell"):
        offers = [each for each in unique([what, "clue", "common", "spell"]) if left(b, each)]
        if not offers:
            return
        what = last((yield from ask(seat, "swap_gain", [f"take_instead:{each}" for each in offers])))
    if not left(b, what):
        return
    if what == "clue":
        b.players[seat].clues += 1
    else:
        draw(b, seat, what)
        b.gained.append(what)


def left(b: Books, what: str) -> int:
    """How many there are to gain (L1, L4)."""
    return b.clues_left() if what == "clue" else b.decks[what].total()


def draw(b: Books, seat: int, kind: str) -> None:
    """A card from a deck, if there is one."""
    player = b.players[seat]
    if not b.decks[kind].total():
        return
    card = b.told("CardGained").card
    assert b.decks[kind][card] > 0
    b.decks[kind][card] -= 1
    player.cards.append(card)
    for effect in HAND[card]["effects"]:
        if effect["do"] == "max_change":
            for what in ("sanity", "stamina"):
                setattr(player, f"max_{what}", getattr(player, f"max_{what}") + effect[what])
                regain(b, seat, what, 1)


def regain(b: Books, seat: int, what: str, count: int) -> None:
    """Points come back (ES-16.10)."""
    if b.can_regain(seat, what):
        b.players[seat].add(what, count)


def lose(b: Books, seat: int, what: str, count: int) -> Course:
    """Points, clues, trophies or a card are lost, as far as there are any (ES-10.3, D27)."""
    player = b.players[seat]
    match what:
        case "sanity" | "stamina":
            yield from lose_points(b, seat, what, count)
        case "clue":
            player.clues = max(0, player.clues - count)
        case "trophy":
            yield from pay(b, seat, count)
        case "trophy_piece":
            yield from give_one(b, seat, player.trophies)
        case "monster_trophy":
            yield from give_one(b, seat, [trophy for trophy in player.trophies if trophy in MONSTERS])
        case _:
            card = last((yield from ask(seat, "lose_card", [f"lose_card:{card}" for card in cards_of(player, what)])))
            player.cards.remove(card)
            b.put_under(card)


def lose_points(b: Books, seat: int, what: str, count: int) -> Course:
    """Points are lost; Flesh Ward may help in one's own turn."""
    player = b.players[seat]
    ward = [card for card in player.cards if {"do": "prevent", "what": what, "n": 2} in HAND[card]["effects"]]
    able = ward and seat == b.active and b.own_turn and not b.rule(seat, "no_spells")
    if able and (yield from ask(seat, "prevent", ["accept", "decline"])) == "accept":
        player.cards.remove(ward[0])
        b.put_under(ward[0])
        count = max(0, count - 2)
        yield from answer(b, seat, ward[0])
    player.add(what, -count)


def answer(b: Books, seat: int, card: str) -> Course:
    """What the Ancient One takes for the use of a card (R36, R41)."""
    kind = DECK_OF[card]
    effects = b.power("on_cast_spell").get("effects", []) if kind == "spell" else []
    item = b.power("on_use_item")
    yield from carry_out(b, seat, effects + (item["effects"] if item.get("deck") == kind else []))


def wealth(player: Person) -> int:
    """The value of all trophies."""
    return sum(VALUE[trophy] for trophy in player.trophies)


def pay(b: Books, seat: int, price: int) -> Course:
    """Trophies worth a price, none too many, the most valuable first (ES-10.1, ES-10.3, ES-10.4)."""
    player = b.players[seat]
    price = min(price, wealth(player))
    pieces = sorted(player.trophies, key=lambda piece: (-VALUE[piece], piece))
    groups = [group for size in range(len(pieces) + 1) for group in combinations(pieces, size) if is_minimal(group, price)]
    given: tuple[str, ...] = ()
    while given not in groups:
        nexts = unique(group[len(given)] for group in groups if group[: len(given)] == given)
        given += (last((yield from ask(seat, "give_trophy", [f"give_trophy:{piece}" for piece in nexts]))),)
    for piece in given:
        player.trophies.remove(piece)
    b.put_under(*given)


def is_minimal(group: tuple[str, ...], price: int) -> bool:
    """Whether trophies cover a price, each of them being needed."""
    value = sum(VALUE[piece] for piece in group)
    return value >= price and all(value - VALUE[piece] < price for piece in group)


def give_one(b: Books, seat: int, trophies: list[str]) -> Course:
    """One trophy of these."""
    piece = last((yield from ask(seat, "give_trophy", [f"give_trophy:{piece}" for piece in trophies])))
    b.players[seat].trophies.remove(piece)
    b.put_under(piece)


# -- doom, monsters, gates (ES-13, ES-14, ES-19) -----------------------------------------------------------------------


def add_doom(b: Books) -> Course:
    """A doom token; the last one awakens the Ancient One (ES-13.1 to ES-13.3, ES-20.12)."""
    track = b.ancient["doom_track"]
    if b.doom == len(track):
        return
    b.doom += 1
    if not b.awake:
        b.awakening = b.awakening or b.doom == len(track)
        if track[b.doom - 1] == "monster":
            yield from appear(b)


def appear(b: Books) -> Course:
    """A monster appears, but never in Kate Winthrop's turn (ES-14.1 to ES-14.7, ES-17.12)."""
    if b.awake or not b.cup.total() or (b.own_turn and b.plays(b.active, "kate_winthrop")):
        return
    monster = b.told("MonsterAppeared").monster
    b.cup[monster] -= 1
    excess = {card: sum(token.card == card and token.row < 0 for token in b.tokens) for card in b.in_play()}
    spots = free_rows(b) or [f"place_monster:{card}:0" for card in excess if excess[card] == min(excess.values())]
    _, card, row = (yield from ask(b.active, "place_monster", spots)).split(":")
    b.tokens.append(Token(monster, card, int(row) - 1))
    yield from lock(b, monster, MONSTERS[monster].get("lock", ""))


def free_rows(b: Books) -> list[str]:
    """The free monster tasks; of rows that are alike on one card the first will do (ES-14.3)."""
    taken = [(token.card, token.row) for token in b.tokens]
    if b.attempt is not None:
        taken += [(b.attempt.card, row) for row in b.attempt.done]
    spots = []
    for card in b.in_play():
        alike: list[Any] = []
        for row, task in enumerate(CARDS[card]["tasks"]):
            if task["monster"] != "none" and (card, row) not in taken and task not in alike:
                spots.append(f"place_monster:{card}:{row + 1}")
                alike.append(task)
    return spots


def open_gate(b: Books) -> Course:
    """An Other World card comes into play (ES-19.1, L5)."""
    if not b.awake and b.decks["other_world"].total():
        card = b.told("GateOpened").card
        b.decks["other_world"][card] -= 1
        b.worlds.append(card)
        yield from lock(b, card, OTHER_WORLDS[card].get("lock", ""))


# -- locks (ES-15) -----------------------------------------------------------------------------------------------------


def lock(b: Books, holder: str, kind: str) -> Course:
    """A die is locked at once, wherever it is (ES-15.1, ES-15.4)."""
    if kind:
        b.locks.append((kind, holder))
        yield from enforce(b)


def unlock(b: Books, holder: str) -> None:
    """Its die is free, or goes to a lock that waits (ES-15.5)."""
    b.locks = [each for each in b.locks if each[1] != holder]


def enforce(b: Books) -> Course:
    """Locks take dice that are spent, else those the active player chooses (ES-15.3, R39)."""
    for kind in b.dice:
        while b.supply(kind) < 0:
            spent = next((pile for pile in spent_dice(b) if kind in map(colour, pile)), None)
            if spent is not None:
                spent.remove(next(die for die in spent if colour(die) == kind))
            else:
                yield from seize(b, kind)


def spent_dice(b: Books) -> list[list[str]]:
    """The dice that are of no more use in this attempt."""
    return [] if b.attempt is None else [b.attempt.discarded, b.attempt.placed]


def seize(b: Books, kind: str) -> Course:
    """A lock takes a die from the pool, a marker or a spell (D21, ES-15.6)."""
    attempt = b.attempt
    piles = {"pool": attempt.pool, "marker": attempt.markers()} if attempt is not None else {}
    piles["spell"] = [die for spell in b.secured for die in spell.dice]
    options = [f"lock_die:{die}:{place}" for place in piles for die in unique(piles[place]) if colour(die) == kind]
    _, die, place = (yield from ask(b.active, "lock_die", options)).split(":")
    if place == "spell":
        b.off_spell(next(spell for spell in b.secured if die in spell.dice), die)
    elif place == "pool":
        b.trying.take(die)
    else:
        off_marker(b, die)


def off_marker(b: Books, die: str) -> None:
    """A die leaves a marker."""
    attempt = b.trying
    if die in attempt.focused:
        attempt.focused.remove(die)
    else:
        attempt.helpers[next(seat for seat, held in attempt.helpers.items() if held == die)] = ""


# -- being devoured (ES-18) --------------------------------------------------------------------------------------------


def break_off(b: Books) -> None:
    """An attempt ends, neither resolved nor failed (ES-18.4)."""
    b.attempt = None
    b.gains = []
    for token in b.tokens:
        token.down = False


def devour(b: Books, seat: int) -> Course:
    """An investigator is lost with all he has (ES-18.3 to ES-18.8)."""
    player = b.players[seat]
    own_turn = b.own_turn and seat == b.active
    b.devoured.append(player.investigator)
    b.put_under(*player.cards, *player.trophies, *[spell.spell for spell in b.secured if spell.seat == seat])
    b.secured = [spell for spell in b.secured if spell.seat != seat]
    b.players[seat] = Person("", 0, 0, 0, 0, "", 0, [], [], [])
    if own_turn:
        for token in [token for token in b.tokens if token.down]:
            b.tokens.remove(token)
            b.put_under(token.monster)
            unlock(b, token.monster)
        break_off(b)
        yield from enforce(b)
    last_token = b.doom + 1 == len(b.ancient["doom_track"])
    yield from add_doom(b)
    if b.power("on_devoured"):
        b.elder_signs = max(0, b.elder_signs - 1)
    if b.awake or b.clearing or last_token or not b.unused:
        if not b.alive() and not b.heir:
            raise Over("devoured")
    elif own_turn:
        b.heir = True
    else:
        yield from enter(b, seat)


def enter(b: Books, seat: int) -> Course:
    """A new investigator comes (ES-18.5, ES-2.8 to ES-2.10)."""
    name = last((yield from ask(seat, "choose_investigator", [f"choose_investigator:{each}" for each in b.unused])))
    b.unused.remove(name)
    entry, change = INVESTIGATORS[name], b.power("max_change")
    sanity, stamina = (entry[what] + change.get(what, 0) for what in ("sanity", "stamina"))
    player = b.players[seat] = Person(
        name, sanity, stamina, sanity, stamina, "ancient_one" if b.awake else "entrance", 0, [], [], []
    )
    start = entry["start"]
    for kind in ("common", "unique", "spell"):
        for _ in range(start.get(kind, 0)):
            draw(b, seat, kind)
    player.clues = min(b.clues_left(), start.get("clue", 0) + b.gentle)
    if b.decks["ally"][start.get("ally", "")]:
        b.decks["ally"][start["ally"]] -= 1
        player.cards.append(start["ally"])
    for _ in range(start.get("choice", 0)):
        yield from choose_start(b, seat)


def choose_start(b: Books, seat: int) -> Answer:
    """Amanda Sharpe draws from a deck of her choice (ES-2.9)."""
    kind = yield from ask(seat, "starting_card", [f"draw_from:{kind}" for kind in ("common", "unique", "spell") if left(b, kind)])
    draw(b, seat, last(kind))
    return kind
