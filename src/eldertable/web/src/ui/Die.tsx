// A die that really tumbles: a cube with the faces the game gives it, landing on the one that counts.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../prefs";
import { follow } from "../motion";

const TUMBLE = 750;
/** How the cube stands so that each of its sides faces the reader: turned about x, then about y. */
const STANDS = [
  [0, 0],
  [0, -90],
  [0, 180],
  [0, 90],
  [-90, 0],
  [90, 0],
] as const;

interface Props {
  /** All six sides, in the order of the game's data. */
  faces: readonly ComponentChildren[];
  /** Which side is up. */
  shows: number;
  /** Another value here means another roll: the die tumbles. Dice that stay put keep theirs. */
  roll: number | string;
  /** What is up, in words. */
  label: string;
  class?: string;
  /** From `explain`, `offer` or `target`. */
  does?: Record<string, unknown>;
}

export function Die({ faces, shows, roll, label, class: name = "", does = {} }: Props) {
  const cube = useRef<HTMLSpanElement>(null);
  const before = useRef(roll);
  const [x, y] = STANDS[shows] ?? STANDS[0];
  useLayoutEffect(() => {
    if (before.current === roll) return;
    before.current = roll;
    const speed = pace();
    // Nobody waits for a die that is not to be seen.
    if (!cube.current?.getClientRects().length || speed === 0) return;
    const turns = () => 360 * (1 + Math.floor(Math.random() * 2)) * (Math.random() < 0.5 ? -1 : 1);
    const animation = cube.current.animate(
      [
        { transform: `translateY(-60%) rotateX(${x + turns()}deg) rotateY(${y + turns()}deg) rotateZ(${turns() / 4}deg) scale(0.9)` },
        { transform: `translateY(0) rotateX(${x + 40}deg) rotateY(${y - 50}deg) scale(1.05)`, offset: 0.7 },
        { transform: `rotateX(${x}deg) rotateY(${y}deg)` },
      ],
      { duration: (TUMBLE * (0.85 + Math.random() * 0.3)) / speed, easing: "cubic-bezier(.2,.6,.35,1)" },
    );
    void follow(animation);
  }, [roll]);
  return (
    <span class={`die ${name}`} role="img" aria-label={label} {...does}>
      <span class="die-cube" ref={cube} style={{ transform: `rotateX(${x}deg) rotateY(${y}deg)` }} aria-hidden>
        {STANDS.map((_, side) => (
          <span key={side} class={`die-side side-${side}`}>
            {faces[side]}
          </span>
        ))}
      </span>
    </span>
  );
}
