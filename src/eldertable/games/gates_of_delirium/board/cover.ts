// How the game shows itself in the lobby.
import icon from "icon:game/magic-gate";

export const cover = { icon, ground: "linear-gradient(150deg, #5b368f, #21123d)", ink: "#f1e6ff" };
