// How the game shows itself in the lobby.
import icon from "icon:game/steam-locomotive";

export const cover = { icon, ground: "linear-gradient(150deg, #a5561d, #4a2108)", ink: "#fbeccb" };
