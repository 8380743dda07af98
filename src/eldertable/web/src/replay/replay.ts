// A game seen again: every version of it, fetched a few at a time, shown in the same frame as the live table.
import { computed, signal } from "@preact/signals";
import { api } from "../api";
import type { Refusal, TableSource } from "../live";
import { Stage } from "../stage";
import type { Line, ProposalInfo, ProposalMessage, Replay, SeenView, LogLine, TableInfo, Typed } from "../wire";

/** One more than this is fetched at once: how the first one came about is told by the one before it. */
const CHUNK = 24;
const nothing = (): void => undefined;

export class ReplayTable implements TableSource {
  readonly connection = signal<"connecting" | "open" | "lost" | "gone">("open");
  readonly table = signal<TableInfo>({} as TableInfo);
  readonly stage = new Stage();
  readonly chosen = signal<{ choice: Typed; version: number } | null>(null);
  readonly at = signal(0);
  readonly chat = signal<Line[]>([]);
  readonly saidBefore = signal<number | null>(null);
  readonly proposal = signal<ProposalInfo | null>(null);
  readonly settlement = signal<ProposalMessage | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly unsaved = signal(false);
  readonly steps: LogLine[];
  readonly last: number;
  readonly seat: number | null;
  readonly settled = computed(() => this.stage.waiting.value === 0 && this.stage.shown.value?.version === this.at.value);
  readonly seeAgain = () => Promise.resolve();
  readonly connectNow = nothing;
  readonly choose = nothing;
  readonly undo = nothing;
  readonly propose = nothing;
  readonly answer = nothing;
  readonly look = nothing;
  readonly say = nothing;

  private readonly views = new Map<number, SeenView>();

  constructor(replay: Replay) {
    this.table.value = replay.table;
    this.steps = replay.log;
    this.last = replay.version;
    this.seat = replay.seat;
  }

  /** Go to a version; the next one is reached in motion, any other at once. */
  async go(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, version));
    this.at.value = wanted;
    const { view, boards } = await this.view(wanted);
    // Somebody who scrubs is already elsewhere.
    if (this.at.peek() !== wanted) return;
    const shown = { version: wanted, view, canUndo: false, thinking: null, deadline: null };
    const step = this.steps[wanted];
    this.stage.skip();
    if (step && this.stage.newest === wanted - 1) this.stage.add({ shown, steps: [{ ...step, boards }] });
    else this.stage.jump(shown, this.steps.slice(0, wanted + 1));
    this.view(Math.min(this.last, wanted + CHUNK)).catch(nothing);
  }

  private async view(version: number): Promise<SeenView> {
    const known = this.views.get(version);
    if (known) return known;
    const first = Math.floor(version / CHUNK) * CHUNK;
    const missing = (each: SeenView) => each.version >= first || each.version === 0;
    for (const each of await api.views(this.table.peek().id, this.seat, Math.max(0, first - 1), first + CHUNK - 1))
      if (missing(each)) this.views.set(each.version, each);
    const found = this.views.get(version);
    if (!found) throw new Error(`There is no version ${version}.`);
    return found;
  }
}
