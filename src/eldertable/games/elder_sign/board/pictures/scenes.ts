// The adventures and Other Worlds, each by its light and its layers from the wall to what matters.
import type { Palette, Placed } from "@pictures";
import type { BEYOND } from "./beyond";
import type { HALLS } from "./halls";
import { AMBER, BLOOD, DREAM, LAMP, MOON, SICKLY } from "./palettes";
import type { PEOPLE } from "./people";
import type { THINGS } from "./things";

export type Part = keyof typeof HALLS | keyof typeof PEOPLE | keyof typeof THINGS | keyof typeof BEYOND;
export type Scene = readonly [Palette, ...Placed<Part>[]];

export const ADVENTURES: Record<string, Scene> = {
  ancient_relics: [LAMP, "gallery", ["lamp_cone", 60, 10], ["case", 60, 68, 1.3], ["mask", 60, 53, 0.8], ["plinth", 24, 68], ["vase", 24, 48], ["plinth", 96, 68], ["idol", 96, 48, 0.8]],
  a_terrible_discovery: [BLOOD, "cellar", ["glow", 62, 44, 1.8], ["tentacle", 78, 58, 0.8], ["chest", 78, 70, 1.2], ["recoiling", 40, 70, 1.3]],
  did_you_hear_that: [MOON, "corridor", ["robed", 62, 58, 0.9], ["seeker", 40, 78, 1.2]],
  the_loading_dock: [AMBER, "brick", ["roll_door", 60, 66], ["moon", 78, 44, 0.8], ["crates", 30, 70, 1.1], ["hook", 56, 38], ["crates", 98, 72, -0.8]],
  the_storage_closet: [LAMP, "plain_wall", ["shelves", 32, 66, 1.1], ["door_ajar", 76, 66, 1.2], ["broom", 54, 68], ["bucket", 101, 70]],
  the_key_to_the_beyond: [DREAM, "swirl", ["rays", 60, 36, 1.3], ["keyhole", 60, 46, 1.3], ["key", 60, 54, 1.1]],
  riot_in_the_streets: [BLOOD, "street", ["glow", 60, 56, 1.6], ["torch", 40, 58], ["torch", 62, 52, 1.1], ["torch", 82, 58], ["crowd", 60, 76, 1.5]],
  unnatural_habitat: [SICKLY, "gallery", ["lamp_cone", 60, 8, 0.9], ["case", 60, 70, 1.9], ["fern", 50, 51, 0.8], ["fern", 71, 51, -0.7], ["tentacle", 60, 51, 0.75]],
  dont_fall_asleep: [MOON, "plain_wall", ["window", 26, 58, 0.9], ["clock", 94, 24, 1.1], ["armchair", 62, 70, 1.2], ["asleep", 62, 70, 1.1, 0]],
  the_hidden_passage: [AMBER, "library", ["door", 60, 66, 1.1], ["figure", 62, 66, 0.9], ["bookcase", 34, 70, 1.1]],
  something_has_broken_free: [SICKLY, "hall", ["glow", 84, 44, 1.4], ["beast", 86, 66], ["broken_case", 34, 68, 1.2]],
  hallway_on_fire: [BLOOD, "corridor", ["flames", 36, 72, 0.9], ["flames", 86, 74, -1], ["figure", 60, 60, 0.7]],
  horrible_visions: [DREAM, "halo", ["great_eye", 60, 32], ["kneeling", 60, 76, 1.1]],
  late_night_break_in: [MOON, "plain_wall", ["window", 66, 62, 1.25], ["figure", 62, 61, 0.95], ["beam", 58, 48, -0.95]],
  theres_something_in_the_basement: [LAMP, "brick", ["door", 98, 26, 0.6], ["stairs", 76, 68], ["figure", 96, 26, 0.6], ["eyes", 22, 58, 1.4], ["eyes", 38, 63, 0.9]],
  tempest_in_a_teapot: [SICKLY, "storm_sky", ["rays", 60, 44, 1.4], ["lightning", 34, 62, 0.8], ["lightning", 90, 60, -0.8], ["teapot", 60, 74, 1.2], ["lightning", 60, 42, 0.7], ["clouds", 30, 22], ["clouds", 92, 20, -1.1]],
  a_secret_gathering: [BLOOD, "cellar", ["glow", 60, 52, 1.4], ["robed", 30, 70, 1.2], ["robed", 90, 70, 1.2], ["robed", 46, 64, 0.9], ["robed", 74, 64, 0.9], ["candles", 60, 74]],
  the_missing_records: [AMBER, "plain_wall", ["lamp_cone", 34, 14, 0.9], ["cabinets", 66, 68, 1.2], ["open_drawer", 34, 68], ["papers", 40, 44]],
  vermin_in_the_pipes: [SICKLY, "lit_brick", ["pipes", 60, 66], ["rat", 44, 26], ["rat", 30, 67, 1.2], ["rat", 62, 67, 0.8], ["rat", 104, 67, -1]],
  the_archives: [LAMP, "library", ["lamp_cone", 60, 14], ["ladder", 84, 68], ["figure", 60, 72, 1.1]],
  stay_away_from_the_windows: [MOON, "window_wall", ["giant_shadow", 60, 66, 0.9], ["tentacle", 22, 66, 0.8], ["tentacle", 98, 66, -0.8]],
  gate_to_elsewhere: [DREAM, "hall", ["glow", 60, 40, 1.4], ["gate", 60, 68, 1.15], ["figure", 60, 72, 0.9]],
  administration_office: [AMBER, "lit_wall", ["likeness", 24, 40], ["window", 92, 54, 0.8], ["desk", 58, 72, 1.2], ["desk_lamp", 40, 49], ["typewriter", 66, 49, 1.1]],
  we_need_to_find_help: [BLOOD, "plain_wall", ["glow", 60, 36, 1.5], ["shut_door", 98, 66], ["telephone", 56, 66, 1.4]],
  a_peculiar_specimen: [SICKLY, "plain_wall", ["glow", 60, 38, 1.5], ["specimen", 60, 66, 1.15], ["vase", 22, 66], ["skull", 98, 66, 0.8]],
  mysterious_tome: [AMBER, "halo", ["rays", 60, 40, 1.2], ["lectern", 60, 84], ["book", 60, 58, 1.4]],
  lights_out: [MOON, "hall", ["seeker", 36, 72, 1.1], ["eyes", 76, 34], ["eyes", 98, 46, 0.8], ["eyes", 60, 22, 0.7]],
  the_elder_sign: [LAMP, "halo", ["rays", 60, 38, 1.4], ["elder_sign", 60, 54, 1.1]],
  the_writing_on_the_wall: [BLOOD, "lit_brick", ["glyphs", 72, 48, 1.15], ["seeker", 22, 72, 1.25]],
  gala_in_the_great_hall: [AMBER, "hall", ["chandelier", 60, 22], ["figure", 24, 74], ["lady", 33, 74], ["lady", 54, 76, 1.15], ["figure", 65, 76, 1.15], ["figure", 87, 74], ["lady", 97, 74]],
  please_do_not_touch_the_exhibits: [LAMP, "gallery", ["lamp_cone", 60, 6], ["plinth", 60, 70], ["idol", 60, 50, 1.1], ["rope", 60, 74, 1.3], ["hand", 98, 56, -1.1]],
  medusa_exhibit: [SICKLY, "lit_wall", ["lamp_cone", 60, 4], ["plinth", 60, 76, 1.2], ["medusa", 60, 54]],
  the_guided_tour: [MOON, "lit_wall", ["frame", 44, 36, 1.1], ["frame", 92, 36, 1.1], ["seeker", 30, 70, -1.2], ["lady", 58, 70], ["figure", 72, 71], ["lady", 86, 70, 0.9], ["figure", 98, 71, 0.9]],
  you_become_that_which_you_fear_most: [BLOOD, "plain_wall", ["great_mirror", 64, 70, 1.2], ["beast", 66, 66, 0.75], ["figure", 44, 78, 1.2]],
  the_curator: [AMBER, "gallery", ["likeness", 24, 42], ["likeness", 96, 42], ["door", 60, 66, 1.15], ["figure", 60, 68, 1.35], ["keys", 76, 46, 0.8]],
  the_hedge_maze: [MOON, "night_sky", ["moon", 60, 22], ["hedge", 14, 62, 0.9, 1], ["hedge", 40, 62, 0.9, 1], ["hedge", 82, 62, 0.9, 1], ["hedge", 108, 62, 0.9, 1], ["figure", 61, 68, 0.8], ["hedge", 22, 84, 1.6], ["hedge", 100, 84, 1.6]],
  public_lavatory: [SICKLY, "tiles", ["mirror", 34, 38], ["mirror", 86, 38], ["sink", 34, 68, 1.2], ["sink", 86, 68, 1.2], ["tentacle", 86, 46, 0.6]],
  forgotten_knowledge: [LAMP, "plain_wall", ["web", 0, 0, 1.2], ["lamp_cone", 70, 8], ["tablets", 66, 68, 1.2], ["scrolls", 26, 70, 1.2]],
  the_hall_of_the_dead: [AMBER, "hall", ["sarcophagus", 21, 68], ["sarcophagus", 99, 68], ["sarcophagus", 60, 72, 1.2], ["skull", 38, 72, 0.5]],
  the_graveyard: [MOON, "night_sky", ["moon", 78, 24], ["dead_tree", 28, 68, 1.1], ["railing", 60, 66, 1.5], ["gravestone", 58, 74, 1.1], ["cross", 82, 74], ["gravestone", 102, 76, 0.9]],
  the_security_office: [LAMP, "lit_wall", ["shut_door", 96, 66], ["lamp_cone", 46, 10, 0.9], ["keys", 22, 28, 1.3], ["guard", 66, 68, 1.3], ["desk", 38, 74]],
  transported_by_magic: [DREAM, "plain_wall", ["circle", 60, 70, 1.2], ["figure", 60, 64, 1.2], ["sparks", 60, 62, 1.2]],
  when_night_falls: [MOON, "night_sky", ["moon", 22, 20, 0.9], ["museum", 60, 72, 1.2]],
  the_gift_shop: [AMBER, "lit_wall", ["shelves", 26, 52], ["shelves", 94, 52], ["shop_sign", 60, 26], ["counter", 60, 76, 1.2], ["till", 80, 51], ["vase", 38, 51, 0.7]],
  haunted_by_a_shadowy_figure: [BLOOD, "lit_wall", ["giant_shadow", 74, 70, 1.15], ["seeker", 26, 72]],
  koi_pond: [SICKLY, "night_sky", ["ripples", 0, 24], ["koi", 50, 38], ["koi", 76, 62, -0.8], ["lily", 96, 26], ["lily", 22, 64, 1.1]],
  remains_of_the_high_priest: [DREAM, "cellar", ["lamp_cone", 60, 12, 0.9], ["skeleton", 60, 72]],
  blood_on_the_floor: [BLOOD, "chequers", ["lantern", 26, 46, 1.3], ["blood", 56, 60], ["knife", 88, 58, 1.1]],
};

