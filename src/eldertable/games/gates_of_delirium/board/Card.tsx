// Action cards: two halves, the one that counts now upright and bright, the other turned round and dim.
import { carry, explain, Icon, offer, receive, Thing, type About } from "@table";
import { TOWN, VERB } from "./icons";
import { MapSheet, Tokens } from "./Pieces";
import { cardEntry, useTable, type Half, type Mode, type Table, type Offered } from "./types";

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
    <div class={`gd-card-turn ${mode}`} data-turns aria-hidden>
      <HalfFace mode="sane" half={entry.sane} bright={mode === "sane"} />
      <HalfFace mode="insane" half={entry.insane} bright={mode === "insane"} />
    </div>
  );
}

const RULES: Record<Half["verb"], string> = {
  collect_lost_page: "GD-11.5",
  collect_map_fragment: "GD-11.7",
  collect_rune: "GD-11.3",
  deploy: "GD-5.3",
  convert: "GD-6.2",
  build_gate: "GD-6.7",
};

function aboutCard(table: Table, id: string, mode: Mode): About {
  const entry = cardEntry(table, id);
  const other = mode === "sane" ? "insane" : "sane";
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${halfText(table, entry[mode])}`,
    card: {
      class: `gd-large ${mode}`,
      kind: table.say(`board-mode-${mode}`),
      picture: () => <Picture half={entry[mode]} />,
    },
    text: [halfText(table, entry[mode]), `${table.say(`board-mode-${other}`)}: ${halfText(table, entry[other])}`],
    rule: ["GD-4.3", RULES[entry[mode].verb]],
    provenance: [entry, table.catalogue.action_cards],
  };
}

/** A card of the hand; a click plays or discards it where that is offered. */
export function HandCard({ id }: { id: string }) {
  const table = useTable();
  const mode = table.board.mode;
  const wanted = (choice: Offered) => (choice.type === "play_card" || choice.type === "swap_discard") && choice["card"] === id;
  return (
    <Thing class="gd-card gd-hand-card" thing={id} anchor={`card-${id}`} does={{ ...explain(table, aboutCard(table, id, mode), offer(table, wanted)), ...carry(table, { type: "play_card", card: id }) }}>
      <CardFace id={id} mode={mode} />
    </Thing>
  );
}

/** The card that is being played, in the open sea. */
export function PlayedCard() {
  const table = useTable();
  const playing = table.board.playing;
  const id = playing?.card ?? "";
  const area = { title: table.say("board-play-area"), text: table.say("help-hand"), rule: "GD-4.1" };
  const explained = explain(table, playing ? aboutCard(table, id, playing.mode) : area);
  return (
    <div class={`gd-card gd-play ${playing ? "" : "empty"}`} data-thing={id} data-anchor="play" {...explained} {...receive(table, { type: "play_card" })}>
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
