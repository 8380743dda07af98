// The faces of the cards, and what they say about themselves.
import { Icon, type About } from "@table";
import { arrow, BEAST, hammer, hills, loot, military as helmet, spy, star, sword, titan as titanIcon } from "./icons";
import { Amount, Banners, Gains, Lasting, Powers, Price } from "./Pieces";
import { empireEntry, militaryEntry, provinceEntry, titanEntry, useTable, type Army, type Cost, type MilitaryEntry, type Reach, type Table, type Tribe } from "./types";

const RULES: Record<string, string[]> = { action: ["AW-4.30"], trigger: ["AW-8.16"], scoring: ["AW-10.4"], static: ["AW-8.16"] };

function tribesNamed(table: Table, tribes: readonly Tribe[]): string {
  return tribes.map((tribe) => table.say(`board-tribe-${tribe}`)).join(", ");
}

function costFact(table: Table, cost: Cost | undefined): [string, string][] {
  return [[table.say("board-cost"), table.say("board-sketch-price", { coins: cost?.coins ?? 0, knowledge: cost?.knowledge ?? 0 })]];
}

export function aboutEmpire(table: Table, id: string): About {
  const entry = empireEntry(table, id);
  const kinds = Object.keys(RULES).filter((kind) => kind in entry);
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    text: table.say(`text-${id}`),
    facts: [...(entry.cost ? costFact(table, entry.cost) : []), [table.say("board-banners"), tribesNamed(table, entry.banners)]],
    rule: ["AW-4.11", ...kinds.flatMap((kind) => RULES[kind] ?? [])],
    provenance: entry,
  };
}

/** An Empire card: price, name, powers, banners in a band of their tribe's colour. */
export function EmpireFace({ id, off = 0, words = false }: { id: string; off?: number; words?: boolean }) {
  const table = useTable();
  const entry = empireEntry(table, id);
  return (
    <div class={`aw-face aw-empire tribe-${entry.banners[0]}`} aria-hidden>
      <header>
        {entry.cost ? <Price cost={entry.cost} off={off} /> : <span />}
        <Banners tribes={entry.banners} />
      </header>
      <b class="aw-name">{table.thing(id)}</b>
      {words && <span class="aw-words">{table.say(`text-${id}`)}</span>}
      <Powers entry={entry} />
    </div>
  );
}

interface Force {
  swords?: number;
  arrows?: number;
  loot?: number;
  spy?: number;
  repair?: number;
}

/** Swords, arrows and what else an army does. */
export function Strength({ force }: { force: Force }) {
  return (
    <>
      {!!force.swords && <Amount icon={sword} count={force.swords} class="swords" />}
      {!!force.arrows && <Amount icon={arrow} count={force.arrows} class="arrows" />}
      {!!force.loot && <Amount icon={loot} count={force.loot} />}
      {!!force.spy && <Amount icon={spy} count={force.spy} />}
      {!!force.repair && <Amount icon={hammer} count={force.repair} />}
    </>
  );
}

export const forceOf = (entry: MilitaryEntry): Force => ({ swords: entry.swords, arrows: entry.arrows, ...entry.use });

export function aboutMilitary(table: Table, id: string): About {
  const entry = militaryEntry(table, id);
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    text: [table.say(`text-${id}`), table.say("help-armies")],
    facts: costFact(table, entry.cost),
    rule: ["AW-4.22", "AW-5.3"],
    provenance: entry,
  };
}

/** A Military card: bronze, its strength large, its legacy at the foot. */
export function MilitaryFace({ id, price = true }: { id: string; price?: boolean }) {
  const table = useTable();
  const entry = militaryEntry(table, id);
  return (
    <div class="aw-face aw-military" aria-hidden>
      <header>
        {price ? <Price cost={entry.cost} /> : <span />}
        <Icon of={helmet} />
      </header>
      <b class="aw-name">{table.thing(id)}</b>
      <span class="aw-force">
        <Strength force={forceOf(entry)} />
      </span>
      <span class="aw-legacy">
        <Strength force={entry.legacy} />
      </span>
    </div>
  );
}

export function aboutArmy(table: Table, army: Army): About {
  const facts: [string, string | number][] = [
    [table.say("board-swords"), army.swords],
    [table.say("board-arrows"), army.arrows],
    [table.say("board-next-use"), table.say("counted-price", { coins: army.cost })],
  ];
  return {
    title: table.thing(army.card),
    label: table.say("board-army", { card: table.thing(army.card), swords: army.swords, arrows: army.arrows, cost: army.cost, used: army.used ? "yes" : "no" }),
    text: [
      army.used && table.say("board-army-used"),
      table.say(`text-${army.card}`),
      army.legacies.length > 0 && table.say("board-legacies", { cards: army.legacies.map((card) => table.thing(card)).join(", ") }),
      table.say("help-use"),
    ],
    facts,
    rule: ["AW-5.1", "AW-6.3"],
    provenance: [militaryEntry(table, army.card), ...army.legacies.map((card) => militaryEntry(table, card))],
  };
}

