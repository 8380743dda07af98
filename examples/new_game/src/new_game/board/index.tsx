// The drawn table. It computes no rules: it draws the view, offers the options, animates the events ("Writing a board" in the client's README).
import { explain, Mark, offer, type Motion, type Scene, type Tab, type Typed, type View } from "@table";
import css from "./board.css";
import { sounds, tale } from "./telling";
import { boardOf, useTable } from "./types";

export { css, sounds, tale };

/** What lies in the middle: the cards of this round. */
export function Board() {
  const table = useTable();
  return (
    <ol class="ng-board">
      {table.board.players.map((player, seat) => (
        <li key={seat} class={`ng-place seat-${seat}`}>
          <span class="ng-name">
            <Mark seat={seat} size={14} /> {table.name(seat)}
          </span>
          <div class="ng-card" data-anchor={`played-${seat}`} {...explain(table, { title: table.say("board-hand", { name: table.name(seat), count: player.cards }), text: table.say("help-card"), rule: "NG-2.2" })}>
            {table.board.played[seat] || ""}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What lies in front of the reader. */
export function Mat() {
  const table = useTable();
  const hand = table.seat === null ? [] : (table.board.players[table.seat]?.hand ?? []);
  return (
    <div class="ng-hand">
      {hand.map((card) => (
        <div key={card} class="ng-card" data-anchor={`card-${card}`} {...explain(table, { title: table.say("board-card", { card }), text: table.say("help-card") }, offer(table, { type: "play_card", card }))}>
          {card}
        </div>
      ))}
    </div>
  );
}

/** The colours of the page: `:root[data-mood="..."]` in board.css. */
export const mood = (): string => "new-game";

/** Where the game stands, in a few words. */
export const status = (scene: Scene): string => scene.say("board-round", { round: boardOf(scene.view).round });

/** Where a choice has its place; what has none stands in the prompt bar. */
export const placed = (choice: Typed): Tab | null => (choice.type === "play_card" ? "mine" : null);

export const points = (view: View, seat: number): number => boardOf(view).players[seat]?.points ?? 0;

/** A question to ask before a grave choice. */
export const confirm = (): string | null => null;

/** The signs that the book explains (`symbols` in learn/book.toml). */
export const symbols = { card: () => <span class="ng-sign">7</span> };

/** What is to be seen of an event, on the table as it was before. */
export function motions(event: Typed): Motion[] {
  const seat = Number(event["seat"]);
  switch (event.type) {
    case "card_played":
      return [{ kind: "travel", from: `card-${event["card"]}|player-${seat}`, to: `played-${seat}`, piece: <div class="ng-card">{event["card"] as number}</div> }];
    case "round_won":
      return [{ kind: "number", from: `played-${seat}`, to: `player-${seat}`, text: "+1" }];
    default:
      return [];
  }
}
