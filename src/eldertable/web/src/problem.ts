// A refusal as a kind sentence in the reader's language.
import { ApiError } from "./api";
import { hasText, t } from "./texts";

/** What went wrong last in this browser, for reports. */
export let lastError: string | null = null;

export function remember(error: string): void {
  lastError = `${new Date().toISOString()} ${error}`;
}

addEventListener("error", (event) => remember(`${event.message} ${(event.error as Error | null)?.stack ?? ""}`));
addEventListener("unhandledrejection", (event) => remember(String((event.reason as Error | null)?.stack ?? event.reason)));

/** The sentence for a code; the server's own words where there is none. */
export function sentence(code: string, message: string): string {
  const id = `error-${code.replaceAll("_", "-")}`;
  if (hasText("shell", id)) return t(id);
  return message || t("error-unknown");
}

export function problem(error: unknown): string {
  remember(error instanceof ApiError ? `${error.code}: ${error.message}` : String(error));
  return error instanceof ApiError ? sentence(error.code, error.message) : t("error-unknown");
}
