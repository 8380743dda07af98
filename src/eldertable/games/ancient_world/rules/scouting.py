"""Looking at Titans to come (AW-8.14)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    ARRANGE_TITAN,
    ATTACK_TITAN,
    DECLINE,
    SCOUT_PILE,
    ArrangeTitan,
    AttackTitan,
    Decline,
    ScoutPile,
)
from eldertable.games.ancient_world.content import STARS
from eldertable.games.ancient_world.events import Declined, TitansScouted
from eldertable.games.ancient_world.rules import attack
from eldertable.games.ancient_world.state import AncientWorld, Pile, PlayerStep
from eldertable.kernel import Decision


class ScoutTitans(PlayerStep, frozen=True):
    """Take the top cards of a pile in the hand, the face-up one included; then put them in order, then attack (AW-8.14, D18)."""

    look: int
    then_attack: bool

    def ask(self, s: AncientWorld) -> Decision | None:
        options = tuple([scout for scout, up in zip(SCOUT_PILE, s.titans_up, strict=True) if up])
        return Decision(self.seat, "scout_titans", options) if options else None

    def answer(self, s: AncientWorld, choice: ScoutPile) -> None:
        number = STARS.index(choice.stars)
        pile, up = s.titan_piles[number], s.titans_up[number]
        count = min(self.look - 1, len(pile.cards))
        seen = (up, *pile.cards[:count])
        s.titans_up = (*s.titans_up[:number], "", *s.titans_up[number + 1 :])
        rest = Pile(pile.cards[count:], pile.known[count:])
        s.titan_piles = (*s.titan_piles[:number], rest, *s.titan_piles[number + 1 :])
        s.emit(TitansScouted(self.seat, choice.stars, seen))
        if self.then_attack:
            s.next(AttackScouted(self.seat, number))
        s.next(ArrangeTitans(self.seat, number, up, seen))


class ArrangeTitans(PlayerStep, frozen=True):
    """Put the scouted cards back one by one, the top one first: `up` was face up, `left` are still in the hand (AW-H.3, D19)."""

    pile: int
    up: str
    left: tuple[str, ...]
    arranged: tuple[str, ...] = ()

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(self.seat, "arrange_titans", tuple([ARRANGE_TITAN[titan] for titan in self.left]))

    def answer(self, s: AncientWorld, choice: ArrangeTitan) -> None:
        left = tuple(titan for titan in self.left if titan != choice.titan)
        arranged = (*self.arranged, choice.titan)
        if left:
            s.next(ArrangeTitans(self.seat, self.pile, self.up, left, arranged))
            return
        # The top card is turned up, and only the scout knows the others.
        top, *beneath = arranged
        pile = s.titan_piles[self.pile]
        known = (1 << self.seat,) * len(beneath) + pile.known
        attack.turn_up(s, self.pile, top, Pile((*beneath, *pile.cards), known))


class AttackScouted(PlayerStep, frozen=True):
    """Attack the new top card by all rules in the same turn, or not (AW-8.14, D20)."""

    pile: int

    def ask(self, s: AncientWorld) -> Decision | None:
        if not attack.can_attack(s, self.seat, self.pile):
            return None
        return Decision(self.seat, "attack_scouted", (ATTACK_TITAN[s.titans_up[self.pile]], DECLINE))

    def answer(self, s: AncientWorld, choice: AttackTitan | Decline) -> None:
        if isinstance(choice, AttackTitan):
            s.next(attack.ChooseArmies(self.seat, self.pile))
        else:
            s.emit(Declined(self.seat))
