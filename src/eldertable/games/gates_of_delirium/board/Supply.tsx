// Beside the map: the gate row with its deck. On the sea: the action deck, the discard pile and the card being played.
import { Count, target } from "@table";
import { CardBack, GateFace, PlayedCard } from "./Card";
import { Explanation, PerPlayer, Thing, useExplained } from "./Explain";
import { cardsNeeded, provenance, useTable } from "./types";

function GateSlot({ gate, slot }: { gate: string | null; slot: number }) {
  const table = useTable();
  const index = table.find((choice) => choice.type === "take_gate" && choice["slot"] === slot);
  const needed = gate ? cardsNeeded(table, gate) : 0;
  const entry = table.catalogue.gates.gate.find((each) => each.id === gate);
  const title = gate ? table.say("board-gate-card", { gate: table.thing(gate) }) : table.say("board-gate-none");
  const explained = useExplained(title, () => (
    <Explanation title={title} text={gate ? table.say("board-gate-needs", { count: needed }) : undefined} provenance={gate ? provenance(entry) : undefined}>
      {gate && <PerPlayer table={table} values={table.board.players.map((player) => player.building[gate] ?? 0)} />}
      <p>{table.say("help-gate_row")}</p>
    </Explanation>
  ));
  const own = gate && table.seat !== null ? (table.board.players[table.seat]?.building[gate] ?? 0) : null;
  return (
    <Thing class={`gd-slot ${gate ? "" : "empty"}`} thing={gate} anchor={`slot-${slot}`} does={{ ...explained, ...target(table, index) }}>
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
  const index = table.find((choice) => choice.type === "take_deck_top");
  const title = table.say("board-gate-deck", { count: left });
  const explained = useExplained(title, () => (
    <Explanation title={title} text={table.say("help-gate_row")}>
      {bottom.length > 0 && <p>{table.say("board-gate-bottom", { count: bottom.length })}</p>}
    </Explanation>
  ));
  return (
    <Thing class={`gd-slot gd-gate-deck ${left ? "" : "empty"}`} anchor="gate-deck" does={{ ...explained, ...target(table, index) }}>
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
  const explained = useExplained(title, () => (
    <Explanation title={title} text={table.say(`board-${kind}-help`)}>
      {top.length > 0 && (
        <ul>
          {top.map((card) => (
            <li key={card}>{table.thing(card)}</li>
          ))}
        </ul>
      )}
    </Explanation>
  ));
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
