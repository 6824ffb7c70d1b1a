import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Query } from "../../../src/core/database/connect.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { ticketOf } from "../../../src/site/voting/ballot/bot_check.ts";
import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import type { BallotOutcome } from "../../../src/core/votes/vote_outcome.ts";
import { openWorld, type World } from "../../support/world.ts";
import { untilBlocked } from "../../support/database/locks.ts";

const ADDRESS = new Uint8Array(32).fill(7);
const PER_ADDRESS = 3;
const NETWORK = new Uint8Array(32).fill(8);
const PER_NETWORK = 5;

interface Ballot {
  accountId: string;
  proof: string;
  address?: Uint8Array;
  network?: Uint8Array;
}

function send(world: World, server: Server, ballot: Ballot, sql = world.services.sql) {
  const { now } = world.clock;
  const proof = { id: ballot.proof, expiresAt: new Date(now.getTime() + 600_000) };
  const { accountId, address = ADDRESS, network = NETWORK } = ballot;
  const origin = { address, perAddress: PER_ADDRESS, network, perNetwork: PER_NETWORK };
  return castBallot(
    { sql, nudge: () => {}, clock: world.services.clock },
    { by: "session", accountId },
    { slug: server.slug, ticket: ticketOf(proof, origin), now },
  );
}

function kindsOf(outcomes: BallotOutcome[]): string[] {
  return outcomes.map(({ kind }) => kind).sort();
}

/** Casts while another transaction has done something that it has not committed yet. */
async function castDuring(
  { services: { pools } }: World,
  done: (tx: Query) => Promise<unknown>,
  cast: () => Promise<BallotOutcome>,
): Promise<BallotOutcome> {
  const begun = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const other = pools.jobs.begin(async (tx) => {
    await done(tx);
    begun.resolve();
    await waits.promise;
  });
  await begun.promise;
  const outcome = cast();
  // It waits by itself: it shared a statement before, and gave that up.
  await untilBlocked(pools.jobs, { text: "request as materialized", forMs: 200 });
  waits.resolve();
  await other;
  return await outcome;
}

Deno.test("one proof in several hands casts one vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { sql, pools } = world.services;
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.all([sql, pools.jobs, sql, pools.jobs].map(async (pool, nth) => {
      const { id } = await world.account(`Player_${round}_${nth}`);
      const address = new Uint8Array([round, nth]);
      const network = new Uint8Array([round]);
      const ballot = { accountId: id, proof: `proof ${round}`, address, network };
      return await send(world, server, ballot, pool);
    }));
    assert.deepEqual(kindsOf(outcomes), ["cast", "proof_spent", "proof_spent", "proof_spent"]);
  }
});

Deno.test("an address never casts more than its share at once", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { sql, pools } = world.services;
  const outcomes = await Promise.all([...Array(8).keys()].map(async (nth) => {
    const { id } = await world.account(`Player_${nth}`);
    const ballot = { accountId: id, proof: `proof ${nth}` };
    return await send(world, server, ballot, nth % 2 === 0 ? sql : pools.jobs);
  }));
  const full = Array(5).fill("address_full");
  assert.deepEqual(kindsOf(outcomes), [...full, "cast", "cast", "cast"]);
  const [row] = await sql`select votes from vote_address where not is_network`;
  assert.equal(row?.["votes"], PER_ADDRESS);
});

Deno.test("a network never casts more than its share at once", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { sql, pools } = world.services;
  const outcomes = await Promise.all([...Array(8).keys()].map(async (nth) => {
    const { id } = await world.account(`Player_${nth}`);
    const ballot = { accountId: id, proof: `proof ${nth}`, address: new Uint8Array([nth]) };
    return await send(world, server, ballot, nth % 2 === 0 ? sql : pools.jobs);
  }));
  const full = Array(3).fill("address_full");
  assert.deepEqual(kindsOf(outcomes), [...full, ...Array(5).fill("cast")]);
  const [row] = await sql`select votes from vote_address where is_network`;
  assert.equal(row?.["votes"], PER_NETWORK);
});

Deno.test("a proof that has been spent since casts nothing", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  const hash = createHash("sha256").update("one").digest();
  const outcome = await castDuring(
    world,
    (tx) => tx`insert into spent_proof (proof, expires_at) values (${hash}, now())`,
    () => send(world, server, { accountId: id, proof: "one" }),
  );
  assert.equal(outcome.kind, "proof_spent");
  assert.equal((await send(world, server, { accountId: id, proof: "two" })).kind, "cast");
});

Deno.test("a share that has been filled since casts nothing", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  const outcome = await castDuring(
    world,
    (tx) =>
      tx`
      insert into vote_address (day, server_id, address, votes)
      values ('2026-03-10', ${server.id}, ${ADDRESS}, ${PER_ADDRESS})`,
    () => send(world, server, { accountId: id, proof: "one" }),
  );
  assert.deepEqual(outcome, { kind: "address_full", nextVoteAt: new Date("2026-03-11T00:00:00Z") });
  const [row] = await world.services.sql`
    select (select count(*) from last_vote)::int as votes, (select count(*) from spent_proof)::int as proofs`;
  assert.deepEqual({ ...row }, { votes: 0, proofs: 0 });
});

Deno.test("a ballot of a deleted account, or for no server, is refused", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  const nowhere = { ...server, slug: "nowhere" };
  await assert.rejects(send(world, nowhere, { accountId: id, proof: "one" }), {
    code: "server_unknown",
  });
  await world.services.sql`update account set deleted_at = now() where id = ${id}`;
  await assert.rejects(send(world, server, { accountId: id, proof: "one" }), {
    code: "account_unknown",
    message: "This account was deleted.",
  });
});
