// The five towns, drawn in the ink of the journal: coast, houses, lighthouse. The mood of the table gives the tones.
import { box, compose, cuts, disc, rays, sparks, type Palette, type Part, type Picture, type Placed } from "@pictures";

const INK: Palette = ["var(--gd-tone-0)", "var(--gd-tone-1)", "var(--gd-tone-2)", "var(--gd-tone-3)", "var(--gd-tone-4)"];

const windows = (places: readonly (readonly [number, number])[]): string => places.map(([x, y]) => box(x, y, 2.2, 3)).join("");

const PARTS = {
  sky: [
    [3, box(0, 0, 120, 80)],
    [4, cuts(-10, 6, 140, 44, 12, 4, 0.7)],
  ],
  night: [
    [2, box(0, 0, 120, 80)],
    [3, cuts(-10, 12, 140, 44, 12, 7, 0.8)],
    [4, sparks(0, 0, 120, 36, 20, 3, 0.6)],
  ],
  moon: [
    [3, disc(0, 0, 18)],
    [4, disc(0, 0, 13)],
  ],
  sun: [
    [4, disc(0, 0, 12)],
    [4, rays(0, 0, 14, 26, 30, 0.8)],
  ],
  sea: [
    [1, "M0 0C8 -3 14 -3 20 0S32 3 40 0S52 -3 60 0S72 3 80 0S92 -3 100 0S112 3 120 0V40H0Z"],
    [3, cuts(3, 5, 114, 18, 7, 5, 0.8)],
  ],
  mist: [[4, cuts(-10, 0, 140, 16, 7, 9, 1.6)]],
  shore: [[0, "M0 0C20 -6 40 -4 60 -5S100 -4 120 0V40H0Z"]],

  // Innsmouth: rotting gables over the water, a reef, and something that swims to it
  wharf: [
    [0, "M0 0V-14H4L6 -24L14 -30L20 -22L21 -14H26V-26L34 -34L43 -27L42 -14H48L50 -20L57 -24L62 -19V-14H68V0ZM6 0V10H8V0ZM22 0V10H24V0ZM40 0V10H42V0ZM60 0V10H62V0Z"],
    [4, windows([[11, -22], [32, -26], [36, -19], [54, -18]])],
    [1, "M14 -30L20 -22L21 -14H16L15 -22ZM34 -34L43 -27L42 -14H37L36 -27Z"],
  ],
  reef: [[0, "M-18 0L-14 -6L-8 -4L-4 -10L2 -5L6 -8L12 -3L18 0Z"]],
  swimmer: [[0, "M-6 0C-6 -6 -3 -9 0 -9S6 -6 6 0ZM-1 -9L2 -14L4 -8Z"], [4, `${disc(-2.5, -4, 1.1)}${disc(2.5, -4, 1.1)}`]],

  // Salem: the witch house, a bare tree
  witch_house: [
    [0, "M-24 0V-20H-28L-12 -44L-8 -38L0 -52L16 -26H12V-16H22L26 -10V0ZM-18 -36V-50H-13V-42Z"],
    [4, windows([[-18, -14], [-1, -38], [-4, -16], [4, -16], [17, -8]])],
    [2, "M0 -52L16 -26H12L-1 -47ZM-12 -44L-8 -38L-10 -35Z"],
  ],
  bare_tree: [[0, "M-5 0C-2 -8 -3 -18 -3 -24L-14 -34L-22 -34L-15 -36L-20 -44L-12 -36L-4 -29L-4 -40L-9 -50L-3 -43L-1 -54L1 -42L1 -30L8 -36L8 -46L11 -38L20 -46L14 -36L25 -38L13 -33L3 -24C3 -16 3 -8 7 0Z"]],

  // Arkham: the clock tower of the university above gambrel roofs
  tower: [
    [0, "M-9 0V-50H-11V-53H-8L-7 -58H7L8 -53H11V-50H9V0ZM-7 -58L0 -70L7 -58Z"],
    [4, disc(0, -42, 5.5)],
    [0, "M-0.5 -42V-46.500H0.500V-42L3 -40L2.5 -39.300Z"],
    [4, windows([[-1.1, -28], [-1.1, -18]])],
    [1, "M4 -58H7L8 -53H11V-50H9V0H5V-50Z"],
  ],
  gambrels: [
    [0, "M-60 0V-12L-56 -18L-48 -22L-40 -18L-36 -12V-10L-32 -15L-22 -20L-13 -15L-10 -8V0ZM10 0V-10L14 -17L24 -22L34 -17L37 -10V-13L42 -18L50 -22L58 -17L62 -10V0Z"],
    [4, windows([[-50, -12], [-44, -12], [-26, -10], [-20, -10], [20, -11], [27, -11], [48, -11]])],
    [2, "M-48 -22L-40 -18L-36 -12L-39 -12L-43 -17ZM24 -22L34 -17L37 -10L34 -10L30 -16Z"],
  ],

  // Kingsport: the high house on its crag above the harbour mist
  crag: [[0, "M-30 40L-22 10L-14 -2L-10 -20L8 -22L12 -4L20 12L26 40Z"], [1, "M2 -22L8 -22L12 -4L20 12L26 40H14L6 4Z"]],
  high_house: [[0, "M-9 0V-9H-11L-5 -18L0 -11L1 -17H4V-11L10 -7V0Z"], [4, windows([[-6, -7], [2, -6]])]],
  schooner: [
    [0, "M-20 0L-24 -5H22L17 0ZM-9 -5V-32H-8V-5ZM6 -5V-30H7V-5ZM20 -5L30 -10L30 -9.200L20 -4Z"],
    [0, "M-10 -30C-16 -22 -18 -14 -20 -7H-10ZM-7 -30C-1 -24 2 -16 4 -7H-7ZM8 -28C14 -22 18 -14 20 -7H8Z"],
    [2, "M-7 -30C-1 -24 2 -16 4 -7H1C-1 -16 -3 -24 -7 -30ZM8 -28C14 -22 18 -14 20 -7H17C15 -14 12 -22 8 -28Z"],
  ],

  // Rockport: the light on the rock
  lighthouse: [
    [0, "M-8 0L-5 -42H5L8 0ZM-7 -42H7V-45H-7ZM-5 -54L0 -60L5 -54Z"],
    [4, "M-4.5 -53H4.500V-45H-4.500Z"],
    [2, "M-7.3 -9L-6.7 -18H6.700L7.3 -9ZM-6 -27L-5.5 -35H5.500L6 -27Z"],
    [0, "M-0.5 -54H0.500V-45H-0.500Z"],
  ],
  light: [[5, "M0 -2L90 -22V30L0 2Z"], [5, "M0 -1.500L90 -12V18L0 1.500Z"], [5, "M0 -2L-90 -22V30L0 2Z"]],
  rock: [[0, "M-26 20L-20 4L-10 -2L8 -3L20 4L28 20Z"], [2, "M8 -3L20 4L28 20H20L12 5Z"]],
  shack: [[0, "M-8 0V-9L0 -16L8 -9V0Z"], [4, windows([[-1, -8]])]],
} satisfies Record<string, Part>;

