// Explanations of the things on the table, all of one shape: name, what it does, numbers, where it comes from.
import { Mark, SceneContext, useTip, type Scene } from "@table";
import type { ComponentChildren } from "preact";
import { useTable, type Table } from "./types";

interface Explained {
  title: string;
  text?: string;
  children?: ComponentChildren;
  provenance?: string;
}

export function Explanation({ title, text, children, provenance }: Explained) {
  const table = useTable();
  return (
    <>
      <h4>{title}</h4>
      {text && <p>{text}</p>}
      {children}
      {provenance && <p class="provenance">{table.say(`board-provenance-${provenance}`)}</p>}
    </>
  );
}

/** A line per player with a number. */
export function PerPlayer({ table, values }: { table: Table; values: number[] }) {
  return (
    <ul class="gd-per-player">
      {values.map((value, seat) => (
        <li key={seat}>
          <Mark seat={seat} size={14} /> {table.name(seat)} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

interface ThingProps {
  class: string;
  children?: ComponentChildren;
  /** From `useExplained`, and from `target` where the thing can be chosen. */
  does: Record<string, unknown> & { "aria-label"?: string };
  thing?: string | null;
  anchor?: string;
}

/** A thing on the table. It is read aloud by a hidden line of its own, for the words seen on it are too few. */
export function Thing({ class: name, children, does, thing, anchor }: ThingProps) {
  const { "aria-label": spoken, ...attributes } = does;
  return (
    <div class={name} data-thing={thing ?? undefined} data-anchor={anchor} {...attributes}>
      <span class="sr-only">{spoken}</span>
      {children}
    </div>
  );
}

/** Attributes of a thing that explains itself but cannot be pressed now. */
export function useExplained(label: string, content: () => ComponentChildren) {
  const table = useTable();
  const tip = useTip(() => <SceneContext.Provider value={table as Scene}>{content()}</SceneContext.Provider>);
  return { ...tip, tabIndex: 0, role: "group" as const, "aria-label": label };
}
