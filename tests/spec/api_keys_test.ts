/** SPEC §2.5, §3 and §5: keys, what they are bound to, and for whom they are made. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";

async function listPending(world: World, name: string) {
  await world.account(`${name}_Owner`);
  const listing = {
    name,
    owner: `${name}_Owner`,
    game: "rust",
    host: "r.example.com",
    port: 28015,
  };
  return await addServer(world.context, listing, world.act);
}

Deno.test("SPEC §2.5: a key is a fixed prefix and random characters", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const keys = await Promise.all(Array.from({ length: 20 }, () => world.key(server)));
  for (const { secret } of keys) assert.match(secret, /^vb_[0-9A-Za-z]{46}$/);
  assert.equal(new Set(keys.map(({ secret }) => secret.slice(3, 13))).size, keys.length);
});

Deno.test("SPEC §2.5: every key carries its own webhook secret", async () => {
  await using receiver = startReceiver();
  await using world = await openWorld();
  const server = await world.server();
  const key = await world.key(server);
  const other = await world.key(server);
  assert.notEqual(key.webhookSecret, other.webhookSecret);
  const { now } = world.services;
  await setWebhook(world.context, key.id, { url: receiver.url, ...world.act });
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  const [{ headers, body } = { headers: new Headers(), body: "" }] = receiver.received;
  const t = Math.floor(now().getTime() / 1000);
  const digest = createHmac("sha256", key.webhookSecret).update(`${t}.${body}`).digest("hex");
  assert.equal(headers.get("x-listing-signature"), `t=${t},v1=${digest}`);
});

Deno.test("SPEC §3: a key is generated for an approved server only", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const decide = (slug: string, decision: "approve" | "reject" | "suspend") =>
    decideStatus(world.context, slug, { decision, ...world.act });
  const pending = await listPending(world, "Pending");
  const { slug } = await listPending(world, "Rejected");
  const rejected = await decide(slug, "reject");
  const suspended = await decide((await world.server("Suspended")).slug, "suspend");
  for (const server of [pending, rejected, suspended]) {
    await assert.rejects(
      world.key(server),
      new RegExp(`"${server.slug}" is ${server.status}\\.`),
    );
  }
  const [row] = await sql`select count(*) as keys from api_key`;
  assert.equal(row?.["keys"], 0);
  await world.key(await decide(suspended.slug, "approve"));
});

Deno.test("SPEC §5.2: no request can name another key's server", async () => {
  await using world = await openWorld();
  const own = await world.server("Own");
  const other = await world.server("Other");
  const { secret: key } = await world.key(own);
  await world.account("Steve_01");
  await world.vote(other, "Steve_01");
  const named = `id=${other.id}&server=${other.slug}&server_id=${other.id}&slug=${other.slug}`;
  const headers = { "X-Server-Id": other.id };
  const ask = async (path: string) => await (await world.get(path, { key, headers })).json();
  assert.equal((await ask(`/api/v1/server?${named}`)).id, own.id);
  assert.deepEqual(await ask(`/api/v1/votes?${named}`), { total: 0, weekly: 0, monthly: 0 });
  assert.equal((await ask(`/api/v1/vote-check?username=Steve_01&${named}`)).voted, false);
});
