// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/greek-temple";
import en from "./picture-en.webp";
import fr from "./picture-fr.webp";
import pl from "./picture-pl.webp";

export const cover: CoverData = {
  icon,
  picture: { en, fr, pl },
  ground: "linear-gradient(150deg, #1f8387, #0d4649)",
  ink: "#fff3da",
  minutes: [60, 90],
  weight: 2,
  kinds: ["rivals"],
  now: 3,
};
