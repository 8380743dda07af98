// A city-state: capital, districts, armies, lands, banners, reserve. The reader's own is the mat, the others' open on click.
import { carry, Count, explain, Icon, offer, pressable, receive, Thing, type View } from "@table";
import { useState } from "preact/hooks";
import { aboutArmy, aboutEmpire, aboutProvince, aboutTitan } from "./about";
import { EmpireFace, Strength, Trophy } from "./Cards";
import { arrow, coins, food, knowledge, laurels, LASTING, sword, TRIBE, village } from "./icons";
import { Amount, Banners, Citizen, Price } from "./Pieces";
import { Skyline } from "./Skyline";
import { empireEntry, TRIBES, useTable, type Army, type Built, type Player, type Table, type Offered } from "./types";

interface CityProps {
  seat: number;
  player: Player;
  /** Whether choices are offered here: only in the reader's own city. */
  own: boolean;
}

const ofOwn = (table: Table, own: boolean, wanted: (choice: Offered) => boolean) => (own ? offer(table, wanted) : {});

/** Districts grow outward from the capital, left and right of it in turn. */
function placeOf(index: number, side: number): Record<string, number> {
  const away = Math.floor(index / 4);
  const right = index % 2 === 1;
  return { "--column": right ? side + CAPITAL_COLUMNS + 1 + away : side - away, "--row": 1 + (Math.floor(index / 2) % 2) };
}

const CAPITAL_COLUMNS = 2;
const FEWEST_COLUMNS = 2;

function District({ seat, built, own, place }: { seat: number; built: Built; own: boolean; place: Record<string, number> }) {
  const table = useTable();
  const { card, damaged, citizen, points } = built;
  const about = aboutEmpire(table, card);
  const wanted = (choice: Offered) => choice["card"] === card && ["use_card", "repair_card", "damage_card"].includes(choice.type);
  const copies = (choice: Offered) => choice.type === "copy_action" && choice["card"] === card;
  const text = [damaged && table.say("board-damaged"), ...[about.text].flat(), citizen !== null && table.say("board-worker", { citizen })];
  const facts = points === null ? about.facts : [...(about.facts ?? []), [table.say("board-points-now"), points] as const];
  return (
    <Thing
      class={`aw-card aw-district ${damaged ? "damaged" : ""}`}
      thing={card}
      anchor={`built-${seat}-${card}`}
      place={place}
      does={explain(table, { ...about, text, facts: facts ?? [] }, own ? offer(table, wanted) : offer(table, copies))}
    >
      <EmpireFace id={card} />
      {citizen !== null && (
        <span class="aw-worker" aria-hidden>
          <Citizen seat={seat} value={citizen} />
        </span>
      )}
      {points !== null && (
        <span class="aw-card-points" aria-hidden>
          <Icon of={laurels} />
          {points}
        </span>
      )}
    </Thing>
  );
}

const ARMY_CHOICES = ["pay_army", "retire_army", "disband_army"];

function Coins({ count, army, place, own }: { count: number; army: number; place: "name" | "picture"; own: boolean }) {
  const table = useTable();
  if (!count) return null;
  return (
    <span class={`aw-coins at-${place}`} {...ofOwn(table, own, (choice) => choice.type === "remove_coin" && choice["army"] === army && choice["place"] === place)}>
      <Icon of={coins} />
      <span aria-hidden>{count}</span>
    </span>
  );
}

function Stack({ seat, army, number, own }: { seat: number; army: Army; number: number; own: boolean }) {
  const table = useTable();
  const attack = table.board.attack;
  const sent = attack?.seat === seat && attack.armies.includes(number);
  return (
    <div class="aw-stack">
      <Thing
        class={`aw-card aw-army ${army.used ? "used" : ""} ${sent ? "sent" : ""}`}
        thing={army.card}
        anchor={`army-${seat}-${army.card}`}
        does={explain(table, aboutArmy(table, army), ofOwn(table, own, (choice) => ARMY_CHOICES.includes(choice.type) && choice["army"] === number))}
      >
        <div class="aw-face aw-military" aria-hidden>
          <b class="aw-name">{table.thing(army.card)}</b>
          <span class="aw-force">
            <Strength force={army} />
          </span>
          <span class="aw-use">{army.used ? table.say("board-used") : <Amount icon={coins} count={army.cost} class="coin" />}</span>
        </div>
      </Thing>
      {army.legacies.map((_, depth) => (
        <span key={depth} class="aw-beneath" style={{ "--depth": depth + 1 }} aria-hidden />
      ))}
      <Coins count={army.name} army={number} place="name" own={own} />
      <Coins count={army.picture} army={number} place="picture" own={own} />
    </div>
  );
}

