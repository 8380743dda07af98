"""The cards, the board and the numbers of the game, read from the files beside this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from eldertable.kernel.content import Library

Tribe = Literal["red", "blue", "green", "yellow", "purple"]
Deck = Literal["A", "B", "start"]
Placement = Literal["higher", "surcharge", "free"]
Face = Literal["titan", "coin", "blank"]
Source = Literal["display", "reserve"]
TriggerEvent = Literal[
    "own_build_action", "own_first_pass", "own_new_citizen", "discover_by_right_neighbour", "discover_by_left_neighbour"
]
Verb = Literal[
    "gain_coins",
    "gain_knowledge",
    "gain_coins_per",
    "gain_citizen",
    "repair",
    "round_attack",
    "take_first_player",
    "explore",
    "build",
    "build_without_cost",
    "recruit",
    "take_province",
    "copy_action",
    "scout_titans",
    "attack_scouted",
    "reserve_one",
    "remove_military_coin",
    "fire_event",
]
ScoringKind = Literal["banner_table", "banner_sets", "per_titans", "per_coins", "per_provinces", "per_knowledge"]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of an entry."""


class Entry(Part, frozen=True, kw_only=True):
    """What all entries share."""

    id: str
    name: str
    name_fr: str = ""
    effect: str = ""
    provenance: str = ""
    provenance_note: str = ""
    provenance_fields: dict[str, str] = {}


class Cost(Part, frozen=True, kw_only=True):
    """A price, paid to the supply."""

    coins: int = 0
    knowledge: int = 0


class Icons(Part, frozen=True, kw_only=True):
    """What a card gives as long as it is undamaged (AW-8.1)."""

    food: int = 0
    income_coins: int = 0
    income_knowledge: int = 0
    army_slots: int = 0
    swords: int = 0
    arrows: int = 0
    explore_bonus: int = 0
    capacity: int = 0


class Effect(Part, frozen=True, kw_only=True):
    """One thing that happens: a verb and what it needs to know."""

    verb: Verb
    amount: int = 0
    per: Literal["", "food"] = ""
    swords: int = 0
    arrows: int = 0
    draw: int = 5
    keep: int = 1
    count: int = 0
    sources: tuple[Literal["display", "reserve", "deck_top"], ...] = ()
    event: Literal["", "discover"] = ""
    optional: bool = False


class CardAction(Part, frozen=True, kw_only=True):
    """What a citizen on the card brings about (AW-4.30)."""

    cost: Cost = Cost()
    effects: tuple[Effect, ...]


class Trigger(Part, frozen=True, kw_only=True):
    """What the card does when something happens."""

    event: TriggerEvent
    optional: bool
    cost: Cost = Cost()
    discard_self: bool = False
    effects: tuple[Effect, ...]


class Static(Part, frozen=True, kw_only=True):
    """A lasting modifier."""

    kind: Literal["build_discount"]
    coins: int


class CardScoring(Part, frozen=True, kw_only=True):
    """Points at the end of the game (AW-10.4)."""

    kind: ScoringKind
    tribe: Tribe | Literal[""] = ""
    table: tuple[int, ...] = ()
    size: int = 0
    each: int = 1
    vp: int = 0
    max: int = 0


class Possession(Entry, frozen=True, kw_only=True):
    """What joins a city for good: its icons count, and some things happen once when it is gained."""

    icons: Icons = Icons()
    on_gain: tuple[Effect, ...] = ()


class EmpireCard(Possession, frozen=True, kw_only=True):
    """A building of a city (AW-1.2)."""

    copies: int
    cost: Cost = Cost()
    banners: tuple[Tribe, ...]
    action: CardAction | None = None
    trigger: Trigger | None = None
    static: Static | None = None
    scoring: CardScoring | None = None


class Use(Part, frozen=True, kw_only=True):
    """What an army does besides fighting whenever it is paid (AW-6.11, AW-6.12, AW-6.17)."""

    loot: int = 0
    spy: int = 0
    repair: int = 0


class Legacy(Use, frozen=True, kw_only=True):
    """What a retired card adds to its army (AW-5.7)."""

    swords: int = 0
    arrows: int = 0


class MilitaryCard(Entry, frozen=True, kw_only=True):
    """A Military card (AW-1.3)."""

    copies: int
    cost: Cost
    swords: int
    arrows: int
    use: Use = Use()
    legacy: Legacy


class Titan(Possession, frozen=True, kw_only=True):
    """A Titan (AW-1.4)."""

    stars: Literal[1, 2, 3]
    defence: int
    arrows_count: bool
    banners: tuple[Tribe, ...]


class Province(Possession, frozen=True, kw_only=True):
    """A Province (AW-1.4)."""


class Space(Entry, frozen=True, kw_only=True):
    """An action space of the board (AW-1.1)."""

    placement: Placement
    from_round: int
    cost_options: tuple[Cost, ...] = ()
    effects: tuple[Effect, ...]


class Rounds(msgspec.Struct, frozen=True):
    """The round track (AW-3.1 to AW-3.6)."""

    count: int
    reveal_explore: int
    reveal_populate: int
    empire_b_from: int


class Displays(msgspec.Struct, frozen=True):
    """How many cards lie face up, by the number of players (AW-2.4, AW-2.5)."""

    empire: dict[str, int]
    military: dict[str, int]


class Capital(msgspec.Struct, frozen=True):
    """What the player board shows (AW-1.7)."""

    icons: Icons


class Start(msgspec.Struct, frozen=True):
    """What a player begins with (AW-2.6, AW-2.7, AW-2.9)."""

    colours: tuple[str, ...]
    coins: int
    knowledge: int
    extra_coins_by_seat: tuple[int, ...]
    citizens: tuple[int, ...]
    citizens_supply: tuple[int, ...]
    empire: tuple[str, ...]
    military: tuple[str, ...]


class Die(msgspec.Struct, frozen=True):
    """The damage die (AW-1.6)."""

    count: int
    faces: tuple[Face, ...]


class Banners(msgspec.Struct, frozen=True):
    vp: tuple[int, ...]


class Famine(msgspec.Struct, frozen=True):
    vp_per_citizen: int


class Named(msgspec.Struct, frozen=True):
    id: Tribe


class ExpansionPlus(msgspec.Struct, frozen=True):
    look: int


class Variants(msgspec.Struct, frozen=True):
    expansion_plus: ExpansionPlus


class EmpireFile(msgspec.Struct, frozen=True):
    card: tuple[EmpireCard, ...]


class MilitaryFile(msgspec.Struct, frozen=True):
    card: tuple[MilitaryCard, ...]


class TitanFile(msgspec.Struct, frozen=True):
    titan: tuple[Titan, ...]


class ProvinceFile(msgspec.Struct, frozen=True):
    province: tuple[Province, ...]


class BoardFile(msgspec.Struct, frozen=True):
    action: tuple[Space, ...]
    rounds: Rounds
    display: Displays


class SetupFile(msgspec.Struct, frozen=True):
    capital: Capital
    player: Start
    tokens: dict[str, Any]
    tribe: tuple[Named, ...]
    variants: Variants


class DiceFile(msgspec.Struct, frozen=True):
    die: Die


class ScoringFile(msgspec.Struct, frozen=True):
    banners: Banners
    famine: Famine


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
