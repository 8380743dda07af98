// One table, live: a socket that comes back by itself, the state as the server last sent it, and what the screen shows of it.
import { batch, computed, signal } from "@preact/signals";
import { api } from "./api";
import { lastSeen, missedViews, noteSeen } from "./away";
import { pace } from "./prefs";
import { allStill, playMotions, putDown, resting, skipMotion, type Motion } from "./stage";
import type { ChatLine, Fields, Proposal, SeatInfo, ServerMessage, Settled, Step, TableInfo, Typed, View } from "./wire";

export interface Shown {
  version: number;
  view: View | null;
  canUndo: boolean;
  thinking: number | null;
  deadline: number | null;
}

export interface Refusal {
  code: string;
  message: string;
}

type Update = Extract<ServerMessage, { type: "update" }>;

const FIRST_RETRY = 400;
const LAST_RETRY = 10_000;
/** An answer usually comes sooner; until then the page need not be drawn without its choices. */
const SOON = 250;

/** What the frame needs of a table: live, or seen again. */
export type TableSource = Pick<
  LiveTable,
  | "connection"
  | "boardDrawn"
  | "missed"
  | "skipMissed"
  | "shown"
  | "chosen"
  | "log"
  | "chat"
  | "saidBefore"
  | "proposal"
  | "settlement"
  | "refusal"
  | "settled"
  | "motions"
  | "connectNow"
  | "choose"
  | "undo"
  | "propose"
  | "answer"
  | "look"
  | "say"
>;

