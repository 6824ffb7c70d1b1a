import assert from "node:assert/strict";
import type { Actor } from "../../../src/core/rights/actor.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { voidMany } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { findChosen } from "../../../src/desk/voids/vote_choice.ts";
import {
  listAnsweredNotices,
  listOwnNotices,
  listUnread,
} from "../../../src/site/voting/moderation/void_notice.ts";
import { answerNotice, markAnswerRead } from "../../../src/site/voting/moderation/notice_answer.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { findAudit } from "../../../src/site/trail/find_audit.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { openWorld, type World } from "../../support/world.ts";

const SINCE = new Date("2026-03-10T00:00:00.000Z");

/** A server with three votes, and its owner. */
async function openVotes() {
  const world = await openWorld();
  const server = await world.server();
  const ids: string[] = [];
  for (const name of ["Ann", "Ben", "Cat"]) {
    await world.account(name);
    const outcome = await world.vote(server, name);
    if (outcome.kind === "cast") ids.push(outcome.voteId);
    world.pass(60_000);
  }
  const by: Actor = { kind: "account", id: server.ownerId, isModerator: false };
  return { world, server, ids, owner: { by, now: world.clock.now } };
}

function voidAll(world: World, server: Server) {
  const choice = { since: SINCE, until: world.clock.now };
  return voidMatching(world.context, server, { choice, reason: "Bought votes", ...world.act });
}

async function newsOf({ services: { sql } }: World) {
  return [
    ...await sql`select kind, votes, reason from news where kind like 'votes%' order by created_at, votes`,
  ];
}

Deno.test("an owner is told how many votes were voided, from when and why, and answers once", async () => {
  const { world, server, owner } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  await voidAll(world, server);
  const [notice, ...others] = await listOwnNotices(sql, server.id, world.clock.now);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [notice?.votes, notice?.since, notice?.until, notice?.reason, notice?.answer],
    [
      3,
      new Date("2026-03-10T12:00:00.000Z"),
      new Date("2026-03-10T12:02:00.001Z"),
      "Bought votes",
      null,
    ],
  );
  assert.deepEqual(await newsOf(world), [{
    kind: "votes_voided",
    votes: 3,
    reason: "Bought votes",
  }]);

  const answer = { id: notice?.id ?? "", text: "  They are my friends  ", ...owner };
  const outcomes = await Promise.allSettled([
    answerNotice(world.context, server.slug, answer),
    answerNotice(world.context, server.slug, answer),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  const [answered] = await listAnsweredNotices(sql, server.id, world.act);
  assert.equal(answered?.answer, "They are my friends");
  const [entry] = await findAudit(sql, server.id, { limit: 1 });
  assert.equal(entry?.action, "void_answered");
});

Deno.test("only the owner and managers answer, only about their own server, in a few words or sentences", async () => {
  const { world, server, owner } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  await voidAll(world, server);
  const [{ id } = { id: "" }] = await listOwnNotices(sql, server.id, world.clock.now);
  const other = await world.server("Other");
  const stranger = { ...owner, by: { ...owner.by, id: other.ownerId } as Actor };
  const answer = { id, text: "No" };
  await assert.rejects(answerNotice(world.context, server.slug, { ...answer, ...stranger }), {
    code: "server_unknown",
  });
  await assert.rejects(answerNotice(world.context, other.slug, { ...answer, ...stranger }), {
    code: "void_notice_unknown",
  });
  for (const text of ["No", "", "x".repeat(1_001)]) {
    await assert.rejects(answerNotice(world.context, server.slug, { id, text, ...owner }), {
      code: "void_answer_invalid",
    });
  }
});

Deno.test("votes voided one by one for one reason are one note and one piece of news with their number", async () => {
  const { world, server, ids } = await openVotes();
  await using _ = world;
  const voidOne = (id = "", reason = "By a script") =>
    voidVote(world.context, id, { reason, ...world.act });
  await voidOne(ids[0]);
  await voidOne(ids[1]);
  await voidOne(ids[2], "Another reason");
  const notices = await listOwnNotices(world.services.sql, server.id, world.clock.now);
  assert.deepEqual(
    notices.map(({ votes, reason }) => [votes, reason]).sort(),
    [[1, "Another reason"], [2, "By a script"]],
  );
  assert.deepEqual((await newsOf(world)).map(({ votes }) => votes), [1, 2]);
});

Deno.test("an owner is told that votes count again, and can't answer about them any more", async () => {
  const { world, server, owner } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  const { id } = await voidAll(world, server);
  await carryOutVoidBatches(sql, world.clock.now);
  world.pass(1);
  await liftVoidBatch(world.context, id, world.act);
  const [notice] = await listOwnNotices(sql, server.id, world.clock.now);
  assert.equal(notice?.isLifted, true);
  assert.deepEqual((await newsOf(world)).at(-1), {
    kind: "votes_restored",
    votes: 3,
    reason: null,
  });
  const answer = { id: notice?.id ?? "", text: "Thank you", ...owner };
  await assert.rejects(answerNotice(world.context, server.slug, answer), { code: "void_answered" });
});

Deno.test("an answer waits until one moderator has read it, and the second one is told", async () => {
  const { world, server, owner } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  await voidAll(world, server);
  const [{ id } = { id: "" }] = await listOwnNotices(sql, server.id, world.clock.now);
  await answerNotice(world.context, server.slug, { id, text: "They are my friends", ...owner });
  assert.equal((await listUnread(sql, world.act)).length, 1);
  await markAnswerRead(world.context, id, world.act);
  assert.deepEqual(await listUnread(sql, world.act), []);
  await assert.rejects(markAnswerRead(world.context, id, world.act), { code: "void_answer_read" });
  await assert.rejects(listUnread(sql, owner), { code: "moderators_only" });
});

Deno.test("of two moderators who counted the same votes, the second learns that they are void", async () => {
  const { world, server } = await openVotes();
  await using _ = world;
  const choice = { since: SINCE, until: world.clock.now, youngerDays: null, source: null };
  const votes = await findChosen(world.services.sql, server.id, { ...world.act, choice });
  const voidThem = () => voidMany(world.context, server.slug, { votes, ...world.act });
  const outcomes = await Promise.allSettled([voidThem(), voidThem()]);
  const failed = outcomes.filter(({ status }) => status === "rejected");
  assert.equal(failed.length, 1);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
  await assert.rejects(voidThem(), { code: "void_choice_changed" });
  const batches = await world.services.sql`select from void_batch`;
  assert.equal(batches.length, 1);
});

Deno.test("a moderator neither lifts voids of their own listing nor takes its answers off the others' desk", async () => {
  const { world, server, owner } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  await world.account("Mod");
  await sql`update account set is_moderator = true where id = ${server.ownerId} or username = 'Mod'`;
  const batch = await voidAll(world, server);
  const [{ id } = { id: "" }] = await listOwnNotices(sql, server.id, world.clock.now);
  await answerNotice(world.context, server.slug, { id, text: "They are my friends", ...owner });
  const by: Actor = { kind: "account", id: server.ownerId, isModerator: true };
  const own = { code: "server_own" };
  await assert.rejects(markAnswerRead(world.context, id, { ...owner, by }), own);
  await assert.rejects(liftVoidBatch(world.context, batch.id, { ...owner, by }), own);
  assert.equal((await listUnread(sql, world.act)).length, 1);
});
