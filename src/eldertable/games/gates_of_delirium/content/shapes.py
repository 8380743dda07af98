"""The shapes of the content files."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Mode = Literal["sane", "insane"]
Quadrant = Literal["nw", "ne", "sw", "se"]
CardVerb = Literal["collect_lost_page", "collect_map_fragment", "collect_rune", "deploy", "convert", "build_gate"]
GrantVerb = Literal["build_gate", "deploy", "gain_desperation"]
Measure = Literal["incomplete_gates", "investigators_on_board", "lost_pages", "map_fragments", "runes", "desperation_tokens"]
Trigger = Literal["collect_lost_page", "collect_map_fragment", "collect_rune", "convert", "open_gate", "final_scoring", "none"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all entries share."""

    id: str
    name: str
    name_fr: str = ""
    effect: str = ""
    provenance: str = ""
    provenance_note: str = ""
    provenance_fields: dict[str, str] = {}


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an action card."""

    verb: CardVerb
    keep: bool
    effect: str
    count: int = 1
    desperation: int = 0
    page: int = 0
    quadrant: Quadrant | Literal[""] = ""


class ActionCard(Entry, frozen=True, kw_only=True):
    """An action card with its two halves (GD-1.2)."""

    number: int
    sane: Half
    insane: Half

    def half(self, mode: Mode) -> Half:
        """The half that counts in this mode."""
        return self.sane if mode == "sane" else self.insane


class GateType(Entry, frozen=True, kw_only=True):
    """A type of gate card (GD-1.3)."""

    region: str
    copies: int
    cards_needed: int


class Region(Entry, frozen=True, kw_only=True):
    """A town of the board (GD-1.1)."""

    order: int
    colour: str
    gate: str
    scoring_3_4: tuple[int, int, int]
    scoring_2: tuple[int, int, int]
    neutrals_2p: int
    layout: dict[str, int]


class Monstrosity(Entry, frozen=True, kw_only=True):
    """A disc of the stack (GD-1.5)."""

    value: int
    scroll_icon: bool
    min_players: int


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an ongoing scroll gives when it is triggered."""

    verb: GrantVerb
    count: int
    desperation: int = 0
    optional: bool = False


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing change (GD-8.5)."""

    verb: Literal["desperate_cost"]
    amount: int


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An end-of-game bonus for the most of something (GD-8.13)."""

    verb: Literal["score_most"]
    measure: Measure
    points: int


class Scroll(Entry, frozen=True, kw_only=True):
    """A scroll: exactly one of grant, modifier and bonus (GD-1.4)."""

    kind: Literal["ongoing", "end_game"]
    trigger: Trigger
    grant: Grant | None = None
    modifier: Modifier | None = None
    bonus: Bonus | None = None


class DesperateEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a desperate action does."""

    verb: Literal["swap_cards", "renew_gate_row", "flip_sanity", "score_points"]
    draw: int = 0
    discard: int = 0
    size: int = 0
    points: int = 0


class DesperateAction(Entry, frozen=True, kw_only=True):
    """An extra action paid with desperation tokens (GD-9.4)."""

    cost: int
    effect_data: DesperateEffect


class Setup(msgspec.Struct, frozen=True):
    """Numbers of the set-up."""

    hand_size: int
    gate_row: int
    starting_desperation: int
    starting_score: int
    cards_per_turn: int
    cards_drawn_per_turn: int
    scroll_slots_3_4: int
    scroll_slots_2: int
    removed_monstrosities_2p: tuple[str, ...]


class Counts(msgspec.Struct, frozen=True):
    """How many there are of each component."""

    action_cards: int
    gate_cards: int
    scroll_cards: int
    monstrosity_discs: int
    investigators_per_player: int
    desperation_tokens: int


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A file; its provenance is that of all entries which say nothing else."""

    provenance: str = ""
    provenance_note: str = ""


class ActionCardFile(Sheet, frozen=True, kw_only=True):
    card: tuple[ActionCard, ...]
    checks: dict[str, Any]


class GateFile(Sheet, frozen=True, kw_only=True):
    gate: tuple[GateType, ...]


class RegionFile(Sheet, frozen=True, kw_only=True):
    region: tuple[Region, ...]


class MonstrosityFile(Sheet, frozen=True, kw_only=True):
    monstrosity: tuple[Monstrosity, ...]


class ScrollFile(Sheet, frozen=True, kw_only=True):
    scroll: tuple[Scroll, ...]


class DesperateActionFile(Sheet, frozen=True, kw_only=True):
    desperate_action: tuple[DesperateAction, ...]


class ComponentFile(msgspec.Struct, frozen=True):
    counts: Counts
    setup: Setup


class InvestigatorPoints(msgspec.Struct, frozen=True):
    points_each_on_board: int


class RunePoints(msgspec.Struct, frozen=True):
    set_max: int
    points: tuple[int, ...]


class PagePoints(msgspec.Struct, frozen=True):
    in_sequence: int
    alone: int


class MapPoints(msgspec.Struct, frozen=True):
    quadrants: tuple[Quadrant, ...]
    complete_map: int
    spare_fragment: int


class BonusRule(msgspec.Struct, frozen=True):
    minimum_to_score: int


class ScoreTrack(msgspec.Struct, frozen=True):
    length: int


class Scoring(msgspec.Struct, frozen=True):
    """The tables of final scoring (GD-11)."""

    investigators: InvestigatorPoints
    runes: RunePoints
    lost_pages: PagePoints
    map_fragments: MapPoints
    scroll_bonus: BonusRule
    score_track: ScoreTrack
