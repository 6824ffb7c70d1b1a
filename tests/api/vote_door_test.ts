import assert from "node:assert/strict";
import { z } from "zod";
import VECTORS from "../vectors/compat.json" with { type: "json" };
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { makeUrlKey } from "../../src/site/keys/url_key.ts";
import { makeKeySecret } from "../../src/core/keys/key_secret.ts";
import { openDoor, waits } from "../support/api/door.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { READERS } from "./vote_readers.ts";
import { playerOf } from "./door_players.ts";

/** Counts the networks that requests come from, so that earlier failures don't cause a refusal. */
let networks = 0;

const CHECK = "?object=votes&element=claim&key={key}&username=";
const CLAIM = "?action=post&object=votes&element=claim&key={key}&username=";

const vectors = z.array(z.object({
  name: z.string(),
  player: z.string(),
  method: z.string().optional(),
  query: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  status: z.number(),
  body: z.string(),
})).parse(VECTORS);

Deno.test("every vector gets its status and its bytes", async () => {
  await using door = await openDoor();
  const { secret: apiKey } = await door.world.key(door.server);
  const otherKey = makeKeySecret(undefined, "vbu_");
  for (const { name, player, method, query, headers, ...expected } of vectors) {
    const asked = query.replace("{player}", await playerOf(door, player))
      .replace("{apiKey}", apiKey).replace("{otherKey}", otherKey);
    const init = { ...(method ? { method } : {}), ...(headers ? { headers } : {}) };
    const { status, body, response } = await door.ask(asked, init);
    assert.deepEqual({ status, body }, expected, name);
    assert.equal(response.headers.get("content-type"), "text/plain", name);
    assert.equal(response.headers.get("cache-control"), "no-store", name);
    const bytes = (await response.arrayBuffer()).byteLength;
    assert.ok(status !== 200 || bytes === 1, name);
    assert.ok(status === 200 || /^Error: [^0-9]*$/.test(body), name);
  }
});

Deno.test("a name may be sent as steamid, and a plus at its end reads no reward", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Kante");
  await waits(door, id);
  assert.equal((await door.ask(CHECK.replace("username", "steamid") + "Kante")).body, "1");
  assert.equal((await door.ask(`${CHECK}%20Kante%20`)).body, "1");
  for (const name of ["+Kante+", "+Kante", "Kante+"]) {
    const { status, body } = await door.ask(CHECK + name);
    assert.equal(status, 400, name);
    assert.doesNotMatch(body, /[0-9]/, name);
  }
});

Deno.test("no reader pays for an error, a claimed or an absent vote", () => {
  for (const { name, query, status, body } of vectors) {
    const step = query.includes("action=") ? "claim" : "check";
    for (const reader of READERS) {
      const pays = reader.reads({ status, body });
      if (body !== "1") assert.ok(!pays, `${reader.name} pays for "${name}"`);
      else if (reader.pays === step) assert.ok(pays, `${reader.name} does not pay for "${name}"`);
    }
  }
});

Deno.test("a claim is paid once, however many ask at once", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Steve_01");
  for (let votes = 0; votes < 3; votes++) await waits(door, id);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => door.ask(`${CLAIM}Steve_01`)),
  );
  const again = [await door.ask(`${CLAIM}Steve_01`), await door.ask(`${CLAIM}Steve_01`)];
  assert.equal([...answers, ...again].filter(({ body }) => body === "1").length, 3);
  const outcomes = await door.world.services.sql`select ended, claims, key_id from reward_outcome`;
  assert.equal(outcomes.length, 3);
  const [key] = await door.world.services.sql`select id from url_key`;
  for (const outcome of outcomes) {
    assert.deepEqual({ ...outcome }, { ended: "granted", claims: 0, keyId: key?.["id"] });
  }
});

Deno.test("the oldest vote is claimed first", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Steve_01");
  const newer = await waits(door, id);
  const older = await waits(door, id, { ago: 3_600_000 });
  await door.ask(`${CLAIM}Steve_01`);
  const rest = await door.world.services.sql`select vote_id from reward`;
  assert.deepEqual(rest.map((row) => row["voteId"]), [newer]);
  assert.notEqual(newer, older);
});

