import { useEffect, useState } from "preact/hooks";
import ban from "icon:lucide/ban";
import heart from "icon:lucide/user-plus";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import { company, type Ties } from "./company";
import { says } from "./words";

/** What one can do about somebody: follow, or have nothing to do with that one. */
export function TiesBar({ id }: { id: string }) {
  const [ties, setTies] = useState<Ties | null>(null);
  const { busy, error, attempt } = useAttempt();
  useEffect(() => void company.ties(id).then(setTies, () => undefined), [id]);
  if (!ties) return null;
  const follow = () =>
    attempt(async () => {
      await company.follow(id, !ties.follows);
      setTies({ ...ties, follows: !ties.follows });
    });
  const shun = () =>
    attempt(async () => {
      await company.shun(id, !ties.shuns);
      setTies({ follows: false, shuns: !ties.shuns });
    });
  return (
    <div class="row ties">
      {!ties.shuns && (
        <button class={ties.follows ? "" : "primary"} data-testid="follow" aria-pressed={ties.follows} disabled={busy} onClick={follow}>
          <Icon of={heart} /> {says(ties.follows ? "unfollow" : "follow")}
        </button>
      )}
      <button class="quiet" data-testid="shun" aria-pressed={ties.shuns} disabled={busy} onClick={shun}>
        <Icon of={ban} /> {says(ties.shuns ? "unshun" : "shun")}
      </button>
      {ties.shuns && <p class="aside">{says("shunned-help")}</p>}
      <Complaint error={error} />
    </div>
  );
}
