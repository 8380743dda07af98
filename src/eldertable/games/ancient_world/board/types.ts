// The view of this game (view.py) and its catalogue (content/*.toml).
import { useScene, type Scene, type Sourced } from "@table";

export const TRIBES = ["red", "blue", "green", "yellow", "purple"] as const;
export type Tribe = (typeof TRIBES)[number];
export type Tallies = Record<Tribe, number>;

export interface Space {
  open: boolean;
  from_round: number;
  placement: "higher" | "surcharge" | "free";
  citizens: { seat: number; citizen: number }[];
  /** The value that a citizen must exceed; 0 if any will do. */
  beat: number;
  /** By seat: the available citizens whose value may go there, and those of them who pay the extra coin. */
  admits: number[][];
  surcharged: number[][];
}

export interface Reach {
  cost: number | null;
  missing: number;
}

export interface TitanPile {
  stars: number;
  up: string | null;
  reach: Reach[];
  left: number;
  known: (string | null)[];
}

export interface Built {
  card: string;
  damaged: boolean;
  citizen: number | null;
  points: number | null;
}

export interface Army {
  card: string;
  legacies: string[];
  name: number;
  picture: number;
  used: boolean;
  cost: number;
  swords: number;
  arrows: number;
  loot: number;
  spy: number;
  repair: number;
}

export interface Player {
  colour: string;
  coins: number;
  knowledge: number;
  citizens: number;
  ready: number[];
  famine: number[];
  passed: boolean;
  built: Built[];
  provinces: string[];
  titans: string[];
  armies: Army[];
  reserve: { open: string[]; secret: string[] | null; backs: string[] };
  food: number;
  capacity: number;
  army_slots: number;
  income: { coins: number; knowledge: number };
  attack: { swords: number; arrows: number };
  round_attack: { swords: number; arrows: number };
  explore_bonus: number;
  discount: number;
  banners: Tallies;
  next_banner: Tallies;
  parts: Record<string, number>;
  total: number;
}

export interface Attack {
  seat: number;
  armies: number[];
  titan: string;
  strength: number;
  defence: number;
  missing: number;
  cost: number;
}

export interface Board {
  round: number;
  rounds: number;
  phase: string;
  first: number;
  tile_hand: boolean;
  active: number;
  empire: { deck_in_use: "A" | "B"; deck: number; display: string[]; places: number; discard: string[]; deck_b: number; gone: string[] };
  military: { deck: number; display: string[]; gone: string[] };
  titans: TitanPile[];
  provinces: { up: string | null; left: number; known: (string | null)[] };
  spaces: Record<string, Space>;
  attack: Attack | null;
  scouting: { seat: number; stars: number; count: number; left: string[] | null; arranged: string[] | null } | null;
  drawn: { seat: number; count: number; cards: string[] | null } | null;
  recruiting: string | null;
  expansion_plus: boolean;
  banner_points: number[];
  players: Player[];
}

export interface Icons {
  food?: number;
  income_coins?: number;
  income_knowledge?: number;
  army_slots?: number;
  swords?: number;
  arrows?: number;
  explore_bonus?: number;
  capacity?: number;
}

export interface Cost {
  coins?: number;
  knowledge?: number;
}

export interface Effect {
  verb: string;
  amount?: number;
  swords?: number;
  arrows?: number;
}

export interface Entry extends Sourced {
  id: string;
}

export interface Possession extends Entry {
  icons?: Icons;
  on_gain?: Effect[];
}

export interface EmpireEntry extends Possession {
  cost?: Cost;
  banners: Tribe[];
  action?: { cost?: Cost; effects: Effect[] };
  trigger?: { event: string; cost?: Cost };
  static?: { coins: number };
  scoring?: { kind: string };
}

export interface MilitaryEntry extends Entry {
  cost?: Cost;
  swords: number;
  arrows: number;
  use?: { loot?: number; spy?: number; repair?: number };
  legacy: { swords?: number; arrows?: number; loot?: number; spy?: number; repair?: number };
}

export interface TitanEntry extends Possession {
  stars: number;
  defence: number;
  arrows_count: boolean;
  banners: Tribe[];
}

export interface Catalogue {
  board: { action: (Entry & { cost_options?: Cost[] })[] };
  empire_a: { card: EmpireEntry[] };
  empire_b: { card: EmpireEntry[] };
  empire_start: { card: EmpireEntry[] };
  military: { card: MilitaryEntry[] };
  military_start: { card: MilitaryEntry[] };
  titans: { titan: TitanEntry[] };
  provinces: { province: Possession[] };
  dice: { die: Sourced & { faces: string[] } };
}

export type Table = Scene<Board, Catalogue>;

export const useTable = (): Table => useScene<Board, Catalogue>();

function found<T extends Entry>(entries: readonly T[], id: string): T {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry;
}

export const empireEntry = ({ catalogue: { empire_a, empire_b, empire_start } }: Table, id: string): EmpireEntry =>
  found([...empire_a.card, ...empire_b.card, ...empire_start.card], id);

export const militaryEntry = ({ catalogue: { military, military_start } }: Table, id: string): MilitaryEntry =>
  found([...military.card, ...military_start.card], id);

export const titanEntry = ({ catalogue }: Table, id: string): TitanEntry => found(catalogue.titans.titan, id);

export const provinceEntry = ({ catalogue }: Table, id: string): Possession => found(catalogue.provinces.province, id);

export const spaceEntry = ({ catalogue }: Table, id: string): Entry & { cost_options?: Cost[] } => found(catalogue.board.action, id);
