// Cards in somebody's hand for a moment: an exploration, Titans being put in order, Provinces looked at.
import { explain, offer, Thing, type About, type Attributes } from "@table";
import type { ComponentChildren } from "preact";
import { aboutEmpire, aboutProvince, aboutTitan } from "./about";
import { Back, EmpireFace, ProvinceFace, TitanFace } from "./Cards";

import { useTable, type Table } from "./types";

interface Shown {
  id: string;
  face: ComponentChildren;
  about: About;
  does: Attributes;
}

interface Content {
  title: string;
  cards: Shown[];
  hidden: number;
}

function drawnCards(table: Table): Content | null {
  const drawn = table.board.drawn;
  if (!drawn) return null;
  const cards = (drawn.cards ?? []).map((id) => ({ id, face: <EmpireFace id={id} words />, about: aboutEmpire(table, id), does: offer(table, { type: "keep_card", card: id }) }));
  return { title: table.say("board-drawn", { name: table.name(drawn.seat) }), cards, hidden: drawn.cards ? 0 : drawn.count };
}

function scoutedTitans(table: Table): Content | null {
  const scouting = table.board.scouting;
  if (!scouting) return null;
  const cards = (scouting.left ?? []).map((id) => ({ id, face: <TitanFace id={id} />, about: aboutTitan(table, id), does: offer(table, { type: "arrange_titan", titan: id }) }));
  return { title: table.say("board-scouting", { name: table.name(scouting.seat), count: scouting.arranged?.length ?? 0 }), cards, hidden: scouting.left ? 0 : scouting.count };
}

/** With Expansion+ the Provinces on top can be taken too. */
function lookedAt(table: Table): Content | null {
  const { decision } = table.view;
  if (decision?.kind !== "choose_province" || decision.seat !== table.seat) return null;
  const { up, known } = table.board.provinces;
  const ids = [up, ...known].filter((id): id is string => id !== null && table.find({ type: "take_province", province: id }) >= 0);
  const cards = ids.map((id) => ({ id, face: <ProvinceFace id={id} />, about: aboutProvince(table, id), does: offer(table, { type: "take_province", province: id }) }));
  return { title: table.say("board-looked"), cards, hidden: 0 };
}

export function Tray() {
  const table = useTable();
  const content = drawnCards(table) ?? scoutedTitans(table) ?? lookedAt(table);
  if (!content) return null;
  return (
    <section class="aw-tray" aria-label={content.title} data-anchor="tray">
      <h3>{content.title}</h3>
      <div class="aw-tray-cards">
        {content.cards.map(({ id, face, about, does }, index) => (
          <Thing key={`${id}-${index}`} class="aw-card" thing={id} anchor={`drawn-${id}`} does={explain(table, about, does)}>
            {face}
          </Thing>
        ))}
        {Array.from({ length: content.hidden }, (_, index) => (
          <div key={index} class="aw-card">
            <Back kind="empire-A" />
          </div>
        ))}
      </div>
    </section>
  );
}
