/** Requests that no honest client sends: made-up cursors, costly filters, odd conditions. */
import assert from "node:assert/strict";
import { readCursor, writeCursor } from "../../../src/reach/api/public/cursor.ts";
import { WHOLE_LISTING } from "../../../src/site/servers/search/listing_search.ts";
import { holdProblem } from "../../support/api/answers.ts";
import { ask, hold, slugsOf } from "./public_api.ts";
import { openWorld } from "../../support/world.ts";

/** Characters of the longest cursor that the contract allows. */
const CURSOR_MAX = 6_000;

const ELSEWHERE = { Origin: "https://elsewhere.example" };

function encode(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

Deno.test("a made-up cursor of any shape or length is a 400", async () => {
  await using world = await openWorld();
  await world.server();
  const position = { id: "00000000-0000-0000-0000-000000000000", since: 0, votes: 0 };
  const forged = [
    "null",
    "[[",
    "[".repeat(4_000),
    [],
    ["a".repeat(12), position],
    ["a".repeat(12), { ...position, votes: "1; drop table server" }],
    { __proto__: null, constructor: { prototype: {} } },
  ];
  for (const value of forged) {
    await holdProblem(await ask(world, `servers?after=${encode(value)}`), "invalid_parameter");
  }
  for (const cursor of ["A".repeat(CURSOR_MAX), "A".repeat(CURSOR_MAX + 1), "_-_-", "%00"]) {
    await holdProblem(await ask(world, `servers?after=${cursor}`), "invalid_parameter");
  }
});

Deno.test("a made-up cursor for any position gets a part of the list, and nothing else", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const search = { ...WHOLE_LISTING, sort: "newest" as const };
  const before = {
    id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
    since: Number.MAX_VALUE,
    votes: 1e308,
    votesToday: -1e308,
    votesAll: 0,
    playersOnline: 0,
    foldedName: "",
    match: 0,
  };
  const nothing = "00000000-0000-0000-0000-000000000000";
  const after = { ...before, since: -Number.MAX_VALUE, id: nothing };
  for (const [position, found] of [[before, [slug]], [after, []]] as const) {
    const cursor = writeCursor(position, search);
    assert.notEqual(readCursor(cursor, search), null);
    assert.deepEqual(slugsOf(await hold(world, `servers?sort=newest&after=${cursor}`)), found);
  }
});

Deno.test("the longest searches that are allowed are answered, and longer ones are a 400", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Skyblock Valley");
  const words = ["a ".repeat(50), "x".repeat(100), "界".repeat(100), "%F0%9F%8E%AE".repeat(50)];
  for (const q of words) {
    const { body } = await hold(world, `servers?q=${q}`);
    assert.equal(body["total"], 0, q);
  }
  const tags = Array.from({ length: 5 }, (_, nth) => `${"t".repeat(38)}-${nth}`).join(",");
  assert.equal((await hold(world, `servers?tags=${tags}`)).body["total"], 0);
  for (const query of [`q=${"x".repeat(101)}`, `tags=${tags},six`, `tags=${"t".repeat(41)}`]) {
    await holdProblem(await ask(world, `servers?${query}`), "invalid_parameter");
  }
  assert.deepEqual(slugsOf(await hold(world, "servers?q=valley")), [slug]);
});

Deno.test("If-None-Match takes strong and weak tags and lists of them, and another tag gets the answer", async () => {
  await using world = await openWorld();
  await world.server();
  const first = await ask(world, "servers");
  await first.body?.cancel();
  const tag = (first.headers.get("etag") ?? "").replace(/^W\//, "");
  const statuses = [
    [tag, 304],
    [`W/${tag}`, 304],
    [`"other", W/${tag}`, 304],
    [`"other",${tag}`, 304],
    ['"other"', 200],
    ['W/"other"', 200],
    [tag.slice(1, -1), 200],
    ['"', 200],
    [`"${"x".repeat(4_000)}"`, 200],
  ] as const;
  for (const [condition, status] of statuses) {
    const answer = await ask(world, "servers", { headers: { "If-None-Match": condition } });
    await answer.body?.cancel();
    assert.equal(answer.status, status, condition);
    const head = await ask(world, "servers", {
      method: "HEAD",
      headers: { "If-None-Match": condition },
    });
    assert.deepEqual([head.status, await head.text()], [status, ""], `HEAD ${condition}`);
  }
});

Deno.test("a browser learns that it may not write, whatever it asks for, and is told nothing with cookies", async () => {
  await using world = await openWorld();
  for (const method of ["POST", "DELETE", "NONSENSE"]) {
    const headers = { ...ELSEWHERE, "Access-Control-Request-Method": method };
    for (const path of ["servers", "nothing"]) {
      const answer = await ask(world, path, { method: "OPTIONS", headers });
      assert.equal(answer.headers.get("access-control-allow-methods"), "GET,HEAD");
      assert.equal(answer.headers.get("access-control-allow-origin"), "*");
      assert.equal(answer.headers.get("access-control-allow-credentials"), null);
      assert.equal(await answer.text(), "");
    }
  }
});
