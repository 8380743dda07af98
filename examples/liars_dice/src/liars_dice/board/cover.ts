// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/rolling-dices";
import picture from "./picture.svg";

export const cover: CoverData = {
  icon,
  picture,
  ground: "linear-gradient(150deg, #1f5a45, #0c2a20)",
  ink: "#f6ead0",
  minutes: [10, 20],
  weight: 1,
  kinds: ["rivals"],
  now: 3,
};
