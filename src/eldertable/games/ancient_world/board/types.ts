// What this board says of the contract in its own words, and how it looks things up.
import { useScene, type Scene } from "@table";
import type { Board, content } from "./contract";

export type { Army, Attack, Board, Built, Player, Reach, Space, TitanPile } from "./contract";
export type Cost = content.Cost;
export type Icons = content.Icons;
export type Effect = content.Effect;
export type Catalogue = content.Catalogue;
export type EmpireEntry = content.EmpireCard;
export type MilitaryEntry = content.MilitaryCard;
export type TitanEntry = content.Titan;
export type Possession = content.Possession;

export const TRIBES = ["red", "blue", "green", "yellow", "purple"] as const;
export type Tribe = (typeof TRIBES)[number];

export type Table = Scene<Board, content.Catalogue>;

export const useTable = (): Table => useScene<Board, content.Catalogue>();

function found<T extends content.Entry>(entries: readonly T[], id: string): T {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry;
}

export const empireEntry = ({ catalogue: { empire_a, empire_b, empire_start } }: Table, id: string): EmpireEntry =>
  found([...empire_a.card, ...empire_b.card, ...empire_start.card], id);

export const militaryEntry = ({ catalogue: { military, military_start } }: Table, id: string): MilitaryEntry =>
  found([...military.card, ...military_start.card], id);

export const titanEntry = ({ catalogue }: Table, id: string): TitanEntry => found(catalogue.titans.titan, id);

export const provinceEntry = ({ catalogue }: Table, id: string): content.Possession => found(catalogue.provinces.province, id);

export const spaceEntry = ({ catalogue }: Table, id: string): content.Space => found(catalogue.board.action, id);
