// How the game shows itself in the lobby.
import type { CoverData } from "@cover";
import icon from "icon:game/magic-gate";
import en from "./picture-en.webp";
import fr from "./picture-fr.webp";
import pl from "./picture-pl.webp";

export const cover: CoverData = {
  icon,
  picture: { en, fr, pl },
  ground: "linear-gradient(150deg, #5b368f, #21123d)",
  ink: "#f1e6ff",
  minutes: [45, 60],
  weight: 2,
  kinds: ["rivals"],
  now: 3,
  forBots: ["round_limit"],
};
