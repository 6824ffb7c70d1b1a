/** The searches' memory of words has to stay small whatever visitors send, because they choose the words. */
import assert from "node:assert/strict";
import { createWordMemory, WORDS_BYTES_MAX } from "../../src/site/servers/search/word_memory.ts";

const NOBODY: ReadonlySet<string> = new Set();

Deno.test("made-up words, which nothing has, take no more memory than the limit", () => {
  const memory = createWordMemory();
  let words = 0;
  let highest = 0;
  for (let nth = 0; nth < 50_000; nth++) {
    const before = memory.bytes();
    memory.put(`made-up-${nth}`.padEnd(64, "x"), NOBODY);
    if (memory.bytes() < before) words = 0;
    words += 1;
    highest = Math.max(highest, memory.bytes());
    assert.ok(memory.bytes() >= words * 64, "every word counts, also without ids");
  }
  assert.ok(highest <= WORDS_BYTES_MAX);
  assert.ok(highest > WORDS_BYTES_MAX / 2, "the limit was reached");
});

Deno.test("a word that most servers have takes more than one that few have, and is found again", () => {
  const memory = createWordMemory();
  memory.put("few", new Set(["1"]));
  const few = memory.bytes();
  const all = new Set(Array.from({ length: 10_000 }, (_, nth) => `server ${nth}`));
  memory.put("all", all);
  assert.ok(memory.bytes() - few > 100 * few);
  assert.equal(memory.get("all"), all);
  memory.clear();
  assert.deepEqual([memory.get("all"), memory.bytes()], [undefined, 0]);
});

Deno.test("a word that is longer than any name is not kept", () => {
  const memory = createWordMemory();
  memory.put("x".repeat(65), NOBODY);
  assert.equal(memory.bytes(), 0);
});

Deno.test("servers that would exceed the limit alone are not kept", () => {
  const memory = createWordMemory();
  const ids = new Set(Array.from({ length: WORDS_BYTES_MAX / 50 }, (_, nth) => String(nth)));
  memory.put("word", ids);
  assert.deepEqual([memory.get("word"), memory.bytes()], [undefined, 0]);
});
