// The shape of everything on this table that explains itself.
import { Mark, type About, type Attributes } from "@table";
import type { ComponentChildren } from "preact";
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

interface ThingProps {
  class: string;
  children?: ComponentChildren;
  /** From `explain`. */
  does: Attributes;
  thing?: string | null;
  anchor?: string;
}

/** A thing on the table. It is read aloud by a hidden line of its own, for the words seen on it are too few. */
export function Thing({ class: name, children, does, thing, anchor }: ThingProps) {
  const { "aria-label": spoken, ...attributes } = does;
  return (
    <div class={name} data-thing={thing ?? undefined} data-anchor={anchor} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      {children}
    </div>
  );
}
