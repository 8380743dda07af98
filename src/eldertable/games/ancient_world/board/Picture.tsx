// The pictures, in a part of the client that is fetched when the first of them is to be seen.
import { picturesOf } from "@table";

export const Picture = picturesOf(() => import("./pictures/index"));
