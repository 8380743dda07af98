"""What the files of the content hold: cards, tokens, dice and sheets, and the verbs of their effects."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["green", "yellow", "red"]
Deck = Literal["adventure", "other_world", "mythos", "common", "unique", "spell", "ally"]
Frame = Literal["none", "empty", "full", "partial"]
When = Literal[
    "before_roll",
    "after_roll",
    "own_turn",
    "reaction",
    "passive",
    "on_gain",
    "after_any_roll",
    "start_of_any_turn",
    "start_of_resolution",
    "before_first_roll_other_world",
]
Trigger = Literal["", "own_attempt_failed", "own_terror", "own_gain_monster", "own_turn_lose_stamina"]
Who = Literal["active", "all", "alone", "choose_investigator"]
What = Literal[
    "",
    "sanity",
    "stamina",
    "clue",
    "common",
    "unique",
    "spell",
    "ally",
    "elder_sign",
    "trophy",
    "trophy_piece",
    "monster_trophy",
]
MythosRule = Literal[
    "", "no_clue_rerolls", "no_souvenirs", "no_focus", "no_spells", "no_regain", "clue_on_resolve", "elder_sign_price+2"
]
Verb = Literal[
    "gain",
    "lose",
    "regain",
    "regain_split",
    "doom",
    "remove_doom",
    "monster",
    "gate",
    "lose_elder_sign",
    "devoured",
    "choose",
    "pay",
    "fail_attempt",
    "discard_dice",
    "add_dice",
    "secure",
    "reroll",
    "change_die",
    "raise_investigation",
    "make_wild",
    "extra_focus",
    "token",
    "defeat_monster",
    "prevent",
    "prevent_penalties",
    "prevent_terror",
    "discard_self",
    "on_draw",
    "extra_reward",
    "max_change",
    "price",
    "monster_extra_icon",
    "add_masks",
    "awaken_is_loss",
    "on_cast_spell",
    "on_use_item",
    "on_devoured",
    "on_fail_with_monster",
    "fail_other_world_removes",
    "multi_task_per_roll",
    "swap_gain",
    "extra_on_gain",
    "clue_rerolls",
    "no_monsters_on_own_turn",
    "immune_terror",
    "ignore_mythos_continuous",
    "use_locked_dice",
]

# The verbs that can stand in lists of effects, on whatever card; all others belong to cards in hand and to abilities.
COMMON_VERBS: tuple[Verb, ...] = (
    "gain",
    "lose",
    "regain",
    "regain_split",
    "doom",
    "remove_doom",
    "monster",
    "gate",
    "lose_elder_sign",
    "devoured",
    "choose",
    "fail_attempt",
    "discard_dice",
    "defeat_monster",
    "max_change",
)
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of what a card does: a verb and its parameters."""

    do: Verb
    what: What = ""
    n: int | Literal["all"] = 1
    who: Who = "active"
    per: Literal["", "other_world_in_play"] = ""
    only_if: Literal["", "other_world_in_play", "monsters_in_play>=3"] = ""
    exact: bool = False
    options: tuple[str | tuple[Effect, ...], ...] = ()
    effects: tuple[Effect, ...] = ()
    dice: tuple[Colour, ...] = ()
    face: str = ""
    from_: str | tuple[str, ...] = msgspec.field(name="from", default="")
    to: str | tuple[str, ...] = ""
    optional: bool = False
    then: Literal["", "secure"] = ""
    scope: Literal["", "card"] = ""
    name: Literal["", "reroll_yellow"] = ""
    sanity: int = 0
    stamina: int = 0
    elder_sign: int = 0
    icon: str = ""
    deck: Literal["", "common", "unique"] = ""
    monster_group: str = ""

    @property
    def count(self) -> int:
        """The number as a number."""
        return self.n if isinstance(self.n, int) else 99

    @property
    def sides(self) -> tuple[tuple[Effect, ...], ...]:
        """The lists of effects to choose from."""
        return tuple([side for side in self.options if not isinstance(side, str)])


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all entries share."""

    id: str
    name: str
    name_fr: str = ""
    effect: str = ""
    provenance: str = ""
    provenance_note: str = ""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What completing a task costs besides the dice (ES-1.11)."""

    sanity: int = 0
    stamina: int = 0
    clock: int = 0


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of icons on a card (ES-1.10)."""

    req: tuple[str, ...]
    monster: Frame
    covered: tuple[int, ...] = ()
    cost: Cost = Cost()


class Adventure(Entry, frozen=True, kw_only=True):
    """An Adventure or Other World card (ES-1.5)."""

    trophy: int
    ordered: bool
    tasks: tuple[Task, ...]
    lock: Colour | Literal[""] = ""
    terror: tuple[Effect, ...] = ()
    terror_text: str = ""
    midnight: tuple[Effect, ...] = ()
    midnight_text: str = ""
    penalties: tuple[Effect, ...] = ()
    rewards: tuple[Effect, ...] = ()
    other_world: bool = False


class Monster(Entry, frozen=True, kw_only=True):
    """A monster token (ES-1.6)."""

    trophy: int
    req: tuple[str, ...]
    mask: bool
    cost: Cost = Cost()
    group: str = ""
    lock: Colour | Literal[""] = ""
    midnight: tuple[Effect, ...] = ()
    midnight_text: str = ""
    on_gain: tuple[Effect, ...] = ()
    on_gain_text: str = ""


class HandCard(Entry, frozen=True, kw_only=True):
    """An item, spell or ally."""

    count: int
    when: When
    effects: tuple[Effect, ...]
    trigger: Trigger = ""
    limit: Literal["", "roll", "day"] = ""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an investigator starts with (ES-2.8, ES-2.9)."""

    common: int = 0
    unique: int = 0
    spell: int = 0
    clue: int = 0
    ally: str = ""
    choice: int = 0


