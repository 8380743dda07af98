// The view of this game (view.py) and its catalogue (content/*.toml).
import { useScene, type Scene } from "@table";

export type Colour = "green" | "yellow" | "red";
export type Points = "sanity" | "stamina";
export const COLOURS: Colour[] = ["green", "yellow", "red"];

export interface Task {
  icons: string[];
  sanity: number;
  stamina: number;
  clock: number;
  frame: "none" | "empty" | "full" | "partial";
  monster: string;
  complete: boolean;
  settled: boolean;
  dice: string[];
  offer: Way | null;
}

/** Dice that complete a task together: of the pool, on markers, on spells. */
export interface Way {
  pool: string[];
  held: string[];
  secured: string[];
}

export interface CardView {
  id: string;
  other_world: boolean;
  ordered: boolean;
  trophy: number;
  tasks: Task[];
  excess: number;
  seats: number[];
}

export interface Attempt {
  card: string;
  tasks: Task[];
  pool: string[];
  placed: string[];
  discarded: string[];
  focused: string[];
  helpers: { seat: number; die: string }[];
  focuses: number;
  rerolls: number;
  yellow_rerolls: number;
  ability_used: boolean;
  doomed: boolean;
  rolls: number;
  rolled: boolean;
  wild: string;
  picking: string;
  picked: string[];
}

export interface Player {
  investigator: string;
  sanity: number;
  stamina: number;
  max_sanity: number;
  max_stamina: number;
  place: string;
  clues: number;
  cards: string[];
  trophies: string[];
  trophy_total: number;
  tired: string[];
}

export interface AncientOne {
  id: string;
  elder_signs: number;
  needed: number;
  doom: number;
  track: ("doom" | "monster")[];
  combat_task: string[];
  awake: boolean;
}

export interface LockView {
  colour: Colour;
  holder: string;
  holds: boolean;
}

export interface Board {
  ancient_one: AncientOne | null;
  clock: string;
  midnight_due: boolean;
  day: number;
  turn: number;
  active: number;
  phase: string;
  mythos: string;
  mythos_faded: boolean;
  lasting_mythos: string[];
  cards: CardView[];
  places: string[];
  other_worlds: string[];
  to_be_gained: string[];
  decks: Record<string, number>;
  arriving: string;
  cup: number;
  dice: Record<Colour, { supply: number; in_game: number }>;
  locks: LockView[];
  secured: { spell: string; seat: number; dice: string[] }[];
  attempt: Attempt | null;
  players: Player[];
  entrance: {
    first_aid: Record<string, number>;
    souvenirs: Record<string, { price: number; on_offer: boolean }>;
  } | null;
  unused_investigators: string[];
  devoured: string[];
  clues: number;
}

/** One step of what a card does (content/README.md). */
export interface Effect {
  do: string;
  what?: string;
  n?: number | "all";
  who?: string;
  options?: Effect[][];
}

export interface Entry {
  id: string;
  name: string;
  provenance?: string;
}

export interface CardEntry extends Entry {
  trophy: number;
  ordered: boolean;
  tasks: { req: string[]; monster: string }[];
  lock?: Colour;
  terror?: Effect[];
  midnight?: Effect[];
  penalties: Effect[];
  rewards: Effect[];
}

export interface MonsterEntry extends Entry {
  trophy: number;
  req: string[];
  mask: boolean;
  lock?: Colour;
  midnight?: Effect[];
  on_gain?: Effect[];
}

export interface HandEntry extends Entry {
  count: number;
  when: string;
  limit?: string;
}

export interface InvestigatorEntry extends Entry {
  title: string;
  sanity: number;
  stamina: number;
  start: Record<string, number | string>;
  when: string;
  limit?: string;
}

export interface AncientOneEntry extends Entry {
  elder_signs: number;
  doom_track: ("doom" | "monster")[];
  combat_task: string[];
}

export interface MythosEntry extends Entry {
  continuous_kind: string;
  lock?: Colour;
}

export interface Catalogue {
  adventures: { adventure: CardEntry[] };
  other_worlds: { other_world: CardEntry[] };
  monsters: { monster: MonsterEntry[] };
  common_items: { common_item: HandEntry[] };
  unique_items: { unique_item: HandEntry[] };
  spells: { spell: HandEntry[] };
  allies: { ally: HandEntry[] };
  investigators: { investigator: InvestigatorEntry[] };
  ancient_ones: { ancient_one: AncientOneEntry[] };
  mythos: { mythos: MythosEntry[] };
  dice: { die: { id: Colour; faces: string[]; provenance: string }[] };
  entrance: {
    first_aid: { provenance: string };
    lost_and_found: { provenance: string; row: { faces: string[]; effects: Effect[] }[] };
    souvenirs: { provenance: string };
  };
}

export type Table = Scene<Board, Catalogue>;

export const useTable = (): Table => useScene<Board, Catalogue>();

function need<T extends Entry>(entries: T[], id: string): T {
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
