// The symbols of the game as the book and the legend show them.
import { Icon, type IconData } from "@table";
import { anchor, brain, compass, damage, FARM, GOOD, hourglass, laurels, OLD_ONE, UNIT } from "./icons";

const icon = (of: IconData) => () => <Icon of={of} />;

export const symbols = {
  coal: icon(GOOD.coal),
  iron: icon(GOOD.iron),
  gold: icon(GOOD.gold),
  phosphate: icon(GOOD.phosphate),
  points: icon(laurels),
  time: icon(hourglass),
  corn: icon(FARM.corn),
  cattle: icon(FARM.cattle),
  sheep: icon(FARM.sheep),
  infantry: icon(UNIT.infantry),
  car: icon(UNIT.armoured_car),
  artillery: icon(UNIT.artillery),
  airship: icon(UNIT.airship),
  train: icon(UNIT.armoured_train),
  sanity: icon(brain),
  damage: icon(damage),
  cthulhu: icon(OLD_ONE.cthulhu),
  shoggoth: icon(OLD_ONE.shoggoth),
  migo: icon(OLD_ONE.mi_go),
  zombie: icon(OLD_ONE.zombie),
  loyalist: icon(OLD_ONE.loyalist),
  temple: icon(OLD_ONE.temple),
  compass: icon(compass),
  port: icon(anchor),
};
