// The three damage dice: they tumble when an attack has struck, and stay as they fell until the next Titan falls.
import { Die, explain, Icon, Thing } from "@table";
import { useEffect, useState } from "preact/hooks";
import { coins, titan } from "./icons";

import { useTable, type Board } from "./types";

type Face = "titan" | "coin" | "blank";

interface Roll {
  number: number;
  faces: Face[];
  /** How many Titans had been slain then. */
  slain: number;
}

let latest: Roll = { number: 0, faces: [], slain: 0 };
const watchers = new Set<(roll: Roll) => void>();

const slainOn = (board: Board): number => board.players.reduce((sum, { titans }) => sum + titans.length, 0);

/** The dice were rolled: what the event tells, for whoever shows the dice. */
export function rolled(board: Board, titans: number, coinFaces: number, blanks: number): void {
  const faces = [
    ...Array.from({ length: titans }, (): Face => "titan"),
    ...Array.from({ length: coinFaces }, (): Face => "coin"),
    ...Array.from({ length: blanks }, (): Face => "blank"),
  ];
  latest = { number: latest.number + 1, faces, slain: slainOn(board) };
  for (const watcher of watchers) watcher(latest);
}

function useRoll(): Roll {
  const [roll, setRoll] = useState(latest);
  useEffect(() => {
    watchers.add(setRoll);
    setRoll(latest);
    return () => void watchers.delete(setRoll);
  }, []);
  return roll;
}

const DRAWN = { titan: <Icon of={titan} />, coin: <Icon of={coins} />, blank: null };

export function Dice() {
  const table = useTable();
  const { number, slain, ...roll } = useRoll();
  const faces = slain === slainOn(table.board) ? roll.faces : [];
  const { die } = table.catalogue.dice;
  const sides = die.faces as Face[];
  const about = {
    title: table.say("board-damage-dice"),
    text: table.say("help-dice"),
    rule: ["AW-6.13", "AW-6.14", "AW-6.15"],
    provenance: die,
  };
  return (
    <Thing class={`aw-dice ${faces.length ? "" : "resting"}`} anchor="dice" does={explain(table, about)}>
      {/* All three are always there, so that each of them tumbles when it is rolled. */}
      {Array.from({ length: die.count }, (_, index) => {
        const face = faces[index] ?? "titan";
        const unused = index >= Math.max(faces.length, 1);
        return <Die key={index} class={unused ? "unused" : ""} faces={sides.map((side) => DRAWN[side])} shows={sides.indexOf(face)} roll={number} label={table.say(`board-face-${face}`)} />;
      })}
    </Thing>
  );
}
