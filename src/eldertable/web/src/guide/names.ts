/** The texts of the lessons begin so. */
export const NAMES = ["guide", "guide2"] as const;
