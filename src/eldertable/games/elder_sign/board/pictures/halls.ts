// The rooms of the museum and what lies outside: each fills the whole slide, from the wall to the floor.
import { box, cuts, disc, rays, ring, row, sparks, type Part } from "@pictures";

const FLOOR = 66;
const WIDTH = 120;
const HEIGHT = 80;

const wall = (tone: 0 | 1 | 2): Part => [[tone, box(0, 0, WIDTH, HEIGHT)]];
const floor = (tone: 0 | 1): Part => [
  [tone, box(0, FLOOR, WIDTH, HEIGHT - FLOOR)],
  [2, cuts(0, FLOOR + 3, WIDTH, 9, 4, 6, 0.5)],
];
const arch = (x: number, width: number, top: number): string => `M${x} ${FLOOR}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + width / 2}V${FLOOR}Z`;
const column = (x: number): string => `M${x - 4} 8H${x + 4}V11L${x + 2.6} 13V61L${x + 4} 63V${FLOOR}H${x - 4}V63L${x - 2.6} 61V13L${x - 4} 11Z`;

const BRICKS = row(8, 8, (y) => row(8, 16, (x) => box(x, y, 14.6, 0.7), y % 16 ? -8 : 0) + row(8, 16, (x) => box(x, y, 0.7, 8), y % 16 ? -8 : 0), 2);
const TILES = row(8, 8, (y) => box(0, y, WIDTH, 0.6), 1) + row(15, 8, (x) => box(x, 0, 0.6, 58), 1);
const BOOKS = (y: number, seed: number): string =>
  row(24, 5, (x) => {
    const tall = 7.5 + 3 * Math.abs(Math.sin(x * 1.7 + seed));
    return box(x + 0.4, Math.round((y - tall) * 10) / 10, 4, Math.round(tall * 10) / 10);
  });
const some = (y: number, seed: number): string =>
  row(24, 5, (x) => {
    const pick = Math.sin(x * 2.3 + seed * 1.9);
    return pick > 0.35 ? box(x + 0.4, y - 8, 4, 1) + box(x + 0.4, y - 3, 4, 0.8) : "";
  });

