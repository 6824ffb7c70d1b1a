import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";

/** What a sentence tells its readers to look under, to press, or to go on to. */
const NAMED = /(?:\bunder|\bpress|→)\s+_([^_]+)_/gi;

/** A part of an owner's panel. */
const PANEL_PART = /→\s+your\s+server\s+→\s+_([^_]+)_/g;

/** Parts of others' pages: Discord's. */
const ELSEWHERE = ["Redirects"];

Deno.test("the guides name only buttons, tabs and parts that a page has", async () => {
  const texts = new Set([...textsOf(ENGLISH.words), ...ELSEWHERE]);
  const tabs = new Set(textsOf(ENGLISH.words.myServers.tabs));
  const missing: string[] = [];
  for await (const { name } of Deno.readDir("docs")) {
    if (!name.endsWith(".md")) continue;
    const guide = (await Deno.readTextFile(`docs/${name}`)).replaceAll(/\s+/g, " ");
    for (const [, part = ""] of guide.matchAll(NAMED)) {
      if (!texts.has(part)) missing.push(`${name}: ${part}`);
    }
    for (const [, part = ""] of guide.matchAll(PANEL_PART)) {
      if (!tabs.has(part)) missing.push(`${name}: no tab ${part}`);
    }
  }
  assert.deepEqual(missing, []);
});

/** Returns all texts without values in them. */
function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words.replaceAll("’", "'")];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}