function Armies({ seat, player, own }: CityProps) {
  const table = useTable();
  const free = Math.max(0, player.army_slots - player.armies.length);
  return (
    <section class="aw-armies" aria-label={table.say("board-armies", { count: player.armies.length, slots: player.army_slots })} data-anchor={`armies-${seat}`} {...(own ? receive(table, { type: "recruit_card" }) : {})}>
      {player.armies.map((army, number) => (
        <Stack key={number} seat={seat} army={army} number={number} own={own} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        <Thing
          key={`slot-${index}`}
          class="aw-slot"
          anchor={`slot-${seat}`}
          does={explain(table, { title: table.say("board-slot"), text: table.say("help-armies"), rule: "AW-5.2" }, ofOwn(table, own, (choice) => choice.type === "new_army"))}
        >
          <Icon of={LASTING.army_slots} />
        </Thing>
      ))}
    </section>
  );
}

function Figure({ icon, value, of, title, text, rule, name = "", anchor }: { icon: typeof coins; value: number; of?: number; title: string; text: string; rule: string | string[]; name?: string; anchor?: string }) {
  const table = useTable();
  const label = of === undefined ? `${title}: ${value}` : `${title}: ${value} / ${of}`;
  return (
    <Thing class={`aw-figure ${name}`} {...(anchor ? { anchor } : {})} does={explain(table, { title, label, text, rule })}>
      <Icon of={icon} />
      <b aria-hidden>
        <Count value={value} />
        {of !== undefined && <small>/{of}</small>}
      </b>
    </Thing>
  );
}

/** Coins, knowledge, food, room, income, permanent attack. */
export function Figures({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const say = (id: string) => table.say(id);
  return (
    <div class="aw-figures">
      <Figure icon={coins} value={player.coins} title={say("board-coins")} text={table.say("board-coins-help", { count: player.income.coins })} rule="AW-9.2" name="coin" anchor={`coins-${seat}`} />
      <Figure icon={knowledge} value={player.knowledge} title={say("board-knowledge")} text={table.say("board-knowledge-help", { count: player.income.knowledge })} rule={["AW-4.17", "AW-9.2"]} name="lore" anchor={`knowledge-${seat}`} />
      <Figure icon={food} value={player.food} of={player.citizens} title={say("board-food")} text={say("help-food")} rule={["AW-9.6", "AW-10.1"]} name={player.food < player.citizens ? "short" : ""} />
      <Figure icon={village} value={player.built.length} of={player.capacity} title={say("board-capacity")} text={say("help-capacity")} rule="AW-4.12" name={player.built.length >= player.capacity ? "full" : ""} />
      <Figure icon={sword} value={player.attack.swords} title={say("board-swords")} text={say("help-permanent")} rule={["AW-6.5", "AW-6.8"]} anchor={`attack-${seat}`} />
      <Figure icon={arrow} value={player.attack.arrows} title={say("board-arrows")} text={say("help-permanent")} rule={["AW-6.5", "AW-6.6"]} />
    </div>
  );
}

/** Who starves: one click for a single citizen; of several, the last click decides. */
function useHunger(table: Table) {
  const [picks, setPicks] = useState<{ view: View; citizens: number[] } | null>(null);
  // Picks hold for the question they were made for.
  const picked = picks?.view === table.view ? picks.citizens : [];
  const groups = table.options.flatMap((choice) => (choice.type === "starve" ? [choice["citizens"] as number[]] : []));
  const toggle = (value: number) =>
    setPicks({ view: table.view, citizens: picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value] });
  const offered = (value: number) => {
    const wanted = [...picked, value];
    const complete = !picked.includes(value) && groups[0]?.length === wanted.length;
    if (complete) return offer(table, (choice) => choice.type === "starve" && wanted.every((each) => (choice["citizens"] as number[]).includes(each)));
    const label = table.say("board-citizen", { value });
    return groups.length ? { ...pressable(() => toggle(value), label), "data-pick": value, "aria-pressed": picked.includes(value) } : null;
  };
  return { picked, offer: offered };
}

