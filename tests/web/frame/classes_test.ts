import assert from "node:assert/strict";
import { DESK_STYLES, MODERATION_STYLES, STYLES } from "../../../src/service/web/style_sheets.ts";

const WEB = ["site", "reach", "desk"].map((member) =>
  new URL(`../../../src/${member}/web/`, import.meta.url)
);

/** Beginnings of classes that are put together: a kind of panel. */
const BUILT = ["panel--"];

/** Classes that no rule needs: a look that is every button's, and the hook of Turnstile's script. */
const HOOKS = ["secondary", "cf-turnstile"];

const selectors = `${STYLES}${DESK_STYLES}${MODERATION_STYLES}`
  .replaceAll(
    /\{[^{}]*\}/g,
    "{}",
  );
const ruled = new Set(
  [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
);

async function readSources(folder: URL): Promise<string[]> {
  const texts: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) texts.push(...await readSources(new URL(`${name}/`, folder)));
    else if (/\.(tsx?|js)$/.test(name)) texts.push(await Deno.readTextFile(new URL(name, folder)));
  }
  return texts;
}

const source = (await Promise.all(WEB.map(readSources))).flat().join("\n");

Deno.test("every class that a page bears has a rule", () => {
  const borne = [...source.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" ")
  );
  assert.ok(borne.length > 200);
  assert.deepEqual(
    [...new Set(borne)].filter((name) => !ruled.has(name) && !HOOKS.includes(name)),
    [],
  );
});

Deno.test("every rule is of a class that a page bears", () => {
  const words = new Set(source.match(/[\w-]+/g));
  const isBorne = (name: string) =>
    words.has(name) || BUILT.some((start) => name.startsWith(start));
  assert.ok(ruled.size > 100);
  assert.deepEqual([...ruled].filter((name) => !isBorne(name)), []);
});
