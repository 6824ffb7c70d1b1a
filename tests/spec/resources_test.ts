/** SPEC §2, read from its tables and not from the contract that was made of them. */
import assert from "node:assert/strict";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld } from "../support/world.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A type of the specification's tables: a pattern for text, else what `typeof` says. */
type Kind = RegExp | "integer" | "boolean";

/** Holds a body to have exactly those fields, each of its kind. */
function holdTable(body: Record<string, unknown>, table: Record<string, Kind>): void {
  assert.deepEqual(Object.keys(body).sort(), Object.keys(table).sort());
  for (const [field, kind] of Object.entries(table)) {
    const value = body[field];
    if (kind === "integer") assert.ok(Number.isSafeInteger(value), `${field}: ${value}`);
    else if (kind === "boolean") assert.equal(typeof value, "boolean", field);
    else assert.ok(typeof value === "string" && kind.test(value), `${field}: ${value}`);
  }
}

/** A world at a whole second, in which Steve_01 has voted for a server with a key. */
async function openVoted() {
  const world = await openWorld({ now: new Date("2026-03-10T12:00:00.000Z") });
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const ask = async (path: string): Promise<Record<string, unknown>> =>
    await (await world.get(`/api/v1/${path}`, { key: secret })).json();
  return { world, server, ask };
}

Deno.test("SPEC §2.1: a listing has exactly its twelve fields", async () => {
  const { world, ask } = await openVoted();
  await using _ = world;
  holdTable(await ask("server"), {
    id: UUID,
    name: /./,
    slug: /^[a-z0-9-]+$/,
    game_id: UUID,
    status: /^approved$/,
    ip: /./,
    port: "integer",
    players_online: "integer",
    players_max: "integer",
    votes_total: "integer",
    votes_weekly: "integer",
    votes_monthly: "integer",
  });
});

Deno.test("SPEC §2.1: a listing has the counts of GET /api/v1/votes", async () => {
  const { world, server, ask } = await openVoted();
  await using _ = world;
  await world.services.sql`
    insert into server_poll (server_id, due_at, answered_at, players_online, players_max)
    values (${server.id}, ${world.clock.now}, ${world.clock.now}, 17, 100)`;
  const listing = await ask("server");
  const { total, weekly, monthly } = await ask("votes");
  assert.deepEqual([listing["players_online"], listing["players_max"]], [17, 100]);
  assert.deepEqual(
    [listing["votes_total"], listing["votes_weekly"], listing["votes_monthly"]],
    [total, weekly, monthly],
  );
  assert.equal(total, 1);
});

Deno.test("SPEC §2.1: a listing is shown to a key only while approved", async () => {
  await using world = await openWorld();
  for (const status of ["pending", "rejected", "suspended"]) {
    const server = await world.server(`A ${status} one`);
    const { secret } = await world.key(server);
    await world.services.sql`
      update server set status = ${status}::server_status where id = ${server.id}`;
    const response = await world.get("/api/v1/server", { key: secret });
    assert.equal(response.status, 403, status);
    assert.equal((await response.json()).code, "server_not_approved");
  }
});

Deno.test("SPEC §2.2: hasVoted is there only with a username", async () => {
  const { world, ask } = await openVoted();
  await using _ = world;
  const counts = { total: "integer", weekly: "integer", monthly: "integer" } as const;
  holdTable(await ask("votes"), counts);
  holdTable(await ask("votes?username=Steve_01"), { ...counts, hasVoted: "boolean" });
  holdTable(await ask("votes?username=Nobody"), { ...counts, hasVoted: "boolean" });
});

Deno.test("SPEC §2.3: last_vote_at is in UTC with milliseconds", async () => {
  const { world, ask } = await openVoted();
  await using _ = world;
  const check = await ask("vote-check?username=Steve_01");
  holdTable(check, { voted: "boolean", last_vote_at: INSTANT });
  assert.equal(check["last_vote_at"], "2026-03-10T12:00:00.000Z");
});

Deno.test("SPEC §2.4: the payload has exactly its five fields", async () => {
  await using receiver = startReceiver();
  await using world = await openWorld({ now: new Date("2026-03-10T12:00:00.000Z") });
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  holdTable(JSON.parse(receiver.received[0]?.body ?? "{}"), {
    event: /^vote$/,
    server_id: UUID,
    user_id: UUID,
    username: /^Steve_01$/,
    voted_at: INSTANT,
  });
});

Deno.test("SPEC §2.4: username is spelled as on the service", async () => {
  await using receiver = startReceiver();
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  await world.vote(server, " sTEVE 01 ");
  await world.services.dispatcher.deliverDue();
  assert.equal(JSON.parse(receiver.received[0]?.body ?? "{}").username, "Steve_01");
});
