// An Old One card: its compass, and its row for each kind of Old One.
import { Icon, type About } from "@table";
import { OLD_ONE, UNIT, brain, damage } from "./icons";
import { source, type OldOneCard, type OldOneType, type Row, type Table } from "./types";

const FIGHTERS: OldOneType[] = ["cthulhu", "shoggoth", "mi_go", "zombie", "loyalist", "temple"];

/** The compass of an Old One card: an arrow in its direction, and the way it turns. */
export function CardCompass({ card }: { card: OldOneCard }) {
  return (
    <svg class="az-card-compass" viewBox="-20 -20 40 40" aria-hidden>
      <circle r="17" />
      <path transform={`rotate(${(card.compass - 1) * 60})`} d="M0-15 5 2 0-1-5 2Z" />
      <path class="turn" d="M-9 9A12.7 12.7 0 0 0 9 9" />
      <path class="turn" d={card.rotation === "clockwise" ? "M-9 9l0-5M-9 9l5 1" : "M9 9l0-5M9 9l-5 1"} />
    </svg>
  );
}

/** An Old One card: who moves where, and how each of them fights. */
export function aboutOldOneCard(table: Table, card: OldOneCard): About {
  const compass = table.say("board-card-compass", { compass: card.compass, rotation: card.rotation });
  return {
    title: table.say("board-old-card", { number: card.number }),
    text: [compass, table.say("board-card-moves", { types: card.moves.map((type) => table.thing(type)).join(", ") || "–" })],
    more: () => (
      <ul class="az-card-rows">
        {FIGHTERS.map((type) => (
          <li key={type}>
            <Icon of={OLD_ONE[type]} label={table.thing(type)} /> <CardRow table={table} card={card} type={type} />
          </li>
        ))}
      </ul>
    ),
    rule: ["AZ-8.10", "AZ-8.13", "AZ-6.7"],
    provenance: source(table.catalogue.old_one_cards),
  };
}

/** A row of an Old One card: who hits, and what it does to the force. */
export function CardRow({ table, card, type, force }: { table: Table; card: OldOneCard; type: OldOneType; force?: Record<string, number> }) {
  const row: Partial<Row> = type === "blank" ? {} : card[type];
  const signs = [
    ...(row.hits ?? []).map((unit) => ({ icon: UNIT[unit], counts: !force || (force[unit] ?? 0) > 0, word: unit as string, kind: "hit" })),
    ...Array.from({ length: row.cube ?? 0 }, () => ({ icon: damage, counts: true, word: "damage", kind: "harm" })),
    ...Array.from({ length: row.airship ?? 0 }, () => ({ icon: UNIT.airship, counts: !force || (force["airship"] ?? 0) > 0, word: "airship", kind: "harm" })),
    ...Array.from({ length: row.sanity ?? 0 }, () => ({ icon: brain, counts: true, word: "sanity", kind: "harm" })),
  ];
  return (
    <span class="az-card-row">
      {signs.map(({ icon, counts, word, kind }, i) => (
        <Icon key={i} of={icon} class={`${kind} ${counts ? "" : "idle"}`} {...(kind === "harm" ? { label: table.say(`board-harm-${word}`) } : {})} />
      ))}
      {signs.length === 0 && "–"}
    </span>
  );
}
