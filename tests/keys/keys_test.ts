import assert from "node:assert/strict";
import { createKeyRing } from "../../src/core/keys/key_ring.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { CHANGES_MAX } from "../../src/core/database/find_changes.ts";
import { changing } from "../support/database/changed_rows.ts";
import { openFollowing } from "../support/database/following.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

/** A ring that has looked for changes once, and whose monotonic clock the test moves. */
async function openRing(world: World, readsBy = (sql: Sql) => sql) {
  const sql = readsBy(world.services.sql);
  const { following, time, look } = openFollowing(world.services.sql);
  const monotonic = () => time.ms;
  const ring = createKeyRing({ sql, following, monotonic, now: () => world.clock.now });
  await look();
  return { ring, time, look, resolve: async (secret: string) => (await ring.resolve(secret)).kind };
}

Deno.test("a server never has more than 20 open keys", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const asked = await Promise.allSettled(Array.from({ length: 23 }, () => world.key(server)));
  const refused = asked.filter(({ status }) => status === "rejected");
  assert.equal(refused.length, 3);
  await assert.rejects(world.key(server), /Revoke a key first\. 20 is the most/);
  const [made] = asked.flatMap((one) => one.status === "fulfilled" ? [one.value] : []);
  await revokeKey(world.context, made?.id ?? "", world.act);
  await world.key(server);
  await assert.rejects(world.key(server), { code: "keys_too_many" });
});

Deno.test("neither secret is in the database as shown", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server(), "http://127.0.0.1:9999/hook");
  const { sql } = world.services;
  const rows = await sql<{ row: string }[]>`
    select k::text as row from api_key k
    union all select s::text from key_secret s
    union all select e::text from endpoint e`;
  const dump = rows.map(({ row }) => row).join("\n");
  const hex = (text: string) => new TextEncoder().encode(text).toHex();
  for (const secret of [key.secret, key.webhookSecret]) {
    assert.ok(!dump.includes(secret) && !dump.includes(hex(secret)));
  }
});

Deno.test("a remembered key is not looked up again because votes were missed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const key = await world.key(await world.server());
  let reads = 0;
  const { resolve, look } = await openRing(world, (sql) =>
    changing(sql, (rows) => {
      reads += 1;
      return Promise.resolve(rows);
    }));
  await resolve(key.secret);
  await sql`
    insert into vote_change (server_id, name_key)
    select gen_random_uuid(), 'steve' from generate_series(1, ${CHANGES_MAX + 1})`;
  await look();
  assert.deepEqual([await resolve(key.secret), reads], ["open", 1]);
});

Deno.test("a revoked key is refused within 250 ms, although remembered", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const { resolve, time } = await openRing(world);
  assert.equal(await resolve(key.secret), "open");
  await revokeKey(world.context, key.id, world.act);
  time.ms += 250;
  assert.equal(await resolve(key.secret), "revoked");
});

Deno.test("a suspended server's key is refused within 250 ms", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const key = await world.key(server);
  const { resolve, time } = await openRing(world);
  assert.equal(await resolve(key.secret), "open");
  for (
    const [decision, expected] of [["suspend", "server_not_approved"], ["approve", "open"]] as const
  ) {
    await decideStatus(world.context, server.slug, { decision, ...world.act });
    time.ms += 250;
    assert.equal(await resolve(key.secret), expected);
  }
});

Deno.test("a revocation between looks is seen by the look of a request", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const { resolve, time } = await openRing(world);
  assert.equal(await resolve(key.secret), "open");
  await revokeKey(world.context, key.id, world.act);
  time.ms += 100;
  await resolve(key.secret); // may still open, but looks for changes
  await eventually("the look has ended", async () => await resolve(key.secret) !== "open");
  assert.equal(await resolve(key.secret), "revoked");
});

Deno.test("a remembered key is not used if no look succeeds", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const { resolve, time } = await openRing(world);
  assert.equal(await resolve(key.secret), "open");
  await world.services.sql.end({ timeout: 1 });
  time.ms += 249;
  assert.equal(await resolve(key.secret), "open");
  time.ms += 1;
  await assert.rejects(resolve(key.secret));
});

Deno.test("a verdict that was under way while its key was revoked is not remembered", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const gate = Promise.withResolvers<void>();
  const { resolve, look } = await openRing(
    world,
    (sql) => changing(sql, async (rows) => (await gate.promise, rows)),
  );
  const underWay = resolve(key.secret);
  await new Promise((done) => setTimeout(done, 300)); // the statement has run, but its rows are held
  await revokeKey(world.context, key.id, world.act);
  await look();
  gate.resolve();
  assert.equal(await underWay, "open");
  assert.equal(await resolve(key.secret), "revoked");
});

