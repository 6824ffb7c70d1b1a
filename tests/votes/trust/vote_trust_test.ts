import assert from "node:assert/strict";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { countRankingVotes } from "../../../src/core/votes/vote_counts.ts";
import { RANK_COUNTS } from "../../../src/core/votes/rank_counts.ts";
import { recount } from "../../support/votes/recount.ts";
import { openWorld } from "../../support/world.ts";
import { cast, type Known, MONTH_AGO, NOW, openKnown, trustsOf } from "./known_accounts.ts";

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

Deno.test("a vote has the trust of what is known of its account when it is cast", async () => {
  await using world = await openWorld({ now: NOW });
  const server = await world.server();
  const accounts: [trust: string, known: Known][] = [
    ["none", {}],
    ["confirmed", { isConfirmed: true }],
    ["confirmed", { madeAt: [null] }],
    ["confirmed", { madeAt: [before(MONTH_AGO, -1)] }],
    ["confirmed", { madeAt: [before(NOW, -86_400_000)] }],
    ["established", { madeAt: [MONTH_AGO] }],
    ["established", { madeAt: [null, before(MONTH_AGO, 1)] }],
    ["established", { isConfirmed: true, madeAt: [before(NOW, 1), MONTH_AGO] }],
  ];
  for (const [nth, [trust, known]] of accounts.entries()) {
    const accountId = await openKnown(world, `Player_${nth}`, known);
    const id = await cast(world, server, { accountId });
    const [vote] = await world.services.sql`select trust from vote where id = ${id}`;
    assert.equal(vote?.["trust"], trust, JSON.stringify(known));
  }
});

Deno.test("votes that share a statement have each its own trust", async () => {
  await using world = await openWorld({ now: NOW });
  const server = await world.server();
  const accounts = [{}, { isConfirmed: true }, { madeAt: [MONTH_AGO] }, { madeAt: [null] }];
  const ids = await Promise.all(
    accounts.map((known, nth) => openKnown(world, `Player_${nth}`, known)),
  );
  const votes = await Promise.all(ids.map((accountId) => cast(world, server, { accountId })));
  const { sql } = world.services;
  const rows = await sql<{ id: string; trust: string; transactions: number }[]>`
    select id, trust, xmin::text from vote`;
  assert.deepEqual(
    votes.map((id) => rows.find((row) => row.id === id)?.trust),
    ["none", "confirmed", "established", "confirmed"],
  );
  assert.deepEqual(await recount(sql), []);
});

Deno.test("what becomes known of an account later, or is gone, changes no vote", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const early = await openKnown(world, "Early", { madeAt: [MONTH_AGO] });
  const late = await openKnown(world, "Late", {});
  for (const accountId of [early, late]) await cast(world, server, { accountId });
  await sql`delete from identity where account_id = ${early}`;
  await sql`update account set email_verified = true`;
  assert.deepEqual((await trustsOf(world)).sort(), ["established", "none"]);
});

Deno.test("a vote by a link or a typed name has no trust, or that of the account it votes for", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const known = await openKnown(world, "Known", { madeAt: [MONTH_AGO] });
  await sql`
    insert into link_agreement (account_id, server_id, agreed_at) values (${known}, ${server.id}, ${NOW})`;
  await cast(world, server, { accountId: known, source: "link" });
  for (const source of ["link", "typed_name"] as const) {
    const { id } = await world.account(`By_${source}`);
    await sql`update account set email = null where id = ${id}`;
    await cast(world, server, { accountId: id, source });
  }
  const rows = await sql`
    select a.username, v.trust, v.source from vote v join account a on a.id = v.account_id order by 1`;
  assert.deepEqual(rows.map((row) => Object.values(row)), [
    ["By_link", "none", "link"],
    ["By_typed_name", "none", "typed_name"],
    ["Known", "established", "link"],
  ]);
});

Deno.test("votes of a process of the version before have no trust, and rank as they did", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  // What that version writes.
  await sql`
    insert into vote (id, server_id, account_id, voted_at, source)
    values (${uuidV7(NOW)}, ${server.id}, ${id}, ${NOW}, 'session')`;
  await sql`
    insert into vote_count as c (server_id, day, shard, votes, without_sign_in)
    values (${server.id}, '2026-03-10', 0, 1, 0)`;
  const counted = [];
  for (const counts of RANK_COUNTS) {
    counted.push(await countRankingVotes(sql, server.id, { today: "2026-03-10", counts }));
  }
  assert.deepEqual(counted, [1, 1, 0, 0]);
  assert.deepEqual(await recount(sql), []);
});
