// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/greek-temple";
import picture from "./picture.webp";

export const cover: CoverData = {
  icon,
  picture,
  ground: "linear-gradient(150deg, #1f8387, #0d4649)",
  ink: "#fff3da",
  minutes: [60, 90],
  weight: 2,
  kinds: ["rivals"],
  now: 3,
};
