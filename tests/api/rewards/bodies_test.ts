import assert from "node:assert/strict";
import { RequestState } from "../../../src/core/api/request_state.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { eventually } from "../../support/processes/processes.ts";
import { ask, hold, openInbox, STEVE, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld, type World } from "../../support/world.ts";

const ID = { claim_id: "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60" };
const CLAIM = { ...ID, all_players: true };
const TEST = { test_id: "7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37" };

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

Deno.test("names that no player can have are skipped, and a header says how many", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  for (const odd of ["", "   ", "x".repeat(70), "\u0002evil", "\u001b[31mx", "\ud800", "a,b"]) {
    const answer = await hold(world, "claims", {
      key,
      body: { ...ID, players: ["Good_One", odd] },
    });
    const { status, headers } = answer;
    assert.deepEqual([status, headers.get("x-listing-skipped")], [200, "1"], JSON.stringify(odd));
  }
  const good = await hold(world, "claims", { key, body: { ...ID, players: ["Good_One", ".A B"] } });
  assert.deepEqual([good.status, good.headers.get("x-listing-skipped")], [200, null]);
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

Deno.test("the size counts in bytes, announced or not", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const fits = JSON.stringify({ votes: [{ vote_id: VOTE }] }).padEnd(65_536);
  assert.equal((await hold(world, "grants", { key, raw: fits })).status, 200);
  for (const raw of [`${fits} `, new Blob([`${fits} `]).stream(), "é".repeat(33_000)]) {
    assert.equal((await hold(world, "grants", { key, raw })).status, 413);
  }
});

Deno.test("only a body announced as JSON is read", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const raw = JSON.stringify({ votes: [{ vote_id: VOTE }] });
  const types = [
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/json ;charset=utf-8",
    "application/json;",
  ];
  for (const type of types) {
    assert.equal((await hold(world, "grants", { key, raw, type })).status, 200, type);
  }
  const others = ["text/plain", "application/jsonp", "application/problem+json", "json"];
  for (const type of others) {
    assert.equal((await hold(world, "grants", { key, raw, type })).status, 415, type);
  }
});

Deno.test("a refused body counts, a refused key does not", async () => {
  await using world = await openWorld();
  const { key: issue } = await openInbox(world);
  const { secret: key } = await issue("rewards");
  const left = async (options: object) => {
    const { headers } = await hold(world, "test-votes", { key, ...options });
    return /r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  };
  assert.equal(await left({ body: {} }), "9");
  assert.equal(await left({ raw: "{}", type: "text/plain" }), "8");
  assert.equal(await left({ raw: " ".repeat(70_000) }), "7");
  assert.equal(await left({ body: { ...TEST, player: "nobody" } }), "6");
  assert.equal(await left({ key: (await issue("feed")).secret, body: {} }), undefined);
  assert.equal(await left({ body: { ...TEST, player: STEVE.username } }), "5");
});

Deno.test("a note never keeps a grant from being recorded", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  const odd = ["a\u0000b\n\tc", "\ud800", "🎲".repeat(500), " ", ""];
  const kept = ["a b c", "\ufffd", "🎲".repeat(200), null, null];
  for (const [nth, note] of odd.entries()) {
    const vote_id = VOTE.replace(/.$/, String(nth));
    await wait(vote_id);
    const { body } = await hold(world, "grants", {
      key: secret,
      body: { votes: [{ vote_id, note }] },
    });
    assert.deepEqual(body["results"], [{ vote_id, result: "recorded" }]);
    const [row] = await world.services.sql`
      select note from reward_outcome where vote_id = ${vote_id}`;
    assert.equal(row?.["note"], kept[nth]);
  }
});

Deno.test("a claim of every player may bring an empty list, as some generated clients send it", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const { body } = await hold(world, "claims", { key: secret, body: { ...CLAIM, players: [] } });
  assert.equal(Array.isArray(body["votes"]) && body["votes"].length, 1);
});

Deno.test("a claim that does not say whose votes claims none", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  for (const body of [ID, { ...ID, players: [] }, { ...CLAIM, players: ["Steve_42"] }]) {
    assert.equal((await hold(world, "claims", { key: secret, body })).status, 400);
  }
  const [row] = await world.services.sql`select claims from reward`;
  assert.equal(row?.["claims"], 0);
});

Deno.test("a lone surrogate in a name matches no player", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const players = ["\ud800"];
  const { body } = await hold(world, "claims", { key: secret, body: { ...ID, players } });
  assert.deepEqual(body["votes"], []);
  const test = { ...TEST, player: "\ud800" };
  assert.equal((await hold(world, "test-votes", { key: secret, body: test })).status, 404);
});

Deno.test("a body that stops in the middle is a 400 and claims nothing", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(JSON.stringify(CLAIM)));
      stream.error(new Error("the client is gone"));
    },
  });
  assert.equal((await post(world, { key: secret, body: broken })).status, 400);
  const { body } = await hold(world, "inbox", { key: secret });
  assert.equal(body["waiting"], 1);
});

Deno.test("a key that is revoked while a body arrives claims nothing", async () => {
  await using world = await openWorld();
  const { key: issue, wait } = await openInbox(world);
  const { id, secret: key } = await issue("rewards");
  await wait();
  const [head, tail] = ["{", JSON.stringify(CLAIM).slice(1)].map((part) =>
    new TextEncoder().encode(part)
  );
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(head),
    // Called once the first part was read.
    async pull(controller) {
      await revokeKey(world.context, id, world.act);
      await eventually("the key is closed", async () => {
        return (await world.services.keys.resolve(key)).kind === "revoked" || undefined;
      });
      controller.enqueue(tail);
      controller.close();
    },
  });
  assert.equal((await post(world, { key, body })).status, 401);
  const [waiting] = await world.services.sql`select from reward where claim_id is not null`;
  assert.equal(waiting, undefined);
});

async function post(world: World, { key, body }: { key: string; body: ReadableStream }) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const url = "http://localhost/rewards/v1/claims";
  const request = new Request(url, { method: "POST", headers, body });
  const answer = await world.app.fetch(request, new RequestState({}));
  await answer.body?.cancel();
  return answer;
}

function namesIn({ errors }: Record<string, unknown>): string[] {
  return Array.isArray(errors) ? errors.map(({ name }) => name) : [];
}

Deno.test("a claim's id needs no version", async () => {
  await using world = await openWorld();
  const { key: issue, wait } = await openInbox(world);
  const { secret: key } = await issue("rewards");
  await wait();
  // Not held against the contract: the oracle's UUIDs have one.
  const post = async (path: string, body: object) =>
    await (await ask(world, path, { key, body })).json();
  const id = { claim_id: "FFFFFFFF-0000-0000-0000-0000000000AA" };
  const body = { ...id, all_players: true };
  const first = await post("claims", body);
  assert.deepEqual([first.claim_id, first.votes.length], [body.claim_id, 1]);
  assert.deepEqual(await post("claims", body), first);
  const { results } = await post("releases", { ...id, votes: [{ vote_id: VOTE }] });
  assert.deepEqual(results, [{ vote_id: VOTE, result: "released" }]);
});
