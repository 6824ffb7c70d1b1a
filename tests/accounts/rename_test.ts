import assert from "node:assert/strict";
import { confirmName, rename, showProfile } from "../../src/site/accounts/profile.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

Deno.test("a renamed player's vote answers to one name", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  const castAt = world.clock.now.toISOString();
  pass(world, 1 / 24);
  assert.deepEqual(await rename(world.context, viewer, { newName: "Alex_02", ...world.act }), {
    username: "Alex_02",
  });
  const never = { voted: false, last_vote_at: null };
  const names = {
    Steve_01: { voted: true, last_vote_at: castAt },
    STEVE_01: { voted: true, last_vote_at: castAt },
    alex_02: never,
  };
  for (const [name, body] of Object.entries(names)) {
    assert.deepEqual(await checkOf(world, secret, name), body, name);
    const votes = await world.get(`/api/v1/votes?username=${name}`, { key: secret });
    assert.equal((await votes.json()).hasVoted, body.voted, name);
    assert.equal((await world.vote(server, name)).kind, "already_voted", name);
    const again = await signIn(world, name);
    assert.deepEqual([again.viewer.accountId, again.viewer.username], [
      viewer.accountId,
      "Alex_02",
    ]);
  }
});

Deno.test("after the rename votes answer to the new name alone", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  const first = world.clock.now.toISOString();
  const never = { voted: false, last_vote_at: null };
  pass(world, 1);
  await rename(world.context, viewer, { newName: "Alex_02", ...world.act });
  assert.deepEqual(await checkOf(world, secret, "Steve_01"), {
    voted: false,
    last_vote_at: first,
  });
  await world.vote(server, "Steve_01"); // By the former name, for the present one.
  const second = { voted: true, last_vote_at: world.clock.now.toISOString() };
  assert.deepEqual(await checkOf(world, secret, "Alex_02"), second);
  assert.deepEqual(await checkOf(world, secret, "Steve_01"), never);
  pass(world, 30);
  await rename(world.context, viewer, { newName: "Bert_03", ...world.act });
  const old = { ...second, voted: false };
  const answers = { Steve_01: never, Alex_02: old, Bert_03: never };
  for (const [name, body] of Object.entries(answers)) {
    assert.deepEqual(await checkOf(world, secret, name), body, name);
  }
});

Deno.test("another spelling of a name answers for the votes before it", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  const body = { voted: true, last_vote_at: world.clock.now.toISOString() };
  pass(world, 1 / 24);
  await rename(world.context, viewer, { newName: "STEVE_01", ...world.act });
  assert.deepEqual(await checkOf(world, secret, "steve_01"), body);
});

Deno.test("an old name stays its owner's for 90 days", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const steve = await signUp(world, "Steve_01");
  const other = await signUp(world, "Other");
  await confirmName(world.context, steve.viewer, world.act);
  await rename(world.context, steve.viewer, { newName: "Alex_02", ...world.act });
  pass(world, 89);
  await dropOldRows(sql, world.clock.now);
  const taken = { code: "account_exists" };
  await assert.rejects(signUp(world, "STEVE_01", { password: "another long password" }), taken);
  await assert.rejects(
    rename(world.context, other.viewer, { newName: "Steve_01", ...world.act }),
    taken,
  );
  assert.equal(
    (await rename(world.context, steve.viewer, { newName: "Steve_01", ...world.act })).username,
    "Steve_01",
  );
  await assert.rejects(
    rename(world.context, other.viewer, { newName: "Alex_02", ...world.act }),
    taken,
  );
});

Deno.test("after 90 days an old name is free for anyone", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const steve = await signUp(world, "Steve_01");
  await confirmName(world.context, steve.viewer, world.act);
  await rename(world.context, steve.viewer, { newName: "Alex_02", ...world.act });
  pass(world, 90);
  const taker = await signUp(world, "Steve_01", { email: "x@example.com" });
  assert.equal((await signIn(world, "steve_01")).viewer.accountId, taker.viewer.accountId);
  const [kept] = await sql`select count(*) from former_name`;
  assert.equal(kept?.["count"], 0);
});

