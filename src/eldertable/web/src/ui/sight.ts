// What part of a map is seen: how far it is moved, in pixels of the window onto it, and how much it is magnified.

export interface Sight {
  x: number;
  y: number;
  scale: number;
}

interface Point {
  x: number;
  y: number;
}

/** The map never leaves its window, and is never smaller than it. */
export function keepInside(sight: Sight, size: { width: number; height: number }, max: number): Sight {
  const scale = Math.max(1, Math.min(max, sight.scale));
  const between = (value: number, length: number) => Math.min(0, Math.max(length * (1 - scale), value));
  return { x: between(sight.x, size.width) + 0, y: between(sight.y, size.height) + 0, scale };
}

/** Magnify so that the point stays where it is. */
export function zoomAbout(sight: Sight, factor: number, point: Point, max: number): Sight {
  const scale = Math.max(1, Math.min(max, sight.scale * factor));
  const ratio = scale / sight.scale;
  return { x: point.x - (point.x - sight.x) * ratio, y: point.y - (point.y - sight.y) * ratio, scale };
}

/** Room around what is brought into sight: it glows. */
const AROUND = 8;

/** How far to scroll a window of this height so that the most of these spans, measured from its top, are seen whole: as little as need be. */
export function bestScroll(spans: readonly { top: number; bottom: number }[], height: number): number {
  const seen = (by: number) => spans.filter(({ top, bottom }) => top >= by && bottom <= by + height).length;
  const ways = [0, ...spans.flatMap(({ top, bottom }) => [top - AROUND, bottom + AROUND - height])];
  return ways.reduce((best, by) => (seen(by) > seen(best) || (seen(by) === seen(best) && Math.abs(by) < Math.abs(best)) ? by : best));
}
