import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import help from "icon:lucide/circle-question-mark";
import { Scene, SceneContext, TABS, type Tab, type Wanted } from "../board";
import { Guide } from "../guide/Guide";
import type { TableSource } from "../live";
import { gameTitle } from "../lobby/TableList";
import { mood } from "../prefs";
import { announce, tabTitle } from "../notices";
import { seatName } from "../seats";
import { gameHeard, play } from "../sound";
import { narrow } from "../sizes";
import { greatMoment, placeOf } from "../motion";
import type { Shown } from "../stage";
import { argumentsOf, language, say, t, type Reader } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { bringIntoSight } from "../ui/PanZoom";
import { putBack } from "../ui/carrying";
import { tidyTip } from "../ui/explained";
import type { TableInfo, Typed, View } from "../wire";
import { useAskedInSight } from "./asked";
import { Asking } from "./Asking";
import { Chat } from "./Chat";
import { GenericBoard } from "./GenericBoard";
import { Legend } from "../learn/Legend";
import { Hint } from "./Hint";
import { Help } from "./Help";
import { useFocusKept } from "./focus";
import { useKeys } from "./keys";
import { Log } from "./Log";
import { Moves } from "./Moves";
import { Players } from "./Players";
import { PromptBar } from "./PromptBar";
import { Recap } from "./Recap";
import { ResultSheet } from "./ResultSheet";
import { Sure, type GraveChoice } from "./Sure";
import { TableMenu } from "./TableMenu";
import type { GameParts } from "./parts";

/** How many lines of the chat were said since it was last looked at. */
function useUnread(live: TableSource, seen: boolean): number {
  const lines = live.chat.value;
  const before = live.saidBefore.value;
  const read = useRef(0);
  if (seen) read.current = lines.at(-1)?.id ?? 0;
  // What was said before one came is old news.
  return before === null ? 0 : lines.filter((line) => !line.you && line.id > Math.max(before, read.current)).length;
}

