// The five towns: who stands there, what they are worth, and every choice that has its place on the map.
import { explain, Icon, pressable, target, Thing, type About, type View } from "@table";
import { useState } from "preact/hooks";
import { perPlayer } from "./Explain";
import { TOWN } from "./icons";
import { Picture } from "./Picture";
import { Pawn } from "./Pieces";
import { useTable, type Region, type Table } from "./types";

const CROWD = 3;
const NEUTRAL = -1;

/** The town picked first, for moves and exchanges, which take two clicks. */
function usePicked(table: Table) {
  const [pick, setPick] = useState<{ view: View; region: string } | null>(null);
  // A pick holds for the question it was made for.
  const picked = pick?.view === table.view ? pick.region : null;
  return { picked, pick: (region: string) => setPick(picked === region ? null : { view: table.view, region }) };
}

const TWO_CLICKS = ["move_investigator", "exchange"];

/** Whether own investigators in this town can be the first click. */
function isOrigin(table: Table, region: string): boolean {
  return table.options.some((choice) => TWO_CLICKS.includes(choice.type) && choice["origin"] === region);
}

/** The index of the choice made by clicking the town itself. */
function townChoice(table: Table, region: string, picked: string | null): number {
  return table.find(
    (choice) =>
      choice["region"] === region &&
      (choice.type === "deploy_to" || (choice.type === "move_investigator" && choice["origin"] === picked)),
  );
}

/** The index of the choice made by clicking somebody's investigators in a town. */
function groupChoice(table: Table, region: string, seat: number, picked: string | null): number {
  return table.find(
    (choice) =>
      choice["region"] === region &&
      choice["seat"] === seat &&
      (choice.type === "convert_target" || (choice.type === "exchange" && choice["origin"] === picked)),
  );
}

interface GroupProps {
  region: string;
  seat: number;
  count: number;
  picked: string | null;
  pick: (region: string) => void;
}

function Group({ region, seat, count, picked, pick }: GroupProps) {
  const table = useTable();
  const label = table.say("board-group", { name: table.name(seat), count });
  const origin = seat === table.seat && (picked === null || picked === region) && isOrigin(table, region);
  const press = origin
    ? { ...pressable(() => pick(region), table.say("board-pick-origin", { region: table.thing(region) })), "data-pick": region }
    : target(table, groupChoice(table, region, seat, picked));
  return (
    <span
      class={`gd-group seat-${seat} ${origin && picked === region ? "picked" : ""}`}
      role="img"
      aria-label={label}
      data-anchor={`at-${region}-${seat}`}
      {...press}
    >
      {Array.from({ length: count > CROWD ? 1 : count }, (_, index) => (
        <Pawn key={index} seat={seat} />
      ))}
      {count > CROWD && <b>×{count}</b>}
    </span>
  );
}

function aboutRegion(table: Table, id: string, region: Region): About {
  const [first = 0, second = 0, third = 0] = region.numbers;
  return {
    title: table.thing(id),
    card: { class: "gd-large town", picture: () => <Picture id={id} /> },
    text: [
      table.say("board-region-points", { first, second, third }),
      table.say("help-regions"),
      region.neutrals > 0 && table.say("help-neutrals"),
      table.say("board-if-opened"),
    ],
    facts: perPlayer(table, region.if_opened),
    rule: region.neutrals > 0 ? ["GD-7.4", "GD-12.1"] : "GD-7.4",
    provenance: [table.catalogue.regions.region.find((each) => each.id === id)],
  };
}

function Town({ id, region, picked, pick }: { id: string; region: Region; picked: string | null; pick: (region: string) => void }) {
  const table = useTable();
  const index = townChoice(table, id, picked);
  const icon = TOWN[id];
  const groups = region.investigators.map((count, seat) => ({ seat, count }));
  if (region.neutrals) groups.push({ seat: NEUTRAL, count: region.neutrals });
  return (
    <Thing class={`gd-town at-${id} town-${id}`} thing={id} anchor={`town-${id}`} does={explain(table, aboutRegion(table, id, region), target(table, index))}>
      <Picture id={id} />
      <div class="gd-town-head" aria-hidden>
        {icon && <Icon of={icon} />}
        <span class="gd-town-name">{table.thing(id)}</span>
      </div>
      <div class="gd-ranks" aria-hidden>
        {region.numbers.map((points, rank) => (
          <span key={rank} class={`gd-rank rank-${rank + 1}`}>
            {points}
          </span>
        ))}
      </div>
      <div class="gd-crowd">
        {groups
          .filter(({ count }) => count > 0)
          .map(({ seat, count }) => (
            <Group key={seat} region={id} seat={seat} count={count} picked={picked} pick={pick} />
          ))}
      </div>
    </Thing>
  );
}

export function Towns() {
  const table = useTable();
  const { picked, pick } = usePicked(table);
  return (
    <>
      {Object.entries(table.board.regions).map(([id, region]) => (
        <Town key={id} id={id} region={region} picked={picked} pick={pick} />
      ))}
    </>
  );
}
