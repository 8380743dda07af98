// The small wooden and cardboard pieces.
import { Icon, Shape, type IconData } from "@table";
import { token } from "./icons";
import type { Quadrant } from "./types";

/** An investigator: a coat in the shape and colour of its player, under a hat. */
export function Pawn({ seat }: { seat: number }) {
  return (
    <svg class={`gd-pawn seat-${seat}`} viewBox="0 0 24 32" aria-hidden>
      <g class="gd-coat" transform="translate(0 8)">
        <Shape seat={seat} />
      </g>
      <path class="gd-hat" d="M1.5 10.2c0-1.3 2.3-1.9 4.6-2.2l1-5.2c.2-1 1-1.5 2-1.3 1.6.4 4.2.4 5.8 0 1-.2 1.8.3 2 1.3l1 5.2c2.3.3 4.6.9 4.6 2.2 0 1.6-4.7 2.5-10.5 2.5S1.5 11.8 1.5 10.2z" />
    </svg>
  );
}

export function Tokens({ count, label }: { count: number; label?: string }) {
  return (
    <span class="gd-tokens" role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="gd-token">
          <Icon of={token} />
        </span>
      ))}
    </span>
  );
}

const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
const ROADS: Record<Quadrant, string> = {
  nw: "M2 16C8 14 9 8 20 9M20 20 13 13",
  ne: "M20 9C26 10 28 5 33 4M20 20 30 15 38 18",
  sw: "M20 20 11 27 4 26M11 27 12 38",
  se: "M20 20 28 29 38 30M28 29 24 38",
};
const CORNER: Record<Quadrant, [number, number]> = { nw: [0, 0], ne: [20, 0], sw: [0, 20], se: [20, 20] };

/** A map of four quarters; those that are there are drawn, the others only outlined. */
export function MapSheet({ have }: { have: Quadrant[] }) {
  return (
    <svg class={`gd-map-sheet ${have.length === QUADRANTS.length ? "whole" : ""}`} viewBox="-1 -1 42 42" aria-hidden>
      {QUADRANTS.map((quadrant) => {
        const [x, y] = CORNER[quadrant];
        const there = have.includes(quadrant);
        return (
          <g key={quadrant} class={there ? "there" : "missing"}>
            <rect x={x + 0.6} y={y + 0.6} width="18.8" height="18.8" rx="1.5" />
            {there && <path d={ROADS[quadrant]} />}
          </g>
        );
      })}
    </svg>
  );
}

const point = (angle: number, radius: number): string =>
  `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`;

/** One segment of a ring, with a small gap on both sides. */
function segment(index: number, count: number): string {
  const gap = 0.07;
  const from = (index / count) * 2 * Math.PI + gap;
  const to = ((index + 1) / count) * 2 * Math.PI - gap;
  const [outer, inner] = [47, 33];
  return `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`;
}

interface RingProps {
  gate: string;
  have: number;
  needed: number;
  icon: IconData;
}

/** A gate under construction: it closes section by section, and glows before the last. */
export function Ring({ gate, have, needed, icon }: RingProps) {
  return (
    <svg class={`gd-ring town-${gate} ${have === 0 ? "none" : ""} ${have === needed - 1 ? "nearly" : ""}`} viewBox="0 0 100 100" aria-hidden>
      {Array.from({ length: needed }, (_, index) => (
        <path key={index} class={index < have ? "laid" : "gap"} d={segment(index, needed)} />
      ))}
      <svg x="28" y="28" width="44" height="44" viewBox="0 0 512 512" class="gd-ring-icon" dangerouslySetInnerHTML={{ __html: icon.body }} />
    </svg>
  );
}

/** An open gate: the ring burns, the disc of its monstrosity lies in it. */
export function OpenRing({ gate, value }: { gate: string; value: number }) {
  return (
    <svg class={`gd-ring open town-${gate}`} viewBox="0 0 100 100" aria-hidden>
      <circle class="gd-fire" cx="50" cy="50" r="42" />
      <circle class="gd-fire inner" cx="50" cy="50" r="38" />
      <circle class="gd-disc" cx="50" cy="50" r="31" />
      <text x="49" y="64" text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}
