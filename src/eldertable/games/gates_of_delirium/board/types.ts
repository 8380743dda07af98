// What this board says of the contract in its own words, and how it looks things up.
import { useScene, type AnyOf, type Scene } from "@table";
import type { Board, choices, content, events } from "./contract";

export type { Board, Player, Region } from "./contract";
export type Mode = Board["mode"];
export type CardEntry = content.ActionCard;
export type Half = content.Half;
export type Verb = Half["verb"];
export type Quadrant = content.MapPoints["quadrants"][number];

/** A choice, and something that happened. */
export type Offered = AnyOf<choices.Choice>;
export type Told = AnyOf<events.Event>;

export type Table = Scene<Board, content.Catalogue, Offered>;

export const useTable = (): Table => useScene<Board, content.Catalogue, Offered>();

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
