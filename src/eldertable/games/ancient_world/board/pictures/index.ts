// The Titans against the light and the Provinces: each by its hour and its layers, from the sky to what stands before it.
import { compose, edge, type Palette, type Picture, type Placed } from "@pictures";
import { LANDS } from "./lands";
import { SKIES, TITANS } from "./titans";

const TERRACOTTA: Palette = ["#2a120b", "#6b2f1d", "#b5633f", "#e8b88c", "#fff2d8"];
const TURQUOISE: Palette = ["#0b2628", "#1d5557", "#3f9494", "#a3d4c8", "#fdf5dc"];
const BRONZE: Palette = ["#241606", "#5e3f14", "#a57a2f", "#dfc486", "#fff6da"];
const WINE: Palette = ["#1f1024", "#4d2b50", "#8a5b80", "#d0a9ae", "#ffecd6"];
const OLIVE: Palette = ["#161c12", "#3b4a34", "#748765", "#bcc8a2", "#fcf6dc"];

type Sky = Placed<keyof typeof SKIES>;

/** The palette, what is behind the Titan, and what is before it. */
type Sight = readonly [Palette, behind: readonly Sky[], before: readonly Sky[]];

const SIGHTS: Record<keyof typeof TITANS, Sight> = {
  serpent_of_hmu: [TURQUOISE, ["sky", ["sun", 58, 44]], ["sea"]],
  dune_strider: [TERRACOTTA, ["dusk", ["rays", 52, 46]], ["dunes", ["spears", 20, 92, 0.7]]],
  reef_crawler: [WINE, ["dusk", ["halo", 50, 44]], ["sea", ["temple", 50, 98, 0.7]]],
  bog_wader: [OLIVE, ["sky", ["sun", 52, 42]], ["reeds"]],
  cliff_howler: [BRONZE, ["dusk", ["halo", 66, 30]], ["cliff"]],
  salt_giant: [TURQUOISE, ["sky", ["rays", 50, 40]], ["plain", ["city", 86, 88, 0.8]]],
  thorn_beast: [OLIVE, ["dusk", ["sun", 50, 46]], ["plain", ["spears", 84, 96, 0.8]]],
  stone_creature: [TERRACOTTA, ["sky", ["halo", 50, 40]], ["rocks", ["city", 50, 94, 0.9]]],
  storm_ray: [WINE, ["dusk", ["halo", 50, 40], ["clouds", 22, 20], ["lightning", 22, 84], ["lightning", 82, 80, 0.8]], [["clouds", 26, 102, 1.4], ["clouds", 84, 102, 1.3]]],
  ash_colossus: [TERRACOTTA, ["dusk", ["rays", 50, 34]], [["clouds", 18, 88, 1, -1], ["clouds", 84, 90, 1, -1], "plain", ["temple", 50, 98]]],
  glass_scorpion: [BRONZE, ["sky", ["sun", 50, 44]], ["dunes"]],
  hollow_tortoise: [TURQUOISE, ["dusk", ["halo", 50, 40]], ["plain", ["spears", 14, 96, 0.7]]],
  veiled_watcher: [WINE, ["sky", ["rays", 50, 30]], ["rocks", ["spears", 50, 98, 0.9]]],
  many_armed_sovereign: [BRONZE, ["dusk", ["halo", 50, 34]], ["plain", ["temple", 22, 96, 0.8], ["temple", 80, 97, 0.8]]],
  sunken_emperor: [TURQUOISE, ["dusk", ["rays", 50, 36]], ["sea"]],
  burning_mountain: [TERRACOTTA, ["dusk", ["clouds", 26, 24, 1, -1], ["clouds", 80, 18, 1, -1], ["halo", 50, 24]], [["city", 18, 98, 1.1], ["city", 84, 99]]],
  wind_leviathan: [OLIVE, ["sky", ["sun", 60, 40], ["clouds", 16, 76, 1, 1]], [["clouds", 26, 102, 1.2, 1], ["clouds", 88, 102, 1.1, 1]]],
  dread_sphinx: [BRONZE, ["sky", ["halo", 46, 34]], ["dunes", ["city", 84, 96, 0.9]]],
  sky_eater: [TERRACOTTA, ["dusk", ["rays", 56, 48]], [["city", 84, 98, 1.1]]],
  old_hunger: [WINE, ["dusk", ["halo", 50, 36]], ["rocks", ["spears", 50, 98, 0.9]]],
};

function titan(id: keyof typeof TITANS): Picture {
  const [palette, behind, before] = SIGHTS[id];
  const body = compose(TITANS, [id]);
  return { size: [100, 100], palette, keep: "top", body: `${compose(SKIES, behind)}${edge(body)}${body}${compose(SKIES, before)}` };
}

type View = readonly [Palette, ...Placed<keyof typeof LANDS>[]];

const PROVINCES: Record<string, View> = {
  open_plain: [OLIVE, "evening", ["sun", 84, 26], "grass", ["lone_tree", 36, 58, 1.2], ["herd", 86, 58]],
  wide_valley: [BRONZE, "evening", ["sun", 60, 30], "peaks", "valley", ["village", 44, 62, 0.8]],
  river_delta: [TURQUOISE, "evening", ["sun", 60, 22], "far_hills", "delta"],
  orchard_hills: [OLIVE, "evening", ["sun", 30, 26], "far_hills", "orchard"],
  coast_road: [TURQUOISE, "evening", ["sun", 84, 30], "sea", ["sails", 88, 56], ["sails", 106, 62, 0.7], "cliffs", ["cart", 30, 66]],
  market_quarter: [TERRACOTTA, "sky", "market", ["stall", 28, 74], ["stall", 66, 76, 1.1], ["stall", 102, 74]],
  garrison_heights: [BRONZE, "evening", ["sun", 88, 24], "far_hills", "heights", ["banner", 28, 54], ["tents", 60, 48], ["banner", 90, 54, 0.9]],
  old_fortress: [WINE, "evening", ["sun", 40, 26], "far_hills", "heights", ["fortress", 60, 56]],
  watch_ridge: [TERRACOTTA, "evening", ["sun", 30, 30], "peaks", "ridge", ["watchtower", 60, 46, 1.1]],
  scholars_hill: [TURQUOISE, "evening", ["sun", 60, 20], "heights", ["acropolis", 60, 42], ["stair", 60, 42], ["cypresses", 18, 64], ["cypresses", 104, 64, -1]],
};

export const pictures: Record<string, Picture> = {
  ...Object.fromEntries((Object.keys(TITANS) as (keyof typeof TITANS)[]).map((id) => [id, titan(id)])),
  ...Object.fromEntries(Object.entries(PROVINCES).map(([id, [palette, ...layers]]) => [id, { size: [120, 80], palette, body: compose(LANDS, layers) } satisfies Picture])),
};
