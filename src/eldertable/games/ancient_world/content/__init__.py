"""The cards, the board and the numbers of the game, read from the files beside this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.ancient_world.content.shapes import (
    BoardFile,
    Deck,
    DiceFile,
    Effect,
    EmpireCard,
    EmpireFile,
    Entry,
    Icons,
    MilitaryFile,
    Possession,
    ProvinceFile,
    Rounds,
    ScoringFile,
    SetupFile,
    Space,
    Start,
    Titan,
    TitanFile,
    Tribe,
)
from eldertable.kernel.content import Library

MOST_ICONS = 6
# The numbers of cards that the rulebook fixes (AW-1.2 to AW-1.4).
COUNTS = {"empire_a": 45, "empire_b": 47, "empire_start": 8, "military": 25, "military_start": 8, "titans": 20, "provinces": 10}


def check_counts(decks: dict[str, int]) -> None:
    """As many cards as the rulebook says."""
    for name, count in decks.items():
        library.check(count == COUNTS[name], f"{name}.toml: there are {count} cards; expected {COUNTS[name]}")


def check_cards(cards: Iterable[EmpireCard], beasts: Iterable[Titan], dice: int) -> None:
    """Every Empire card bears a banner, every Titan no more than there are dice (AW-1.8, AW-L.7)."""
    for card in cards:
        library.check(bool(card.banners), f"{card.id}: an Empire card needs at least one banner")
        library.check(not card.icons.capacity, f"{card.id}: only Provinces and Titans give capacity")
    for titan in beasts:
        library.check(1 <= len(titan.banners) <= dice, f"titans.toml: {titan.id}: expected 1 to {dice} banners")


def check_icons(entries: Iterable[Possession]) -> None:
    """Icons are few on each card."""
    for entry in entries:
        for name in Icons.__struct_fields__:
            count = getattr(entry.icons, name)
            library.check(0 <= count <= MOST_ICONS, f"{entry.id}: {name} is {count}; expected 0 to {MOST_ICONS}")


def check_verbs(cards: Iterable[EmpireCard], spaces: Iterable[Space]) -> None:
    """What the rules take for granted about some verbs."""
    for card in cards:
        effects = [*card.on_gain, *(card.action.effects if card.action else ()), *(card.trigger.effects if card.trigger else ())]
        for effect in effects:
            check_sources(card.id, effect)
        if card.trigger and card.trigger.event == "own_build_action":
            crane = card.trigger.discard_self and [effect.verb for effect in effects] == ["build_without_cost"]
            library.check(crane, f"{card.id}: a trigger on building must discard the card and be build_without_cost")
    for space in spaces:
        for effect in space.effects:
            check_sources(space.id, effect)


def check_sources(name: str, effect: Effect) -> None:
    """Where cards are built and reserved from (AW-4.11, AW-8.6)."""
    expected = {"build": ("display", "reserve"), "reserve_one": ("display", "deck_top")}.get(effect.verb, ())
    library.check(effect.sources == expected, f"{name}: {effect.verb}: sources are {effect.sources}; expected {expected}")


def check_ids(ids: Counter[str]) -> None:
    """No id means two things."""
    for name, times in ids.items():
        library.check(times == 1, f"the id {name!r} is there {times} times")


def check_start(start: Start, spaces: tuple[Space, ...], rounds: Rounds) -> None:
    """The starting cards exist, citizens go from 1 up, and the covered spaces open when the track says so."""
    every = (*start.citizens, *start.citizens_supply)
    library.check(every == tuple(range(1, len(every) + 1)), f"setup.toml: the citizens are {every}; expected 1, 2, 3 and so on")
    opening = {space.id: space.from_round for space in spaces}
    prices = [(cost.coins > 0) + (cost.knowledge > 0) for space in spaces for cost in space.cost_options]
    library.check(set(prices) == {1}, "board.toml: each of the cost_options must be coins or knowledge, not both")
    library.check(opening.get("explore") == rounds.reveal_explore, "board.toml: explore opens in another round than the track says")
    library.check(
        opening.get("populate") == rounds.reveal_populate, "board.toml: populate opens in another round than the track says"
    )


library = Library("ancient_world", __name__)
empire_a = library.read("empire_a.toml", EmpireFile)
empire_b = library.read("empire_b.toml", EmpireFile)
empire_start = library.read("empire_start.toml", EmpireFile)
military = library.read("military.toml", MilitaryFile)
military_start = library.read("military_start.toml", MilitaryFile)
titans = library.read("titans.toml", TitanFile)
provinces = library.read("provinces.toml", ProvinceFile)
board = library.read("board.toml", BoardFile)
setup = library.read("setup.toml", SetupFile)
dice = library.read("dice.toml", DiceFile)
scoring = library.read("scoring.toml", ScoringFile)
if empire_a and empire_b and empire_start and military and military_start and titans and provinces and board and setup and dice:
    check_counts(
        {
            "empire_a": sum(card.copies for card in empire_a.card),
            "empire_b": sum(card.copies for card in empire_b.card),
            "empire_start": sum(card.copies for card in empire_start.card),
            "military": sum(card.copies for card in military.card),
            "military_start": sum(card.copies for card in military_start.card),
            "titans": len(titans.titan),
            "provinces": len(provinces.province),
        }
    )
    check_cards((*empire_a.card, *empire_b.card, *empire_start.card), titans.titan, dice.die.count)
    entries: tuple[Entry, ...] = (
        *(*empire_a.card, *empire_b.card, *empire_start.card, *military.card, *military_start.card),
        *(*titans.titan, *provinces.province, *board.action),
    )
    check_ids(Counter(entry.id for entry in entries))
    check_icons((*empire_a.card, *empire_b.card, *empire_start.card, *titans.titan, *provinces.province))
    check_start(setup.player, board.action, board.rounds)
    check_verbs((*empire_a.card, *empire_b.card, *empire_start.card), board.action)
library.finish()
assert empire_a and empire_b and empire_start and military and military_start and titans and provinces
assert board and setup and dice and scoring

DECKS: dict[str, Deck] = {}
DECKS.update((card.id, "A") for card in empire_a.card)
DECKS.update((card.id, "B") for card in empire_b.card)
DECKS.update((card.id, "start") for card in empire_start.card)
EMPIRE = {card.id: card for card in (*empire_a.card, *empire_b.card, *empire_start.card)}
MILITARY = {card.id: card for card in (*military.card, *military_start.card)}
TITANS = {titan.id: titan for titan in titans.titan}
PROVINCES = {province.id: province for province in provinces.province}
SPACES = {space.id: space for space in board.action}
POSSESSIONS: tuple[Possession, ...] = (*EMPIRE.values(), *PROVINCES.values(), *TITANS.values())
TRIBES: tuple[Tribe, ...] = tuple(tribe.id for tribe in setup.tribe)

EMPIRE_A = tuple(card.id for card in empire_a.card for _ in range(card.copies))
EMPIRE_B = tuple(card.id for card in empire_b.card for _ in range(card.copies))
MILITARY_DECK = tuple(card.id for card in military.card for _ in range(card.copies))
STARS = tuple(sorted({titan.stars for titan in TITANS.values()}))

ROUNDS = board.rounds
EMPIRE_DISPLAY = {int(players): cards for players, cards in board.display.empire.items()}
MILITARY_DISPLAY = {int(players): cards for players, cards in board.display.military.items()}
CAPITAL = setup.capital.icons
START = setup.player
MOST_CITIZENS = len(START.citizens) + len(START.citizens_supply)
LOOK = setup.variants.expansion_plus.look
DIE = dice.die
BANNER_POINTS = scoring.banners.vp
FAMINE_POINTS = scoring.famine.vp_per_citizen
