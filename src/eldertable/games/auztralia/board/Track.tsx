// The time track: a band around the map; on a narrow screen a strip above it.
import { explain, Icon, Mark, type About } from "@table";
import { useEffect, useRef } from "preact/hooks";
import { eye, hourglass } from "./icons";
import { OLD_ONES, source, useTable, type Table } from "./types";

const COLUMNS = 18;
const ROWS = 12;

/** Where a space lies on the frame of the grid, clockwise from the top left corner, which is the title. */
function cell(space: number): { gridColumn: string; gridRow: string } {
  const [right, down] = [COLUMNS - 1, ROWS - 1];
  let [column, row] = [0, 0];
  if (space <= right) column = space;
  else if (space <= right + down) [column, row] = [right, space - right];
  else if (space <= 2 * right + down) [column, row] = [2 * right + down - space, down];
  else row = 2 * (right + down) - space;
  return { gridColumn: String(column + 1), gridRow: String(row + 1) };
}

const spaceOf = (table: Table, disc: number): number => (disc === OLD_ONES ? table.board.old_ones.time : (table.board.players[disc]?.time ?? 0));

export const discName = (table: Table, disc: number): string => (disc === OLD_ONES ? table.say("name-old_ones") : table.name(disc));

/** The purple disc, with an eye of its own. */
export function OldOneDisc() {
  return (
    <span class="az-disc old">
      <Icon of={eye} />
    </span>
  );
}

export function Disc({ disc }: { disc: number }) {
  if (disc === OLD_ONES) return <OldOneDisc />;
  return (
    <span class={`az-disc seat-${disc}`}>
      <Mark seat={disc} size={15} />
    </span>
  );
}

function aboutSpace(table: Table, space: number, discs: number[]): About {
  const { lit, end_space: end, old_one_start: start } = table.catalogue.time_track;
  return {
    title: table.say("board-space", { space }),
    label: [table.say("board-space", { space }), ...discs.map((disc) => discName(table, disc))].join(", "),
    text: [
      lit.includes(space) && table.say("board-space-lit"),
      space === start && table.say("board-space-wake"),
      space === end && table.say("board-space-end"),
      discs.length > 1 && table.say("board-space-stack"),
    ],
    facts: discs.map((disc, place) => [<span class="az-fact">{<Disc disc={disc} />} {discName(table, disc)}</span>, place === 0 ? table.say("board-space-first") : ""]),
    rule: lit.includes(space) ? ["AZ-8.2", "AZ-3.1"] : space === end ? ["AZ-3.8", "AZ-10.1"] : "AZ-3.1",
    provenance: source(table.catalogue.time_track),
  };
}

function Space({ space }: { space: number }) {
  const table = useTable();
  const { lit, end_space: end, old_one_start: start } = table.catalogue.time_track;
  // The track names the discs in the order in which they act, so the topmost comes first.
  const discs = table.board.track.filter((disc) => spaceOf(table, disc) === space);
  const kinds = [
    lit.includes(space) ? "lit" : "",
    space === start ? "wake" : "",
    space >= end ? "end" : "",
    space <= table.board.old_ones.time && space > start ? "gone" : "",
  ];
  return (
    <div class={`az-space ${kinds.join(" ")}`} style={cell(space)} data-anchor={`space-${space}`} data-space={space} {...explain(table, aboutSpace(table, space, discs))} tabIndex={discs.length || kinds.some(Boolean) ? 0 : -1}>
      <span class="az-space-number" aria-hidden>
        {space}
      </span>
      {discs.length > 0 && (
        <span class={`az-stack of-${discs.length}`} aria-hidden>
          {discs.toReversed().map((disc) => (
            <span key={disc} data-anchor={`disc-${disc}`} class={disc === table.board.track[0] ? "az-acts" : ""}>
              <Disc disc={disc} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

export function Track() {
  const table = useTable();
  const band = useRef<HTMLDivElement>(null);
  const acting = spaceOf(table, table.board.track[0] ?? OLD_ONES);
  // As a strip on a narrow screen it shows who acts, also when the board comes forward again.
  useEffect(() => {
    const strip = band.current;
    if (!strip) return;
    const watch = new ResizeObserver(() => {
      const here = strip.querySelector<HTMLElement>(`[data-space="${acting}"]`);
      if (here) strip.scrollLeft = here.offsetLeft - strip.clientWidth / 2;
    });
    // It looks at once, and whenever there is more or less to be seen.
    watch.observe(strip);
    return () => watch.disconnect();
  }, [acting]);
  const { last_space: last } = table.catalogue.time_track;
  const order = table.board.track;
  return (
    <div class="az-track" ref={band}>
      <div
        class="az-space az-track-title"
        style={cell(0)}
        {...explain(table, {
          title: table.say("board-track"),
          text: [table.say("board-track-help"), table.say("help-time")],
          facts: order.map((disc) => [<span class="az-fact"><Disc disc={disc} /> {discName(table, disc)}</span>, spaceOf(table, disc)]),
          rule: ["AZ-3.1", "AZ-3.2"],
          provenance: source(table.catalogue.time_track),
        })}
      >
        <Icon of={hourglass} />
      </div>
      {Array.from({ length: last }, (_, i) => (
        <Space key={i + 1} space={i + 1} />
      ))}
    </div>
  );
}
