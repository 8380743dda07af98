// All pictures of Elder Sign: portraits of the investigators, vignettes of the adventures and Other Worlds.
import { compose, portrait, type Picture } from "@pictures";
import { BEYOND } from "./beyond";
import { HALLS } from "./halls";
import { INVESTIGATORS } from "./investigators";
import { PEOPLE } from "./people";
import { ADVENTURES, OTHER_WORLDS, type Scene } from "./scenes";
import { STUDY } from "./study";
import { THINGS } from "./things";

const PARTS = { ...HALLS, ...PEOPLE, ...THINGS, ...BEYOND };
const vignette = ([palette, ...layers]: Scene): Picture => ({ size: [120, 80], palette, body: compose(PARTS, layers) });

export const pictures: Record<string, Picture> = {
  ...Object.fromEntries(Object.entries({ ...ADVENTURES, ...OTHER_WORLDS }).map(([id, scene]) => [id, vignette(scene)])),
  ...Object.fromEntries(Object.entries(INVESTIGATORS).map(([id, sitter]) => [id, portrait(STUDY, sitter)])),
};
