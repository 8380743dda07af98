// An Adventure or Other World card: its tasks as slots for dice, the monsters on them, what it gives and takes.
import { Icon, target } from "@table";
import { Explanation, useExplained } from "./Explain";
import { FACE, adventure as adventureIcon, gate, midnight, padlock, trophy } from "./icons";
import { Chance } from "./Odds";
import { Cost, DieShape, effectName, Effects, iconName, MonsterFace, Slot, Standing } from "./Pieces";
import { cardEntry, monsterEntry, useTable, type CardEntry, type CardView, type Effect, type Table, type Task } from "./types";

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

/** The index of the choice made by clicking a task of a card. */
function taskChoice(table: Table, card: string, number: number, task: Task): number {
  return table.find(
    (choice) =>
      (choice.type === "complete_task" && table.board.attempt?.card === card && choice["task"] === number + 1) ||
      (choice.type === "place_monster" && choice["card"] === card && choice["task"] === number + 1) ||
      (choice.type === "defeat_monster" && task.monster !== "" && choice["monster"] === task.monster),
  );
}

/** A list of effects in words. */
export function effectList(table: Table, effects: Effect[]): string {
  return effects.map((effect) => effectName(table, effect)).join(" · ");
}

function TaskWords({ task }: { task: Task }) {
  const table = useTable();
  const entry = task.monster ? monsterEntry(table, task.monster) : null;
  return (
    <Explanation
      title={entry ? table.thing(entry.id) : table.say("board-task")}
      text={task.icons.length ? task.icons.map((icon) => iconName(table, icon)).join(" + ") : table.say("board-task-nothing")}
      source={entry?.provenance}
    >
      {(["sanity", "stamina", "clock"] as const).map((what) => task[what] > 0 && <p key={what}>{table.say(`board-cost-${what}`, { count: task[what] })}</p>)}
      {task.frame !== "none" && !task.monster && <p>{table.say(`board-frame-${task.frame}`)}</p>}
      {entry && <MonsterWords id={entry.id} />}
      {task.settled && task.monster && <p>{table.say("board-monster-down")}</p>}
    </Explanation>
  );
}

/** The numbers and effects of a monster. */
export function MonsterWords({ id }: { id: string }) {
  const table = useTable();
  const entry = monsterEntry(table, id);
  return (
    <>
      <p>{table.say("board-trophy", { count: entry.trophy })}</p>
      {entry.lock && <p>{table.say("board-locks", { die: table.thing(entry.lock) })}</p>}
      {entry.midnight && entry.midnight.length > 0 && <p>{table.say("board-at-midnight", { effect: effectList(table, entry.midnight) })}</p>}
      {entry.on_gain && entry.on_gain.length > 0 && <p>{table.say("board-on-gain", { effect: effectList(table, entry.on_gain) })}</p>}
    </>
  );
}

/** A task in words, for those who do not see it. */
function taskLabel(table: Table, number: number, task: Task): string {
  const icons = task.icons.map((icon) => iconName(table, icon)).join(", ") || table.say("board-task-nothing");
  const monster = task.monster ? ` ${table.thing(task.monster)}.` : "";
  return `${table.say("board-task-number", { number })}: ${icons}.${monster}${task.complete ? ` ${table.say("board-task-done")}` : ""}`;
}

