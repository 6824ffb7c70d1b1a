import assert from "node:assert/strict";
import { findLatestDecision } from "../../src/desk/queue/moderation_queue.ts";
import { undoDecision } from "../../src/desk/queue/undo_decision.ts";
import { recordAudit } from "../../src/core/trail/audit.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { DECISION_DELAY_MS, UNDO_MS } from "../../src/site/mail/news.ts";
import { reportServer } from "../../src/site/reports/report.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import type { ModeratorDecision } from "../../src/site/servers/review/status_transitions.ts";
import { listOwnerAudit } from "../../src/site/trail/owner_notes.ts";
import { unlistServer } from "../../src/site/servers/review/unlist_server.ts";
import { writeToOwners } from "../support/people/owners.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

const SLUG = "caves";

const PLACE = { game: "minecraft", host: "play.example.com", port: 25565 };

/** A waiting listing of Steve's, whose address is confirmed, and two moderators. */
async function openDesk() {
  const world = await openWorld();
  const { sql } = world.services;
  await world.account("Steve_01");
  await sql`update account set email = 'steve@example.com', email_verified = true`;
  await addServer(world.context, { owner: "Steve_01", name: "Caves", ...PLACE }, world.act);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const mara = await openPerson(world, "Mara", { isModerator: true });
  const act = async (username: string, isModerator = true) => {
    const [account] = await sql<
      { id: string }[]
    >`select id from account where username = ${username}`;
    const by = { kind: "account", id: account?.id ?? "", isModerator } as const;
    return { by, now: world.clock.now };
  };
  return {
    world,
    mod,
    mara,
    act,
    async decide(decision: ModeratorDecision, reason = "Too bad") {
      world.pass(1_000);
      await decideStatus(world.context, SLUG, { decision, reason, ...await act("Mod") });
    },
    async undo(username = "Mod") {
      world.pass(1_000);
      await undoDecision(world.context, SLUG, await act(username));
    },
    /** The mails that its owner gets when the time to undo is over. */
    async mailed() {
      world.pass(DECISION_DELAY_MS);
      await writeToOwners(world);
      return world.mails.splice(0).map(({ subject }) => subject);
    },
  };
}

/** All that a decision changes, but the times of the change itself. */
async function readListing({ services: { sql } }: World) {
  const [server] = await sql`
    select status, decided_reason, rejected_at, status_at, unlisted_at, pictures_at from server where slug = ${SLUG}`;
  const seen = await sql`select text, at from listing_version where state = 'seen'`;
  return { ...server, seen: [...seen] };
}

