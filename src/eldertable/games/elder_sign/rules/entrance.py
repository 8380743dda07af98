"""The Museum Entrance (ES-9)."""

from __future__ import annotations

from typing import Any

from eldertable.games.elder_sign.choices import BUY, SEARCH, TREAT, BuySouvenir, TakeFirstAid, UseCard
from eldertable.games.elder_sign.content import ANCIENT_ONES, FIRST_AID, LOST_AND_FOUND, LOST_AND_FOUND_DIE, SOUVENIRS
from eldertable.games.elder_sign.events import FirstAidTaken, LostAndFoundRolled, SouvenirBought
from eldertable.games.elder_sign.rules.dice import FACE, roll
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.effects import acts, apply_together
from eldertable.games.elder_sign.rules.gains import can_be_given, extra_card, gain, give_trophies, regain, trophy_total
from eldertable.games.elder_sign.rules.outcome import collect
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable
from eldertable.games.elder_sign.rules.using import use_card
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Decision, Rules, Seat

FREE = "free"
FOR_FREE = (TREAT[FREE, "sanity"], TREAT[FREE, "stamina"], SEARCH)
TREATMENTS = {"free": ("sanity", "stamina"), "one_track": ("sanity", "stamina"), "both_tracks": ("both",)}
FOUND = {face: acts(effects) for face, effects in LOST_AND_FOUND.items()}
PRICE_RULES = {ancient_one.id: rule for ancient_one in ANCIENT_ONES.values() if (rule := ancient_one.rule("price"))}


def entrance(s: Museum) -> Decision:
    """One action at the Entrance (ES-9.1, D6)."""
    return Decision(s.active, "entrance", actions(s), checkpoint=True)


def act_at_entrance(s: Museum, choice: Any) -> Rules[None]:
    """Carry out the chosen action; the turn goes on with the clock."""
    kind = type(choice)
    if kind is UseCard:
        yield from use_card(s, choice.card)
        return
    if kind is TakeFirstAid:
        yield from first_aid(s, choice.treatment, choice.points)
    elif kind is BuySouvenir:
        yield from buy(s, choice.what)
    else:
        yield from search(s)
    if s.gains:
        yield from collect(s)
    s.phase = "clock"


def actions(s: Museum) -> tuple[Choice, ...]:
    """What can be done and paid for at the Entrance (ES-9.1, ES-9.5, L4)."""
    player = s.players[s.active]
    if not player.trophies:
        return FOR_FREE + usable(s, IN_TURN)
    wealth = trophy_total(s, s.active)
    found: list[Choice] = list(FOR_FREE)
    for option in FIRST_AID.values():
        if option.cost and wealth >= first_aid_price(s, option.cost):
            found += [TREAT[option.id, points] for points in TREATMENTS[option.id]]
    if not in_force(s, "no_souvenirs", s.active):
        found += [BUY[what] for what in SOUVENIRS if on_offer(s, what) and wealth >= souvenir_price(s, what, s.active)]
    return (*found, *usable(s, IN_TURN))


def on_offer(s: Museum, what: str) -> bool:
    """Whether a souvenir can be handed out (L4, ES-22.4)."""
    return not s.sealed_shop if what == "elder_sign" else can_be_given(s, what)


def first_aid_price(s: Museum, price: int) -> int:
    """The price of a treatment; what is free stays free."""
    rule = PRICE_RULES.get(s.ancient_one)
    return price + (rule.count if rule and price else 0)


def souvenir_price(s: Museum, what: str, seat: Seat) -> int:
    """The price of a souvenir, as the Ancient One and Mythos cards change it."""
    price = SOUVENIRS[what]  # type: ignore[index]
    rule = PRICE_RULES.get(s.ancient_one)
    if what != "elder_sign":
        return price + (rule.count if rule else 0)
    return price + (rule.elder_sign if rule else 0) + (2 if in_force(s, "elder_sign_price+2", seat) else 0)


def first_aid(s: Museum, treatment: str, points: str) -> Rules[None]:
    """Regain points, for trophies or for nothing (ES-9.2)."""
    option = FIRST_AID[treatment]
    yield from give_trophies(s, s.active, first_aid_price(s, option.cost))
    s.emit(FirstAidTaken(s.active))
    amount = 1 if treatment == FREE else 99
    for what in ("sanity", "stamina") if points == "both" else (points,):
        regain(s, s.active, what, amount)


def search(s: Museum) -> Rules[None]:
    """Roll a die that nothing can change (ES-9.3, ES-9.4)."""
    (die,) = roll(s, (LOST_AND_FOUND_DIE,))
    s.emit(LostAndFoundRolled(s.active, die))
    yield from apply_together(s, FOUND[FACE[die]], s.active)


def buy(s: Museum, what: str) -> Rules[None]:
    """Buy one souvenir (ES-9.5, ES-9.6)."""
    price = souvenir_price(s, what, s.active)
    yield from give_trophies(s, s.active, price)
    s.emit(SouvenirBought(s.active, what, price))
    s.gained = ()
    yield from gain(s, s.active, what, 1)
    extra_card(s, s.active)
