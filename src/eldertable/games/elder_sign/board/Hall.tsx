// Beside the museum: the Mythos card, the Entrance with its services, the decks and the cup.
import { Icon, target, type IconData } from "@table";
import { Explanation, Thing, useExplained } from "./Explain";
import { adventure, clue, dice as diceIcon, door, firstAid, gate, heart, brain, KIND, lost, midnight, monster, padlock, shop, WHAT } from "./icons";
import { DieShape, ElderSign, Standing } from "./Pieces";
import { mythosEntry, useTable, type Table } from "./types";

function MythosCard({ id, lasting }: { id: string; lasting: boolean }) {
  const table = useTable();
  const entry = mythosEntry(table, id);
  const faded = !lasting && table.board.mythos_faded;
  const explained = useExplained(`${table.thing(id)}. ${table.say(`text-${id}`)}`, () => (
    <Explanation title={table.thing(id)} text={table.say(`text-${id}`)} source={entry.provenance}>
      <p>{table.say("help-mythos")}</p>
      {faded && <p>{table.say("board-mythos-faded")}</p>}
    </Explanation>
  ));
  const [title = "", subtitle = ""] = table.thing(id).split("… ");
  const lock = table.board.locks.find((each) => each.holder === id);
  return (
    <div class={`es-mythos ${lasting ? "lasting" : ""} ${faded ? "faded" : ""}`} data-thing={id} data-anchor={lasting ? `lasting-${id}` : "mythos"} {...explained}>
      <header aria-hidden>
        <Icon of={midnight} /> {table.say("board-sketch-mythos")}
        {lock && (
          <span class={`es-lock ${lock.holds ? "holds" : ""}`}>
            <DieShape die={lock.colour} class="tiny" />
            <Icon of={padlock} />
          </span>
        )}
      </header>
      <strong aria-hidden>
        {title}
        {subtitle && (
          <>
            … <em>{subtitle}</em>
          </>
        )}
      </strong>
      {!lasting && <p aria-hidden>{table.say(`text-${id}`)}</p>}
    </div>
  );
}

export function Mythos() {
  const { mythos, lasting_mythos: lasting } = useTable().board;
  return (
    <section class="es-night">
      {mythos ? <MythosCard id={mythos} lasting={false} /> : <div class="es-mythos none" data-anchor="mythos" />}
      {lasting.map((id) => (
        <MythosCard key={id} id={id} lasting />
      ))}
    </section>
  );
}

interface ServiceProps {
  type: string;
  fields: Record<string, string>;
  icons: (IconData | "sign")[];
  price?: number;
  label: string;
  note: string;
}

/** Something to be had at the Entrance; grey with the reason while it is not. */
function Service({ type, fields, icons, price, label, note }: ServiceProps) {
  const table = useTable();
  const index = table.find((choice) => choice.type === type && Object.entries(fields).every(([field, value]) => choice[field] === value));
  const cost = price ? table.say("board-price", { count: price }) : "";
  const explained = useExplained([label, cost].filter(Boolean).join(". "), () => (
    <Explanation title={label} text={table.say(note)} source={table.catalogue.entrance.souvenirs.provenance}>
      {cost && <p>{cost}</p>}
    </Explanation>
  ));
  return (
    <Thing class={`es-service ${index < 0 ? "off" : ""}`} does={{ ...explained, ...target(table, index) }}>
      {icons.map((icon, place) => (icon === "sign" ? <ElderSign key={place} class="found" /> : <Icon key={place} of={icon} />))}
      {price !== undefined && <b aria-hidden>{price}</b>}
    </Thing>
  );
}

const SOUVENIRS = ["clue", "common", "unique", "spell", "ally", "elder_sign"] as const;

function entranceChoice(table: Table): number {
  return table.find(
    (choice) =>
      (choice.type === "move_to" && choice["place"] === "entrance") ||
      (choice.type === "stay" && table.board.players[table.board.active]?.place === "entrance"),
  );
}

