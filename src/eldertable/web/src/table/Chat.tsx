import { useLayoutEffect, useRef, useState } from "preact/hooks";
import flag from "icon:lucide/flag";
import send from "icon:lucide/send-horizontal";
import { hour, moment } from "../dates";
import type { TableSource } from "../live";
import { company } from "../people/company";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { Line } from "../wire";

const LONGEST = 500;

/** Tell whoever runs the server about a line: a first click asks, a second one does it. */
function ReportLine({ table, line }: { table: string; line: number }) {
  const [state, setState] = useState<"idle" | "sure" | "done">("idle");
  const click = () => {
    if (state === "idle") setState("sure");
    else company.reportLine(table, line).then(() => setState("done"), () => setState("idle"));
  };
  if (state === "done") return <span class="said-report">{t("chat-reported")}</span>;
  return (
    <button class="quiet said-report" data-testid={`report-line-${line}`} aria-label={state === "idle" ? t("chat-report") : undefined} title={t("chat-report")} onClick={click}>
      {state === "idle" ? <Icon of={flag} /> : t("chat-report-sure")}
    </button>
  );
}

function Said({ line, table }: { line: Line; table: string }) {
  return (
    <li class={`said ${line.you ? "you" : ""} ${line.room}`}>
      <p class="said-who">
        {line.seat !== null && <Mark seat={line.seat} size={12} />} <b>{line.name ?? t("former-player")}</b>
        {line.room === "spectators" && <span class="said-room">{t("chat-spectator")}</span>}
        <time title={moment(line.made)}>{hour(line.made)}</time>
        {!line.you && line.name !== null && <ReportLine table={table} line={line.id} />}
      </p>
      <p class="said-text" dir="auto">
        {line.text}
      </p>
    </li>
  );
}

/** What people say at the table; spectators talk among themselves while the game runs. */
export function Chat({ live, table, apart, shown }: { live: TableSource; table: string; apart: boolean; shown: boolean }) {
  const [draft, setDraft] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const lines = live.chat.value;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines, shown]);
  const say = (event: Event) => {
    event.preventDefault();
    if (!draft.trim()) return;
    live.say(draft);
    setDraft("");
  };
  return (
    <div class="chat">
      <div class="chat-lines" ref={box} data-testid="chat" tabIndex={0} aria-label={t("tab-chat")} role="log">
        {lines.length === 0 && <p class="empty">{t("chat-empty")}</p>}
        <ol>
          {lines.map((line) => (
            <Said key={line.id} line={line} table={table} />
          ))}
        </ol>
      </div>
      {apart && <p class="aside chat-note">{t("chat-apart")}</p>}
      <form class="chat-form" onSubmit={say}>
        <input
          data-testid="chat-text"
          aria-label={t("chat-say")}
          placeholder={t("chat-say")}
          value={draft}
          maxLength={LONGEST}
          autoComplete="off"
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <button class="primary square" aria-label={t("chat-send")} data-testid="chat-send" disabled={!draft.trim()}>
          <Icon of={send} />
        </button>
      </form>
    </div>
  );
}
