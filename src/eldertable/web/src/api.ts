// Calls to the server. Every refusal becomes an ApiError with the server's code and sentence.
import type { Fields, GameInfo, Plain, SeatWish, Summary } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("unreachable", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; message?: string };
  throw new ApiError(problem.error ?? `http-${answer.status}`, problem.message ?? "");
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: Fields): Promise<T> {
  const answer = await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

export interface Me {
  id: string;
  name: string;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, Plain>;
  seats: SeatWish[];
  public: boolean;
}

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  catalogue: (game: string) => get<Record<string, Fields>>(`/api/games/${game}/catalogue`),
  rules: (game: string, lang: string) => get<{ lang: string; text: string }>(`/api/rules/${game}/${lang}`),
  bots: () => get<{ id: string }[]>("/api/bots"),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  tables: () => get<Tables>("/api/tables"),
  create: (table: NewTable) => post<{ id: string }>("/api/tables", table as unknown as Fields),
  join: (id: string, seat: number) => post<{ seat: number }>(`/api/tables/${id}/join`, { seat }),
  leave: (id: string) => post<Fields>(`/api/tables/${id}/leave`, {}),
  /** Whether there is such a table; its record is refused in another way while it runs. */
  exists: (id: string) =>
    ask(`/api/tables/${id}/record`).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.code === "no_such_table"),
    ),
  texts: async (scope: string, lang: string) => (await ask(`/api/texts/${scope}/${lang}`)).text(),
};
