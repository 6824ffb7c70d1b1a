/** Rules and pages outlive the trail, whose entries are dropped after two years. */
import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { readAttempts } from "../../src/site/deliveries/list_attempts.ts";
import { findVotifierKeys } from "../../src/reach/keys/votifier.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { awaitsProof } from "../../src/site/servers/approve_server.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/decide_status.ts";
import { editServer } from "../../src/site/servers/edit_server.ts";
import { findRenamed } from "../../src/site/servers/find_slug.ts";
import { migrateByFiles } from "../support/schema.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { startReceiver } from "../support/receiver.ts";
import { openWorld, type World } from "../support/world.ts";

/** The last migration of the version that read the trail. */
const LAST = "0032";

const [OWNER, CAVES, HILLS] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const [HOOK, MOVED, FORMER, VOTIFIER] = [4, 5, 6, 7].map((n) =>
  `00000000-0000-4000-8000-00000000000${n}`
);
const DELIVERY = "00000000-0000-4000-8000-000000000008";

const LISTING = { game: "minecraft", host: "play.example.com", port: 25565 };

/** An hour ago, because attempts are kept for 30 days. */
const START = Date.now() - 3_600_000;

const at = (minute: number) => new Date(START + minute * 60_000);

async function listWaiting(world: World) {
  await world.account("Owner");
  return await addServer(world.context, { ...LISTING, name: "Caves", owner: "Owner" }, world.act);
}

const dropTrail = ({ services: { sql } }: World) => sql`delete from audit_entry`;

Deno.test("no proof approves a listing whose rejection left the trail", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await listWaiting(world);
  const awaits = () =>
    awaitsProof({ sql, approveVerified: true }, { id: server.id, status: "pending" });
  assert.equal(await awaits(), true);
  await decideStatus(world.context, server.slug, { decision: "reject", ...world.act });
  await resubmitServer(world.context, server.slug, world.act);
  await dropTrail(world);
  assert.equal(await awaits(), false);
});

Deno.test("a former slug leads to its server after the renaming left the trail", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { slug, id, ownerId } = await listWaiting(world);
  const edit = { ...LISTING, description: "" };
  await editServer(world.context, slug, { edit: { ...edit, name: "Hills" }, ...world.act });
  await editServer(world.context, "hills", { edit: { ...edit, name: "Dunes" }, ...world.act });
  await dropTrail(world);
  const found = (former: string, owner: string) => findRenamed(sql, former, owner);
  assert.deepEqual([await found(slug, ownerId), await found("hills", ownerId)], ["dunes", "dunes"]);
  assert.deepEqual(
    [await found("dunes", ownerId), await found("hills", id)],
    [undefined, undefined],
  );
});

Deno.test("a server that is renamed again and again keeps its last ten slugs", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  let { slug, ownerId } = await listWaiting(world);
  for (let n = 1; n <= 12; n++) {
    world.clock.now = new Date(world.clock.now.getTime() + 1);
    const edit = { ...LISTING, name: `Hills ${n}`, description: "" };
    ({ slug } = await editServer(world.context, slug, { edit, ...world.act }));
  }
  assert.equal((await sql`select from former_slug`).length, 10);
  const kept = await Promise.all(
    ["caves", "hills-1", "hills-2", "hills-11"].map((former) => findRenamed(sql, former, ownerId)),
  );
  assert.deepEqual(kept, [undefined, undefined, "hills-12", "hills-12"]);
});

Deno.test("an attempt keeps the place it went to after the change left the trail", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { sql, dispatcher } = world.services;
  const server = await world.server();
  const key = await world.key(server, `${receiver.url}/one`);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await dispatcher.deliverDue();
  const [delivery] = await sql<{ id: string; keyId: string }[]>`select id, key_id from delivery`;
  const place = async () => (await readAttempts(sql, delivery!)).map((one) => one.formerPlace);
  assert.deepEqual(await place(), [null]);
  world.clock.now = new Date(world.clock.now.getTime() + 1);
  await setWebhook(world.context, key.id, { url: `${receiver.url}/one`, ...world.act });
  assert.deepEqual(await place(), [null]);
  // The path changed, which attempts don't record.
  await setWebhook(world.context, key.id, { url: `${receiver.url}/two`, ...world.act });
  await dropTrail(world);
  assert.deepEqual(await place(), [new URL(receiver.url).origin]);
});

