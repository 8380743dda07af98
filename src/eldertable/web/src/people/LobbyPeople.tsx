import { useEffect, useState } from "preact/hooks";
import puzzle from "icon:lucide/puzzle";
import search from "icon:lucide/search";
import trophy from "icon:lucide/trophy";
import { follow } from "../route";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import type { Invitation } from "../wire";
import { company } from "./company";
import { Invitations } from "./PeoplePage";
import { loadWords } from "./words";

const REFRESH = 20_000;

/** On the front page: the way to other people, and who asks for one. */
export function LobbyPeople() {
  const [invitations, setInvitations] = useState<Invitation[]>([]);
  const load = () =>
    Promise.all([company.people(), loadWords([])]).then(
      ([found]) => setInvitations(found.invitations),
      () => undefined,
    );
  useEffect(() => {
    void load();
    const timer = setInterval(() => void (!document.hidden && load()), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <nav class="lobby-people" aria-label={t("people-page")}>
        <a class="button" href="/people" onClick={follow} data-testid="to-people">
          <Icon of={search} /> {t("find-opponents")}
        </a>
        <a class="button" href="/tournaments" onClick={follow} data-testid="to-tournaments">
          <Icon of={trophy} /> {t("tournaments-page")}
        </a>
        <a class="button" href="/puzzles" onClick={follow} data-testid="to-puzzles">
          <Icon of={puzzle} /> {t("puzzles-page")}
        </a>
        <a class="button quiet" href="/ranking" onClick={follow}>
          {t("ranking-page")}
        </a>
        <a class="button quiet" href="/player/me" onClick={follow}>
          {t("player-page")}
        </a>
      </nav>
      <Invitations invitations={invitations} onDone={() => void load()} />
    </>
  );
}
