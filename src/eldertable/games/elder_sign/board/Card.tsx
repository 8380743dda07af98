// An Adventure or Other World card: its tasks as slots for dice, the monsters on them, what it gives and takes.
import { explain, Icon, offer, target, type About } from "@table";
import { cardDrawing, monsterDrawing } from "./drawings";
import { FACE, gate, midnight, padlock, trophy } from "./icons";
import { Chance } from "./Odds";
import { Picture } from "./Picture";
import { Cost, DieShape, effectName, Effects, iconName, MonsterFace, Slot, Standing } from "./Pieces";
import { cardEntry, monsterEntry, provenance, useTable, type CardEntry, type CardView, type Effect, type Table, type Task, type Offered } from "./types";

/** The index of the choice made by clicking a card as a whole. */
function cardChoice(table: Table, card: string): number {
  return table.find(
    (choice) =>
      (choice.type === "move_to" && choice["place"] === card) ||
      (choice.type === "stay" && table.board.players[table.board.active]?.place === card) ||
      (choice.type === "defeat_on_card" && choice["card"] === card) ||
      (choice.type === "place_monster" && choice["card"] === card && choice["task"] === 0),
  );
}

/** The choice made by clicking a task of a card. */
function taskChoice(table: Table, card: string, number: number, task: Task): (choice: Offered) => boolean {
  return (choice) =>
    (choice.type === "complete_task" && table.board.attempt?.card === card && choice["task"] === number + 1) ||
    (choice.type === "place_monster" && choice["card"] === card && choice["task"] === number + 1) ||
    (choice.type === "defeat_monster" && task.monster !== "" && choice["monster"] === task.monster);
}

/** A list of effects in words. */
export function effectList(table: Table, effects: Effect[]): string {
  return effects.map((effect) => effectName(table, effect)).join(" · ");
}

/** A message about effects, if there are any. */
function effectLine(table: Table, message: string, effects: Effect[] | undefined): string {
  return effects?.length ? table.say(message, { effect: effectList(table, effects) }) : "";
}

const taskIcons = (table: Table, task: Task): string =>
  task.icons.length ? task.icons.map((icon) => iconName(table, icon)).join(" + ") : table.say("board-task-nothing");

const taskCosts = (table: Table, task: Task): string[] =>
  (["sanity", "stamina", "clock"] as const).map((what) => (task[what] > 0 ? table.say(`board-cost-${what}`, { count: task[what] }) : ""));

/** What a monster is worth and does besides its task. */
export function monsterLines(table: Table, id: string): string[] {
  const entry = monsterEntry(table, id);
  return [
    table.say("board-trophy", { count: entry.trophy }),
    entry.lock ? table.say("board-locks", { die: table.thing(entry.lock) }) : "",
    effectLine(table, "board-at-midnight", entry.midnight),
    effectLine(table, "board-on-gain", entry.on_gain),
  ];
}

function aboutTask(table: Table, number: number, task: Task): About {
  const icons = taskIcons(table, task);
  const title = task.monster ? table.thing(task.monster) : table.say("board-task-number", { number });
  const frame = task.frame !== "none" && !task.monster;
  return {
    title,
    label: `${title}: ${icons}.${task.complete ? ` ${table.say("board-task-done")}` : ""}`,
    text: [
      icons,
      ...taskCosts(table, task),
      frame && table.say(`board-frame-${task.frame}`),
      ...(task.monster ? monsterLines(table, task.monster) : []),
      task.settled && task.monster && table.say("board-monster-down"),
    ],
    ...(task.monster ? { card: monsterDrawing(table, task.monster) } : {}),
    rule: task.monster ? ["ES-5.6", "ES-14.4"] : frame ? ["ES-5.6", "ES-14.3"] : "ES-5.6",
    provenance: task.monster ? provenance(monsterEntry(table, task.monster).provenance) : undefined,
  };
}

interface RowProps {
  card: string;
  number: number;
  task: Task;
  ordered: boolean;
  /** The card as a whole can be chosen, and explains its tasks itself. */
  still?: boolean;
}