export const OTHER_WORLDS: Record<string, Scene> = {
  the_dreamlands: [DREAM, "night_sky", ["moon", 60, 32, 1.9], ["clouds", 24, 50], ["galley", 62, 56], ["clouds", 98, 62], ["clouds", 40, 74, 1.2]],
  city_of_the_great_race: [SICKLY, "halo", ["dome", 22, 70], ["spire", 46, 72], ["dome", 98, 72, 1.1], ["spire", 76, 72, 0.8], ["ground", 0, 70], ["cone_being", 61, 74, 0.9], ["fern", 14, 74], ["fern", 106, 74, -1]],
  great_hall_of_celeano: [AMBER, "library", ["rays", 60, 28, 1.2], ["lectern", 60, 72], ["tablets", 60, 48, 0.9], ["robed", 24, 76, 1.1], ["robed", 96, 76, 1.1]],
  plateau_of_leng: [MOON, "night_sky", ["moon", 86, 20, 0.7], ["mountains", 60, 66, 1.1], ["monastery", 60, 68, 1.2], ["steps_up", 60, 92]],
  another_dimension: [DREAM, "swirl", ["cubes", 26, 44], ["cubes", 96, 66, 0.9], ["cubes", 92, 26, 0.6], ["great_eye", 60, 38, 0.7]],
  yuggoth: [BLOOD, "night_sky", ["ringed_planet", 82, 26, 1.4], ["black_tower", 18, 74, 1.2], ["black_tower", 36, 74, 0.8], ["black_tower", 106, 74, -0.7], ["ground", 0, 70], ["fungi", 56, 69, 1.3], ["fungi", 80, 69]],
  rlyeh: [SICKLY, "storm_sky", ["glow", 60, 40, 1.6], ["monolith", 24, 68, 1.1], ["cyclopean", 62, 70, 1.2], ["monolith", 98, 70, -0.9], ["waves", 0, 68]],
  the_abyss: [MOON, "deep", ["bridge", 60, 36], ["crag", 38, 80, 1.2], ["crag", 84, 80, -1.1], ["figure", 30, 40, 0.8], ["eyes", 60, 66, 1.3]],
};
