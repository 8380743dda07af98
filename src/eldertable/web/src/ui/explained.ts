// What a thing on the table says about itself, and which thing is being explained now.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Scene } from "../board";

/** An entry of the catalogue, as far as it says where its values come from (docs/content.md). */
export interface Sourced {
  provenance?: string;
  provenance_fields?: Record<string, string>;
}

/** How a card is drawn when it is looked at large; its name and its text are those of the thing. */
export interface CardDrawing {
  /** The class that gives it the colours of its kind. */
  class: string;
  /** What kind of card it is, in words, at its foot. */
  kind?: string;
  /** What is on it, large. */
  picture: () => ComponentChildren;
  /** What it costs or is worth, beside its name. */
  corner?: () => ComponentChildren;
  /** Its effects in signs. */
  signs?: () => ComponentChildren;
}

/** What a thing says about itself. */
export interface About {
  title: string;
  /** What it does: sentences, each a paragraph. */
  text?: string | readonly (string | false | null | undefined)[];
  /** How things of its kind work; a card tells it once it stays open. */
  help?: string;
  /** Numbers and other facts, a line each: what, and how much. */
  facts?: readonly (readonly [ComponentChildren, ComponentChildren])[];
  /** Whatever else there is to draw. */
  more?: () => ComponentChildren;
  /** A card is shown as a card. */
  card?: CardDrawing;
  /** The clause of the rules behind it, e.g. "GD-7.6", or several. */
  rule?: string | readonly string[];
  /** Where its values come from: the entries of the catalogue it is made from, or the word itself. */
  provenance?: string | Sourced | readonly (Sourced | undefined)[] | undefined;
  /** What is read aloud, where the title alone says too little. */
  label?: string;
}

interface Known {
  scene: Scene;
  about: About;
}

interface Open {
  anchor: Element;
  /** Asked for with `?`, a click or a long press: it stays until closed, and its links can be reached. */
  pinned: boolean;
}

export const open = signal<Open | null>(null);
/** Counts the changes of the table, so that an open explanation keeps up with them. */
export const redrawn = signal(0);

const known = new WeakMap<Element, Known>();

export const EXPLAINS = "[data-explain], [data-why]";

export function know(element: Element, scene: Scene, about: About): void {
  known.set(element, { scene, about });
}

export const knownOf = (element: Element): Known | undefined => known.get(element);

export function closeTip(): void {
  open.value = null;
}

/** The table was drawn anew: close the explanation of a thing that has left, refresh any other. */
export function tidyTip(): void {
  if (open.peek()?.anchor.isConnected === false) closeTip();
  else if (open.peek()) redrawn.value = redrawn.peek() + 1;
}

/** Explain the focused thing, or the nearest one around it. */
export function explainFocused(): void {
  const anchor = document.activeElement?.closest(EXPLAINS);
  if (anchor) open.value = { anchor, pinned: true };
}

const DOUBTS = ["designed", "recalled", "public", "rulebook"];

/** Where values come from: the least certain of their sources. */
export function leastCertain(sources: NonNullable<About["provenance"]>): string {
  if (typeof sources === "string") return sources;
  const list = Array.isArray(sources) ? (sources as readonly (Sourced | undefined)[]) : [sources as Sourced];
  const named = list.flatMap((source) => [...Object.values(source?.provenance_fields ?? {}), source?.provenance ?? ""]);
  return DOUBTS.find((each) => named.includes(each)) ?? "rulebook";
}
