// What this board says of the contract in its own words, and how it looks things up.
import { useScene, type AnyOf, type Scene } from "@table";
import type { Board, choices, content, events } from "./contract";

export type { AncientOne, Attempt, Board, CardView, Chances, LockView, Player, Task, Way } from "./contract";
export type Colour = keyof Board["dice"];
export type Points = "sanity" | "stamina";
export const COLOURS: Colour[] = ["green", "yellow", "red"];

export type Catalogue = content.Catalogue;
export type Effect = content.Effect;
export type Entry = content.Entry;
export type CardEntry = content.Adventure;
export type MonsterEntry = content.Monster;
export type HandEntry = content.HandCard;
export type InvestigatorEntry = content.Investigator;
export type AncientOneEntry = content.AncientOne;
export type MythosEntry = content.Mythos;

/** A choice, and something that happened. */
export type Offered = AnyOf<choices.Choice>;
export type Told = AnyOf<events.Event>;

export type Table = Scene<Board, content.Catalogue, Offered>;

export const useTable = (): Table => useScene<Board, content.Catalogue, Offered>();

function need<T extends content.Entry>(entries: T[], id: string): T {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no card ${id}.`);
  return entry;
}

export const cardEntry = (table: Table, id: string): CardEntry =>
  need([...table.catalogue.adventures.adventure, ...table.catalogue.other_worlds.other_world], id);
export const monsterEntry = (table: Table, id: string): MonsterEntry => need(table.catalogue.monsters.monster, id);
export const investigatorEntry = (table: Table, id: string): InvestigatorEntry => need(table.catalogue.investigators.investigator, id);
export const ancientOneEntry = (table: Table, id: string): AncientOneEntry => need(table.catalogue.ancient_ones.ancient_one, id);
export const mythosEntry = (table: Table, id: string): MythosEntry => need(table.catalogue.mythos.mythos, id);

export type Kind = "common" | "unique" | "spell" | "ally";

/** A card in hand with the deck it belongs to. */
export function handEntry(table: Table, id: string): HandEntry & { kind: Kind } {
  const { common_items: common, unique_items: unique, spells, allies } = table.catalogue;
  const decks: [Kind, HandEntry[]][] = [
    ["common", common.common_item],
    ["unique", unique.unique_item],
    ["spell", spells.spell],
    ["ally", allies.ally],
  ];
  for (const [kind, entries] of decks) {
    const entry = entries.find((each) => each.id === id);
    if (entry) return { ...entry, kind };
  }
  throw new Error(`There is no card ${id}.`);
}

/** What a trophy is worth: a resolved card or a monster. */
export function trophyValue(table: Table, id: string): number {
  const monster = table.catalogue.monsters.monster.find((each) => each.id === id);
  return (monster ?? cardEntry(table, id)).trophy;
}

export const isMonster = (table: Table, id: string): boolean => table.catalogue.monsters.monster.some((each) => each.id === id);

/** The least certain source that the note of an entry names. */
export function provenance(note = ""): string {
  return ["designed", "recalled", "public", "rulebook"].find((each) => note.includes(each)) ?? "rulebook";
}

export const colourOf = (die: string): Colour => die.split("_")[0] as Colour;
export const faceOf = (die: string): string => die.split("_")[1] ?? "";

/** Items without those taken, one for one. */
export function without(items: readonly string[], taken: readonly string[]): string[] {
  const rest = [...items];
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Things that lie together are told apart by their number among their like, so that each keeps its place. */
export function numbered(items: readonly string[]): { item: string; key: string; nth: number }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const nth = seen.get(item) ?? 0;
    seen.set(item, nth + 1);
    return { item, nth, key: `${item}-${nth}` };
  });
}
