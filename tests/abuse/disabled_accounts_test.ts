import assert from "node:assert/strict";
import {
  disableAccount,
  enableAccount,
} from "../../src/site/accounts/moderation/disable_account.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { enterAccount } from "../../src/site/sign_in/entry/enter_account.ts";
import { signIn } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import { castFrom } from "../support/votes/ballots.ts";
import { PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

const REASON = "It voted by a script";

function disable(world: World, id: string) {
  return disableAccount(world.context, id, { reason: REASON, ...world.act });
}

/** Outcome of signing in with a password, from a new address. */
function tryPassword(world: World, password: string, name = "Steve_01") {
  const request = requestFrom({ address: crypto.randomUUID() });
  return signIn(world.context, { nameOrEmail: name, password }, { request });
}

Deno.test("a disabled account learns why, after the right password alone", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await disable(world, viewer.accountId);
  const { sql } = world.services;
  assert.deepEqual(await tryPassword(world, PASSWORD), { kind: "disabled", reason: REASON });
  assert.deepEqual(await tryPassword(world, "a wrong password"), { kind: "wrong" });
  assert.equal((await sql`select from session`).length, 0);
  await enableAccount(world.context, viewer.accountId, world.act);
  assert.equal((await tryPassword(world, PASSWORD)).kind, "signed_in");
});

Deno.test("the sessions of a disabled account end at once", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const { cookie: other } = await signUp(world, "Alex");
  const see = async (cookie: string) =>
    (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer?.username;
  await disable(world, viewer.accountId);
  assert.deepEqual([await see(cookie), await see(other)], [undefined, "Alex"]);
  const entry = { request: requestFrom(), way: "password" } as const;
  const entered = await enterAccount(world.context, viewer.accountId, entry);
  assert.deepEqual(entered, { kind: "disabled", reason: REASON });
});

Deno.test("a disabled account cannot vote, and its past votes stay", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const steve = await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await disable(world, steve.id);
  const check = async () =>
    await (await world.get("/api/v1/vote-check?username=Steve_01", { key: secret })).json();
  assert.equal((await check()).voted, true);
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  const refused = { code: "account_disabled" };
  await assert.rejects(world.vote(server, "Steve_01"), refused);
  await assert.rejects(
    castFrom(world, server, { name: "Steve_01", address: "192.0.2.1" }),
    refused,
  );
  assert.deepEqual(await check(), { voted: false, last_vote_at: "2026-03-10T12:00:00.000Z" });
  await enableAccount(world.context, steve.id, world.act);
  assert.equal((await world.vote(server, "Steve_01")).kind, "cast");
});

Deno.test("a disabled owner's listing and keys keep working", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await disable(world, server.ownerId);
  await world.account("Alex");
  assert.equal((await world.vote(server, "Alex")).kind, "cast");
  assert.equal((await world.get("/api/v1/server", { key: secret })).status, 200);
  assert.match(await (await world.get("/servers/skyblock-valley")).text(), /Skyblock Valley/);
});

Deno.test("only the operator disables a moderator, and only moderators disable others", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const steve = await world.account("Steve_01");
  const mod = await world.account("Mod");
  await sql`update account set is_moderator = true where id = ${mod.id}`;
  const as = (id: string, isModerator: boolean) => ({
    by: { kind: "account", id, isModerator } as const,
    now: world.clock.now,
    reason: REASON,
  });
  const wait = () => void (world.clock.now = new Date(world.clock.now.getTime() + 1));
  const player = disableAccount(world.context, mod.id, as(steve.id, false));
  await assert.rejects(player, { code: "moderators_only" });
  await assert.rejects(enableAccount(world.context, mod.id, as(steve.id, false)), {
    code: "moderators_only",
  });
  await assert.rejects(disableAccount(world.context, mod.id, as(mod.id, true)), {
    code: "account_has_role",
  });
  const silent = { ...as(mod.id, true), reason: " " };
  await assert.rejects(disableAccount(world.context, steve.id, silent), { code: "reason_needed" });
  await disableAccount(world.context, steve.id, as(mod.id, true));
  await assert.rejects(disable(world, steve.id), { code: "account_disabled" });
  wait();
  await disable(world, mod.id);
  for (const unknown of ["1 or 2", crypto.randomUUID()]) {
    await assert.rejects(disable(world, unknown), { code: "account_unknown" });
  }
  wait();
  await enableAccount(world.context, steve.id, world.act);
  await assert.rejects(enableAccount(world.context, steve.id, world.act), {
    code: "account_not_disabled",
  });
  const trail = await findAudit(sql, null, {});
  assert.deepEqual(trail.map(({ action, actor, subject }) => [action, actor, subject]), [
    ["account_enabled", null, steve.id],
    ["account_disabled", null, mod.id],
    ["account_disabled", "Mod", steve.id],
  ]);
});
