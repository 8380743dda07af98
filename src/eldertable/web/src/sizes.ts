// Where the table changes from everything at once to one part at a time. Styles write `@media (--narrow)` and `@media (--wide)`; the build puts the sizes in.
import sizes from "../kit/sizes.json";

export const narrow = matchMedia(sizes["--narrow"]);
/** Among the narrow ones: what lies in front of the reader stays below the part that is open. */
export const tablet = matchMedia(sizes["--tablet"]);
/** Fingers instead of a mouse: nothing can be pointed at without touching it. */
export const touch = matchMedia("(hover: none)");
