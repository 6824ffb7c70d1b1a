import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { expireRewards } from "../../src/reach/rewards/expire_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import {
  after,
  claimBy,
  type Inbox,
  OPENED,
  openInbox,
  openPool,
  take,
  tell,
} from "../support/votes/inbox.ts";

const CLAIMERS = 16;

/** Answers without a vote after which a claimer thinks that there are none. */
const EMPTY_MAX = 3;

const DAY_S = 86_400;

/** Returns the place of each reward of an inbox. A reward is in exactly one place. */
async function placesOf({ sql }: Inbox, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ place: string }[]>`
    select string_agg(place, ' ') as place from unnest(${[...ids]}::uuid[]) as i (vote_id)
    left join (
      select vote_id, 'waiting' as place from reward
      union all
      select vote_id, ended || case when voided_at is null then '' else ', voided' end from reward_outcome
    ) as p using (vote_id)
    group by vote_id`;
  return rows.map(({ place }) => place);
}

/** The same ids in another order: a transaction that locks them in this order meets others. */
function shuffled(ids: readonly string[]): string[] {
  return ids.toSorted(() => Math.random() - 0.5);
}

function voidThem(sql: Sql, ids: readonly string[]) {
  return sql`select withdraw_rewards(${shuffled(ids)}::uuid[], ${OPENED})`;
}

Deno.test("sixteen claimers at once lease no vote twice", async () => {
  await using inbox = await openInbox(60);
  await using one = openPool(inbox.url, 8);
  await using other = openPool(inbox.url, 8);
  await inbox.wait(inbox.accounts, 5);
  const leased = await claimAll(inbox, [one, other]);
  assert.deepEqual([leased.length, new Set(leased).size], [300, 300]);
});

Deno.test("equal claims at once hold the same votes", async () => {
  await using inbox = await openInbox(40);
  await using sql = openPool(inbox.url, 4);
  await inbox.wait(inbox.accounts);
  for (const players of [undefined, inbox.accounts.map((_, nth) => `player_${nth}`)]) {
    const claim = claimBy({ ...inbox.ours, limit: 10, players });
    const answers = await Promise.all([1, 2, 3, 4].map(() => claimRewards(sql, claim, OPENED)));
    const [first, ...others] = answers;
    assert.ok(first && first !== "claim_of_another_key" && first.votes.length === 10);
    for (const answer of others) assert.deepEqual(answer, first);
  }
});

Deno.test("of two keys that grant at once one is the duplicate", async () => {
  await using inbox = await openInbox(20);
  await using sql = openPool(inbox.url, 8);
  const ids = await inbox.wait(inbox.accounts);
  const keys = Array.from({ length: 8 }, () => ({ ...inbox.ours, keyId: crypto.randomUUID() }));
  const told = await Promise.all(keys.map(async (key) => {
    const asked = shuffled(ids);
    const results = await tell(sql, key, { ids: asked, now: OPENED });
    return asked.map((id, nth) => ({ id, result: results[nth] }));
  }));
  for (const [id, results] of Map.groupBy(told.flat(), ({ id }) => id)) {
    const words = results.map(({ result }) => result).sort();
    assert.deepEqual(words, [...Array(7).fill("duplicate"), "recorded"], id);
  }
  const [row] = await inbox.sql`select min(cardinality(again_by)) as others from reward_outcome`;
  assert.equal(row?.["others"], 7);
});

Deno.test("a void and a grant at once agree about each reward", async () => {
  await using inbox = await openInbox(40);
  await using sql = openPool(inbox.url, 4);
  for (let round = 0; round < 5; round++) {
    const ids = await inbox.wait(inbox.accounts);
    const chunks = [0, 10, 20, 30].map((from) => ids.slice(from, from + 10));
    const [results] = await Promise.all([
      Promise.all(chunks.map((ids) => tell(sql, inbox.ours, { ids: shuffled(ids), now: OPENED }))),
      voidThem(sql, ids),
    ]);
    const places = await placesOf(inbox, ids);
    const granted = places.filter((place) => place === "granted, voided").length;
    assert.equal(places.filter((place) => place === "voided").length, ids.length - granted);
    const told = results.flat();
    assert.equal(told.filter((result) => result === "recorded").length, granted);
    assert.equal(told.filter((result) => result === "voided").length, ids.length - granted);
  }
});

