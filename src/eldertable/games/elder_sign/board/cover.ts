// How the game shows itself in the lobby.
import icon from "icon:game/octopus";

export const cover = { icon, ground: "linear-gradient(150deg, #24544f, #081a1d)", ink: "#f2e2b4" };
