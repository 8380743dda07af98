// Builds the client into dist/: index.html, hashed assets, and one chunk per game board, loaded on demand.
import { build, context, transform } from "esbuild";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";

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

/** Styles name the sizes of src/sizes.json as `@media (--narrow)`. */
const stylesPlugin = {
  name: "styles",
  setup(build) {
    const read = async (file) => {
      const sizes = JSON.parse(await readFile(path.join(web, "src/sizes.json"), "utf8"));
      return Object.entries(sizes).reduce((style, [name, size]) => style.replaceAll(`(${name})`, size), await readFile(file, "utf8"));
    };
    build.onLoad({ filter: /\/web\/src\/styles\/[^/]+\.css$/ }, async ({ path: file }) => ({ contents: await read(file), loader: "css" }));
    // A board's style is adopted by the page together with its code, so it travels as text.
    build.onLoad({ filter: /\/board\/[^/]+\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await read(file), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
  },
};

const COMMAND = /\s*([a-zA-Z])/y;
const NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+\.?))/y;
const FLAG = /[\s,]*([01])/y;

/** A path with one decimal: on a canvas of 512 nobody sees more. The flags of an arc may stand without a space, so they are read one by one. */
function lighter(path) {
  let text = "";
  let command = "";
  let count = 0;
  for (let at = 0; at < path.trimEnd().length; ) {
    const flag = /a/i.test(command) && [3, 4].includes(count % 7);
    const read = (kind) => ((kind.lastIndex = at), kind.exec(path));
    const found = read(COMMAND) ?? read(flag ? FLAG : NUMBER);
    if (!found) throw new Error(`This is no path: ${path.slice(at, at + 20)}`);
    at += found[0].length;
    if (/[a-zA-Z]/.test(found[1])) {
      [command, count] = [found[1], 0];
      text += command;
      continue;
    }
    const number = String(Math.round(Number(found[1]) * 10) / 10).replace(/^(-?)0\./, "$1.");
    text += count === 0 || number.startsWith("-") ? number : ` ${number}`;
    count++;
  }
  return text;
}

/** `icon:game/<name>` and `icon:lucide/<name>`: only the icons that are imported end up in the bundle. */
const iconsPlugin = {
  name: "icons",
  setup(build) {
    let gameIcons;
    build.onResolve({ filter: /^icon:/ }, ({ path }) => ({ path: path.slice(5), namespace: "icon" }));
    build.onLoad({ filter: /.*/, namespace: "icon" }, async ({ path: name }) => {
      const [set, icon] = name.split("/");
      if (set === "game") {
        gameIcons ??= JSON.parse(await readFile(path.join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8")).icons;
        if (!gameIcons[icon]) return { errors: [{ text: `There is no game icon called "${icon}".` }] };
        const body = gameIcons[icon].body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${lighter(path)}"`);
        return { contents: `export default ${JSON.stringify({ body, size: 512 })}` };
      }
      const svg = await readFile(path.join(web, "node_modules/lucide-static/icons", `${icon}.svg`), "utf8");
      const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>")).replace(/\s*\n\s*/g, "");
      return { contents: `export default ${JSON.stringify({ body, size: 24 })}` };
    });
  },
};

/** The pages, each with the hashed names of its script and its style. */
const PAGES = { "index.html": "src/main.tsx", "glance.html": "src/glance/main.tsx" };

const pagePlugin = {
  name: "page",
  setup(build) {
    build.onEnd(async ({ metafile, errors }) => {
      if (errors.length) return;
      const names = Object.entries(metafile.outputs);
      const address = (file) => `/assets/${path.basename(file)}`;
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
  entryPoints: Object.values(PAGES),
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
  loader: { ".woff2": "file", ".webp": "file" },
  logLevel: "info",
  plugins: [boardsPlugin, stylesPlugin, iconsPlugin, pagePlugin],
};

await rm(out, { recursive: true, force: true });
await mkdir(options.outdir, { recursive: true });
// What links show of a game, under a name that stays the same.
await mkdir(path.join(out, "previews"));
for (const { id, file } of boards("preview.png")) await copyFile(file, path.join(out, "previews", `${id}.png`));
// What makes the client an app that can be installed.
await mkdir(path.join(out, "icons"));
for (const name of ["icon-192", "icon-512", "maskable-512"]) await copyFile(path.join(web, "src/app", `${name}.png`), path.join(out, "icons", `${name}.png`));
await copyFile(path.join(web, "src/app/manifest.webmanifest"), path.join(out, "manifest.webmanifest"));
if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
