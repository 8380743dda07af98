// What this board says of the contract in its own words, and how it looks things up.
import { useScene, type AnyOf, type Scene } from "@table";
import type { Board, choices, content, Deposit, events, Farm, Player, Tile } from "./contract";

export type { Board, Chances, Combat, Course, Deposit, Farm, NextCard, Odds, Player, Tile } from "./contract";
export type Good = keyof Player["goods"];
export type Unit = keyof Player["barracks"];
export type Kind = Deposit["kind"];
export type Farming = Farm["kind"];
export type OldOneType = NonNullable<Tile["type"]>;
export type Place = content.Hex;
export type Terrain = Place["terrain"];
export type MapFile = content.MapFile;
export type Effect = content.Effect;
export type Personality = content.Personality;
export type Row = content.Row;
export type OldOneCard = content.OldOneCard;
export type UnitEntry = content.UnitEntry;
export type BoxEntry = content.Box;
export type TileEntry = content.OldOneTile;
export type Catalogue = content.Catalogue;

/** A choice, and something that happened. */
export type Offered = AnyOf<choices.Choice>;
export type Told = AnyOf<events.Event>;

export type Table = Scene<Board, content.Catalogue, Offered>;

export const useTable = (): Table => useScene<Board, content.Catalogue, Offered>();

export const UNITS: Unit[] = ["infantry", "armoured_car", "artillery", "airship", "armoured_train"];
export const GOODS: Good[] = ["coal", "iron", "gold", "phosphate"];
/** The owner of the purple disc. */
export const OLD_ONES = -1;

const DOUBTS = ["designed", "recalled", "public", "rulebook"];

/** Where the values of a file come from: the least certain of the sources it names. */
export function source(file: Partial<content.File> | undefined): string {
  const words = (file?.provenance ?? "").startsWith("mixed") ? `${file?.provenance} ${file?.provenance_note}`.toLowerCase() : (file?.provenance ?? "");
  return DOUBTS.find((each) => words.includes(each)) ?? "rulebook";
}

export const mapFile = (table: Table): MapFile => table.catalogue[`map_${table.board.map}`];

export function placeOf(table: Table, n: number): Place | undefined {
  return mapFile(table).hex.find((place) => place.n === n);
}

export const personality = (table: Table, id: string): Personality | undefined =>
  table.catalogue.personalities.personality.find((card) => card.id === id);

export const oldOneCard = (table: Table, id: string): OldOneCard | undefined => table.catalogue.old_one_cards.card.find((card) => card.id === id);

export const unitEntry = (table: Table, id: Unit): UnitEntry | undefined => table.catalogue.units.unit.find((unit) => unit.id === id);

/** The reader's own player, if there is one. */
export const own = (table: Table): Player | undefined => (table.seat === null ? undefined : table.board.players[table.seat]);

export const isType =
  (...types: Offered["type"][]) =>
  (choice: Offered): boolean =>
    types.includes(choice.type);

/** What the Old Ones have for certain. */
export const knownScore = ({ old_ones: foe }: Board): number => foe.score.face_up + foe.score.ravaged + (foe.score.face_down ?? 0);
