// Calls to the server. Every refusal becomes an ApiError with the server's code and sentence.
import type { Progress } from "./guide/script";
import { given, newShare } from "./shares";
import type {
  AnalysisInfo,
  Book,
  BookMoment,
  BotInfo,
  ChanceInfo,
  Fields,
  GameInfo,
  Glance,
  GuideInfo,
  HintInfo,
  Me,
  NewRecoveryCode,
  NewTable,
  OddsInfo,
  OpenedTable,
  Plain,
  Promised,
  Reach,
  Replay,
  Rulebook,
  SeatWish,
  SeenViews,
  SettingValue,
  Summary,
  Tables,
  TakenSeat,
  Turns,
  WebhookInfo,
} from "./wire";

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

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function send<T>(path: string, body: string): Promise<T> {
  const answer = await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await answer.json()) as T;
}

export const post = <T>(path: string, body: Fields): Promise<T> => send<T>(path, JSON.stringify(body));

/** Look from a seat, or as the spectators do. */
const from = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

/** What the server promises for the next table, before it learns what this browser adds. */
export const promised = () => get<Promised>("/api/promise");

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  catalogue: (game: string) => get<Record<string, Fields>>(`/api/games/${game}/catalogue`),
  rules: (game: string, lang: string) => get<Rulebook>(`/api/rules/${game}/${lang}`),
  book: (game: string, lang: string) => get<Book>(`/api/learn/${game}/${lang}`),
  moment: (game: string, record: string, at: number, seat: number) => get<BookMoment>(`/api/learn/${game}/moments/${record}/${at}/${seat}`),
  guide: (game: string, lesson: number) => get<GuideInfo>(`/api/games/${game}/guide?lesson=${lesson}`),
  beginGuide: (game: string, lesson = 1) => post<OpenedTable>(`/api/games/${game}/guide`, { lesson }),
  noteLesson: (table: string, { at, astray, strayed }: Progress) => post<Fields>(`/api/tables/${table}/lesson`, { at, astray, strayed }),
  bots: () => get<BotInfo[]>("/api/bots"),
  me: () => get<Me>("/api/me"),
  turns: async () => (await get<Turns>("/api/me/turns")).tables,
  rename: (name: string) => post<Me>("/api/me", { name }),
  tables: () => get<Tables>("/api/tables"),
  table: (id: string) => get<Summary>(`/api/tables/${id}`),
  /** What everybody may see; the browser keeps it by its version. */
  glance: (id: string, version: number) => get<Glance>(`/api/tables/${id}/glance?version=${version}`),
  /** Which values of each option go with a number of players and the other options. */
  fitting: (game: string, players: number, options: Record<string, Plain>) =>
    get<Record<string, Plain[]>>(`/api/games/${game}/fitting?players=${players}&options=${encodeURIComponent(JSON.stringify(options))}`),
  create: async (table: NewTable) => {
    const share = newShare();
    const { nonce } = await promised();
    return given(share, await post<OpenedTable>("/api/tables", { ...(table as unknown as Fields), share, promise: nonce }));
  },
  /** Where others reach this server; no addresses if only its own machine does. */
  reach: () => get<Reach>("/api/reach"),
  begin: (id: string) => post<Fields>(`/api/tables/${id}/begin`, {}),
  join: async (id: string, seat: number | null = null) => {
    const share = newShare();
    const taken = await post<TakenSeat>(`/api/tables/${id}/join`, { seat, share });
    given(share, { id });
    return taken;
  },
  leave: (id: string, seat: number | null = null) => post<Fields>(`/api/tables/${id}/leave`, { seat }),
  place: (id: string, seat: number, wish: SeatWish) =>
    post<Fields>(`/api/tables/${id}/seats`, { seat, ...wish, ...(wish.kind === "me" ? { share: given(newShare(), { id }).share } : {}) }),
  handOver: (id: string, seat: number, bot: string) => post<Fields>(`/api/tables/${id}/hand-over`, { seat, bot }),
  comeBack: (id: string, seat: number) => post<Fields>(`/api/tables/${id}/come-back`, { seat }),
  concede: (id: string, seat: number) => post<Fields>(`/api/tables/${id}/concede`, { seat }),
  rematch: async (id: string) => {
    const share = newShare();
    const { nonce } = await promised();
    return given(share, await post<OpenedTable>(`/api/tables/${id}/rematch`, { share, promise: nonce }));
  },
  fork: (id: string, version: number, seat: number, bot: string) => post<OpenedTable>(`/api/tables/${id}/fork`, { version, seat, bot }),
  replay: (id: string, seat: number | null) => get<Replay>(`/api/tables/${id}/replay?${from(seat)}`),
  views: async (id: string, seat: number | null, first: number, last: number) =>
    (await get<SeenViews>(`/api/tables/${id}/views?from=${first}&to=${last}&${from(seat)}`)).views,
  chance: (id: string) => get<ChanceInfo>(`/api/tables/${id}/chance`),
  report: (id: string, seat: number | null) => get<Fields>(`/api/tables/${id}/report?${from(seat)}`),
  upload: (record: string) => send<OpenedTable>("/api/records", record),
  signUp: (name: string, password: string) => post<Me>("/api/account", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/api/account/sign-in", { name, password }),
  signOut: () => post<Fields>("/api/account/sign-out", {}),
  changePassword: (old: string, fresh: string) => post<Me>("/api/account/password", { old, new: fresh }),
  recover: (name: string, code: string, password: string) => post<Me>("/api/account/recover", { name, code, password }),
  newRecoveryCode: (password: string) => post<NewRecoveryCode>("/api/account/recovery-code", { password }),
  deleteAccount: (password: string, chat: boolean) => post<Fields>("/api/account/delete", { password, chat }),
  saveSettings: (settings: Record<string, SettingValue>) => post<Fields>("/api/me/settings", settings),
  setWebhook: (url: string | null) => post<WebhookInfo>("/api/me/webhook", { url }),
  tryWebhook: () => post<Fields>("/api/me/webhook/test", {}),
  /** Whether there is such a table; its record is refused in another way while it runs. */
  exists: (id: string) =>
    ask(`/api/tables/${id}/record`).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.code === "no_such_table"),
    ),
  hint: (id: string, version: number, seat: number) => post<HintInfo>(`/api/tables/${id}/hint`, { version, seat }),
  analyse: (id: string) => post<Fields>(`/api/tables/${id}/analysis`, {}),
  analysis: (id: string) => get<AnalysisInfo>(`/api/tables/${id}/analysis`),
  /** The exact chances that the game knows of the position, if it knows any. */
  odds: async (id: string, seat: string | null) => (await get<OddsInfo>(`/api/tables/${id}/odds${seat === null ? "" : `?seat=${seat}`}`)).odds,
  texts: async (scope: string, lang: string) => (await ask(`/api/texts/${scope}/${lang}`)).text(),
};
