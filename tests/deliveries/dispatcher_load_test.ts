import assert from "node:assert/strict";
import { createDispatcher } from "../../src/core/deliveries/dispatcher.ts";
import type { Sender } from "../../src/core/sending/send_delivery.ts";
import type { Dispatch } from "../../src/core/sending/prepare_post.ts";
import { resultOf } from "../support/deliveries/attempts.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";

/** Servers, and webhooks of each. */
const SERVERS = 6;
const KEYS_EACH = 19;

/**
 * Due rows of each webhook, as many as one endpoint may have on their way. All rows are more than are sent at
 * first, and what waits then leaves no room for another claim.
 */
const ROWS_EACH = 8;
const ROWS = SERVERS * KEYS_EACH * ROWS_EACH;

/** POSTs in flight and POSTs made that wait for their record, at most. */
const UNRECORDED_AT_MOST = 640;

/** A world whose outbox holds that many due rows. */
async function openBacklog(): Promise<World> {
  const world = await openWorld();
  for (let n = 0; n < SERVERS; n++) {
    const server = await world.server(`Server ${n}`);
    for (let key = 0; key < KEYS_EACH; key++) {
      await world.key(server, `http://receiver${key}.invalid/votes/${n}`, `key ${key}`);
    }
  }
  await world.services.sql`
    insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
    select gen_random_uuid(), gen_random_uuid(), key_id, server_id, 'pending', '{}', ${world.clock.now},
      ${world.clock.now}
    from endpoint, generate_series(1, ${ROWS_EACH}::int)`;
  return world;
}

/** A sender whose receivers accept at once; it keeps what was sent. */
function acceptingSender(startedAt: Date): Sender & { sent: Dispatch[] } {
  const sent: Dispatch[] = [];
  const accepted = resultOf({ startedAt });
  return {
    sent,
    send: (delivery) => (sent.push(delivery), Promise.resolve(accepted)),
    prepare: () => Promise.resolve(),
    addressOf: () => undefined,
    close: () => Promise.resolve(),
  };
}

Deno.test("no more than 640 POSTs wait for their record", async () => {
  await using world = await openBacklog();
  const { sql, box, now } = world.services;
  const sender = acceptingSender(world.clock.now);
  const dispatcher = createDispatcher({ sql, box, now, sender });
  await sql.begin(async (other) => {
    await other`lock table attempt in share mode`;
    dispatcher.nudge();
    await eventually("every row is claimed", async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*) from outbox where state = 'sending'`;
      return row?.count === ROWS;
    });
    assert.ok(sender.sent.length <= UNRECORDED_AT_MOST, `${sender.sent.length} POSTs`);
  });
  await dispatcher.deliverDue();
  assert.deepEqual([sender.sent.length, await countAttempts(world)], [ROWS, ROWS]);
  assert.equal(new Set(sender.sent.map(({ deliveryId }) => deliveryId)).size, ROWS);
});

async function countAttempts({ services }: World): Promise<number | undefined> {
  const [row] = await services.sql<{ count: number }[]>`select count(*) from attempt`;
  return row?.count;
}
