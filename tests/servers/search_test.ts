import assert from "node:assert/strict";
import { matchAll, soughtOf } from "../../src/servers/search.ts";

Deno.test("no search, however long, looks into a server more than 24 times", () => {
  const counted = soughtOf({ name: "Caves", tagNames: [], host: "a.example", tagline: "" });
  let looks = 0;
  const squeezed = Object.assign(new String(counted.squeezed), {
    includes: () => ++looks > 0,
  }) as unknown as string;
  // Signs of several letters each: a hundred of them are five hundred letters.
  const signs = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x3300 + at)).join("");
  matchAll(signs, [{ sought: { ...counted, squeezed } }]);
  assert.ok(looks > 0 && looks <= 24, `${looks} looks`);
});
