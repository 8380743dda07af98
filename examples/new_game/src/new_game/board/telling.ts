// How the log is told (what opens an action, what is only a part of it), which moments take the stage, and what is heard.
import type { SoundName, Tale } from "@table";

export const tale: Tale = { opens: ["card_played"], parts: [], silent: [] };

export const sounds: Partial<Record<string, SoundName>> = { card_played: "card", round_won: "coin" };
