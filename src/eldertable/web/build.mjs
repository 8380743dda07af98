// Builds the client into dist/: index.html, hashed assets, and one chunk per game board, loaded on demand.
import { build, context } from "esbuild";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { iconsPlugin, stylesPlugin } from "./kit/plugins.mjs";
import { KIT } from "./kit/version.mjs";

const web = path.dirname(fileURLToPath(import.meta.url));
const games = path.resolve(web, "../games");
const out = path.join(web, "dist");

/** Every folder ../games/<id>/board with an index.tsx is a board, and a cover.ts is shown in the lobby; a new game needs no change here. */
function boards(name = "index.tsx") {
  return readdirSync(games)
    .map((id) => ({ id, file: path.join(games, id, "board", name) }))
    .filter(({ file }) => existsSync(file));
}

const boardsPlugin = {
  name: "boards",
  setup(build) {
    build.onResolve({ filter: /^boards$/ }, () => ({ path: "boards", namespace: "boards" }));
    build.onLoad({ filter: /.*/, namespace: "boards" }, () => ({
      contents: `export const boards = {${boards().map(({ id, file }) => `${id}: () => import(${JSON.stringify(file)})`)}};`,
      resolveDir: web,
    }));
    build.onResolve({ filter: /^covers$/ }, () => ({ path: "covers", namespace: "covers" }));
    build.onLoad({ filter: /.*/, namespace: "covers" }, () => ({
      contents: [
        ...boards("cover.ts").map(({ id, file }) => `import { cover as ${id} } from ${JSON.stringify(file)};`),
        `export const covers = {${boards("cover.ts").map(({ id }) => id)}};`,
      ].join("\n"),
      resolveDir: web,
    }));
    build.onResolve({ filter: /^@table$/ }, () => ({ path: path.join(web, "src/board.ts") }));
    build.onResolve({ filter: /^@pictures$/ }, () => ({ path: path.join(web, "src/pictures/index.ts") }));
    // Boards live outside this folder; their packages are ours.
    build.onResolve({ filter: /^[a-z@]/ }, (args) =>
      args.resolveDir.startsWith(games) && args.pluginData !== "ours"
        ? build.resolve(args.path, { resolveDir: web, kind: args.kind, pluginData: "ours" })
        : undefined,
    );
  },
};

/** The pages, each with the hashed names of its script and its style. */
const PAGES = { "index.html": "src/main.tsx", "glance.html": "src/glance/main.tsx" };
/** What boards from outside import; the build of the kit writes these addresses in place of the names of packages. */
const SHARED = ["table", "preact", "hooks", "jsx-runtime", "signals"];

const pagePlugin = {
  name: "page",
  setup(build) {
    build.onEnd(async ({ metafile, errors }) => {
      if (errors.length) return;
      const names = Object.entries(metafile.outputs);
      const address = (file) => `/assets/${path.basename(file)}`;
      // Names that stay the same lead to the hashed files, so all boards share one copy of everything.
      for (const part of SHARED) {
        const [script] = names.find(([, output]) => output.entryPoint === `src/kit/${part}.ts`);
        await writeFile(path.join(out, "kit", String(KIT), `${part}.js`), `export * from ${JSON.stringify(address(script))};\n`);
      }
      for (const [name, entry] of Object.entries(PAGES)) {
        const [script, { cssBundle }] = names.find(([, output]) => output.entryPoint === entry);
        const page = await readFile(path.join(web, "src", name), "utf8");
        await writeFile(path.join(out, name), page.replace("{{script}}", address(script)).replace("{{style}}", address(cssBundle)));
        if (name === "index.html") await buildWorker(["/", address(script), address(cssBundle), ...needed(metafile, script).map(address)]);
      }
    });
  },
};

/** What a script cannot begin without: the parts that it imports at once, and theirs. */
function needed(metafile, script, found = new Set()) {
  for (const { path: file, kind } of metafile.outputs[script].imports) {
    if (kind !== "import-statement" || found.has(file)) continue;
    found.add(file);
    needed(metafile, file, found);
  }
  return [...found];
}

/** The service worker, which knows the files of the shell by name; its own name stays the same. */
async function buildWorker(shell) {
  const version = createHash("sha256").update(shell.join()).digest("hex").slice(0, 12);
  await build({
    absWorkingDir: web,
    entryPoints: ["src/app/worker.ts"],
    outfile: path.join(out, "worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: options.target,
    define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
  });
}

const options = {
  absWorkingDir: web,
  entryPoints: [...Object.values(PAGES), ...SHARED.map((part) => `src/kit/${part}.ts`)],
  outbase: path.join(web, "src"),
  outdir: path.join(out, "assets"),
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  minify: true,
  metafile: true,
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "file", ".woff2": "file", ".webp": "file" },
  logLevel: "info",
  plugins: [boardsPlugin, stylesPlugin, iconsPlugin, pagePlugin],
};

await rm(out, { recursive: true, force: true });
await mkdir(options.outdir, { recursive: true });
await mkdir(path.join(out, "kit", String(KIT)), { recursive: true });
// What links show of a game, under a name that stays the same.
await mkdir(path.join(out, "previews"));
for (const { id, file } of boards("preview.png")) await copyFile(file, path.join(out, "previews", `${id}.png`));
// What makes the client an app that can be installed.
await mkdir(path.join(out, "icons"));
for (const name of ["icon-192", "icon-512", "maskable-512"]) await copyFile(path.join(web, "src/app", `${name}.png`), path.join(out, "icons", `${name}.png`));
await copyFile(path.join(web, "src/app/manifest.webmanifest"), path.join(out, "manifest.webmanifest"));
if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
