import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
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
import { LENIENT, ticketFrom } from "../../support/votes/ballots.ts";
import { requestFrom } from "../../support/people/people.ts";
import { insertVotes } from "../../../src/core/votes/vote_repository.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { meetLock } from "../../support/database/locks.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

async function openSite(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld({ botCheck: LENIENT, ...options });
  const server = await world.server();
  const steve = await openPerson(world, "Steve_01");
  return { world, server, steve, link: await openLinks(world, server) };
}

/** Every vote by its player and how it came, the oldest first. */
async function votesIn({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select username || ' ' || source as text from vote v join account a on a.id = v.account_id
    order by v.voted_at, v.id`;
  return rows.map(({ text }) => text);
}

function press(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  return visitor.submit(path, { proof: crypto.randomUUID(), ...fields });
}

/** Agrees by a vote, and goes to the next day. */
async function agree(world: World, visitor: Visitor, path: string): Promise<void> {
  assert.equal((await press(visitor, path, { agree: "1" })).status, 303);
  nextDay(world);
}

function nextDay(world: World): void {
  world.pass(DAY_MS);
}

Deno.test("a link for a name with a sign-in asks a stranger to sign in, and leads back", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const path = link("Steve_01");
  const stranger = openVisitor(world);
  const { status, html } = await stranger.get(path);
  assert.equal(status, 200);
  assert.match(html, /Sign in as Steve_01/);
  assert.doesNotMatch(html, /altcha|Cast my vote|already voted/);
  const next = /href="(\/sign-in\?next=[^"]+)"[^>]*>[^<]*Sign in/.exec(html)?.[1] ?? "";
  const form = await stranger.get(next);
  assert.match(form.html, /value="Steve_01"/);
  const sent = await stranger.submit("/sign-in", {
    name: "Steve_01",
    password: PASSWORD,
    next: path,
  });
  assert.equal(sent.location, path);
  const ballot = await stranger.get(path);
  assert.match(
    ballot.html,
    /Let Skyblock Valley send you links that cast your daily vote as Steve_01/,
  );
  assert.doesNotMatch(ballot.html, /name="agree"[^>]*checked/);
  assert.equal((await press(openVisitor(world), path)).status, 403);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("its player votes signed in by the link, with or without agreeing", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  assert.equal((await press(steve, link("Steve_01"))).status, 303);
  nextDay(world);
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);
  await agree(world, steve, link("steve_01"));
  const { html } = await steve.get(link("Steve_01"));
  assert.doesNotMatch(html, /name="agree"/);
  assert.equal((await press(openVisitor(world), link("STEVE_01"))).status, 303);
  assert.deepEqual(await votesIn(world), ["Steve_01 session", "Steve_01 session", "Steve_01 link"]);
});

Deno.test("an agreement with a server is none with another, and ends on the account page", async () => {
  const { world, server, steve, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await agree(world, steve, link("Steve_01"));
  assert.equal((await press(openVisitor(world), other("Steve_01"))).status, 403);
  const account = await steve.get("/account");
  assert.match(account.html, /Skyblock Valley.*Its links vote as you/s);
  const stranger = openVisitor(world);
  assert.equal((await stranger.get(link("Steve_01"))).status, 200);
  const ended = await steve.submit(`/account/links/${server.slug}/end`);
  assert.match(ended.location ?? "", /^\/account/);
  assert.equal((await press(stranger, link("Steve_01"))).status, 403);
  assert.doesNotMatch((await steve.get("/account")).html, /Its links vote as you/);
  assert.equal((await votesIn(world)).length, 1);
});

Deno.test("a link for another player says who is signed in, and offers both ways", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  const path = link("Steve_01");
  const { html } = await alex.get(path);
  assert.match(html, /You are signed in as Alex/);
  assert.match(html, /href="\/servers\/skyblock-valley\/vote"[^>]*>[^<]*Vote as Alex/);
  assert.equal((await press(alex, path, { agree: "1" })).status, 403);
  const out = await alex.submit("/sign-out", { next: path });
  const led = new URL(out.location ?? "", "http://localhost");
  assert.deepEqual([led.pathname, led.searchParams.get("next")], ["/sign-in", path]);
  assert.match((await alex.get("/account")).location ?? "", /^\/sign-in/);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("a form from another site agrees to nothing, nor does the tick of a stranger", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  const path = link("Steve_01");
  const evil = { origin: "https://evil.example" };
  assert.equal((await steve.submit(path, { proof: "1", agree: "1" }, evil)).status, 403);
  assert.equal((await press(openVisitor(world), path, { agree: "1" })).status, 403);
  const typed = await press(steve, "/servers/skyblock-valley/votes", { agree: "1" });
  assert.equal(typed.status, 303);
  const [row] = await world.services.sql`select count(*)::int as agreed from link_agreement`;
  assert.equal(row?.["agreed"], 0);
});

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

Deno.test("a suspended server's links vote as no player who agreed", async () => {
  const { world, server, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  const reason = "They sold votes";
  await decideStatus(world.context, server.slug, { decision: "suspend", reason, ...world.act });
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 404);
  assert.equal((await votesIn(world)).length, 1);
});

Deno.test("an agreement follows its account to a new name, and the old name still leads there", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  assert.equal((await steve.submit("/account/name", { username: "Stephen" })).status, 303);
  assert.equal((await press(openVisitor(world), link("STEVE_01"))).status, 303);
  nextDay(world);
  const alex = await openPerson(world, "Alex");
  await alex.submit("/account/name", { username: "Alexa" });
  await press(alex, "/servers/skyblock-valley/votes");
  nextDay(world);
  assert.equal((await press(openVisitor(world), link("Alexa"))).status, 403);
  assert.deepEqual(await votesIn(world), ["Stephen session", "Stephen link", "Alexa session"]);
});

Deno.test("where confirmed addresses are required, an agreed link needs the account's own", async () => {
  const { world, steve, link } = await openSite({ voting: { needsVerifiedEmail: true } });
  await using _ = world;
  const { sql } = world.services;
  await sql`update account set email_verified = true where username = 'Steve_01'`;
  await agree(world, steve, link("Steve_01"));
  await sql`update account set email_verified = false where username = 'Steve_01'`;
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);
  await sql`update account set email_verified = true where username = 'Steve_01'`;
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 303);
  assert.equal((await votesIn(world)).length, 2);
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

Deno.test("an account's export tells how its votes came, and whom it let vote by links", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  await press(openVisitor(world), link("Steve_01"));
  await world.services.sql`update vote set source = null where source = 'session'`;
  const { html } = await steve.submit("/account/export", { password: PASSWORD });
  const { votes, link_agreements: agreements } = JSON.parse(html);
  assert.deepEqual(votes.map(({ source }: { source: string }) => source), ["unknown", "link"]);
  assert.deepEqual(agreements.map(({ server }: { server: string }) => server), ["skyblock-valley"]);
});
