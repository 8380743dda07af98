// The moments of a game worth remembering: what brought most points at once.
import type { Step, Typed } from "../wire";

const HOW_MANY = 3;

export function moments(steps: readonly Step[]): Typed[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.undo) kept.splice(kept.findLastIndex((each) => !each.undo), 1);
    else kept.push(step);
  }
  const scored = kept.flatMap((step) => step.events).filter((event) => typeof event["points"] === "number" && event["points"] > 0);
  const best = [...scored].sort((one, other) => Number(other["points"]) - Number(one["points"])).slice(0, HOW_MANY);
  return scored.filter((event) => best.includes(event));
}