const REGIONS: Record<string, readonly Placed<keyof typeof PARTS>[]> = {
  innsmouth: ["sky", ["sun", 88, 30], ["sea", 0, 58], ["reef", 98, 60, 1.1], ["swimmer", 86, 66], ["wharf", -2, 62, 1.1]],
  salem: ["night", ["moon", 84, 24, 1.2], ["shore", 0, 66], ["witch_house", 44, 66, 1.15], ["bare_tree", 94, 66]],
  arkham: ["sky", ["moon", 32, 24], ["tower", 60, 70, 1], ["gambrels", 60, 72, 1.05], ["shore", 0, 74]],
  kingsport: ["night", ["moon", 30, 24], ["crag", 84, 44], ["high_house", 83, 23, 1.1], ["mist", 0, 44], ["sea", 0, 62], ["schooner", 36, 68]],
  rockport: ["sky", ["sea", 0, 60], ["light", 60, 21], ["lighthouse", 60, 62, 0.95], ["rock", 60, 66, 1.1], ["shack", 78, 64, 0.9]],
};

export const pictures: Record<string, Picture> = Object.fromEntries(
  Object.entries(REGIONS).map(([id, layers]) => [id, { size: [120, 80], palette: INK, body: compose(PARTS, layers) } satisfies Picture]),
);
