// How the game shows itself in the lobby.
import icon from "icon:game/greek-temple";

export const cover = { icon, ground: "linear-gradient(150deg, #1f8387, #0d4649)", ink: "#fff3da" };