/** Citizens that can be placed, and those on Famine. */
export function Citizens({ seat, player, own }: CityProps) {
  const table = useTable();
  const hunger = useHunger(table);
  const does = (value: number) => (own ? (hunger.offer(value) ?? offer(table, { type: "send_citizen", citizen: value })) : {});
  /** A citizen is put on a space that admits it, or on a card of its own; asked for, it goes where it is awaited. */
  const goesTo = (value: number) => (choice: Offered) => {
    const space = table.board.spaces[String(choice["space"])];
    if (choice.type === "place_citizen") return space !== undefined && value > space.beat;
    return choice.type === "use_card" || (choice.type === "send_citizen" && choice["citizen"] === value);
  };
  const carried = (value: number) => (own ? carry(table, goesTo(value), { type: "send_citizen", citizen: value }) : {});
  const away = Math.max(0, player.citizens - player.ready.length - player.famine.length);
  return (
    <div class="aw-citizens" data-anchor={`citizens-${seat}`}>
      {player.ready.map((value) => (
        <Thing
          key={value}
          class={`aw-token ${own && hunger.picked.includes(value) ? "picked" : ""}`}
          anchor={`citizen-${seat}-${value}`}
          does={{ ...explain(table, { title: table.say("board-citizen", { value }), text: table.say("help-citizens"), rule: ["AW-4.1", "AW-4.2"] }, does(value)), ...carried(value) }}
        >
          <Citizen seat={seat} value={value} />
        </Thing>
      ))}
      {away > 0 && <span class="aw-away">{table.say("board-away", { count: away })}</span>}
      {player.famine.length > 0 && (
        <Thing
          class="aw-famine"
          anchor={`famine-${seat}`}
          does={explain(table, { title: table.say("board-famine"), label: `${table.say("board-famine")}: ${player.famine.join(", ")}`, text: table.say("help-famine"), rule: ["AW-9.6", "AW-4.27"] })}
        >
          <span aria-hidden>{table.say("board-famine")}</span>
          {player.famine.map((value) => (
            <span key={value} class={`aw-hungry ${own && hunger.picked.includes(value) ? "picked" : ""}`} {...does(value)}>
              <Citizen seat={seat} value={value} />
            </span>
          ))}
        </Thing>
      )}
    </div>
  );
}

/** Banners by tribe, the points they make, and what one more would bring. */
export function Tally({ seat, player, brief = false }: { seat: number; player: Player; brief?: boolean }) {
  const table = useTable();
  return (
    <div class={`aw-tally ${brief ? "brief" : ""}`} data-anchor={`banners-${seat}`}>
      {TRIBES.map((tribe) => {
        const [count, points, next] = [player.banners[tribe], player.parts[tribe] ?? 0, player.next_banner[tribe]];
        const about = {
          title: table.say(`part-${tribe}`),
          label: table.say("board-tally", { tribe: table.say(`part-${tribe}`), count, points, next }),
          text: [table.say("board-tally", { tribe: table.say(`part-${tribe}`), count, points, next }), table.say("board-banners-help", { points: table.board.banner_points.slice(1).join(", ") })],
          rule: "AW-10.3",
        };
        return (
          <Thing key={tribe} class={`aw-tribe tribe-${tribe}`} does={explain(table, about)}>
            <span class="aw-banner" aria-hidden>
              <Icon of={TRIBE[tribe]} />
            </span>
            <b aria-hidden>
              <Count value={count} />
            </b>
            {!brief && (
              <span class="aw-tribe-points" aria-hidden>
                <span>{table.say("board-vp", { points })}</span>
                <small>{next > 0 ? `+${next}` : "·"}</small>
              </span>
            )}
          </Thing>
        );
      })}
    </div>
  );
}

