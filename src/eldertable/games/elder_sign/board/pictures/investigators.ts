// The investigators, each by the light they stand in, what is worn and the tool of their trade.
import type { Sitter } from "@pictures";
import { AMBER, BLOOD, DREAM, LAMP, MOON, SICKLY } from "./palettes";
import type { STUDY } from "./study";

export const INVESTIGATORS: Record<string, Sitter<keyof typeof STUDY>> = {
  amanda_sharpe: { palette: LAMP, behind: ["books", ["lamplight", 62, 42]], wears: ["blouse", "woman", "bob", "cloche"], holds: [["open_book", 80, 90]] },
  ashcan_pete: { palette: MOON, behind: ["night", ["full_moon", 60, 42], "roofs"], wears: ["coat", "man", "short_hair", "beard", "flat_cap"], holds: [["bindle", 76, 84]], turned: true },
  bob_jenkins: { palette: AMBER, behind: ["wall", ["lamplight", 60, 44]], wears: ["suit", "man", "short_hair", "moustache", "bowler"], holds: [["suitcase", 82, 96]] },
  carolyn_fern: { palette: DREAM, behind: ["wall", ["lamplight", 62, 44]], wears: ["suit", "woman", "bun", "spectacles"], holds: [["pendulum", 86, 40]], turned: true },
  darrell_simmons: { palette: SICKLY, behind: ["blinds", ["lamplight", 60, 44]], wears: ["suit", "man", "short_hair", "newsboy"], holds: [["camera", 80, 88]] },
  dexter_drake: { palette: BLOOD, behind: ["curtain", ["lamplight", 60, 46]], wears: ["cape", "man", "slick_hair", "goatee", "topper"], holds: [["wand", 86, 72]], turned: true },
  gloria_goldberg: { palette: MOON, behind: ["blinds", ["full_moon", 62, 42]], wears: ["dress", "woman", "curls"], holds: [["quill", 84, 88]] },
  harvey_walters: { palette: AMBER, behind: ["books", ["lamplight", 60, 44]], wears: ["suit", "man", "white_sides", "white_beard", "spectacles"], holds: [["open_book", 80, 92]], turned: true },
  jenny_barnes: { palette: DREAM, behind: ["curtain", ["lamplight", 60, 42]], wears: ["fur", "woman", "bob", "broad_hat", "feather"], holds: [["pistol", 82, 84]] },
  joe_diamond: { palette: MOON, behind: ["blinds", ["lamplight", 60, 44]], wears: ["coat", "man", "short_hair", "fedora"], holds: [["pistol", 82, 86]], turned: true },
  kate_winthrop: { palette: SICKLY, behind: ["wall", ["lamplight", 62, 42]], wears: ["lab_coat", "woman", "ponytail", "goggles"], holds: [["flask", 84, 90]] },
  mandy_thompson: { palette: LAMP, behind: ["books", ["lamplight", 60, 44]], wears: ["jumper", "woman", "long_hair", "spectacles"], holds: [["lens", 84, 76]], turned: true },
  michael_mcglen: { palette: BLOOD, behind: ["brick", ["lamplight", 60, 44]], wears: ["suit", "man", "slick_hair", "fedora"], holds: [["tommy_gun", 78, 90]] },
  monterey_jack: { palette: AMBER, behind: ["night", ["full_moon", 60, 44], "pyramids"], wears: ["coat", "strap", "man", "short_hair", "beard", "slouch"], holds: [["whip", 84, 82]], turned: true },
  sister_mary: { palette: MOON, behind: ["stained_glass", ["lamplight", 62, 42]], wears: ["habit", "woman", "veil"], holds: [["candle", 84, 92]] },
  vincent_lee: { palette: LAMP, behind: ["wall", ["lamplight", 60, 44]], wears: ["lab_coat", "man", "slick_hair", "moustache"], holds: [["doctors_bag", 82, 94]], turned: true },
};
