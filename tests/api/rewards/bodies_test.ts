import assert from "node:assert/strict";
import { noteOf } from "../../../src/reach/api/rewards/record_grants.ts";
import { objectAt, readContract } from "../../support/api/contract.ts";
import { ask, hold, openInbox, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld } from "../../support/world.ts";
import { CLAIM, ID, TEST } from "./claim_bodies.ts";

/** Bodies that are refused: the operation, the body, and where the answer says that they are at fault. */
const FAULTY: [path: string, body: unknown, faults: string[]][] = [
  ["claims", {}, ["claim_id"]],
  ["claims", null, ["body"]],
  ["claims", [CLAIM], ["body"]],
  ["claims", ID, ["players"]],
  ["claims", { ...ID, players: [] }, ["players"]],
  ["claims", { ...ID, all_players: false }, ["players"]],
  ["claims", { ...CLAIM, players: ["Steve_42"] }, ["all_players"]],
  ["claims", { ...ID, all_players: "yes" }, ["all_players"]],
  ["claims", "text", ["body"]],
  ["claims", { claim_id: "mine" }, ["claim_id"]],
  ["claims", { ...CLAIM, players: "Steve_42" }, ["players"]],
  ["claims", { ...CLAIM, players: [null, " ", "ok"] }, ["players.0"]],
  ["claims", { ...ID, players: Array(1_001).fill("a") }, ["players"]],
  ["claims", { ...CLAIM, limit: 0 }, ["limit"]],
  ["claims", { ...CLAIM, limit: 1.5 }, ["limit"]],
  ["claims", { ...CLAIM, lease_seconds: 29, wait_seconds: 26 }, ["lease_seconds", "wait_seconds"]],
  ["claims", { ...CLAIM, identity: "steam" }, ["body"]],
  ["claims", { ...CLAIM, __proto__: null, constructor: 1 }, ["body"]],
  ["grants", { votes: [] }, ["votes"]],
  ["grants", { votes: [{}, { vote_id: VOTE, note: 5 }] }, ["votes.0.vote_id", "votes.1.note"]],
  ["releases", { ...ID, votes: [{ vote_id: VOTE, final: "yes" }] }, ["votes.0.final"]],
  ["test-votes", { ...TEST, player: "a\u0000b" }, ["player"]],
  ["test-votes", { player: "Steve_42" }, ["test_id"]],
];

Deno.test("a faulty body is a 400 with an entry for each fault", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  for (const [path, body, faults] of FAULTY) {
    const answer = await hold(world, path, { key, body });
    assert.equal(answer.body["code"], "invalid_body", JSON.stringify(body));
    assert.deepEqual(namesIn(answer.body), faults, JSON.stringify(body));
    assert.ok(answer.headers.has("ratelimit"));
  }
});

Deno.test("a fault is told in a sentence that says what is taken", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const wrong: [path: string, body: unknown, detail: string][] = [
    ["claims", [], "body: It must be an object."],
    ["claims", { claim_id: "mine" }, "claim_id: It must be a UUID."],
    ["claims", { ...CLAIM, limit: "9" }, "limit: It must be a whole number."],
    ["claims", { ...CLAIM, limit: 1.5 }, "limit: It must be a whole number."],
    ["claims", { ...CLAIM, limit: 0 }, "limit: It must be at least 1."],
    ["claims", { ...CLAIM, players: "a" }, "players: It must be a list."],
    [
      "claims",
      ID,
      "players: It must name at least one player. To claim the votes of every player, send all_players: true.",
    ],
    [
      "claims",
      { ...CLAIM, players: ["a"] },
      "all_players: It must be false when players names anybody.",
    ],
    [
      "claims",
      { ...ID, players: Array(1_001).fill("a") },
      "players: It must be at most 1000 entries long.",
    ],
    ["claims", { ...CLAIM, identity: 1 }, "body: It has fields unknown here: identity."],
    ["grants", { votes: [{ vote_id: VOTE, note: 5 }] }, "votes.0.note: It must be text."],
    [
      "releases",
      { ...ID, votes: [{ vote_id: VOTE, final: 1 }] },
      "votes.0.final: It must be true or false.",
    ],
  ];
  for (const [path, body, detail] of wrong) {
    assert.equal((await hold(world, path, { key, body })).body["detail"], detail);
  }
});

Deno.test("a body that is not JSON in UTF-8 is a 400", async () => {
  await using world = await openWorld();
  const { key: issue } = await openInbox(world);
  const bodies = [
    "",
    "{",
    "{}{}",
    "claim_id=1",
    "[".repeat(60_000),
    new Uint8Array([0x22, 0xff, 0x22]),
  ];
  for (const raw of bodies) {
    const { secret: key } = await issue("rewards");
    const { body } = await hold(world, "claims", { key, raw });
    assert.deepEqual(namesIn(body), ["body"]);
  }
});

/** Bodies that are disproportionately expensive to parse or to check. V8 puts the numbers into one place of a table. */
const CROWDED: Readonly<Record<string, string>> = {
  "names in one place": `{${Array.from({ length: 4_000 }, (_, n) => `"${n * 65_536}":1`)}}`,
  "many names": `{${Array.from({ length: 6_000 }, (_, n) => `"k${n}":1`)}}`,
  "one name": `{${Array(1_001).fill('"players":[]')}}`,
  "many objects": `{"votes":[${Array(5_000).fill('{"a":1}')}]}`,
  lists: `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  "lists without an end": "[".repeat(60_000),
  objects: `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
};

Deno.test("a body's fields and levels are counted before it is parsed", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const { parse } = JSON;
  const crowded = new Set(Object.values(CROWDED));
  let parsed = 0;
  JSON.parse = (text, reviver) => {
    if (crowded.has(text)) parsed++;
    return parse(text, reviver);
  };
  try {
    for (const [kind, raw] of Object.entries(CROWDED)) {
      const { body, status } = await hold(world, "claims", { key, raw });
      assert.deepEqual([status, namesIn(body), parsed], [400, ["body"], 0], kind);
      assert.match(String(body["detail"]), /at most 1000 fields/, kind);
    }
  } finally {
    JSON.parse = parse;
  }
  const signs = { vote_id: VOTE, note: '\\"[{:'.repeat(40) };
  const votes = Array(100).fill(signs);
  assert.equal((await hold(world, "grants", { key, body: { votes } })).status, 200);
});

Deno.test("an answer about a huge faulty body is small", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const votes = Array.from({ length: 3_000 }, () => ({}));
  const names = Object.fromEntries(votes.map((_, nth) => [`field${nth}`, 1]));
  for (const body of [{ votes: Array(100).fill({ a: 1, b: 2 }) }, { votes }, names]) {
    const response = await ask(world, "grants", { key, body });
    assert.equal(response.status, 400);
    assert.ok((await response.text()).length < 16_000);
  }
});

function namesIn({ errors }: Record<string, unknown>): string[] {
  return Array.isArray(errors) ? errors.map(({ name }) => name) : [];
}

Deno.test("as many characters of a note are kept as the contract says", () => {
  const { description } = objectAt(readContract("rewards"), "components", "schemas", "Note");
  const [, characters] = /The first (\d+) characters are kept/.exec(String(description)) ?? [];
  assert.equal([...noteOf("\u{1f600}".repeat(1_000)) ?? ""].length, Number(characters));
});
