import assert from "node:assert/strict";
import { rename, showProfile } from "../../src/site/accounts/profile.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { requestReset } from "../../src/site/sign_in/passwords/password_reset.ts";
import { actorOf } from "../../src/core/rights/actor.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import { requireServer } from "../../src/core/servers/require_server.ts";
import { listQueue, requireModerated } from "../../src/desk/queue/moderation_queue.ts";
import { listVoteHistory } from "../../src/site/voting/moderation/vote_history.ts";
import { PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a deleted account leaves no name, address, password or session", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer, cookie } = await signUp(world, "Steve_01");
  await requestReset(world.context, "steve_01@example.com", requestFrom());
  await world.services.background.settled();
  await sql`insert into mailbox (account_id) values (${viewer.accountId})`;
  assert.deepEqual(
    await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act }),
    { kind: "deleted" },
  );
  assert.equal(
    (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer,
    undefined,
  );
  assert.equal(await showProfile(world.services.sql, viewer), undefined);
  const [account] = await sql<
    { text: string }[]
  >`select row_to_json(account)::text as text from account`;
  assert.doesNotMatch(account?.text ?? "", /steve|example\.com/i);
  const [rows] = await sql`
    select (select count(*) from session) as sessions, (select count(*) from credential) as credentials,
      (select count(*) from verification) as links, (select count(*) from mailbox) as mailboxes`;
  assert.deepEqual({ ...rows }, { sessions: 0, credentials: 0, links: 0, mailboxes: 0 });
});

Deno.test("votes of a deleted account stay counted", async () => {
  await using world = await openWorld();
  const { voteCounts } = world.services;
  const server = await world.server();
  const { secret } = await world.key(server);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  await rename(world.context, viewer, { newName: "Alex_02", ...world.act });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.equal((await voteCounts(server.id)).total, 1);
  for (const name of ["Steve_01", "Alex_02", "deleted", `deleted ${viewer.accountId}`]) {
    const answer = await world.get(`/api/v1/vote-check?username=${name}`, { key: secret });
    assert.deepEqual(await answer.json(), { voted: false, last_vote_at: null }, name);
  }
  for (const name of ["Steve_01", "Alex_02"]) {
    await assert.rejects(signUp(world, name, { email: "x@example.com" }), {
      code: "account_exists",
    });
  }
});

Deno.test("a deleted account's name is free after 90 days", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  const again = await signUp(world, "Steve_02", { email: "steve_01@example.com" });
  await world.services.background.settled();
  assert.equal(world.mails.at(-1)?.subject, "Confirm your email address for Voteboard");
  await assert.rejects(rename(world.context, again.viewer, { newName: "Steve_01", ...world.act }), {
    code: "account_exists",
  });
  world.pass(90 * 86_400_000);
  assert.equal(
    (await rename(world.context, again.viewer, { newName: "Steve_01", ...world.act })).username,
    "Steve_01",
  );
});

Deno.test("deleting an account needs its password", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  for (let i = 0; i < 10; i++) {
    assert.deepEqual(
      await deleteAccount(world.context, viewer, { password: "a wrong password", ...world.act }),
      { kind: "wrong" },
    );
  }
  assert.equal(
    (await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act })).kind,
    "limited",
  );
  assert.equal((await showProfile(world.services.sql, viewer))?.username, "Steve_01");
});

Deno.test("an owner of pending or approved listings cannot be deleted", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Owner");
  const listed = { owner: "Owner", game: "minecraft", host: "play.example.com", port: 25565 };
  const one = await addServer(world.context, { ...listed, name: "First" }, world.act);
  const two = await addServer(world.context, { ...listed, name: "Second" }, world.act);
  await decideStatus(world.context, two.slug, { decision: "approve", ...world.act });
  const refused = { code: "account_owns_listings", message: /hand them over: first, second\.$/ };
  await assert.rejects(
    deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act }),
    refused,
  );
  assert.equal((await showProfile(world.services.sql, viewer))?.username, "Owner");
  const why = { reason: "a test", ...world.act };
  await decideStatus(world.context, one.slug, { decision: "reject", ...why });
  const oneLeft = { message: /hand them over: second\.$/ };
  await assert.rejects(
    deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act }),
    oneLeft,
  );
  await decideStatus(world.context, two.slug, { decision: "suspend", ...why });
  assert.deepEqual(
    await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act }),
    { kind: "deleted" },
  );
  const owners = await sql`select a.username from server s join account a on a.id = s.owner_id`;
  assert.deepEqual(owners.map(({ username }) => username), ["deleted", "deleted"]);
});

Deno.test("a listing whose owner is gone is not approved again", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Owner");
  const act = { by: actorOf(viewer), now: world.clock.now };
  const listing = { owner: "Owner", game: "minecraft", host: "play.example.com", port: 25565 };
  const { slug } = await addServer(world.context, { ...listing, name: "First" }, act);
  await decideStatus(world.context, slug, { decision: "reject", ...world.act });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  const approval = decideStatus(world.context, slug, { decision: "approve", ...world.act });
  await assert.rejects(approval, {
    code: "server_transition",
    message: /The owner of "first" has deleted their account/,
  });
  await assert.rejects(resubmitServer(world.context, slug, act), { code: "account_unknown" });
  assert.equal((await requireServer(sql, slug)).status, "rejected");
});

Deno.test("the trail tells a gone account from one named deleted", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Owner");
  const server = await world.server();
  const act = { by: actorOf(viewer), now: world.clock.now };
  const listing = { owner: "Owner", game: "minecraft", host: "play.example.com", port: 25565 };
  const { slug } = await addServer(world.context, { ...listing, name: "First" }, act);
  await world.vote(server, "Owner");
  await decideStatus(world.context, slug, { decision: "reject", ...world.act });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  const entries = await listAudit(sql, world.act);
  const added = entries.find(({ action, server }) => action === "server_added" && server === slug);
  assert.deepEqual([added?.actor, added?.byOperator], [null, false]);
  const [vote] = await listVoteHistory(sql, server.id, { ...world.act, limit: 1 });
  assert.equal(vote?.player, null);
  assert.equal((await requireModerated(sql, slug, world.act)).owner, null);
  const [queued] = await listQueue(sql, { ...world.act, status: "rejected", page: 1 });
  assert.equal(queued?.owner, null);
});
