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

/** Attributes of a thing that explains itself but cannot be pressed now. */
export function useExplained(label: string, content: () => ComponentChildren) {
  const table = useTable();
  const tip = useTip(() => <SceneContext.Provider value={table as Scene}>{content()}</SceneContext.Provider>);
  return { ...tip, tabIndex: 0, role: "group" as const, "aria-label": label };
}
