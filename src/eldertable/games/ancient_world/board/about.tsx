// What cards say about themselves, and how they are drawn when they are looked at large.
import { Icon, type About, type CardDrawing } from "@table";
import type { ComponentChildren } from "preact";
import { Defence, forceOf, Hills, Stars, Strength } from "./Cards";
import { BEAST, coins, military as helmet, titan as titanIcon, TRIBE } from "./icons";
import { Picture } from "./Picture";
import { Amount, Banners, Gains, Lasting, Powers, Price } from "./Pieces";
import { empireEntry, militaryEntry, provinceEntry, titanEntry, type Army, type Cost, type Reach, type Table, type Tribe } from "./types";

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
    card: {
      class: `aw-large empire tribe-${entry.banners[0]}`,
      corner: () => entry.cost && <Price cost={entry.cost} />,
      picture: () => entry.banners.map((tribe, index) => <Icon key={index} of={TRIBE[tribe]} />),
      signs: () => <Powers entry={entry} />,
    },
    text: table.say(`text-${id}`),
    facts: [...(entry.cost ? costFact(table, entry.cost) : []), [table.say("board-banners"), tribesNamed(table, entry.banners)]],
    rule: ["AW-4.11", ...kinds.flatMap((kind) => RULES[kind] ?? [])],
    provenance: entry,
  };
}

/** A Military card or army: its strength, and what it costs to recruit or to use. */
const militaryDrawing = (force: ComponentChildren, price: ComponentChildren): CardDrawing => ({
  class: "aw-large military",
  corner: () => price,
  picture: () => <Icon of={helmet} />,
  signs: () => force,
});

export function aboutMilitary(table: Table, id: string): About {
  const entry = militaryEntry(table, id);
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    card: militaryDrawing(<Strength force={forceOf(entry)} />, <Price cost={entry.cost} />),
    text: table.say(`text-${id}`),
    help: table.say("help-armies"),
    facts: costFact(table, entry.cost),
    rule: ["AW-4.22", "AW-5.3"],
    provenance: entry,
  };
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
    card: militaryDrawing(<Strength force={army} />, <Amount icon={coins} count={army.cost} class="coin" />),
    text: [
      table.say(`text-${army.card}`),
      army.used && table.say("board-army-used"),
      army.legacies.length > 0 && table.say("board-legacies", { cards: army.legacies.map((card) => table.thing(card)).join(", ") }),
    ],
    help: table.say("help-use"),
    facts,
    rule: ["AW-5.1", "AW-6.3"],
    provenance: [militaryEntry(table, army.card), ...army.legacies.map((card) => militaryEntry(table, card))],
  };
}

export function aboutProvince(table: Table, id: string): About {
  const entry = provinceEntry(table, id);
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    card: {
      class: "aw-large province",
      picture: () => (
        <Picture id={id}>
          <Hills />
        </Picture>
      ),
      signs: () => (
        <>
          <Lasting icons={entry.icons} />
          <Gains entry={entry} />
        </>
      ),
    },
    text: table.say(`text-${id}`),
    help: table.say("help-provinces"),
    rule: ["AW-4.16", "AW-4.12"],
    provenance: entry,
  };
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
    card: {
      class: "aw-large titan",
      corner: () => <Stars count={entry.stars} />,
      picture: () => (
        <Picture id={id}>
          <Icon of={BEAST[id] ?? titanIcon} />
        </Picture>
      ),
      signs: () => (
        <>
          <Defence defence={entry.defence} arrows={entry.arrows_count} />
          <Banners tribes={entry.banners} />
          <Lasting icons={entry.icons} />
          <Gains entry={entry} />
        </>
      ),
    },
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
