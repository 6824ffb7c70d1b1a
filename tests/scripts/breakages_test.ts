import assert from "node:assert/strict";
import { type Breakage, breakText } from "../../scripts/breakages/breakage.ts";
import { generatedFiles } from "../../scripts/breakages/generated_files.ts";
import { handlers } from "../../scripts/breakages/handlers.ts";
import { headersAndExamples } from "../../scripts/breakages/headers_and_examples.ts";
import { shapes } from "../../scripts/breakages/shapes.ts";
import { values } from "../../scripts/breakages/values.ts";

const LISTS = [shapes, values, headersAndExamples, handlers, generatedFiles];
const ROOT = new URL("../../", import.meta.url);

const breakage: Breakage = { name: "x", kind: "value", file: "a", find: "60", replace: "$&1" };

Deno.test("every deliberate breakage still breaks the file it names", async () => {
  for (const one of LISTS.flat()) {
    const text = await Deno.readTextFile(new URL(one.file, ROOT));
    assert.notEqual(breakText(text, one), text, one.name);
  }
});

Deno.test("there are at least 25 breakages, five of each kind, and no name twice", () => {
  const names = LISTS.flat().map(({ name }) => name);
  assert.ok(names.length >= 25);
  assert.equal(new Set(names).size, names.length);
  for (const list of LISTS) assert.ok(list.length >= 5);
  assert.equal(new Set(LISTS.map((list) => list[0]?.kind)).size, LISTS.length);
});

Deno.test("a breakage whose text is gone or stands twice is a failure of its own", () => {
  assert.throws(() => breakText("limit: 61", breakage), /stands 0 times in a, not once/);
  assert.throws(() => breakText("60 in 60", breakage), /stands 2 times in a, not once/);
});

Deno.test("the replacement is taken letter by letter", () => {
  assert.equal(breakText("limit: 60", breakage), "limit: $&1");
});
