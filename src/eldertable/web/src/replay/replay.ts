// A game seen again: every version of it, fetched a few at a time, shown in the same frame as the live table.
import { computed, signal } from "@preact/signals";
import { api } from "../api";
import type { Refusal, Shown, TableSource } from "../live";
import { playMotions, putDown, resting, type Motion } from "../stage";
import type { ChatLine, Proposal, Replay, Settled, Step, TableInfo, Typed, View } from "../wire";

const CHUNK = 25;
const nothing = (): void => undefined;

export class ReplayTable implements TableSource {
  readonly connection = signal<"connecting" | "open" | "lost" | "gone">("open");
  readonly table = signal<TableInfo>({} as TableInfo);
  readonly shown = signal<Shown | null>(null);
  readonly chosen = signal<{ choice: Typed; version: number } | null>(null);
  readonly at = signal(0);
  readonly chat = signal<ChatLine[]>([]);
  readonly saidBefore = signal<number | null>(null);
  readonly proposal = signal<Proposal | null>(null);
  readonly settlement = signal<Settled | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly missed = signal<number | null>(null);
  readonly skipMissed = nothing;
  readonly boardDrawn = nothing;
  readonly steps: Step[];
  readonly last: number;
  readonly seat: number | null;
  readonly log = computed(() => this.steps.slice(0, (this.shown.value?.version ?? 0) + 1));
  readonly moving = signal(false);
  readonly settled = computed(() => !this.moving.value && this.shown.value?.version === this.at.value);
  motions: (event: Typed, view: View) => Motion[] = () => [];
  readonly connectNow = nothing;
  readonly choose = nothing;
  readonly undo = nothing;
  readonly propose = nothing;
  readonly answer = nothing;
  readonly look = nothing;
  readonly say = nothing;

  private readonly views = new Map<number, View>();

  constructor(replay: Replay) {
    this.table.value = replay.table;
    this.steps = replay.log;
    this.last = replay.version;
    this.seat = replay.seat;
  }

  /** Go to a version; the next one is reached in motion, any other at once. */
  async go(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, version));
    const before = this.shown.peek();
    this.at.value = wanted;
    const view = await this.view(wanted);
    // Somebody who scrubs is already elsewhere.
    if (this.at.peek() !== wanted) return;
    if (before?.view && wanted === before.version + 1) await this.play(wanted, before.view);
    if (this.at.peek() !== wanted) return;
    this.shown.value = { version: wanted, view, canUndo: false, thinking: null, deadline: null };
    putDown();
    resting();
    this.view(Math.min(this.last, wanted + CHUNK)).catch(nothing);
  }

  private async play(version: number, before: View): Promise<void> {
    const step = this.steps[version];
    if (!step || step.undo) return;
    this.moving.value = true;
    await playMotions(step.events.map((event) => this.motions(event, before)).filter((motions) => motions.length), 0);
    this.moving.value = false;
  }

  private async view(version: number): Promise<View> {
    const known = this.views.get(version);
    if (known) return known;
    const first = Math.floor(version / CHUNK) * CHUNK;
    for (const each of await api.views(this.table.peek().id, this.seat, first, first + CHUNK - 1)) this.views.set(each.version, each.view);
    const found = this.views.get(version);
    if (!found) throw new Error(`There is no version ${version}.`);
    return found;
  }
}
