// The action board: nine spaces with the citizens on them, and the round track.
import { explain, Icon, Mark, offer, receive, Thing, type About } from "@table";
import { coins as coinIcon, hand, SPACE } from "./icons";
import { Citizen, Effects, Price } from "./Pieces";
import { spaceEntry, useTable, type Space, type Table } from "./types";

const RULES: Record<string, string> = {
  labour: "AW-4.10",
  build: "AW-4.11",
  enlist: "AW-4.15",
  expand: "AW-4.16",
  discover: "AW-4.17",
  rebuild: "AW-4.18",
  recruit: "AW-4.22",
  explore: "AW-4.23",
  populate: "AW-4.26",
};
const PLACEMENT: Record<Space["placement"], string> = { higher: "AW-4.2", surcharge: "AW-4.3", free: "AW-4.4" };

function aboutSpace(table: Table, id: string, space: Space): About {
  const ready = table.seat === null ? [] : (table.board.players[table.seat]?.ready ?? []);
  const admitted = ready.filter((citizen) => citizen > space.beat);
  const paying = space.spared.length === 0 ? [] : ready.filter((citizen) => !space.spared.includes(citizen));
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)} ${placementText(table, space)}`,
    text: [
      table.say(`text-${id}`),
      placementText(table, space),
      !space.open && table.say("board-opens", { round: space.from_round }),
      space.open && admitted.length > 0 && table.say("board-admits", { citizens: admitted.join(", ") }),
      space.open && paying.length > 0 && table.say("board-surcharged", { citizens: paying.join(", ") }),
    ],
    facts: space.citizens.map(({ seat, citizen }) => [
      <>
        <Mark seat={seat} size={14} /> {table.name(seat)}
      </>,
      citizen,
    ]),
    rule: [RULES[id] ?? "AW-4.1", PLACEMENT[space.placement]],
    provenance: spaceEntry(table, id),
  };
}

function placementText(table: Table, space: Space): string {
  if (space.placement === "higher" && space.beat > 0) return table.say("board-beat", { value: space.beat });
  return table.say(`board-placement-${space.placement}`);
}

/** What a citizen needs to come here: the number to beat, a coin, or nothing. */
function Threshold({ space }: { space: Space }) {
  const table = useTable();
  if (!space.open) return <span class="aw-threshold covered">{table.say("board-from-round", { round: space.from_round })}</span>;
  if (space.placement === "higher") return <span class={`aw-threshold ${space.beat ? "held" : ""}`}>{space.beat ? `> ${space.beat}` : table.say("board-any")}</span>;
  if (space.placement === "surcharge" && space.citizens.length > 0)
    return (
      <span class="aw-threshold held">
        = {table.say("board-or")} <Icon of={coinIcon} />1
      </span>
    );
  return <span class="aw-threshold">{table.say("board-any")}</span>;
}

function ActionSpace({ id, space }: { id: string; space: Space }) {
  const table = useTable();
  const entry = spaceEntry(table, id);
  const icon = SPACE[id];
  const awaits = table.view.decision?.about?.["place"] === id;
  return (
    <Thing
      class={`aw-space ${space.open ? "" : "closed"}`}
      thing={id}
      anchor={`space-${id}`}
      does={{ ...explain(table, aboutSpace(table, id, space), offer(table, { type: "place_citizen", space: id })), ...(awaits ? receive(table, { type: "send_citizen" }) : {}) }}
    >
      <span class="aw-space-mark" aria-hidden>
        {icon && <Icon of={icon} />}
      </span>
      <b class="aw-space-name" aria-hidden>
        {table.thing(id)}
      </b>
      <span class="aw-space-gives" aria-hidden>
        {entry.cost_options?.map((cost, index) => (
          <span key={index} class="aw-space-cost">
            {index > 0 && "/"}
            <Price cost={cost} />
          </span>
        ))}
        {entry.cost_options && <span class="aw-to">→</span>}
        <Effects effects={entry.effects} />
      </span>
      <span class="aw-space-foot" aria-hidden>
        <span class="aw-standing">
          {space.citizens.map(({ seat, citizen }, index) => (
            <span key={index}>
              <Citizen seat={seat} value={citizen} />
            </span>
          ))}
        </span>
        <Threshold space={space} />
      </span>
    </Thing>
  );
}

export function Spaces() {
  const table = useTable();
  return (
    <section class="aw-spaces" aria-label={table.say("board-actions")}>
      {Object.entries(table.board.spaces).map(([id, space]) => (
        <ActionSpace key={id} id={id} space={space} />
      ))}
    </section>
  );
}

/** Six rounds, what opens when, and who begins the next one. */
export function Rounds() {
  const table = useTable();
  const { round, rounds, first, tile_hand: up } = table.board;
  const tile = explain(table, {
    title: table.say("board-tile"),
    label: table.say("board-tile-of", { name: table.name(first), side: up ? "hand" : "plain" }),
    text: [table.say("board-tile-of", { name: table.name(first), side: up ? "hand" : "plain" }), table.say("help-tile")],
    rule: ["AW-4.19", "AW-4.20"],
  });
  const track = explain(table, {
    title: table.say("board-round", { round, rounds }),
    text: table.say("help-rounds"),
    rule: ["AW-3.1", "AW-9.1"],
  });
  return (
    <section class="aw-rounds" aria-label={table.say("board-round", { round, rounds })}>
      <div class="aw-track" data-anchor="rounds" {...track}>
        {Array.from({ length: rounds }, (_, index) => (
          <span key={index} class={index + 1 === round ? "now" : index + 1 < round ? "past" : ""} aria-hidden>
            {index + 1}
          </span>
        ))}
      </div>
      <div class={`aw-tile seat-${first} ${up ? "hand" : ""}`} data-anchor="tile" {...tile}>
        <Mark seat={first} size={18} />
        <span aria-hidden>{up ? <Icon of={hand} /> : "1."}</span>
      </div>
    </section>
  );
}
