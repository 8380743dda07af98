import type { IconData } from "@table";
import clockTower from "icon:game/clock-tower";
import convert from "icon:game/puppet";
import build from "icon:game/magic-portal";
import deploy from "icon:game/fedora";
import fish from "icon:game/fish-monster";
import flip from "icon:game/vertical-flip";
import harbour from "icon:game/anchor";
import insane from "icon:game/evil-moon";
import lighthouse from "icon:game/lighthouse";
import map from "icon:game/treasure-map";
import monster from "icon:game/suckered-tentacle";
import page from "icon:game/scroll-quill";
import points from "icon:game/laurels";
import renew from "icon:game/cycle";
import rune from "icon:game/rune-stone";
import sane from "icon:game/sun";
import scroll from "icon:game/tied-scroll";
import swap from "icon:game/card-exchange";
import hand from "icon:game/card-pick";
import token from "icon:game/candle-flame";
import witch from "icon:game/witch-flight";
import type { Mode, Verb } from "./types";

export { hand, monster, points, scroll, token, deploy, page, map, rune };

export const TOWN: Record<string, IconData> = { innsmouth: fish, salem: witch, arkham: clockTower, kingsport: harbour, rockport: lighthouse };
export const MODE: Record<Mode, IconData> = { sane, insane };
export const VERB: Record<Verb, IconData> = {
  collect_lost_page: page,
  collect_map_fragment: map,
  collect_rune: rune,
  deploy,
  convert,
  build_gate: build,
};
export const DESPERATE: Record<string, IconData> = { swap_cards: swap, renew_gate_row: renew, flip_sanity: flip, score_three: points };
