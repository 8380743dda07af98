// What boards from outside import as "@table": the same as the boards of the house.
export * from "../board";
