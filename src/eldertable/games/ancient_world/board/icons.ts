import type { IconData } from "@table";
import ash from "icon:game/fire";
import barracks from "icon:game/camping-tent";
import bog from "icon:game/frog";
import build from "icon:game/brick-pile";
import bull from "icon:game/bull";
import burning from "icon:game/volcano";
import capital from "icon:game/greek-temple";
import citizen from "icon:game/person";
import click from "icon:game/click";
import coins from "icon:game/two-coins";
import compass from "icon:game/compass";
import copy from "icon:game/clockwise-rotation";
import crab from "icon:game/crab";
import discount from "icon:game/trowel";
import discover from "icon:game/magnifying-glass";
import dolphin from "icon:game/dolphin";
import dune from "icon:game/sand-snake";
import enlist from "icon:game/rally-the-troops";
import eye from "icon:game/all-seeing-eye";
import expand from "icon:game/flag-objective";
import food from "icon:game/wheat";
import giant from "icon:game/giant";
import hammer from "icon:game/hammer-nails";
import hand from "icon:game/hand";
import hills from "icon:game/hills";
import hunger from "icon:game/worm-mouth";
import knowledge from "icon:game/scroll-unfurled";
import labour from "icon:game/mining";
import laurels from "icon:game/laurels";
import leaf from "icon:game/oak-leaf";
import leviathan from "icon:game/wyvern";
import loot from "icon:game/swap-bag";
import moon from "icon:game/moon";
import plainArrow from "icon:game/arrow-flights";
import populate from "icon:game/family-house";
import ray from "icon:game/manta-ray";
import recruit from "icon:game/spartan-helmet";
import scorpion from "icon:game/scorpion";
import serpent from "icon:game/sea-serpent";
import skyEater from "icon:game/spiked-dragon-head";
import sovereign from "icon:game/hydra";
import sphinx from "icon:game/egyptian-sphinx";
import spy from "icon:game/hooded-figure";
import star from "icon:lucide/star";
import stone from "icon:game/rock-golem";
import sun from "icon:game/sun";
import sunken from "icon:game/giant-squid";
import sword from "icon:game/broadsword";
import thorn from "icon:game/thorny-vine";
import titan from "icon:game/cyclops";
import tortoise from "icon:game/tortoise";
import trigger from "icon:game/lightning-arc";
import village from "icon:game/village";
import wolf from "icon:game/wolf-howl";
import type { Icons, Tribe } from "./types";

export { capital, citizen, coins, food, hammer, hand, hills, knowledge, laurels, plainArrow as arrow, recruit as military, star, sword, titan, village };
export { click as action, copy, discount, loot, spy, trigger };

export const TRIBE: Record<Tribe, IconData> = { red: bull, blue: dolphin, green: leaf, yellow: sun, purple: moon };

export const SPACE: Record<string, IconData> = {
  labour,
  build,
  enlist,
  expand,
  discover,
  rebuild: hammer,
  recruit,
  explore: compass,
  populate,
};

export const BEAST: Record<string, IconData> = {
  serpent_of_hmu: serpent,
  dune_strider: dune,
  reef_crawler: crab,
  bog_wader: bog,
  cliff_howler: wolf,
  salt_giant: giant,
  thorn_beast: thorn,
  stone_creature: stone,
  storm_ray: ray,
  ash_colossus: ash,
  glass_scorpion: scorpion,
  hollow_tortoise: tortoise,
  veiled_watcher: eye,
  many_armed_sovereign: sovereign,
  sunken_emperor: sunken,
  burning_mountain: burning,
  wind_leviathan: leviathan,
  dread_sphinx: sphinx,
  sky_eater: skyEater,
  old_hunger: hunger,
};

/** What a lasting icon is drawn as; income bears a plus. */
export const LASTING: Record<keyof Icons, IconData> = {
  capacity: village,
  food,
  income_coins: coins,
  income_knowledge: knowledge,
  army_slots: barracks,
  swords: sword,
  arrows: plainArrow,
  explore_bonus: compass,
};