Deno.test("a key opens one server's votes, here and nowhere else", async () => {
  await using door = await openDoor();
  const other = await door.world.server("Elsewhere");
  const { id } = await door.world.account("Steve_01");
  await waits({ world: door.world, server: other }, id);
  assert.equal((await door.ask(`${CHECK}Steve_01`)).body, "0");
  assert.equal((await door.ask(`${CLAIM}Steve_01`)).body, "0");
  const v1 = await door.world.get("/api/v1/vote-check?username=Steve_01", { key: door.key });
  assert.equal(v1.status, 401);
  const headers = { Authorization: `Bearer ${door.key}` };
  const inbox = new Request("http://localhost/rewards/v1/inbox", { headers });
  assert.equal((await door.world.app.fetch(inbox)).status, 401);
});

Deno.test("a replaced key stops working at once", async () => {
  await using door = await openDoor();
  assert.equal((await door.ask(`${CHECK}Nobody`)).status, 200);
  const key = await makeUrlKey(door.world.context, door.server.slug, door.world.act);
  assert.equal((await door.ask(`${CHECK}Nobody`)).status, 401);
  assert.equal((await door.ask(CHECK.replace("{key}", key) + "Nobody")).body, "0");
});

Deno.test("a suspended server's key gets a refusal, and its votes wait", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Steve_01");
  await waits(door, id);
  const decision = { decision: "suspend" as const, reason: "Why", ...door.world.act };
  await decideStatus(door.world.context, door.server.slug, decision);
  const { status, body } = await door.ask(`${CLAIM}Steve_01`);
  assert.deepEqual([status, body], [403, "Error: this server is not listed at the moment"]);
  assert.equal((await door.world.services.sql`select from reward`).length, 1);
});

Deno.test("600 requests a minute pass for each key", async () => {
  await using door = await openDoor();
  let refused: Response | undefined;
  for (let asked = 0; asked <= 600; asked++) {
    const { response } = await door.ask(`${CHECK}Nobody`);
    if (response.status !== 200) refused ??= response;
    assert.equal(response.status, asked < 600 ? 200 : 429);
  }
  assert.equal(await refused?.text(), "Error: too many requests");
  assert.match(refused?.headers.get("retry-after") ?? "", /^[1-9]\d*$/);
});

Deno.test("bad keys are limited by address, and a good one passes there", async () => {
  await using door = await openDoor();
  await door.ask(`${CHECK}Nobody`);
  const statuses = [];
  for (let asked = 0; asked < 32; asked++) {
    statuses.push((await door.ask(CHECK.replace("{key}", "guess") + "Nobody")).status);
  }
  assert.deepEqual(statuses, [...Array(30).fill(401), 429, 429]);
  assert.equal((await door.ask(`${CHECK}Nobody`)).status, 200);
});

Deno.test("neither key nor player is in the log", async () => {
  await using door = await openDoor();
  const text = await logWhile(async () => {
    await door.ask(`${CHECK}Secret_Steve`);
    await door.ask(CHECK.replace("{key}", "guess") + "Secret_Steve");
  });
  assert.equal(text.split(`"path":"/api/"`).length - 1, 2);
  assert.doesNotMatch(text, /vbu_|Secret_Steve|guess|username/);
});

Deno.test("the owner sees the last request and its answer", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Steve_01");
  await waits(door, id);
  const seen = async () => {
    const [row] = await door.world.services.sql`select answered, asked_at from url_key`;
    return row?.["answered"];
  };
  assert.equal(await seen(), null);
  await door.ask(`${CHECK}Steve_01`);
  assert.equal(await seen(), "check 1");
  await door.ask(`${CHECK}Nobody`);
  assert.equal(await seen(), "check 1");
  await door.ask(`${CLAIM}Steve_01`);
  assert.equal(await seen(), "claim 1");
  await door.ask("?object=votes&element=claim&key={key}&uuid=1");
  assert.equal(await seen(), "nameless");
});

Deno.test("a vote answers to the name that its player had then", async () => {
  await using door = await openDoor();
  const { sql } = door.world.services;
  const { id } = await door.world.account("Steve_01");
  const { now } = door.world.clock;
  await waits(door, id, { ago: 2 * 3_600_000 });
  const until = new Date(now.getTime() + 90 * 86_400_000 - 3_600_000);
  await sql`update account set username = 'Alex', username_key = 'alex' where id = ${id}`;
  await sql`insert into former_name (name_key, account_id, until) values ('steve_01', ${id}, ${until})`;
  assert.equal((await door.ask(`${CHECK}Alex`)).body, "0");
  assert.equal((await door.ask(`${CHECK}Steve_01`)).body, "1");
  await waits(door, id);
  assert.equal((await door.ask(`${CHECK}Alex`)).body, "1");
  assert.equal((await door.ask(`${CLAIM}Steve_01`)).body, "1");
  assert.equal((await door.ask(`${CHECK}Steve_01`)).body, "2");
  assert.equal((await door.ask(`${CLAIM}Alex`)).body, "1");
});

