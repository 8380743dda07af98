// A portrait: somebody dressed from the busts, before the things of their life, with what they hold.
import { BUST, type BustPart } from "./busts";
import { compose, edge, type Palette, type Part, type Picture, type Placed } from "./kit";

export interface Sitter<Name extends string> {
  palette: Palette;
  /** From the wall or sky to what stands behind. */
  behind: readonly Placed<Name>[];
  /** From the clothes to the hat. */
  wears: readonly BustPart[];
  /** In front of all. */
  holds?: readonly Placed<Name>[];
  /** Looks to the left. */
  turned?: boolean;
}

const SIZE = 100;

export function portrait<Name extends string>(parts: Record<Name, Part>, { palette, behind, wears, holds = [], turned = false }: Sitter<Name>): Picture {
  const bust = compose(BUST, wears);
  const figure = `<g transform="translate(0 6) scale(.94)">${edge(bust)}${bust}</g>${compose(parts, holds)}`;
  const whole = `${compose(parts, behind)}${figure}`;
  return { size: [SIZE, SIZE], palette, body: turned ? `<g transform="translate(${SIZE} 0) scale(-1 1)">${whole}</g>` : whole };
}
