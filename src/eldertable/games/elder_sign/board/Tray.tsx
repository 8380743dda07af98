// The dice tray: the pool, the dice that are kept, secured, discarded and locked, and every choice of dice.
import { Icon, Mark, pressable, target, type View } from "@table";
import { useState } from "preact/hooks";
import { Explanation, Thing, useExplained } from "./Explain";
import { padlock } from "./icons";
import { OddsPanel } from "./Odds";
import { DieShape } from "./Pieces";
import { COLOURS, numbered, useTable, type Attempt, type Table } from "./types";

/** What a click on a die of the pool chooses. */
const BY_DIE = ["pick_die", "discard_die", "lock_die", "focus"];

/** The die picked first, where it can be kept by more than one marker. */
function usePicked(table: Table) {
  const [pick, setPick] = useState<{ view: View; die: string } | null>(null);
  // A pick holds for the question it was made for.
  const picked = pick?.view === table.view ? pick.die : null;
  return { picked, pick: (die: string) => setPick(picked === die ? null : { view: table.view, die }) };
}

function DieWords({ die }: { die: string }) {
  const table = useTable();
  const [colour = "", face = ""] = die.split("_");
  const entry = table.catalogue.dice.die.find((each) => each.id === colour);
  const faces = (entry?.faces ?? []).map((each) => table.thing(`${colour}_${each}`)).join(", ");
  return (
    <Explanation title={table.thing(die)} text={face ? table.say(face.startsWith("inv") ? "help-face-inv" : `help-face-${face}`) : undefined} source={entry?.provenance}>
      <p>{table.say("board-die-faces", { die: table.thing(colour), faces })}</p>
    </Explanation>
  );
}

interface DieProps {
  die: string;
  index?: number;
  pick?: (() => void) | null;
  class?: string;
  anchor?: string;
  note?: string;
}

/** A die on the table that can be chosen, or explains itself. */
function Die({ die, index = -1, pick = null, class: name = "", anchor, note }: DieProps) {
  const table = useTable();
  const label = note ? `${table.thing(die)} (${note})` : table.thing(die);
  const explained = useExplained(label, () => <DieWords die={die} />);
  const press = pick ? { ...pressable(pick, table.say("board-pick-die", { die: table.thing(die) })), "data-pick": die } : target(table, index);
  const draggable = table.options.some((choice) => choice.type === "complete_task");
  return (
    <div class={`es-die-place ${name}`} data-anchor={anchor} draggable={draggable || undefined} {...explained} {...press}>
      <DieShape die={die} />
    </div>
  );
}

function Pool({ attempt, picked, pick }: { attempt: Attempt; picked: string | null; pick: (die: string) => void }) {
  const table = useTable();
  const keepers = table.options.some((choice) => choice.type === "ask_help");
  const roll = table.find((choice) => choice.type === "roll");
  const yellow = table.find((choice) => choice.type === "reroll_yellow");
  const counts = new Map<string, number>();
  for (const die of attempt.picked) counts.set(die, (counts.get(die) ?? 0) + 1);
  return (
    <div class="es-pool" role="group" aria-label={table.say("board-sketch-pool")} data-anchor="pool">
      {numbered(attempt.pool).map(({ item: die, nth, key }) => {
        const taken = nth < (counts.get(die) ?? 0);
        const mine = taken ? -1 : table.find((choice) => BY_DIE.includes(choice.type) && choice["die"] === die);
        const kept = keepers && table.options.some((choice) => ["focus", "ask_help"].includes(choice.type) && choice["die"] === die);
        const other = die.startsWith("yellow") && yellow >= 0 ? yellow : die.includes("_") ? -1 : roll;
        return (
          <Die
            key={key}
            die={attempt.wild === die && nth === 0 ? `${die.split("_")[0]}_wild` : die}
            index={mine >= 0 ? mine : other}
            pick={kept ? () => pick(die) : null}
            class={`${taken ? "picked" : ""} ${picked === die ? "picked" : ""}`}
            anchor={`die-${die} die-${die}-${nth}`}
          />
        );
      })}
      {!attempt.pool.length && <span class="es-empty">{table.say("board-no-dice")}</span>}
    </div>
  );
}

/** A marker on which a die can be kept: the active player's or a helper's. */
function Marker({ seat, dice, index, free }: { seat: number; dice: string[]; index: number; free: number }) {
  const table = useTable();
  const active = seat === table.board.active;
  const label = table.say(active ? "board-focus-place" : "board-help-place", { name: table.name(seat) });
  const explained = useExplained(label, () => <Explanation title={label} text={table.say(active ? "help-focus" : "help-assistance")} source="rulebook" />);
  return (
    <Thing class={`es-keeper seat-${seat}`} anchor={`keeper-${seat}`} does={{ ...explained, ...target(table, index) }}>
      <Mark seat={seat} size={18} />
      <span class="es-kept">
        {dice.map((die, place) => (
          <DieShape key={place} die={die} class="middle" />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <i key={place} class="es-kept-free" />
        ))}
      </span>
    </Thing>
  );
}