Deno.test("an upgrade keeps what the earlier version read out of URLs and the trail", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, LAST);
  await writeEarlier(sql);
  await migrate(sql);
  await sql`delete from audit_entry`;

  const kinds = await sql`select kind, url is not null as has_url from endpoint order by key_id`;
  assert.deepEqual(kinds.map(({ kind, hasUrl }) => [kind, hasUrl]), [
    ["webhook", true],
    ["webhook", true],
    ["votifier", false],
    ["votifier", true],
  ]);
  assert.deepEqual(await findVotifierKeys(sql, HILLS!), [VOTIFIER]);
  for (const [id, awaits] of [[CAVES!, true], [HILLS!, false]] as const) {
    const server = { id, status: "pending" } as const;
    assert.equal(await awaitsProof({ sql, approveVerified: true }, server), awaits, id);
  }
  assert.equal(await findRenamed(sql, "tunnels", OWNER!), "caves");
  const attempts = await readAttempts(sql, { id: DELIVERY, keyId: MOVED! });
  assert.deepEqual(attempts.map(({ formerPlace }) => formerPlace), ["https://first.example", null]);
});

Deno.test("a URL that contradicts an endpoint's kind is refused after an upgrade, too", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, LAST);
  await writeEarlier(sql);
  await migrate(sql);
  // What a process of the earlier version would write.
  const unnamed = sql`update endpoint set url = 'votifier://two.example:1' where key_id = ${HOOK!}`;
  await assert.rejects(unnamed, /endpoint_kind_of_url/);
});

/** Two listings, one renamed and one rejected, with a webhook, one that moved, and a former and a current Votifier. */
async function writeEarlier(sql: Sql): Promise<void> {
  await sql`
    insert into account (id, username, username_key, email, created_at, updated_at)
    values (${OWNER!}, 'Owner', 'owner', 'o@example.com', ${at(0)}, ${at(0)})`;
  for (const [id, slug] of [[CAVES!, "caves"], [HILLS!, "hills"]] as const) {
    await sql`
      insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
      select ${id}, ${OWNER!}, g.id, ${slug}, ${slug}, 'pending', ${`${slug}.example`}, 1,
        ${at(0)}, ${at(0)}
      from game g where g.slug = 'minecraft'`;
  }
  const endpoints = [
    [HOOK!, CAVES!, "https://hook.example/votes"],
    [MOVED!, CAVES!, "https://second.example/votes"],
    [FORMER!, HILLS!, null],
    [VOTIFIER!, HILLS!, "votifier://hills.example:8192"],
  ] as const;
  for (const [id, serverId, url] of endpoints) {
    await sql`
      insert into api_key (id, server_id, name, created_at)
      values (${id}, ${serverId}, 'key', ${at(0)})`;
    await sql`insert into endpoint (key_id, server_id, url, secret) values (${id}, ${serverId}, ${url}, '')`;
  }
  const trail = [
    [1, "server_added", CAVES!, "tunnels", {}],
    [2, "server_edited", CAVES!, "caves", {}],
    [3, "server_rejected", HILLS!, "hills", {}],
    [4, "server_resubmitted", HILLS!, "hills", {}],
    [5, "key_issued", CAVES!, MOVED!, { origin: "https://first.example" }],
    [6, "key_issued", HILLS!, FORMER!, { origin: "votifier://hills.example:8192" }],
    [20, "webhook_set", CAVES!, MOVED!, { origin: "https://second.example" }],
  ] as const;
  for (const [minute, action, serverId, subject, details] of trail) {
    await sql`
      insert into audit_entry (id, at, action, server_id, subject, details)
      values (uuid_v7(${at(minute)}), ${at(minute)}, ${action}, ${serverId}, ${subject},
        ${JSON.stringify(details)}::text::jsonb)`;
  }
  await sql`
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
    )
    values (${DELIVERY}, ${DELIVERY}, ${MOVED!}, ${CAVES!}, 'webhook', 'delivered', false, '{}', 2,
      ${at(10)}, ${at(30)})`;
  for (const [number, minute] of [[1, 10], [2, 30]] as const) {
    await sql`
      insert into attempt (delivery_id, number, started_at, duration_ms, outcome)
      values (${DELIVERY}, ${number}, ${at(minute)}, 5, 'delivered')`;
  }
}
