// What this board says of the contract in its own words, and how it looks things up.
import { useScene, type AnyOf, type Scene } from "@table";
import type { Board, choices, content, events } from "./contract";

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

/** A choice, and something that happened. */
export type Offered = AnyOf<choices.Choice>;
export type Told = AnyOf<events.Event>;

export type Table = Scene<Board, content.Catalogue, Offered>;

export const useTable = (): Table => useScene<Board, content.Catalogue, Offered>();

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
