// The log, grouped by turn; in it one entry for an action, with its parts.
import type { Ending, LogLine, Typed } from "../wire";

export type Line =
  | { key: string; event: Typed }
  | { key: string; undone: number; agreed: boolean; back: number }
  | { key: string; ended: Ending["how"]; by: number | null };

/** An action: what is told of it, and the parts that are folded away. */
export interface Entry {
  key: string;
  /** The versions it comes from. */
  first: number;
  last: number;
  /** Whose action it is: within one player's turn others may act too, who had nothing to choose. */
  seat: number | null;
  told: Line[];
  parts: Line[];
}

export interface Turn {
  key: string;
  seat: number | null;
  entries: Entry[];
}

/** How a game wishes its log to be told, by the types of its events. */
export interface Tale<Type extends string = string> {
  /** What begins an action: all that follows belongs to it, whatever is chosen on the way. Without any, each choice is an action. */
  opens?: readonly Type[];
  /** What is only a part of an action, to be folded away unless nothing else happened. */
  parts?: readonly Type[];
  /** What is not worth telling at all: the table shows it. */
  silent?: readonly Type[];
  /** Equal things in one action that are told as one, and which of their numbers are added up. */
  sums?: Readonly<Partial<Record<Type, readonly string[]>>>;
}

/** The steps without those that were taken back. */
export function standing(steps: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const step of steps) {
    for (let back = 0; back < step.back; back++) {
      const last = kept.findLastIndex((each) => !each.undo && !each.ending);
      if (last >= 0) kept.splice(last, 1);
    }
    kept.push(step);
  }
  return kept;
}

/** Steps of one player in a row make a turn, and so does what began for somebody. What was taken back leaves a note: a passing one, or if the others agreed a lasting one. */
export function turns(steps: readonly LogLine[], tale: Tale = {}): Turn[] {
  const kept = standing(steps);
  const grouped: Turn[] = [];
  const note = (seat: number | null, version: number, line: Line, apart: boolean) => {
    let turn = grouped.at(-1);
    if (!turn || turn.seat !== seat) grouped.push((turn = { key: `turn-${line.key}`, seat, entries: [] }));
    const entry = turn.entries.at(-1);
    const goesOn = entry && !apart && (entry.last === version || entry.key.startsWith("action"));
    const opens = "event" in line && (tale.opens ?? []).includes(line.event.type);
    if (entry && goesOn && !opens) {
      entry.told.push(line);
      entry.last = version;
    } else turn.entries.push({ key: `${opens ? "action" : "entry"}-${line.key}`, first: version, last: version, seat: (opens ? actor(line.event) : null) ?? seat, told: [line], parts: [] });
  };
  kept.forEach((step, at) => {
    let { seat } = step;
    step.events.forEach((event, index) => {
      if (event.type.endsWith("_began")) seat = actor(event) ?? seat;
      if (!tale.silent?.includes(event.type)) note(seat, step.version, { key: `${step.version}.${index}`, event }, event.type.endsWith("_began"));
    });
    if (step.undo && step.seat !== null && (step.agreed || at === kept.length - 1))
      note(step.seat, step.version, { key: `${step.version}.undo`, undone: step.seat, agreed: step.agreed, back: step.back }, true);
    if (step.ending) note(step.seat, step.version, { key: `${step.version}.end`, ended: step.ending.how, by: step.seat }, true);
  });
  for (const turn of grouped) for (const entry of turn.entries) fold(entry, tale);
  return grouped;
}

const actor = (event: Typed): number | null => (typeof event["seat"] === "number" ? event["seat"] : null);

/** Put the parts of an action aside, and tell equal things once. */
function fold(entry: Entry, { parts = [], sums = {} }: Tale): void {
  const minor = (line: Line) => "event" in line && parts.includes(line.event.type);
  const major = entry.told.filter((line) => !minor(line));
  const lead = major.length ? major : entry.told.slice(0, 1);
  entry.parts = entry.told.filter((line) => !lead.includes(line));
  entry.told = [];
  for (const line of lead) {
    const same = entry.told.findIndex((other) => "event" in line && "event" in other && alike(line.event, other.event, sums));
    const other = entry.told[same];
    if (other && "event" in line && "event" in other) entry.told[same] = { ...other, event: added(other.event, line.event, sums[line.event.type] ?? []) };
    else entry.told.push(line);
  }
}

function alike(one: Typed, other: Typed, sums: NonNullable<Tale["sums"]>): boolean {
  const added = sums[one.type];
  if (!added || one.type !== other.type) return false;
  return Object.keys(one).every((field) => added.includes(field) || JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

function added(one: Typed, other: Typed, fields: readonly string[]): Typed {
  return { ...one, ...Object.fromEntries(fields.map((field) => [field, Number(one[field]) + Number(other[field])])) };
}