class Investigator(Entry, frozen=True, kw_only=True):
    """An investigator (ES-1.3)."""

    title: str
    title_fr: str = ""
    sanity: int
    stamina: int
    start: Start
    ability: str
    ability_fr: str = ""
    when: When
    limit: Literal["", "roll", "day"] = ""
    effects: tuple[Effect, ...]


class AncientOne(Entry, frozen=True, kw_only=True):
    """An Ancient One (ES-1.4)."""

    elder_signs: int
    doom_track: tuple[Literal["doom", "monster"], ...]
    combat_task: tuple[str, ...]
    ability: str
    ability_fr: str = ""
    ability_text: str
    ability_effects: tuple[Effect, ...]
    on_awaken_text: str = ""
    on_awaken_effects: tuple[Effect, ...] = ()
    attack_text: str
    attack_effects: tuple[Effect, ...]

    def rule(self, verb: Verb) -> Effect | None:
        """The part of the ability with this verb."""
        return next((effect for effect in self.ability_effects if effect.do == verb), None)


class Mythos(Entry, frozen=True, kw_only=True):
    """A Mythos card: an immediate and a continuous effect (ES-12.1)."""

    title: str
    title_fr: str = ""
    subtitle: str
    subtitle_fr: str = ""
    immediate_text: str
    immediate: tuple[Effect, ...] = ()
    continuous_kind: Literal["none", "next_midnight", "lock", "terror", "rule", "persistent"]
    continuous_text: str
    continuous: tuple[Effect, ...] = ()
    lock: Colour | Literal[""] = ""
    rule: MythosRule = ""
    until: Literal["", "other_world_resolved"] = ""


class Die(Entry, frozen=True, kw_only=True):
    """A kind of die (ES-1.1)."""

    count: int
    faces: tuple[str, str, str, str, str, str]


class FirstAid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treatment at the Entrance (ES-9.2)."""

    id: str
    cost: int
    effect: str
    effects: tuple[Effect, ...]


class FoundRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Lost and Found table (ES-9.3)."""

    faces: tuple[str, ...]
    effect: str
    effects: tuple[Effect, ...]


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A souvenir and its price (ES-9.5)."""

    what: Literal["clue", "common", "unique", "spell", "ally", "elder_sign"]
    price: int


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the Entrance, with where its facts come from."""

    provenance: str = ""


class FirstAidSheet(Sheet, frozen=True, kw_only=True):
    option: tuple[FirstAid, ...]


class LostAndFoundSheet(Sheet, frozen=True, kw_only=True):
    die: Colour
    row: tuple[FoundRow, ...]


class SouvenirSheet(Sheet, frozen=True, kw_only=True):
    offer: tuple[Offer, ...]


class EntranceFile(msgspec.Struct, frozen=True):
    place: tuple[Entry, ...]
    first_aid: FirstAidSheet
    lost_and_found: LostAndFoundSheet
    souvenirs: SouvenirSheet


class Tokens(msgspec.Struct, frozen=True):
    """How many tokens there are (ES-1.6)."""

    clue: int
    monster: int
    mask_monster: int
    doom: int
    elder_sign: int


class Cards(msgspec.Struct, frozen=True):
    """How many cards there are (ES-1.5)."""

    investigators: int
    ancient_ones: int
    adventures: int
    other_worlds: int
    common_items: int
    unique_items: int
    spells: int
    allies: int
    mythos: int


class Clock(msgspec.Struct, frozen=True):
    """The positions of the hand (ES-1.7)."""

    positions: tuple[str, ...]
    start: str


class Layout(msgspec.Struct, frozen=True):
    """What lies on the table."""

    adventures_in_play: int
    players_min: int
    players_max: int


class ComponentFile(msgspec.Struct, frozen=True):
    tokens: Tokens
    cards: Cards
    clock: Clock
    table: Layout


class DiceFile(msgspec.Struct, frozen=True):
    die: tuple[Die, ...]
    face: tuple[Entry, ...]


class AdventureFile(msgspec.Struct, frozen=True):
    adventure: tuple[Adventure, ...]


class OtherWorldFile(msgspec.Struct, frozen=True):
    other_world: tuple[Adventure, ...]


class MonsterFile(msgspec.Struct, frozen=True):
    monster: tuple[Monster, ...]


class CommonItemFile(msgspec.Struct, frozen=True):
    common_item: tuple[HandCard, ...]


class UniqueItemFile(msgspec.Struct, frozen=True):
    unique_item: tuple[HandCard, ...]


class SpellFile(msgspec.Struct, frozen=True):
    spell: tuple[HandCard, ...]


class AllyFile(msgspec.Struct, frozen=True):
    ally: tuple[HandCard, ...]


class InvestigatorFile(msgspec.Struct, frozen=True):
    investigator: tuple[Investigator, ...]


class AncientOneFile(msgspec.Struct, frozen=True):
    ancient_one: tuple[AncientOne, ...]


class MythosFile(msgspec.Struct, frozen=True):
    mythos: tuple[Mythos, ...]
