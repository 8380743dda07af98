// The odds of a whole attack: for every target in reach, for the force being assembled, for fighting on.
import { explain, percents, useOdds } from "@table";
import type { Geometry } from "./geometry";
import { useTable, type Chances, type Odds } from "./types";

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The chance of victory on each hex that can be attacked, where it is known. */
export function AttackOdds({ geometry }: { geometry: Geometry }) {
  const table = useTable();
  const { odds } = useOdds<Chances>(table.view);
  return (
    <g class="az-attack-odds" aria-hidden>
      {Object.entries(odds?.attacks ?? {}).map(([n, { win }]) => {
        const at = geometry.centres.get(Number(n));
        return (
          at && (
            <g key={n} transform={`translate(${at.x.toFixed(1)} ${(at.y + 24).toFixed(1)})`}>
              <rect x="-22" y="-10" width="44" height="18" rx="9" />
              <text y="4" text-anchor="middle">
                {percent(win)}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

function Lines({ outlook, policy }: { outlook: Odds; policy: Chances["policy"] }) {
  const table = useTable();
  // The last card may bring victory and defeat at once: that counts as a victory here, and all ends add up.
  const ends = { win: outlook.win, defeat: Math.max(0, 1 - outlook.win - outlook.withdraw), withdraw: outlook.withdraw };
  const [win = 0, defeat = 0, withdraw = 0] = percents(Object.values(ends));
  const lost = Object.entries(outlook.losses).filter(([, count]) => count >= 0.05);
  return (
    <div
      class="az-outlook"
      {...explain(table, {
        title: table.say("board-odds"),
        label: table.say("board-odds-words", { win: `${win} %`, defeat: `${defeat} %`, withdraw: `${withdraw} %` }),
        text: [table.say(`board-policy-${policy}`), !outlook.exact && table.say("board-odds-rough")],
        facts: [
          [table.say("board-odds-damage"), outlook.damage.toFixed(1)],
          [table.say("board-odds-cards"), outlook.cards.toFixed(1)],
          ...lost.map(([unit, count]) => [table.say("board-odds-loss", { unit: table.thing(unit) }), count.toFixed(1)] as const),
        ],
        rule: ["AZ-6.4", "AZ-6.19"],
        provenance: "designed",
      })}
    >
      <span class="az-outlook-bar" aria-hidden>
        {Object.entries(ends).map(([end, chance]) => (
          <i key={end} class={end} style={{ width: `${chance * 100}%` }} />
        ))}
      </span>
      <span class="win">{table.say("board-odds-win", { chance: `${win} %` })}</span>
      <span>{table.say("board-odds-withdraw", { chance: `${withdraw} %` })}</span>
      <span class="defeat">{table.say("board-odds-defeat", { chance: `${defeat} %` })}</span>
    </div>
  );
}

/** The odds of this attack, on request or always, as the reader prefers. */
export function OddsOfAttack() {
  const table = useTable();
  const { odds, waiting, always, ask, toggle } = useOdds<Chances>(table.view);
  const outlook = odds?.force ?? odds?.fight;
  return (
    <div class="az-odds-panel" role="group" aria-label={table.say("board-odds")}>
      {outlook && odds && <Lines outlook={outlook} policy={odds.policy} />}
      {odds === null && (
        <button onClick={ask} disabled={waiting} aria-busy={waiting}>
          {waiting ? "…" : table.say("board-odds-ask")}
        </button>
      )}
      <label>
        <input type="checkbox" checked={always} onChange={toggle} /> {table.say("board-odds-always")}
      </label>
    </div>
  );
}

/** While a target is chosen there is no panel yet; the question stands in a corner of the map. */
export function OddsCorner() {
  const table = useTable();
  if (table.board.phase !== "attack" || table.options.length === 0) return null;
  return (
    <div class="az-odds-corner">
      <OddsOfAttack />
    </div>
  );
}
