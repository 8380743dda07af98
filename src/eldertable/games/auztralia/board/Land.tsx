// The ground of the map, drawn once: sea with water lines, coast, terrains. Scenery without meaning of its own but the terrain.
import { geometryOf, grain, hexPoints, type Point } from "./geometry";
import type { MapFile, Place, Terrain } from "./types";

const FAR = 1600;

/** Small strokes that tell a terrain without its colour. */
const STROKES: Record<Terrain, string[]> = {
  outback: ["M-16 8l2-5 2 5m-1-6l3 6", "M10-10l2-5 2 5m-1-6l3 6", "M8 16l2-4 2 4", "M-20-8l2-4 2 4"],
  desert: ["M-20 6q6-6 12 0t12 0", "M0-10q5-5 10 0t10 0", "M-8 18q5-4 10 0t10 0"],
  hills: ["M-22 10q7-16 14 0", "M-10 12q8-18 17 0", "M6 8q7-14 14 0", "M-6-10q5-11 11 0"],
  coast: ["M-18 12q4-4 8 0t8 0t8 0", "M2-12q4-4 8 0t8 0", "M-20-6q3-3 6 0"],
  farmland: ["M-20 12l16-7M-18 18l20-9M-8 20l16-7", "M2-14l14-6M4-8l16-7"],
};

function Ground({ place, at }: { place: Place; at: Point }) {
  const { x, y } = at;
  const shift = grain(x, y) * 6 - 3;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class={`az-ground ${place.terrain}`}>
      <polygon points={hexPoints()} />
      <g class="az-strokes" transform={`translate(${shift.toFixed(1)} ${(-shift / 2).toFixed(1)})`}>
        {STROKES[place.terrain].map((path, i) => (grain(x + i * 7, y) > 0.22 ? <path key={i} d={path} /> : null))}
      </g>
    </g>
  );
}

/** A compass rose with the six numbers of the Old Ones' compass. */
export function Rose({ x, y, size }: Point & { size: number }) {
  return (
    <g class="az-rose" transform={`translate(${x} ${y}) scale(${size / 50})`}>
      <circle r="30" />
      <circle r="22" class="thin" />
      {[0, 60, 120, 180, 240, 300].map((angle, i) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class={i === 0 ? "north" : ""} d="M0-30 5-6 0 0-5-6Z" />
          <text y="-36" transform={`rotate(${-angle} 0 -40)`} text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      <circle r="4" class="hub" />
    </g>
  );
}

const WAVES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function Land({ map }: { map: MapFile }) {
  const geometry = geometryOf(map);
  return (
    <g class="az-land" aria-hidden>
      <rect class="az-sea" x={-FAR} y={-FAR} width={2 * FAR + geometry.width} height={2 * FAR + geometry.height} />
      <g class="az-waves">
        {WAVES.map((i) => {
          const [x, y] = [grain(i, 3) * geometry.width, grain(i, 8) * geometry.height];
          return <path key={i} d={`M${x.toFixed(0)} ${y.toFixed(0)}q5-5 10 0t10 0t10 0`} />;
        })}
      </g>
      {[30, 24, 18, 12, 6].map((width, i) => (
        <path key={width} class={`az-water-line line-${i}`} d={geometry.coast} stroke-width={width} />
      ))}
      <path class="az-mainland" d={geometry.coast} />
      <g class="az-unsurveyed">
        {geometry.unsurveyed.map(({ x, y }) => (
          <path key={`${x}-${y}`} d={`M${(x - 8).toFixed(0)} ${(y + 4).toFixed(0)}l4-8m4 8l4-8m-14 16h16`} />
        ))}
      </g>
      {map.hex.map((place) => {
        const at = geometry.centres.get(place.n);
        return at && <Ground key={place.n} place={place} at={at} />;
      })}
    </g>
  );
}
