// How the game shows itself in the lobby: sign, colours, length, weight, and a picture of itself.
import type { CoverData } from "@cover";
import icon from "icon:game/card-play";
import picture from "./picture.svg";

export const cover: CoverData = {
  icon,
  picture,
  ground: "linear-gradient(150deg, #34507a, #131f33)",
  ink: "#eef3fb",
  minutes: [5, 10],
  weight: 1,
  kinds: ["rivals"],
  now: 3,
};
