// The log, grouped by turn.
import type { Ending, Step, Typed } from "../wire";

export type Line =
  | { key: string; event: Typed }
  | { key: string; undone: number; agreed: boolean; back: number }
  | { key: string; ended: Ending["how"]; by: number | null };

export interface Turn {
  key: string;
  seat: number | null;
  lines: Line[];
}

/** The steps without those that were taken back. */
function standing(steps: Step[]): Step[] {
  const kept: Step[] = [];
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
export function turns(steps: Step[]): Turn[] {
  const kept = standing(steps);
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
    if (step.undo && step.seat !== null && (step.agreed || at === kept.length - 1))
      note(step.seat, { key: `${step.version}.undo`, undone: step.seat, agreed: step.agreed, back: step.back });
    if (step.ending) note(step.seat, { key: `${step.version}.end`, ended: step.ending.how, by: step.seat });
  });
  return grouped;
}
