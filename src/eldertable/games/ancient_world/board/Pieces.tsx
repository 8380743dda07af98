// Small pieces: citizens, coins, banners, prices, icons.
import { Icon, Shape, type IconData } from "@table";
import type { ComponentChildren } from "preact";
import { action, arrow, citizen as person, coins as coinIcon, copy, discount, hammer, hand, hills, knowledge as scroll, laurels, LASTING, military, SPACE, sword, titan, TRIBE, trigger } from "./icons";
import type { Cost, Effect, EmpireEntry, Icons, Possession, Tribe } from "./types";

/** A citizen: the shape and colour of its player, its value on it. */
export function Citizen({ seat, value }: { seat: number; value: number }) {
  return (
    <svg class={`aw-citizen seat-${seat}`} viewBox="0 0 24 24" aria-hidden>
      <g class="aw-citizen-body">
        <Shape seat={seat} />
      </g>
      <text x="12" y={seat === 0 ? 18.4 : 16.6} text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}

export function Amount({ icon, count, class: name = "" }: { icon: IconData; count: ComponentChildren; class?: string }) {
  return (
    <span class={`aw-amount ${name}`}>
      <Icon of={icon} />
      {count}
    </span>
  );
}

export function Price({ cost, off = 0 }: { cost: Cost | undefined; off?: number }) {
  const coins = Math.max(0, (cost?.coins ?? 0) - off);
  const knowledge = cost?.knowledge ?? 0;
  return (
    <span class={`aw-price ${off && cost?.coins ? "cheaper" : ""}`}>
      {(coins > 0 || knowledge === 0) && <Amount icon={coinIcon} count={coins} class="coin" />}
      {knowledge > 0 && <Amount icon={scroll} count={knowledge} class="lore" />}
    </span>
  );
}

export function Banner({ tribe }: { tribe: Tribe }) {
  return (
    <span class={`aw-banner tribe-${tribe}`}>
      <Icon of={TRIBE[tribe]} />
    </span>
  );
}

export function Banners({ tribes }: { tribes: readonly Tribe[] }) {
  return (
    <span class="aw-banners">
      {tribes.map((tribe, index) => (
        <Banner key={index} tribe={tribe} />
      ))}
    </span>
  );
}

const isIncome = (name: string): boolean => name.startsWith("income");

/** What a card gives as long as it is undamaged. */
export function Lasting({ icons }: { icons: Icons | undefined }) {
  const shown = (Object.keys(LASTING) as (keyof Icons)[]).filter((name) => icons?.[name]);
  return (
    <>
      {shown.map((name) => (
        <Amount key={name} icon={LASTING[name]} count={isIncome(name) ? `+${icons?.[name]}` : icons?.[name]} class={isIncome(name) ? "income" : name} />
      ))}
    </>
  );
}

const AT_ONCE: Record<string, IconData> = {
  gain_coins: coinIcon,
  gain_coins_per: coinIcon,
  gain_knowledge: scroll,
  gain_citizen: person,
  repair: hammer,
  round_attack: sword,
  take_province: hills,
  take_first_player: hand,
  recruit: military,
  build: SPACE["build"] ?? hammer,
  explore: SPACE["explore"] ?? hammer,
  copy_action: copy,
  scout_titans: titan,
};
/** Effects without a number of their own. */
const BARE = ["take_province", "take_first_player", "recruit", "build", "explore", "copy_action", "scout_titans"];

function EffectIcon({ effect }: { effect: Effect }) {
  const icon = AT_ONCE[effect.verb];
  if (!icon) return null;
  if (BARE.includes(effect.verb)) return <Icon of={icon} />;
  const count = effect.verb === "round_attack" ? (effect.swords ?? 0) + (effect.arrows ?? 0) : (effect.amount ?? 1);
  return <Amount icon={effect.verb === "round_attack" && !effect.swords ? arrow : icon} count={effect.verb === "gain_coins_per" ? "×" : count} />;
}

export function Effects({ effects }: { effects: readonly Effect[] | undefined }) {
  return (
    <>
      {effects?.map((effect, index) => (
        <EffectIcon key={index} effect={effect} />
      ))}
    </>
  );
}

/** What happens once, when the thing is gained. */
export function Gains({ entry }: { entry: Possession }) {
  if (!entry.on_gain?.length) return null;
  return (
    <span class="aw-once">
      <Effects effects={entry.on_gain} />
    </span>
  );
}

/** The picture language of an Empire card: lasting icons, gains, action, trigger, points. */
export function Powers({ entry }: { entry: EmpireEntry }) {
  return (
    <span class="aw-powers">
      <Lasting icons={entry.icons} />
      <Gains entry={entry} />
      {entry.action && (
        <span class="aw-action-power">
          <Icon of={action} />
          <Effects effects={entry.action.effects} />
        </span>
      )}
      {entry.trigger && <Icon of={trigger} />}
      {entry.static && <Amount icon={discount} count={`−${entry.static.coins}`} />}
      {entry.scoring && <Icon of={laurels} />}
    </span>
  );
}
