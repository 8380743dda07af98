"""The shapes of the content files."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

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
    provenance: str = ""
    provenance_note: str = ""
    provenance_fields: dict[str, str] = {}


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
