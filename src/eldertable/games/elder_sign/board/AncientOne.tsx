// The Ancient One with the doom closing around it, the Elder Signs against it, and the clock.
import { Count, explain, Icon, offer, type About } from "@table";
import { useRef } from "preact/hooks";
import { ancientOneDrawing } from "./drawings";
import { ANCIENT, monster } from "./icons";
import { ElderSign, iconName, SignShape } from "./Pieces";
import { ancientOneEntry, provenance, useTable, type AncientOne, type Table } from "./types";

const MIDDLE = 100;

const polar = (angle: number, radius: number): string =>
  `${(MIDDLE + radius * Math.sin(angle)).toFixed(2)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(2)}`;

/** A space of the doom track: a part of the ring. */
function space(index: number, count: number): string {
  const gap = 0.035;
  const from = (index / count) * 2 * Math.PI + gap;
  const to = ((index + 1) / count) * 2 * Math.PI - gap;
  return `M${polar(from, 96)}A96 96 0 0 1 ${polar(to, 96)}L${polar(to, 80)}A80 80 0 0 0 ${polar(from, 80)}Z`;
}

/** A doom token reaches from its space towards the middle. */
function claw(index: number, count: number): string {
  const step = (2 * Math.PI) / count;
  const from = index * step + 0.05;
  const to = (index + 1) * step - 0.05;
  const tip = (index + 0.5) * step + step * 0.55;
  return `M${polar(from, 79)}Q${polar(from + step * 0.3, 58)} ${polar(tip, 47)}Q${polar(to, 60)} ${polar(to, 79)}A79 79 0 0 0 ${polar(from, 79)}Z`;
}

/** The ring of doom around the Ancient One's face. */
export function DoomRing({ one }: { one: AncientOne }) {
  const count = one.track.length;
  const icon = ANCIENT[one.id];
  return (
    <svg class={`es-doom ${one.awake ? "awake" : ""}`} viewBox="0 0 200 200" aria-hidden>
      <defs>
        <radialGradient id="es-abyss">
          <stop offset="0" stop-color="var(--es-abyss-in)" />
          <stop offset="1" stop-color="var(--es-abyss-out)" />
        </radialGradient>
      </defs>
      <circle class="es-doom-ground" cx="100" cy="100" r="98" />
      <circle class="es-doom-abyss" cx="100" cy="100" r="78" fill="url(#es-abyss)" />
      {one.track.map((kind, index) => (
        <g key={index} class={`es-space ${kind} ${index < one.doom ? "covered" : ""}`}>
          <path d={space(index, count)} />
          {kind === "monster" && index >= one.doom && (
            <svg
              x={MIDDLE + 88 * Math.sin(((index + 0.5) / count) * 2 * Math.PI) - 7.5}
              y={MIDDLE - 88 * Math.cos(((index + 0.5) / count) * 2 * Math.PI) - 7.5}
              width="15"
              height="15"
              viewBox="0 0 512 512"
              dangerouslySetInnerHTML={{ __html: monster.body }}
            />
          )}
        </g>
      ))}
      {icon && <svg class="es-doom-face" x="58" y="58" width="84" height="84" viewBox="0 0 512 512" dangerouslySetInnerHTML={{ __html: icon.body }} />}
      {one.track.map((_, index) => index < one.doom && <path key={index} class="es-claw" d={claw(index, count)} />)}
    </svg>
  );
}

export function aboutAncientOne(table: Table, id: string): About {
  const entry = ancientOneEntry(table, id);
  return {
    title: table.thing(id),
    card: ancientOneDrawing(table, id),
    text: [
      table.say(`text-${id}`),
      table.say("board-ancient-numbers", { signs: entry.elder_signs, track: entry.doom_track.length }),
      entry.combat_task.length > 0 && table.say("board-combat-task", { icons: entry.combat_task.map((icon) => iconName(table, icon)).join(" + ") }),
    ],
    help: table.say("help-doom"),
    rule: ["ES-13.1", "ES-20.1"],
    provenance: provenance(entry.provenance),
  };
}

function Signs({ one }: { one: AncientOne }) {
  const table = useTable();
  const label = table.say("board-signs", { count: one.elder_signs, needed: one.needed });
  const explained = explain(table, { title: table.say("board-sketch-signs"), label, text: [label, table.say("help-signs")], rule: "ES-21.1" });
  return (
    <div class="es-signs" data-anchor="signs" {...explained}>
      <div class="es-sign-row" aria-hidden>
        {Array.from({ length: one.needed }, (_, index) => (
          <ElderSign key={index} class={index < one.elder_signs ? "found" : ""} />
        ))}
      </div>
      <b aria-hidden>
        <Count value={one.elder_signs} />
        <small>/{one.needed}</small>
      </b>
    </div>
  );
}

