// The city as it grows: a temple above terraces, and a building for every card, down to the water.
import { empireEntry, useTable, type Built } from "./types";

const WIDTH = 220;
const HEIGHT = 200;
const SHORE = 172;
/** The ground of each terrace, and how many buildings stand on it. */
const TERRACES = [124, 147, 169];
const PER_TERRACE = 6;

/** A steady number from a name, so that a card always raises the same building. */
function seedOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** Left and right of the middle in turn, farther out with every building, then on the next terrace. */
function placeOf(index: number, width: number): { x: number; ground: number } {
  const terrace = Math.floor(index / PER_TERRACE) % TERRACES.length;
  const step = Math.floor((index % PER_TERRACE) / 2);
  const middle = WIDTH / 2 + (index % 2 ? 1 : -1) * (12 + step * 21) + (terrace % 2 ? 6 : 0);
  return { x: middle - width / 2, ground: TERRACES[terrace] ?? SHORE };
}

const ROOFS = [
  (x: number, top: number, width: number) => `M${x - 2} ${top}L${x + width / 2} ${top - 9}L${x + width + 2} ${top}Z`,
  (x: number, top: number, width: number) => `M${x} ${top}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top}Z`,
  (x: number, top: number, width: number) => `M${x - 1} ${top}V${top - 6}h4v3h${(width - 10) / 2}v-3h4v3h${(width - 10) / 2}v-3h4V${top}Z`,
];

function House({ built, index }: { built: Built; index: number }) {
  const table = useTable();
  const seed = seedOf(built.card);
  const { banners } = empireEntry(table, built.card);
  const width = 15 + (seed % 3);
  const { x, ground } = placeOf(index, width);
  const height = 16 + (seed % 3) * 4 + banners.length * 4;
  const top = ground - height;
  const roof = ROOFS[seed % ROOFS.length] ?? ROOFS[0];
  return (
    <g class={`aw-house tribe-${banners[0]} ${built.damaged ? "damaged" : ""}`}>
      <rect x={x} y={built.damaged ? ground - height / 2 : top} width={width} height={built.damaged ? height / 2 : height} />
      {built.damaged ? (
        <path class="aw-rubble" d={`M${x - 3} ${ground}l4 -12 3 5 5 -8 4 7 4 -4 3 12Z`} />
      ) : (
        <>
          <path class="aw-roof" d={roof?.(x, top, width) ?? ""} />
          <path class="aw-window" d={`M${x + width / 2 - 2} ${ground}v-7h4v7ZM${x + 3} ${top + 5}h3v4h-3ZM${x + width - 6} ${top + 5}h3v4h-3Z`} />
        </>
      )}
    </g>
  );
}

export function Skyline({ built }: { built: Built[] }) {
  return (
    <svg class="aw-skyline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle class="aw-sun" cx="154" cy="30" r="14" />
      <path class="aw-hill far" d="M0 112C30 78 66 88 96 96 132 62 186 78 220 100V200H0Z" />
      <path class="aw-hill" d="M0 142C40 132 62 96 84 90H136C158 96 180 132 220 142V200H0Z" />
      <g class="aw-temple">
        <path d="M76 52 110 34 144 52Z" />
        <rect x="79" y="52" width="62" height="6" />
        {[83, 94.5, 107, 119.5, 131].map((x) => (
          <rect key={x} x={x} y="58" width="5.5" height="28" />
        ))}
        <rect x="75" y="86" width="70" height="5" />
        <rect x="70" y="91" width="80" height="4" />
      </g>
      {TERRACES.map((ground) => (
        <path key={ground} class="aw-terrace" d={`M${24 - (ground - 124) / 2} ${ground}H${196 + (ground - 124) / 2}v4H${24 - (ground - 124) / 2}Z`} />
      ))}
      {built.map((each, index) => (
        <House key={each.card} built={each} index={index} />
      ))}
      <path class="aw-water" d={`M0 ${SHORE}H${WIDTH}V${HEIGHT}H0Z`} />
      <path class="aw-ripples" d="M14 179h22M60 184h30M104 179h26M146 185h32M186 179h22M34 192h26M112 194h30M168 193h24" />
    </svg>
  );
}
