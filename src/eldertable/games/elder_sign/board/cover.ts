// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/octopus";
import picture from "./picture.webp";

export const cover: CoverData = {
  icon,
  picture,
  ground: "linear-gradient(150deg, #24544f, #081a1d)",
  ink: "#f2e2b4",
  minutes: [45, 90],
  weight: 1,
  kinds: ["alone", "together"],
  now: 2,
};
