// Faces: busts against the light, put together from parts in the colours of the games. Six digits say which parts.
import { useId } from "preact/hooks";
import type { JSX } from "preact";
import { Shape } from "../ui/Mark";

/** Ground and light: AuZtralia's outback and sea, The Ancient World's clay and water, Elder Sign's hall and brass, Gates' night and paper. */
const GROUNDS: [string, string, string][] = [
  ["#4a2108", "#e0963a", "#1d0c02"],
  ["#0f3a43", "#4fb0ac", "#04181d"],
  ["#6d2f1c", "#ecc08a", "#280d05"],
  ["#0d4649", "#7fd6cb", "#032022"],
  ["#081a1d", "#3d8577", "#020809"],
  ["#2a1d08", "#d8a648", "#110a01"],
  ["#21123d", "#a97fe6", "#0c0519"],
  ["#5a4630", "#f4e7c6", "#22180c"],
];

const SHOULDERS = ["M6 64c1-14 10-19 26-19s25 5 26 19z", "M2 64c2-17 12-20 30-20s28 3 30 20z", "M11 64c1-12 8-17 21-17s20 5 21 17z", "M4 64c3-10 10-20 28-20s25 10 28 20z"];
const HEADS = [
  <ellipse cx="32" cy="27" rx="11" ry="14" />,
  <ellipse cx="32" cy="27" rx="12.5" ry="13" />,
  <path d="M21 24c0-9 5-13 11-13s11 4 11 13c0 8-4 17-11 17s-11-9-11-17z" />,
  <path d="M20 23c0-8 6-12 13-12 6 0 11 5 11 12l2 6-3 2c0 7-4 10-10 10-8 0-13-9-13-18z" />,
];
const HAIR: (JSX.Element | null)[] = [
  null,
  <path d="M20 24c-1-10 5-15 12-15s13 5 12 15c-3-5-7-7-12-7s-9 2-12 7z" />,
  <path d="M19 42c-2-22 2-33 13-33s15 11 13 33l-5-2c2-15-1-22-8-22s-10 7-8 22z" />,
  <path d="M21 22c-1-8 5-12 11-12s12 4 11 12c-3-3-6-5-11-5s-8 2-11 5zM32 3a5 5 0 0 1 0 9a5 5 0 0 1 0-9z" />,
  <path d="M18 27l-3-6 4-1-2-6 6 1 0-6 6 3 4-5 4 5 6-2 0 6 6 0-3 6 4 2-4 4c-1-7-6-10-13-10s-12 3-15 9z" />,
  <path d="M20 24c-1-10 5-15 12-15s13 5 12 15c-3-5-7-7-12-7s-9 2-12 7zM43 22c5 8 3 18 7 28l-5 1c-3-9 0-19-4-27z" />,
];
const HATS: (JSX.Element | null)[] = [
  null,
  <path d="M15 19c5-2 29-2 34 0l-3 3H18zM21 18c0-9 4-13 11-13s11 4 11 13z" />,
  <path d="M10 21c8-4 36-4 44 0 1 2-1 3-4 3-10-3-26-3-36 0-3 0-5-1-4-3zM21 19l2-13c4-3 6 1 9 1s6-4 9-1l2 13z" />,
  <path d="M19 26c-2-13 4-20 13-20s15 7 13 20l-5-6H24z" />,
  <path d="M19 19c0-9 5-12 13-12 7 0 12 4 13 10l9 4-1 3c-11-3-24-4-34-1z" />,
  <path d="M18 23c0-4 3-7 3-7l2 5 3-7 3 6 3-8 3 8 3-6 3 7 2-5s3 3 3 7z" />,
  <path d="M14 48c-3-24 4-42 18-42s21 18 18 42l-8-4c4-15 1-26-10-26s-14 11-10 26z" />,
  <path d="M14 20c6-3 30-3 36 0l-2 3H16zM22 19l1-17h18l1 17z" />,
];
const COLLARS: (JSX.Element | null)[] = [
  null,
  <path d="M24 44l8 8 8-8-2-3-6 6-6-6z" />,
  <path d="M18 46l6-9 8 12 8-12 6 9-14 18z" />,
  <path d="M20 42c8 5 16 5 24 0l2 6c-9 5-19 5-28 0z" />,
  <path d="M32 48l-8-4v8zM32 48l8-4v8z" />,
  <path d="M8 60c6-12 30-22 40-16l-2 5c-12-3-26 4-34 15z" />,
];
export const PARTS = [GROUNDS.length, 8, HAIR.length, HATS.length, COLLARS.length, 8] as const;

/** Six digits from any id, the same every time. */
export function madeFrom(id: string): string {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return PARTS.map((count) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) >>> 0;
    return (state >>> 8) % count;
  }).join("");
}

/** A face; decorative, since the name stands beside it. */
export function Avatar({ id, code, size = 40 }: { id: string | null; code: string | null; size?: number }) {
  const light = useId();
  const digits = [...(code ?? madeFrom(id ?? ""))].map(Number);
  const pick = <T,>(list: readonly T[], at: number): T => list[(digits[at] ?? 0) % list.length] as T;
  const [ground, glow, dark] = pick(GROUNDS, 0);
  const figure = digits[1] ?? 0;
  return (
    <svg class="avatar" viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <defs>
        <radialGradient id={light} cx="36%" cy="30%" r="70%">
          <stop offset="0" stop-color={glow} />
          <stop offset="1" stop-color={ground} />
        </radialGradient>
      </defs>
      <rect width="64" height="64" rx="10" fill={`url(#${light})`} />
      <g fill={dark}>
        <path d={SHOULDERS[figure % SHOULDERS.length]} />
        <path d="M27 36h10v12H27z" />
        <g fill={ground} stroke={dark} stroke-width="1.5">
          {HEADS[Math.floor(figure / 2) % HEADS.length]}
        </g>
        <path d="M33 12c6 1 9 6 9 13 0 8-3 14-9 16 3-8 4-20 0-29z" opacity="0.45" />
        <path d="M32 13c-6 0-9.5 5-9.5 12 0 7 3 13.5 7.5 15-2-8-2-18 2-27z" fill={glow} opacity="0.6" />
        {pick(HAIR, 2)}
        {pick(HATS, 3)}
      </g>
      <g fill={glow} opacity="0.75">
        {pick(COLLARS, 4)}
      </g>
      <g class={`seat-${(digits[5] ?? 0) % 8}`} transform="translate(47 47) scale(0.6)" fill="var(--seat)" stroke={dark} stroke-width="2" paint-order="stroke">
        <Shape seat={(digits[5] ?? 0) % 8} />
      </g>
    </svg>
  );
}
