/** Parts of a whole in per cent, rounded so that they add up to 100; the largest remainders are rounded up. */
export function percents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const remainders = exact.map((share, index) => ({ index, rest: share - Math.floor(share) })).toSorted((one, other) => other.rest - one.rest);
  const raised = new Set(remainders.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}
