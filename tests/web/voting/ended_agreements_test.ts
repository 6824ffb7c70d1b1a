import assert from "node:assert/strict";
import {
  disableAccount,
  enableAccount,
} from "../../../src/site/accounts/moderation/disable_account.ts";
import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { endAgreements } from "../../../src/site/accounts/link_agreements.ts";
import { changePassword } from "../../../src/site/sign_in/passwords/change_password.ts";
import { requestReset } from "../../../src/site/sign_in/passwords/password_reset.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import type { Viewer } from "../../../src/core/rights/viewer.ts";
import { ticketFrom } from "../../support/votes/ballots.ts";
import { requestFrom } from "../../support/people/people.ts";
import { insertVotes } from "../../../src/core/votes/vote_repository.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { meetLock } from "../../support/database/locks.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";
import { agree, nextDay, openSite, press, votesIn } from "./agreed_link.ts";

Deno.test("a new password, a deletion and a disabled account end what was agreed", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  const changed = { password: PASSWORD, new_password: PASSWORD };
  assert.equal((await steve.submit("/account/password", changed)).status, 303);
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);

  await agree(world, steve, link("Steve_01"));
  await requestReset(world.context, "steve_01@example.com", requestFrom());
  await world.services.background.settled();
  const { pathname } = new URL(world.mails.at(-1)?.link ?? "");
  assert.equal((await openVisitor(world).submit(pathname, { password: PASSWORD })).status, 303);
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);

  const alex = await openPerson(world, "Alex");
  const eve = await openPerson(world, "Eve");
  for (const [one, name] of [[alex, "Alex"], [eve, "Eve"]] as const) {
    assert.equal((await press(one, link(name), { agree: "1" })).status, 303);
  }
  nextDay(world);
  const { length } = await votesIn(world);
  const [{ id } = { id: "" }] = await world.services.sql<{ id: string }[]>`
    select id from account where username = 'Eve'`;
  await disableAccount(world.context, id, world.act);
  assert.equal((await alex.submit("/account/deletion", { password: PASSWORD })).status, 303);
  for (const name of ["Alex", "Eve"]) {
    assert.equal((await press(openVisitor(world), link(name))).status, 409, name);
  }
  await enableAccount(world.context, id, world.act);
  assert.equal((await press(openVisitor(world), link("Eve"))).status, 403);
  assert.equal((await votesIn(world)).length, length);
});

Deno.test("an agreement that is taken back while a link votes waits for the vote, or the vote sees it", async () => {
  const { world, server, steve, link } = await openSite();
  await using _ = world;
  const { sql } = world.services;
  const [{ id: accountId } = { id: "" }] = await sql<{ id: string }[]>`
    select id from account where username = 'Steve_01'`;
  await agree(world, steve, link("Steve_01"));
  const votedAt = world.clock.now;
  const { slug } = server;
  const vote = {
    voteId: uuidV7(votedAt),
    slug,
    voter: { accountId },
    votedAt,
    source: "link",
  } as const;
  await meetLock(world, {
    first: (tx) => insertVotes(tx, [vote]),
    work: (own) => endAgreements(own, { accountId }),
    then: () => Promise.resolve(),
  });
  assert.deepEqual(await votesIn(world), ["Steve_01 session", "Steve_01 link"]);
  nextDay(world);

  await agree(world, steve, link("Steve_01"));
  const { services, clock: { now } } = world;
  let kind = "";
  await meetLock(world, {
    first: (tx) => endAgreements(tx, { accountId }),
    work: async (own) => {
      const account = await findAccount(own, "Steve_01");
      ({ kind } = await castBallot(
        { ...services, sql: own },
        { by: "link", player: "Steve_01", account, vouchedBy: server.id },
        { slug, ticket: ticketFrom(world, "192.0.2.7"), now },
      ));
    },
    then: () => Promise.resolve(),
  });
  assert.equal(kind, "sign_in_needed");
  assert.equal((await votesIn(world)).length, 3);
});

Deno.test("what ends a session ends what a vote under way in it agreed to", async () => {
  const { world, server: { slug }, link } = await openSite();
  await using _ = world;
  const { context, services: { sql }, act } = world;
  const ends: [name: string, end: (own: Sql, viewer: Viewer) => Promise<unknown>][] = [
    ["Steve_01", async (own, viewer) => {
      const change = { password: PASSWORD, newPassword: "a new horse battery" };
      await changePassword({ ...context, sql: own }, viewer, { ...change, request: requestFrom() });
    }],
    ["Alex", (own, { accountId }) => disableAccount({ ...context, sql: own }, accountId, act)],
    [
      "Eve",
      (own, viewer) =>
        deleteAccount({ ...context, sql: own }, viewer, { password: PASSWORD, now: act.now }),
    ],
  ];
  for (const [username, end] of ends) {
    if (username !== "Steve_01") await openPerson(world, username);
    const [row] = await sql<{ accountId: string; sessionId: string }[]>`
      select a.id as account_id, s.id as session_id from account a join session s on s.account_id = a.id
      where username = ${username}`;
    assert.ok(row);
    const votedAt = world.clock.now;
    const voter = { accountId: row.accountId };
    const vote = { voteId: uuidV7(votedAt), slug, voter, votedAt, source: "session" } as const;
    await meetLock(world, {
      first: (tx) => insertVotes(tx, [{ ...vote, agrees: row.sessionId }]),
      work: (own) =>
        end(own, {
          ...row,
          username,
          isModerator: false,
          emailVerified: true,
          locale: null,
          provedAt: votedAt,
        }),
      then: () => Promise.resolve(),
    });
    assert.equal((await sql`select from link_agreement`).length, 0, username);
    const late = { ...vote, voteId: uuidV7(votedAt), votedAt: new Date(+votedAt + DAY_MS) };
    await insertVotes(sql, [{ ...late, agrees: row.sessionId }]);
    assert.equal((await sql`select from link_agreement`).length, 0, username);
  }
  nextDay(world);
  nextDay(world);
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);
});

Deno.test("a name that gains a sign-in between a link's ballot and its form casts no vote", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const stranger = openVisitor(world);
  const path = link("Newcomer");
  assert.match((await stranger.get(path)).html, /You vote as/);
  await openPerson(world, "Newcomer");
  const sent = await press(stranger, path);
  assert.equal(sent.status, 403);
  assert.match(sent.html, /Sign in as Newcomer/);
  assert.deepEqual(await votesIn(world), []);
});
