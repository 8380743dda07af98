"""Set-up (ES-2)."""

from __future__ import annotations

from eldertable.games.elder_sign import choices
from eldertable.games.elder_sign.choices import CHOOSE_INVESTIGATOR, ChooseInvestigator
from eldertable.games.elder_sign.content import ANCIENT_ONES, DECKS, DICE, INVESTIGATORS, MONSTERS, PLACES, deck_cards
from eldertable.games.elder_sign.content.shapes import Deck
from eldertable.games.elder_sign.rules.decks import Refill
from eldertable.games.elder_sign.rules.doom import AddDoom
from eldertable.games.elder_sign.rules.health import enter
from eldertable.games.elder_sign.rules.midnight import NewMythos
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.rules.turn import Turn
from eldertable.games.elder_sign.state import Museum, Player
from eldertable.kernel import Chance, Decision, Options, Seat

RANDOM, CHOOSE = "random", "choose"
ALL_MONSTERS = tuple(sorted(MONSTERS))
COMMON_MONSTERS = tuple(monster for monster in ALL_MONSTERS if not MONSTERS[monster].mask)
MASKS = tuple(monster.id for monster in MONSTERS.values() if monster.mask)
FULL_DECKS = {deck: deck_cards(deck) for deck in DECKS}
EVERY_ANCIENT_ONE = tuple(ANCIENT_ONES)
NO_CARDS: dict[Deck, tuple[str, ...]] = dict.fromkeys(DECKS, ())


def new_table(players: int, options: Options, chance: Chance) -> Museum:
    """Shuffled decks and empty chairs (ES-2.1, ES-2.4, ES-2.6, ES-2.11, ES-2.12)."""
    decks = {deck: list(cards) for deck, cards in FULL_DECKS.items()}
    for cards in decks.values():
        chance.shuffle(cards)
    ancient_one = options["ancient_one"]
    if ancient_one == RANDOM:
        ancient_one = chance.pick(EVERY_ANCIENT_ONE)
    first: Seat | str = options["first_player"]
    return Museum(
        chance=chance,
        outbox=[],
        agenda=[ChooseAncientOne(), LayOut(), SeatEverybody(), NewMythos(), HardStart(), Turn()],
        ancient_one="" if ancient_one == CHOOSE else ancient_one,
        elder_signs=0,
        doom=0,
        awake=False,
        clock=0,
        due=False,
        day=0,
        turn=0,
        active=chance.below(players) if isinstance(first, str) else first,
        players=[Player("", 0, 0, 0, 0, "", 0, (), (), ()) for _ in range(players)],
        places=("",) * PLACES,
        worlds=(),
        tokens=(),
        gains=(),
        cup=(),
        mythos="",
        faded=False,
        lasting=(),
        decks={deck: tuple(cards) for deck, cards in decks.items()},
        under=NO_CARDS.copy(),
        gone=(),
        locks=(),
        dice=(DICE["green"].count, DICE["yellow"].count, DICE["red"].count),
        secured=(),
        attempt=None,
        gained=(),
        unused=tuple(INVESTIGATORS),
        devoured=(),
        wishes=tuple(options["investigators"]) or (RANDOM,) * players,
        sealed_shop=options["no_elder_sign_souvenir"],
        hard_start=options["hard_start"],
        gentle=options["gentle"],
        ending="",
    )


class ChooseAncientOne(MuseumStep, frozen=True):
    """Whom to face, unless that is settled (ES-2.2, D1)."""

    def ask(self, s: Museum) -> Decision | None:
        if s.ancient_one:
            return None
        return Decision(s.active, "choose_ancient_one", tuple([choices.ChooseAncientOne(each) for each in ANCIENT_ONES]))

    def answer(self, s: Museum, choice: choices.ChooseAncientOne) -> None:
        s.ancient_one = choice.ancient_one


class LayOut(MuseumStep, frozen=True):
    """The monsters go into the cup, and six Adventures are laid out (ES-2.3 to ES-2.5)."""

    def do(self, s: Museum) -> None:
        masks = ANCIENT_ONES[s.ancient_one].rule("add_masks") is not None
        s.cup = ALL_MONSTERS if masks else COMMON_MONSTERS
        s.gone = () if masks else MASKS
        s.next(Refill())


class SeatEverybody(MuseumStep, frozen=True):
    """Everybody gets an investigator, from the first player on (ES-2.7)."""

    def do(self, s: Museum) -> None:
        s.next(*map(SeatInvestigator, s.turn_order()))


class SeatInvestigator(MuseumStep, frozen=True):
    """An investigator at random, by choice, or as the options say; nobody is used twice (ES-2.7, D2)."""

    seat: Seat

    def ask(self, s: Museum) -> Decision | None:
        wish = s.wishes[self.seat]
        if wish == CHOOSE:
            return Decision(self.seat, "choose_investigator", tuple([CHOOSE_INVESTIGATOR[each] for each in nobodys(s)]))
        enter(s, self.seat, s.chance.pick(nobodys(s)) if wish == RANDOM else wish)
        return None

    def answer(self, s: Museum, choice: ChooseInvestigator) -> None:
        enter(s, self.seat, choice.investigator)


def nobodys(s: Museum) -> tuple[str, ...]:
    """The investigators whom nobody plays or has asked for."""
    return tuple([each for each in s.unused if each not in s.wishes])


class HardStart(MuseumStep, frozen=True):
    """Two doom tokens to begin with, if the players wished it so (ES-22.4)."""

    def do(self, s: Museum) -> None:
        if s.hard_start:
            s.next(AddDoom(2))
