import type { IconData } from "@table";
import anchor from "icon:game/anchor";
import arms from "icon:game/ammo-box";
import artillery from "icon:game/field-gun";
import airship from "icon:game/zeppelin";
import barn from "icon:game/barn";
import brain from "icon:game/brain";
import car from "icon:game/apc";
import cattle from "icon:game/cow";
import coal from "icon:game/coal-pile";
import corn from "icon:game/corn";
import cthulhu from "icon:game/octopus";
import cubes from "icon:game/cubes";
import damage from "icon:game/bullets";
import empty from "icon:game/desert-skull";
import eye from "icon:game/sheikah-eye";
import gold from "icon:game/gold-nuggets";
import heal from "icon:game/health-normal";
import hourglass from "icon:game/hourglass";
import infantry from "icon:game/brodie-helmet";
import iron from "icon:game/metal-bar";
import laurels from "icon:game/laurels";
import loyalist from "icon:game/cultist";
import mi_go from "icon:game/wasp-sting";
import mining from "icon:game/war-pick";
import mountain from "icon:game/mountain-road";
import persist from "icon:game/sun";
import person from "icon:game/public-speaker";
import phosphate from "icon:game/minerals";
import quiet from "icon:game/night-sky";
import rails from "icon:game/railway";
import retrieve from "icon:game/return-arrow";
import shield from "icon:game/checked-shield";
import sheep from "icon:game/sheep";
import ship from "icon:game/cargo-ship";
import shoggoth from "icon:game/gooey-daemon";
import skull from "icon:game/skull-crossed-bones";
import swords from "icon:game/crossed-swords";
import temple from "icon:game/egyptian-temple";
import train from "icon:game/steam-locomotive";
import assassin from "icon:game/hooded-assassin";
import oneUse from "icon:game/candle-flame";
import zombie from "icon:game/shambling-zombie";
import compass from "icon:game/compass";
import trophy from "icon:game/medal-skull";
import type { Farming, Kind, OldOneType, Personality, Unit } from "./types";

export { anchor, brain, compass, cubes, damage, eye, heal, hourglass, laurels, skull, swords, person, shield, trophy, barn, retrieve };

export const GOOD: Record<Kind, IconData> = { coal, iron, gold, phosphate, vp_token: laurels };
export const FARM: Record<Farming, IconData> = { sheep, cattle, corn };
export const UNIT: Record<Unit, IconData> = { infantry, armoured_car: car, artillery, airship, armoured_train: train };
export const OLD_ONE: Record<OldOneType, IconData> = { cthulhu, shoggoth, mi_go, zombie, loyalist, temple, blank: empty };
export const BOX: Record<string, IconData> = {
  rail_plain: rails,
  rail_any: mountain,
  mine_1: mining,
  mine_2: mining,
  recruit: person,
  buy_military: arms,
  import_export: ship,
  farm: barn,
  attack: swords,
  retrieve,
};
export const CARD_KIND: Record<Personality["kind"], IconData> = { one_use: oneUse, persistent: persist, once_per_combat: swords, end_scoring: laurels };
export const REVELATION: Record<string, IconData> = { reveal_lowest: eye, assassinate: assassin, spawn_at_temples: temple, no_event: quiet };
export const RAILS = rails;
export const MINING = mining;
