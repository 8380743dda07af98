// The dice tray: the pool, the dice that are kept, secured, discarded and locked, and every choice of dice.
import { carry, explain, Icon, Mark, offer, pressable, receive, target, Thing, type About, type Attributes, type View } from "@table";
import { useState } from "preact/hooks";
import { clue, INVESTIGATOR, KIND, padlock } from "./icons";
import { OddsPanel } from "./Odds";
import { DieShape } from "./Pieces";
import { RollingDie, useRolls } from "./RollingDie";
import { COLOURS, colourOf, faceOf, handEntry, numbered, provenance, useTable, type Attempt, type Table, type Offered } from "./types";

/** What a click on a die of the pool chooses. */
const BY_DIE = ["pick_die", "discard_die", "lock_die", "focus"];

/** The die picked first, where it can be kept by more than one marker. */
function usePicked(table: Table) {
  const [pick, setPick] = useState<{ view: View; die: string } | null>(null);
  // A pick holds for the question it was made for.
  const picked = pick?.view === table.view ? pick.die : null;
  return { picked, pick: (die: string) => setPick(picked === die ? null : { view: table.view, die }) };
}

function aboutDie(table: Table, die: string, note = ""): About {
  const colour = colourOf(die);
  const face = faceOf(die);
  const entry = table.catalogue.dice.die.find((each) => each.id === colour);
  const faces = (entry?.faces ?? []).map((each) => table.thing(`${colour}_${each}`)).join(", ");
  return {
    title: table.thing(die),
    label: note ? `${table.thing(die)} (${note})` : table.thing(die),
    text: [
      note,
      face && table.say(face.startsWith("inv") ? "help-face-inv" : `help-face-${face}`),
      table.say("board-die-faces", { die: table.thing(colour), faces }),
    ],
    rule: face.startsWith("inv") ? ["ES-1.1", "ES-5.2"] : face === "wild" ? ["ES-1.1", "ES-1.2"] : ["ES-1.1", "ES-5.3"],
    provenance: provenance(entry?.provenance),
  };
}

interface DieProps {
  die: string;
  does?: Attributes;
  class?: string;
  anchor?: string;
  note?: string;
}

/** A die that lies on the table, can be chosen, and explains itself. */
function LyingDie({ die, does = {}, class: name = "", anchor, note }: DieProps) {
  const table = useTable();
  return (
    <div class={`es-die-place ${name}`} data-anchor={anchor} {...explain(table, aboutDie(table, die, note), does)}>
      <DieShape die={die} />
    </div>
  );
}

function Pool({ attempt, picked, pick }: { attempt: Attempt; picked: string | null; pick: (die: string) => void }) {
  const table = useTable();
  const rolls = useRolls(attempt);
  const keepers = table.options.some((choice) => choice.type === "ask_help");
  const tasks = table.board.cards.find((card) => card.id === attempt.card)?.tasks ?? [];
  /** A die is put on a task that would use it, or kept on a marker. */
  const goesTo = (die: string) => (choice: Offered) =>
    choice.type === "complete_task" ? tasks[Number(choice["task"]) - 1]?.offer?.pool.includes(die) === true : ["focus", "ask_help"].includes(choice.type) && choice["die"] === die;
  const counts = new Map<string, number>();
  for (const die of attempt.picked) counts.set(die, (counts.get(die) ?? 0) + 1);

  const choiceOf = (die: string, taken: boolean): Attributes => {
    if (keepers && table.options.some((choice) => ["focus", "ask_help"].includes(choice.type) && choice["die"] === die)) {
      return { ...pressable(() => pick(die), table.say("board-pick-die", { die: table.thing(die) })), "data-pick": die };
    }
    const own = taken ? -1 : table.find((choice) => BY_DIE.includes(choice.type) && choice["die"] === die && (choice["place"] ?? "pool") === "pool");
    if (own >= 0) return target(table, own);
    if (colourOf(die) === "yellow" && table.find({ type: "reroll_yellow" }) >= 0) return offer(table, { type: "reroll_yellow" });
    return faceOf(die) ? {} : offer(table, { type: "roll" });
  };

  return (
    <div class="es-pool" role="group" aria-label={table.say("board-sketch-pool")} data-anchor="pool">
      {numbered(attempt.pool).map(({ item: die, nth }, place) => {
        const taken = nth < (counts.get(die) ?? 0);
        const shown = attempt.wild === die && nth === 0 ? `${colourOf(die)}_wild` : die;
        return (
          <RollingDie
            key={place}
            die={shown}
            roll={rolls[place] ?? 0}
            label={table.thing(shown)}
            class={taken || picked === die ? "picked" : ""}
            anchor={`die-${die} die-${die}-${nth}`}
            does={{ ...explain(table, aboutDie(table, shown), choiceOf(die, taken)), ...carry(table, goesTo(die)) }}
          />
        );
      })}
      {!attempt.pool.length && <span class="es-empty">{table.say("board-no-dice")}</span>}
    </div>
  );
}

interface MarkerProps {
  seat: number;
  dice: string[];
  wanted: (choice: Offered) => boolean;
  free: number;
}