export class LiveTable {
  readonly connection = signal<"connecting" | "open" | "lost" | "gone">("connecting");
  readonly table = signal<TableInfo | null>(null);
  readonly shown = signal<Shown | null>(null);
  readonly log = signal<Step[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  /** The last line that had been said when one came; null until that is known. */
  readonly saidBefore = signal<number | null>(null);
  readonly proposal = signal<Proposal | null>(null);
  /** How the last question to the others ended, until the next thing happens. */
  readonly settlement = signal<Settled | null>(null);
  /** The reader's last choice, and the version it answered. */
  readonly chosen = signal<{ choice: Typed; version: number } | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** How many steps since the reader's last look are being shown again; null when none are. */
  readonly missed = signal<number | null>(null);
  readonly waiting = signal(0);
  /** The server takes its time to answer. */
  readonly overdue = signal(false);
  /** Whether the screen shows the newest state and nothing that takes time is under way. */
  readonly settled = computed(() => this.waiting.value === 0 && !this.overdue.value && this.connection.value === "open");
  /** How an event is shown; the game's board says. */
  motions: (event: Typed, view: View) => Motion[] = () => [];

  /** The board is on the screen, so that things can be seen to happen on it. */
  boardDrawn: () => void = () => undefined;
  private readonly board = new Promise<void>((drawn) => (this.boardDrawn = drawn));
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer = 0;
  private sent = 0;
  private closed = false;
  private queue: Update[] = [];
  private draining = false;

  constructor(
    private readonly id: string,
    private wishedSeat: string | null,
  ) {
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.lookAgain);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.lookAgain);
    this.socket?.close();
  }

  readonly connectNow = (): void => {
    if (this.connection.peek() !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Sit down or get up elsewhere: the same table, seen from the start. */
  reconnect(): void {
    this.retry = 0;
    this.socket?.close();
  }

  choose(choice: Typed): void {
    const version = this.shown.peek()?.version;
    if (version !== undefined && this.send({ type: "choose", choice })) this.chosen.value = { choice, version };
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  /** Ask the others to agree. */
  propose(kind: Proposal["kind"]): void {
    this.tell({ type: "propose", kind, version: this.shown.peek()?.version ?? 0 });
  }

  answer(agree: boolean): void {
    this.tell({ type: "answer", agree });
  }

  /** See the table from another own seat. */
  look(seat: number): void {
    this.wishedSeat = String(seat);
    this.tell({ type: "look", seat });
  }

  say(text: string): void {
    this.tell({ type: "say", text });
  }

  private tell(message: Fields): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.refusal.value = null;
    this.settlement.value = null;
    this.socket.send(JSON.stringify(message));
  }

  /** Whether it was sent: one thing at a time, and nothing as long as something is under way. */
  private send(message: { type: string; choice?: Typed }): boolean {
    const version = this.shown.peek()?.version;
    if (this.socket?.readyState !== WebSocket.OPEN || version === undefined || this.sent || !this.settled.peek()) return false;
    this.refusal.value = null;
    this.sent = window.setTimeout(() => (this.overdue.value = true), SOON);
    this.socket.send(JSON.stringify({ ...message, version }));
    return true;
  }

  private answered(): void {
    clearTimeout(this.sent);
    this.sent = 0;
    this.overdue.value = false;
  }

  private connect(): void {
    const seat = this.wishedSeat === null ? "" : `?seat=${this.wishedSeat}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}${seat}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => void this.lost();
  }

  private async lost(): Promise<void> {
    if (this.closed) return;
    this.answered();
    // A socket that was never opened does not say why; the page asks.
    if (!this.table.peek() && !(await api.exists(this.id))) {
      this.connection.value = "gone";
      return;
    }
    if (this.retry > 0) this.connection.value = "lost";
    this.timer = window.setTimeout(() => this.connect(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(LAST_RETRY, Math.max(FIRST_RETRY, this.retry * 2));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        this.connection.value = "open";
        this.retry = FIRST_RETRY;
        this.answered();
        this.table.value = message.table;
        this.proposal.value = message.table.proposal;
        // What it tells may be on its way to the screen already, event by event.
        if (this.queue.at(-1)?.version === message.version) break;
        this.queue = [];
        this.log.value = message.log;
        const since = message.view ? lastSeen(this.id, message.view.seat) : null;
        this.show({ ...message, deadline: message.table.deadline });
        if (since === null) this.note();
        else void this.catchUp(since);
        break;
      }
      case "update":
        this.queue.push(message);
        void this.drain();
        this.answered();
        break;
      case "seats":
        this.seats(message.seats, message.watching);
        break;
      case "chat":
        if (message.all && this.saidBefore.peek() === null) this.saidBefore.value = message.lines.at(-1)?.id ?? 0;
        this.chat.value = message.all ? message.lines : [...this.chat.peek(), ...message.lines];
        break;
      case "proposal":
        this.proposal.value = message.proposal;
        this.settlement.value = message.outcome ? message : null;
        break;
      case "refused":
        this.answered();
        this.refusal.value = { code: message.error, message: message.message };
        if (message.version !== undefined) {
          this.queue = [];
          this.show(message);
        }
        break;
    }
  }

  private seats(seats: SeatInfo[], watching: string[]): void {
    const table = this.table.peek();
    if (table) this.table.value = { ...table, seats, watching };
  }

  private show(message: { version: number; view: View | null; can_undo: boolean; thinking: number | null; deadline?: number | null }): void {
    const { version, view, thinking } = message;
    this.shown.value = { version, view, thinking, canUndo: message.can_undo, deadline: message.deadline ?? null };
  }

  /** Back at the table after the page was hidden. */
  private readonly lookAgain = (): void => {
    const view = this.shown.peek()?.view;
    const since = view ? lastSeen(this.id, view.seat) : null;
    if (!document.hidden && since !== null) void this.catchUp(since);
  };

  /** Show again what happened since the reader's last look, step by step; a click on "skip" ends it. */
  private async catchUp(since: number): Promise<void> {
    const now = this.shown.peek();
    if (!now?.view || now.version <= since || this.queue.length) return this.note();
    await this.board;
    const views = pace() === 0 ? [] : await missedViews(this.id, now.view.seat, since, now.version).catch(() => []);
    const [first, ...rest] = views;
    // Something newer came meanwhile, or there is nothing to show: the table as it is will do.
    if (!first || !rest.length || this.shown.peek() !== now || this.queue.length) return this.note();
    const steps = this.log.peek();
    const last = rest.length - 1;
    this.missed.value = rest.length;
    this.queue = rest.map(({ version, view }, index) => ({
      type: "update",
      version,
      view,
      can_undo: index === last && now.canUndo,
      thinking: index === last ? now.thinking : null,
      steps: steps.filter((step) => step.version === version),
    }));
    this.waiting.value = this.queue.length;
    this.log.value = steps.filter((step) => step.version <= first.version);
    this.shown.value = { ...now, version: first.version, view: first.view, canUndo: false, thinking: null };
    void this.drain();
  }

  /** Leave out what is still to be shown of the past; the newest state comes at once. */
  skipMissed(): void {
    const steps = this.queue.flatMap((update) => update.steps);
    const newest = this.queue.at(-1);
    if (newest) this.queue = [{ ...newest, steps }];
    skipMotion();
  }

  private note(): void {
    const now = this.shown.peek();
    if (now?.view) noteSeen(this.id, now.view.seat, now.version);
  }

  /** Show the updates in their order, each after its events were played; without motion all that changes is drawn at once. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    const motionsWaiting = () => (this.missed.peek() === null ? this.queue.length - 1 : 1);
    for (let update = this.queue[0]; update; update = this.queue[0]) {
      const moving = pace() > 0;
      if (moving) {
        this.waiting.value = this.queue.length;
        this.write(update.steps);
        await this.play(update.steps, motionsWaiting());
      }
      // A reconnection or a refusal in between has already brought something newer.
      if (this.queue[0] !== update) continue;
      this.queue.shift();
      const shown = update;
      batch(() => {
        this.write(shown.steps);
        this.show(shown);
        if (!moving) this.waiting.value = this.queue.length;
      });
      putDown();
      if (!moving) continue;
      // The page draws in a moment; what then tumbles or turns by itself has to come to rest.
      await new Promise((drawn) => setTimeout(drawn));
      await allStill();
      this.waiting.value = this.queue.length;
    }
    this.waiting.value = 0;
    this.missed.value = null;
    this.note();
    this.draining = false;
    resting();
  }

  private write(steps: Step[]): void {
    const known = this.log.peek().at(-1)?.version ?? -1;
    const news = steps.filter((step) => step.version > known);
    if (news.length) this.log.value = [...this.log.peek(), ...news];
  }

  private async play(steps: Step[], waiting: number): Promise<void> {
    const view = this.shown.peek()?.view;
    if (!view) return;
    const events = steps.filter((step) => !step.undo).flatMap((step) => step.events);
    await playMotions(events.map((event) => this.motions(event, view)).filter((motions) => motions.length), waiting);
  }
}
