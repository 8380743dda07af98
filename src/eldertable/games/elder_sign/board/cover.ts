// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/octopus";
import en from "./picture-en.webp";
import fr from "./picture-fr.webp";
import pl from "./picture-pl.webp";

export const cover: CoverData = {
  icon,
  picture: { en, fr, pl },
  ground: "linear-gradient(150deg, #24544f, #081a1d)",
  ink: "#f2e2b4",
  minutes: [45, 90],
  weight: 1,
  kinds: ["alone", "together"],
  now: 2,
};
