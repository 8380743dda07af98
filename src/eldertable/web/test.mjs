// Runs tests/*.test.ts: bundled by esbuild, run by Node's own test runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const web = path.dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(path.join(tmpdir(), "eldertable-web-"));
const tests = readdirSync(path.join(web, "tests")).filter((name) => name.endsWith(".test.ts"));
try {
  await build({
    absWorkingDir: web,
    entryPoints: tests.map((name) => path.join("tests", name)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    alias: { "@pictures": "./src/pictures/index.ts" },
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  const built = tests.map((name) => path.join(out, name.replace(/\.ts$/, ".mjs")));
  process.exitCode = spawnSync(process.execPath, ["--test", ...built], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(out, { recursive: true });
}