export function AncientOnePlace({ one }: { one: AncientOne }) {
  const table = useTable();
  const label = `${table.thing(one.id)}. ${table.say("board-doom", { count: one.doom, track: one.track.length })}`;
  const explained = explain(table, { ...aboutAncientOne(table, one.id), label });
  return (
    <section class="es-ancient" aria-label={table.say("name-ancient_one")}>
      {!one.awake && (
        <>
          <div class="es-ancient-face" data-thing={one.id} data-anchor="doom" {...explained}>
            <DoomRing one={one} />
          </div>
          <h2>{table.thing(one.id)}</h2>
          <p class="es-doom-count" aria-hidden>
            {table.say("board-sketch-doom")} <Count value={one.doom} />/{one.track.length}
          </p>
        </>
      )}
      <Signs one={one} />
      {!one.awake && (
        <p class="es-ancient-text" {...explained} tabIndex={-1} aria-hidden>
          {table.say(`text-${one.id}`)}
        </p>
      )}
    </section>
  );
}

const HOURS = ["XII", "III", "VI", "IX"];

/** The angle of the hand; it never turns back. */
function useHand(clock: string): number {
  const hand = useRef<number | null>(null);
  const wanted = HOURS.indexOf(clock) * 90;
  const last = hand.current ?? wanted;
  const turned = last + ((((wanted - last) % 360) + 360) % 360);
  hand.current = turned;
  return turned;
}

/** A round clock; the hand really moves. */
export function Clock() {
  const table = useTable();
  const { clock, midnight_due: due } = table.board;
  const angle = useHand(clock);
  const left = due ? 0 : 4 - HOURS.indexOf(clock);
  const words = table.say(table.board.ancient_one?.awake ? "board-to-attack" : "board-to-midnight", { count: left });
  const about = {
    title: table.say("board-sketch-clock"),
    label: `${table.say("board-sketch-clock")}: ${clock}. ${words}`,
    text: [words, table.say("help-clock")],
    rule: ["ES-11.1", "ES-11.3"],
  };
  return (
    <div class="es-clock" data-anchor="clock" {...explain(table, about, offer(table, { type: "advance_clock" }))}>
      <svg viewBox="0 0 200 200" aria-hidden>
        <circle class="es-bezel" cx="100" cy="100" r="97" />
        <circle class="es-dial" cx="100" cy="100" r="86" />
        <path class={`es-midnight-sector ${left <= 1 ? "near" : ""}`} d={`M100 100L${polar(-0.42, 84)}A84 84 0 0 1 ${polar(0.42, 84)}Z`} />
        <g class="es-dial-sign">
          <g transform="translate(68 68) scale(0.64)">
            <SignShape />
          </g>
        </g>
        {Array.from({ length: 60 }, (_, minute) => (
          <path key={minute} class={minute % 5 ? "es-tick" : "es-tick hour"} d={`M${polar((minute * Math.PI) / 30, 84)}L${polar((minute * Math.PI) / 30, minute % 5 ? 80 : 76)}`} />
        ))}
        {HOURS.map((hour, quarter) => (
          <text
            key={hour}
            class={hour === clock ? "now" : ""}
            x={MIDDLE + 61 * Math.sin((quarter * Math.PI) / 2)}
            y={MIDDLE - 61 * Math.cos((quarter * Math.PI) / 2)}
            dy="0.36em"
            text-anchor="middle"
          >
            {hour}
          </text>
        ))}
        <g class="es-hand" data-anchor="hand" style={{ transform: `rotate(${angle}deg)` }}>
          <path d="M100 55L106 88L103 118L97 118L94 88Z" />
          <path d="M100 53l6 13-6 8-6-8z" />
        </g>
        <circle class="es-pin" cx="100" cy="100" r="7" />
      </svg>
      <span class="es-clock-words" aria-hidden>
        {words}
      </span>
    </div>
  );
}

/** The face of an Ancient One, small. */
export function AncientFace({ id }: { id: string }) {
  const icon = ANCIENT[id];
  return icon ? <Icon of={icon} class="es-face" /> : null;
}
