"""Expanding: taking Provinces (AW-4.16, AW-11.1)."""

from __future__ import annotations

from eldertable.games.ancient_world import choices
from eldertable.games.ancient_world.choices import LOOK_AT_PROVINCES, TAKE_PROVINCE, LookAtProvinces
from eldertable.games.ancient_world.content import LOOK
from eldertable.games.ancient_world.events import ProvinceRevealed, ProvincesSeen, ProvinceTaken
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.state import AncientStep, AncientWorld, Pile, PlayerStep
from eldertable.kernel import Choice, Decision, Seat


class TakeProvince(PlayerStep, frozen=True):
    """Take the face-up Province; with Expansion+ one may look at the top ones first (AW-4.16, AW-11.1, D7)."""

    def ask(self, s: AncientWorld) -> Decision | None:
        if not s.province_up:
            return None
        options: list[Choice] = [TAKE_PROVINCE[s.province_up]]
        if s.expansion_plus and s.province_pile.cards:
            options.append(LOOK_AT_PROVINCES)
        return Decision(self.seat, "take_province", tuple(options))

    def answer(self, s: AncientWorld, choice: choices.TakeProvince | LookAtProvinces) -> None:
        if isinstance(choice, LookAtProvinces):
            look_at_provinces(s, self.seat)
            s.next(ChooseProvince(self.seat))
        else:
            take(s, self.seat, choice.province)


class ChooseProvince(PlayerStep, frozen=True):
    """Keep one of those looked at; the others go under the pile as they were drawn (AW-11.1, R27, D7)."""

    def ask(self, s: AncientWorld) -> Decision:
        top = (s.province_up, *s.province_pile.cards[: LOOK - 1])
        return Decision(self.seat, "choose_province", tuple([TAKE_PROVINCE[province] for province in top]))

    def answer(self, s: AncientWorld, choice: choices.TakeProvince) -> None:
        put_others_under(s, choice.province)
        take(s, self.seat, choice.province)


class RevealProvince(AncientStep, frozen=True):
    """Turn the next Province face up, if there is one (AW-4.16, AW-L.4)."""

    def do(self, s: AncientWorld) -> None:
        pile = s.province_pile
        if pile.cards:
            s.province_up = pile.cards[0]
            s.province_pile = Pile(pile.cards[1:], pile.known[1:])
            s.emit(ProvinceRevealed(s.province_up))


def take(s: AncientWorld, seat: Seat, province: str) -> None:
    """The Province joins the city; its icons work at once, and after its "when gained" effects the next one is turned up."""
    s.province_up = ""
    s.players[seat].provinces += (province,)
    s.emit(ProvinceTaken(seat, province))
    s.next(*cards.when_gained(province, seat), RevealProvince())


def look_at_provinces(s: AncientWorld, seat: Seat) -> None:
    """The player gets to know the top of the pile."""
    pile = s.province_pile
    count = min(LOOK - 1, len(pile.cards))
    known = tuple(mask | 1 << seat for mask in pile.known[:count])
    s.province_pile = Pile(pile.cards, known + pile.known[count:])
    s.emit(ProvincesSeen(seat, count + 1, (s.province_up, *pile.cards[:count])))


def put_others_under(s: AncientWorld, kept: str) -> None:
    """The Provinces that are not kept go under the pile, the one that was face up known to all (AW-H.6)."""
    pile = s.province_pile
    count = min(LOOK - 1, len(pile.cards))
    everybody = (1 << len(s.players) + 1) - 1
    looked = [(s.province_up, everybody), *zip(pile.cards[:count], pile.known[:count], strict=True)]
    under = [(card, known) for card, known in looked if card != kept]
    s.province_pile = Pile(
        pile.cards[count:] + tuple(card for card, _ in under), pile.known[count:] + tuple(known for _, known in under)
    )
