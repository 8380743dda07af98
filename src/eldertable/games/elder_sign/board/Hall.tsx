// Beside the museum: the Mythos card, the Entrance with its services, the decks and the cup.
import { explain, Icon, offer, target, Thing, type IconData } from "@table";
import { adventure, clue, dice as diceIcon, door, firstAid, gate, heart, brain, KIND, lost, midnight, monster, padlock, shop, WHAT } from "./icons";
import { monsterLines } from "./Card";
import { monsterDrawing, mythosDrawing } from "./drawings";
import { DieShape, ElderSign, MonsterFace, Slot, Standing } from "./Pieces";
import { monsterEntry, mythosEntry, provenance, useTable, type Board, type Table, type Offered } from "./types";

function MythosCard({ id, lasting }: { id: string; lasting: boolean }) {
  const table = useTable();
  const entry = mythosEntry(table, id);
  const faded = !lasting && table.board.mythos_faded;
  const explained = explain(table, {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    card: mythosDrawing(table, id),
    text: [table.say(`text-${id}`), faded && table.say("board-mythos-faded")],
    help: table.say("help-mythos"),
    rule: ["ES-12.1", ...(entry.lock ? ["ES-15.1"] : [])],
    provenance: provenance(entry.provenance),
  });
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
  wanted: Offered;
  icons: (IconData | "sign")[];
  price?: number;
  /** What stands in place of a price. */
  gain?: string;
  label: string;
  note: string;
  rule: string;
  /** The Entrance as a whole can be chosen, and explains its services itself. */
  still: boolean;
}

/** Something to be had at the Entrance; grey, with the reason, while it is not. */
function Service({ wanted, icons, price, gain, label, note, rule, still }: ServiceProps) {
  const table = useTable();
  const cost = price ? table.say("board-price", { count: price }) : "";
  const about = { title: label, label: [label, cost].filter(Boolean).join(". "), text: [table.say(note), cost], rule, provenance: "rulebook" };
  return (
    <Thing class="es-service" does={still ? { "aria-label": about.label } : explain(table, about, offer(table, wanted))}>
      {icons.map((icon, place) => (icon === "sign" ? <ElderSign key={place} class="found" /> : <Icon key={place} of={icon} />))}
      <b aria-hidden>{gain ?? price}</b>
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
  if (!entrance) return null;
  const index = entranceChoice(table);
  const still = index >= 0;
  const about = {
    title: table.thing("entrance"),
    text: [table.say("help-entrance"), table.say("help-first_aid"), table.say("help-souvenirs"), table.say("help-lost_and_found")],
    rule: "ES-9.1",
    provenance: "rulebook",
  };
  const here = players.flatMap((player, seat) => (player.place === "entrance" ? [seat] : []));
  const aid = (treatment: string, points: string, icons: IconData[]) => (
    <Service
      wanted={{ type: "take_first_aid", treatment, points }}
      icons={icons}
      price={entrance.first_aid[treatment] ?? 0}
      gain={treatment === "free" ? "+1" : undefined}
      label={table.say("choice-take_first_aid", { treatment_id: treatment, points_id: points })}
      note="help-first_aid"
      rule="ES-9.2"
      still={still}
    />
  );
  return (
    <section class="es-entrance" data-thing="entrance" data-anchor="card-entrance" aria-label={table.thing("entrance")} {...(still ? explain(table, about, target(table, index)) : {})}>
      <header class="es-card-head" {...(still ? {} : explain(table, about))}>
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
            wanted={{ type: "buy_souvenir", what }}
            icons={[what === "elder_sign" ? "sign" : (WHAT[what] as IconData)]}
            price={entrance.souvenirs[what]?.price}
            label={table.say("choice-buy_souvenir", { what_id: what })}
            note="help-souvenirs"
            rule="ES-9.5"
            still={still}
          />
        ))}
      </div>
      <div class="es-services found">
        <Icon of={lost} class="es-service-kind" />
        <Service wanted={{ type: "search_lost_and_found" }} icons={[diceIcon]} label={table.say("choice-search_lost_and_found")} note="help-lost_and_found" rule="ES-9.3" still={still} />
        <span class="es-found-words" aria-hidden>
          {table.say("board-lost-and-found")}
        </span>
      </div>
      <Standing seats={here} />
    </section>
  );
}

/** The monster that has just appeared and waits for its place. */
export function Arriving() {
  const table = useTable();
  const id = table.board.arriving;
  if (!id) return null;
  const entry = monsterEntry(table, id);
  const about = { title: table.thing(id), card: monsterDrawing(table, id), text: monsterLines(table, id), rule: "ES-14.3", provenance: provenance(entry.provenance) };
  return (
    <div class="es-arriving" data-thing={id} data-anchor="arriving" {...explain(table, about)}>
      <MonsterFace id={id} />
      <strong>{table.thing(id)}</strong>
      <span>
        {entry.req.map((icon, place) => (
          <Slot key={place} icon={icon} />
        ))}
      </span>
    </div>
  );
}

const DECKS: [keyof Board["decks"], IconData][] = [
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
  const wanted = (choice: Offered) => (choice.type === "draw_from" && choice["deck"] === id) || (choice.type === "take_instead" && choice["what"] === id);
  return (
    <Thing class={`es-pile ${id} ${count ? "" : "empty"}`} anchor={`deck-${id}`} does={explain(table, { title: table.say(`board-pile-${id}`, { count }), rule: "ES-1.5" }, offer(table, wanted))}>
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
