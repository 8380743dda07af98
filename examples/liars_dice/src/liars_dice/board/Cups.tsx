// Everybody around the table: a cup each, how many dice are under it, and what was there when the cups were last lifted.
import { Count, explain, Mark } from "@table";
import { Cup, Face } from "./Dice";
import { useTable } from "./types";

/** Whether a die counted for the last bid. */
const counted = (die: number, face: number, wild: boolean): boolean => die === face || (wild && die === 1);

function Place({ seat }: { seat: number }) {
  const table = useTable();
  const { players, active, last, wild } = table.board;
  const count = players[seat]?.count ?? 0;
  const name = table.name(seat);
  const label = count ? table.say("board-cup", { name, count }) : table.say("board-out", { name });
  return (
    <li class={`ld-place seat-${seat}`} data-out={count ? undefined : ""} data-active={seat === active ? "" : undefined}>
      <div class="ld-cup-place" data-anchor={`cup-${seat}`} {...explain(table, { title: label, text: table.say("help-cup"), rule: "LD-2.1" })}>
        <Cup />
        <strong class="ld-left">
          <Count value={count} />
        </strong>
      </div>
      <span class="ld-name">
        <Mark seat={seat} size={14} /> {name}
      </span>
      <span class="ld-last" data-anchor={`last-${seat}`}>
        {last?.dice[seat]?.map((die, index) => <Face key={index} face={die} counts={counted(die, last.bid.face, wild)} />)}
      </span>
    </li>
  );
}

export function Cups() {
  const table = useTable();
  return (
    <ol class="ld-cups">
      {table.board.players.map((_, seat) => (
        <Place key={seat} seat={seat} />
      ))}
    </ol>
  );
}
