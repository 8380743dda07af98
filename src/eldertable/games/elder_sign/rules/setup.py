"""Set-up (ES-2)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import CHOOSE_INVESTIGATOR, ChooseAncientOne
from eldertable.games.elder_sign.content import ANCIENT_ONES, DECKS, DICE, INVESTIGATORS, MONSTERS, PLACES, deck_cards
from eldertable.games.elder_sign.content.shapes import Deck
from eldertable.games.elder_sign.rules.doom import add_doom
from eldertable.games.elder_sign.rules.health import enter
from eldertable.games.elder_sign.rules.midnight import new_mythos
from eldertable.games.elder_sign.rules.outcome import refill
from eldertable.games.elder_sign.state import Museum, Player
from eldertable.kernel import Chance, Decision, Options, Rules, Seat

RANDOM, CHOOSE = "random", "choose"
ANYBODY = frozenset({RANDOM, CHOOSE})
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
        agenda=[],
        ancient_one="" if ancient_one == CHOOSE else ancient_one,
        elder_signs=0,
        doom=0,
        awake=False,
        awakening=False,
        dying=False,
        vacant=False,
        clock=0,
        due=False,
        day=0,
        turn=0,
        night=True,
        active=chance.below(players) if isinstance(first, str) else first,
        phase="setup",
        players=[Player("", 0, 0, 0, 0, "", 0, (), (), ()) for _ in range(players)],
        places=("",) * PLACES,
        worlds=(),
        tokens=(),
        gains=(),
        arriving="",
        cup=(),
        mythos="",
        faded=False,
        lasting=(),
        decks={deck: tuple(cards) for deck, cards in decks.items()},
        under=NO_CARDS.copy(),
        gone=(),
        locks=(),
        locking=False,
        dice=(DICE["green"].count, DICE["yellow"].count, DICE["red"].count),
        secured=(),
        attempt=None,
        healers=(),
        gained=(),
        unused=tuple(INVESTIGATORS),
        devoured=(),
        wishes=tuple(options["investigators"]) or (RANDOM,) * players,
        sealed_shop=options["no_elder_sign_souvenir"],
        hard_start=options["hard_start"],
        gentle=options["gentle"],
        ending="",
    )


def set_up(s: Museum) -> Rules[None]:
    """Choose whom to face and whom to play, lay out the museum, draw the first Mythos card (ES-2)."""
    if not s.ancient_one:
        options = tuple([ChooseAncientOne(each) for each in ANCIENT_ONES])
        choice = yield Decision(s.active, "choose_ancient_one", options)
        s.ancient_one = choice.ancient_one
    masks = ANCIENT_ONES[s.ancient_one].rule("add_masks") is not None
    s.cup = ALL_MONSTERS if masks else COMMON_MONSTERS
    s.gone = () if masks else MASKS
    yield from refill(s)
    for step in range(len(s.players)):
        yield from seat_investigator(s, (s.active + step) % len(s.players))
    yield from new_mythos(s)
    if s.hard_start:
        yield from add_doom(s, 2)


def seat_investigator(s: Museum, seat: Seat) -> Rules[None]:
    """An investigator at random, by choice, or as the options say; nobody is used twice (ES-2.7)."""
    wish = s.wishes[seat]
    free = s.unused if ANYBODY.issuperset(s.wishes) else tuple([each for each in s.unused if each not in s.wishes])
    if wish == RANDOM:
        wish = s.chance.pick(free)
    elif wish == CHOOSE:
        choice = yield Decision(seat, "choose_investigator", tuple([CHOOSE_INVESTIGATOR[each] for each in free]))
        wish = choice.investigator
    yield from enter(s, seat, wish)