export function Entrance() {
  const table = useTable();
  const { entrance, players } = table.board;
  const index = entranceChoice(table);
  const choice = table.options[index];
  const press = target(table, index) as { onClick?: () => void; onKeyDown?: (event: KeyboardEvent) => void };
  const explained = useExplained(table.thing("entrance"), () => <Explanation title={table.thing("entrance")} text={table.say("help-entrance")} source="rulebook" />);
  if (!entrance) return null;
  const here = players.flatMap((player, seat) => (player.place === "entrance" ? [seat] : []));
  const aid = (treatment: string, points: string, icons: IconData[]) => (
    <Service
      type="take_first_aid"
      fields={{ treatment, points }}
      icons={icons}
      price={entrance.first_aid[treatment] ?? 0}
      label={table.say("choice-take_first_aid", { treatment_id: treatment, points_id: points })}
      note="help-first_aid"
    />
  );
  return (
    <section class="es-entrance" data-thing="entrance" data-anchor="card-entrance" data-choice={choice ? index : undefined} data-legal={choice ? "" : undefined} onClick={press.onClick} aria-label={table.thing("entrance")}>
      {choice && <div class="es-card-hit" role="button" tabIndex={0} aria-label={table.describe(choice)} onKeyDown={press.onKeyDown} />}
      <header class="es-card-head" {...explained}>
        <Icon of={door} class="es-card-kind" />
        <strong>{table.thing("entrance")}</strong>
      </header>
      <div class="es-services aid">
        <Icon of={firstAid} class="es-service-kind" />
        {aid("free", "sanity", [brain])}
        {aid("free", "stamina", [heart])}
        {aid("one_track", "sanity", [brain])}
        {aid("one_track", "stamina", [heart])}
        {aid("both_tracks", "both", [brain, heart])}
      </div>
      <div class="es-services shop">
        <Icon of={shop} class="es-service-kind" />
        {SOUVENIRS.map((what) => (
          <Service
            key={what}
            type="buy_souvenir"
            fields={{ what }}
            icons={[what === "elder_sign" ? "sign" : (WHAT[what] as IconData)]}
            price={entrance.souvenirs[what]?.price}
            label={table.say("choice-buy_souvenir", { what_id: what })}
            note="help-souvenirs"
          />
        ))}
      </div>
      <div class="es-services found">
        <Icon of={lost} class="es-service-kind" />
        <Service type="search_lost_and_found" fields={{}} icons={[diceIcon]} label={table.say("choice-search_lost_and_found")} note="help-lost_and_found" />
        <span class="es-found-words" aria-hidden>
          {table.say("board-lost-and-found")}
        </span>
      </div>
      <Standing seats={here} />
    </section>
  );
}

const DECKS: [string, IconData][] = [
  ["adventure", adventure],
  ["other_world", gate],
  ["mythos", midnight],
  ["common", KIND.common],
  ["unique", KIND.unique],
  ["spell", KIND.spell],
  ["ally", KIND.ally],
];

function Pile({ id, icon, count }: { id: string; icon: IconData; count: number }) {
  const table = useTable();
  const index = table.find((choice) => (choice.type === "draw_from" && choice["deck"] === id) || (choice.type === "take_instead" && choice["what"] === id));
  const label = table.say(`board-pile-${id}`, { count });
  const explained = useExplained(label, () => <p>{label}</p>);
  return (
    <Thing class={`es-pile ${id} ${count ? "" : "empty"}`} anchor={`deck-${id}`} does={{ ...explained, ...target(table, index) }}>
      <Icon of={icon} />
      <b aria-hidden>{count}</b>
    </Thing>
  );
}

export function Piles() {
  const table = useTable();
  const { decks, cup, clues } = table.board;
  return (
    <div class="es-piles" role="group" aria-label={table.say("board-piles")}>
      {DECKS.map(([id, icon]) => (
        <Pile key={id} id={id} icon={icon} count={decks[id] ?? 0} />
      ))}
      <Pile id="clue" icon={clue} count={clues} />
      <Pile id="cup" icon={monster} count={cup} />
    </div>
  );
}
