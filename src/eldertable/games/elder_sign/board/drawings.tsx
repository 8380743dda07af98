// How the cards of the museum are drawn when they are looked at large.
import { Icon, type CardDrawing } from "@table";
import { ANCIENT, brain, heart, INVESTIGATOR, KIND, midnight, trophy } from "./icons";
import { Picture } from "./Picture";
import { Cost, DieShape, Effects, ElderSign, MonsterFace, Slot } from "./Pieces";
import { ancientOneEntry, cardEntry, handEntry, investigatorEntry, monsterEntry, mythosEntry, type CardView, type Table } from "./types";

/** An Adventure or Other World with its tasks, and what it gives and takes. */
export function cardDrawing(table: Table, view: CardView): CardDrawing {
  const entry = cardEntry(table, view.id);
  return {
    class: `es-large ${view.other_world ? "world" : "room"}`,
    kind: table.say(view.other_world ? "board-other-world" : "board-adventure"),
    corner: () => (
      <>
        <Icon of={trophy} /> {view.trophy}
      </>
    ),
    picture: () => (
      <>
        <Picture id={view.id} />
        <ol class={`es-large-tasks ${view.ordered ? "ordered" : ""}`}>
          {view.tasks.map((task, number) => (
            <li key={number} class={task.monster ? "haunted" : ""}>
              {task.monster && <MonsterFace id={task.monster} />}
              {task.icons.map((icon, place) => (
                <Slot key={place} icon={icon} />
              ))}
              <Cost what="sanity" count={task.sanity} />
              <Cost what="stamina" count={task.stamina} />
              <Cost what="clock" count={task.clock} />
            </li>
          ))}
        </ol>
      </>
    ),
    signs: () => (
      <>
        <Effects effects={entry.penalties} class="penalties" />
        <Effects effects={entry.rewards} class="rewards" />
      </>
    ),
  };
}

export function mythosDrawing(table: Table, id: string): CardDrawing {
  const { lock } = mythosEntry(table, id);
  return {
    class: "es-large night",
    kind: table.say("board-sketch-mythos"),
    picture: () => (
      <>
        <Icon of={midnight} />
        {lock && <DieShape die={lock} />}
      </>
    ),
  };
}

/** A card in hand: an item, a spell or an ally. */
export function handDrawing(table: Table, id: string): CardDrawing {
  const { kind } = handEntry(table, id);
  return { class: `es-large ${kind}`, kind: table.say(`board-kind-${kind}`), picture: () => <Icon of={KIND[kind]} /> };
}

export function investigatorDrawing(table: Table, id: string): CardDrawing {
  const { sanity, stamina } = investigatorEntry(table, id);
  const icon = INVESTIGATOR[id];
  return {
    class: "es-large person",
    picture: () => <Picture id={id}>{icon && <Icon of={icon} />}</Picture>,
    signs: () => (
      <>
        <span class="es-large-points sanity">
          <Icon of={brain} /> {sanity}
        </span>
        <span class="es-large-points stamina">
          <Icon of={heart} /> {stamina}
        </span>
      </>
    ),
  };
}

export function ancientOneDrawing(table: Table, id: string): CardDrawing {
  const entry = ancientOneEntry(table, id);
  const icon = ANCIENT[id];
  return {
    class: "es-large ancient",
    corner: () => (
      <>
        <ElderSign class="found" /> {entry.elder_signs}
      </>
    ),
    picture: () => icon && <Icon of={icon} />,
    signs: () => entry.combat_task.map((each, place) => <Slot key={place} icon={each} />),
  };
}

export function monsterDrawing(table: Table, id: string): CardDrawing {
  const entry = monsterEntry(table, id);
  return {
    class: "es-large monster",
    corner: () => (
      <>
        <Icon of={trophy} /> {entry.trophy}
      </>
    ),
    picture: () => <MonsterFace id={id} />,
    signs: () => entry.req.map((icon, place) => <Slot key={place} icon={icon} />),
  };
}