export function aboutProvince(table: Table, id: string): About {
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    text: [table.say(`text-${id}`), table.say("help-provinces")],
    rule: ["AW-4.16", "AW-4.12"],
    provenance: provinceEntry(table, id),
  };
}

export function ProvinceFace({ id }: { id: string }) {
  const table = useTable();
  const entry = provinceEntry(table, id);
  return (
    <div class="aw-face aw-province" aria-hidden>
      <Hills />
      <b class="aw-name">{table.thing(id)}</b>
      <span class="aw-powers">
        <Lasting icons={entry.icons} />
        <Gains entry={entry} />
      </span>
    </div>
  );
}

function Hills() {
  return (
    <svg class="aw-hills" viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden>
      <path d="M0 40V26C14 14 26 12 40 22 54 8 70 6 84 18 96 10 108 12 120 20V40Z" />
      <path d="M0 40V34C20 24 38 26 56 34 76 22 100 24 120 32V40Z" />
    </svg>
  );
}

/** What an attack on a Titan would need, in words. */
export function reachText(table: Table, reach: Reach, coins: number): string {
  if (reach.cost === null) return table.say("board-reach-missing", { count: reach.missing });
  return table.say(reach.cost > coins ? "board-reach-dear" : "board-reach-cost", { coins: reach.cost });
}

export function aboutTitan(table: Table, id: string, reach: Reach[] = []): About {
  const entry = titanEntry(table, id);
  return {
    title: table.thing(id),
    label: table.say("board-titan", {
      titan: table.thing(id),
      defence: entry.defence,
      arrows: entry.arrows_count ? "yes" : "no",
      banners: tribesNamed(table, entry.banners),
      text: table.say(`text-${id}`),
    }),
    text: [table.say(`text-${id}`), table.say(entry.arrows_count ? "board-both-count" : "board-swords-only"), table.say("board-dice", { count: entry.banners.length })],
    facts: [
      [table.say("board-defence"), entry.defence],
      [table.say("board-banners"), tribesNamed(table, entry.banners)],
      ...reach.map((each, seat): [string, string] => [table.name(seat), reachText(table, each, table.board.players[seat]?.coins ?? 0)]),
    ],
    rule: ["AW-6.7", entry.arrows_count ? "AW-6.6" : "AW-6.5", "AW-6.13"],
    provenance: entry,
  };
}

export function Stars({ count }: { count: number }) {
  return (
    <span class="aw-stars">
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} of={star} />
      ))}
    </span>
  );
}

/** The shield of a Titan: its defence, and what counts against it. */
export function Defence({ defence, arrows }: { defence: number; arrows: boolean }) {
  return (
    <span class="aw-defence">
      <svg viewBox="0 0 40 46" aria-hidden>
        <path d="M20 1C27 5 33 6 39 6 40 26 33 38 20 45 7 38 0 26 1 6 7 6 13 5 20 1Z" />
      </svg>
      <b>{defence}</b>
      <span class="aw-counts">
        <Icon of={sword} />
        {arrows && <Icon of={arrow} />}
      </span>
    </span>
  );
}

export function TitanFace({ id }: { id: string }) {
  const table = useTable();
  const entry = titanEntry(table, id);
  const beast = BEAST[id] ?? titanIcon;
  return (
    <div class={`aw-face aw-titan stars-${entry.stars}`} aria-hidden>
      <span class="aw-beast">
        <Icon of={beast} />
      </span>
      <Stars count={entry.stars} />
      <b class="aw-name">{table.thing(id)}</b>
      <Defence defence={entry.defence} arrows={entry.arrows_count} />
      <Banners tribes={entry.banners} />
      <span class="aw-powers">
        <Lasting icons={entry.icons} />
        <Gains entry={entry} />
      </span>
    </div>
  );
}

/** A small token for a Titan or Province that joined a city. */
export function Trophy({ id, kind }: { id: string; kind: "titan" | "province" }) {
  const table = useTable();
  const entry = kind === "titan" ? titanEntry(table, id) : provinceEntry(table, id);
  return (
    <span class={`aw-trophy ${kind}`} aria-hidden>
      <Icon of={kind === "titan" ? (BEAST[id] ?? titanIcon) : hills} />
      <span class="aw-trophy-words">
        <b>{table.thing(id)}</b>
        <span class="aw-powers">
          {kind === "titan" && <Banners tribes={titanEntry(table, id).banners} />}
          <Lasting icons={entry.icons} />
        </span>
      </span>
    </span>
  );
}

export function Back({ kind }: { kind: string }) {
  return <div class={`aw-back ${kind}`} aria-hidden />;
}
