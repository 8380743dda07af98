// The exact chance of success: beside each card, and for the attempt under way.
import { useOdds } from "@table";
import { useTable, type Chances } from "./types";

function Percent({ chance, class: name }: { chance: number; class: string }) {
  const table = useTable();
  const percent = Math.round(chance * 100);
  return (
    <span class={`es-chance ${name}`} style={{ "--chance": `${percent}%` }} role="img" aria-label={table.say("board-chance", { percent })}>
      {percent}
      <small>%</small>
    </span>
  );
}

/** The chance to resolve a card, where it is known. */
export function Chance({ card }: { card: string }) {
  const table = useTable();
  const { odds } = useOdds<Chances>(table.view);
  const chance = odds?.cards[card];
  return chance === undefined ? null : <Percent chance={chance} class="on-card" />;
}

/** The chance of the attempt, and how the reader wants to be told. */
export function OddsPanel() {
  const table = useTable();
  const { odds, waiting, always, ask, toggle } = useOdds<Chances>(table.view);
  const { attempt } = odds ?? { attempt: null };
  if (table.view.result || !table.board.ancient_one) return null;
  return (
    <div class="es-odds" role="group" aria-label={table.say("board-odds")}>
      {attempt !== null ? (
        <Percent chance={attempt} class="of-attempt" />
      ) : odds === null && (
        <button class="es-ask" onClick={ask} disabled={waiting} aria-busy={waiting} title={table.say("help-odds")}>
          {waiting ? "…" : "%"}
          <span class="sr-only">{table.say("board-odds-ask")}</span>
        </button>
      )}
      <label class="es-always">
        <input type="checkbox" checked={always} onChange={toggle} />
        {table.say("board-odds-always")}
      </label>
    </div>
  );
}