Deno.test("the daily job forgets an old name after 90 days", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  await confirmName(world.context, viewer, world.act);
  await rename(world.context, viewer, { newName: "Alex_02", ...world.act });
  pass(world, 90);
  await dropOldRows(sql, world.clock.now);
  await assert.rejects(signIn(world, "Steve_01"));
});

Deno.test("a name changes once in 30 days", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await confirmName(world.context, viewer, world.act);
  await rename(world.context, viewer, { newName: "Alex_02", ...world.act });
  pass(world, 29);
  await assert.rejects(rename(world.context, viewer, { newName: "Bert_03", ...world.act }), {
    code: "rename_too_soon",
    message: "You can change your name again on Apr 9, 2026.",
  });
  assert.equal((await showProfile(world.services.sql, viewer))?.username, "Alex_02");
  pass(world, 1);
  assert.equal(
    (await rename(world.context, viewer, { newName: "Bert_03", ...world.act })).username,
    "Bert_03",
  );
});

Deno.test("the first correction of an unconfirmed name does not count", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_1");
  await rename(world.context, viewer, { newName: "Steve_01", ...world.act });
  assert.equal(
    (await signUp(world, "Steve_1", { email: "x@example.com" })).viewer.username,
    "Steve_1",
  );
  assert.equal(
    (await rename(world.context, viewer, { newName: "Steve_02", ...world.act })).username,
    "Steve_02",
  );
  await assert.rejects(rename(world.context, viewer, { newName: "Steve_03", ...world.act }), {
    code: "rename_too_soon",
  });
});

Deno.test("changing a confirmed name counts as a rename", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const voter = await signUp(world, "Voter");
  const sayer = await signUp(world, "Sayer");
  await world.vote(server, "Voter");
  await confirmName(world.context, sayer.viewer, world.act);
  for (const { viewer } of [voter, sayer]) {
    await rename(world.context, viewer, { newName: `${viewer.username}_2`, ...world.act });
    await assert.rejects(rename(world.context, viewer, { newName: "Third", ...world.act }), {
      code: "rename_too_soon",
    });
    await assert.rejects(signUp(world, viewer.username, { password: "another long password" }), {
      code: "account_exists",
    });
  }
});

Deno.test("a name that is bad, reserved or another's is refused", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await signUp(world, "Other");
  const refused = {
    "a b": "account_name_invalid",
    Voteboard_Test: "account_name_reserved",
    OTHER: "account_exists",
  };
  for (const [name, code] of Object.entries(refused)) {
    await assert.rejects(
      rename(world.context, viewer, { newName: name, ...world.act }),
      { code },
      name,
    );
  }
  assert.equal(
    (await rename(world.context, viewer, { newName: "STEVE_01", ...world.act })).username,
    "STEVE_01",
  );
});

Deno.test("a name given up is never both kept and taken", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  for (let round = 0; round < 5; round++) {
    const { viewer } = await signUp(world, `Steve_${round}`);
    await confirmName(world.context, viewer, world.act);
    await Promise.allSettled([
      rename(world.context, viewer, { newName: `Alex_${round}`, ...world.act }),
      signUp(world, `Steve_${round}`, { email: `x${round}@example.com` }),
      signUp(world, `steve_${round}`, { email: `y${round}@example.com` }),
    ]);
  }
  const both =
    await sql`select a.username from account a join former_name f on f.name_key = a.username_key`;
  assert.deepEqual([...both], []);
  const [kept] = await sql`select count(*) from former_name`;
  assert.equal(kept?.["count"], 5);
});

Deno.test("the session shows the new name at once", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  await rename(world.context, viewer, { newName: "Alex_02", ...world.act });
  const seen = await findViewer(world.context, requestFrom({ cookie }).headers);
  assert.equal(seen.viewer?.username, "Alex_02");
});

async function checkOf(world: World, key: string, username: string): Promise<unknown> {
  return await (await world.get(`/api/v1/vote-check?username=${username}`, { key })).json();
}

function pass(world: World, days: number): void {
  world.pass(days * DAY_MS);
}
