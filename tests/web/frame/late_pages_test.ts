import assert from "node:assert/strict";
import type { Sql } from "../../../src/core/database/connect.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { proxiedWorld } from "../../support/database/broken_network.ts";
import type { PostgresProxy } from "../../support/database/postgres_proxy.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson, type Visit, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { countBlocked } from "../../support/database/locks.ts";

const VOTES = "/servers/skyblock-valley/votes";
const BALLOT = "/servers/skyblock-valley/vote";

/** Part of the one statement that casts a vote, each time it is sent: of its values. */
const CASTING = '"slug":"skyblock-valley"';

/** The deadline of a page with what a browser notices of it, and what a busy machine may add, in milliseconds. */
const ANSWER_WITHIN_MS = 3_500;
const BUSY_MS = 1_500;

/** Multiplies the deadlines where a page must have time left when a statement has none: machines are busy. */
const PATIENT = 4;

/** Milliseconds within which all is well again. */
const RECOVER_WITHIN_MS = 5_000;

/** A listing, a signed-in visitor who has seen a page, and the way to take their database away. */
async function openSite(timeoutFactor = 1): Promise<
  { world: World; proxy: PostgresProxy; steve: Visitor } & AsyncDisposable
> {
  const proxied = await proxiedWorld({ botCheck: LENIENT, timeoutFactor });
  await proxied.world.server();
  const steve = await openPerson(proxied.world, "Steve_01");
  // Only a connection's first commit is sent as that word, which traps wait for; the others have its number. So they
  // are made again by a page that commits nothing.
  proxied.proxy.hangUp();
  await opensAgain(steve, "/account");
  return { ...proxied, steve };
}

/** An answer that comes in time, says that the site does not work, and when to try again. */
async function assertOutage(asked: Promise<Visit>, timeoutFactor = 1): Promise<Visit> {
  const visit = await inTime(asked, timeoutFactor);
  assert.equal(visit.status, 503);
  assert.match(visit.headers.get("retry-after") ?? "", /^[1-9]\d*$/);
  assert.match(visit.headers.get("content-type") ?? "", /^text\/html/);
  return visit;
}

async function inTime(asked: Promise<Visit>, timeoutFactor = 1): Promise<Visit> {
  const startedAt = performance.now();
  const visit = await asked;
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs < ANSWER_WITHIN_MS * timeoutFactor + BUSY_MS, `it took ${tookMs} ms`);
  return visit;
}

/** Once the site works again, the votes that there are. */
async function votesAfter(world: World, steve: Visitor): Promise<number> {
  await opensAgain(steve);
  const [row] = await world.services.sql<{ n: number }[]>`
    select (select count(*) from vote)::int as n where (select count(*) from vote) =
      (select coalesce(sum(votes), 0) from vote_count) and
      (select count(*) from vote) = (select count(*) from spent_proof)`;
  return row?.n ?? assert.fail("votes, counters and proofs disagree");
}

async function opensAgain(steve: Visitor, path = BALLOT): Promise<void> {
  await eventually(
    "the page opens again",
    async () => (await steve.get(path)).status === 200,
    { withinMs: RECOVER_WITHIN_MS + BUSY_MS, everyMs: 100 },
  );
}

