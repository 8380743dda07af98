#!/usr/bin/env node
// eldertable-board FOLDER: builds the drawn board of a game into FOLDER/board/built, from where its package is served.
// FOLDER holds everything of the game and has its id as name; board/index.tsx and board/cover.ts are what the README says.
import { build } from "esbuild";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { iconsPlugin, stylesPlugin } from "./plugins.mjs";
import { KIT } from "./version.mjs";

/** What a board imports by name is the house's own, under an address that stays the same: so there is one copy of it on the page. */
const SHARED = {
  "@table": "table",
  preact: "preact",
  "preact/hooks": "hooks",
  "preact/jsx-runtime": "jsx-runtime",
  "@preact/signals": "signals",
};

const sharedPlugin = {
  name: "shared",
  setup(build) {
    build.onResolve({ filter: /^(@table|preact|@preact)(\/|$)/ }, ({ path: name }) =>
      SHARED[name]
        ? { path: `/kit/${KIT}/${SHARED[name]}.js`, external: true }
        : { errors: [{ text: `The table does not share "${name}"; a board can import ${Object.keys(SHARED).join(", ")}.` }] },
    );
  },
};

function optionsFor(game, entry, out) {
  return {
    entryPoints: [entry],
    outdir: out,
    publicPath: `/boards/${game}`,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    minify: true,
    metafile: true,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "file", ".webp": "file", ".woff2": "file" },
    logLevel: "warning",
    plugins: [sharedPlugin, stylesPlugin, iconsPlugin],
  };
}

/** The script of the board; the name of its file. */
async function buildBoard(game, folder, out) {
  const { metafile } = await build(optionsFor(game, path.join(folder, "index.tsx"), out));
  const [script] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint);
  return path.basename(script);
}

/** The cover is plain data: it is worked out here, so that the lobby need not load anything to show it. */
async function buildCover(game, folder, out) {
  const { outputFiles } = await build({ ...optionsFor(game, path.join(folder, "cover.ts"), out), write: false });
  const script = outputFiles.find((file) => file.path.endsWith(".js"));
  for (const file of outputFiles) if (file !== script) await writeFile(file.path, file.contents);
  const { cover } = await import(`data:text/javascript;base64,${Buffer.from(script.contents).toString("base64")}`);
  return cover;
}

async function main(place) {
  const folder = path.join(path.resolve(place), "board");
  const game = path.basename(path.resolve(place));
  const missing = ["index.tsx", "cover.ts"].filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length) throw new Error(`A board needs ${missing.join(" and ")} in ${folder}.`);
  const out = path.join(folder, "built");
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const manifest = { kit: KIT, script: await buildBoard(game, folder, out), cover: await buildCover(game, folder, out) };
  await writeFile(path.join(out, "board.json"), `${JSON.stringify(manifest)}\n`);
  // What links to the game show of it.
  if (existsSync(path.join(folder, "preview.png"))) await copyFile(path.join(folder, "preview.png"), path.join(out, "preview.png"));
  console.error(`The board of ${game} is built in ${path.relative(process.cwd(), out)}, for version ${KIT} of the kit.`);
}

if (process.argv.length !== 3) {
  console.error("Usage: eldertable-board FOLDER, the folder that holds everything of the game, e.g. src/liars_dice");
  process.exit(2);
}
try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
