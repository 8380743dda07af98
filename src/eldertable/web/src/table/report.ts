// A file that helps to find a mistake: the game as the reader may know it, versions, and what went wrong last.
import { api } from "../api";
import { lastError } from "../problem";
import { language } from "../texts";

export function save(name: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveReport(table: string, seat: number | null): Promise<void> {
  const report = await api.report(table, seat);
  const browser = {
    agent: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}`,
    language: language.value,
    page: location.pathname + location.search,
    last_error: lastError,
  };
  save(`eldertable-report-${table}.json`, JSON.stringify({ ...report, browser }, null, 1));
}
