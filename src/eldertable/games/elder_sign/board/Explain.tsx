// Explanations of the things on the table, all of one shape: name, what it does, numbers, where it comes from.
import { SceneContext, useTip, type Scene } from "@table";
import type { ComponentChildren } from "preact";
import { provenance, useTable } from "./types";

interface Explained {
  title: string;
  text?: string;
  children?: ComponentChildren;
  /** The note of the content entry on its source. */
  source?: string;
}

export function Explanation({ title, text, children, source }: Explained) {
  const table = useTable();
  return (
    <>
      <h4>{title}</h4>
      {text && <p>{text}</p>}
      {children}
      {source !== undefined && <p class="provenance">{table.say(`board-provenance-${provenance(source)}`)}</p>}
    </>
  );
}

/** Attributes of a thing that explains itself; those of `target` go after them where it can be chosen too. */
export function useExplained(label: string, content: () => ComponentChildren) {
  const table = useTable();
  const tip = useTip(() => <SceneContext.Provider value={table as Scene}>{content()}</SceneContext.Provider>);
  return { ...tip, tabIndex: 0, role: "group" as const, "aria-label": label };
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

/** A picture in a line that says what it is when the mouse rests on it. */
export function Pictured({ class: name, label, children }: { class: string; label: string; children: ComponentChildren }) {
  const tip = useTip(() => <p>{label}</p>);
  return (
    <span class={name} {...tip} role="img" aria-label={label}>
      {children}
    </span>
  );
}