Deno.test("a verdict of another server than the one that is followed is not remembered", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const other = new Date("2020-01-01T00:00:00.000Z");
  const { ring } = await openRing(
    world,
    (sql) =>
      changing(sql, (rows) => Promise.resolve(rows.map((row) => ({ ...row, server: other })))),
  );
  await ring.resolve(key.secret);
  assert.ok(ring.resolve(key.secret) instanceof Promise);
});

Deno.test("a rolled key's old secret opens until its overlap ends", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const key = await world.key(server, "http://127.0.0.1:9999/hook");
  const rolled = await rollKey(world.context, key.id, {
    overlapHours: 2,
    ...world.act,
  });
  assert.equal(rolled.id, key.id);
  const { ring, resolve } = await openRing(world);
  const open = { kind: "open", keyId: key.id, serverId: server.id, scopes: ["read"] };
  assert.deepEqual([await ring.resolve(key.secret), await ring.resolve(rolled.secret)], [
    open,
    open,
  ]);
  world.pass(2 * HOUR_MS);
  assert.deepEqual([await resolve(key.secret), await resolve(rolled.secret)], ["revoked", "open"]);
  const [endpoint] = await world.services.sql`select url from endpoint where key_id = ${key.id}`;
  assert.equal(endpoint?.["url"], "http://127.0.0.1:9999/hook");
});

Deno.test("no secret outlives the overlap of a later roll", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const second = await rollKey(world.context, key.id, { overlapHours: 168, ...world.act });
  const third = await rollKey(world.context, key.id, { overlapHours: 0, ...world.act });
  const { resolve } = await openRing(world);
  const secrets = [key.secret, second.secret, third.secret];
  assert.deepEqual(await Promise.all(secrets.map(resolve)), ["revoked", "revoked", "open"]);
});

Deno.test("a longer overlap later does not extend an earlier secret", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const second = await rollKey(world.context, key.id, { overlapHours: 1, ...world.act });
  await rollKey(world.context, key.id, { overlapHours: 168, ...world.act });
  world.pass(HOUR_MS);
  const { resolve } = await openRing(world);
  assert.deepEqual([await resolve(key.secret), await resolve(second.secret)], ["revoked", "open"]);
});

Deno.test("an overlap is 0 hours to 7 days", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  for (const overlapHours of [-1, 169, NaN, Infinity]) {
    await assert.rejects(
      rollKey(world.context, key.id, { overlapHours, ...world.act }),
      /from 0 to 168/,
    );
  }
  await revokeKey(world.context, key.id, world.act);
  await assert.rejects(
    rollKey(world.context, key.id, { overlapHours: 1, ...world.act }),
    /was revoked\./,
  );
  await assert.rejects(
    rollKey(world.context, "no-uuid", { overlapHours: 1, ...world.act }),
    /There is no key/,
  );
});

Deno.test("two active keys of a server cannot share a URL", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const url = "http://127.0.0.1:9999/hook";
  const key = await world.key(server, url);
  await assert.rejects(
    world.key(server, url, "second"),
    /Another key of this server sends there already/,
  );
  const second = await world.key(server, undefined, "second");
  await assert.rejects(
    setWebhook(world.context, second.id, { url, ...world.act }),
    /Another key of this server/,
  );
  await revokeKey(world.context, key.id, world.act);
  assert.equal(
    (await setWebhook(world.context, second.id, { url, ...world.act })).url,
    url,
  );
});

Deno.test("a refused webhook URL leaves no key behind", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await assert.rejects(world.key(server, "ftp://example.com/"), /begins with https/);
  const [row] = await world.services.sql`select count(*) as keys from api_key`;
  assert.equal(row?.["keys"], 0);
});

Deno.test("a key's last use is kept in memory and written once: the first since the last write", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const { lastUse, sql } = world.services;
  const firstUse = world.clock.now;
  lastUse.note(key.id);
  world.pass(500);
  lastUse.note(key.id);
  const lastUsed = async () =>
    (await sql`select last_used_at from api_key where id = ${key.id}`)[0]?.["lastUsedAt"];
  assert.equal(await lastUsed(), null);
  await lastUse.write();
  assert.deepEqual(await lastUsed(), firstUse);
  lastUse.note(key.id);
  await lastUse.write();
  assert.deepEqual(await lastUsed(), world.clock.now);
});
