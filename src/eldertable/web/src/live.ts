// One table, live: a socket that comes back by itself, and what it brings, put on the stage.
import { batch, computed, signal } from "@preact/signals";
import { api } from "./api";
import { actsBetween } from "./away";
import { Stage, type Shown } from "./stage";
import type { Fields, Line, ProposalInfo, ProposalMessage, SeatInfo, ServerMessage, TableInfo, Typed, View } from "./wire";

export interface Refusal {
  code: string;
  message: string;
}

const FIRST_RETRY = 400;
const LAST_RETRY = 10_000;
/** An answer usually comes sooner; until then the page need not be drawn without its choices. */
const SOON = 250;
/** After so long one is told that a choice is not saved yet. */
const LATE = 800;
/** A connection that says nothing for so long is taken for lost. */
const SILENCE = 6000;

/** What was sent and not answered yet, and what it answered. */
interface Sent {
  message: { type: string; choice?: Typed };
  version: number;
  seat: number | null;
  timers: number[];
}

/** What the frame needs of a table: live, or seen again. */
export type TableSource = Pick<
  LiveTable,
  | "connection"
  | "stage"
  | "chosen"
  | "chat"
  | "saidBefore"
  | "proposal"
  | "settlement"
  | "refusal"
  | "unsaved"
  | "settled"
  | "seeAgain"
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
  /** What the screen shows, and what is on its way there. */
  readonly stage = new Stage();
  readonly chat = signal<Line[]>([]);
  /** The last line that had been said when one came; null until that is known. */
  readonly saidBefore = signal<number | null>(null);
  readonly proposal = signal<ProposalInfo | null>(null);
  /** How the last question to the others ended, until the next thing happens. */
  readonly settlement = signal<ProposalMessage | null>(null);
  /** The reader's last choice, and the version it answered. */
  readonly chosen = signal<{ choice: Typed; version: number } | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** The server takes its time to answer. */
  readonly overdue = signal(false);
  /** A choice was made here, and nobody knows yet whether it is saved. */
  readonly unsaved = signal(false);
  /** Whether the screen shows the newest state and nothing that takes time is under way. */
  readonly settled = computed(() => this.stage.waiting.value === 0 && !this.overdue.value && this.connection.value === "open");

  private saidNo = false;
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer = 0;
  private sent: Sent | null = null;
  private closed = false;

  constructor(
    private readonly id: string,
    private wishedSeat: string | null,
  ) {
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.lookAway);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.answered();
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.lookAway);
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
    const version = this.stage.shown.peek()?.version;
    if (version !== undefined && this.send({ type: "choose", choice })) this.chosen.value = { choice, version };
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  /** Ask the others to agree. */
  propose(kind: ProposalInfo["kind"]): void {
    this.tell({ type: "propose", kind, version: this.stage.shown.peek()?.version ?? 0 });
  }

  answer(agree: boolean): void {
    this.saidNo = !agree;
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
  private send(message: Sent["message"]): boolean {
    const shown = this.stage.shown.peek();
    if (this.socket?.readyState !== WebSocket.OPEN || !shown || this.sent || !this.settled.peek()) return false;
    this.refusal.value = null;
    this.dispatch({ message, version: shown.version, seat: shown.view?.seat ?? null, timers: [] });
    return true;
  }

  private dispatch(sent: Sent): void {
    sent.timers = [
      window.setTimeout(() => (this.overdue.value = true), SOON),
      window.setTimeout(() => (this.unsaved.value = true), LATE),
      window.setTimeout(() => this.hangUp(), SILENCE),
    ];
    this.sent = sent;
    this.socket?.send(JSON.stringify({ ...sent.message, version: sent.version }));
  }

  private answered(): void {
    this.sent?.timers.forEach(clearTimeout);
    this.sent = null;
    this.overdue.value = false;
    this.unsaved.value = false;
  }

  /** A socket whose other end is gone may not notice for minutes. */
  private hangUp(): void {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    void this.lost();
  }

  /** What was not answered when the connection was lost is sent again if it still fits; else it is said what became of it. */
  private sendAgain(sent: Sent, message: Extract<ServerMessage, { type: "table" }>): void {
    if (message.version === sent.version && message.view?.seat === sent.seat) {
      this.overdue.value = this.unsaved.value = true;
      this.dispatch(sent);
      return;
    }
    const next = message.log.find((step) => step.version === sent.version + 1);
    this.refusal.value = { code: next?.seat === sent.seat && !next.undo ? "went_on" : "not_saved", message: "" };
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
    this.sent?.timers.forEach(clearTimeout);
    this.unsaved.value = this.sent !== null;
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
      case "table":
        this.take(message);
        break;
      case "update":
        this.stage.add({ shown: shownBy(message), steps: message.steps });
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
        // Who said no knows how it ended.
        this.settlement.value = message.outcome && !this.saidNo ? message : null;
        this.saidNo = false;
        break;
      case "refused":
        this.answered();
        this.refusal.value = { code: message.error, message: message.message };
        const { version, view = null, can_undo = false, thinking = null, deadline } = message;
        if (version !== undefined) this.stage.jump(shownBy({ version, view, can_undo, thinking, deadline }));
        break;
    }
  }

  private seats(seats: SeatInfo[], watching: string[]): void {
    const table = this.table.peek();
    if (table) this.table.value = { ...table, seats, watching };
  }

  /** The whole table. What it tells of the game may be on its way to the screen already, event by event; then the rest waits for it. */
  private take(message: Extract<ServerMessage, { type: "table" }>): void {
    const connected = this.connection.peek() === "open";
    this.connection.value = "open";
    this.retry = FIRST_RETRY;
    const unanswered = connected ? null : this.sent;
    this.answered();
    const news = () =>
      batch(() => {
        this.table.value = message.table;
        this.proposal.value = message.table.proposal;
      });
    const sameSeat = this.stage.shown.peek()?.view?.seat === message.view?.seat;
    if (connected && sameSeat && this.stage.busy && this.stage.newest === message.version) return this.stage.whenAtRest(news);
    news();
    this.stage.jump(shownBy({ ...message, deadline: message.table.deadline }), message.log);
    if (unanswered) this.sendAgain(unanswered, message);
  }

  /** Nobody watches: the table comes to the present. */
  private readonly lookAway = (): void => {
    if (document.hidden) this.stage.skip();
  };

  /** Show again what led to some versions. */
  async seeAgain(first: number, last: number): Promise<void> {
    const now = this.stage.shown.peek();
    if (!now?.view || this.stage.busy) return;
    const { before, acts } = await actsBetween(this.id, now.view.seat, first, last, this.stage.log.peek());
    if (before && this.stage.shown.peek() === now) this.stage.replay(before, acts);
  }
}

function shownBy(message: { version: number; view: View | null; can_undo: boolean; thinking: number | null; deadline?: number | null }): Shown {
  const { version, view, thinking } = message;
  return { version, view, thinking, canUndo: message.can_undo, deadline: message.deadline ?? null };
}
