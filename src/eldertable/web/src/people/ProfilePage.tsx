import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import crown from "icon:lucide/crown";
import { day } from "../dates";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { botName } from "../seats";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint } from "../ui/Working";
import type { BestInfo, OpenProfile, Played, Profile } from "../wire";
import { Avatar } from "./Avatar";
import { AvatarEditor } from "./AvatarEditor";
import { categoryWords, meritWords } from "./bests";
import { calls } from "./calls";
import { Course, Shares } from "./charts";
import { FaceLink } from "./FaceLink";
import { TiesBar } from "./TiesBar";
import { loadWords, says } from "./words";

const PLOTTED = 60;

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="sheet part" aria-labelledby={`profile-${name}`} data-testid={`profile-${name}`}>
      <h2 id={`profile-${name}`}>{says(`profile-${name}`)}</h2>
      {children}
    </section>
  );
}

/** How strong somebody is at a game, among people and among all, and how the first of the two went. */
function RatingCard({ profile, game }: { profile: OpenProfile; game: string }) {
  const ratings = profile.ratings.filter((each) => each.game === game).sort((one, other) => other.ladder.localeCompare(one.ladder));
  const steps = profile.steps.filter((step) => step.game === game && step.ladder === ratings[0]?.ladder);
  return (
    <li class="rating">
      <span class="rating-game">
        <CoverSign game={game} /> {gameTitle(game)}
      </span>
      {ratings.map((each) => (
        <p key={each.ladder}>
          <span class="rating-ladder">{says(`ladder-${each.ladder}`)}</span>
          <b class="rating-value" data-testid={`rating-${game}-${each.ladder}`}>
            {each.rating}
          </b>
          <small>
            {says("rating-spread", { spread: each.spread, games: each.games })} {each.provisional && <em>{says("rating-provisional")}</em>}
          </small>
        </p>
      ))}
      <Course label={says("plot-rating")} joined points={steps.map((step) => ({ at: step.ended, value: step.rating }))} />
    </li>
  );
}

function Ratings({ profile }: { profile: OpenProfile }) {
  return (
    <Part name="ratings">
      <ul class="ratings">
        {[...new Set(profile.ratings.map((each) => each.game))].map((game) => (
          <RatingCard key={game} profile={profile} game={game} />
        ))}
      </ul>
    </Part>
  );
}

