// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/steam-locomotive";
import en from "./picture-en.webp";
import fr from "./picture-fr.webp";
import pl from "./picture-pl.webp";

export const cover: CoverData = {
  icon,
  picture: { en, fr, pl },
  ground: "linear-gradient(150deg, #a5561d, #4a2108)",
  ink: "#fbeccb",
  minutes: [60, 120],
  weight: 3,
  kinds: ["alone", "rivals", "together"],
  now: 3,
};
