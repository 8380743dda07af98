import { useState } from "preact/hooks";
import { moment } from "../dates";
import { useBots } from "../lobby/offer";
import { gameTitle } from "../lobby/TableList";
import { me } from "../me";
import { follow, go } from "../route";
import { botName } from "../seats";
import { stretch } from "../table/Clock";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo } from "../wire";
import { tournaments, type System } from "./calls";
import { tells } from "./words";

const SYSTEMS: System[] = ["swiss", "knockout", "round_robin"];
const LIMITS = [60, 300, 1800, 86_400, 259_200];
const SIZES: Record<System, number[]> = { swiss: [4, 8, 16, 32, 64], knockout: [4, 8, 16, 32, 64], round_robin: [4, 5, 6, 8, 10] };
const MINUTE = 60_000;
const STARTS = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE, 3 * 24 * 60 * MINUTE, 7 * 24 * 60 * MINUTE];
/** Bots whose strength is known. */
const MEASURED = ["random", "easy", "normal", "hard"];

/** Announce a tournament: the game, how one meets, time, size, start. */
export function NewTournament({ games }: { games: GameInfo[] }) {
  const rivals = games.filter((game) => game.rated && game.players.includes(2));
  const [game, setGame] = useState(rivals[0]?.id ?? "");
  const [system, setSystem] = useState<System>("swiss");
  const [size, setSize] = useState(8);
  const [limit, setLimit] = useState(300);
  const [wait, setWait] = useState(15 * MINUTE);
  const [bot, setBot] = useState("");
  const bots = useBots().filter((each) => MEASURED.includes(each));
  const { busy, error, attempt } = useAttempt();
  if (!me.value?.account) {
    return (
      <p class="aside">
        {tells("needs-account")}{" "}
        <a href="/me" onClick={follow}>
          {tells("to-account")}
        </a>
      </p>
    );
  }
  const change = (next: System) => {
    setSystem(next);
    setSize(SIZES[next].includes(size) ? size : 8);
  };
  const announce = (event: Event) => {
    event.preventDefault();
    attempt(async () => go(`/tournament/${(await tournaments.create({ game, system, size, move_limit: limit, starts: Date.now() + wait, bot: bot || null })).id}`));
  };
  return (
    <form class="seek" onSubmit={announce} data-testid="new-tournament">
      <div class="seek-choices">
        <Choice label={tells("field-game")} name="game" value={game} onChange={setGame} options={rivals.map((each) => [each.id, gameTitle(each.id)])} />
        <Choice label={tells("field-system")} name="system" value={system} onChange={(value) => change(value as System)} options={SYSTEMS.map((each) => [each, tells(`system-${each}`)])} />
        <Choice label={tells("field-size")} name="size" value={String(size)} onChange={(value) => setSize(Number(value))} options={SIZES[system].map((each) => [String(each), tells("at-most", { count: each })])} />
        <Choice label={tells("field-limit")} name="limit" value={String(limit)} onChange={(value) => setLimit(Number(value))} options={LIMITS.map((each) => [String(each), stretch(each)])} />
        <Choice
          label={tells("field-start")}
          name="start"
          value={String(wait)}
          onChange={(value) => setWait(Number(value))}
          options={STARTS.map((each) => [String(each), tells("start-in", { time: stretch(each / 1000) })])}
        />
        <Choice
          label={tells("field-bots")}
          name="bots"
          value={bot}
          onChange={setBot}
          options={[["", tells("bots-none")], ...bots.map((each): [string, string] => [each, botName(each)])]}
        />
      </div>
      <p class="aside">{tells(`system-${system}-help`)}</p>
      <p class="aside">{tells("begins-at", { time: moment(Date.now() + wait) })}</p>
      <Complaint error={error} />
      <button class="primary" data-testid="announce" disabled={busy}>
        {tells("announce")}
      </button>
    </form>
  );
}

function Choice(props: { label: string; name: string; value: string; options: [string, string][]; onChange: (value: string) => void }) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select data-testid={`tournament-${props.name}`} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
