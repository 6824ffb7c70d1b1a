/** Rules and pages outlive the trail, whose entries are dropped after two years. */
import assert from "node:assert/strict";
import { readAttempts } from "../../src/site/deliveries/list_attempts.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { awaitsProof } from "../../src/site/servers/review/approve_server.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { findRenamed } from "../../src/site/servers/slugs/find_slug.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";

const LISTING = { game: "minecraft", host: "play.example.com", port: 25565 };

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
    world.pass(1);
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
  const place = async () => (await readAttempts(sql, delivery!)).map((one) => one.formerOrigin);
  assert.deepEqual(await place(), [null]);
  world.pass(1);
  await setWebhook(world.context, key.id, { url: `${receiver.url}/one`, ...world.act });
  assert.deepEqual(await place(), [null]);
  // The path changed, which attempts don't record.
  await setWebhook(world.context, key.id, { url: `${receiver.url}/two`, ...world.act });
  await dropTrail(world);
  assert.deepEqual(await place(), [new URL(receiver.url).origin]);
});
