"""Expanding: paying for and taking Provinces (AW-4.16, AW-11.1)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import TAKE_PROVINCE, PayWith, TakeProvince
from eldertable.games.ancient_world.content import LOOK, SPACES
from eldertable.games.ancient_world.events import ProvinceRevealed, ProvincesSeen, ProvinceTaken
from eldertable.games.ancient_world.rules.agenda import Question, always, can_pay, gained, pay, push
from eldertable.games.ancient_world.state import AncientWorld, Pile, Task
from eldertable.kernel import Choice, Seat


def payment_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """The prices of a space that the player can pay (D6)."""
    prices = SPACES[task.card].cost_options
    return tuple(PayWith(price.coins, price.knowledge) for price in prices if can_pay(s, task.seat, price))


def make_payment(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Pay the price that was chosen."""
    assert isinstance(choice, PayWith)
    pay(s, task.seat, choice.coins, choice.knowledge)


def take_province(s: AncientWorld, task: Task) -> None:
    """Take the face-up Province; with Expansion+ look at the top ones first (AW-4.16, AW-11.1)."""
    if not s.province_up:
        return
    if s.expansion_plus:
        look_at_provinces(s, task.seat)
        push(s, (Task("choose_province", task.seat),))
    else:
        take(s, task.seat, s.province_up)


def look_at_provinces(s: AncientWorld, seat: Seat) -> None:
    """The player gets to know the top of the pile."""
    pile = s.province_pile
    count = min(LOOK - 1, len(pile.cards))
    known = tuple(mask | 1 << seat for mask in pile.known[:count])
    s.province_pile = Pile(pile.cards, known + pile.known[count:])
    s.emit(ProvincesSeen(seat, count + 1, (s.province_up, *pile.cards[:count])))


def province_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """The face-up Province and those beneath it (D7)."""
    return tuple(TAKE_PROVINCE[province] for province in (s.province_up, *s.province_pile.cards[: LOOK - 1]))


def choose_province(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Keep one; the others go under the pile as they were drawn, the one that was face up known to all (AW-11.1, R27)."""
    assert isinstance(choice, TakeProvince)
    pile = s.province_pile
    count = min(LOOK - 1, len(pile.cards))
    everybody = (1 << len(s.players) + 1) - 1
    looked = [(s.province_up, everybody), *zip(pile.cards[:count], pile.known[:count], strict=True)]
    under = [(card, known) for card, known in looked if card != choice.province]
    s.province_pile = Pile(
        pile.cards[count:] + tuple(card for card, _ in under), pile.known[count:] + tuple(known for _, known in under)
    )
    take(s, task.seat, choice.province)


def take(s: AncientWorld, seat: Seat, province: str) -> None:
    """The Province joins the city; its icons work at once, and after its "when gained" effects the next one is turned up."""
    s.province_up = ""
    s.players[seat].provinces += (province,)
    s.emit(ProvinceTaken(seat, province))
    push(s, (Task("reveal_province", seat),))
    gained(s, seat, province)


def reveal_province(s: AncientWorld, task: Task) -> None:
    """Turn the next Province face up, if there is one (AW-L.4)."""
    pile = s.province_pile
    if pile.cards:
        s.province_up = pile.cards[0]
        s.province_pile = Pile(pile.cards[1:], pile.known[1:])
        s.emit(ProvinceRevealed(s.province_up))


PAYMENT = Question("payment", None, payment_options, make_payment)
CHOOSE_PROVINCE = Question("choose_province", None, province_options, choose_province, hidden=always)