function Totals({ profile }: { profile: OpenProfile }) {
  return (
    <Part name="totals">
      <table class="totals">
        <thead>
          <tr>
            <th scope="col">{says("column-game")}</th>
            {["played", "won", "lost", "average", "best"].map((column) => (
              <th key={column} scope="col" class={`number ${column}`}>
                {says(`column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profile.totals.map((row) => (
            <tr key={row.game + row.mode} data-testid={`totals-${row.game}-${row.mode}`}>
              <th scope="row">
                <CoverSign game={row.game} /> {gameTitle(row.game)} <small>{says(`mode-${row.mode}`)}</small>
              </th>
              <td class="number">{row.played}</td>
              <td class="number">{row.won}</td>
              <td class="number lost">{row.played - row.won}</td>
              <td class="number">{row.mode === "together" ? "–" : (row.average ?? "–")}</td>
              <td class="number">{row.mode === "together" ? "–" : (row.best ?? "–")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** Scores, lengths and places of the game played most, oldest first. */
function Plots({ profile, game }: { profile: OpenProfile; game: string }) {
  const own = profile.played.filter((each) => each.game === game).slice(0, PLOTTED).reverse();
  const scored = own.filter((each) => each.score !== null && each.mode !== "together");
  const rivals = own.filter((each) => each.mode === "rivals");
  const places = [...new Set(rivals.map((each) => each.place))].sort();
  if (own.length < 2) return null;
  return (
    <Part name="plots">
      <p class="aside">{says("plots-of", { game: gameTitle(game) })}</p>
      <div class="plots">
        <Course label={says("plot-scores")} points={scored.map((each) => ({ at: each.ended, value: each.score ?? 0, strong: each.won }))} />
        <Course label={says("plot-length")} points={own.map((each) => ({ at: each.ended, value: each.length, strong: each.won }))} />
        {places.length > 0 && (
          <Shares
            label={says("plot-places")}
            rows={places.map((place) => ({ name: says("place", { place }), count: rivals.filter((each) => each.place === place).length }))}
          />
        )}
      </div>
    </Part>
  );
}

function Rivals({ profile }: { profile: OpenProfile }) {
  return (
    <Part name="rivals">
      <ul class="rivals">
        {profile.rivals.map((rival, index) => (
          <li key={index}>
            {rival.face ? <FaceLink face={rival.face} /> : <span class="face">{botName(rival.bot ?? "")}</span>}
            <span>{says("rival-games", { won: rival.won, played: rival.played })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Bests({ bests }: { bests: BestInfo[] }) {
  return (
    <div class="wide" role="region" tabIndex={0} aria-label={says("profile-bests")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{says("column-game")}</th>
            {["played", "won", "record"].map((column) => (
              <th key={column} scope="col" class="number">
                {says(`column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bests.map((best, index) => (
            <tr key={index}>
              <th scope="row">
                <CoverSign game={best.game} /> {gameTitle(best.game)} <small>{categoryWords(best)}</small>
              </th>
              <td class="number">{best.played}</td>
              <td class="number">{best.won}</td>
              <td class="number">{meritWords(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LastGame({ game }: { game: Played }) {
  return (
    <a class="table-link" href={`/table/${game.table_id}?at=0`} onClick={follow} data-table={game.table_id}>
      <span class="table-title">
        <CoverSign game={game.game} /> {gameTitle(game.game)}
      </span>
      <span class="table-state">
        {game.rated && <span class="chip">{says("rated")}</span>} {day(game.ended)}
      </span>
      <span class="chips">
        <span class="chip">
          {game.won && <Icon of={crown} />} {outcomeWords(game)}
        </span>
        {game.score !== null && game.mode !== "together" && <span class="chip">{t("points", { count: game.score })}</span>}
      </span>
    </a>
  );
}

function outcomeWords(game: Played): string {
  if (game.quit) return says("outcome-quit");
  if (game.mode !== "rivals") return says(game.won ? "outcome-beaten" : "outcome-lost");
  return says("outcome-place", { place: game.place, players: game.players });
}

function Facts({ profile }: { profile: OpenProfile }) {
  const played = profile.totals.reduce((sum, each) => sum + each.played, 0);
  const favourite = profile.totals[0];
  return (
    <ul class="facts" data-testid="facts">
      <li>{says("fact-played", { count: played })}</li>
      {favourite && <li>{says("fact-favourite", { game: gameTitle(favourite.game) })}</li>}
      {profile.streak.now > 1 && <li>{says("fact-streak", { count: profile.streak.now })}</li>}
      {profile.streak.best > 1 && <li>{says("fact-best-streak", { count: profile.streak.best })}</li>}
    </ul>
  );
}

function Everything({ profile }: { profile: OpenProfile }) {
  const favourite = profile.totals[0]?.game;
  if (!favourite) return <p class="empty">{says(profile.you ? "nothing-yet-you" : "nothing-yet")}</p>;
  return (
    <>
      <Facts profile={profile} />
      {profile.ratings.length > 0 && <Ratings profile={profile} />}
      <Totals profile={profile} />
      <Plots profile={profile} game={favourite} />
      {profile.bests.length > 0 && (
        <Part name="bests">
          <Bests bests={profile.bests} />
        </Part>
      )}
      {profile.rivals.length > 0 && <Rivals profile={profile} />}
      {profile.moments.length > 0 && (
        <Part name="moments">
          <ul class="moments">
            {profile.moments.map((moment) => (
              <li key={moment.kind + moment.game}>
                <a href={`/table/${moment.table_id}?at=0`} onClick={follow}>
                  {says(`moment-${moment.kind}`, { game: gameTitle(moment.game), value: moment.value })}
                </a>{" "}
                <small>{day(moment.ended)}</small>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part name="last">
        <ul class="tables">
          {profile.played.slice(0, profile.shown).map((game) => (
            <li key={game.number}>
              <LastGame game={game} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function useProfile(id: string | null) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = async () => {
    const found = await calls.profile(id);
    await loadWords(found.closed ? [] : [...new Set([...found.totals, ...found.ratings].map((each) => each.game))]);
    setProfile(found);
  };
  useEffect(() => void load().catch((reason: unknown) => setError(problem(reason))), [id]);
  return { profile, error, load };
}

/** Somebody's profile; without an id one's own. */
export function ProfilePage({ id }: { id: string | null }) {
  const { profile, error, load } = useProfile(id);
  useEffect(() => {
    if (profile) document.title = `${profile.name} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="profile">
        <Complaint error={error} />
        {!profile && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {profile && (
          <>
            <div class="profile-head">
              <Avatar id={profile.id} code={profile.avatar} size={104} />
              <div>
                <h1 data-testid="profile-name">{profile.name}</h1>
                <p class="aside">{says(profile.account ? "since" : "guest-since", { date: day(profile.since) })}</p>
              </div>
            </div>
            {!profile.you && <TiesBar id={profile.id} />}
            {profile.you && <AvatarEditor profile={profile} onSaved={() => void load()} />}
            {profile.closed ? <p class="empty">{says("closed")}</p> : <Everything profile={profile} />}
          </>
        )}
        <p>
          <a href="/" onClick={follow}>
            {t("to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}
