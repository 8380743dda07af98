// A portrait: somebody dressed from the busts, before the things of their life, with what they hold.
import { BUST, type BustPart } from "./busts";
import { compose, type Palette, type Part, type Picture, type Placed } from "./kit";

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

/** Everything in the light's own tone, a little towards the light: what stays of it is the lit edge. */
const edge = (bust: string): string => `<g transform="translate(1.5 -.9)">${bust.replaceAll(/class="t[0-4]"/g, 'class="t4"')}</g>`;

export function portrait<Name extends string>(parts: Record<Name, Part>, { palette, behind, wears, holds = [], turned = false }: Sitter<Name>): Picture {
  const bust = compose(BUST, wears);
  const figure = `<g transform="translate(0 6) scale(.94)">${edge(bust)}${bust}</g>${compose(parts, holds)}`;
  const whole = `${compose(parts, behind)}${figure}`;
  return { size: [SIZE, SIZE], palette, body: turned ? `<g transform="translate(${SIZE} 0) scale(-1 1)">${whole}</g>` : whole };
}
