"""The cards, tokens, dice and numbers of the game, read from the files beside this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.elder_sign.content.shapes import (
    COMMON_VERBS,
    AdventureFile,
    AllyFile,
    AncientOneFile,
    CommonItemFile,
    ComponentFile,
    Deck,
    DiceFile,
    Effect,
    EntranceFile,
    InvestigatorFile,
    MonsterFile,
    MythosFile,
    OtherWorldFile,
    SpellFile,
    UniqueItemFile,
)
from eldertable.kernel.content import Library

library = Library("elder_sign", __name__)
dice = library.read("dice.toml", DiceFile)
components = library.read("components.toml", ComponentFile)
entrance = library.read("entrance.toml", EntranceFile)
adventures = library.read("adventures.toml", AdventureFile)
other_worlds = library.read("other_worlds.toml", OtherWorldFile)
monsters = library.read("monsters.toml", MonsterFile)
common_items = library.read("common_items.toml", CommonItemFile)
unique_items = library.read("unique_items.toml", UniqueItemFile)
spells = library.read("spells.toml", SpellFile)
allies = library.read("allies.toml", AllyFile)
investigators = library.read("investigators.toml", InvestigatorFile)
ancient_ones = library.read("ancient_ones.toml", AncientOneFile)
mythos_cards = library.read("mythos.toml", MythosFile)
if library.problems:
    library.finish()
assert dice and components and entrance and adventures and other_worlds and monsters and common_items
assert unique_items and spells and allies and investigators and ancient_ones and mythos_cards

ICONS = {"lore", "peril", "terror", *(f"inv{number}" for number in range(1, 13))}


def check_count(file: str, found: int, expected: int) -> None:
    """A number that the rulebook fixes."""
    library.check(found == expected, f"{file}: there are {found} entries; expected {expected}")


def check_icons(file: str, entry: str, req: Iterable[str]) -> None:
    """Icons that dice can satisfy."""
    for icon in req:
        known = all(part in ICONS for part in icon.split("|"))
        library.check(known, f"{file}: {entry}: unknown icon {icon!r}; expected inv1 to inv12, lore, peril, terror, or two with |")


def check_effects(file: str, entry: str, effects: Iterable[Effect]) -> None:
    """Effects that can be carried out wherever they stand."""
    for effect in effects:
        known = effect.do in COMMON_VERBS
        library.check(known, f"{file}: {entry}: {effect.do!r} cannot stand here; expected one of {', '.join(COMMON_VERBS)}")
        for side in effect.sides:
            check_effects(file, entry, side)


check_count("adventures.toml", len(adventures.adventure), components.cards.adventures)
check_count("other_worlds.toml", len(other_worlds.other_world), components.cards.other_worlds)
check_count("mythos.toml", len(mythos_cards.mythos), components.cards.mythos)
check_count("investigators.toml", len(investigators.investigator), components.cards.investigators)
check_count("ancient_ones.toml", len(ancient_ones.ancient_one), components.cards.ancient_ones)
check_count("common_items.toml", sum(card.count for card in common_items.common_item), components.cards.common_items)
check_count("unique_items.toml", sum(card.count for card in unique_items.unique_item), components.cards.unique_items)
check_count("spells.toml", sum(card.count for card in spells.spell), components.cards.spells)
check_count("allies.toml", sum(card.count for card in allies.ally), components.cards.allies)
check_count("monsters.toml", len(monsters.monster), components.tokens.monster + components.tokens.mask_monster)
for adventure in (*adventures.adventure, *other_worlds.other_world):
    for task in adventure.tasks:
        check_icons("adventures.toml", adventure.id, task.req)
        library.check(
            all(place < len(task.req) for place in task.covered),
            f"adventures.toml: {adventure.id}: `covered` names an icon that is not there",
        )
    check_effects(
        "adventures.toml",
        adventure.id,
        (*adventure.terror, *adventure.midnight, *adventure.penalties, *adventure.rewards),
    )
for monster in monsters.monster:
    check_icons("monsters.toml", monster.id, monster.req)
    check_effects("monsters.toml", monster.id, (*monster.midnight, *monster.on_gain))
for ancient_one in ancient_ones.ancient_one:
    check_icons("ancient_ones.toml", ancient_one.id, ancient_one.combat_task)
    check_effects("ancient_ones.toml", ancient_one.id, (*ancient_one.on_awaken_effects, *ancient_one.attack_effects))
for mythos in mythos_cards.mythos:
    check_effects("mythos.toml", mythos.id, (*mythos.immediate, *mythos.continuous))
for row in entrance.lost_and_found.row:
    check_effects("entrance.toml", "lost_and_found", row.effects)
library.finish()

DICE = {die.id: die for die in dice.die}
CLOCK = components.clock.positions
CLUES = components.tokens.clue
ELDER_SIGNS = components.tokens.elder_sign
PLACES = components.table.adventures_in_play
ADVENTURES = {card.id: card for card in adventures.adventure}
OTHER_WORLDS = {card.id: card for card in other_worlds.other_world}
CARDS = ADVENTURES | OTHER_WORLDS
MONSTERS = {monster.id: monster for monster in monsters.monster}
COMMON = {card.id: card for card in common_items.common_item}
UNIQUE = {card.id: card for card in unique_items.unique_item}
SPELLS = {card.id: card for card in spells.spell}
ALLIES = {card.id: card for card in allies.ally}
HAND = COMMON | UNIQUE | SPELLS | ALLIES
INVESTIGATORS = {investigator.id: investigator for investigator in investigators.investigator}
# What cards in hand and investigators can do, by their ids.
ABILITIES = {
    **{card.id: card.effects for card in HAND.values()},
    **{investigator.id: investigator.effects for investigator in INVESTIGATORS.values()},
}
ANCIENT_ONES = {ancient_one.id: ancient_one for ancient_one in ancient_ones.ancient_one}
MYTHOS = {card.id: card for card in mythos_cards.mythos}
FIRST_AID = {option.id: option for option in entrance.first_aid.option}
LOST_AND_FOUND = {face: row.effects for row in entrance.lost_and_found.row for face in row.faces}
LOST_AND_FOUND_DIE = entrance.lost_and_found.die
SOUVENIRS = {offer.what: offer.price for offer in entrance.souvenirs.offer}

DECK_OF: dict[str, Deck] = {
    **dict.fromkeys(ADVENTURES, "adventure"),
    **dict.fromkeys(OTHER_WORLDS, "other_world"),
    **dict.fromkeys(MYTHOS, "mythos"),
    **dict.fromkeys(COMMON, "common"),
    **dict.fromkeys(UNIQUE, "unique"),
    **dict.fromkeys(SPELLS, "spell"),
    **dict.fromkeys(ALLIES, "ally"),
}
DECKS: tuple[Deck, ...] = ("adventure", "other_world", "mythos", "common", "unique", "spell", "ally")
CARD_COUNTS: Counter[str] = Counter({**dict.fromkeys((*CARDS, *MYTHOS), 1), **{card.id: card.count for card in HAND.values()}})
TROPHY = {**{card.id: card.trophy for card in CARDS.values()}, **{monster.id: monster.trophy for monster in MONSTERS.values()}}
library.check(len(DECK_OF) == len(CARDS) + len(MYTHOS) + len(HAND), "all files: an id is used for two cards")
library.finish()


def deck_cards(deck: Deck) -> list[str]:
    """All cards of a deck, copies included, in the order of the files."""
    return [card for card, home in DECK_OF.items() if home == deck for _ in range(CARD_COUNTS[card])]