export function TaskRow({ card, number, task, ordered, still = false }: RowProps) {
  const table = useTable();
  const wanted = taskChoice(table, card, number, task);
  const offered = task.offer ? [...task.offer.pool, ...task.offer.held, ...task.offer.secured] : [];
  const state = [
    task.complete && "done",
    task.settled && (task.monster ? "down" : "vacant"),
    task.monster && "haunted",
    task.frame !== "none" && !task.monster && `frame-${task.frame}`,
  ];
  const does = still ? {} : explain(table, aboutTask(table, number + 1, task), offer(table, wanted));
  return (
    <li>
      <div class={`es-task ${state.filter(Boolean).join(" ")}`} data-anchor={`task-${card}-${number + 1}`} data-thing={task.monster || undefined} {...does}>
        {ordered && <i class="es-order" aria-hidden />}
        {task.monster && <MonsterFace id={task.monster} />}
        {task.complete && task.dice.length ? (
          <span class="es-spent">
            {task.dice.map((die, place) => (
              <DieShape key={place} die={die} class="small" />
            ))}
          </span>
        ) : (
          <>
            {task.icons.map((icon, place) => (
              <Slot key={place} icon={icon} />
            ))}
            {task.settled && !task.monster && <span class="es-frame-words">{table.say("board-frame-free")}</span>}
            <Cost what="sanity" count={task.sanity} />
            <Cost what="stamina" count={task.stamina} />
            <Cost what="clock" count={task.clock} />
          </>
        )}
        {task.complete && (
          <b class="es-check" aria-hidden>
            ✓
          </b>
        )}
        {offered.length > 0 && (
          <span class="es-offer" aria-hidden>
            {offered.map((die, place) => (
              <DieShape key={place} die={die} class="small" />
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

function aboutCard(table: Table, view: CardView, entry: CardEntry): About {
  return {
    title: table.thing(view.id),
    card: cardDrawing(table, view),
    text: [
      ...view.tasks.map((task, number) => `${table.say("board-task-number", { number: number + 1 })}: ${[taskIcons(table, task), ...taskCosts(table, task)].filter(Boolean).join(". ")}`),
      view.ordered && table.say("help-order"),
      entry.lock && table.say("board-locks", { die: table.thing(entry.lock) }),
      effectLine(table, "board-terror", entry.terror),
      effectLine(table, "board-at-midnight", entry.midnight),
      effectLine(table, "board-rewards", entry.rewards),
      effectLine(table, "board-penalties", entry.penalties),
      table.say("board-trophy", { count: view.trophy }),
    ],
    rule: ["ES-8.1", ...(view.ordered ? ["ES-5.10"] : []), ...(entry.terror?.length ? ["ES-7.2"] : []), ...(view.other_world ? ["ES-19.1"] : [])],
    provenance: provenance(entry.provenance),
  };
}

function CardHead({ view, entry, still }: { view: CardView; entry: CardEntry; still: boolean }) {
  const table = useTable();
  const locked = table.board.locks.find((lock) => lock.holder === view.id);
  return (
    <header class="es-card-head" {...(still ? {} : explain(table, aboutCard(table, view, entry)))}>
      <span class="es-trophy-value" aria-hidden>
        <Icon of={trophy} />
        {view.trophy}
      </span>
      <strong>{table.thing(view.id)}</strong>
      {(locked || entry.lock) && (
        <span class={`es-lock ${locked?.holds ? "holds" : ""}`}>
          <DieShape die={locked?.colour ?? entry.lock ?? "green"} class="tiny" />
          <Icon of={padlock} />
        </span>
      )}
      {view.other_world && <Icon of={gate} class="es-card-kind" />}
    </header>
  );
}

function CardFoot({ entry, still }: { entry: CardEntry; still: boolean }) {
  const table = useTable();
  const rewards = effectLine(table, "board-rewards", entry.rewards);
  const penalties = effectLine(table, "board-penalties", entry.penalties);
  const about = { title: table.say("board-outcome"), label: `${penalties} ${rewards}`, text: [rewards, penalties], rule: ["ES-8.1", "ES-8.3"] };
  return (
    <footer class="es-card-foot" {...(still ? {} : explain(table, about))}>
      <Effects effects={entry.penalties} class="penalties" />
      <Effects effects={entry.rewards} class="rewards" />
    </footer>
  );
}

/** The terror and midnight effects, one line each. */
function CardNotes({ entry }: { entry: CardEntry }) {
  const lines = [
    ["terror", entry.terror ?? []],
    ["midnight", entry.midnight ?? []],
  ] as const;
  const shown = lines.filter(([, effects]) => effects.length > 0);
  if (!shown.length) return null;
  return (
    <div class="es-notes">
      {shown.map(([kind, effects]) => (
        <span key={kind} class={`es-note ${kind}`}>
          {kind === "terror" ? FACE["terror"] && <Icon of={FACE["terror"]} /> : <Icon of={midnight} />}
          <i aria-hidden>›</i>
          <Effects effects={effects} class="" />
        </span>
      ))}
    </div>
  );
}

export function Card({ view }: { view: CardView }) {
  const table = useTable();
  const entry = cardEntry(table, view.id);
  const index = cardChoice(table, view.id);
  const still = index >= 0;
  const attempted = table.board.attempt?.card === view.id;
  const state = [view.other_world && "world", attempted && "attempted"];
  return (
    <article
      class={`es-card ${state.filter(Boolean).join(" ")}`}
      data-thing={view.id}
      data-anchor={`card-${view.id}`}
      style={{ "--standing": view.seats.length }}
      {...(still ? explain(table, aboutCard(table, view, entry), target(table, index)) : {})}
    >
      <Picture id={view.id} class="es-scene" />
      <CardHead view={view} entry={entry} still={still} />
      <ol class={`es-tasks ${view.ordered ? "ordered" : ""}`}>
        {view.tasks.map((task, number) => (
          <TaskRow key={number} card={view.id} number={number} task={task} ordered={view.ordered} still={still} />
        ))}
      </ol>
      <CardNotes entry={entry} />
      <CardFoot entry={entry} still={still} />
      <Standing seats={view.seats} />
      <Chance card={view.id} />
    </article>
  );
}
