// The investigators: folded in the strip, unfolded for the reader and for who is at turn.
import { Count, Icon, Mark, pressable, target, type IconData } from "@table";
import { useState } from "preact/hooks";
import { Explanation, Thing, useExplained } from "./Explain";
import { clue, INVESTIGATOR, KIND, POINTS, trophy } from "./icons";
import { MonsterFace } from "./Pieces";
import { handEntry, investigatorEntry, isMonster, numbered, trophyValue, useTable, type Player, type Points, type Table } from "./types";

function Portrait({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const heal = table.find((choice) => choice.type === "heal" && choice["target_seat"] === seat);
  const ability = seat === table.seat ? table.find((choice) => choice.type === "use_ability") : -1;
  const index = heal >= 0 ? heal : ability;
  const entry = investigatorEntry(table, player.investigator);
  const tired = player.tired.includes(player.investigator);
  const icon = INVESTIGATOR[player.investigator];
  const explained = useExplained(`${table.name(seat)}: ${table.thing(player.investigator)}`, () => (
    <Explanation title={table.thing(player.investigator)} text={table.say(`text-${player.investigator}`)} source={entry.provenance}>
      <p>{table.say("board-maxima", { sanity: player.max_sanity, stamina: player.max_stamina })}</p>
      {tired && <p>{table.say("board-tired")}</p>}
      <p>{table.say("board-stands", { place: table.thing(player.place) })}</p>
    </Explanation>
  ));
  return (
    <Thing class={`es-portrait ${tired ? "tired" : ""}`} thing={player.investigator} anchor={`portrait-${seat}`} does={{ ...explained, ...target(table, index) }}>
      {icon && <Icon of={icon} />}
      <Mark seat={seat} size={18} />
    </Thing>
  );
}

/** Sanity or Stamina as tokens, empty ones outlined. */
function Tokens({ seat, what, player }: { seat: number; what: Points; player: Player }) {
  const table = useTable();
  const [now, most] = what === "sanity" ? [player.sanity, player.max_sanity] : [player.stamina, player.max_stamina];
  const label = table.say(`board-${what}`, { count: now, most });
  const explained = useExplained(label, () => <Explanation title={table.say(`board-${what}-title`)} text={`${label} ${table.say("help-points")}`} source="rulebook" />);
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
  const own = seat === table.seat;
  const index = own ? table.find((choice) => choice.type === "spend_clue" || choice.type === "pay_clue" || choice.type === "reroll_again") : -1;
  const label = table.say("board-clues", { count: player.clues });
  const explained = useExplained(label, () => <Explanation title={label} text={table.say("help-clues")} source="rulebook" />);
  return (
    <Thing class={`es-stock clues ${index < 0 ? "" : "on"}`} anchor={`clues-${seat}`} does={{ ...explained, ...target(table, index) }}>
      <Icon of={clue} />
      <b aria-hidden>
        <Count value={player.clues} />
      </b>
    </Thing>
  );
}

function Trophies({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const label = table.say("board-trophies", { count: player.trophy_total, pieces: player.trophies.length });
  const explained = useExplained(label, () => (
    <Explanation title={label} text={table.say("help-trophies")}>
      <ul class="es-list">
        {player.trophies.map((id) => (
          <li key={id}>
            {table.thing(id)} <b>{trophyValue(table, id)}</b>
          </li>
        ))}
      </ul>
    </Explanation>
  ));
  return (
    <div class="es-stock trophies" data-anchor={`trophies-${seat}`} {...explained}>
      <Icon of={trophy} />
      <b aria-hidden>
        <Count value={player.trophy_total} />
      </b>
    </div>
  );
}

/** The index of the choice made by clicking a card in hand. */
function handChoice(table: Table, id: string): number {
  return table.find((choice) => (choice.type === "use_card" || choice.type === "lose_card") && choice["card"] === id);
}

function HandCard({ id, seat, player }: { id: string; seat: number; player: Player }) {
  const table = useTable();
  const entry = handEntry(table, id);
  const index = seat === table.seat ? handChoice(table, id) : -1;
  const tired = player.tired.includes(id);
  const explained = useExplained(`${table.thing(id)}. ${table.say(`text-${id}`)}`, () => (
    <Explanation title={table.thing(id)} text={table.say(`text-${id}`)} source={entry.provenance}>
      <p>{table.say(`board-kind-${entry.kind}`)}</p>
      <p>{table.say(`board-when-${entry.when}`)}</p>
      {tired && <p>{table.say("board-tired")}</p>}
    </Explanation>
  ));
  return (
    <Thing class={`es-hand-card ${entry.kind} ${tired ? "tired" : ""}`} thing={id} anchor={`hand-${id}`} does={{ ...explained, ...target(table, index) }}>
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
  const index = table.find((choice) => choice.type === "give_trophy" && choice["trophy"] === id);
  const label = `${table.thing(id)}: ${trophyValue(table, id)}`;
  const explained = useExplained(label, () => <Explanation title={table.thing(id)} text={table.say("board-trophy", { count: trophyValue(table, id) })} />);
  return (
    <Thing class={`es-trophy ${index < 0 ? "off" : ""}`} thing={id} does={{ ...explained, ...target(table, index) }}>
      {isMonster(table, id) ? <MonsterFace id={id} /> : <Icon of={trophy} />}
      <span class="es-hand-name" aria-hidden>
        {table.thing(id)}
      </span>
      <b aria-hidden>{trophyValue(table, id)}</b>
    </Thing>
  );
}

/** What an investigator holds: the cards, or the trophies while some are to be given away. */
function Belongings({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const paying = seat === table.seat && table.options.some((choice) => choice.type === "give_trophy");
  return (
    <div class={`es-hand ${player.cards.length > 6 ? "many" : ""}`} role="group" aria-label={table.say(paying ? "board-trophy-list" : "board-hand", { count: player.cards.length })} data-anchor={`cards-${seat}`}>
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
  return (
    <div class={`es-investigator vacant seat-${seat}`} data-anchor={`player-${seat}`}>
      <Mark seat={seat} size={20} />
      <strong>{table.name(seat)}</strong>
      <span>{table.say(table.board.turn ? "board-out" : "board-not-yet")}</span>
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
        <p class={`es-ability ${player.tired.includes(player.investigator) ? "tired" : ""}`}>{table.say(`text-${player.investigator}`)}</p>
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
  const { "data-legal": _, ...press } = pressable(() => setOpen(true), table.say("board-unfold", { name: table.name(seat) }));
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
