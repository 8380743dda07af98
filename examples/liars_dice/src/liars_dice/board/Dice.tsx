// Dice and cups, drawn.

/** Where the pips of each face are, on a square of 3 by 3. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A face of a die; one that counts for the bid is lit. */
export function Face({ face, counts = false }: { face: number; counts?: boolean }) {
  return (
    <svg class={`ld-die ${counts ? "counts" : ""}`} viewBox="0 0 36 36" aria-hidden>
      <rect x="1.5" y="1.5" width="33" height="33" rx="7" />
      {(PIPS[face] ?? []).map((place) => (
        <circle key={place} cx={9 + 9 * (place % 3)} cy={9 + 9 * Math.floor(place / 3)} r="3.1" />
      ))}
    </svg>
  );
}

/** A leather cup upside down, with somebody's dice under it. */
export function Cup() {
  return (
    <svg class="ld-cup" viewBox="0 0 60 64" aria-hidden>
      <path class="ld-cup-shade" d="M6 58h48l3 5H3z" />
      <path class="ld-cup-side" d="M16 6h28l9 54H7z" />
      <path class="ld-cup-light" d="M20 9h7l-3 48H13z" />
      <path class="ld-cup-rim" d="M7 52h46l1.300 8H5.700z" />
    </svg>
  );
}