Deno.test("a lifted void and a grant at once lose no reward", async () => {
  await using inbox = await openInbox(40);
  await using sql = openPool(inbox.url, 4);
  for (let round = 0; round < 5; round++) {
    const ids = await inbox.wait(inbox.accounts);
    await voidThem(sql, ids);
    const [results] = await Promise.all([
      tell(sql, inbox.ours, { ids: shuffled(ids), now: OPENED }),
      sql`select restore_rewards(${shuffled(ids)}::uuid[])`,
    ]);
    const places = await placesOf(inbox, ids);
    for (const place of places) assert.ok(["waiting", "granted"].includes(place), place);
    const recorded = results.filter((result) => result === "recorded").length;
    assert.equal(places.filter((place) => place === "granted").length, recorded);
    assert.equal(results.filter((result) => result === "voided").length, ids.length - recorded);
    await sql`delete from reward`;
  }
});

Deno.test("a grant and the expiry at once agree about each reward", async () => {
  await using inbox = await openInbox(40);
  await using sql = openPool(inbox.url, 4);
  for (let round = 0; round < 5; round++) {
    const ids = await inbox.wait(inbox.accounts);
    const late = after(30 * DAY_S + 1);
    const [results] = await Promise.all([
      tell(sql, inbox.ours, { ids: shuffled(ids), now: late }),
      expireRewards(sql, late),
      expireRewards(sql, late),
    ]);
    const places = (await placesOf(inbox, ids)).sort();
    const words = results.map((result) => result === "recorded" ? "granted" : result).sort();
    assert.deepEqual(words, places);
  }
});

Deno.test("claims, releases, grants, voids and the expiry never deadlock", async () => {
  await using inbox = await openInbox(30);
  await using sql = openPool(inbox.url, 12);
  const ids = await inbox.wait(inbox.accounts, 3);
  const { ours, theirs } = inbox;
  const held = claimBy({ ...ours, limit: 90 });
  for (let round = 0; round < 10; round++) {
    const now = after(round * 1_000);
    const votes = shuffled(ids).slice(0, 20).map((voteId) => ({
      voteId,
      retryAfterSeconds: 0,
      final: Math.random() < 0.2,
    }));
    await Promise.all([
      ...[1, 2, 3].map(() => claimRewards(sql, held, now)),
      claimRewards(sql, claimBy(theirs), now),
      releaseRewards(sql, { ...held, votes }, now),
      releaseRewards(sql, { ...held, votes: votes.toReversed() }, now),
      tell(sql, ours, { ids: shuffled(ids).slice(0, 20), now }),
      tell(sql, theirs, { ids: shuffled(ids).slice(0, 20), now }),
      voidThem(sql, ids.slice(0, 30)),
      sql`select restore_rewards(${shuffled(ids)}::uuid[])`,
      expireRewards(sql, now),
    ]);
    const places = await placesOf(inbox, ids);
    for (const place of places) {
      assert.match(place, /^(waiting|granted(, voided)?|voided|refused)$/);
    }
  }
  assert.ok((await take(sql, claimBy(ours), after(20_000))).length >= 0);
});

/**
 * Lets sixteen claimers, each with a key of its own, take all that waits, by names or of all players, over those pools;
 * half of it is granted at once. Returns the ids as they were leased.
 */
async function claimAll(inbox: Inbox, pools: readonly Sql[]): Promise<string[]> {
  const leased = await Promise.all(
    Array.from({ length: CLAIMERS }, async (_, nth) => {
      const sql = pools[nth % pools.length] ?? inbox.sql;
      const key = { serverId: inbox.serverId, keyId: crypto.randomUUID() };
      const taken: string[] = [];
      for (let empty = 0; empty < EMPTY_MAX;) {
        const players = nth % 2 === 0 ? undefined : someNames(inbox.accounts.length);
        const ids = (await take(sql, claimBy({ ...key, limit: 7, players }), OPENED))
          .map(({ voteId }) => voteId);
        if (ids.length === 0) empty++;
        taken.push(...ids);
        if (nth % 4 < 2) await tell(sql, key, { ids, now: OPENED });
      }
      return taken;
    }),
  );
  // Rewards that only claimers by name looked for, and skipped.
  const rest = await take(inbox.sql, claimBy({ ...inbox.ours, limit: 1_000 }), OPENED);
  return [...leased.flat(), ...rest.map(({ voteId }) => voteId)];
}

function someNames(accounts: number): string[] {
  return Array.from({ length: 20 }, () => `Player_${Math.floor(Math.random() * accounts)}`);
}
