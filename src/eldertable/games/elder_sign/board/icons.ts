import type { IconData } from "@table";
import brain from "icon:game/brain";
import heart from "icon:game/hearts";
import clue from "icon:game/footprint";
import common from "icon:game/swap-bag";
import unique from "icon:game/crystal-ball";
import spell from "icon:game/spell-book";
import ally from "icon:game/shaking-hands";
import doom from "icon:game/evil-moon";
import monster from "icon:game/gooey-daemon";
import gate from "icon:game/magic-portal";
import trophy from "icon:game/laurels";
import lore from "icon:game/tied-scroll";
import peril from "icon:game/death-skull";
import terror from "icon:game/suckered-tentacle";
import investigation from "icon:game/magnifying-glass";
import padlock from "icon:game/padlock";
import midnight from "icon:game/night-sky";
import hour from "icon:game/empty-hourglass";
import dice from "icon:game/rolling-dices";
import firstAid from "icon:game/first-aid-kit";
import shop from "icon:game/shop";
import lost from "icon:game/box-unpacking";
import door from "icon:game/closed-doors";
import adventure from "icon:game/greek-temple";
import focus from "icon:game/targeted";
import fail from "icon:game/broken-bone";
import mask from "icon:game/ceremonial-mask";
import azathoth from "icon:game/vortex";
import cthulhu from "icon:game/octopus";
import hastur from "icon:game/crowned-skull";
import ithaqua from "icon:game/ice-golem";
import nyarlathotep from "icon:game/egyptian-profile";
import shub from "icon:game/goat";
import yig from "icon:game/snake";
import yog from "icon:game/bubbles";
import student from "icon:game/graduate-cap";
import drifter from "icon:game/sitting-dog";
import salesman from "icon:game/briefcase";
import psychologist from "icon:game/third-eye";
import photographer from "icon:game/photo-camera";
import magician from "icon:game/top-hat";
import author from "icon:game/quill-ink";
import professor from "icon:game/spectacles";
import dilettante from "icon:game/pearl-necklace";
import detective from "icon:game/fedora";
import scientist from "icon:game/round-bottom-flask";
import researcher from "icon:game/bookshelf";
import gangster from "icon:game/machine-gun";
import archaeologist from "icon:game/whip";
import nun from "icon:game/nun-face";
import doctor from "icon:game/stethoscope";
import cultist from "icon:game/cultist";
import maniac from "icon:game/meat-cleaver";
import zombie from "icon:game/shambling-zombie";
import ghoul from "icon:game/sharped-teeth-skull";
import ghost from "icon:game/floating-ghost";
import witch from "icon:game/witch-face";
import warlock from "icon:game/warlock-hood";
import byakhee from "icon:game/evil-bat";
import miGo from "icon:game/alien-bug";
import fireVampire from "icon:game/fire-silhouette";
import nightgaunt from "icon:game/bat-wing";
import shambler from "icon:game/monster-grasp";
import elderThing from "icon:game/sea-star";
import hound from "icon:game/hound";
import darkYoung from "icon:game/evil-tree";
import chthonian from "icon:game/worm-mouth";
import shoggoth from "icon:game/six-eyes";
import starSpawn from "icon:game/giant-squid";
import polyp from "icon:game/whirlwind";
import highPriest from "icon:game/hooded-figure";
import type { Colour, Kind } from "./types";

export {
  adventure,
  ally,
  brain,
  clue,
  common,
  dice,
  doom,
  door,
  fail,
  firstAid,
  focus,
  gate,
  heart,
  hour,
  investigation,
  lost,
  midnight,
  monster,
  padlock,
  peril,
  shop,
  spell,
  terror,
  trophy,
  unique,
};

export const FACE: Record<string, IconData> = { lore, peril, terror, investigation };
export const POINTS: Record<string, IconData> = { sanity: brain, stamina: heart };
export const KIND: Record<Kind, IconData> = { common, unique, spell, ally };
export const WHAT: Record<string, IconData> = {
  sanity: brain,
  stamina: heart,
  clue,
  common,
  unique,
  spell,
  ally,
  trophy,
  trophy_piece: trophy,
  monster_trophy: trophy,
};
export const VERB: Record<string, IconData> = { doom, remove_doom: doom, monster, gate, discard_dice: dice, fail_attempt: fail };
export const DIE: Record<Colour, IconData> = { green: dice, yellow: dice, red: dice };

export const ANCIENT: Record<string, IconData> = {
  azathoth,
  cthulhu,
  hastur,
  ithaqua,
  nyarlathotep,
  shub_niggurath: shub,
  yig,
  yog_sothoth: yog,
};

export const INVESTIGATOR: Record<string, IconData> = {
  amanda_sharpe: student,
  ashcan_pete: drifter,
  bob_jenkins: salesman,
  carolyn_fern: psychologist,
  darrell_simmons: photographer,
  dexter_drake: magician,
  gloria_goldberg: author,
  harvey_walters: professor,
  jenny_barnes: dilettante,
  joe_diamond: detective,
  kate_winthrop: scientist,
  mandy_thompson: researcher,
  michael_mcglen: gangster,
  monterey_jack: archaeologist,
  sister_mary: nun,
  vincent_lee: doctor,
};

const MONSTERS: Record<string, IconData> = {
  cultist_1: cultist,
  cultist_2: cultist,
  cultist_3: cultist,
  maniac,
  zombie,
  ghoul,
  ghost,
  witch,
  warlock,
  byakhee,
  mi_go: miGo,
  fire_vampire: fireVampire,
  nightgaunt,
  dimensional_shambler: shambler,
  elder_thing: elderThing,
  hound_of_tindalos: hound,
  dark_young: darkYoung,
  chthonian,
  shoggoth,
  star_spawn: starSpawn,
  flying_polyp: polyp,
  high_priest: highPriest,
};

/** The masks of Nyarlathotep share a picture. */
export const monsterIcon = (id: string): IconData => MONSTERS[id] ?? mask;
