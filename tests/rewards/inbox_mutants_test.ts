import assert from "node:assert/strict";
import {
  type ClaimedVote,
  claimRewards,
  type RewardClaim,
} from "../../src/reach/rewards/claim_rewards.ts";
import { expireRewards } from "../../src/reach/rewards/expire_rewards.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import { freshDatabase } from "../support/database/database.ts";
import { claimBy, OPENED, openInbox, openPool, take } from "../support/votes/inbox.ts";
import { REAL, type Verbs } from "./inbox_verbs.ts";
import { runSchedules } from "./inbox_schedules.ts";
import { changeFunction, type FunctionChange } from "../support/database/change_function.ts";
import { untilBlocked } from "../support/database/locks.ts";

/** Schedules within which a mutant must be noticed; the tests run more. */
const SCHEDULES = 100;

/** Times that a race may end well by chance. */
const ROUNDS = 50;

/** Changes that each break a promise. */
const CHANGES: Record<string, FunctionChange> = {
  "lets others in when a lease ends": {
    name: "may_be_leased",
    text: "r.others_after <= at",
    by: "true",
  },
  "leases what is leased": {
    name: "may_be_leased",
    text: "r.lease_until is null\n",
    by: "true\n",
  },
  "hands out too early": { name: "may_be_leased", text: "r.available_at <= at", by: "true" },
  "gives a repeated claim nothing": {
    name: "claim_rewards",
    text: "(select vote_id from held union all",
    by: "(select vote_id from held where false union all",
  },
};

/** Verbs of an inbox that each break a promise. */
const VERBS: Record<string, Partial<Verbs>> = {
  "takes a repeated claim for a new one": {
    claimVotes: (sql, claim, now) =>
      claimRewards(sql, { ...claim, claimId: crypto.randomUUID() }, now),
  },
  "takes grants from the holder alone": {
    recordGrants: async (sql, { votes, ...by }, now) => {
      const held = await sql<{ voteId: string }[]>`
        select vote_id from reward where key_id = ${by.keyId} and lease_until > ${now}`;
      const ids = new Set(held.map(({ voteId }) => voteId));
      await grantRewards(sql, { ...by, votes: votes.filter(({ voteId }) => ids.has(voteId)) }, now);
      return votes.map(({ voteId }) => ({
        voteId,
        result: ids.has(voteId) ? "recorded" : "unknown",
      }));
    },
  },
  "hands a granted vote out again": {
    recordGrants: async (sql, grants, now) => {
      const results = await grantRewards(sql, grants, now);
      await sql`
        insert into reward (vote_id, server_id, account_id, voted_at, available_at)
        select vote_id, server_id, account_id, voted_at, voted_at from reward_outcome
        where server_id = ${grants.serverId} and ended = 'granted' on conflict do nothing`;
      return results;
    },
  },
  "keeps the lease of a released vote": {
    releaseVotes: async (sql, releases, now) => {
      await releaseRewards(sql, { ...releases, votes: [] }, now);
      return releases.votes.map(({ voteId, final }) => ({
        voteId,
        result: final ? "refused" : "released",
      }));
    },
  },
  "lets leased rewards expire": {
    expireRewards: async (sql, now) => {
      await sql`
        select end_rewards(array(select vote_id from reward where lease_until > ${now}), 'expired', ${now})`;
      await expireRewards(sql, now);
    },
  },
};

/** Asserts that some schedule breaks a promise, and not by a failure of another kind. */
async function requireNoticed(
  { change, verbs }: { change?: FunctionChange; verbs?: Partial<Verbs> },
): Promise<void> {
  await using database = await freshDatabase();
  if (change) await changeFunction(database.sql, change);
  const mutant = { ...REAL, ...verbs };
  const { error } = await runSchedules(database.sql, { runs: SCHEDULES, seed: 42, verbs: mutant });
  assert.ok(error instanceof assert.AssertionError, String(error));
}

for (const [fault, change] of Object.entries(CHANGES)) {
  Deno.test(`schedules notice an inbox that ${fault}`, () => requireNoticed({ change }));
}

for (const [fault, verbs] of Object.entries(VERBS)) {
  Deno.test(`schedules notice an inbox that ${fault}`, () => requireNoticed({ verbs }));
}

Deno.test("claims at once notice that rows are not locked", async () => {
  await using inbox = await openInbox();
  const { serverId } = inbox;
  await changeFunction(inbox.sql, {
    name: "claim_rewards",
    text: "for update of r skip locked",
    by: "",
  });
  await using sql = openPool(inbox.url, 8);
  await inbox.wait(inbox.accounts);
  let taking: Promise<ClaimedVote[][]> = Promise.resolve([]);
  // All have chosen before the first may write.
  await inbox.sql.begin(async (tx) => {
    await tx`select from reward for update`;
    taking = Promise.all(
      Array.from(
        { length: 8 },
        () => take(sql, claimBy({ serverId, keyId: crypto.randomUUID() }), OPENED),
      ),
    );
    await untilBlocked(inbox.sql, { count: 8 });
  });
  assert.ok((await taking).flat().length > 3);
});

Deno.test("equal claims at once notice that they do not wait", async () => {
  await using inbox = await openInbox(40);
  const { sql } = inbox;
  const text = "perform pg_advisory_xact_lock";
  await changeFunction(sql, { name: "claim_rewards", text, by: "perform pg_typeof" });
  await using pool = openPool(inbox.url, 8);
  let most = 0;
  for (let round = 0; round < ROUNDS && most <= 50; round++) {
    await inbox.wait(inbox.accounts, 10);
    const claims = Array<RewardClaim>(8).fill(claimBy({ ...inbox.ours, limit: 50 }));
    const taken = await Promise.all(claims.map((claim) => take(pool, claim, OPENED)));
    most = new Set(taken.flat().map(({ voteId }) => voteId)).size;
    await sql`delete from reward`;
  }
  assert.ok(most > 50);
});
