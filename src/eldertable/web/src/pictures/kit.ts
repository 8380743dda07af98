// Pictures like woodcuts and lantern slides: flat shapes in a few tones, laid over each other from the sky to the light.

/** From the darkest (0) to the light itself (4). A beam (5) and a shade (6) let show through what they fall on. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** One flat shape: its tone and its outline. */
export type Shape = readonly [Tone, string];

/** Shapes around an origin of their own, standing on it. */
export type Part = readonly Shape[];

/** A part by its name: where its origin lies, how large it is (negative: mirrored), by how many tones it is lighter than drawn. */
export type Placed<Name extends string> = Name | readonly [Name, x: number, y: number, size?: number, lighter?: number];

/** Five colours, from the darkest to the light. */
export type Palette = readonly [string, string, string, string, string];

export interface Picture {
  /** Width and height of the canvas. */
  size: readonly [number, number];
  palette: Palette;
  body: string;
  /** What is kept where there is less room than the picture needs: the middle, unless its head is in the clouds. */
  keep?: "top";
}

const PLAIN = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

const shapes = (part: Part, lighter: number): string =>
  part.map(([tone, path]) => `<path class="t${tone > PLAIN ? tone : Math.min(PLAIN, Math.max(0, tone + lighter))}" d="${path}"/>`).join("");

/** The parts, each in its place. */
export function compose<Name extends string>(parts: Record<Name, Part>, layers: readonly Placed<Name>[]): string {
  return layers
    .map((layer) => {
      if (typeof layer === "string") return shapes(parts[layer], 0);
      const [name, x, y, size = 1, lighter = 0] = layer;
      const scale = size === 1 ? "" : ` scale(${size}${size < 0 ? ` ${-size}` : ""})`;
      return `<g transform="translate(${x} ${y})${scale}">${shapes(parts[name], lighter)}</g>`;
    })
    .join("");
}

/** The same in the light's own tone, a little towards the light: what is seen of it behind the thing is its lit edge. */
export const edge = (body: string): string => `<g transform="translate(1.5 -.9)">${body.replaceAll(/class="t[0-4]"/g, 'class="t4"')}</g>`;

/** A number from 0 to 1 that belongs to a place in a row: the same every time. */
function scatter(index: number): number {
  const wild = Math.sin(index * 12.9898 + 4.1414) * 43758.5453;
  return wild - Math.floor(wild);
}

const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join("");

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

export const disc = (x: number, y: number, radius: number): string => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A ring, cut out of a disc. */
export const ring = (x: number, y: number, radius: number, width: number): string => {
  const inner = round(radius - width);
  return `${disc(x, y, radius)}M${round(x - inner)} ${y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;
};

/** Cuts that run out from a light, as the knife leaves them. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number, width = 1): string =>
  many(count, (index) => {
    const angle = ((index + 0.5 * scatter(index)) / count) * 2 * Math.PI;
    const reach = inner + (outer - inner) * (0.55 + 0.45 * scatter(index + 50));
    const [along, across] = [Math.cos(angle), Math.sin(angle)];
    const near = [x + inner * along, y + inner * across] as const;
    return `M${round(near[0] - across * width)} ${round(near[1] + along * width)}L${round(x + reach * along)} ${round(y + reach * across)}L${round(near[0] + across * width)} ${round(near[1] - along * width)}Z`;
  });

/** Level cuts that taper to both ends: dusk in a sky, light on water, boards of a floor. */
export const cuts = (x: number, y: number, width: number, height: number, rows: number, seed = 0, thick = 0.5): string =>
  many(rows, (row) => {
    const level = y + (rows > 1 ? (height * row) / (rows - 1) : 0);
    const from = x + width * 0.5 * scatter(row + seed * 17);
    const to = x + width * (0.55 + 0.45 * scatter(row + seed * 17 + 31));
    return `M${round(from)} ${round(level)}Q${round((from + to) / 2)} ${round(level - thick)} ${round(to)} ${round(level)}Q${round((from + to) / 2)} ${round(level + thick)} ${round(from)} ${round(level)}Z`;
  });

/** Points of light strewn over a field. */
export const sparks = (x: number, y: number, width: number, height: number, count: number, seed = 0, radius = 0.5): string =>
  many(count, (index) => {
    const size = round(radius * (0.6 + 0.9 * scatter(index + seed * 7 + 90)));
    return `M${round(x + width * scatter(index * 3 + seed))} ${round(y + height * scatter(index * 5 + seed + 40))}m${-size} 0l${size} ${-size} ${size} ${size} ${-size} ${size}Z`;
  });

/** The same outline again and again, each a step further. */
export const row = (count: number, step: number, draw: (x: number) => string, from = 0): string => many(count, (index) => draw(round(from + index * step)));
