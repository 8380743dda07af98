// What the build of the house and the build of a board from outside have in common: styles that name the sizes of screens, and icons.
import { transform } from "esbuild";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const kit = path.dirname(fileURLToPath(import.meta.url));
const sizesFile = path.join(kit, "sizes.json");
const { resolve } = createRequire(import.meta.url);

/** Styles name the sizes of sizes.json as `@media (--narrow)`. */
async function readStyle(file) {
  const sizes = JSON.parse(await readFile(sizesFile, "utf8"));
  return Object.entries(sizes).reduce((style, [name, size]) => style.replaceAll(`(${name})`, size), await readFile(file, "utf8"));
}

export const stylesPlugin = {
  name: "styles",
  setup(build) {
    build.onLoad({ filter: /\/web\/src\/styles\/[^/]+\.css$/ }, async ({ path: file }) => ({ contents: await readStyle(file), loader: "css" }));
    // A board's style is adopted by the page together with its code, so it travels as text.
    build.onLoad({ filter: /\/board\/[^/]+\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await readStyle(file), { loader: "css", minify: true });
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
export const iconsPlugin = {
  name: "icons",
  setup(build) {
    let gameIcons;
    build.onResolve({ filter: /^icon:/ }, ({ path }) => ({ path: path.slice(5), namespace: "icon" }));
    build.onLoad({ filter: /.*/, namespace: "icon" }, async ({ path: name }) => {
      const [set, icon] = name.split("/");
      if (set === "game") {
        gameIcons ??= JSON.parse(await readFile(resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
        if (!gameIcons[icon]) return { errors: [{ text: `There is no game icon called "${icon}".` }] };
        const body = gameIcons[icon].body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${lighter(path)}"`);
        return { contents: `export default ${JSON.stringify({ body, size: 512 })}` };
      }
      const svg = await readFile(resolve(`lucide-static/icons/${icon}.svg`), "utf8");
      const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>")).replace(/\s*\n\s*/g, "");
      return { contents: `export default ${JSON.stringify({ body, size: 24 })}` };
    });
  },
};
