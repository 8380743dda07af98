// What happened since the reader's last turn, and how it is shown again.
import { api } from "./api";
import type { Act, Shown } from "./stage";
import { standing } from "./table/turns";
import type { LogLine, View } from "./wire";

/** What the server gives out at once. */
const AT_ONCE = 25;

const past = (version: number, view: View): Shown => ({ version, view, canUndo: false, thinking: null, deadline: null });

/** The table before a version, and what led from there to another one, event by event. */
export async function actsBetween(table: string, seat: number | null, first: number, last: number, log: readonly LogLine[]): Promise<{ before: Shown | null; acts: Act[] }> {
  const from = Math.max(first - 1, last - AT_ONCE + 1, 0);
  const [before, ...rest] = await api.views(table, seat, from, last).catch(() => []);
  if (!before) return { before: null, acts: [] };
  const steps = new Map(log.map((step) => [step.version, step]));
  const acts = rest.map(({ version, view, boards }) => {
    const step = steps.get(version);
    return { shown: past(version, view), steps: step ? [{ ...step, boards }] : [] };
  });
  return { before: past(before.version, before.view), acts };
}

/** The steps of the others after the reader's last own one. */
export function sinceLastTurn(log: readonly LogLine[], seat: number): LogLine[] {
  const steps = standing(log).filter((step) => !step.undo && !step.ending);
  const own = steps.findLastIndex((step) => step.seat === seat);
  return steps.slice(own + 1).filter((step) => step.seat !== null && step.events.length > 0);
}
