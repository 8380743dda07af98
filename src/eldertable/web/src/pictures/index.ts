// What the pictures of a game are made with. They import everything from "@pictures".
export { box, compose, cuts, disc, edge, rays, ring, row, sparks, type Palette, type Part, type Picture, type Placed } from "./kit";
export { portrait, type Sitter } from "./portrait";
