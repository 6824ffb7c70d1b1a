import assert from "node:assert/strict";
import { createColumns, has, type Wish } from "../../src/servers/columns.ts";
import { keysOf, matchAll, type Sought, soughtOf } from "../../src/servers/search.ts";

const OTHER = { name: "Quux", tagNames: [], host: "quux.test", tagline: "Jumping wizards" };

Deno.test("no search, however long, looks into a server more than 24 times", () => {
  const counted = soughtOf({ name: "Caves", tagNames: [], host: "a.example", tagline: "" });
  let looks = 0;
  const squeezed = Object.assign(new String(counted.squeezed), {
    includes: () => ++looks > 0,
  }) as unknown as string;
  // Signs of several letters each: a hundred of them are five hundred letters.
  const signs = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x3300 + at)).join("");
  matchAll(signs, () => [{ sought: { ...counted, squeezed } }]);
  assert.ok(looks > 0 && looks <= 24, `${looks} looks`);
});

Deno.test("columns pass over no server that a look at all would find", () => {
  const parts = ["sky", "block", "valley", "Ünder", "мир", "城", "7", "of", "x", "-craft"];
  const draw = (at: number) =>
    [1, 3, 7].map((by) => parts[at * by % parts.length]).join(at % 3 ? " " : "");
  const servers = Array.from({ length: 300 }, (_, at) => ({
    sought: soughtOf({
      name: draw(at),
      tagNames: [draw(at + 1)],
      host: `h${at}.example`,
      tagline: draw(at + 5),
    }),
  }));
  const columns = createColumns();
  // Each place had another server's keys before.
  servers.forEach((_, at) => columns.put(at, keysOf(soughtOf(OTHER))));
  servers.forEach(({ sought }, at) => columns.put(at, keysOf(sought)));
  const pick = (wish: Wish) => {
    const found = columns.find(wish);
    return servers.filter((_, at) => has(found, at));
  };
  const namesOf = (found: ReturnType<typeof matchAll<{ sought: Sought }>>) =>
    found.map(({ entry: { sought }, score }) => `${sought.address} ${score}`);
  const misspelled = ["sky blok", "vallye craft", "h1", "undr мир", "zzzzzz"];
  const together = servers.map(({ sought }) => sought.name.replaceAll(" ", ""));
  for (const text of [...parts, ...misspelled, ...together]) {
    assert.deepEqual(namesOf(matchAll(text, pick)), namesOf(matchAll(text, () => servers)), text);
  }
  assert.deepEqual(pick({ anyOf: [keysOf(soughtOf(OTHER))] }), []);
});