/** A marker on which a die can be kept: the active player's or a helper's. */
function Marker({ seat, dice, wanted, free }: MarkerProps) {
  const table = useTable();
  const active = seat === table.board.active;
  const title = table.say(active ? "board-focus-place" : "board-help-place", { name: table.name(seat) });
  const locked = (choice: Offered) => choice.type === "lock_die" && choice["place"] === "marker" && dice.includes(choice["die"] as string);
  const does = target(table, table.find((choice) => wanted(choice) || locked(choice)));
  const keeps = (choice: Offered) => (active ? choice.type === "focus" : choice.type === "ask_help" && choice["helper_seat"] === seat);
  const about = { title, text: table.say(active ? "help-focus" : "help-assistance"), rule: active ? "ES-7.9" : "ES-7.10" };
  return (
    <Thing class={`es-keeper seat-${seat}`} anchor={`keeper-${seat}`} does={{ ...explain(table, about, does), ...receive(table, keeps) }}>
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
  const helping = attempt.helpers.map(({ seat }) => seat);
  const others = players.flatMap((player, seat) => (seat !== active && player.place === attempt.card && !helping.includes(seat) ? [seat] : []));
  const focus = (choice: Offered) => picked !== null && choice.type === "focus" && choice["die"] === picked;
  const ask = (seat: number) => (choice: Offered) => picked !== null && choice.type === "ask_help" && choice["die"] === picked && choice["helper_seat"] === seat;
  return (
    <div class="es-keepers">
      <Marker seat={active} dice={attempt.focused} wanted={focus} free={Math.max(0, attempt.focuses)} />
      {attempt.helpers.map(({ seat, die }) => (
        <Marker key={seat} seat={seat} dice={die ? [die] : []} wanted={() => false} free={0} />
      ))}
      {others.map((seat) => (
        <Marker key={seat} seat={seat} dice={[]} wanted={ask(seat)} free={1} />
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
              <LyingDie
                key={key}
                die={die}
                does={offer(
                  table,
                  (choice) => choice["die"] === die && ((choice.type === "take_secured" && choice["spell"] === spell) || (choice.type === "lock_die" && choice["place"] === "spell")),
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
      {COLOURS.flatMap((colour) =>
        Array.from({ length: Math.max(0, dice[colour].supply) }, (_, place) => (
          <LyingDie
            key={`${colour}-${place}`}
            die={colour}
            does={offer(table, { type: "add_die", colour })}
            class="resting"
            anchor={`supply-${colour}`}
            note={table.say("board-supply")}
          />
        )),
      )}
      {locks
        .filter((lock) => lock.holds)
        .map((lock) => (
          <Thing
            key={lock.holder}
            class="es-locked"
            does={explain(table, { title: table.say("board-locked-by", { die: table.thing(lock.colour), card: table.thing(lock.holder) }), rule: "ES-15.1" })}
          >
            <DieShape die={lock.colour} />
            <Icon of={padlock} />
          </Thing>
        ))}
    </div>
  );
}

function Discarded({ dice }: { dice: string[] }) {
  const table = useTable();
  if (!dice.length) return null;
  return (
    <div class="es-discarded" role="group" aria-label={table.say("board-discarded")} data-anchor="discarded">
      {numbered(dice).map(({ item: die, key }) => (
        <LyingDie key={key} die={die} class="spent" note={table.say("board-discarded")} />
      ))}
    </div>
  );
}

/** Cards, clues and the ability that can be used now; they lie on the mat, which a narrow screen shows elsewhere. */
function Uses() {
  const table = useTable();
  const player = table.board.players[table.seat ?? -1];
  const uses = table.options.flatMap((choice, index) => (["use_card", "use_ability", "spend_clue"].includes(choice.type) ? [{ choice, index }] : []));
  if (!player || !uses.length) return null;
  return (
    <div class="es-uses">
      {uses.map(({ choice, index }) => {
        const card = choice.type === "use_card" ? String(choice["card"]) : "";
        const icon = card ? KIND[handEntry(table, card).kind] : choice.type === "spend_clue" ? clue : INVESTIGATOR[player.investigator];
        return (
          <div key={JSON.stringify(choice)} class="es-use" {...target(table, index)}>
            {icon && <Icon of={icon} />}
            {card ? table.thing(card) : choice.type === "spend_clue" ? table.say("board-clues", { count: player.clues }) : table.thing(player.investigator)}
          </div>
        );
      })}
    </div>
  );
}

/** So many dice lie in one row where the window is narrowest. */
const ONE_ROW = 6;

/** All dice of an attempt, wherever they lie now: their number tells how much room they take from its beginning to its end. */
const diceOf = ({ pool, placed, discarded, focused, helpers }: Attempt): number =>
  pool.length + placed.length + discarded.length + focused.length + helpers.filter(({ die }) => die).length;

export function Tray() {
  const table = useTable();
  const { picked, pick } = usePicked(table);
  const { attempt } = table.board;
  const ways = table.options.some((choice) => choice.type === "use_dice");
  return (
    <section class={`es-tray ${attempt ? "busy" : ""} ${attempt && diceOf(attempt) > ONE_ROW ? "many" : ""}`} aria-label={table.say("board-tray")} {...receive(table, { type: "use_card" })}>
      {attempt && (
        <>
          {ways ? <Ways /> : <Pool attempt={attempt} picked={picked} pick={pick} />}
          {attempt.card !== "ancient_one" && <Keepers attempt={attempt} picked={picked} />}
          <Discarded dice={attempt.discarded} />
        </>
      )}
      <Uses />
      <Spells />
      <Supply />
      <OddsPanel />
    </section>
  );
}
