import { useEffect, useState } from "preact/hooks";
import search from "icon:lucide/search";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { me } from "../me";
import { play } from "../sound";
import { go } from "../route";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo, Search, Wish } from "../wire";
import { given, ownShares, SEEKING } from "../shares";
import { company } from "./company";
import { says } from "./words";

const ASK_AGAIN = 2000;

/** Sit down where others were found, and let it be heard: whoever waited may look elsewhere. */
function found(table: string): void {
  const share = ownShares(SEEKING).at(-1);
  if (share) given(share, { id: table });
  play("turn", true);
  go(`/table/${table}`);
}

/** How the search stands, asked again as long as it lasts. */
function useSearch() {
  const [state, setState] = useState<Search | null>(null);
  const take = (next: Search) => {
    setState(next);
    if (next.table) found(next.table);
  };
  useEffect(() => {
    const look = () => company.search().then(take, () => undefined);
    void look();
    const timer = setInterval(look, ASK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return { state, take };
}

/** Which game, how many, live or slow, rated or not. */
export function Seek({ games, wished }: { games: GameInfo[]; wished: string | null }) {
  const several = games.filter((game) => game.players.some((count) => count > 1));
  const [game, setGame] = useState(() => several.find((each) => each.id === wished) ?? several[0]);
  const [players, setPlayers] = useState(2);
  const [slow, setSlow] = useState(false);
  const [rated, setRated] = useState(false);
  const [bots, setBots] = useState(false);
  const { state, take } = useSearch();
  const { busy, error, attempt } = useAttempt();
  if (!game) return null;
  const ratable = game.rated && me.value?.account === true;
  const seek = (event: Event) => {
    event.preventDefault();
    const wish: Wish = { game: game.id, players, slow, rated: rated && ratable, bots };
    attempt(async () => take(await company.seek(wish)));
  };
  const stop = () =>
    attempt(async () => {
      await company.stop();
      if (state) take({ ...state, wish: null });
    });
  return (
    <section class="sheet part" aria-labelledby="seek-heading" data-testid="seek">
      <h2 id="seek-heading">
        <Icon of={search} /> {says("seek")}
      </h2>
      {state?.wish ? <Waiting search={state} busy={busy} onStop={stop} /> : (
        <form class="seek" onSubmit={seek}>
          <fieldset class="seek-games">
            <legend class="sr-only">{says("column-game")}</legend>
            {several.map((each) => (
              <label key={each.id} class="seek-game">
                <input type="radio" name="seek-game" checked={each.id === game.id} data-testid={`seek-${each.id}`} onChange={() => { setGame(each); setPlayers(each.players.includes(players) ? players : 2); }} />
                <CoverSign game={each.id} /> <span>{gameTitle(each.id)}</span>
                {(state?.waiting[each.id] ?? 0) > 0 && <small>{says("seek-waiting", { count: state?.waiting[each.id] ?? 0 })}</small>}
              </label>
            ))}
          </fieldset>
          <div class="seek-choices">
            <label class="field">
              <span>{says("seek-players")}</span>
              <select data-testid="seek-players" value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
                {game.players.filter((count) => count > 1).map((count) => (
                  <option key={count} value={count}>
                    {says("players-count", { count })}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{says("seek-pace")}</span>
              <select data-testid="seek-pace" value={slow ? "slow" : "live"} onChange={(event) => setSlow(event.currentTarget.value === "slow")}>
                <option value="live">{says("pace-live")}</option>
                <option value="slow">{says("pace-slow")}</option>
              </select>
            </label>
          </div>
          {game.rated && (
            <label class="check">
              <input type="checkbox" data-testid="seek-rated" disabled={!ratable} checked={rated && ratable} onChange={() => setRated(!rated)} />
              <span>{says(ratable ? "seek-rated" : "seek-rated-account")}</span>
            </label>
          )}
          <label class="check">
            <input type="checkbox" data-testid="seek-bots" checked={bots} onChange={() => setBots(!bots)} />
            <span>{says("seek-bots")}</span>
          </label>
          <Complaint error={error} />
          <button class="primary" data-testid="seek-go" disabled={busy}>
            {says("seek-go")}
          </button>
        </form>
      )}
    </section>
  );
}

function Waiting({ search: { wish, waiting }, busy, onStop }: { search: Search; busy: boolean; onStop: () => void }) {
  if (!wish) return null;
  const others = Math.max(0, (waiting[wish.game] ?? 1) - 1);
  return (
    <div class="seek" role="status" data-testid="seeking">
      <p>
        <CoverSign game={wish.game} /> <b>{gameTitle(wish.game)}</b> · {says("players-count", { count: wish.players })} · {says(wish.slow ? "pace-slow" : "pace-live")}
        {wish.rated && ` · ${says("rated")}`}
      </p>
      <div class="spinner" aria-hidden />
      <p>{says("seek-others", { count: others })}</p>
      <p class="aside">{says(wish.slow ? "seek-slow-help" : wish.bots ? "seek-bots-soon" : "seek-stay")}</p>
      <button data-testid="seek-stop" disabled={busy} onClick={onStop}>
        {says("seek-stop")}
      </button>
    </div>
  );
}
