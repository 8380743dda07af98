// The final battle: the Ancient One fills the hall, and a single task is between it and the world.
import { Count, explain } from "@table";
import { aboutAncientOne, DoomRing } from "./AncientOne";
import { TaskRow } from "./Card";
import { Standing } from "./Pieces";
import { useTable, type AncientOne, type Task } from "./types";

const plain = (icons: string[]): Task => ({ icons, sanity: 0, stamina: 0, clock: 0, frame: "none", monster: "", complete: false, settled: false, dice: [], offer: null });

export function Battle({ one }: { one: AncientOne }) {
  const table = useTable();
  const { attempt, players } = table.board;
  const task = attempt?.tasks[0] ?? plain(one.combat_task);
  const seats = players.flatMap((player, seat) => (player.investigator ? [seat] : []));
  const label = `${table.thing(one.id)}. ${table.say("board-doom", { count: one.doom, track: one.track.length })}`;
  const explained = explain(table, { ...aboutAncientOne(table, one.id), label, rule: ["ES-20.7", "ES-20.10"] });
  return (
    <section class="es-battle" aria-label={table.say("board-battle")}>
      <div class="es-battle-face" data-thing={one.id} data-anchor="battle" {...explained}>
        <DoomRing one={one} />
      </div>
      <div class="es-battle-words">
        <p class="es-battle-title">{table.say("board-battle")}</p>
        <h2>{table.thing(one.id)}</h2>
        <p class="es-battle-doom">
          <b>
            <Count value={one.doom} />
          </b>{" "}
          {table.say("board-battle-doom", { count: one.doom })}
        </p>
        <div class="es-card attempted es-combat">
          <ol class="es-tasks">
            <TaskRow card="ancient_one" number={0} task={task} ordered={false} />
          </ol>
        </div>
        <p class="es-battle-text">{table.say(`text-${one.id}`)}</p>
        <Standing seats={seats} />
      </div>
    </section>
  );
}
