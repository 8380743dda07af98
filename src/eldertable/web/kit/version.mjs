// The version of the kit is the first number of its package: it changes when a board must be built anew.
import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

export const KIT = Number(version.split(".")[0]);
