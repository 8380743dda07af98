// The faces of the cards.
import { Icon } from "@table";
import { arrow, BEAST, hammer, hills, loot, military as helmet, spy, star, sword, titan as titanIcon } from "./icons";
import { Picture } from "./Picture";
import { Amount, Banners, Gains, Lasting, Powers, Price } from "./Pieces";
import { empireEntry, militaryEntry, provinceEntry, titanEntry, useTable, type MilitaryEntry } from "./types";

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

export function ProvinceFace({ id }: { id: string }) {
  const table = useTable();
  const entry = provinceEntry(table, id);
  return (
    <div class="aw-face aw-province" aria-hidden>
      <Picture id={id} class="aw-land-scene">
        <Hills />
      </Picture>
      <b class="aw-name">{table.thing(id)}</b>
      <span class="aw-powers">
        <Lasting icons={entry.icons} />
        <Gains entry={entry} />
      </span>
    </div>
  );
}

export function Hills() {
  return (
    <svg class="aw-hills" viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden>
      <path d="M0 40V26C14 14 26 12 40 22 54 8 70 6 84 18 96 10 108 12 120 20V40Z" />
      <path d="M0 40V34C20 24 38 26 56 34 76 22 100 24 120 32V40Z" />
    </svg>
  );
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
      <Picture id={id} class="aw-titan-scene">
        <span class="aw-beast">
          <Icon of={beast} />
        </span>
      </Picture>
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
