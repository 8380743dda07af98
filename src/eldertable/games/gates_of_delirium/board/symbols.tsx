// The symbols of the game as the book and the legend show them.
import { Icon, type IconData } from "@table";
import { DESPERATE, MODE, TOWN, VERB, hand, points, scroll } from "./icons";
import { MapSheet, OpenRing, Pawn, Ring, Tokens } from "./Pieces";

const icon = (of: IconData) => () => <Icon of={of} />;

const towns = Object.fromEntries(Object.entries(TOWN).map(([town, of]) => [town, icon(of)]));

export const symbols = {
  sane: icon(MODE.sane),
  insane: icon(MODE.insane),
  page: icon(VERB.collect_lost_page),
  map: () => <MapSheet have={["nw"]} />,
  rune: icon(VERB.collect_rune),
  investigator: () => <Pawn seat={0} />,
  deploy: icon(VERB.deploy),
  convert: icon(VERB.convert),
  build: icon(VERB.build_gate),
  ring: () => <Ring gate="kingsport" have={3} needed={5} icon={TOWN["kingsport"] as IconData} />,
  open: () => <OpenRing gate="kingsport" value={10} />,
  token: () => <Tokens count={1} />,
  scroll: icon(scroll),
  points: icon(points),
  hand: icon(hand),
  swap: icon(DESPERATE["swap_cards"] as IconData),
  renew: icon(DESPERATE["renew_gate_row"] as IconData),
  flip: icon(DESPERATE["flip_sanity"] as IconData),
  ...towns,
};
