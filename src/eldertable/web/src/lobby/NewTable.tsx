import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { me } from "../me";
import { go } from "../route";
import { botName } from "../seats";
import { hasText, say, t } from "../texts";
import { Header } from "../ui/Header";
import { Mark } from "../ui/Mark";
import { Message } from "../ui/Message";
import { Complaint, useAttempt } from "../ui/Working";
import { tabTitle } from "../notices";
import { coverOf } from "../outside";
import type { GameInfo, Plain, SeatWish } from "../wire";
import { CoverPicture } from "./Cover";
import { OptionField } from "./OptionField";
import { MannerFields, type Manner } from "./MannerFields";
import { useBots, useGames } from "./offer";
import { USUAL_BOT, defaults } from "./opening";
import { gameTitle } from "./TableList";

/** One seat for me, bots in the others: a table that starts at once. */
function firstSeats(players: number): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot: USUAL_BOT }));
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

type Wishes = Record<string, Plain>;

/** What goes with the number of players and the other wishes; null until it is known. */
function useFitting(game: GameInfo, players: number, wishes: Wishes): Record<string, Plain[]> | null {
  const [fitting, setFitting] = useState<Record<string, Plain[]> | null>(null);
  useEffect(() => {
    let current = true;
    api.fitting(game.id, players, wishes).then(
      (found) => current && setFitting(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game.id, players, wishes]);
  return fitting;
}

function NewTable({ game, bots }: { game: GameInfo; bots: string[] }) {
  const [players, setPlayers] = useState(() => coverOf(game.id)?.now ?? game.players[0] ?? 2);
  const [seats, setSeats] = useState(() => firstSeats(players));
  const [wishes, setWishes] = useState<Wishes>({});
  const [isPublic, setPublic] = useState(false);
  const [manner, setManner] = useState<Manner>({ undo: "agreed", limit: 0, overtime: "mark", rated: false });
  const { busy, error, attempt } = useAttempt();
  const fitting = useFitting(game, players, wishes);

  const choosePlayers = (count: number) => {
    setPlayers(count);
    setSeats(firstSeats(count).map((wish, seat) => seats[seat] ?? wish));
    // What was wished for another number of players may not be possible for this one.
    setWishes({});
  };
  const wish = (name: string, value: Plain) => {
    const usual = defaults(game)[name];
    // A wish may rule out another one that was made before: the newest wins.
    setWishes(JSON.stringify(value) === JSON.stringify(usual) ? without(wishes, name) : { ...wishes, [name]: value });
  };
  const ratable = game.rated && players > 1 && me.value?.account === true;
  const create = (event: Event) => {
    event.preventDefault();
    const { undo, limit, overtime } = manner;
    const rated = manner.rated && ratable;
    const possible = Object.fromEntries(Object.entries(wishes).filter(([name, value]) => fitting?.[name]?.includes(value) ?? true));
    attempt(async () => {
      const { id } = await api.create({ game: game.id, players, options: possible, seats, public: isPublic, undo, move_limit: limit || null, overtime, rated });
      go(`/table/${id}`);
    });
  };

  const shown = game.options.filter((option) => (fitting?.[option.name]?.length ?? 2) > 1);
  const fields = (forBots: boolean) =>
    shown
      .filter((option) => (coverOf(game.id)?.forBots?.includes(option.name) ?? false) === forBots)
      .map((option) => (
        <OptionField
          key={option.name}
          game={game.id}
          option={option}
          values={(fitting?.[option.name] as (string | number | boolean)[] | undefined) ?? option.values}
          players={players}
          value={wishes[option.name] ?? option.default}
          onChange={(value) => wish(option.name, value)}
        />
      ));
  const [forPeople, forBots] = [fields(false), fields(true)];

  return (
    <form class="create sheet" onSubmit={create}>
      <fieldset class="field">
        <legend>{t("players")}</legend>
        <div class="segments">
          {game.players.map((count) => (
            <label key={count}>
              <input type="radio" name="players" data-testid={`create-players-${count}`} checked={players === count} onChange={() => choosePlayers(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="field seats-field">
        <legend>{t("seats")}</legend>
        {seats.map((wished, seat) => (
          <SeatField
            key={seat}
            seat={seat}
            wish={wished}
            bots={bots}
            onChange={(changed) => setSeats(seats.map((each, at) => (at === seat ? changed : each)))}
          />
        ))}
      </fieldset>
      {forPeople.length > 0 && (
        <details class="options" open>
          <summary data-testid="create-options">{t("options")}</summary>
          {forPeople}
        </details>
      )}
      <MannerFields manner={manner} ratable={ratable} onChange={setManner} />
      {forBots.length > 0 && (
        <details class="options">
          <summary data-testid="create-for-bots">{t("options-bots")}</summary>
          {forBots}
        </details>
      )}
      <label class="check">
        <input type="checkbox" data-testid="create-public" checked={isPublic} onChange={() => setPublic(!isPublic)} />
        <span>{t("public-table")}</span>
      </label>
      <Complaint error={error} />
      <button class="primary" data-testid="create-table" disabled={busy}>
        {t("create-table")}
      </button>
    </form>
  );
}

function without(wishes: Wishes, name: string): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([each]) => each !== name));
}

/** A new table with all its options, at /new/<game>. */
export function NewTablePage({ game: id }: { game: string }) {
  const { games, error } = useGames();
  const bots = useBots();
  const game = games?.find((each) => each.id === id);
  useEffect(() => tabTitle(`${game ? gameTitle(game.id) : t("create-title")} · Eldertable`, false));
  if (games && !game) return <Message title={t("create-title")} text={t("error-no-such-game")} />;
  return (
    <>
      <Header />
      <main class="new-table">
        {error && <Complaint error={error} />}
        {game && (
          <>
            <header class="new-table-head">
              <CoverPicture game={game.id} eager />
              <div>
                <h1>{gameTitle(game.id)}</h1>
                {hasText(game.id, "tagline") && <p class="aside">{say(game.id, "tagline")}</p>}
              </div>
            </header>
            <NewTable key={game.id} game={game} bots={bots} />
          </>
        )}
      </main>
    </>
  );
}
