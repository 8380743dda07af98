// The moments of a game worth remembering: what brought most points at once, or what the game says is memorable.
import type { LogLine, Typed } from "../wire";

const HOW_MANY = 4;

const points = (event: Typed): number => (typeof event["points"] === "number" ? event["points"] : 0);

/** The most memorable events in the order in which they happened; what weighs nothing is no such moment. */
export function moments(steps: readonly LogLine[], weigh: (event: Typed) => number = points): Typed[] {
  const kept: LogLine[] = [];
  for (const step of steps) {
    if (step.undo) kept.splice(kept.findLastIndex((each) => !each.undo), 1);
    else kept.push(step);
  }
  const weighty = kept.flatMap((step) => step.events).filter((event) => weigh(event) > 0);
  const best = weighty.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, HOW_MANY);
  return weighty.filter((event) => best.includes(event));
}
