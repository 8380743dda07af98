// The small pieces: dice with engraved faces, icons of tasks, effects, Elder Signs, markers of investigators.
import { Icon, Mark, type IconData } from "@table";
import type { ComponentChildren } from "preact";
import { FACE, POINTS, VERB, WHAT, hour, monsterIcon } from "./icons";
import { colourOf, faceOf, useTable, type Effect, type Table } from "./types";

/** A small picture, in words for those who do not see it. */
function Pictured({ class: name, label, children }: { class: string; label: string; children: ComponentChildren }) {
  return (
    <span class={name} role="img" aria-label={label}>
      {children}
    </span>
  );
}

const corner = (index: number, radius: number): string => {
  const angle = (index / 5) * 2 * Math.PI;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
};
const PENTAGRAM = `M${[0, 2, 4, 1, 3].map((index) => corner(index, 46)).join("L")}Z`;

/** The Elder Sign: a star with a burning eye in it. */
export function SignShape() {
  return (
    <>
      <path class="es-sign-star" d={PENTAGRAM} />
      <path class="es-sign-eye" d="M28 53Q50 31 72 53Q50 75 28 53Z" />
      <path class="es-sign-flame" d="M50 36Q59 50 54 58Q57 64 50 69Q43 64 46 58Q41 50 50 36Z" />
    </>
  );
}

export function ElderSign({ class: name = "" }: { class?: string }) {
  return (
    <svg class={`es-sign ${name}`} viewBox="0 0 100 100" aria-hidden>
      <SignShape />
    </svg>
  );
}

export function Engraving({ face }: { face: string }) {
  if (face.startsWith("inv")) {
    return (
      <span class="es-engraving number">
        <Icon of={FACE["investigation"] as IconData} />
        <b>{face.slice(3)}</b>
      </span>
    );
  }
  const icon = FACE[face];
  if (icon) return <Icon of={icon} class="es-engraving" />;
  return <ElderSign class={`es-engraving ${face === "wild" ? "wild" : "blank"}`} />;
}

/** A die; each colour has a shape of its own. Without a face it has not been rolled yet. */
export function DieShape({ die, class: name = "" }: { die: string; class?: string }) {
  return (
    <span class={`es-die ${colourOf(die)} ${name}`} data-face={faceOf(die)} aria-hidden>
      <Engraving face={faceOf(die)} />
    </span>
  );
}

/** A die in words. */
export const dieName = (table: Table, die: string): string => table.thing(die);

/** What an icon of a task asks for, in words. */
export function iconName(table: Table, icon: string): string {
  const parts = icon.split("|").map((part) => (part.startsWith("inv") ? table.say("board-icon-inv", { count: Number(part.slice(3)) }) : table.say(`board-icon-${part}`)));
  return parts.length > 1 ? table.say("board-icon-either", { one: parts[0] ?? "", other: parts[1] ?? "" }) : (parts[0] ?? "");
}

function Half({ icon }: { icon: string }) {
  if (icon.startsWith("inv")) {
    return (
      <>
        <Icon of={FACE["investigation"] as IconData} />
        <b>{icon.slice(3)}</b>
      </>
    );
  }
  return <Icon of={FACE[icon] as IconData} />;
}

/** A slot of a task, waiting for dice. */
export function Slot({ icon }: { icon: string }) {
  const table = useTable();
  const parts = icon.split("|");
  return (
    <Pictured class={`es-slot ${parts.length > 1 ? "split" : (parts[0] ?? "").replace(/\d+$/, "")}`} label={iconName(table, icon)}>
      {parts.map((part, index) => (
        <span key={part} class={`es-slot-half ${part.replace(/\d+$/, "")}`}>
          {index > 0 && <i>/</i>}
          <Half icon={part} />
        </span>
      ))}
    </Pictured>
  );
}

/** What completing a task costs besides dice. */
export function Cost({ what, count }: { what: "sanity" | "stamina" | "clock"; count: number }) {
  const table = useTable();
  if (!count) return null;
  return (
    <Pictured class={`es-cost ${what}`} label={table.say(`board-cost-${what}`, { count })}>
      <Icon of={what === "clock" ? hour : (POINTS[what] as IconData)} />
      <b>−{count}</b>
    </Pictured>
  );
}

/** What there is to choose from. */
const sidesOf = (effect: Effect): Effect[][] => (effect.options ?? []).filter((side) => typeof side !== "string");

/** An effect in words. */
export function effectName(table: Table, effect: Effect): string {
  const count = typeof effect.n === "number" ? effect.n : 1;
  const who = effect.who === "all" ? "all" : "self";
  if (effect.do === "choose") {
    const sides = sidesOf(effect).map((side) => side.map((part) => effectName(table, part)).join(" + "));
    return table.say("board-effect-choose", { one: sides[0] ?? "", other: sides[1] ?? "", who });
  }
  return table.say(`board-effect-${effect.do}`, { what: effect.what ?? "", count, who });
}

/** An effect as a picture with its number. */
export function EffectMark({ effect }: { effect: Effect }) {
  const table = useTable();
  const count = typeof effect.n === "number" ? effect.n : 1;
  const label = effectName(table, effect);
  if (effect.do === "choose") {
    return (
      <Pictured class="es-effect choose" label={label}>
        {sidesOf(effect).map((side, index) => (
          <span key={index}>
            {index > 0 && <i>/</i>}
            {side.map((part) => (
              <EffectPicture key={part.what} effect={part} count={typeof part.n === "number" ? part.n : 1} />
            ))}
          </span>
        ))}
      </Pictured>
    );
  }
  return (
    <Pictured class={`es-effect ${effect.do} ${effect.what ?? ""}`} label={label}>
      <EffectPicture effect={effect} count={count} />
    </Pictured>
  );
}

function EffectPicture({ effect, count }: { effect: Effect; count: number }) {
  const icon = VERB[effect.do] ?? WHAT[effect.what ?? ""];
  const sign = effect.do === "lose" || effect.do === "remove_doom" ? "−" : "";
  return (
    <>
      {effect.what === "elder_sign" ? <ElderSign /> : icon && <Icon of={icon} />}
      {effect.do === "remove_doom" && count === 1 ? <b>−1</b> : (count > 1 || sign) && <b>{`${sign}${count}`}</b>}
    </>
  );
}

/** A list of effects; `who` marks what touches everybody. */
export function Effects({ effects = [], class: name }: { effects?: Effect[]; class: string }) {
  return (
    <span class={`es-effects ${name}`}>
      {effects.map((effect, index) => (
        <EffectMark key={index} effect={effect} />
      ))}
    </span>
  );
}

/** Who stands here. */
export function Standing({ seats }: { seats: number[] }) {
  const table = useTable();
  if (!seats.length) return null;
  return (
    <span class="es-standing">
      {seats.map((seat) => (
        <span key={seat} class={`es-marker seat-${seat} ${seat === table.board.active ? "active" : ""}`} data-anchor={`marker-${seat}`} role="img" aria-label={table.name(seat)}>
          <Mark seat={seat} size={16} />
        </span>
      ))}
    </span>
  );
}

export function MonsterFace({ id }: { id: string }) {
  return (
    <span class="es-monster-face" aria-hidden>
      <Icon of={monsterIcon(id)} />
    </span>
  );
}
