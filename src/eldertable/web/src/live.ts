// One table, live: a socket that comes back by itself, the state as the server last sent it, and what the screen shows of it.
import { computed, signal } from "@preact/signals";
import { api } from "./api";
import { allStill, playMotions, putDown, resting, type Motion } from "./stage";
import type { ServerMessage, SeatInfo, Step, TableInfo, Typed, View } from "./wire";

export interface Shown {
  version: number;
  view: View | null;
  canUndo: boolean;
  thinking: number | null;
}

export interface Refusal {
  code: string;
  message: string;
}

type Update = Extract<ServerMessage, { type: "update" }>;

const FIRST_RETRY = 400;
const LAST_RETRY = 10_000;

export class LiveTable {
  readonly connection = signal<"connecting" | "open" | "lost" | "gone">("connecting");
  readonly table = signal<TableInfo | null>(null);
  readonly shown = signal<Shown | null>(null);
  readonly log = signal<Step[]>([]);
  readonly refusal = signal<Refusal | null>(null);
  readonly waiting = signal(0);
  readonly sent = signal(false);
  /** Whether the screen shows the newest state and nothing is under way. */
  readonly settled = computed(() => this.waiting.value === 0 && !this.sent.value && this.connection.value === "open");
  /** How an event is shown; the game's board says. */
  motions: (event: Typed, view: View) => Motion[] = () => [];

  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer = 0;
  private closed = false;
  private queue: Update[] = [];
  private draining = false;

  constructor(
    private readonly id: string,
    private readonly wishedSeat: string | null,
  ) {
    addEventListener("online", this.connectNow);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.connectNow);
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
    this.send({ type: "choose", choice });
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  private send(message: { type: string; choice?: Typed }): void {
    const version = this.shown.peek()?.version;
    if (this.socket?.readyState !== WebSocket.OPEN || version === undefined || !this.settled.peek()) return;
    this.refusal.value = null;
    this.sent.value = true;
    this.socket.send(JSON.stringify({ ...message, version }));
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
    this.sent.value = false;
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
        this.connection.value = "open";
        this.retry = FIRST_RETRY;
        this.sent.value = false;
        this.table.value = message.table;
        // What it tells may be on its way to the screen already, event by event.
        if (this.queue.at(-1)?.version === message.version) break;
        this.queue = [];
        this.log.value = message.log;
        this.show(message);
        break;
      case "update":
        this.sent.value = false;
        this.queue.push(message);
        this.waiting.value = this.queue.length;
        void this.drain();
        break;
      case "seats":
        this.seats(message.seats);
        break;
      case "refused":
        this.sent.value = false;
        this.queue = [];
        this.refusal.value = { code: message.error, message: message.message };
        this.show(message);
        break;
    }
  }

  private seats(seats: SeatInfo[]): void {
    const table = this.table.peek();
    if (table) this.table.value = { ...table, seats };
  }

  private show(message: { version: number; view: View | null; can_undo: boolean; thinking: number | null }): void {
    this.shown.value = { version: message.version, view: message.view, canUndo: message.can_undo, thinking: message.thinking };
  }

  /** Show the updates in their order, each after its events were played. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (let update = this.queue[0]; update; update = this.queue[0]) {
      this.log.value = [...this.log.peek(), ...update.steps];
      const view = this.shown.peek()?.view;
      if (view) {
        const events = update.steps.filter((step) => !step.undo).flatMap((step) => step.events);
        await playMotions(events.map((event) => this.motions(event, view)).filter((motions) => motions.length), this.queue.length - 1);
      }
      // A reconnection or a refusal in between has already brought something newer.
      if (this.queue[0] !== update) continue;
      this.queue.shift();
      this.show(update);
      putDown();
      // The page draws in a moment; what then tumbles or turns by itself has to come to rest.
      await new Promise((drawn) => setTimeout(drawn));
      await allStill();
      this.waiting.value = this.queue.length;
    }
    this.waiting.value = 0;
    this.draining = false;
    resting();
  }
}
