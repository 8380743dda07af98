// Beside the map: the gate row with its deck. On the sea: the action deck, the discard pile and the card being played.
import { Count, explain, offer, Thing } from "@table";
import { CardBack, GateFace, PlayedCard } from "./Card";
import { perPlayer } from "./Explain";
import { cardsNeeded, useTable } from "./types";

function GateSlot({ gate, slot }: { gate: string | null; slot: number }) {
  const table = useTable();
  const needed = gate ? cardsNeeded(table, gate) : 0;
  const about = {
    title: gate ? table.say("board-gate-card", { gate: table.thing(gate) }) : table.say("board-gate-none"),
    text: [gate && table.say("board-gate-needs", { count: needed }), table.say("help-gate_row")],
    facts: gate ? perPlayer(table, table.board.players.map((player) => player.building[gate] ?? 0)) : [],
    rule: "GD-6.7",
    provenance: gate ? [table.catalogue.gates.gate.find((each) => each.id === gate)] : undefined,
  };
  const own = gate && table.seat !== null ? (table.board.players[table.seat]?.building[gate] ?? 0) : null;
  return (
    <Thing class={`gd-slot ${gate ? "" : "empty"}`} thing={gate} anchor={`slot-${slot}`} does={explain(table, about, offer(table, { type: "take_gate", slot }))}>
      {gate && <GateFace gate={gate} />}
      {own !== null && (
        <span class="gd-own-gate" aria-hidden>
          {own}/{needed}
        </span>
      )}
    </Thing>
  );
}

function GateDeck() {
  const table = useTable();
  const { gate_deck: left, gate_deck_bottom: bottom } = table.board;
  const about = {
    title: table.say("board-gate-deck", { count: left }),
    text: [table.say("help-gate_row"), bottom.length > 0 && table.say("board-gate-bottom", { count: bottom.length })],
    rule: "GD-6.7",
  };
  return (
    <Thing class={`gd-slot gd-gate-deck ${left ? "" : "empty"}`} anchor="gate-deck" does={explain(table, about, offer(table, { type: "take_deck_top" }))}>
      {left > 0 && <CardBack kind="gate" />}
      <span class="gd-deck-count" aria-hidden>
        <Count value={left} />
      </span>
    </Thing>
  );
}

export function GateRow() {
  const table = useTable();
  return (
    <section class="gd-gate-row" aria-label={table.say("board-gate-row")}>
      {table.board.gate_row.map((gate, slot) => (
        <GateSlot key={slot} gate={gate} slot={slot} />
      ))}
      <GateDeck />
    </section>
  );
}

function Pile({ kind, count, title, anchor }: { kind: "deck" | "discard"; count: number; title: string; anchor: string }) {
  const table = useTable();
  const top = kind === "discard" ? table.board.discard.slice(-6).reverse() : [];
  const explained = explain(table, { title, text: [table.say(`board-${kind}-help`), ...top.map((card) => table.thing(card))], rule: "GD-4.10" });
  return (
    <div class={`gd-pile ${kind}`} data-anchor={anchor} {...explained}>
      {kind === "deck" && <CardBack kind="action" />}
      <b>
        <Count value={count} />
      </b>
    </div>
  );
}

/** The play area in the open sea. */
export function Sea() {
  const table = useTable();
  const { deck, discard } = table.board;
  return (
    <div class="gd-sea-things">
      <PlayedCard />
      <Pile kind="deck" count={deck} title={table.say("board-deck", { count: deck })} anchor="deck" />
      <Pile kind="discard" count={discard.length} title={table.say("board-discard", { count: discard.length })} anchor="discard" />
    </div>
  );
}
