// The city as it grows: a temple on its hill by the water, and a building for every card.
import { empireEntry, useTable, type Built } from "./types";

const WIDTH = 220;
const GROUND = 74;

/** A steady number from a name, so that a card always raises the same building. */
function seedOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** Left and right of the temple in turn, farther out with every building. */
function placeOf(index: number): number {
  const step = Math.floor(index / 2);
  const away = 30 + step * 13.5;
  return WIDTH / 2 + (index % 2 ? away : -away - 12);
}

function House({ built, index }: { built: Built; index: number }) {
  const table = useTable();
  const seed = seedOf(built.card);
  const [x, width] = [placeOf(index), 12 + (seed % 3)];
  const height = 14 + (seed % 4) * 6 + empireEntry(table, built.card).banners.length * 4;
  const top = GROUND - height;
  const roof =
    seed % 3 === 0
      ? `M${x - 1.5} ${top}L${x + width / 2} ${top - 7}L${x + width + 1.5} ${top}Z`
      : seed % 3 === 1
        ? `M${x} ${top}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top}Z`
        : `M${x - 1} ${top}V${top - 4}h3v2.4h${width / 2 - 3.5}v-2.4h3v2.4h${width / 2 - 3.5}v-2.4h3V${top}Z`;
  return (
    <g class={`aw-house tribe-${empireEntry(table, built.card).banners[0]} ${built.damaged ? "damaged" : ""}`}>
      <rect x={x} y={built.damaged ? top + height / 2 : top} width={width} height={built.damaged ? height / 2 : height} />
      {built.damaged ? <path class="aw-rubble" d={`M${x - 2} ${GROUND}l4 -9 3 4 4 -6 4 5 3 -3 2 9Z`} /> : <path class="aw-roof" d={roof} />}
      {!built.damaged && <path class="aw-window" d={`M${x + width / 2 - 1.5} ${GROUND - 8}h3v6h-3Z`} />}
    </g>
  );
}

export function Skyline({ built }: { built: Built[] }) {
  return (
    <svg class="aw-skyline" viewBox={`0 0 ${WIDTH} 96`} preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle class="aw-sun" cx="176" cy="20" r="11" />
      <path class="aw-hill far" d="M0 76C30 52 62 58 90 66 130 40 180 50 220 66V96H0Z" />
      <path class="aw-hill" d="M20 78C60 72 80 66 110 66S170 74 204 78Z" />
      {built.map((each, index) => (
        <House key={each.card} built={each} index={index} />
      ))}
      <g class="aw-temple">
        <path d="M86 34 110 22 134 34Z" />
        <rect x="88" y="34" width="44" height="5" />
        {[91, 100, 109, 118, 126].map((x) => (
          <rect key={x} x={x} y="39" width="4" height="30" />
        ))}
        <rect x="85" y="69" width="50" height="5" />
      </g>
      <path class="aw-water" d={`M0 ${GROUND}H${WIDTH}V96H0Z`} />
      <path class="aw-ripples" d="M8 80h22M46 85h30M92 80h26M132 86h32M178 81h30M20 91h26M110 92h30M166 92h24" />
    </svg>
  );
}