function Reserve({ seat, player, own }: CityProps) {
  const table = useTable();
  const { open, secret, backs } = player.reserve;
  const wanted = (card: string) => (choice: Offered) => choice.type === "build_card" && choice["source"] === "reserve" && choice["card"] === card;
  const hidden = secret ? [] : backs;
  if (!open.length && !backs.length) return null;
  return (
    <section class="aw-reserve" aria-label={table.say("board-reserve")} data-anchor={`reserve-${seat}`}>
      <h4>{table.say("board-reserve")}</h4>
      <div class="aw-reserve-cards">
        {[...open, ...(secret ?? [])].map((id, index) => (
          <Thing key={`${id}-${index}`} class="aw-chip" thing={id} anchor={`reserve-${seat}-${id}`} does={{ ...explain(table, aboutEmpire(table, id), ofOwn(table, own, wanted(id))), ...(own ? carry(table, wanted(id)) : {}) }}>
            <b aria-hidden>{table.thing(id)}</b>
            <span class="aw-powers" aria-hidden>
              <Price cost={empireEntry(table, id).cost} off={own ? player.discount : 0} />
              <Banners tribes={empireEntry(table, id).banners} />
            </span>
          </Thing>
        ))}
        {hidden.map((back, index) => (
          <span key={`back-${index}`} class={`aw-chip aw-secret empire-${back}`}>
            {table.say("board-secret", { deck: back })}
          </span>
        ))}
      </div>
    </section>
  );
}

/** Provinces and defeated Titans. */
function Lands({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  return (
    <section class="aw-lands" aria-label={table.say("board-lands")} data-anchor={`lands-${seat}`}>
      {player.titans.map((id) => (
        <Thing key={id} class="aw-land" thing={id} anchor={`trophy-${seat}-${id}`} does={explain(table, aboutTitan(table, id))}>
          <Trophy id={id} kind="titan" />
        </Thing>
      ))}
      {player.provinces.map((id) => (
        <Thing key={id} class="aw-land" thing={id} anchor={`land-${seat}-${id}`} does={explain(table, aboutProvince(table, id))}>
          <Trophy id={id} kind="province" />
        </Thing>
      ))}
    </section>
  );
}

/** What brings a card into the own city. */
const JOINS = ["build_card", "reserve_card", "keep_card", "take_province"];

export function City({ seat, player, own }: CityProps) {
  const table = useTable();
  const side = Math.max(FEWEST_COLUMNS, Math.ceil(player.built.length / 4));
  return (
    <div class="aw-city">
      <div class="aw-band">
        <Citizens seat={seat} player={player} own={own} />
        <Figures seat={seat} player={player} />
        <Tally seat={seat} player={player} />
      </div>
      <Armies seat={seat} player={player} own={own} />
      <section
        class="aw-districts"
        aria-label={table.say("board-city", { count: player.built.length, capacity: player.capacity })}
        data-anchor={`city-${seat}`}
        {...(own ? receive(table, (choice) => JOINS.includes(choice.type)) : {})}
        style={{ "--side": side, "--columns": 2 * side + CAPITAL_COLUMNS }}
      >
        <div class="aw-capital" aria-hidden>
          <Skyline built={player.built} />
        </div>
        {player.built.map((built, index) => (
          <District key={built.card} seat={seat} built={built} own={own} place={placeOf(index, side)} />
        ))}
      </section>
      <div class="aw-beyond">
        <Lands seat={seat} player={player} />
        <Reserve seat={seat} player={player} own={own} />
      </div>
    </div>
  );
}

export function Mat() {
  const table = useTable();
  const seat = table.seat ?? 0;
  const player = table.board.players[seat];
  return player ? <City seat={seat} player={player} own /> : null;
}
