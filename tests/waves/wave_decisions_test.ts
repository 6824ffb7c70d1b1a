import assert from "node:assert/strict";
import { findWaves } from "../../src/desk/waves/find_waves.ts";
import { dismissWave, requireWave, voidWave, WAVES_PAGE } from "../../src/desk/waves/wave.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { castFrom } from "../support/votes/ballots.ts";
import { castMany } from "../support/votes/planted_wave.ts";
import { openPerson } from "../support/people/visitor.ts";
import { findMatching } from "../support/votes/void_matching.ts";
import { countOpen, later, openRegular, openWave, votesOf } from "./seen_wave.ts";

Deno.test("a server has one open wave, which goes on while its votes do", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const before = await requireWave(world.services.sql, id, world.act);
  await later(world, 1 / 6);
  for (let nth = 0; nth < 30; nth += 1) {
    await castFrom(world, server, { name: `More_${nth}`, address: `192.0.2.${nth % 8 + 1}` });
  }
  await later(world, 1 / 6);
  const after = await requireWave(world.services.sql, id, world.act);
  assert.equal(await countOpen(world), 1);
  assert.ok(after.votes > before.votes && after.until > before.until);
  assert.deepEqual(after.since, before.since);
});

Deno.test("a dismissed wave comes back only with twice as many votes, or a day later", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  await dismissWave(world.context, id, { seen: 41, reason: "A party", ...world.act });
  await later(world, 0.2);
  assert.equal(await countOpen(world), 0);
  for (let nth = 0; nth < 60; nth += 1) {
    await castFrom(world, server, { name: `More_${nth}`, address: `192.0.2.${nth % 8 + 1}` });
  }
  await later(world, 0.1);
  assert.equal(await countOpen(world), 1);
});

Deno.test("a wave that is decided, or has grown, is not decided by a moderator who saw it before", async () => {
  const { world, id } = await openWave();
  await using _ = world;
  const act = { seen: 41, reason: "A party", ...world.act };
  await assert.rejects(
    dismissWave(world.context, id, { ...act, seen: 20 }),
    { code: "wave_grown" },
  );
  const outcomes = await Promise.allSettled([
    dismissWave(world.context, id, act),
    dismissWave(world.context, id, act),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  await assert.rejects(
    voidWave(world.context, id, { ...act, votes: [] }),
    { code: "wave_decided" },
  );
});

Deno.test("only moderators see a wave, and none decides about their own listing", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const owner = { kind: "account", id: server.ownerId, isModerator: false } as const;
  await assert.rejects(requireWave(sql, id, { by: owner }), { code: "moderators_only" });
  await openPerson(world, "Mod", { isModerator: true });
  await sql`update account set is_moderator = true where id = ${server.ownerId}`;
  const by = { ...owner, isModerator: true };
  await assert.rejects(
    dismissWave(world.context, id, { seen: 41, reason: "My party", by, now: world.clock.now }),
    { code: "server_own" },
  );
});

Deno.test("many waves don't hide the smaller ones", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (let nth = 0; nth < WAVES_PAGE; nth += 1) {
    const { id: serverId } = await world.server(`Loud ${nth}`);
    await sql`
      insert into wave (id, server_id, since, until, found_at, votes, counts)
      select ${crypto.randomUUID()}, ${serverId}, since, until, found_at + interval '1 minute', 1000, counts
      from wave where id = ${id}`;
  }
  const first = await mod.get("/moderation/waves");
  assert.ok(!first.html.includes(id));
  const [, next] = /href="([^"]*page=2[^"]*)"/.exec(first.html) ?? [];
  assert.match((await mod.get(next ?? "")).html, new RegExp(id), server.slug);
});

Deno.test("fakes that use the day they got back make another wave within an hour, and get no third vote", async () => {
  const { world, server } = await openRegular(2);
  await using _ = world;
  const { sql } = world.services;
  const cast = () => castMany(world, server, { prefix: "Fake", count: 60, minutes: 10 });
  const voidOpen = async () => {
    const [found] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
    const wave = await requireWave(sql, found?.id ?? "", world.act);
    const votes = await findMatching(sql, server.id, { ...world.act, choice: votesOf(wave) });
    assert.equal(votes.length, 60);
    const act = { votes, seen: wave.votes, reason: "Bought", ...world.act };
    await voidWave(world.context, wave.id, act);
    await carryOutVoidBatches(sql, world.clock.now);
  };
  await cast();
  await findWaves(sql, world.clock.now);
  await voidOpen();
  await later(world, 1 / 4);
  await cast();
  await later(world, 3 / 4);
  assert.equal(await countOpen(world), 1);
  await voidOpen();
  await later(world, 1 / 4);
  await assert.rejects(cast(), /0 of 60 votes were cast/);
});

Deno.test("votes of one network that are voided alone hide no other wave of the same hour", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  await castMany(world, server, { prefix: "Scattered", count: 70 });
  await findWaves(sql, world.clock.now);
  const wave = await requireWave(sql, id, world.act);
  const hits = await findMatching(sql, server.id, { ...world.act, choice: votesOf(wave) });
  const votes = hits.filter(({ networkVotes }) => networkVotes >= 10);
  const decision = { seen: wave.votes, reason: "Bought votes", ...world.act };
  await voidWave(world.context, id, { ...decision, votes });
  await sql`update void_batch set state = 'listed'`;
  // Not before they are void.
  await findWaves(sql, world.clock.now);
  assert.equal(await countOpen(world), 0);
  await carryOutVoidBatches(sql, world.clock.now);
  await later(world, 0.2);
  assert.equal(await countOpen(world), 1);
  const [rest] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
  const again = await requireWave(sql, rest?.id ?? "", world.act);
  assert.ok(again.votes >= 70 && again.votes <= 71);
  await dismissWave(world.context, again.id, { ...decision, seen: again.votes });
  await later(world, 0.2);
  assert.equal(await countOpen(world), 0);
});
