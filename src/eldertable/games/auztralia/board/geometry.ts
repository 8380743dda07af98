// Where hexes lie on the drawing, and the coast around them. One unit is a pixel on a wide screen.
import type { MapFile, Place } from "./types";

export const R = 34;
const STEP = R * Math.sqrt(3);
const MARGIN = 8;
/** How many cells of unsurveyed land and open sea are drawn beyond the map. */
const BEYOND = 9;

export interface Point {
  x: number;
  y: number;
}

export interface Geometry {
  width: number;
  height: number;
  centres: Map<number, Point>;
  coast: string;
  /** Centres of land beyond the map. */
  unsurveyed: Point[];
}

const centreOf = (col: number, row: number): Point => ({
  x: MARGIN + R + col * R * 1.5,
  y: MARGIN + STEP * (row + 0.5 + (((col % 2) + 2) % 2) / 2),
});

/** The corners of a hex around the origin, the right one first, clockwise. */
const CORNERS: Point[] = Array.from({ length: 6 }, (_, i) => ({ x: R * Math.cos((i * Math.PI) / 3), y: R * Math.sin((i * Math.PI) / 3) }));

export const hexPoints = (scale = 1): string => CORNERS.map(({ x, y }) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(" ");

/** Neighbours in the order of the edges that follow each corner: south-east, south, south-west, north-west, north, north-east. */
function neighbours(col: number, row: number): [number, number][] {
  const odd = ((col % 2) + 2) % 2;
  return [
    [col + 1, row + odd],
    [col, row + 1],
    [col - 1, row + odd],
    [col - 1, row + odd - 1],
    [col, row - 1],
    [col + 1, row + odd - 1],
  ];
}

const cube = (col: number, row: number) => {
  const r = row - (col - (((col % 2) + 2) % 2)) / 2;
  return [col, r] as const;
};

function apart(a: readonly [number, number], b: readonly [number, number]): number {
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const isShore = (place: Place): boolean => place.terrain === "coast" || place.coastal === true;

/** Beyond the map land goes on where the nearest hexes are inland, sea where one of them is a shore. */
function isLand(places: Place[], col: number, row: number): boolean {
  const here = cube(col, row);
  let nearest = Infinity;
  let land = true;
  for (const place of places) {
    const distance = apart(here, cube(place.col, place.row));
    if (distance < nearest) [nearest, land] = [distance, !isShore(place)];
    else if (distance === nearest && isShore(place)) land = false;
  }
  return nearest === 0 || land;
}

/** A number between 0 and 1 that is always the same for the same place. */
export function grain(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Closed outlines made of directed edges. */
function loops(edges: [Point, Point][]): Point[][] {
  const from = new Map(edges.map((edge) => [key(edge[0]), edge]));
  const found: Point[][] = [];
  while (from.size) {
    const loop: Point[] = [];
    let edge = from.values().next().value;
    while (edge) {
      from.delete(key(edge[0]));
      loop.push(edge[0]);
      edge = from.get(key(edge[1]));
    }
    found.push(loop);
  }
  return found;
}

/** A shore is never straight: each edge in three parts, pushed outwards a little more or less, and rounded. */
function ragged(loop: Point[]): string {
  const fine = loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length] as Point;
    const normal = { x: (b.y - a.y) / R, y: (a.x - b.x) / R };
    return [0, 1, 2].map((part) => {
      const [x, y] = [a.x + ((b.x - a.x) * part) / 3, a.y + ((b.y - a.y) * part) / 3];
      const push = 3 + 7 * grain(x, y);
      return { x: x + normal.x * push, y: y + normal.y * push };
    });
  });
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const last = fine[fine.length - 1] as Point;
  const first = fine[0] as Point;
  return `M${text(middle(last, first))}${fine.map((point, i) => `Q${text(point)} ${text(middle(point, fine[(i + 1) % fine.length] as Point))}`).join("")}Z`;
}

function survey(map: MapFile): Geometry {
  const places = map.hex;
  const [cols, rows] = [Math.max(...places.map((place) => place.col)), Math.max(...places.map((place) => place.row))];
  const surveyed = new Set(places.map((place) => `${place.col},${place.row}`));
  const land = new Set<string>();
  const unsurveyed: Point[] = [];
  for (let col = -BEYOND; col <= cols + BEYOND; col++)
    for (let row = -BEYOND; row <= rows + BEYOND; row++)
      if (isLand(places, col, row)) {
        land.add(`${col},${row}`);
        if (!surveyed.has(`${col},${row}`)) unsurveyed.push(centreOf(col, row));
      }
  const edges: [Point, Point][] = [];
  for (const cell of land) {
    const [col = 0, row = 0] = cell.split(",").map(Number);
    const { x, y } = centreOf(col, row);
    neighbours(col, row).forEach(([c, r], i) => {
      if (land.has(`${c},${r}`)) return;
      const [a, b] = [CORNERS[i] as Point, CORNERS[(i + 1) % 6] as Point];
      edges.push([
        { x: x + a.x, y: y + a.y },
        { x: x + b.x, y: y + b.y },
      ]);
    });
  }
  const lowest = Math.max(...places.map((place) => centreOf(place.col, place.row).y));
  return {
    width: 2 * MARGIN + 2 * R + cols * R * 1.5,
    height: lowest + STEP / 2 + MARGIN,
    centres: new Map(places.map((place) => [place.n, centreOf(place.col, place.row)])),
    coast: loops(edges).map(ragged).join(""),
    unsurveyed,
  };
}

const known = new WeakMap<MapFile, Geometry>();

export function geometryOf(map: MapFile): Geometry {
  let found = known.get(map);
  if (!found) known.set(map, (found = survey(map)));
  return found;
}

/** Where a piece lies on a side: the middle between two hexes, and the angle of the way across. */
export function across(geometry: Geometry, a: number, b: number): { middle: Point; angle: number; length: number } {
  const [p, q] = [geometry.centres.get(a), geometry.centres.get(b)];
  if (!p || !q) return { middle: { x: 0, y: 0 }, angle: 0, length: 0 };
  return {
    middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
    angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI,
    length: Math.hypot(q.x - p.x, q.y - p.y),
  };
}
