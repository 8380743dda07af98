import { computed, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Refusal, TableSource } from "../live";
import { me } from "../me";
import { problem } from "../problem";
import { follow } from "../route";
import { Stage } from "../stage";
import { Frame } from "../table/Frame";
import { useParts } from "../table/TablePage";
import { t } from "../texts";
import { Message } from "../ui/Message";
import { Sheet } from "../ui/Sheet";
import type { Line, ProposalInfo, ProposalMessage, PuzzleInfo, SeatInfo, TableInfo, Typed, Verdict } from "../wire";
import { puzzles } from "./puzzles";
import { triesWords } from "./PuzzlesPage";
import { loadContestWords, tells } from "./words";

const nothing = (): void => undefined;
const USUAL_BOT = "easy";

/** What the frame shows as a table: the reader on the seat that is asked, bots on the others, as it was. */
function tableOf(puzzle: PuzzleInfo): TableInfo {
  const seats = Array.from({ length: puzzle.players }, (_, seat): SeatInfo => {
    const you = seat === puzzle.seat;
    return { seat, kind: you ? "person" : "bot", name: you ? (me.value?.name ?? "") : null, bot: you ? null : USUAL_BOT, present: true, you, conceded: false, late: 0, profile: null, number: null };
  });
  return {
    id: "", game: puzzle.game, status: "running", version: 0, players: puzzle.players, options: {}, seats, public: true, updated: 0, your_turn: true,
    turn: puzzle.seat, undo: "agreed", move_limit: null, overtime: null, deadline: null, ending: null, winners: null, problem: null, lesson: null,
    stakes: "none", owner: false, cooperative: false, parent: null, rematch: null, proposal: null, commitment: "", seed: null, watching: [], rules_version: "",
  };
}

/** A position by itself, in the frame of a table; a choice is judged, and nothing moves. */
class PuzzleTable implements TableSource {
  readonly connection = signal<"connecting" | "open" | "lost" | "gone">("open");
  readonly table: TableInfo;
  readonly stage = new Stage();
  readonly chosen = signal<{ choice: Typed; version: number } | null>(null);
  readonly chat = signal<Line[]>([]);
  readonly saidBefore = signal<number | null>(null);
  readonly proposal = signal<ProposalInfo | null>(null);
  readonly settlement = signal<ProposalMessage | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly unsaved = signal(false);
  readonly verdict = signal<Verdict | null>(null);
  readonly trouble = signal<string | null>(null);
  private readonly judging = signal(false);
  readonly settled = computed(() => !this.judging.value);
  readonly seeAgain = () => Promise.resolve();
  readonly connectNow = nothing;
  readonly undo = nothing;
  readonly propose = nothing;
  readonly answer = nothing;
  readonly look = nothing;
  readonly say = nothing;

  constructor(readonly puzzle: PuzzleInfo) {
    this.table = tableOf(puzzle);
    this.stage.jump({ version: 0, view: puzzle.view, canUndo: false, thinking: null, deadline: null }, []);
  }

  readonly choose = (choice: Typed): void => {
    this.judging.value = true;
    puzzles
      .attempt(this.puzzle.game, this.puzzle.day, choice)
      .then(
        (verdict) => (this.verdict.value = verdict),
        (reason: unknown) => (this.trouble.value = problem(reason)),
      )
      .finally(() => (this.judging.value = false));
  };
}

function Verdict({ table }: { table: PuzzleTable }) {
  const verdict = table.verdict.value;
  const trouble = table.trouble.value;
  const close = () => {
    table.verdict.value = null;
    table.trouble.value = null;
  };
  if (trouble) {
    return (
      <Sheet title={t("puzzles-page")} name="puzzle-trouble" onClose={close}>
        <p>{trouble}</p>
      </Sheet>
    );
  }
  if (!verdict) return null;
  return (
    <Sheet title={tells(verdict.right ? "puzzle-right" : "puzzle-wrong")} name={verdict.right ? "puzzle-right" : "puzzle-wrong"} onClose={close}>
      <p>{tells(verdict.right ? "puzzle-right-text" : "puzzle-wrong-text")}</p>
      <p class="aside">{triesWords(verdict.tries)}</p>
      <a class="button" href="/puzzles" onClick={follow} data-testid="other-puzzles">
        {tells("puzzle-others")}
      </a>
    </Sheet>
  );
}

/** The puzzle of the day of a game: one choice is far better than the rest. */
export function PuzzlePage({ game }: { game: string }) {
  const [table, setTable] = useState<PuzzleTable | null>(null);
  const [reading, setReading] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const parts = useParts(table?.table.game);
  useEffect(() => {
    const load = async () => {
      const found = await puzzles.one(game);
      await loadContestWords([game]);
      setTable(new PuzzleTable(found));
    };
    load().catch((reason: unknown) => setError(problem(reason)));
  }, [game]);
  if (error) return <Message title={t("puzzles-page")} text={error} />;
  const shown = table?.stage.shown.value;
  if (!table || !parts || !shown?.view) return <Message busy title={t("loading")} text={t("loading-text")} />;
  return (
    <>
      <Frame live={table} table={table.table} shown={shown} view={shown.view} parts={parts} puzzle />
      {reading && (
        <Sheet title={tells("puzzle-title")} name="puzzle-intro" onClose={() => setReading(false)}>
          <p>{tells("puzzle-intro")}</p>
          <p class="aside">{triesWords(table.puzzle.tries)}</p>
          <button class="primary" data-testid="puzzle-go" onClick={() => setReading(false)}>
            {tells("puzzle-go")}
          </button>
        </Sheet>
      )}
      <Verdict table={table} />
    </>
  );
}
