// Which step of a guided game is told when, and what its words may name; the same rules as in eldertable/guides.py.
import type { Fields, GuideStep, Lesson, Plain, Typed } from "../wire";

/** How far a guided game has come; `astray`: the last choice was another than the guide's, `strayed`: it once was. */
export type Progress = Omit<Lesson, "number">;

export const proposes = (step: GuideStep): boolean => Object.keys(step.choose).length > 0;

export function fitsStep(step: GuideStep, choice: Typed): boolean {
  return Object.entries(step.choose).every(([field, value]) => choice[field] === value);
}

/**
 * The step to tell at a question; null if the guide has nothing to say now.
 * Who has left the path (`astray`) is met again at the next step that fits, whatever lies between, but what speaks of this very deal (`fixed`) is not told any more.
 */
export function nextStep(steps: readonly GuideStep[], { at, astray, strayed }: Progress, kind: string, options: readonly Typed[]): number | null {
  for (let number = at; number < steps.length; number++) {
    const step = steps[number] as GuideStep;
    if (strayed && step.fixed) continue;
    if (step.decision === null) return number;
    if (step.decision === kind && options.some((choice) => fitsStep(step, choice))) return number;
    if (!step.optional && !astray) return null;
  }
  return null;
}

const isPlain = (value: Plain): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

/** What the words of a step may name: what stands on the board, also in its parts (`old_ones_time`). */
export function factsOf(board: Fields): Fields {
  const found: Fields = {};
  for (const [name, value] of Object.entries(board)) {
    if (isPlain(value)) found[name] = value;
    else if (value !== null && !Array.isArray(value))
      for (const [part, each] of Object.entries(value as Fields)) if (isPlain(each)) found[`${name}_${part}`] = each;
  }
  return found;
}
