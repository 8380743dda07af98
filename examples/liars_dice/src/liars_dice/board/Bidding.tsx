// The bid on the table, and the reader's next one: how many, which face, or doubt.
import { explain, offer, useOdds } from "@table";
import { useEffect, useState } from "preact/hooks";
import { Face } from "./Dice";
import { useTable, type Bid, type Table } from "./types";

const FACES = [1, 2, 3, 4, 5, 6];

/** The last bid, large; before it, that there is none. */
export function LastBid() {
  const table = useTable();
  const { bid, last, wild } = table.board;
  const text = [table.say("help-bid"), wild && table.say("help-wild")];
  return (
    <div class="ld-bid" data-anchor="bid" {...explain(table, { title: bid ? table.say("board-bid", { ...bid }) : table.say("board-no-bid"), text, rule: ["LD-2.2", "LD-3.3"] })}>
      <span class="ld-found">{last && table.say("board-last", { found: last.found, count: last.bid.count, face: last.bid.face })}</span>
      {bid ? (
        <span class="ld-said">
          <b>{bid.count}</b> × <Face face={bid.face} />
        </span>
      ) : (
        <span class="ld-said">{table.say("board-no-bid")}</span>
      )}
      <span class="ld-chance">{bid && <Chance />}</span>
    </div>
  );
}

/** How likely the bid is true, for those who wish to know. */
function Chance() {
  const table = useTable();
  const { odds, waiting, ask } = useOdds<{ bid: number }>(table.view);
  if (odds) return <>{table.say("board-odds-are", { percent: Math.round(odds.bid * 100) })}</>;
  return (
    <button class="ld-odds" disabled={waiting} onClick={ask} data-testid="odds">
      {table.say("board-odds")}
    </button>
  );
}

/** The smallest bid that is higher than the last one. */
function least(bid: Bid | null): { count: number; face: number } {
  if (!bid) return { count: 1, face: 2 };
  return bid.face < 6 ? { count: bid.count, face: bid.face + 1 } : { count: bid.count + 1, face: 1 };
}

function Step({ table, by, label, count, change }: { table: Table; by: number; label: string; count: number; change: (count: number) => void }) {
  const next = count + by;
  const possible = next >= 1 && next <= table.board.on_table;
  return (
    <button class="ld-step" data-testid={by > 0 ? "more" : "fewer"} aria-label={label} disabled={!possible} onClick={() => change(next)}>
      {by > 0 ? "+" : "−"}
    </button>
  );
}

/** Put a bid together and say it. */
export function Bidding() {
  const table = useTable();
  const { bid, players } = table.board;
  const [count, setCount] = useState(1);
  const [face, setFace] = useState(2);
  useEffect(() => {
    const { count, face } = least(bid);
    setCount(count);
    setFace(face);
  }, [bid?.count, bid?.face, table.board.round]);
  if (table.seat === null || !players[table.seat]?.count) return null;
  return (
    <div class="ld-bidding">
      <div class="ld-count" role="group" aria-label={table.say("board-count")}>
        <Step table={table} by={-1} label={table.say("board-fewer")} count={count} change={setCount} />
        <output>{count}</output>
        <Step table={table} by={1} label={table.say("board-more")} count={count} change={setCount} />
      </div>
      <div class="ld-faces" role="group" aria-label={table.say("board-face")}>
        {FACES.map((each) => (
          <button key={each} class="ld-pick" aria-pressed={each === face} aria-label={table.thing(`face_${each}`)} onClick={() => setFace(each)} data-testid={`face-${each}`}>
            <Face face={each} />
          </button>
        ))}
      </div>
      <div class="ld-say" data-anchor="say" {...offer(table, { type: "make_bid", count, face })}>
        {table.say("board-say", { count, face })}
      </div>
      <div class="ld-say ld-doubt" {...offer(table, { type: "doubt" })}>
        {table.say("board-doubt")}
      </div>
    </div>
  );
}