/** Addresses that plugins are given, or make of the door's by mistake. `{q}` is its question. */
const NEAR = [
  "/api{q}",
  "//api/{q}",
  "/api//{q}",
  "/API/{q}",
  "/Api{q}",
  "/api/index.php{q}",
  "/api.php{q}",
  "/api/vote{q}",
  "/api/{key}{q}",
  "/api/0{q}",
  "/api/1",
  "/api/2/",
  "/api/servers",
  "/%61pi{q}",
  "/%2561pi/{q}",
  "/api%2F{q}",
  "/api%252F{q}",
  "/api%5C{q}",
  "/api%3Fobject=votes&element=claim&key={key}&username=P",
  "/api&object=votes&element=claim&key={key}&username=P",
  "/api%20{q}",
  "/api%{q}",
  "/%61pi%{q}",
  "/api;x{q}",
  "/de/api{q}",
  "/de/api/{q}",
  "/{q}",
  "/de/{q}",
  "/index.php{q}",
  "/games{q}",
  "/docs/api{q}",
  "/nothing/api/{q}",
  "/api/v1{q}",
  "/api/v1/{q}",
  "/api/v2/vote{q}",
  "/servers/skyblock-valley{q}",
  "/servers/skyblock-valley/vote{q}",
  "/sign-in{q}",
  "/healthz{q}",
  "/?username=P&key={key}",
  "/?ELEMENT=claim&OBJECT=votes",
];

/** Questions at the door's own path that it can't answer. */
const UNANSWERED = [
  "/api/",
  "/api/?",
  "/api/?object=votes&element=claim",
  "/api/?object=votes&element=claim&username=P",
  "/api/?object=votes&element=claim&key=&username=P",
  "/api/?object=votes&element=claim&key=1&username=P",
  "/api/?object=votes&element=claim&key={key}",
  "/api/?object=votes&element=claim&key={key}&name=P",
  "/api/?object=votes&element=claim&key={key}&username=%00",
  "/api/?object=votes&element=claim&key={key}&username=P&days=1.5",
  "/api/?obj=votes&el=claim&key={key}&username=P",
  "/api/?object=2&element=1&key={key}&username=P",
  "/api/?action=0&object=votes&element=claim&key={key}&username=P",
  `/api/?${"object=votes&".repeat(4_000)}`,
  `/api/?object=votes&element=claim&key={key}&username=${"1".repeat(50_000)}`,
];

Deno.test("nothing at or near the door answers with a digit, whatever the method and the spelling", async () => {
  await using door = await openDoor({ locales: { enabled: ["en", "de"], default: "en" } });
  const question = "?object=votes&element=claim&key={key}&username=P";
  for (const address of [...NEAR, ...UNANSWERED]) {
    for (const method of ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND"]) {
      const url = "http://localhost" +
        address.replace("{q}", question).replaceAll("{key}", door.key);
      const response = await door.world.app.fetch(new Request(url, { method }), {
        remoteAddress: `2001:db8:${(++networks).toString(16)}::1`,
      });
      const body = await response.text();
      const told = `${method} ${address}: ${response.status} ${body.slice(0, 200)}`;
      assert.ok([400, 401, 404, 405].includes(response.status), told);
      assert.match(body, method === "HEAD" ? /^$/ : /^Error: [^0-9]+$/, told);
    }
  }
});

Deno.test("a question at the wrong path uses up nothing, and pages and contracts stay as they are", async () => {
  await using door = await openDoor();
  const { id } = await door.world.account("Steve_01");
  await waits(door, id);
  const claim = `${CLAIM}Steve_01`.replace("{key}", door.key);
  assert.equal((await door.world.get(`/api${claim}`)).status, 404);
  assert.equal((await door.world.services.sql`select from reward`).length, 1);
  assert.equal((await door.world.get("/api/v1/server")).status, 401);
  const lost = await door.world.get("/api/v1/servers");
  assert.deepEqual([lost.status, lost.headers.get("content-type")], [
    404,
    "application/problem+json",
  ]);
  for (const path of ["/", "/docs/api", "/public/v1/servers?q=object", "/?q=element=1"]) {
    assert.equal((await door.world.get(path)).status, 200, path);
  }
});
