// Writes a page with all pictures of a game, in the content's order: `node sheet.mjs GAME light|dark WIDTH PAGE`.
import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const web = path.dirname(fileURLToPath(import.meta.url));
const [game, theme, width, page] = process.argv.slice(2);
const board = path.resolve(web, "../games", game, "board");

const { outputFiles } = await build({
  absWorkingDir: web,
  entryPoints: [path.join(board, "pictures/index.ts")],
  alias: { "@pictures": "./src/pictures/index.ts" },
  bundle: true,
  format: "esm",
  write: false,
});
const { pictures } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
const styles = await Promise.all([path.join(web, "src/styles/pictures.css"), path.join(board, "pictures.css")].map((file) => readFile(file, "utf8")));

const drawn = Object.entries(pictures).map(([id, { size, palette, body }]) => {
  const tones = palette.map((colour, tone) => `--tone-${tone}: ${colour}`).join("; ");
  return `<svg class="picture" data-picture="${id}" viewBox="0 0 ${size.join(" ")}" width="${width}" height="${(width * size[1]) / size[0]}" style="${tones}">${body}</svg>`;
});
const ground = theme === "dark" ? "#14181a" : "#f5f0e5";
await writeFile(
  page,
  `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>
${styles.join("\n")}
body { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 6px; width: 1000px; margin: 0; padding: 6px; background: ${ground}; }
.picture { border-radius: 6px; }
</style><body>${drawn.join("")}`,
);
