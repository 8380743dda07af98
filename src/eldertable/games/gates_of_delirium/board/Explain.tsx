// What several explanations on this table share.
import { Mark, type About } from "@table";
import type { Table } from "./types";

/** A line per player with a number. */
export function perPlayer(table: Table, values: number[]): NonNullable<About["facts"]> {
  return values.map((value, seat) => [
    <>
      <Mark seat={seat} size={14} /> {table.name(seat)}
    </>,
    value,
  ]);
}
