// What part of a map is seen: how far it is moved, in pixels of the window onto it, and how much it is magnified.

export interface Sight {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The map never leaves its window, and is never smaller than it. */
export function keepInside(sight: Sight, size: Size, max: number): Sight {
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

export type Side = "left" | "right" | "top" | "bottom";

/** So much lies beyond a side of the window, on average this far along it, and nearest to the window this. */
export interface Beyond {
  side: Side;
  count: number;
  along: number;
  nearest: Point;
}

/** How far a point is beyond the side of the window that it is farthest beyond, and where along it; null inside. */
function outside(point: Point, { width, height }: Size): { side: Side; far: number; along: number; point: Point } | null {
  const { x, y } = point;
  const sides = [
    { side: "left", far: -x, along: y },
    { side: "right", far: x - width, along: y },
    { side: "top", far: -y, along: x },
    { side: "bottom", far: y - height, along: x },
  ] as const;
  const most = sides.reduce((one, other) => (other.far > one.far ? other : one));
  return most.far > 0 ? { ...most, point } : null;
}

const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

/** What lies beyond each side of the window. */
export function beyond(points: readonly Point[], size: Size): Beyond[] {
  const out = points.flatMap((point) => outside(point, size) ?? []);
  return SIDES.flatMap((side) => {
    const [first, ...others] = out.filter((each) => each.side === side).sort((one, other) => one.far - other.far);
    if (!first) return [];
    const count = 1 + others.length;
    const along = others.reduce((sum, each) => sum + each.along, first.along) / count;
    return [{ side, count, along: Math.round(along), nearest: first.point }];
  });
}

/** Room around what is brought into sight: it glows. */
const AROUND = 8;

/** How far to scroll a window of this height so that the most of these spans, measured from its top, are seen whole: as little as need be. */
export function bestScroll(spans: readonly { top: number; bottom: number }[], height: number): number {
  const seen = (by: number) => spans.filter(({ top, bottom }) => top >= by && bottom <= by + height).length;
  const ways = [0, ...spans.flatMap(({ top, bottom }) => [top - AROUND, bottom + AROUND - height])];
  return ways.reduce((best, by) => (seen(by) > seen(best) || (seen(by) === seen(best) && Math.abs(by) < Math.abs(best)) ? by : best));
}
