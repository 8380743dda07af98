import { useEffect, useState } from "preact/hooks";
import ban from "icon:lucide/ban";
import flag from "icon:lucide/flag";
import heart from "icon:lucide/user-plus";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Complaint, useAttempt } from "../ui/Working";
import type { Ties } from "../wire";
import { company } from "./company";
import { says } from "./words";

const LONGEST = 500;

/** Tell whoever runs the server about somebody. */
function Reporting({ id, onClose }: { id: string; onClose: () => void }) {
  const [note, setNote] = useState("");
  const [done, setDone] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const send = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await company.report(id, note);
      setDone(true);
    });
  };
  return (
    <Sheet title={says("report-title")} name="report-sheet" onClose={onClose}>
      {done ? (
        <p role="status" data-testid="report-done">
          {says("report-done")}
        </p>
      ) : (
        <form class="seek" onSubmit={send}>
          <p>{says("report-help")}</p>
          <label class="field">
            <span>{says("report-note")}</span>
            <textarea data-testid="report-note" rows={3} maxLength={LONGEST} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <Complaint error={error} />
          <button class="primary" data-testid="report-send" disabled={busy}>
            {says("report-send")}
          </button>
        </form>
      )}
    </Sheet>
  );
}

/** What one can do about somebody: follow, have nothing to do with that one, or report. */
export function TiesBar({ id }: { id: string }) {
  const [reporting, setReporting] = useState(false);
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
      <button class="quiet" data-testid="report" onClick={() => setReporting(true)}>
        <Icon of={flag} /> {says("report")}
      </button>
      {reporting && <Reporting id={id} onClose={() => setReporting(false)} />}
      {ties.shuns && <p class="aside">{says("shunned-help")}</p>}
      <Complaint error={error} />
    </div>
  );
}
