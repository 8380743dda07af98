// The shape of things on a board that explain themselves.
import type { ComponentChildren } from "preact";
import type { Attributes } from "../board";

interface ThingProps {
  class: string;
  children?: ComponentChildren;
  /** From `explain`. */
  does: Attributes;
  /** What it is, for the log to point at. */
  thing?: string | null | undefined;
  anchor?: string;
  /** Variables of its style. */
  place?: Record<string, number>;
}

/** A thing on the table. It is read aloud by a hidden line of its own, for the words seen on it are too few. */
export function Thing({ class: name, children, does, thing, anchor, place }: ThingProps) {
  const { "aria-label": spoken, ...attributes } = does;
  return (
    <div class={name} data-thing={thing || undefined} data-anchor={anchor} style={place} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      {children}
    </div>
  );
}
