// A die of the pool: a cube with engraved sides that tumbles whenever it is rolled.
import { Die, type Attributes } from "@table";
import { useRef } from "preact/hooks";
import { Engraving } from "./Pieces";
import { colourOf, faceOf, useTable, without, type Attempt } from "./types";

/** For each place of the pool, how often the die there has been rolled: all with a new roll, the fresh ones with a reroll. */
export function useRolls(attempt: Attempt): number[] {
  const last = useRef<{ attempt: Attempt; rolls: number[] }>({ attempt, rolls: attempt.pool.map(() => 0) });
  const before = last.current;
  if (before.attempt !== attempt) {
    const whole = before.attempt.rolls !== attempt.rolls;
    let fresh = whole ? [...attempt.pool] : without(attempt.pool, before.attempt.pool);
    if (attempt.pool.length < before.attempt.pool.length) fresh = [];
    const rolls = attempt.pool.map((die, place) => {
      const number = before.rolls[place] ?? 0;
      if (!fresh.includes(die)) return number;
      fresh = without(fresh, [die]);
      return number + 1;
    });
    last.current = { attempt, rolls };
  }
  return last.current.rolls;
}

interface Props {
  die: string;
  roll: number;
  label: string;
  class: string;
  anchor: string;
  does: Attributes;
}

export function RollingDie({ die, roll, label, class: name, anchor, does }: Props) {
  const table = useTable();
  const colour = colourOf(die);
  const face = faceOf(die);
  const printed: string[] = table.catalogue.dice.die.find((each) => each.id === colour)?.faces ?? [];
  // What is not printed on the die (not rolled yet, or made a wild) covers its first side.
  const at = printed.indexOf(face);
  const sides = at < 0 ? [face, ...printed.slice(1)] : printed;
  return (
    <div class={`es-die-place ${name}`} data-anchor={anchor} {...does}>
      <Die faces={sides.map((side) => <Engraving key={side} face={side} />)} shows={Math.max(0, at)} roll={roll} label={label} class={`es-cube ${colour}`} />
    </div>
  );
}