function Keepers({ attempt, picked }: { attempt: Attempt; picked: string | null }) {
  const table = useTable();
  const { active, players } = table.board;
  const helpers = attempt.helpers.map(({ seat, die }) => ({ seat, dice: die ? [die] : [] }));
  const others = players.flatMap((player, seat) => (seat !== active && player.place === attempt.card && !attempt.helpers.some((helper) => helper.seat === seat) ? [seat] : []));
  const focus = picked === null ? -1 : table.find((choice) => choice.type === "focus" && choice["die"] === picked);
  const ask = (seat: number) => (picked === null ? -1 : table.find((choice) => choice.type === "ask_help" && choice["die"] === picked && choice["helper_seat"] === seat));
  return (
    <div class="es-keepers">
      <Marker seat={active} dice={attempt.focused} index={focus} free={Math.max(0, attempt.focuses)} />
      {helpers.map(({ seat, dice }) => (
        <Marker key={seat} seat={seat} dice={dice} index={-1} free={0} />
      ))}
      {others.map((seat) => (
        <Marker key={seat} seat={seat} dice={[]} index={ask(seat)} free={1} />
      ))}
    </div>
  );
}

/** The ways to complete a task, where it matters which dice are used. */
function Ways() {
  const table = useTable();
  return (
    <div class="es-ways" role="group" aria-label={table.say("decision-use_dice", { seat_you: "yes" })}>
      {table.options.map((choice, index) => {
        const dice = ["pool", "held", "secured"].flatMap((from) => (choice[from] as string[]).map((die) => ({ die, from })));
        return (
          <div key={JSON.stringify(choice)} class="es-way" {...target(table, index)}>
            {dice.map(({ die, from }, place) => (
              <span key={place} class={`es-way-die ${from}`}>
                <DieShape die={die} class="middle" />
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Spells() {
  const table = useTable();
  const { secured } = table.board;
  if (!secured.length) return null;
  return (
    <div class="es-secured">
      {secured.map(({ spell, seat, dice }) => (
        <div key={spell} class="es-secured-spell" data-thing={spell} data-anchor={`spell-${spell}`}>
          <span class="es-secured-name">
            <Mark seat={seat} size={13} /> {table.thing(spell)}
          </span>
          <span class="es-kept">
            {numbered(dice).map(({ item: die, key }) => (
              <Die
                key={key}
                die={die}
                index={table.find(
                  (choice) => (choice.type === "take_secured" && choice["spell"] === spell && choice["die"] === die) || (choice.type === "lock_die" && choice["die"] === die && !table.board.attempt?.pool.includes(die)),
                )}
                class="middle"
                note={table.say("board-sketch-secured")}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The dice that nobody uses, and those that are locked. */
function Supply() {
  const table = useTable();
  const { dice, locks } = table.board;
  return (
    <div class="es-supply" role="group" aria-label={table.say("board-supply")} data-anchor="supply">
      {COLOURS.flatMap((colour) => {
        const add = table.find((choice) => choice.type === "add_die" && choice["colour"] === colour);
        return Array.from({ length: Math.max(0, dice[colour].supply) }, (_, place) => (
          <Die key={`${colour}-${place}`} die={colour} index={add} class="resting" anchor={`supply-${colour}`} note={table.say("board-supply")} />
        ));
      })}
      {locks
        .filter((lock) => lock.holds)
        .map((lock) => (
          <span key={lock.holder} class="es-locked" role="img" aria-label={table.say("board-locked-by", { die: table.thing(lock.colour), card: table.thing(lock.holder) })} title={table.say("board-locked-by", { die: table.thing(lock.colour), card: table.thing(lock.holder) })}>
            <DieShape die={lock.colour} class="tiny" />
            <Icon of={padlock} />
          </span>
        ))}
    </div>
  );
}

function Discarded({ dice }: { dice: string[] }) {
  const table = useTable();
  if (!dice.length) return null;
  const spent = table.find((choice) => choice.type === "lock_die");
  return (
    <div class="es-discarded" role="group" aria-label={table.say("board-discarded")} data-anchor="discarded">
      {numbered(dice).map(({ item: die, key }) =>
        spent >= 0 ? (
          <Die key={key} die={die} index={table.find((choice) => choice.type === "lock_die" && choice["die"] === die)} class="resting" />
        ) : (
          <DieShape key={key} die={die} class="small" />
        ),
      )}
    </div>
  );
}

export function Tray() {
  const table = useTable();
  const { picked, pick } = usePicked(table);
  const { attempt } = table.board;
  const ways = table.options.some((choice) => choice.type === "use_dice");
  return (
    <section class={`es-tray ${attempt ? "busy" : ""}`} aria-label={table.say("board-tray")}>
      {attempt ? (
        <>
          {ways ? <Ways /> : <Pool attempt={attempt} picked={picked} pick={pick} />}
          {attempt.card !== "ancient_one" && <Keepers attempt={attempt} picked={picked} />}
          <Discarded dice={attempt.discarded} />
        </>
      ) : null}
      <Spells />
      <Supply />
      <OddsPanel />
    </section>
  );
}
