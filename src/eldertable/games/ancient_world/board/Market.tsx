// What is on offer: Empire and Military cards, the Province, and the Titans.
import { carry, Count, explain, offer, Thing, type About } from "@table";
import { aboutEmpire, aboutMilitary, aboutProvince, aboutTitan, reachText } from "./about";
import { Back, EmpireFace, MilitaryFace, ProvinceFace, Stars, TitanFace } from "./Cards";
import { Dice } from "./Dice";

import { useTable, type Attack, type Table, type TitanPile, type Offered } from "./types";

interface DeckProps {
  kind: string;
  count: number;
  about: About;
  anchor: string;
  wanted?: (choice: Offered) => boolean;
}

function Deck({ kind, count, about, anchor, wanted }: DeckProps) {
  const table = useTable();
  return (
    <Thing class={`aw-deck ${count ? "" : "empty"}`} anchor={anchor} does={explain(table, about, wanted ? offer(table, wanted) : {})}>
      {count > 0 && <Back kind={kind} />}
      <b aria-hidden>
        <Count value={count} />
      </b>
    </Thing>
  );
}

const takesEmpire = (id: string) => (choice: Offered) =>
  choice["card"] === id && ((choice.type === "build_card" && choice["source"] === "display") || choice.type === "reserve_card");

function EmpireRow() {
  const table = useTable();
  const { display, deck, deck_in_use: letter, places } = table.board.empire;
  const off = table.seat === null ? 0 : (table.board.players[table.seat]?.discount ?? 0);
  const about = {
    title: table.say("board-empire-deck", { deck: letter, count: deck }),
    text: table.say("help-empire"),
    facts: [[table.say("board-discard"), table.board.empire.discard.length] as const],
    rule: ["AW-3.7", "AW-3.9"],
  };
  return (
    <section class="aw-row aw-empire-row" data-anchor="empire-row" aria-label={table.say("board-empire-row")} style={{ "--places": places }}>
      <Deck
        kind={`empire-${letter}`}
        count={deck}
        about={about}
        anchor="empire-deck"
        wanted={(choice) => choice.type === "explore_deck" || choice.type === "reserve_deck_top"}
      />
      {display.map((id, index) => (
        <Thing key={`${id}-${index}`} class="aw-card" thing={id} anchor={`empire-${id}`} does={{ ...explain(table, aboutEmpire(table, id), offer(table, takesEmpire(id))), ...carry(table, takesEmpire(id)) }}>
          <EmpireFace id={id} off={off} words />
        </Thing>
      ))}
      {Array.from({ length: Math.max(0, places - display.length) }, (_, index) => (
        <div key={`gap-${index}`} class="aw-gap" aria-hidden />
      ))}
    </section>
  );
}

function MilitaryRow() {
  const table = useTable();
  const { display, deck } = table.board.military;
  const about = { title: table.say("board-military-deck", { count: deck }), text: table.say("help-military"), rule: ["AW-3.8", "AW-4.22"] };
  return (
    <section class="aw-row aw-military-row" data-anchor="military-row" aria-label={table.say("board-military-row")} style={{ "--places": table.view.players }}>
      <Deck kind="military" count={deck} about={about} anchor="military-deck" />
      {display.map((id, index) => (
        <Thing key={`${id}-${index}`} class="aw-card" thing={id} anchor={`military-${id}`} does={{ ...explain(table, aboutMilitary(table, id), offer(table, { type: "recruit_card", card: id })), ...carry(table, { type: "recruit_card", card: id }) }}>
          <MilitaryFace id={id} />
        </Thing>
      ))}
      {Array.from({ length: Math.max(0, table.view.players - display.length) }, (_, index) => (
        <div key={`gap-${index}`} class="aw-gap" aria-hidden />
      ))}
    </section>
  );
}

function Province() {
  const table = useTable();
  const { up, left } = table.board.provinces;
  const none = { title: table.say("board-no-province"), rule: "AW-4.16" };
  // After a look at the pile it lies in the tray, beside those that were beneath it.
  const does = up && table.view.decision?.kind === "take_province" ? offer(table, { type: "take_province", province: up }) : undefined;
  const explained = explain(table, up ? { ...aboutProvince(table, up), facts: [[table.say("board-below"), left]] } : none, does);
  return (
    <section class="aw-row aw-province-row" aria-label={table.say("board-province-row")}>
      <Thing class={`aw-card aw-province-card ${up ? "" : "empty"}`} thing={up} anchor="province" does={explained}>
        {up && <ProvinceFace id={up} />}
        {left > 0 && (
          <span class="aw-left" aria-hidden>
            +{left}
          </span>
        )}
      </Thing>
    </section>
  );
}

/** The strength gathered so far against the defence. */
function Gathering({ attack }: { attack: Attack }) {
  const table = useTable();
  const part = Math.min(1, attack.strength / attack.defence);
  return (
    <span class={`aw-gathering ${attack.missing ? "" : "enough"}`} role="img" aria-label={table.say("board-gathering", { strength: attack.strength, defence: attack.defence, cost: attack.cost })}>
      <span class="aw-gathering-bar" style={{ width: `${100 * part}%` }} />
      <b>
        {attack.strength} / {attack.defence}
      </b>
    </span>
  );
}

function Verdict({ pile }: { pile: TitanPile }) {
  const table = useTable();
  const own = table.seat === null ? undefined : pile.reach[table.seat];
  if (!own || table.seat === null) return null;
  const coins = table.board.players[table.seat]?.coins ?? 0;
  const good = own.cost !== null && own.cost <= coins;
  return <span class={`aw-verdict ${good ? "good" : ""}`}>{reachText(table, own, coins)}</span>;
}

function aboutPile(table: Table, pile: TitanPile): About {
  const known = pile.known.filter((each): each is string => each !== null).map((each) => table.thing(each));
  if (!pile.up) return { title: table.say("board-no-titan"), rule: "AW-6.1" };
  const about = aboutTitan(table, pile.up, pile.reach);
  return {
    ...about,
    text: [...[about.text].flat(), known.length > 0 && table.say("board-known", { cards: known.join(", ") })],
    facts: [...(about.facts ?? []), [table.say("board-below"), pile.left]],
  };
}

function Pile({ pile }: { pile: TitanPile }) {
  const table = useTable();
  const { up, stars, left } = pile;
  const attack = table.board.attack;
  const wanted = (choice: Offered) => (choice.type === "attack_titan" && choice["titan"] === up) || (choice.type === "scout_pile" && choice["stars"] === stars);
  return (
    <Thing
      class={`aw-pile stars-${stars} ${up ? "" : "empty"} ${attack?.titan === up && up ? "attacked" : ""}`}
      thing={up}
      anchor={`titans-${stars}${up ? ` titan-${up}` : ""}`}
      does={explain(table, aboutPile(table, pile), offer(table, wanted))}
    >
      {up ? <TitanFace id={up} /> : <Stars count={stars} />}
      <span class="aw-pile-foot" aria-hidden>
        {attack && attack.titan === up ? <Gathering attack={attack} /> : <Verdict pile={pile} />}
        {left > 0 && <span class="aw-left">+{left}</span>}
      </span>
    </Thing>
  );
}

function Titans() {
  const table = useTable();
  return (
    <section class="aw-titans" aria-label={table.say("board-titans")}>
      {table.board.titans.map((pile) => (
        <Pile key={pile.stars} pile={pile} />
      ))}
      <Dice />
    </section>
  );
}

export function Market() {
  return (
    <div class="aw-market">
      <EmpireRow />
      <MilitaryRow />
      <Province />
      <Titans />
    </div>
  );
}
