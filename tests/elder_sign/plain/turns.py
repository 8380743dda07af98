"""Turns, the Entrance, midnight and the awakening (ES-3, ES-4, ES-9, ES-11, ES-20)."""

from __future__ import annotations

from .attempts import advance, attempt, gain_monsters
from .books import CARDS, COLOURS, ENTRANCE, MONSTERS, MYTHOS, Asked, Books, Course, Over, ask, face, last
from .cards import usable, use
from .deeds import break_off, carry_out, concern, enforce, enter, left, lock, pay, regain, together, unlock, wealth

OVER: Asked = (-1, "over", [])
HEALERS = {"carolyn_fern": "sanity", "vincent_lee": "stamina"}


def course(b: Books) -> Course:
    """The rest of the game from the first phase of a turn."""
    try:
        while True:
            yield from turn(b)
            b.active = next(seat for seat in [*b.order()[1:], b.active] if b.awake or b.players[seat].investigator)
            b.own_turn = True
            yield from heal(b)
    except Over as end:
        b.ending = str(end)
    yield OVER


def heal(b: Books) -> Course:
    """Carolyn Fern and Vincent Lee, at the start of any turn (ES-3.3, ES-17.6)."""
    for seat, player in enumerate(b.players):
        what = HEALERS.get(player.investigator, "")
        targets = [f"heal:{each}" for each in range(len(b.players)) if what and b.can_regain(each, what)]
        if targets and player.investigator not in player.tired:
            choice = yield from ask(seat, "daily_heal", ["decline", *targets])
            if choice != "decline":
                player.tired.append(player.investigator)
                regain(b, int(last(choice)), what, 1)


def turn(b: Books) -> Course:
    """Movement, Resolution, Advance the Clock; then midnight if it is due (ES-3.1, ES-3.2, ES-18.6)."""
    if b.me.investigator:
        yield from act(b)
    yield from awaken_if_due(b)
    yield from last_cards(b)
    advance(b, 1)
    b.own_turn = False
    yield from enforce(b)
    if b.heir:
        b.heir = False
        if b.unused:
            yield from enter(b, b.active)
        elif not b.alive():
            raise Over("devoured")
    if b.due:
        yield from midnight(b)


def act(b: Books) -> Course:
    """Go somewhere and do what there is to do (ES-4.1, ES-5.1, ES-20.6)."""
    while not b.awake and not b.broken():
        places = [f"move_to:{place}" for place in [*b.in_play(), "entrance"] if place != b.me.place]
        choice = yield from ask(b.active, "move", [*places, "stay", *usable(b, "own_turn")])
        if choice.startswith("use_card"):
            yield from use(b, last(choice))
            continue
        b.me.place = b.me.place if choice == "stay" else last(choice)
        break
    if b.broken():
        return
    if b.me.place == "entrance":
        yield from visit(b)
        if not b.broken():
            yield from gain_monsters(b)
    else:
        yield from attempt(b)


def last_cards(b: Books) -> Course:
    """Cards may be used until the clock advances (ES-16.11, R15)."""
    while b.me.investigator and (cards := usable(b, "own_turn")):
        choice = yield from ask(b.active, "clock", ["advance_clock", *cards])
        if choice == "advance_clock":
            return
        yield from use(b, last(choice))
        yield from gain_monsters(b)
        yield from awaken_if_due(b)


# -- the Entrance (ES-9) -----------------------------------------------------------------------------------------------


def price(b: Books, printed: int, what: str = "") -> int:
    """A price in trophies with what raises it."""
    raised: int = b.power("price").get("elder_sign" if what == "elder_sign" else "n", 0)
    return printed + raised + 2 * (what == "elder_sign" and b.rule(b.active, "elder_sign_price+2"))


def offers(b: Books) -> dict[str, int]:
    """What can be had at the Entrance, and for how much (ES-9.2, ES-9.5, L4)."""
    treatments = {"one_track:sanity": 2, "one_track:stamina": 2, "both_tracks:both": 4}
    found = {f"take_first_aid:{treatment}": price(b, cost) for treatment, cost in treatments.items()}
    for offer in ENTRANCE["souvenirs"]["offer"]:
        what = offer["what"]
        available = not b.sealed_shop if what == "elder_sign" else left(b, what)
        if available and not b.rule(b.active, "no_souvenirs"):
            found[f"buy_souvenir:{what}"] = price(b, offer["price"], what)
    free = dict.fromkeys(("take_first_aid:free:sanity", "take_first_aid:free:stamina", "search_lost_and_found"), 0)
    return free | {offer: cost for offer, cost in found.items() if cost <= wealth(b.me)}


