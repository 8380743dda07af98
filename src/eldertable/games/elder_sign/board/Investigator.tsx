// The investigators: folded in the strip, unfolded for the reader and for who is at turn.
import { carry, Count, explain, Icon, Mark, offer, pressable, Thing, type About, type IconData } from "@table";
import { useState } from "preact/hooks";
import { handDrawing, investigatorDrawing, monsterDrawing } from "./drawings";
import { clue, INVESTIGATOR, KIND, POINTS, trophy } from "./icons";
import { Picture } from "./Picture";
import { MonsterFace } from "./Pieces";
import { handEntry, investigatorEntry, isMonster, numbered, provenance, trophyValue, useTable, type Player, type Points, type Table, type Offered } from "./types";

/** What an investigator can do, and how much he can bear. */
export function aboutInvestigator(table: Table, id: string): About {
  const entry = investigatorEntry(table, id);
  return {
    title: table.thing(id),
    card: investigatorDrawing(table, id),
    text: [table.say(`text-${id}`), table.say("board-maxima", { sanity: entry.sanity, stamina: entry.stamina })],
    rule: "ES-1.3",
    provenance: provenance(entry.provenance),
  };
}

function Portrait({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const id = player.investigator;
  const tired = player.tired.includes(id);
  const icon = INVESTIGATOR[id];
  const wanted = (choice: Offered) => (choice.type === "heal" && choice["target_seat"] === seat) || (choice.type === "use_ability" && seat === table.seat);
  const walks = (choice: Offered) => choice.type === "move_to" || choice.type === "stay";
  const about: About = {
    title: table.thing(id),
    label: `${table.name(seat)}: ${table.thing(id)}`,
    card: investigatorDrawing(table, id),
    text: [
      table.say(`text-${id}`),
      table.say("board-maxima", { sanity: player.max_sanity, stamina: player.max_stamina }),
      tired && table.say("board-tired"),
      table.say("board-stands", { place: table.thing(player.place) }),
    ],
    rule: "ES-1.3",
    provenance: provenance(investigatorEntry(table, id).provenance),
  };
  return (
    <Thing class={`es-portrait ${tired ? "tired" : ""}`} thing={id} anchor={`portrait-${seat}`} does={{ ...explain(table, about, offer(table, wanted)), ...(seat === table.seat ? carry(table, walks) : {}) }}>
      <Picture id={id}>{icon && <Icon of={icon} />}</Picture>
      <Mark seat={seat} size={18} />
    </Thing>
  );
}

/** Sanity or Stamina as tokens, empty ones outlined. */
function Tokens({ seat, what, player }: { seat: number; what: Points; player: Player }) {
  const table = useTable();
  // Halfway through a loss a number can be below nothing; nobody has less than none.
  const [now, most] = what === "sanity" ? [Math.max(0, player.sanity), player.max_sanity] : [Math.max(0, player.stamina), player.max_stamina];
  const label = table.say(`board-${what}`, { count: now, most });
  const explained = explain(table, { title: table.say(`board-${what}-title`), label, text: [label, table.say("help-points")], rule: ["ES-18.1", "ES-18.2"] });
  return (
    <div class={`es-points ${what} ${now <= 2 ? "low" : ""}`} data-anchor={`${what}-${seat}`} {...explained}>
      <b aria-hidden>
        <Count value={now} />
      </b>
      <span class="es-pips" aria-hidden>
        {Array.from({ length: most }, (_, place) => (
          <Icon key={place} of={POINTS[what] as IconData} class={place < now ? "held" : ""} />
        ))}
      </span>
    </div>
  );
}

function Clues({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const title = table.say("board-clues", { count: player.clues });
  const wanted = (choice: Offered) => seat === table.seat && ["spend_clue", "pay_clue", "reroll_again"].includes(choice.type);
  return (
    <Thing class="es-stock clues" anchor={`clues-${seat}`} does={explain(table, { title, text: table.say("help-clues"), rule: "ES-16.1" }, offer(table, wanted))}>
      <Icon of={clue} />
      <b aria-hidden>
        <Count value={player.clues} />
      </b>
    </Thing>
  );
}

function Trophies({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const title = table.say("board-trophies", { count: player.trophy_total, pieces: player.trophies.length });
  const explained = explain(table, {
    title,
    text: table.say("help-trophies"),
    facts: player.trophies.map((id) => [table.thing(id), trophyValue(table, id)] as const),
    rule: "ES-10.1",
  });
  return (
    <div class="es-stock trophies" data-anchor={`trophies-${seat}`} {...explained}>
      <Icon of={trophy} />
      <b aria-hidden>
        <Count value={player.trophy_total} />
      </b>
    </div>
  );
}

function HandCard({ id, seat, player }: { id: string; seat: number; player: Player }) {
  const table = useTable();
  const entry = handEntry(table, id);
  const tired = player.tired.includes(id);
  const wanted = (choice: Offered) => seat === table.seat && (choice.type === "use_card" || choice.type === "lose_card") && choice["card"] === id;
  const about: About = {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    card: handDrawing(table, id),
    text: [table.say(`text-${id}`), table.say(`board-when-${entry.when}`), tired && table.say("board-tired")],
    rule: entry.kind === "ally" ? ["ES-16.3", "ES-16.12"] : "ES-16.3",
    provenance: provenance(entry.provenance),
  };
  return (
    <Thing class={`es-hand-card ${entry.kind} ${tired ? "tired" : ""}`} thing={id} anchor={`hand-${id}`} does={{ ...explain(table, about, offer(table, wanted)), ...(seat === table.seat ? carry(table, { type: "use_card", card: id }) : {}) }}>
      <Icon of={KIND[entry.kind]} />
      <span class="es-hand-name" aria-hidden>
        {table.thing(id)}
      </span>
      <span class="es-hand-text" aria-hidden>
        {table.say(`text-${id}`)}
      </span>
    </Thing>
  );
}

function Trophy({ id }: { id: string }) {
  const table = useTable();
  const value = trophyValue(table, id);
  const card = isMonster(table, id) ? { card: monsterDrawing(table, id) } : {};
  const about = { title: table.thing(id), label: `${table.thing(id)}: ${value}`, ...card, text: table.say("board-trophy", { count: value }), rule: "ES-10.1" };
  return (
    <Thing class="es-trophy" thing={id} does={explain(table, about, offer(table, { type: "give_trophy", trophy: id }))}>
      {isMonster(table, id) ? <MonsterFace id={id} /> : <Icon of={trophy} />}
      <span class="es-hand-name" aria-hidden>
        {table.thing(id)}
      </span>
      <b aria-hidden>{value}</b>
    </Thing>
  );
}

/** From how many players on the investigators stand close together. */
const CLOSE = 4;
/** So many cards can be shown whole, so many with their names; of more there is only the kind, or the beginning of the name. */
const WIDE = { own: [5, 10], others: [12, 12] } as const;
const NARROW = { own: [1, 8], others: [4, 4] } as const;

/** What an investigator holds: the cards, or the trophies while some are to be given away. */
function Belongings({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const paying = seat === table.seat && table.options.some((choice) => choice.type === "give_trophy");
  const count = (paying ? player.trophies : player.cards).length;
  const room = table.view.players > CLOSE ? NARROW : WIDE;
  const [many, crowd] = seat === table.seat ? room.own : room.others;
  return (
    <div class={`es-hand ${count > many ? "many" : ""} ${count > crowd ? "crowd" : ""}`} role="group" aria-label={table.say(paying ? "board-trophy-list" : "board-hand", { count: player.cards.length })} data-anchor={`cards-${seat}`}>
      {paying
        ? player.trophies.map((id) => <Trophy key={id} id={id} />)
        : numbered(player.cards).map(({ item, key }) => <HandCard key={key} id={item} seat={seat} player={player} />)}
      {!paying && !player.cards.length && <span class="es-empty">{table.say("board-no-cards")}</span>}
    </div>
  );
}

/** A chair without an investigator. */
function Vacant({ seat }: { seat: number }) {
  const table = useTable();
  const { decision } = table.view;
  const coming = !table.board.turn || (decision?.kind === "choose_investigator" && decision.seat === seat);
  return (
    <div class={`es-investigator vacant seat-${seat}`} data-anchor={`player-${seat}`}>
      <Mark seat={seat} size={20} />
      <strong>{table.name(seat)}</strong>
      <span>{table.say(coming ? "board-not-yet" : "board-out")}</span>
    </div>
  );
}

/** Everything of an investigator. */
export function Unfolded({ seat }: { seat: number }) {
  const table = useTable();
  const player = table.board.players[seat];
  if (!player?.investigator) return <Vacant seat={seat} />;
  const active = seat === table.board.active;
  return (
    <section class={`es-investigator unfolded seat-${seat} ${active ? "active" : ""}`} aria-label={table.name(seat)} data-anchor={`player-${seat}`}>
      <div class="es-person">
        <Portrait seat={seat} player={player} />
        <div class="es-person-words">
          <strong>{table.thing(player.investigator)}</strong>
          <span>{table.name(seat)}</span>
        </div>
        <Tokens seat={seat} what="sanity" player={player} />
        <Tokens seat={seat} what="stamina" player={player} />
        <div class="es-stocks">
          <Clues seat={seat} player={player} />
          <Trophies seat={seat} player={player} />
        </div>
      </div>
      <div class="es-things">
        <p class={`es-ability ${player.tired.includes(player.investigator) ? "tired" : ""}`} {...explain(table, aboutInvestigator(table, player.investigator), { tabIndex: -1 })}>
          {table.say(`text-${player.investigator}`)}
        </p>
        <Belongings seat={seat} player={player} />
      </div>
    </section>
  );
}

/** An investigator of another player: folded to the numbers; a click unfolds. */
export function Folded({ seat }: { seat: number }) {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const player = table.board.players[seat];
  if (!player?.investigator) return <Vacant seat={seat} />;
  if (open || seat === table.board.active) {
    return (
      <div class="es-opened">
        <Unfolded seat={seat} />
        {seat !== table.board.active && (
          <button class="quiet square es-fold" aria-label={table.say("board-fold", { name: table.name(seat) })} onClick={() => setOpen(false)}>
            ‹
          </button>
        )}
      </div>
    );
  }
  // A button, but not one of the game's choices, so it does not glow.
  const press = { ...pressable(() => setOpen(true), table.say("board-unfold", { name: table.name(seat) })), "data-legal": undefined };
  return (
    <section class={`es-investigator folded seat-${seat}`} aria-label={table.name(seat)} data-anchor={`player-${seat} cards-${seat}`}>
      <Portrait seat={seat} player={player} />
      <strong class="es-folded-name" {...press}>
        {table.name(seat)}
      </strong>
      <Tokens seat={seat} what="sanity" player={player} />
      <Tokens seat={seat} what="stamina" player={player} />
      <div class="es-stocks">
        <Clues seat={seat} player={player} />
        <Trophies seat={seat} player={player} />
      </div>
    </section>
  );
}
