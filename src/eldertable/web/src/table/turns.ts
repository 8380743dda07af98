// The log, grouped by turn.
import type { Step, Typed } from "../wire";

export type Line = { key: string; event: Typed } | { key: string; undone: number };

export interface Turn {
  key: string;
  seat: number | null;
  lines: Line[];
}

/** Steps of one player in a row make a turn, and so does what began for somebody; what was taken back leaves only a note. */
export function turns(steps: Step[]): Turn[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.undo) kept.splice(kept.findLastIndex((each) => !each.undo), 1);
    kept.push(step);
  }
  const grouped: Turn[] = [];
  const note = (seat: number | null, line: Line) => {
    const last = grouped.at(-1);
    if (last && last.seat === seat) last.lines.push(line);
    else grouped.push({ key: `turn-${line.key}`, seat, lines: [line] });
  };
  kept.forEach((step, at) => {
    let { seat } = step;
    step.events.forEach((event, index) => {
      if (event.type.endsWith("_began") && typeof event["seat"] === "number") seat = event["seat"];
      note(seat, { key: `${step.version}.${index}`, event });
    });
    if (step.undo && step.seat !== null && at === kept.length - 1) note(step.seat, { key: `${step.version}.undo`, undone: step.seat });
  });
  return grouped;
}
