import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useGames } from "../lobby/offer";
import { gameTitle } from "../lobby/TableList";
import { api } from "../api";
import { problem } from "../problem";
import { follow, go } from "../route";
import { hasText, t } from "../texts";
import { Header } from "../ui/Header";
import { Complaint, useAttempt } from "../ui/Working";
import type { Company, Invitation } from "../wire";
import { company } from "./company";
import { FaceLink } from "./FaceLink";
import { Seek } from "./Seek";
import { SCOPE, loadWords, says } from "./words";

const REFRESH = 15_000;

function useCompany() {
  const [people, setPeople] = useState<Company | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = () =>
    Promise.all([company.people(), loadWords([])]).then(
      ([found]) => setPeople(found),
      (reason: unknown) => setError(problem(reason)),
    );
  useEffect(() => {
    void load();
    const timer = setInterval(() => void (!document.hidden && load()), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return { people, error, load };
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="sheet part" aria-labelledby={`company-${name}`} data-testid={`company-${name}`}>
      <h2 id={`company-${name}`}>{says(`company-${name}`)}</h2>
      {children}
    </section>
  );
}

function Invited({ invitation, onDone }: { invitation: Invitation; onDone: () => void }) {
  const { busy, error, attempt } = useAttempt();
  const accept = () => attempt(async () => go(`/table/${invitation.table_id}`));
  const decline = () =>
    attempt(async () => {
      await company.decline(invitation.table_id);
      onDone();
    });
  return (
    <li class="invited">
      <FaceLink face={invitation.host} />
      <span>{says("invited-to", { game: gameTitle(invitation.game) })}</span>
      <span class="row">
        <button class="primary" data-testid={`accept-${invitation.table_id}`} disabled={busy} onClick={accept}>
          {says("invitation-look")}
        </button>
        <button class="quiet" disabled={busy} onClick={decline}>
          {says("invitation-decline")}
        </button>
      </span>
      <Complaint error={error} />
    </li>
  );
}

/** The invitations one has, wherever there are any. */
export function Invitations({ invitations, onDone }: { invitations: Invitation[]; onDone: () => void }) {
  if (!invitations.length) return null;
  return (
    <Part name="invitations">
      <ul class="invitations">
        {invitations.map((invitation) => (
          <Invited key={invitation.table_id} invitation={invitation} onDone={onDone} />
        ))}
      </ul>
    </Part>
  );
}

/** A new table, and an invitation to it. */
function Invite({ profile }: { profile: string }) {
  const { games } = useGames();
  const [game, setGame] = useState("");
  const { busy, error, attempt } = useAttempt();
  const several = games?.filter((each) => each.players.includes(2)) ?? [];
  const invite = (chosen: string) =>
    attempt(async () => {
      const { id } = await api.create({
        game: chosen, players: 2, options: {}, seats: [{ kind: "me" }, { kind: "open" }], public: false, undo: "agreed", move_limit: null, overtime: "mark",
      });
      await company.invite(id, profile);
      go(`/table/${id}`);
    });
  return (
    <>
      <select
        aria-label={says("invite")}
        data-testid={`invite-${profile}`}
        value={game}
        disabled={busy}
        onChange={(event) => {
          setGame(event.currentTarget.value);
          invite(event.currentTarget.value);
        }}
      >
        <option value="">{says("invite")}</option>
        {several.map((each) => (
          <option key={each.id} value={each.id}>
            {gameTitle(each.id)}
          </option>
        ))}
      </select>
      <Complaint error={error} />
    </>
  );
}

function Following({ people }: { people: Company }) {
  return (
    <Part name="following">
      {people.following.length === 0 ? (
        <p class="empty">{says("following-none")}</p>
      ) : (
        <ul class="rivals">
          {people.following.map((each) => (
            <li key={each.face.id}>
              <span class="followed">
                <FaceLink face={each.face} size={36} />
                {each.here && <small class="here">{says("here")}</small>}
              </span>
              {each.face.id && <Invite profile={each.face.id} />}
            </li>
          ))}
        </ul>
      )}
      <p class="aside">{says("following-help")}</p>
    </Part>
  );
}

function Companions({ people }: { people: Company }) {
  return (
    <Part name="companions">
      {people.companions.length === 0 ? (
        <p class="empty">{says("companions-none")}</p>
      ) : (
        <ul class="rivals">
          {people.companions.map((each) => (
            <li key={each.face.id}>
              <span class="followed">
                <FaceLink face={each.face} size={36} /> <small>{says("fact-played", { count: each.games })}</small>
              </span>
              {each.face.id && <Invite profile={each.face.id} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Find opponents, and everybody one has to do with. */
export function PeoplePage({ game }: { game: string | null }) {
  const { games } = useGames();
  const { people, error, load } = useCompany();
  const ready = games && people && hasText(SCOPE, "people-title");
  useEffect(() => {
    if (ready) document.title = `${says("people-title")} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="profile people-page">
        <Complaint error={error} />
        {!ready && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {ready && (
          <>
            <div class="people-head">
              <h1>{says("people-title")}</h1>
              <nav class="row" aria-label={says("people-title")}>
                <a class="button" href="/player/me" onClick={follow}>
                  {t("player-page")}
                </a>
                <a class="button" href="/ranking" onClick={follow}>
                  {t("ranking-page")}
                </a>
              </nav>
            </div>
            <Invitations invitations={people.invitations} onDone={() => void load()} />
            <Seek games={games} wished={game} />
            <Following people={people} />
            <Companions people={people} />
            {people.shunned.length > 0 && (
              <Part name="shunned">
                <ul class="rivals">
                  {people.shunned.map((face) => (
                    <li key={face.id}>
                      <FaceLink face={face} />
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </>
        )}
      </main>
    </>
  );
}
