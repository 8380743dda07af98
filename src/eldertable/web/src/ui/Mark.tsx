// A player's mark: a colour and a shape of its own, for eyes of every kind.

const polygon = (corners: number, turn: number, r = 10): string =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI + turn;
    return `${(12 + r * Math.sin(angle)).toFixed(1)},${(12 - r * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");

const star = Array.from({ length: 10 }, (_, i) => {
  const angle = (i / 10) * 2 * Math.PI;
  const r = i % 2 ? 4.5 : 10.5;
  return `${(12 + r * Math.sin(angle)).toFixed(1)},${(12 - r * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

const POINTS: Record<number, string> = {
  0: "12,2.5 22,20.5 2,20.5",
  2: "3.5,3.5 20.5,3.5 20.5,20.5 3.5,20.5",
  3: "12,1.5 22.5,12 12,22.5 1.5,12",
  4: polygon(5, 0, 11),
  5: "8.5,2 15.5,2 15.5,8.5 22,8.5 22,15.5 15.5,15.5 15.5,22 8.5,22 8.5,15.5 2,15.5 2,8.5 8.5,8.5",
  6: polygon(6, Math.PI / 6, 11),
  7: star,
};

/** The bare shape on a 24 x 24 square; neutral pieces (-1) are a ring. */
export function Shape({ seat }: { seat: number }) {
  const points = POINTS[seat];
  if (points) return <polygon points={points} />;
  return seat < 0 ? <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="5" /> : <circle cx="12" cy="12" r="10" />;
}

export function Mark({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <svg class={`mark seat-${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <Shape seat={seat} />
    </svg>
  );
}
