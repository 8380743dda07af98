import { useState } from "preact/hooks";
import back from "icon:lucide/undo-2";
import bot from "icon:lucide/bot";
import bug from "icon:lucide/bug";
import dice from "icon:lucide/dices";
import door from "icon:lucide/door-open";
import download from "icon:lucide/download";
import film from "icon:lucide/history";
import flag from "icon:lucide/flag";
import menu from "icon:lucide/menu";
import person from "icon:lucide/user-round-check";
import again from "icon:lucide/refresh-cw";
import { api } from "../api";
import type { TableSource } from "../live";
import { follow, go } from "../route";
import { t } from "../texts";
import { Icon, type IconData } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Complaint, useAttempt } from "../ui/Working";
import type { TableInfo } from "../wire";
import { saveReport } from "./report";
import { stretch } from "./Clock";

const STAND_IN = "greedy";

interface ItemProps {
  icon: IconData;
  name: string;
  text: string;
  help?: string;
  disabled?: boolean;
  onClick: () => void;
}

function Item({ icon, name, text, help, disabled, onClick }: ItemProps) {
  return (
    <li>
      <button class="item" data-testid={name} disabled={disabled} onClick={onClick}>
        <Icon of={icon} />
        <span>
          {text}
          {help && <small>{help}</small>}
        </span>
      </button>
    </li>
  );
}

interface LinkProps {
  icon: IconData;
  name: string;
  text: string;
  href: string;
  download?: string;
  onClick?: () => void;
}

function LinkItem({ icon, name, text, href, download: file, onClick }: LinkProps) {
  return (
    <li>
      <a class="item button" data-testid={name} href={href} download={file} onClick={onClick ?? follow}>
        <Icon of={icon} />
        <span>{text}</span>
      </a>
    </li>
  );
}

interface Props {
  live: TableSource;
  table: TableInfo;
  seat: number | null;
  onClose: () => void;
}

function MenuSheet({ live, table, seat, onClose }: Props) {
  const [sure, setSure] = useState<"concede" | "hand-over" | null>(null);
  const { busy, error, attempt } = useAttempt();
  const own = seat === null ? undefined : table.seats[seat];
  const running = table.status === "running" && !table.problem;
  const playing = running && own?.kind === "person";
  const others = table.seats.some((each) => each.kind === "person" && !each.you);
  const act = (deed: () => Promise<unknown>) =>
    attempt(async () => {
      await deed();
      onClose();
    });
  const ask = (kind: "undo" | "abandon") => {
    live.propose(kind);
    onClose();
  };
  if (sure && seat !== null)
    return (
      <Sheet title={t(sure)} name="sure" onClose={onClose}>
        <p>{t(`sure-help-${sure}`)}</p>
        <Complaint error={error} />
        <div class="row">
          <button
            class={sure === "concede" ? "danger" : "primary"}
            data-testid="sure-yes"
            disabled={busy}
            onClick={() => act(() => (sure === "concede" ? api.concede(table.id, seat) : api.handOver(table.id, seat, STAND_IN)))}
          >
            {t(`sure-yes-${sure}`)}
          </button>
          <button onClick={onClose}>{t("cancel")}</button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title={t("table-menu")} name="table-menu" onClose={onClose}>
      {table.move_limit !== null && (
        <p class="aside">{t(table.overtime === "bot" ? "limit-bot-is" : "limit-mark-is", { time: stretch(table.move_limit) })}</p>
      )}
      <ul class="menu">
        {playing && (
          <Item
            icon={back}
            name="ask-undo"
            text={t(others && table.undo === "agreed" ? "ask-undo" : "take-back-move")}
            help={t(others && table.undo === "agreed" ? "ask-undo-help" : "take-back-help")}
            onClick={() => ask("undo")}
          />
        )}
        {playing && <Item icon={bot} name="hand-over" text={t("hand-over")} onClick={() => setSure("hand-over")} />}
        {running && own?.kind === "bot" && own.you && !own.conceded && (
          <Item icon={person} name="come-back" text={t("come-back")} onClick={() => act(() => api.comeBack(table.id, own.seat))} />
        )}
        {playing && <Item icon={flag} name="concede" text={t("concede")} onClick={() => setSure("concede")} />}
        {playing && <Item icon={door} name="abandon" text={t(others ? "ask-abandon" : "abandon")} onClick={() => ask("abandon")} />}
        {table.status === "finished" && own?.you && (
          <Item icon={again} name="menu-rematch" text={t("rematch")} onClick={() => act(async () => go(`/table/${(await api.rematch(table.id)).id}`))} />
        )}
        <LinkItem icon={film} name="to-replay" text={t("replay")} href={`/table/${table.id}?at=0${seat === null ? "" : `&seat=${seat}`}`} />
        <LinkItem icon={dice} name="to-dice" text={t("fair-dice")} href={`/table/${table.id}/dice`} />
        {table.status === "finished" && (
          <LinkItem
            icon={download}
            name="to-record"
            text={t("download-record")}
            href={`/api/tables/${table.id}/record`}
            download={`eldertable-${table.id}.json`}
            onClick={onClose}
          />
        )}
        <Item icon={bug} name="report" text={t("report")} help={t("report-help")} disabled={busy} onClick={() => act(() => saveReport(table.id, seat))} />
      </ul>
      <Complaint error={error} />
    </Sheet>
  );
}

/** The button for everything one can do at a table besides playing. */
export function TableMenu({ live, table, seat }: Omit<Props, "onClose">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="quiet square" aria-label={t("table-menu")} data-testid="open-menu" onClick={() => setOpen(true)}>
        <Icon of={menu} />
      </button>
      {open && <MenuSheet live={live} table={table} seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