export function TaskRow({ card, number, task, ordered }: { card: string; number: number; task: Task; ordered: boolean }) {
  const table = useTable();
  const index = taskChoice(table, card, number, task);
  const offered = task.offer ? [...task.offer.pool, ...task.offer.held, ...task.offer.secured] : [];
  const state = [
    task.complete && "done",
    task.settled && (task.monster ? "down" : "vacant"),
    task.monster && "haunted",
    task.frame !== "none" && !task.monster && `frame-${task.frame}`,
  ];
  const explained = useExplained(taskLabel(table, number + 1, task), () => <TaskWords task={task} />);
  const drop = index < 0 ? {} : { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: () => table.act(index) };
  return (
    <li>
      <div class={`es-task ${state.filter(Boolean).join(" ")}`} data-anchor={`task-${card}-${number + 1}`} data-thing={task.monster || undefined} {...explained} {...target(table, index)} {...drop}>
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
        {task.complete && <b class="es-check">✓</b>}
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

/** Everything about a card in words. */
function CardWords({ view, entry }: { view: CardView; entry: CardEntry }) {
  const table = useTable();
  return (
    <Explanation title={table.thing(view.id)} source={entry.provenance}>
      <p>{table.say(view.other_world ? "board-other-world" : "board-adventure")}</p>
      {view.ordered && <p>{table.say("help-order")}</p>}
      {entry.lock && <p>{table.say("board-locks", { die: table.thing(entry.lock) })}</p>}
      {entry.terror && entry.terror.length > 0 && <p>{table.say("board-terror", { effect: effectList(table, entry.terror) })}</p>}
      {entry.midnight && entry.midnight.length > 0 && <p>{table.say("board-at-midnight", { effect: effectList(table, entry.midnight) })}</p>}
      <p>{table.say("board-rewards", { effect: effectList(table, entry.rewards) })}</p>
      <p>{table.say("board-penalties", { effect: effectList(table, entry.penalties) })}</p>
      <p>{table.say("board-trophy", { count: view.trophy })}</p>
    </Explanation>
  );
}

function CardHead({ view, entry }: { view: CardView; entry: CardEntry }) {
  const table = useTable();
  const explained = useExplained(table.thing(view.id), () => <CardWords view={view} entry={entry} />);
  const locked = table.board.locks.find((lock) => lock.holder === view.id);
  return (
    <header class="es-card-head" {...explained}>
      <Icon of={view.other_world ? gate : adventureIcon} class="es-card-kind" />
      <strong>{table.thing(view.id)}</strong>
      {entry.terror && entry.terror.length > 0 && FACE["terror"] && <Icon of={FACE["terror"]} class="es-badge terror" />}
      {entry.midnight && entry.midnight.length > 0 && <Icon of={midnight} class="es-badge midnight" />}
      {locked ? (
        <span class={`es-lock ${locked.holds ? "holds" : ""}`}>
          <DieShape die={locked.colour} class="tiny" />
          <Icon of={padlock} />
        </span>
      ) : (
        entry.lock && <Icon of={padlock} class="es-badge" />
      )}
      <span class="es-trophy-value" aria-hidden>
        <Icon of={trophy} />
        {view.trophy}
      </span>
    </header>
  );
}

function CardFoot({ entry }: { entry: CardEntry }) {
  const table = useTable();
  const label = `${table.say("board-penalties", { effect: effectList(table, entry.penalties) })} ${table.say("board-rewards", { effect: effectList(table, entry.rewards) })}`;
  const explained = useExplained(label, () => (
    <>
      <p>{table.say("board-rewards", { effect: effectList(table, entry.rewards) })}</p>
      <p>{table.say("board-penalties", { effect: effectList(table, entry.penalties) })}</p>
    </>
  ));
  return (
    <footer class="es-card-foot" {...explained}>
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
          <i>›</i>
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
  const attempted = table.board.attempt?.card === view.id;
  const choice = table.options[index];
  // The card itself is clicked anywhere; the keyboard finds a button of its own on it, beside what lies on the card.
  const press = target(table, index) as { onClick?: () => void; onKeyDown?: (event: KeyboardEvent) => void };
  return (
    <article
      class={`es-card ${view.other_world ? "world" : ""} ${attempted ? "attempted" : ""} ${view.seats.length ? "peopled" : ""}`}
      data-thing={view.id}
      data-anchor={`card-${view.id}`}
      data-choice={choice ? index : undefined}
      data-legal={choice ? "" : undefined}
      onClick={press.onClick}
    >
      {choice && <div class="es-card-hit" role="button" tabIndex={0} aria-label={table.describe(choice)} onKeyDown={press.onKeyDown} />}
      <CardHead view={view} entry={entry} />
      <ol class={`es-tasks ${view.ordered ? "ordered" : ""}`}>
        {view.tasks.map((task, number) => (
          <TaskRow key={number} card={view.id} number={number} task={task} ordered={view.ordered} />
        ))}
      </ol>
      <CardNotes entry={entry} />
      <CardFoot entry={entry} />
      <Standing seats={view.seats} />
      <Chance card={view.id} />
    </article>
  );
}
