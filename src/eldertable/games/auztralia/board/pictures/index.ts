// The portraits of the personalities, each by the palette of its hour, what stands behind, what is worn and what is held.
import { portrait, type Palette, type Picture, type Sitter } from "@pictures";
import { PARTS } from "./parts";

const OCHRE: Palette = ["#22120a", "#5b2d15", "#b3642a", "#dd9a4e", "#ffe2a0"];
const TEAL: Palette = ["#0c1f20", "#1f4a4a", "#3f827e", "#8fbfae", "#fff0c4"];
const RUST: Palette = ["#1d0a08", "#54180f", "#97341e", "#d4703a", "#ffd08a"];
const GUM: Palette = ["#121a0c", "#33431f", "#6c7f3c", "#b3b56c", "#fdf0b8"];
const NIGHT: Palette = ["#0b0a16", "#231f3e", "#45406e", "#8b7f9f", "#ffd98c"];

const SITTERS: Record<string, Sitter<keyof typeof PARTS>> = {
  agent_davies: { palette: NIGHT, behind: ["night", ["moon", 60, 38], "plain", ["temple", 14, 80, 0.8]], wears: ["coat", "man", "short_hair", "fedora"], holds: [["tile", 82, 82, 0.9]] },
  alanza_castro: { palette: OCHRE, behind: ["day", ["sun", 62, 42], "field", ["shed", 15, 76]], wears: ["work_shirt", "woman", "long_hair", "straw"], holds: [["rifle", 84, 72, 1.1]], turned: true },
  alexander_proust: { palette: TEAL, behind: ["day", ["low_sun", 60, 46], "plain", ["armoured_car", 20, 80, 0.8]], wears: ["coat", "man", "slick_hair", "moustache", "flat_cap"], holds: [["spanner", 84, 78]] },
  billy_kneebone: { palette: RUST, behind: ["dusk", ["sun", 60, 44], "mesa"], wears: ["work_shirt", "man", "short_hair", "beard", "slouch"], holds: [["spyglass", 76, 82]], turned: true },
  bombardier_milligan: { palette: GUM, behind: ["day", ["low_sun", 58, 46], "hills", ["cannon", 18, 82, 0.9]], wears: ["uniform", "man", "short_hair", "moustache", "steel_helmet"] },
  boris_krupp: { palette: NIGHT, behind: ["night", ["moon", 62, 42], "rails", ["locomotive", 20, 82, 0.75]], wears: ["coat", "man", "short_hair", "full_beard", "peaked"], turned: true },
  captain_flounder: { palette: TEAL, behind: ["day", ["sun", 60, 42], "sea", ["ship", 18, 76, 0.8]], wears: ["uniform", "man", "white_sides", "white_beard", "sailor"], holds: [["spyglass", 78, 84]] },
  colonel_khouri: { palette: OCHRE, behind: ["dusk", ["low_sun", 60, 44], "plain", ["fort", 16, 82, 0.8]], wears: ["uniform", "man", "short_hair", "moustache", "kepi"], holds: [["sabre", 84, 92]], turned: true },
  corporal_jones: { palette: GUM, behind: ["day", ["sun", 62, 44], "hills", ["gum_tree", 14, 80]], wears: ["uniform", "strap", "man", "short_hair", "slouch"], holds: [["rifle", 82, 74]] },
  count_jago: { palette: NIGHT, behind: ["night", ["moon", 58, 44], "mesa"], wears: ["cape", "man", "slick_hair", "goatee", "monocle", "topper"], turned: true },
  dagmar_krauss: { palette: OCHRE, behind: ["day", ["sun", 60, 42], "field", ["windmill", 16, 78]], wears: ["shawl", "woman", "braid", "headscarf"], holds: [["sheaf", 82, 82, 0.9]] },
  desta_danger: { palette: RUST, behind: ["dusk", ["low_sun", 60, 44], "plain", ["temple", 16, 82, 0.9]], wears: ["coat", "woman", "ponytail", "bandana"], holds: [["dynamite", 84, 80, 0.9]], turned: true },
  donald_mcdonald: { palette: TEAL, behind: ["day", ["low_sun", 58, 44], "hills", ["mine", 16, 80, 0.7]], wears: ["jumper", "man", "short_hair", "full_beard", "tam"], holds: [["ore", 82, 88, 0.9]] },
  franz_neumann: { palette: GUM, behind: ["dusk", ["sun", 60, 44], "plain", ["shed", 15, 80]], wears: ["uniform", "man", "bald_sides", "spectacles", "walrus"], holds: [["medicine", 80, 84, 0.8]], turned: true },
  general_takanashi: { palette: RUST, behind: ["day", ["sun", 58, 42], "hills"], wears: ["uniform", "man", "slick_hair", "moustache", "peaked"], holds: [["sabre", 86, 94, 1.1]] },
  harry_bones: { palette: NIGHT, behind: ["dusk", ["moon", 60, 46], "hills", ["mine", 16, 80, 0.8]], wears: ["work_shirt", "man", "short_hair", "full_beard", "miner"], holds: [["pick", 82, 82]], turned: true },
  ivan_karpov: { palette: TEAL, behind: ["dusk", ["low_sun", 60, 42], "sea", ["port", 18, 76]], wears: ["fur", "man", "full_beard", "ushanka"] },
  jenny_appleseed: { palette: GUM, behind: ["day", ["sun", 60, 42], "field", ["gum_tree", 15, 78, 1.1]], wears: ["blouse", "woman", "braid", "straw"], holds: [["apple", 80, 84, 0.9]], turned: true },
  juliet_verne: { palette: OCHRE, behind: ["dusk", ["low_sun", 62, 46], "plain", ["airship", 24, 18, 0.7]], wears: ["coat", "woman", "aviator"], holds: [["ledger", 80, 86, 0.8]] },
  kapena_alika: { palette: TEAL, behind: ["day", ["sun", 60, 44], "sea", ["gum_tree", 12, 80, 1.2]], wears: ["dress", "woman", "long_hair", "garland"], turned: true },
  kitchener: { palette: RUST, behind: ["dusk", ["sun", 58, 44], "plain"], wears: ["uniform", "man", "short_hair", "walrus", "peaked"], holds: [["cards", 76, 84, 0.8]] },
  lady_carter: { palette: NIGHT, behind: ["night", ["moon", 62, 44], "hills", ["mine", 16, 80, 0.7]], wears: ["fur", "woman", "bun", "broad_hat", "feather"], holds: [["coal", 82, 90, 0.8]], turned: true },
  long_range_outback_group: { palette: OCHRE, behind: ["day", ["low_sun", 66, 52], "mesa", ["companion", 12, 76], ["companion", 88, 80, -0.9]], wears: ["coat", "man", "short_hair", "goggles", "scarf_mask", "slouch"], holds: [["rifle", 84, 74]] },
  lord_blackstock: { palette: TEAL, behind: ["day", ["sun", 58, 42], "hills", ["shed", 14, 80]], wears: ["suit", "man", "sideburns", "short_hair", "monocle", "topper"], holds: [["coins", 82, 88, 0.9]], turned: true },
  lieutenant_singh: { palette: GUM, behind: ["dusk", ["low_sun", 60, 44], "plain", ["armoured_car", 18, 82, 0.8]], wears: ["uniform", "strap", "man", "full_beard", "turban"] },
  mad_johnson: { palette: RUST, behind: ["night", ["moon", 60, 44], "mesa", ["tentacle", 14, 84]], wears: ["coat", "man", "long_hair", "full_beard", "eyepatch"], holds: [["axe", 80, 80, 1.1]], turned: true },
  mr_merino: { palette: OCHRE, behind: ["day", ["sun", 60, 42], "hills", ["sheep", 18, 92, -1.4], ["sheep", 92, 82, 0.8]], wears: ["suit", "man", "short_hair", "walrus", "bowler"] },
  mrs_bradshaw: { palette: TEAL, behind: ["dusk", ["low_sun", 60, 44], "rails", ["locomotive", 20, 80, 0.7]], wears: ["blouse", "woman", "bun", "spectacles", "broad_hat"], turned: true },
  merinda_sweet: { palette: GUM, behind: ["day", ["sun", 60, 44], "field", ["corn", 8, 96, 1.6], ["corn", 22, 98, 1.5], ["corn", 90, 98, 1.6]], wears: ["dress", "woman", "curls", "straw"] },
  ferdi_cassan: { palette: RUST, behind: ["day", ["low_sun", 62, 46], "field", ["shed", 15, 78]], wears: ["work_shirt", "man", "short_hair", "moustache", "straw"], holds: [["sheaf", 84, 82, 0.9]], turned: true },
  professor_guyonne: { palette: NIGHT, behind: ["dusk", ["moon", 58, 44], "hills", ["windmill", 14, 80]], wears: ["suit", "man", "white_sides", "white_beard", "spectacles"], holds: [["ledger", 80, 86, 0.8]] },
  luigi_caprotti: { palette: OCHRE, behind: ["dusk", ["sun", 60, 42], "plain", ["airship", 24, 16, 0.7]], wears: ["work_shirt", "man", "short_hair", "moustache", "goggles"], holds: [["gear", 82, 84]], turned: true },
  tex_mcguire: { palette: RUST, behind: ["day", ["low_sun", 60, 44], "plain", ["cattle", 20, 86, 0.9]], wears: ["work_shirt", "man", "short_hair", "sideburns", "moustache", "stetson"], holds: [["lasso", 84, 82]] },
  timothy_brassey: { palette: TEAL, behind: ["day", ["sun", 60, 44], "rails"], wears: ["suit", "man", "short_hair", "sideburns", "bowler"], holds: [["pick", 84, 84, 0.9]], turned: true },
  yvette_quilla: { palette: GUM, behind: ["dusk", ["low_sun", 60, 44], "hills", ["mine", 16, 80, 0.8]], wears: ["jumper", "woman", "ponytail", "miner"], holds: [["ore", 82, 90, 0.8]] },
  zhu_xiang: { palette: NIGHT, behind: ["night", ["moon", 60, 46], "plain", ["airship", 22, 20, 0.75]], wears: ["kimono", "man", "slick_hair", "goatee", "goggles"], holds: [["gear", 84, 84, 0.8]], turned: true },
};

export const pictures: Record<string, Picture> = Object.fromEntries(Object.entries(SITTERS).map(([id, sitter]) => [id, portrait(PARTS, sitter)]));
