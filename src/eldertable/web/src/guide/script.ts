// Which step of a guided game is told when; the same rule as in eldertable/guides.py.
import type { Plain, Typed } from "../wire";

export interface GuideStep {
  id: string;
  decision: string | null;
  choose: { [field: string]: Plain };
  show: string | null;
  optional: boolean;
}

export const proposes = (step: GuideStep): boolean => Object.keys(step.choose).length > 0;

export function fitsStep(step: GuideStep, choice: Typed): boolean {
  return Object.entries(step.choose).every(([field, value]) => choice[field] === value);
}

/**
 * The step to tell at a question, from step `at` on; null if the guide has nothing to say now.
 * Who has left the path (`astray`) is met again at the next step that fits, whatever lies between.
 */
export function nextStep(steps: readonly GuideStep[], at: number, kind: string, options: readonly Typed[], astray: boolean): number | null {
  for (let number = at; number < steps.length; number++) {
    const step = steps[number] as GuideStep;
    if (step.decision === null) return number;
    if (step.decision === kind && options.some((choice) => fitsStep(step, choice))) return number;
    if (!step.optional && !astray) return null;
  }
  return null;
}