/** Whether the window is such, now and when it changes. */
function useMatch(query: MediaQueryList): boolean {
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const look = () => setMatches(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return matches;
}

interface Props {
  live: TableSource;
  table: TableInfo;
  shown: Shown;
  view: View;
  parts: GameParts;
  /** Stands in place of the prompt bar when a game is seen again. */
  bar?: ComponentChildren;
  /** Stands in place of the chat when a game is seen again. */
  lookBack?: ComponentChildren;
  /** A position by itself: there is no table to manage, nobody to talk to, and no hint. */
  puzzle?: boolean;
}

/** The frame around every game: board, mat, players, log or moves, and the prompt bar. */
export function Frame({ live, table, shown, view, parts, bar, lookBack, puzzle }: Props) {
  const { module, catalogue } = parts;
  const [tab, setTab] = useState<Tab>("board");
  const [talking, setTalking] = useState(false);
  const [question, setQuestion] = useState<(GraveChoice & { version: number }) | null>(null);
  const [helping, setHelping] = useState(false);
  const [movesAsked, setMovesAsked] = useState(0);
  const [resultOpen, setResultOpen] = useState(true);
  const small = useMatch(narrow);
  const root = useRef<HTMLDivElement>(null);
  const following = useRef<{ version: number; then: Wanted } | null>(null);

  const reader: Reader = { scope: table.game, name: (seat) => seatName(table.seats, seat), seat: view.seat };
  const running = table.status === "running" && !bar;
  const own = view.seat === null ? undefined : table.seats[view.seat];
  const open = live.settled.value;
  const scene: Scene = useMemo(
    () => new Scene(view, table.seats, catalogue, reader, open && running && own?.kind === "person", (index, then) => act(index, then)),
    [view, table.seats, catalogue, open, running, language.value],
  );

  /** What was seen last, or what the reader is doing. */
  function whatHappens(): string | null {
    const told = live.stage.telling.value;
    const chosen = live.chosen.value;
    if (told) return scene.tell(`event-${told.type}`, told);
    return chosen?.version === shown.version ? scene.describe(chosen.choice) : null;
  }

  const apart = module?.apart ?? {};
  // The plain board lists every choice.
  const placed = (choice: Typed): Tab | null => (module ? module.placed(choice) : "board");
  /** What to ask before a choice that gives something up while something else could still be done. */
  function sureOf(choice: Typed): string | null {
    const id = apart[choice.type];
    return id && scene.options.some(({ type }) => !(type in apart)) ? scene.tell(id, choice) : null;
  }

  function act(index: number, then?: Wanted): void {
    const choice = scene.options[index];
    if (!choice) return;
    following.current = then ? { version: shown.version, then } : null;
    const grave = sureOf(choice) ?? module?.confirm(scene, choice) ?? (view.decision?.confirm ? t("confirm-question") : null);
    if (grave) setQuestion({ text: grave, choice, version: shown.version });
    else choose(choice);
  }

  function choose(choice: Typed): void {
    const watched = module?.watched?.[choice.type];
    if (small && watched) setTab(watched);
    live.choose(choice);
  }

  // A piece put down answers two questions: where to, and which piece. The second answer is given when it is asked.
  useEffect(() => {
    putBack();
    if (!following.current || !open || following.current.version === shown.version) return;
    const index = scene.find(following.current.then);
    following.current = null;
    if (index >= 0) act(index);
  }, [open, shown.version]);

  const performing = live.stage.waiting.value > 0;
  const decider = running && view.decision ? table.seats[view.decision.seat] : undefined;
  const waitedFor = decider?.kind === "person" && decider.you;
  const announced = useRef(waitedFor && !document.hidden);
  useEffect(() => {
    if (waitedFor && !announced.current) announce(gameTitle(table.game), `/table/${table.id}`);
    announced.current = waitedFor;
  }, [waitedFor]);
  // Who plays together with themselves sees the table from the seat that is asked.
  useEffect(() => {
    if (waitedFor && table.cooperative && decider && decider.seat !== view.seat && live.settled.peek()) live.look(decider.seat);
  }, [waitedFor, decider?.seat, open]);

  useLayoutEffect(() => {
    live.stage.director = {
      motions: (event, before) => module?.motions(event, before, () => scene.tell(`event-${event.type}`, event)) ?? [],
      great: (event, before) => {
        const sign = module?.great?.(event, scene, before);
        return sign ? greatMoment(sign, scene.tell(`event-${event.type}`, event)) : null;
      },
      sound: (event) => {
        const name = module?.sounds?.[event.type];
        if (name) play(name);
      },
      bring: async (event, motions, rest) => {
        const watched = small ? module?.watched?.[event.type] : undefined;
        if (!watched) return;
        // Who reads the log meanwhile, or looks at another's things, is left alone.
        if (tab === "mine") {
          setTab(watched);
          await rest();
        }
        const place = placeOf(motions);
        if (!place?.closest(".pan")) return;
        bringIntoSight(place, "smooth");
        await rest();
      },
    };
    mood.value = module?.mood(view) ?? null;
    tabTitle(`${gameTitle(table.game)} · Eldertable`, waitedFor);
    document.documentElement.dataset["version"] = String(shown.version);
    document.documentElement.dataset["settled"] = open ? "yes" : "no";
    tidyTip();
  });
  useEffect(
    () => () => {
      delete document.documentElement.dataset["version"];
      delete document.documentElement.dataset["settled"];
    },
    [],
  );

  useEffect(() => {
    gameHeard.value = bar ? null : table.game;
    return () => {
      gameHeard.value = null;
    };
  }, [table.game]);
  // The end is heard when it comes, not when a finished table is opened.
  const wasOver = useRef(view.result !== null);
  useEffect(() => {
    const { result } = view;
    if (result && !wasOver.current && !bar) play(result.winners.includes(view.seat ?? result.winners[0] ?? -1) ? "victory" : "defeat");
    wasOver.current = result !== null;
  }, [view.result]);

  const finished = view.result !== null;
  useLayoutEffect(() => {
    if (finished && small) setTab("board");
  }, [finished]);
  useAskedInSight({ root, scene, placed, version: shown.version, small, elsewhere: decider !== undefined && !waitedFor, performing, tab, open: setTab });

  const seen = question?.version === shown.version ? question : null;
  useFocusKept(root, shown.version);
  useKeys({
    moves: () => {
      setTab("moves");
      setMovesAsked((times) => times + 1);
    },
    log: () => openSide("log"),
    undo: () => shown.canUndo && live.undo(),
    skip: () => {
      live.stage.skip();
      return performing;
    },
    escape: () => {
      setHelping(false);
      if (finished) setResultOpen(false);
      if (tab === "moves") setTab("board");
    },
  });

  const openSide = (part: "log" | "chat") => {
    setTalking(part === "chat");
    setTab("log");
  };
  const recap = waitedFor && !performing && !bar && view.seat !== null && decider?.seat === view.seat && (
    <Recap key={`${small}`} live={live} reader={reader} seat={view.seat} tale={module?.tale} small={small} />
  );
  const asking = <Asking live={live} name={(seat) => seatName(table.seats, seat)} />;
  const picture = (event: Typed) => module?.great?.(event, scene) ?? null;
  const chatSeen = talking && tab !== "moves" && (!narrow.matches || tab === "log");
  const unread = useUnread(live, chatSeen);

  const narrowTabs = TABS.filter((each) => (each !== "mine" || (view.seat !== null && module?.Mat)) && (each !== "others" || module?.Others) && (each !== "moves" || !bar));
  const happening = performing ? whatHappens() : null;
  const asked = view.decision ? say(table.game, `decision-${view.decision.kind}`, argumentsOf(reader, { ...view.decision.about, seat: view.decision.seat })) : null;

  return (
    <SceneContext.Provider value={scene}>
      <main class="frame" ref={root} data-game={table.game} data-tab={tab} data-watching={view.seat === null ? "" : undefined} data-replay={bar ? "" : undefined} onPointerDown={() => live.stage.skip()}>
        <Header
          mode={module?.mode?.(scene)}
          tools={
            <>
              {!puzzle && <TableMenu live={live} table={table} seat={view.seat} />}
              <Legend game={table.game} parts={parts} />
              <button class="quiet square" aria-label={t("help")} data-testid="help" onClick={() => setHelping(true)}>
                <Icon of={help} />
              </button>
            </>
          }
        >
          <h1 class="title">{gameTitle(table.game)}</h1>
          {module && <span class="status">{module.status(scene)}</span>}
        </Header>
        {live.connection.value === "lost" && (
          <div class="disconnected" role="alert" data-testid="lost">
            {t("lost-banner")} <button onClick={live.connectNow}>{t("try-now")}</button>
          </div>
        )}
        {small && asking}
        <section class="area-board" id="panel-board" aria-label={t("tab-board")}>
          {module ? <module.Board /> : <GenericBoard note={parts.note} />}
          {view.result && resultOpen && !bar && (
            <ResultSheet scene={scene} result={view.result} table={table} log={live.stage.log.value} ending={module?.Ending} goal={module?.goal?.(scene) ?? null} memorable={module?.memorable} onClose={() => setResultOpen(false)} />
          )}
        </section>
        {module?.Others && (
          <section class="area-others" id="panel-others" aria-label={t("tab-others")}>
            <module.Others />
          </section>
        )}
        {module?.Mat && view.seat !== null && (
          <section class="area-mat" id="panel-mine" aria-label={t("tab-mine")}>
            <module.Mat />
          </section>
        )}
        <aside class="area-side" aria-label={t("side")}>
          <Players scene={scene} table={table} again={bar !== undefined} thinking={shown.thinking} deadline={shown.deadline} onLook={(seat) => live.look(seat)} points={module?.points ?? null} />
          {!small && asking}
          <div class="side-tabs" role="tablist" aria-label={t("side")}>
            <button role="tab" aria-selected={tab !== "moves" && !talking} aria-controls="panel-log" onClick={() => openSide("log")}>
              {t("tab-log")}
            </button>
            {lookBack && (
              <button role="tab" aria-selected={talking} aria-controls="panel-chat" data-testid="open-analysis" onClick={() => openSide("chat")}>
                {t("tab-analysis")}
              </button>
            )}
            {!bar && !puzzle && (
              <button role="tab" aria-selected={tab !== "moves" && talking} aria-controls="panel-chat" data-testid="open-chat" onClick={() => openSide("chat")}>
                {t("tab-chat")} {unread > 0 && <span class="badge">{unread}</span>}
              </button>
            )}
            {!bar && (
              <button role="tab" class="moves-tab" aria-selected={tab === "moves"} aria-controls="panel-moves" data-testid="moves" onClick={() => setTab("moves")}>
                {t("tab-moves")} {scene.options.length > 0 && <span class="badge">{scene.options.length}</span>}
              </button>
            )}
          </div>
          <div class="side-panel" id="panel-log" hidden={tab === "moves" || talking}>
            <Log
              steps={live.stage.log.value}
              reader={reader}
              tale={module?.tale}
              picture={picture}
              origin={table.commitment === null ? table.parent : null}
              seen={tab === "log"}
            />
          </div>
          {!bar && !puzzle && (
            <div class="side-panel" id="panel-chat" hidden={tab === "moves" || !talking}>
              <Chat live={live} table={table.id} apart={running && !table.seats.some((seat) => seat.you)} shown={chatSeen} />
            </div>
          )}
          {lookBack && (
            <div class="side-panel" id="panel-chat" hidden={!talking}>
              {lookBack}
            </div>
          )}
          <div class="side-panel" id="panel-moves" hidden={tab !== "moves"}>
            <Moves scene={scene} focused={tab === "moves"} asked={movesAsked} />
          </div>
          {!small && recap}
        </aside>
        {small && recap}
        {bar ?? (
          <PromptBar
            scene={scene}
            asked={asked}
            happening={happening}
            canUndo={shown.canUndo && open}
            busy={!open}
            refusal={live.refusal.value}
            unsaved={live.unsaved.value}
            placed={(choice) => placed(choice) !== null}
            apart={apart}
            table={table}
            onUndo={() => live.undo()}
            onMoves={() => setTab("moves")}
            onLook={(seat) => live.look(seat)}
            hint={puzzle ? null : <Hint scene={scene} table={table} version={shown.version} />}
            onResult={
              finished && !resultOpen
                ? () => {
                    setResultOpen(true);
                    setTab("board");
                  }
                : null
            }
          />
        )}
        {table.lesson && !bar && (
          <Guide
            scene={scene}
            live={live}
            table={table}
            points={module?.points ?? null}
            status={module?.status(scene) ?? ""}
            onPropose={(choice) => {
              const place = placed(choice);
              if (place && narrow.matches) setTab(place);
            }}
          />
        )}
        <nav class="tabs" aria-label={t("tabs")}>
          {narrowTabs.map((each) => (
            <button key={each} aria-pressed={tab === each} data-testid={`tab-${each}`} onClick={() => setTab(each)}>
              {t(`tab-${each}`)}
              {each === "moves" && scene.options.length > 0 && <span class="badge">{scene.options.length}</span>}
              {each === "log" && unread > 0 && <span class="badge">{unread}</span>}
            </button>
          ))}
        </nav>
        {seen && (
          <Sure
            text={seen.text}
            onConfirm={() => {
              choose(seen.choice);
              setQuestion(null);
            }}
            onCancel={() => setQuestion(null)}
          />
        )}
        {helping && <Help scope={table.game} onClose={() => setHelping(false)} />}
      </main>
    </SceneContext.Provider>
  );
}
