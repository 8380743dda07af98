/** What a small picture of a table tells the page around it. */
export interface Glimpse {
  table: string;
  version: number;
  /** Where the game stands, in a few words. */
  status: string;
  /** The points of each seat; none in a game that all win or lose together. */
  points: number[] | null;
}
