// Personalities: the row with its deck, the cards dealt or looked at, and those held. Drawn by icons; the text is in the explanation.
import { carry, Count, explain, Icon, offer, pressable, receive, target, type Attributes, type IconData, type View } from "@table";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { aboutCard } from "./about";
import { BOX, CARD_KIND, FARM, GOOD, MINING, OLD_ONE, RAILS, UNIT, anchor, barn, brain, compass, damage, eye, heal, hourglass, laurels, person, retrieve, shield, skull, swords, trophy } from "./icons";
import { Picture } from "./Picture";
import { isType, personality, source, useTable, type Effect, type Farming, type Player, type Table, type Unit, type Offered } from "./types";

type Glyph = IconData | string | number;

const scored = (what = ""): Glyph => (what === "rails" ? RAILS : what === "tiles_collected" ? trophy : FARM[what.replace("productive_", "") as Farming]);

/** What an effect does, in a few signs. */
const GLYPHS: Record<string, (effect: Effect) => Glyph[]> = {
  gain: ({ resource, n = 1 }) => [n, GOOD[resource || "gold"]],
  gain_vp: ({ n = 0 }) => [n, laurels],
  gain_unit: ({ unit }) => (unit && unit !== "any" ? [UNIT[unit]] : ["1", BOX["buy_military"] ?? swords]),
  reveal_tiles: ({ n = 1 }) => [n, eye],
  unit_capacity: ({ unit, value = 0 }) => [UNIT[unit as Unit], shield, value],
  off_rail_range: ({ bonus = 1 }) => ["+", bonus, compass],
  attack_cost: () => [swords, "−1", hourglass],
  farm_same_type: ({ max = 2 }) => [barn, "=", barn, max > 2 ? max : ""],
  mine_bonus: ({ n = 1 }) => [MINING, "+", n],
  farm_defence_damage: ({ n = 0 }) => [barn, n, damage],
  port_defence_damage: ({ n = 0 }) => [anchor, n, damage],
  farm_intercept: () => [barn, swords],
  combat_damage: ({ n = 1, requires_unit: unit }) => (unit ? [UNIT[unit], n, damage] : [n, damage]),
  combat_sanity: ({ value = 0 }) => [value, brain],
  early_withdraw: () => [swords, retrieve],
  save_unit: () => [skull, heal],
  sacrifice_for_damage: ({ n = 0 }) => [skull, n, damage],
  heal_damage: ({ n = 1 }) => [n, heal],
  damage_any_revealed: ({ n = 0 }) => [compass, n, damage],
  remove_temple: () => ["×", OLD_ONE.temple],
  restore_farms: ({ max = 1 }) => [max, barn, heal],
  place_farms: ({ max = 1 }) => [max, barn],
  place_rails: ({ max = 1 }) => [max, RAILS],
  take_personality: ({ n = 1 }) => [n, person],
  score_per: ({ what, per = 1, vp = 1 }) => [per > 1 ? per : "", scored(what), ":", vp, laurels],
};

function Signs({ id }: { id: string }) {
  const table = useTable();
  const glyphs = (personality(table, id)?.effect ?? []).flatMap((effect) => GLYPHS[effect.verb]?.(effect) ?? []);
  return (
    <span class="az-signs" aria-hidden>
      {glyphs.map((glyph, i) => (typeof glyph === "object" ? <Icon key={i} of={glyph} /> : <b key={i}>{glyph}</b>))}
    </span>
  );
}

interface CardProps {
  id: string;
  does: Attributes;
  extra?: string | null;
  small?: boolean;
  class?: string;
  anchor?: string;
  children?: ComponentChildren;
}

export function PersonalityCard({ id, does, extra = null, small = false, class: name = "", anchor: place, children }: CardProps) {
  const table = useTable();
  const kind = personality(table, id)?.kind ?? "one_use";
  const card = {
    class: `az-large kind-${kind}`,
    kind: table.say(`board-kind-${kind}`),
    picture: () => (
      <Picture id={id}>
        <Icon of={CARD_KIND[kind]} />
      </Picture>
    ),
    signs: () => <Signs id={id} />,
  };
  const { "aria-label": spoken, ...attributes } = explain(table, { ...aboutCard(table, id, extra), card }, does);
  return (
    <div class={`az-card kind-${kind} ${small ? "small" : ""} ${name}`} data-thing={id} data-anchor={place ?? `card-${id}`} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      <span class="az-card-head" aria-hidden>
        <Icon of={CARD_KIND[kind]} />
        <span>{table.thing(id)}</span>
      </span>
      <span class="az-card-body" aria-hidden>
        {!small && <Picture id={id} />}
        <Signs id={id} />
      </span>
      {children}
    </div>
  );
}

