// A refusal as a kind sentence in the reader's language.
import { ApiError } from "./api";
import { hasText, t } from "./texts";

/** The sentence for a code; the server's own words where there is none. */
export function sentence(code: string, message: string): string {
  const id = `error-${code.replaceAll("_", "-")}`;
  if (hasText("shell", id)) return t(id);
  return message || t("error-unknown");
}

export function problem(error: unknown): string {
  return error instanceof ApiError ? sentence(error.code, error.message) : t("error-unknown");
}
