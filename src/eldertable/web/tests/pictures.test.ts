// Every card that should have a picture has one of its own, neighbours do not look alike, and all of a game's pictures are light.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { pictures as ancientWorld } from "../../games/ancient_world/board/pictures/index";
import { pictures as auztralia } from "../../games/auztralia/board/pictures/index";
import { pictures as elderSign } from "../../games/elder_sign/board/pictures/index";
import { pictures as gatesOfDelirium } from "../../games/gates_of_delirium/board/pictures/index";
import type { Picture } from "../src/pictures/kit";

const GAMES = "../games";
const MOST_BYTES = 150_000;

/** The pictures of each game, and the files of the content that they are for. */
const ALBUMS: [game: string, album: Record<string, Picture>, contents: string[]][] = [
  ["ancient_world", ancientWorld, ["titans", "provinces"]],
  ["auztralia", auztralia, ["personalities"]],
  ["elder_sign", elderSign, ["adventures", "other_worlds", "investigators"]],
  ["gates_of_delirium", gatesOfDelirium, ["regions"]],
];

const idsOf = (game: string, content: string): string[] =>
  [...readFileSync(`${GAMES}/${game}/content/${content}.toml`, "utf8").matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id as string);

/** What catches the eye first: the colours, and what fills the canvas behind everything. */
const firstSight = ({ palette, body }: Picture): string => `${palette.join()} ${/<path[^>]+>/.exec(body)?.[0]}`;

const sources = (folder: string): string[] => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
const KIT = sources("src/pictures");

for (const [game, album, contents] of ALBUMS) {
  test(`${game}: every entry has its picture, and every picture its entry`, () => {
    assert.deepEqual(new Set(contents.flatMap((content) => idsOf(game, content))), new Set(Object.keys(album)));
  });

  test(`${game}: no two pictures are the same, and neighbours do not look alike`, () => {
    assert.equal(new Set(Object.values(album).map(({ body }) => body)).size, Object.keys(album).length);
    for (const content of contents) {
      const ids = idsOf(game, content);
      for (const [index, id] of ids.slice(1).entries()) {
        const before = ids[index] as string;
        assert.notEqual(firstSight(album[before] as Picture), firstSight(album[id] as Picture), `${before} and ${id}`);
      }
    }
  });

  test(`${game}: nothing is missing or out of number in a picture`, () => {
    for (const [id, { body }] of Object.entries(album)) assert.doesNotMatch(body, /undefined|NaN|Infinity/, id);
  });

  test(`${game}: the same entry always gives the same picture, and all of them are light`, () => {
    const own = [...sources(`${GAMES}/${game}/board/pictures`), ...KIT].join("\n");
    assert.doesNotMatch(own, /Math\.random|\bDate\b|crypto/);
    assert.doesNotMatch(own, /<filter|<image|<animate/);
    // What is sent is minified, so it is lighter still.
    assert.ok(gzipSync(own).length <= MOST_BYTES, `${gzipSync(own).length} bytes`);
  });
}
