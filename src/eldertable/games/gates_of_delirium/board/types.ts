// The view of this game (view.py) and its catalogue (content/*.toml).
import { useScene, type Scene, type Sourced } from "@table";

export type Mode = "sane" | "insane";
export type Quadrant = "nw" | "ne" | "sw" | "se";

export interface Region {
  investigators: number[];
  neutrals: number;
  numbers: number[];
  if_opened: number[];
}

export interface Player {
  hand: string[] | null;
  hand_size: number;
  pool: number;
  tokens: number;
  pages: number[];
  maps: Quadrant[];
  runes: number;
  building: Record<string, number>;
  opened: { gate: string; monstrosity: string }[];
  score: number;
  parts: Record<string, number>;
  total: number;
}

export interface Disc {
  id: string;
  value: number;
  scroll: boolean;
}

export interface Board {
  round: number;
  round_limit: number;
  first: number;
  active: number;
  phase: string;
  mode: Mode;
  cards_played: number;
  playing: { card: string; mode: Mode; units_left: number } | null;
  regions: Record<string, Region>;
  gate_row: (string | null)[];
  gate_deck: number;
  gate_deck_bottom: string[];
  deck: number;
  discard: string[];
  stack: Disc[];
  scrolls_down: number;
  scrolls_up: string[];
  supply: number;
  costs: Record<string, number>;
  players: Player[];
}

export type Verb = "collect_lost_page" | "collect_map_fragment" | "collect_rune" | "deploy" | "convert" | "build_gate";

export interface Half {
  verb: Verb;
  page?: number;
  quadrant?: Quadrant;
  count?: number;
  desperation?: number;
}

export interface CardEntry extends Sourced {
  id: string;
  number: number;
  sane: Half;
  insane: Half;
}

export interface Entry extends Sourced {
  id: string;
}

export interface GateEntry extends Entry {
  region: string;
  cards_needed: number;
  copies: number;
}

export interface MonstrosityEntry extends Entry {
  value: number;
}

export interface Catalogue {
  action_cards: Sourced & { card: CardEntry[] };
  gates: { gate: GateEntry[] };
  regions: { region: Entry[] };
  monstrosities: { monstrosity: MonstrosityEntry[] };
  scrolls: Sourced & { scroll: Entry[] };
  hidden_expansion: Sourced & { scroll: Entry[] };
  desperate_actions: { desperate_action: Entry[] };
  scoring: { runes: { set_max: number; points: number[] }; score_track: { length: number } };
}

export type Table = Scene<Board, Catalogue>;

export const useTable = (): Table => useScene<Board, Catalogue>();

export function cardEntry(table: Table, id: string): CardEntry {
  const entry = table.catalogue.action_cards.card.find((card) => card.id === id);
  if (!entry) throw new Error(`There is no action card ${id}.`);
  return entry;
}

export function cardsNeeded(table: Table, gate: string): number {
  return table.catalogue.gates.gate.find((entry) => entry.id === gate)?.cards_needed ?? 0;
}

export function discValue(table: Table, monstrosity: string): number {
  return table.catalogue.monstrosities.monstrosity.find((entry) => entry.id === monstrosity)?.value ?? 0;
}
