import assert from "node:assert/strict";
import { abandonVotes } from "../../src/site/deliveries/abandon_vote.ts";
import { type Completion, judgeAttempt } from "../../src/core/deliveries/judge_attempt.ts";
import { BREAKER_WAITS } from "../../src/core/deliveries/endpoint_health.ts";
import { claimDueDeliveries, handBackUnheard } from "../../src/core/deliveries/outbox_claim.ts";
import { completeAttempts } from "../../src/core/deliveries/outbox_complete.ts";
import { CLAIMING, resultOf } from "../support/deliveries/attempts.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { meetLock } from "../support/database/locks.ts";
import { openWorld, type World } from "../support/world.ts";

/** Nothing is sent in these tests. */
const URLS = ["http://one.invalid/votes", "http://two.invalid/votes"];

/** A world with a vote claimed for each of those URLs, and the records of attempts that were refused with 500. */
async function openFailedAttempts(urls: string[]) {
  const world = await openWorld();
  const server = await world.server();
  for (const url of urls) await world.key(server, url, url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const now = world.clock.now;
  const claims = await claimDueDeliveries(world.services.sql, { ...CLAIMING, now });
  const judged = { now: () => now, schedule: [0, 5_000], random: () => 0 };
  const refused = resultOf({ outcome: "rejected", status: 500, startedAt: now });
  const completions = claims.map((claim) => judgeAttempt(claim, refused, judged));
  return { world, completions };
}

function record(
  { services, clock }: World,
  completions: Completion[],
  { again = false, sql = services.sql } = {},
): Promise<void> {
  return completeAttempts(sql, completions, { now: clock.now, breaker: BREAKER_WAITS, again });
}

Deno.test("a batch sent again after a lost answer is recorded once", async () => {
  const { world, completions } = await openFailedAttempts(URLS);
  await using _ = world;
  const { sql } = world.services;
  await record(world, completions);
  await record(world, completions, { again: true });
  const attempts = await sql`select number, outcome from attempt`;
  assert.deepEqual([...attempts], URLS.map(() => ({ number: 1, outcome: "rejected" })));
  const health = await sql`select consecutive_failures, failed_attempts from endpoint`;
  assert.deepEqual([...health], URLS.map(() => ({ consecutiveFailures: 1, failedAttempts: 1 })));
  const rows = await sql`select state, attempts, tries from outbox`;
  assert.deepEqual([...rows], URLS.map(() => ({ state: "pending", attempts: 1, tries: 1 })));
});

Deno.test("a batch sent again while its first statement still commits is recorded once", async () => {
  const { world, completions } = await openFailedAttempts(URLS);
  await using _ = world;
  await meetLock(world, {
    // Without `again`, recording is one statement, which any connection can run.
    first: (other) => record(world, completions, { sql: other as Sql }),
    work: (sql) => record(world, completions, { sql, again: true }),
    then: () => Promise.resolve(),
  });
  const attempts = await world.services.sql`select number, outcome from attempt`;
  assert.deepEqual([...attempts], URLS.map(() => ({ number: 1, outcome: "rejected" })));
});

Deno.test("a batch that was never recorded can be sent again", async () => {
  const { world, completions } = await openFailedAttempts(URLS);
  await using _ = world;
  await record(world, completions, { again: true });
  const attempts = await world.services.sql`select number from attempt`;
  assert.equal(attempts.length, URLS.length);
});

Deno.test("batches never deadlock, whatever the order of their attempts", async () => {
  const { world, completions } = await openFailedAttempts(URLS);
  await using _ = world;
  // Written again, the first endpoint lies behind the others: a scan of the table meets it last.
  await world.services.sql`
    update endpoint set is_slow = is_slow
    where key_id = (select key_id from endpoint order by key_id limit 1)`;
  const inOrder = completions.toSorted((a, b) => a.claim.keyId < b.claim.keyId ? -1 : 1);
  for (const batch of [inOrder, inOrder.toReversed()]) await recordAgainstLock(world, batch);
});

/** Records a batch while another transaction holds the first endpoint and then takes the last. */
function recordAgainstLock(world: World, batch: Completion[]): Promise<void> {
  return meetLock(world, {
    first: (other) => other`select from endpoint order by key_id limit 1 for update`,
    work: (sql) => record(world, batch, { sql }),
    then: (other) => other`select from endpoint order by key_id desc limit 1 for update nowait`,
  });
}

Deno.test("recording attempts and giving up their vote never deadlock", async () => {
  for (const turn of ["record", "abandon", "hand back"]) {
    const { world, completions } = await openFailedAttempts(URLS);
    await using _ = world;
    const { sql } = world.services;
    // Written again, the first row lies behind the others: a scan of the table meets it last.
    await sql`
      update outbox set lease_until = lease_until + interval '1 s'
      where id = (select id from outbox order by id limit 1)`;
    const [vote] = await sql<{ id: string; serverId: string; votedAt: Date }[]>`
      select id, server_id, voted_at from vote`;
    assert.ok(vote);
    const byId = completions.toSorted((a, b) => a.claim.id < b.claim.id ? 1 : -1);
    await meetLock(world, {
      first: (other) => other`select from outbox order by id limit 1 for update`,
      work: (held) => {
        const now = world.clock.now;
        if (turn === "record") return record(world, byId, { sql: held });
        if (turn === "abandon") return abandonVotes(held, [vote], { serverId: vote.serverId, now });
        return handBackUnheard(held, byId.map(({ claim }) => claim.claimId), now);
      },
      then: (other) => other`select from outbox order by id desc limit 1 for update nowait`,
    });
  }
});
