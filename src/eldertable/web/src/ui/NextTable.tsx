import { useEffect, useState } from "preact/hooks";
import bell from "icon:lucide/bell-ring";
import { api } from "../api";
import { follow, route, tableId } from "../route";
import { t } from "../texts";
import { Icon } from "./Icon";

const REFRESH = 20_000;

/** The way to the next table that waits for the reader, if there is another one. */
export function NextTable() {
  const [waiting, setWaiting] = useState<string[]>([]);
  const here = tableId(route.value);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) api.turns().then(setWaiting, () => undefined);
    };
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, [here]);
  const others = waiting.filter((table) => table !== here);
  if (!here || !others[0]) return null;
  return (
    <a class="button quiet next-table" href={`/table/${others[0]}`} onClick={follow} data-testid="next-table" aria-label={t("next-table", { count: others.length })} title={t("next-table", { count: others.length })}>
      <Icon of={bell} /> <span class="badge">{others.length}</span>
    </a>
  );
}
