"""The cards, gates, regions, discs and numbers of the game, read from the files beside this one."""

from __future__ import annotations

from collections import Counter

from eldertable.games.gates_of_delirium.content.shapes import (
    ActionCardFile,
    ComponentFile,
    DesperateActionFile,
    GateFile,
    MonstrosityFile,
    RegionFile,
    Scoring,
    ScrollFile,
)
from eldertable.kernel.content import Library


def check_counts(cards: ActionCardFile, gates: GateFile, regions: RegionFile, discs: MonstrosityFile, parts: ComponentFile) -> None:
    """The counts that the rulebook fixes."""
    library.check(
        len({card.id for card in cards.card}) == parts.counts.action_cards, "action_cards.toml: there must be 80 different cards"
    )
    pages = sorted(card.sane.page for card in cards.card if card.sane.verb == "collect_lost_page")
    library.check(pages == list(range(1, 21)), f"action_cards.toml: the lost pages must be 1 to 20, once each; they are {pages}")
    for mode in ("sane", "insane"):
        found = Counter(card.half(mode).verb for card in cards.card)
        library.check(
            found == cards.checks[mode], f"action_cards.toml: the {mode} halves are {dict(found)}; expected {cards.checks[mode]}"
        )
    total = sum(gate.copies for gate in gates.gate)
    library.check(total == parts.counts.gate_cards, f"gates.toml: the copies add up to {total}; expected {parts.counts.gate_cards}")
    names = {region.id for region in regions.region}
    for gate in gates.gate:
        library.check(gate.region in names, f"gates.toml: {gate.id}: region {gate.region!r} is not in regions.toml")
    for slots, players in ((parts.setup.scroll_slots_2, 2), (parts.setup.scroll_slots_3_4, 3)):
        icons = sum(disc.scroll_icon for disc in discs.monstrosity if disc.min_players <= players)
        library.check(icons == slots, f"monstrosities.toml: {icons} scroll icons with {players} players; expected {slots}")


library = Library("gates_of_delirium", __name__)
action_cards = library.read("action_cards.toml", ActionCardFile)
gates = library.read("gates.toml", GateFile)
regions = library.read("regions.toml", RegionFile)
monstrosities = library.read("monstrosities.toml", MonstrosityFile)
scrolls = library.read("scrolls.toml", ScrollFile)
hidden_expansion = library.read("hidden_expansion.toml", ScrollFile)
desperate_actions = library.read("desperate_actions.toml", DesperateActionFile)
components = library.read("components.toml", ComponentFile)
scoring = library.read("scoring.toml", Scoring)
if action_cards and gates and regions and monstrosities and components:
    check_counts(action_cards, gates, regions, monstrosities, components)
library.finish()
assert action_cards and gates and regions and monstrosities and scrolls and hidden_expansion
assert desperate_actions and components and scoring

CARDS = {card.id: card for card in action_cards.card}
GATES = {gate.id: gate for gate in gates.gate}
REGIONS = {region.id: region for region in sorted(regions.region, key=lambda region: region.order)}
MONSTROSITIES = {disc.id: disc for disc in sorted(monstrosities.monstrosity, key=lambda disc: disc.value)}
BASE_SCROLLS = {scroll.id: scroll for scroll in scrolls.scroll}
EXPANSION_SCROLLS = {scroll.id: scroll for scroll in hidden_expansion.scroll}
SCROLLS = BASE_SCROLLS | EXPANSION_SCROLLS
# The gifts of scrolls that need not be taken (GD-8.11).
OPTIONAL_GIFTS = frozenset(scroll.id for scroll in SCROLLS.values() if scroll.grant and scroll.grant.optional)
DESPERATE_ACTIONS = {action.id: action for action in desperate_actions.desperate_action}
COUNTS = components.counts
SETUP = components.setup
SCORING = scoring
