import { useState } from "preact/hooks";
import { api } from "../api";
import { me } from "../me";
import { problem } from "../problem";
import { go } from "../route";
import { botName } from "../seats";
import { hasText, say, t } from "../texts";
import { Mark } from "../ui/Mark";
import type { GameInfo, Plain, SeatWish } from "../wire";
import { Cover } from "./Cover";
import { OptionField } from "./OptionField";
import { MannerFields, type Manner } from "./MannerFields";
import { gameTitle } from "./TableList";

function defaults(game: GameInfo): Record<string, Plain> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** One seat for me, bots in the others: a table that starts at once. */
function firstSeats(players: number, bots: string[]): SeatWish[] {
  const bot = bots.includes("normal") ? "normal" : bots[0];
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : bot ? { kind: "bot", bot } : { kind: "open" }));
}

const key = (wish: SeatWish): string => (wish.kind === "bot" ? `bot:${wish.bot}` : wish.kind);

function wishOf(value: string): SeatWish {
  const [kind, bot] = value.split(":");
  return bot === undefined ? { kind: kind as SeatWish["kind"] } : { kind: "bot", bot };
}

function SeatField({ seat, wish, bots, onChange }: { seat: number; wish: SeatWish; bots: string[]; onChange: (wish: SeatWish) => void }) {
  return (
    <label class="field seat-field">
      <span>
        <Mark seat={seat} /> {t("seat-number", { number: seat + 1 })}
      </span>
      <select data-testid={`seat-${seat}-kind`} value={key(wish)} onChange={(event) => onChange(wishOf(event.currentTarget.value))}>
        <option value="me">{t("seat-me")}</option>
        <option value="open">{t("seat-open")}</option>
        {bots.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {botName(bot)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CreateTable({ games, bots }: { games: GameInfo[]; bots: string[] }) {
  const [game, setGame] = useState(games[0]);
  const [players, setPlayers] = useState(games[0]?.players[0] ?? 0);
  const [seats, setSeats] = useState(() => firstSeats(players, bots));
  const [options, setOptions] = useState(() => (games[0] ? defaults(games[0]) : {}));
  const [isPublic, setPublic] = useState(false);
  const [manner, setManner] = useState<Manner>({ undo: "agreed", limit: 0, overtime: "mark", rated: false });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!game) return <p class="empty">{t("no-games")}</p>;

  const chooseGame = (id: string) => {
    const chosen = games.find((each) => each.id === id) ?? game;
    const count = chosen.players.includes(players) ? players : (chosen.players[0] ?? players);
    setGame(chosen);
    seatPlayers(count, chosen, defaults(chosen));
  };
  const choosePlayers = (count: number) => seatPlayers(count, game, options);
  const seatPlayers = (count: number, chosen: GameInfo, wishes: Record<string, Plain>) => {
    const perSeat = chosen.options.filter((option) => option.per_seat).map((option) => [option.name, option.default]);
    setPlayers(count);
    setOptions({ ...wishes, ...(Object.fromEntries(perSeat) as Record<string, Plain>) });
    setSeats(firstSeats(count, bots).map((wish, seat) => seats[seat] ?? wish));
  };
  const create = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const { undo, limit, overtime } = manner;
    const rated = manner.rated && game.rated && !game.cooperative && players > 1;
    api.create({ game: game.id, players, options, seats, public: isPublic, undo, move_limit: limit || null, overtime, rated }).then(
      ({ id }) => go(`/table/${id}`),
      (reason: unknown) => {
        setBusy(false);
        setError(problem(reason));
      },
    );
  };

  return (
    <form class="create" onSubmit={create}>
      <fieldset class="field">
        <legend>{t("game")}</legend>
        <div class="covers">
          {games.map((each) => (
            <label key={each.id}>
              <input type="radio" name="game" data-testid={`create-game-${each.id}`} checked={game.id === each.id} onChange={() => chooseGame(each.id)} />
              <Cover game={each.id} title={gameTitle(each.id)} />
            </label>
          ))}
        </div>
      </fieldset>
      {hasText(game.id, "tagline") && <p class="tagline">{say(game.id, "tagline")}</p>}
      <fieldset class="field">
        <legend>{t("players")}</legend>
        <div class="segments">
          {game.players.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="players"
                data-testid={`create-players-${count}`}
                checked={players === count}
                onChange={() => choosePlayers(count)}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="field seats-field">
        <legend>{t("seats")}</legend>
        {seats.map((wish, seat) => (
          <SeatField
            key={seat}
            seat={seat}
            wish={wish}
            bots={bots}
            onChange={(changed) => setSeats(seats.map((each, at) => (at === seat ? changed : each)))}
          />
        ))}
      </fieldset>
      <label class="check">
        <input type="checkbox" data-testid="create-public" checked={isPublic} onChange={() => setPublic(!isPublic)} />
        <span>{t("public-table")}</span>
      </label>
      <MannerFields manner={manner} ratable={game.rated && players > 1 && me.value?.account === true} onChange={setManner} />
      {game.options.length > 0 && (
        <details class="options">
          <summary data-testid="create-options">{t("options")}</summary>
          {game.options.map((option) => (
            <OptionField
              key={`${game.id}-${option.name}`}
              game={game.id}
              option={option}
              players={players}
              value={options[option.name] ?? null}
              onChange={(value) => setOptions({ ...options, [option.name]: value })}
            />
          ))}
        </details>
      )}
      {error && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
      <button class="primary" data-testid="create-table" disabled={busy}>
        {t("create-table")}
      </button>
    </form>
  );
}