def visit(b: Books) -> Course:
    """One action at the Entrance (ES-9.1)."""
    while not b.broken():
        prices = offers(b)
        choice = yield from ask(b.active, "entrance", [*prices, *usable(b, "own_turn")])
        if choice.startswith("use_card"):
            yield from use(b, last(choice))
            continue
        yield from pay(b, b.active, prices[choice])
        match choice.split(":"):
            case ["take_first_aid", treatment, points]:
                for what in ("sanity", "stamina") if points == "both" else (points,):
                    regain(b, b.active, what, 1 if treatment == "free" else 99)
            case ["buy_souvenir", what]:
                yield from together(b, b.active, [{"do": "gain", "what": what, "n": 1}])
            case _:
                shown = face(b.told("LostAndFoundRolled").die)
                row = next(row for row in ENTRANCE["lost_and_found"]["row"] if shown in row["faces"])
                yield from together(b, b.active, row["effects"])
        return


# -- midnight (ES-11, ES-12) -------------------------------------------------------------------------------------------


def midnight(b: Books) -> Course:
    """The effects of midnight and a new Mythos card, or an attack (ES-11.4 to ES-11.7, ES-20.4, ES-20.10)."""
    b.due = False
    b.day += 1
    if not b.awake:
        yield from strike(b)
        if not b.awakening:
            yield from new_mythos(b)
        yield from awaken_if_due(b)
        if b.awake:
            yield from carry_out(b, b.active, b.ancient["attack_effects"])
    else:
        yield from carry_out(b, b.active, b.ancient["attack_effects"])
    for player in b.players:
        player.tired = []


def strike(b: Books) -> Course:
    """Card by card with its monsters, then the Mythos card (ES-11.5, R23)."""
    for card in b.in_play():
        if not b.awakening:
            yield from carry_out(b, b.active, CARDS[card]["midnight"])
        for token in [token for token in b.tokens if token.card == card]:
            if not b.awakening:
                yield from carry_out(b, b.active, MONSTERS[token.monster]["midnight"])
    if MYTHOS[b.mythos]["continuous_kind"] == "next_midnight" and not b.awakening:
        for effect in MYTHOS[b.mythos]["continuous"]:
            if effect.get("who") == "all":
                yield from concern(b, [seat for seat in b.alive() if not b.plays(seat, "sister_mary")], effect, effect["n"])
            else:
                yield from carry_out(b, b.active, [effect])


def new_mythos(b: Books) -> Course:
    """A new Mythos card (ES-11.6, ES-12.1, ES-12.2)."""
    unlock(b, b.mythos)
    if MYTHOS[b.mythos]["continuous_kind"] == "persistent" and not b.faded:
        b.lasting.append(b.mythos)
    else:
        b.put_under(b.mythos)
    b.mythos, b.faded = b.told("MythosDrawn").card, False
    b.decks["mythos"][b.mythos] -= 1
    yield from lock(b, b.mythos, MYTHOS[b.mythos].get("lock", ""))
    yield from carry_out(b, b.active, MYTHOS[b.mythos].get("immediate", []))


# -- the awakening (ES-20.1 to ES-20.5) --------------------------------------------------------------------------------


def awaken_if_due(b: Books) -> Course:
    """The Ancient One awakens, and the table is cleared."""
    if not b.awakening:
        return
    break_off(b)
    b.doom = len(b.ancient["doom_track"])
    if b.power("awaken_is_loss"):
        raise Over("destroyed")
    b.clearing = True
    yield from carry_out(b, b.active, b.ancient.get("on_awaken_effects", []))
    b.clearing = False
    if not b.alive() and not b.heir:
        raise Over("devoured")
    for card in [b.mythos, *b.lasting]:
        unlock(b, card)
        b.put_under(card)
    own_turn, b.own_turn = b.own_turn, False
    yield from enforce(b)
    b.own_turn = own_turn
    for kind in COLOURS:
        b.dice[kind] -= min(b.dice[kind], sum(each[0] == kind for each in b.locks))
    b.gone.update([*b.in_play(), *[token.monster for token in b.tokens]])
    b.mythos, b.lasting, b.locks, b.places, b.worlds, b.tokens = "", [], [], [], [], []
    for player in b.players:
        player.place = "ancient_one" if player.investigator else ""
    b.awakening, b.awake = False, True
