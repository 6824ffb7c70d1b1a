import assert from "node:assert/strict";
import { makeKeySecret } from "../../src/core/keys/key_secret.ts";
import { holdProblem } from "../support/api/answers.ts";
import { openWorld, type World } from "../support/world.ts";

const KEY = makeKeySecret();

/** Paths that are wrong, and the one that was meant. */
const MEANT: Record<string, string | undefined> = {
  "/api/v1/votes/": "/api/v1/votes",
  "/api/v1/vote": "/api/v1/votes",
  "/api/v1/VOTES": "/api/v1/votes",
  "/api/v1/vote_check": "/api/v1/vote-check",
  "/api/v1/votecheck": "/api/v1/vote-check",
  "/api/v1/servers": "/api/v1/server",
  "/api/v2/server": "/api/v1/server",
  "/v1/server": "/api/v1/server",
  "/rewards/v1/claim": "/rewards/v1/claims",
  "/rewards/v1/testvotes": "/rewards/v1/test-votes",
  "/public/v1/server": "/public/v1/servers",
  "/public/v1/tag": "/public/v1/tags",
  "/api/v1": undefined,
  "/api/v1/players": undefined,
  "/rewards/v1/leaderboard": undefined,
  "/public/v1/leaderboards": undefined,
  "/nothing": undefined,
  "/%ff": undefined,
};

Deno.test("a misspelt path is told the path that was meant", async () => {
  await using world = await openWorld();
  for (const [path, meant] of Object.entries(MEANT)) {
    const { body } = await holdProblem(await world.get(path), "not_found");
    const [, api = ""] = /^(\/(?:rewards|public))\//.exec(path) ?? [];
    const reference = `/docs/api${api}`;
    const advice = meant ? `. Did you mean ${meant}?` : `; the reference is at ${reference}.`;
    assert.equal(body["detail"], `There is nothing at ${path}${advice}`);
  }
  const endless = await holdProblem(await world.get(`/api/v1/${"x".repeat(60_000)}`), "not_found");
  assert.ok(String(endless.body["detail"]).length < 300);
});

/** Secrets sent as a key, and what the answer says of them. */
const SENT: [secret: string, detail: RegExp][] = [
  [KEY, /^No server on this host has this API key\.$/],
  [KEY.slice(0, -1), /Was it copied whole/],
  [`${KEY}"`, /characters around the key/],
  [KEY.slice(0, -1) + (KEY.endsWith("0") ? "1" : "0"), /mistyped: its checksum/],
  [KEY.replace("vb_", "vbu_"), /^This is a URL key.*An API key begins with vb_\.$/],
  [KEY.replace("vb_", "vbl_"), /^This is a link key/],
  ["whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=", /^This is a webhook's secret/],
  ["x", /Was it copied whole/],
];

Deno.test("a secret that opens nothing is told why, and not repeated", async () => {
  await using world = await openWorld();
  for (const [secret, detail] of SENT) {
    const { body } = await holdProblem(await world.get(SERVER, { key: secret }), "invalid_key");
    assert.match(String(body["detail"]), detail, secret);
    assert.ok(secret.length < 4 || !JSON.stringify(body).includes(secret.slice(4)));
  }
});

Deno.test("a key in the wrong place is told the right one", async () => {
  await using world = await openWorld();
  const asks: [headers: HeadersInit, query: string, detail: RegExp][] = [
    [{ Authorization: KEY }, "", /^You sent the key without `Bearer`/],
    [{ Authorization: "whsec_x" }, "", /^This is a webhook's secret/],
    [{ "X-API-Key": KEY }, "", /^Keys are accepted nowhere else: send the header Authorization/],
    [{}, `?key=${KEY}`, /^Keys are accepted nowhere else/],
    [{ Authorization: "Basic dXNlcg==" }, "", /^Send the header Authorization: Bearer/],
    [{}, "", /^Send the header Authorization: Bearer/],
  ];
  for (const [headers, query, detail] of asks) {
    const answer = await world.get(SERVER + query, { headers });
    assert.match(String((await holdProblem(answer, "missing_key")).body["detail"]), detail);
  }
});

Deno.test("a name that is not UTF-8 is a 400, and a percent sign none", async () => {
  await using world = await openWorld();
  const { secret: key } = await world.key(await world.server());
  const ask = (query: string) => world.get(`/api/v1/vote-check?${query}`, { key });
  for (const name of ["%ff", "a%FFb", "%C3", "%ED%A0%80", "x%25%ff"]) {
    const { body } = await holdProblem(await ask(`username=${name}`), "invalid_parameter");
    assert.match(String(body["detail"]), /^username: It must be UTF-8, URL-encoded, /, name);
  }
  for (const query of ["username=100%25", "username=%25ff", "username=100%", "username=a&x=%ff"]) {
    assert.equal(await statusOf(ask(query)), 200, query);
  }
  assert.equal(await statusOf(world.get("/api/v1/votes?username=%ff", { key })), 400);
});

const SERVER = "/api/v1/server";

async function statusOf(asked: ReturnType<World["get"]>): Promise<number> {
  const { status, body } = await asked;
  await body?.cancel();
  return status;
}