/** Holds a table as a dump or a migration does, until it is disposed of. */
async function lockTable(sql: Sql, table: string): Promise<AsyncDisposable> {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held = sql.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await tx`lock table ${tx(table)} in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return {
    async [Symbol.asyncDispose]() {
      released.resolve();
      await held;
    },
  };
}

Deno.test("behind a frozen network every page and form says 503 in time", async () => {
  await using site = await openSite();
  const { world, proxy, steve } = site;
  proxy.hold();
  const answers = await Promise.all([
    assertOutage(steve.get("/")),
    assertOutage(steve.get("/account")),
    assertOutage(steve.submit("/account/name", { username: "Steve_02" })),
    assertOutage(steve.submit(VOTES, { proof: "one" })),
  ]);
  assert.match(answers[3].html, /Nothing was changed/); // who it is was not even found out
  proxy.release();
  assert.equal(await votesAfter(world, steve), 0);
  assert.equal((await steve.submit(VOTES, { proof: "two" })).status, 303);
});

Deno.test("a vote whose confirmation is lost is found all the same", async () => {
  await using site = await openSite(PATIENT);
  const { world, proxy, steve } = site;
  await Promise.all(Array.from({ length: 6 }, () => steve.get("/"))); // so that idle connections are lost as well
  const lost = proxy.loseAt(CASTING, "answers");
  const visit = await inTime(steve.submit(VOTES, { proof: "one" }), PATIENT);
  await lost;
  assert.equal(visit.status, 303);
  assert.match(visit.location ?? "", /\/votes\/[0-9a-f-]{36}$/);
  assert.equal((await steve.get(visit.location ?? "")).status, 200);
  assert.equal((await steve.submit(VOTES, { proof: "two" })).status, 409);
  assert.equal(await votesAfter(world, steve), 1);
});

Deno.test("a vote of unknown fate is called that, and counts once", async () => {
  await using site = await openSite();
  const { world, proxy, steve } = site;
  const frozen = proxy.holdAt(CASTING);
  const { html } = await assertOutage(steve.submit(VOTES, { proof: "one" }));
  await frozen;
  assert.match(html, /may or may not have been cast/);
  assert.match(html, new RegExp(`href="${VOTES}"`));
  proxy.release();
  const again = await votesAfter(world, steve).then(() => steve.submit(VOTES, { proof: "two" }));
  assert.ok([303, 409].includes(again.status));
  assert.equal(await votesAfter(world, steve), 1);
});

Deno.test("a vote lost on its way to the database is cast once", async () => {
  await using site = await openSite(PATIENT);
  const { world, proxy, steve } = site;
  const lost = proxy.loseAt(CASTING, "everything");
  const visit = await inTime(steve.submit(VOTES, { proof: "one" }), PATIENT);
  await lost;
  assert.equal(visit.status, 303);
  assert.equal(await votesAfter(world, steve), 1);
});

Deno.test("a vote that waits for a lock is given up for good", async () => {
  await using world = await openWorld({ botCheck: LENIENT, timeoutFactor: 1 });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await steve.get(BALLOT);
  {
    await using _lock = await lockTable(world.services.pools.jobs, "vote_count");
    const { html } = await assertOutage(steve.submit(VOTES, { proof: "one" }));
    assert.match(html, /Your vote was not cast/);
  }
  assert.equal(await votesAfter(world, steve), 0);
});

Deno.test("a page that finds every connection taken is answered in time", async () => {
  await using world = await openWorld({ botCheck: LENIENT, timeoutFactor: 1 });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const { jobs, pages } = world.services.pools;
  {
    await using _lock = await lockTable(jobs, "server");
    await Promise.all(Array.from({ length: 40 }, () => assertOutage(steve.get("/"))));
    const waiting = await countBlocked(jobs);
    assert.ok(waiting <= Number(pages.options.max), `${waiting} statements wait`);
  }
  await eventually("pages are well again", async () => (await steve.get("/")).status === 200, {
    withinMs: RECOVER_WITHIN_MS + BUSY_MS,
    everyMs: 100,
  });
});

Deno.test("a form lost on its way may have been saved or not", async () => {
  await using site = await openSite(PATIENT);
  const { proxy, steve } = site;
  const lost = proxy.loseAt("commit", "answers");
  const sent = steve.submit("/account/name", { username: "Steve_02" });
  const { html } = await assertOutage(sent, PATIENT);
  await lost;
  assert.match(html, /may or may not have been saved/);
});

Deno.test("in an outage no page says that the visitor is signed out", async () => {
  await using site = await openSite();
  const { world, proxy, steve } = site;
  const cookies = [...steve.cookies];
  const lost = proxy.loseAt("delete from", "everything");
  await assertOutage(steve.submit("/sign-out"));
  await lost;
  assert.deepEqual([...steve.cookies], cookies);
  await eventually("the session still stands", async () => {
    const { status, html } = await steve.get("/account");
    return status === 200 && html.includes("Steve_01");
  });
  assert.equal((await world.services.sql`select from session`).length, 1);
});
