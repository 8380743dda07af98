// Whom to face and whom to play: all that there are, side by side.
import { explain, Icon, target, Thing } from "@table";
import { brain, heart, INVESTIGATOR } from "./icons";
import { aboutAncientOne, AncientFace } from "./AncientOne";
import { Picture } from "./Picture";
import { ElderSign, Slot } from "./Pieces";
import { aboutInvestigator } from "./Investigator";
import { ancientOneEntry, investigatorEntry, useTable } from "./types";

function AncientCard({ id, index }: { id: string; index: number }) {
  const table = useTable();
  const entry = ancientOneEntry(table, id);
  return (
    <Thing class="es-choice ancient" thing={id} does={explain(table, aboutAncientOne(table, id), target(table, index))}>
      <AncientFace id={id} />
      <strong aria-hidden>{table.thing(id)}</strong>
      <span class="es-choice-numbers" aria-hidden>
        <ElderSign class="found" /> {entry.elder_signs} · {table.say("board-sketch-doom")} {entry.doom_track.length}
      </span>
      <span class="es-choice-task">
        {entry.combat_task.map((icon, place) => (
          <Slot key={place} icon={icon} />
        ))}
      </span>
      <p aria-hidden>{table.say(`text-${id}`)}</p>
    </Thing>
  );
}

function InvestigatorCard({ id, index }: { id: string; index: number }) {
  const table = useTable();
  const entry = investigatorEntry(table, id);
  const icon = INVESTIGATOR[id];
  return (
    <Thing class="es-choice person" thing={id} does={explain(table, aboutInvestigator(table, id), target(table, index))}>
      <Picture id={id} class="es-face">
        {icon && <Icon of={icon} class="es-face" />}
      </Picture>
      <strong aria-hidden>{table.thing(id)}</strong>
      <span class="es-choice-numbers" aria-hidden>
        <Icon of={brain} /> {entry.sanity} <Icon of={heart} /> {entry.stamina}
      </span>
      <p aria-hidden>{table.say(`text-${id}`)}</p>
    </Thing>
  );
}

/** In how many rows they stand. */
const ROWS = { choose_ancient_one: 2, choose_investigator: 3 };

/** The choice of an Ancient One or of an investigator, if it is the reader's. */
export function Gallery() {
  const table = useTable();
  const kind = table.options[0]?.type;
  if (kind !== "choose_ancient_one" && kind !== "choose_investigator") return null;
  return (
    <div class={`es-gallery ${kind}`} style={{ "--columns": Math.max(4, Math.ceil(table.options.length / ROWS[kind])) }}>
      {table.options.map((choice, index) =>
        kind === "choose_ancient_one" ? (
          <AncientCard key={index} id={String(choice["ancient_one"])} index={index} />
        ) : (
          <InvestigatorCard key={index} id={String(choice["investigator"])} index={index} />
        ),
      )}
    </div>
  );
}

export const isGallery = (kind: string | undefined): boolean => kind === "choose_ancient_one" || kind === "choose_investigator";
