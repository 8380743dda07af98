// The symbols of the game as the book and the legend show them.
import { Icon, type IconData } from "@table";
import { ally, brain, clue, common, doom, FACE, focus, gate, heart, hour, midnight, monster, padlock, spell, trophy, unique } from "./icons";
import { ElderSign } from "./Pieces";

const icon = (of: IconData) => () => <Icon of={of} />;
const face = (name: string) => icon(FACE[name] as IconData);

export const symbols = {
  investigation: face("investigation"),
  lore: face("lore"),
  peril: face("peril"),
  terror: face("terror"),
  wild: () => <ElderSign class="wild" />,
  sign: () => <ElderSign />,
  sanity: icon(brain),
  stamina: icon(heart),
  hour: icon(hour),
  clue: icon(clue),
  common: icon(common),
  unique: icon(unique),
  spell: icon(spell),
  ally: icon(ally),
  trophy: icon(trophy),
  doom: icon(doom),
  monster: icon(monster),
  gate: icon(gate),
  lock: icon(padlock),
  midnight: icon(midnight),
  focus: icon(focus),
};