export const HALLS = {
  hall: [
    ...wall(1),
    [2, `${arch(8, 26, 14)}${arch(47, 26, 14)}${arch(86, 26, 14)}`],
    [0, `${box(0, 0, WIDTH, 7)}${column(2)}${column(40.5)}${column(79.5)}${column(118)}`],
    [3, cuts(0, 9, WIDTH, 0, 1, 2, 0.5)],
    ...floor(0),
  ],
  gallery: [
    ...wall(2),
    [1, `${box(0, 0, WIDTH, 9)}${box(0, 48, WIDTH, 18)}`],
    [0, `${box(0, 9, WIDTH, 1)}${box(0, 47, WIDTH, 1.4)}${row(9, 15, (x) => box(x, 51, 10, 1) + box(x, 61, 10, 1) + box(x, 51, 0.8, 10) + box(x + 9.2, 51, 0.8, 11))}`],
    ...floor(0),
  ],
  plain_wall: [
    ...wall(1),
    [2, cuts(0, 8, WIDTH, 52, 12, 8, 0.4)],
    ...floor(0),
  ],
  lit_wall: [
    ...wall(2),
    [3, cuts(0, 6, WIDTH, 54, 13, 11, 0.4)],
    ...floor(0),
  ],
  brick: [...wall(1), [0, BRICKS], ...floor(0)],
  lit_brick: [...wall(2), [1, BRICKS], ...floor(0)],
  tiles: [...wall(2), [1, TILES], [1, box(0, 58, WIDTH, 8)], ...floor(0)],
  library: [
    ...wall(0),
    [1, `${BOOKS(17, 1)}${BOOKS(33, 2)}${BOOKS(49, 3)}${BOOKS(65, 4)}`],
    [2, `${some(17, 5)}${some(33, 6)}${some(49, 7)}${some(65, 8)}`],
    [2, `${box(0, 17.2, WIDTH, 1.4)}${box(0, 33.2, WIDTH, 1.4)}${box(0, 49.2, WIDTH, 1.4)}${box(0, 65.2, WIDTH, 1.4)}`],
    [0, `${box(38, 0, 3, 66)}${box(79, 0, 3, 66)}`],
    ...floor(0),
  ],
  corridor: [
    ...wall(1),
    [0, "M0 0L46 22V58L0 80ZM120 0L74 22V58L120 80Z"],
    [2, "M0 80L46 58H74L120 80Z"],
    [1, "M0 0L46 22H74L120 0Z"],
    [3, "M46 22H74V58H46Z"],
    [1, "M14 16L26 20V62L14 68ZM34 24L40 26V58L34 61ZM106 16L94 20V62L106 68ZM86 24L80 26V58L86 61Z"],
    [0, "M60 58L52 80H68Z"],
  ],
  cellar: [
    ...wall(0),
    [1, "M6 80V38C6 14 32 4 60 4S114 14 114 38V80Z"],
    [0, "M12 80V40C12 20 34 10 60 10S108 20 108 40V80Z"],
    [1, "M18 80V42C18 24 38 15 60 15S102 24 102 42V80Z"],
    [2, cuts(22, 30, 76, 30, 8, 5, 0.4)],
    [0, box(0, 66, WIDTH, 14)],
  ],
  window_wall: [
    ...wall(1),
    [3, `${arch(12, 24, 8)}${arch(48, 24, 8)}${arch(84, 24, 8)}`],
    [0, `${row(3, 36, (x) => box(x, 8, 1.2, 58) + box(x - 12, 24, 25, 1.2) + box(x - 12, 40, 25, 1.2) + box(x - 12, 54, 25, 1.2), 23.4)}`],
    ...floor(0),
    [5, "M12 66H36L28 80H0ZM48 66H72L72 80H44ZM84 66H108L116 80H88Z"],
  ],
  night_sky: [
    [1, box(0, 0, WIDTH, HEIGHT)],
    [2, cuts(-10, 30, 140, 34, 10, 3, 0.9)],
    [4, sparks(0, 0, WIDTH, 46, 30, 2, 0.5)],
  ],
  storm_sky: [
    [1, box(0, 0, WIDTH, HEIGHT)],
    [2, "M0 12C14 4 24 14 36 9C50 2 60 14 76 8C90 2 104 12 120 6V24C106 30 94 20 80 27C64 34 52 22 36 28C22 34 10 24 0 30Z"],
    [0, "M0 0H120V6C104 12 90 2 76 8C60 14 50 2 36 9C24 14 14 4 0 12Z"],
  ],
  space: [
    [0, box(0, 0, WIDTH, HEIGHT)],
    [1, "M0 56C30 30 70 60 120 16V42C80 72 40 48 0 76Z"],
    [4, sparks(0, 0, WIDTH, HEIGHT, 46, 9, 0.55)],
  ],
  street: [
    [1, box(0, 0, WIDTH, HEIGHT)],
    [2, cuts(-10, 8, 140, 40, 10, 7, 0.9)],
    [0, "M0 80V20H12V12H20V20H26V30H38V80ZM82 80V26H92V14H96V8H98V14H102V26H108V18H120V80Z"],
    [4, "M4 26H8V32H4ZM14 26H18V32H14ZM4 40H8V46H4ZM28 36H32V42H28ZM88 34H92V40H88ZM98 34H102V40H98ZM110 24H114V30H110ZM98 48H102V54H98Z"],
    [0, box(0, FLOOR, WIDTH, 14)],
  ],
  chequers: [
    ...wall(0),
    [1, box(0, 0, WIDTH, 30)],
    [2, "M0 30H120V80H0Z"],
    [0, "M60 30L50 30L30 80H60ZM40 30H30L-30 80H0ZM80 30H70L90 80H120ZM100 30H90L150 80H180ZM20 30H10L-90 80H-60ZM120 30H110L210 80H240Z"],
    [1, "M0 36H120V41H0ZM0 50H120V60H0Z"],
    [6, "M0 36H120V41H0ZM0 50H120V60H0Z"],
  ],
  deep: [
    [0, box(0, 0, WIDTH, HEIGHT)],
    [1, "M0 0H120V30C100 44 82 50 74 80H46C38 50 20 44 0 30Z"],
    [2, "M0 0H120V12C98 24 78 32 68 66H52C42 32 22 24 0 12Z"],
    [4, sparks(0, 0, WIDTH, 14, 12, 6, 0.5)],
  ],
  swirl: [
    [0, box(0, 0, WIDTH, HEIGHT)],
    [1, rays(60, 40, 14, 90, 40, 2.2)],
    [2, rays(60, 40, 12, 60, 30, 1.2)],
  ],
  halo: [
    [1, box(0, 0, WIDTH, HEIGHT)],
    [2, disc(60, 38, 34)],
    [3, `${ring(60, 38, 34, 0.8)}${rays(60, 38, 22, 48, 44, 0.7)}`],
  ],
} satisfies Record<string, Part>;