const BEFORE: Record<string, (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<void>> = {
  async "a new listing's approval"({ decide }) {
    await decide("approve");
  },
  async "a new listing's rejection"({ decide }) {
    await decide("reject");
  },
  async "the approval of a listing that was rejected, edited and submitted again"(desk) {
    const { world, act, decide, mailed } = desk;
    await decide("reject");
    await mailed();
    const owner = await act("Steve_01", false);
    const edit = { name: "Caves", description: "Dark", ...PLACE };
    await editServer({ sql: world.services.sql, allowPrivate: true }, SLUG, { edit, ...owner });
    await resubmitServer(world.context, SLUG, owner);
    await decide("approve");
  },
  async "a suspension"({ decide, mailed }) {
    await decide("approve");
    await mailed();
    await decide("suspend");
  },
  async "a suspended listing's approval"({ decide, mailed }) {
    await decide("approve");
    await mailed();
    await decide("suspend");
    await mailed();
    await decide("approve");
  },
};

for (const [decision, decided] of Object.entries(BEFORE)) {
  Deno.test(`${decision} can be undone: all is as before, and the owner hears nothing`, async () => {
    const desk = await openDesk();
    await using world = desk.world;
    let before: unknown;
    const last = desk.decide;
    // The state before each decision; that of the last one stays.
    desk.decide = async (...decision) => {
      before = await readListing(world);
      await last(...decision);
    };
    await decided(desk);
    assert.notDeepEqual(await readListing(world), before);
    await desk.undo();
    assert.deepEqual(await readListing(world), before);
    assert.deepEqual(await desk.mailed(), []);
    await assert.rejects(desk.undo(), isTold, "only once");
  });
}

Deno.test("a decision stands once its owner may have heard of it", async () => {
  const { world, decide, mailed, undo } = await openDesk();
  await using _ = world;
  await decide("approve");
  await writeToOwners(world);
  assert.deepEqual(world.mails, [], "not told at once");
  world.pass(UNDO_MS - 1_000);
  await assert.rejects(undo(), isTold);
  await writeToOwners(world);
  assert.deepEqual(world.mails, [], "not told while a form that was sent in time is carried out");
  assert.match((await mailed()).join(), /Caves.* listed/);
});

Deno.test("a decision can be undone by nobody but who made it, and not after another change", async () => {
  const { world, act, decide, undo } = await openDesk();
  await using _ = world;
  await decide("reject");
  await assert.rejects(undo("Mara"), isTold);
  await resubmitServer(world.context, SLUG, await act("Steve_01", false));
  await assert.rejects(undo(), isTold);
});

Deno.test("the history that owners see has neither an undone decision nor that it was undone", async () => {
  const { world, decide, undo } = await openDesk();
  await using _ = world;
  const { sql } = world.services;
  const seen = async () => {
    const entries = await listOwnerAudit(sql, await serverIdOf(world), 10);
    return entries.map(({ action }) => action);
  };
  const before = await seen();
  await decide("reject", "A reason for another listing");
  await undo();
  assert.deepEqual(await seen(), before);
  await decide("approve");
  await decide("suspend");
  await undo();
  assert.deepEqual(await seen(), ["server_approved", ...before]);
});

Deno.test("an approval stands once its owner has taken the listing off the list", async () => {
  const { world, act, decide, undo } = await openDesk();
  await using _ = world;
  await decide("approve");
  await unlistServer(world.context, SLUG, await act("Steve_01", false));
  const unlisted = await readListing(world);
  await assert.rejects(undo(), isTold);
  assert.deepEqual(await readListing(world), unlisted);
});

Deno.test("a decision that a process of 1.0.0 recorded can't be undone, because it keeps nothing from before", async () => {
  const { world, decide, mailed, undo } = await openDesk();
  await using _ = world;
  const { sql } = world.services;
  await decide("approve");
  await mailed();
  const [kept] = await sql<{ undo: string }[]>`select undo::text as undo from server`;
  await decide("suspend");
  // Such a process doesn't know the column.
  await sql`update server set undo = ${kept?.undo ?? ""}::text::jsonb`;
  await assert.rejects(undo(), isTold);
});

Deno.test("a suspension that closed reports stands, because the reports stay closed", async () => {
  const { world, act, decide, mailed, undo } = await openDesk();
  await using _ = world;
  await decide("approve");
  await mailed();
  const also = () => Promise.resolve();
  const suspension = { decision: "suspend", reason: "A copy", also } as const;
  await decideStatus(world.context, SLUG, { ...suspension, ...await act("Mod") });
  await assert.rejects(undo(), isTold);
});

Deno.test("a moderator who approved a listing gets a button that undoes it, and sees the listing wait again", async () => {
  const { world, mod, mara, mailed } = await openDesk();
  await using _ = world;
  const decisions = `/moderation/servers/${SLUG}/decisions`;
  const { location } = await mod.submit(decisions, { decision: "approve" });
  const { html } = await mod.get(location ?? "");
  assert.match(html, new RegExp(`action="/moderation/servers/${SLUG}/undo"`));
  assert.match(html, /aria-keyshortcuts="u"[^>]*>Undo/);
  assert.doesNotMatch((await mara.get(location ?? "")).html, /\/undo"/);
  const undone = await mod.submit(`/moderation/servers/${SLUG}/undo`);
  assert.equal(undone.location, `/moderation/servers/${SLUG}?notice=decision_undone`);
  const listing = (await mod.get(undone.location ?? "")).html;
  assert.match(listing, /The decision is undone\. Its owner wasn&#39;t told\./);
  assert.match(listing, /undid a decision about the server/);
  assert.deepEqual(await mailed(), []);
  const late = await mod.submit(`/moderation/servers/${SLUG}/undo`);
  assert.equal(late.status, 422);
  assert.match(late.html, /has been told by now\. Decide again instead\./);
});

Deno.test("a suspension and its end can be undone on the listing's own page, which they lead back to", async () => {
  const { world, mod, decide, mailed } = await openDesk();
  await using _ = world;
  await decide("approve");
  await mailed();
  const desk = `/moderation/servers/${SLUG}`;
  for (const decision of ["suspend", "approve"]) {
    const { location } = await mod.submit(`${desk}/decisions`, { decision, reason: "Too bad" });
    assert.match((await mod.get(location ?? "")).html, /\/undo"/, decision);
    world.pass(UNDO_MS);
    assert.doesNotMatch((await mod.get(location ?? "")).html, /\/undo"/, decision);
  }
});

Deno.test("the button stands beside no other decision of the same moderator", async () => {
  const { world, act, decide } = await openDesk();
  await using _ = world;
  const { sql } = world.services;
  await decide("approve");
  const last = async () => await findLatestDecision(sql, { slug: SLUG, ...await act("Mod") });
  assert.equal((await last())?.isUndoable, true);
  world.pass(1_000);
  const serverId = await serverIdOf(world);
  const closed = { action: "reports_closed", serverId, subject: SLUG } as const;
  await recordAudit(sql, await act("Mod"), closed);
  assert.deepEqual(
    [(await last())?.action, (await last())?.isUndoable],
    ["reports_closed", false],
  );
});

Deno.test("an empty queue leads to the reports that wait", async () => {
  const { world, mod, decide } = await openDesk();
  await using _ = world;
  await decide("approve");
  assert.doesNotMatch((await mod.get("/moderation")).html, /Next: /);
  const report = { reason: "other", text: "It is gone", reporterId: null } as const;
  await reportServer(world.context, SLUG, { ...report, now: world.clock.now });
  const { html } = await mod.get("/moderation");
  assert.match(html, /<a class="button" href="\/moderation\/reports">Next: 1 report<\/a>/);
});

async function serverIdOf({ services: { sql } }: World): Promise<string> {
  const [server] = await sql<{ id: string }[]>`select id from server where slug = ${SLUG}`;
  return server?.id ?? "";
}

function isTold(error: unknown): boolean {
  return error instanceof Refusal && error.code === "server_transition" &&
    error.message.includes("has been told by now");
}
