// The score track around the map: forty spaces a lap, a badge for every lap done.
import { explain, Mark } from "@table";
import { perPlayer } from "./Explain";
import { useTable } from "./types";

const COLUMNS = 12;
const ROWS = 10;

/** Where a space lies on the frame of the grid, clockwise from the top left corner. */
function cell(space: number): { gridColumn: string; gridRow: string } {
  const right = COLUMNS - 1;
  const down = ROWS - 1;
  let [column, row] = [0, 0];
  if (space <= right) column = space;
  else if (space <= right + down) [column, row] = [right, space - right];
  else if (space <= 2 * right + down) [column, row] = [2 * right + down - space, down];
  else row = 2 * (right + down) - space;
  return { gridColumn: String(column + 1), gridRow: String(row + 1) };
}

export function Track() {
  const table = useTable();
  const { length } = table.catalogue.scoring.score_track;
  const scores = table.board.players.map((player) => player.score);
  const explained = explain(table, {
    title: table.say("board-track"),
    text: table.say("board-track-help", { length }),
    facts: perPlayer(table, scores),
    rule: "GD-11.1",
  });
  const spaces = Array.from({ length }, (_, space) => scores.map((score, seat) => ({ score, seat })).filter(({ score }) => score % length === space));
  return (
    <div class="gd-track">
      <div class="gd-track-label" {...explained} />
      {spaces.map((here, space) => (
        <div key={space} class={`gd-space ${space % 5 === 0 ? "five" : ""}`} style={cell(space)}>
          {here.length === 0 && space % 5 === 0 && <span aria-hidden>{space}</span>}
          {here.map(({ seat, score }) => (
            <span key={seat} class="gd-marker" data-anchor={`score-${seat}`}>
              <Mark seat={seat} size={15} />
              {score >= length && <i>{Math.floor(score / length) * length}</i>}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
