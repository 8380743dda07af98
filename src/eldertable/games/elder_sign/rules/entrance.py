"""The Museum Entrance (ES-9)."""

from __future__ import annotations

from typing import Literal

from eldertable.games.elder_sign.choices import BUY, SEARCH, TREAT, BuySouvenir, Points, SearchLostAndFound, TakeFirstAid, UseCard
from eldertable.games.elder_sign.content import ANCIENT_ONES, FIRST_AID, LOST_AND_FOUND, LOST_AND_FOUND_DIE, SOUVENIRS
from eldertable.games.elder_sign.events import FirstAidTaken, LostAndFoundRolled, SouvenirBought
from eldertable.games.elder_sign.rules.dice import FACE, roll
from eldertable.games.elder_sign.rules.effects import Carry
from eldertable.games.elder_sign.rules.gains import can_be_given, gain, give_trophies, regain, trophy_total
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.outcome import ExtraCard, GainMonsters
from eldertable.games.elder_sign.rules.step import Moment, MuseumStep
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable
from eldertable.games.elder_sign.rules.using import use_card
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Decision, Seat

FREE = "free"
FOR_FREE = (TREAT[FREE, "sanity"], TREAT[FREE, "stamina"], SEARCH)
TREATMENTS = {"free": ("sanity", "stamina"), "one_track": ("sanity", "stamina"), "both_tracks": ("both",)}
PRICE_RULES = {ancient_one.id: rule for ancient_one in ANCIENT_ONES.values() if (rule := ancient_one.rule("price"))}


class ActAtEntrance(Moment, frozen=True):
    """One action at the Entrance (ES-9.1, D6)."""

    def ask(self, s: Museum) -> Decision:
        return Decision(s.active, "entrance", actions(s))

    def answer(self, s: Museum, choice: UseCard | TakeFirstAid | BuySouvenir | SearchLostAndFound) -> None:
        if type(choice) is UseCard:
            s.next(self)
            use_card(s, choice.card)
            return
        s.next(GainMonsters(), LeaveEntrance())
        if type(choice) is TakeFirstAid:
            s.next(GetFirstAid(choice.treatment, choice.points))
            give_trophies(s, s.active, first_aid_price(s, FIRST_AID[choice.treatment].cost))
        elif type(choice) is BuySouvenir:
            s.next(Buy(choice.what))
            give_trophies(s, s.active, souvenir_price(s, choice.what, s.active))
        else:
            search(s)


class GetFirstAid(MuseumStep, frozen=True):
    """Regain points, for trophies or for nothing (ES-9.2)."""

    treatment: str
    points: Literal["sanity", "stamina", "both"]

    def do(self, s: Museum) -> None:
        s.emit(FirstAidTaken(s.active))
        amount = 1 if self.treatment == FREE else 99
        both: tuple[Points, ...] = ("sanity", "stamina")
        for what in both if self.points == "both" else (self.points,):
            regain(s, s.active, what, amount)


def search(s: Museum) -> None:
    """Roll a die that nothing can change (ES-9.3, ES-9.4)."""
    (die,) = roll(s, (LOST_AND_FOUND_DIE,))
    s.emit(LostAndFoundRolled(s.active, die))
    s.gained = ()
    s.next(Carry(s.active, LOST_AND_FOUND[FACE[die]]), ExtraCard())


class Buy(MuseumStep, frozen=True):
    """Buy one souvenir (ES-9.5, ES-9.6)."""

    what: Literal["clue", "common", "unique", "spell", "ally", "elder_sign"]

    def do(self, s: Museum) -> None:
        s.emit(SouvenirBought(s.active, self.what, souvenir_price(s, self.what, s.active)))
        s.gained = ()
        s.next(ExtraCard())
        gain(s, s.active, self.what, 1)


class LeaveEntrance(Moment, frozen=True):
    """The action at the Entrance is over, and with it the Resolution phase (ES-9.1)."""

    def do(self, s: Museum) -> None:
        """The clock phase follows."""


# -- what there is, and what it costs ---------------------------------------------------------------------------------


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