/** The card looked at that was picked first, to be kept or exchanged. */
function usePickedCard(table: Table) {
  const [pick, setPick] = useState<{ view: View; card: string } | null>(null);
  return { picked: pick?.view === table.view ? pick.card : null, pick: (card: string) => setPick({ view: table.view, card }) };
}

const ON_DISPLAY = ["take_personality", "discard_personality"];

function displayChoice(table: Table, card: string, picked: string | null): number {
  return table.find(
    (choice: Offered) =>
      (ON_DISPLAY.includes(choice.type) && choice["card"] === card) || (choice.type === "swap_looked" && choice["other"] === card && choice["card"] === picked),
  );
}

function Deck() {
  const table = useTable();
  const { deck, deck_top: top } = table.board;
  const does = explain(
    table,
    {
      title: table.say("board-deck", { count: deck }),
      text: [table.say("board-deck-help"), top.length > 0 && table.say("board-deck-top", { card: table.thing(top[0] ?? "") })],
      rule: ["AZ-5.3.2", "AZ-5.3.3"],
      provenance: source(table.catalogue.personalities),
    },
    offer(table, { type: "look_at_deck" }),
  );
  const { "aria-label": spoken, ...attributes } = does;
  return (
    <div class={`az-deck ${deck ? "" : "empty"}`} data-anchor="deck" {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      <Icon of={person} />
      <b aria-hidden>
        <Count value={deck} />
      </b>
    </div>
  );
}

/** Cards that only the reader sees: dealt by Old Friends, or looked at. */
function Seen({ cards, picked, pick }: { cards: string[]; picked: string | null; pick: (card: string) => void }) {
  const table = useTable();
  const swaps = table.options.some((choice) => choice.type === "swap_looked");
  return (
    <div class="az-seen" role="group" aria-label={table.say("board-seen")}>
      {cards.map((card) => {
        const keep = table.find((choice: Offered) => (choice.type === "keep_looked" || choice.type === "keep_friend") && choice["card"] === card);
        const first = swaps && picked !== card;
        const does = first ? { ...pressable(() => pick(card), table.say("board-pick-card", { card: table.thing(card) })), "data-pick": card } : target(table, keep);
        return (
          <PersonalityCard key={card} id={card} does={does} class={picked === card ? "picked" : ""}>
            {picked === card && <span class="az-card-note">{table.say("board-keep-or-swap")}</span>}
          </PersonalityCard>
        );
      })}
    </div>
  );
}

export function PersonalityRow() {
  const table = useTable();
  const { display, dealt, deck_top: top, phase } = table.board;
  const { picked, pick } = usePickedCard(table);
  const seen = dealt.length ? dealt : phase === "look" ? top : [];
  return (
    <section class="az-row" aria-label={table.say("board-display")}>
      <Deck />
      {seen.length > 0 && <Seen cards={seen} picked={picked} pick={pick} />}
      {!dealt.length &&
        display.map((card, place) => (
          <PersonalityCard
            key={card}
            id={card}
            does={{ ...target(table, displayChoice(table, card, picked)), ...carry(table, { type: "take_personality", card }) }}
            anchor={`card-${card} display-${place}`}
            class={place >= display.length - 2 ? "doomed" : ""}
            extra={place >= display.length - 2 ? table.say("board-assassins") : null}
          />
        ))}
    </section>
  );
}

/** A card that is held comes into play. */
export const isPlay = isType("play_card", "use_card");

/** The cards a player holds; the own ones can be played or used from here, and new ones are laid here. */
export function HeldCards({ player, seat }: { player: Player; seat: number }) {
  const table = useTable();
  const mine = seat === table.seat;
  const used = table.board.combat?.seat === seat ? table.board.combat.used : [];
  const label = table.say("board-cards-of", { name: table.name(seat), count: player.cards.length });
  const does = (card: string) => {
    const plays = (choice: Offered) => isPlay(choice) && choice["card"] === card;
    return { ...offer(table, plays), ...carry(table, plays) };
  };
  return (
    <div class={`az-held of-${Math.min(9, player.cards.length)}`} data-anchor={`cards-${seat}`} role="group" aria-label={label} {...(mine ? receive(table, { type: "take_personality" }) : {})}>
      {player.cards.map((card) => (
        <PersonalityCard
          key={card}
          id={card}
          small
          class={used.includes(card) ? "used" : ""}
          extra={used.includes(card) ? table.say("board-card-used") : null}
          does={mine ? does(card) : {}}
        />
      ))}
      {player.cards.length === 0 && mine && <span class="az-none">{table.say("board-no-cards")}</span>}
    </div>
  );
}
