// Opening a table with one click: sensible settings, and the way to it.
import { api } from "../api";
import { coverOf } from "../outside";
import { go } from "../route";
import type { GameInfo, Plain, SeatWish } from "../wire";

/** The bot that sits down where nobody chose one. */
export const USUAL_BOT = "normal";
/** How many seats a table for friends has; it can begin with fewer. */
const FRIENDS = 4;

export function defaults(game: GameInfo): Record<string, Plain> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

async function open(game: GameInfo, players: number, others: SeatWish): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat): SeatWish => (seat === 0 ? { kind: "me" } : others));
  const { id } = await api.create({ game: game.id, players, seats, options: defaults(game), public: false, undo: "agreed", move_limit: null, overtime: "mark" });
  go(`/table/${id}`);
}

/** As many of these as the game allows. */
const nearest = (game: GameInfo, wanted: number): number =>
  game.players.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best), game.players[0] ?? wanted);

/** Against bots, or with them where all play together; it begins at once. */
export const playNow = (game: GameInfo): Promise<void> => open(game, nearest(game, coverOf(game.id)?.now ?? 2), { kind: "bot", bot: USUAL_BOT });

/** A table to which a link leads. */
export const playWithFriends = (game: GameInfo): Promise<void> => open(game, nearest(game, FRIENDS), { kind: "open" });
