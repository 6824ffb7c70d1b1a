import assert from "node:assert/strict";
import { matchAll, type Sought, soughtOf } from "../../src/servers/search.ts";

/** A server that no signature passes over. */
function withoutSignature(sought: Sought): Sought {
  return { ...sought, signature: sought.signature.map(() => ~0) };
}

Deno.test("no search, however long, looks into a server more than 24 times", () => {
  const counted = soughtOf({ name: "Caves", tagNames: [], host: "a.example", tagline: "" });
  let looks = 0;
  const squeezed = Object.assign(new String(counted.squeezed), {
    includes: () => ++looks > 0,
  }) as unknown as string;
  // Signs of several letters each: a hundred of them are five hundred letters.
  const signs = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x3300 + at)).join("");
  matchAll(signs, [{ sought: withoutSignature({ ...counted, squeezed }) }]);
  assert.ok(looks > 0 && looks <= 24, `${looks} looks`);
});

Deno.test("a signature passes over no server that a look would find", () => {
  const parts = ["sky", "block", "valley", "Ünder", "мир", "城", "7", "of", "x", "-craft"];
  const draw = (at: number) =>
    [1, 3, 7].map((by) => parts[at * by % parts.length]).join(at % 3 ? " " : "");
  const servers = Array.from({ length: 200 }, (_, at) => ({
    sought: soughtOf({
      name: draw(at),
      tagNames: [draw(at + 1)],
      host: `h${at}.example`,
      tagline: draw(at + 5),
    }),
  }));
  const looked = servers.map(({ sought }) => ({ sought: withoutSignature(sought) }));
  const namesOf = (found: ReturnType<typeof matchAll<{ sought: Sought }>>) =>
    found.map(({ entry: { sought }, score }) => `${sought.address} ${score}`);
  const misspelled = ["sky blok", "vallye craft", "h1", "undr мир", "zzzzzz"];
  const together = servers.map(({ sought }) => sought.name.replaceAll(" ", ""));
  for (const text of [...parts, ...misspelled, ...together]) {
    assert.deepEqual(namesOf(matchAll(text, servers)), namesOf(matchAll(text, looked)), text);
  }
});
