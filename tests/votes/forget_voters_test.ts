import assert from "node:assert/strict";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { forgetVoters } from "../../src/site/voting/forget_voters.ts";
import { meetLock } from "../support/database/locks.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

/** A vote of Steve's, whose receiver thanks him by name. */
async function openVote() {
  const world = await openWorld();
  const receiver = startReceiver();
  receiver.answer = () => new Response("Thanks, Steve_01");
  const server = await world.server();
  await world.key(server, receiver.url);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  return {
    world,
    receiver,
    eraseSteve: () => deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

/** Counts the rows of deliveries and attempts that are left. */
async function countRows({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    select (select count(*) from outbox) + (select count(*) from delivery) + (select count(*) from attempt) as rows`;
  return row?.rows ?? 0;
}

function later({ clock }: World, minutes: number): Date {
  return new Date(clock.now.getTime() + minutes * MINUTE_MS);
}

Deno.test("a delivery that is resent at that moment is forgotten with its voter", async () => {
  await using vote = await openVote();
  const { world } = vote;
  const { sql, dispatcher } = world.services;
  await dispatcher.deliverDue();
  await vote.eraseSteve();
  const [sent] = await sql<{ id: string }[]>`select id from delivery`;
  await meetLock(world, {
    first: (tx) =>
      resendDelivery(
        { sql: { begin: (work: (tx: unknown) => unknown) => work(tx) } as never, nudge: () => {} },
        sent?.id ?? "",
        world.act,
      ),
    work: (own) => forgetVoters(own, later(world, 2)),
    then: (tx) => tx`select`,
  });
  await forgetVoters(sql, later(world, 3));
  assert.equal(await countRows(world), 0);
});

Deno.test("an answer that arrives after the erasure is forgotten as well", async () => {
  await using vote = await openVote();
  const { world, receiver } = vote;
  const { sql, dispatcher } = world.services;
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  receiver.answer = async () => {
    asked.resolve();
    await answer.promise;
    return new Response("Thanks, Steve_01");
  };
  await vote.eraseSteve();
  const delivering = dispatcher.deliverDue();
  await asked.promise;
  await forgetVoters(sql, later(world, 2));
  answer.resolve();
  await delivering;
  await forgetVoters(sql, later(world, 3));
  assert.equal(await countRows(world), 0);
});

Deno.test("a delivery that is about to be dropped is forgotten with its voter", async () => {
  await using vote = await openVote();
  const { world } = vote;
  const { sql, dispatcher } = world.services;
  await dispatcher.deliverDue();
  world.clock.now = later(world, 31 * 24 * 60);
  await vote.eraseSteve();
  await forgetVoters(sql, later(world, 2));
  assert.equal(await countRows(world), 0);
});

Deno.test("an account that a process of 0.2 deleted keeps no identity, passkey or second factor", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer: { accountId } } = await signUp(world, "Steve_01");
  const { viewer: alex } = await signUp(world, "Alex_02");
  for (const id of [accountId, alex.accountId]) {
    await sql`
      insert into identity (provider, subject, account_id, linked_at) values ('discord', ${id}, ${id}, now())`;
    await sql`insert into second_factor (account_id, since) values (${id}, now())`;
    await sql`insert into recovery_code (account_id, code_hash) values (${id}, ''::bytea)`;
    await sql`
      insert into passkey (id, account_id, public_key, counter, name, made_at)
      values (${id}, ${id}, ''::bytea, 0, 'Phone', now())`;
  }
  // Such a process knows none of these tables.
  await sql`update account set deleted_at = ${world.clock.now} where id = ${accountId}`;
  await sql`insert into erasure (account_id, deleted_at) values (${accountId}, ${world.clock.now})`;
  await forgetVoters(sql, later(world, 2));
  for (const table of ["identity", "passkey", "second_factor", "recovery_code"]) {
    const left = await sql<{ accountId: string }[]>`select account_id from ${sql(table)}`;
    assert.deepEqual(left.map((row) => row.accountId), [alex.accountId], table);
  }
});
