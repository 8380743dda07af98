// The Ancient One with the doom closing around it, the Elder Signs against it, and the clock.
import { Count, Icon, target } from "@table";
import { useRef } from "preact/hooks";
import { Explanation, useExplained } from "./Explain";
import { ANCIENT, monster } from "./icons";
import { ElderSign, iconName, SignShape } from "./Pieces";
import { ancientOneEntry, useTable, type AncientOne } from "./types";

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

export function AncientOneWords({ id }: { id: string }) {
  const table = useTable();
  const entry = ancientOneEntry(table, id);
  return (
    <Explanation title={table.thing(id)} text={table.say(`text-${id}`)} source={entry.provenance}>
      <p>{table.say("board-ancient-numbers", { signs: entry.elder_signs, track: entry.doom_track.length })}</p>
      {entry.combat_task.length > 0 && <p>{table.say("board-combat-task", { icons: entry.combat_task.map((icon) => iconName(table, icon)).join(" + ") })}</p>}
      <p>{table.say("help-doom")}</p>
    </Explanation>
  );
}

function Signs({ one }: { one: AncientOne }) {
  const table = useTable();
  const label = table.say("board-signs", { count: one.elder_signs, needed: one.needed });
  const explained = useExplained(label, () => <Explanation title={table.say("board-sketch-signs")} text={`${label} ${table.say("help-signs")}`} source="rulebook" />);
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
  const explained = useExplained(label, () => <AncientOneWords id={one.id} />);
  return (
    <section class="es-ancient" aria-label={table.say("name-ancient_one")}>
      <div class="es-ancient-face" data-thing={one.id} data-anchor="doom" {...explained}>
        <DoomRing one={one} />
      </div>
      <h2>{table.thing(one.id)}</h2>
      <p class="es-doom-count" aria-hidden>
        {table.say("board-sketch-doom")} <Count value={one.doom} />/{one.track.length}
      </p>
      <Signs one={one} />
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
  const index = table.find((choice) => choice.type === "advance_clock");
  const words = table.say(table.board.ancient_one?.awake ? "board-to-attack" : "board-to-midnight", { count: left });
  const explained = useExplained(`${table.say("board-sketch-clock")}: ${clock}. ${words}`, () => (
    <Explanation title={table.say("board-sketch-clock")} text={table.say("help-clock")} source="rulebook">
      <p>{words}</p>
    </Explanation>
  ));
  return (
    <div class="es-clock" data-anchor="clock" {...explained} {...target(table, index)}>
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
            x={MIDDLE + 62 * Math.sin((quarter * Math.PI) / 2)}
            y={MIDDLE - 62 * Math.cos((quarter * Math.PI) / 2)}
            dy="0.36em"
            text-anchor="middle"
          >
            {hour}
          </text>
        ))}
        <g class="es-hand" style={{ transform: `rotate(${angle}deg)` }}>
          <path d="M100 26L106 84L103 112L97 112L94 84Z" />
          <path d="M100 30l6 18-6 8-6-8z" />
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
