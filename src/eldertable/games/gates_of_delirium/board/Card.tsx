// Action cards: two halves, the one that counts now upright and bright, the other turned round and dim.
import { Icon, target } from "@table";
import { Explanation, Thing, useExplained } from "./Explain";
import { TOWN, VERB } from "./icons";
import { MapSheet, Tokens } from "./Pieces";
import { cardEntry, provenance, useTable, type Half, type Mode, type Table } from "./types";

export function halfName(table: Table, half: Half): string {
  return table.say(`board-half-${half.verb}`, { page: half.page ?? 0, quadrant: half.quadrant ?? "" });
}

export function halfText(table: Table, half: Half): string {
  return table.say(`half-${half.verb}`, {
    page: half.page ?? 0,
    quadrant: half.quadrant ?? "",
    count: half.count ?? 0,
    desperation: half.desperation ?? 0,
  });
}

/** The picture of a half: its number large, its fragment drawn, or its icon. */
function Picture({ half }: { half: Half }) {
  if (half.page !== undefined)
    return (
      <span class="gd-picture">
        <Icon of={VERB[half.verb]} />
        <b>{half.page}</b>
      </span>
    );
  if (half.quadrant)
    return (
      <span class="gd-picture">
        <MapSheet have={[half.quadrant]} />
      </span>
    );
  return (
    <span class="gd-picture">
      {Array.from({ length: half.count ?? 1 }, (_, index) => (
        <Icon key={index} of={VERB[half.verb]} />
      ))}
    </span>
  );
}

function HalfFace({ mode, half, bright }: { mode: Mode; half: Half; bright: boolean }) {
  const table = useTable();
  return (
    <div class={`gd-half ${mode} ${bright ? "bright" : "dim"}`}>
      <Picture half={half} />
      <span class="gd-half-name">{halfName(table, half)}</span>
      {half.desperation ? <Tokens count={half.desperation} /> : null}
    </div>
  );
}

/** The face of a card, turned to a mode. */
export function CardFace({ id, mode }: { id: string; mode: Mode }) {
  const table = useTable();
  const entry = cardEntry(table, id);
  return (
    <div class={`gd-card-turn ${mode}`} aria-hidden>
      <HalfFace mode="sane" half={entry.sane} bright={mode === "sane"} />
      <HalfFace mode="insane" half={entry.insane} bright={mode === "insane"} />
    </div>
  );
}

function CardExplanation({ id, mode }: { id: string; mode: Mode }) {
  const table = useTable();
  const entry = cardEntry(table, id);
  const other = mode === "sane" ? "insane" : "sane";
  return (
    <Explanation title={table.thing(id)} provenance={provenance(entry, table.catalogue.action_cards)}>
      <p>
        <b>{table.say(`board-mode-${mode}`)}:</b> {halfText(table, entry[mode])}
      </p>
      <p>
        {table.say(`board-mode-${other}`)}: {halfText(table, entry[other])}
      </p>
    </Explanation>
  );
}

/** A card of the hand; a click plays or discards it where that is offered. */
export function HandCard({ id }: { id: string }) {
  const table = useTable();
  const mode = table.board.mode;
  const index = table.find((choice) => (choice.type === "play_card" || choice.type === "swap_discard") && choice["card"] === id);
  const half = cardEntry(table, id)[mode];
  const explained = useExplained(`${table.thing(id)}. ${halfText(table, half)}`, () => <CardExplanation id={id} mode={mode} />);
  return (
    <Thing class="gd-card gd-hand-card" thing={id} anchor={`card-${id}`} does={{ ...explained, ...target(table, index) }}>
      <CardFace id={id} mode={mode} />
    </Thing>
  );
}

/** The card that is being played, in the open sea. */
export function PlayedCard() {
  const table = useTable();
  const playing = table.board.playing;
  const id = playing?.card ?? "";
  const explained = useExplained(table.say("board-play-area"), () =>
    playing ? <CardExplanation id={id} mode={playing.mode} /> : <Explanation title={table.say("board-play-area")} text={table.say("help-hand")} />,
  );
  return (
    <div class={`gd-card gd-play ${playing ? "" : "empty"}`} data-thing={id} data-anchor="play" {...explained}>
      {playing && <CardFace id={id} mode={playing.mode} />}
      {playing && playing.units_left > 0 && <span class="gd-units">{table.say("board-units-left", { count: playing.units_left })}</span>}
    </div>
  );
}

/** A gate card: a ring of its town. */
export function GateFace({ gate }: { gate: string }) {
  const table = useTable();
  const icon = TOWN[gate];
  return (
    <div class={`gd-gate-face town-${gate}`}>
      {icon && <Icon of={icon} />}
      <span>{table.thing(gate)}</span>
    </div>
  );
}

export function CardBack({ kind }: { kind: "action" | "gate" }) {
  return <div class={`gd-back ${kind}`} aria-hidden />;
}
