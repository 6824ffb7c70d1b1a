import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { QUEUE_PAGE } from "../../../src/desk/queue/moderation_queue.ts";
import { recount } from "../../support/votes/recount.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const CAVES = "/moderation/servers/caves";

/** Lists a server of Steve's, who gets an account if need be. */
async function addCaves(world: World, name = "Caves", description = "Dig.") {
  const owner = "Steve_01";
  const listing = { owner, name, game: "minecraft", host: "mc.example.com", port: 25565 };
  return await addServer(world.context, { ...listing, description }, world.act);
}

/** A moderator, and Steve with a pending server. */
async function openModeration() {
  const world = await openWorld();
  await world.account("Steve_01");
  await addCaves(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  return { world, mod };
}

async function statusOf({ services: { sql } }: World) {
  const [row] = await sql<{ status: string; reason: string | null }[]>`
    select status, decided_reason as reason from server where slug = 'caves'`;
  return [row?.status, row?.reason];
}

/** Approves Caves and casts Alex's vote for it. */
async function castVote(world: World): Promise<string> {
  await world.account("Alex");
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const outcome = await world.vote({ slug: "caves" }, "Alex");
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

Deno.test("only moderators see or use the pages of the desk", async () => {
  const { world } = await openModeration();
  await using _ = world;
  const id = await castVote(world);
  const eve = await openPerson(world, "Eve");
  const vote = `/moderation/votes/${id}`;
  for (const path of ["/moderation", "/moderation/audit", CAVES, vote]) {
    assert.equal((await openVisitor(world).get(path)).status, 303, path);
    const { status, html } = await eve.get(path);
    assert.equal(status, 403, path);
    assert.doesNotMatch(html, /mc\.example\.com|Alex/);
  }
  for (const path of [`${CAVES}/decisions`, `${vote}/voiding`]) {
    const fields = { decision: "suspend", reason: "Because I can" };
    assert.equal((await eve.submit(path, fields)).status, 403, path);
  }
  assert.deepEqual(await statusOf(world), ["approved", null]);
});

Deno.test("the queue shows the oldest waiting server first, with a text-only preview", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  world.pass(1000);
  await addCaves(world, "Later", `<b>${"x".repeat(400)}`);
  const { status, html } = await mod.get("/moderation/listings?status=pending");
  assert.equal(status, 200);
  const slugs = [
    ...html.matchAll(/<div class="row__main"><a href="\/moderation\/servers\/([^"]+)"/g),
  ].map((
    [, slug],
  ) => slug);
  assert.deepEqual(slugs, ["caves", "later"]);
  assert.match(html, /Steve_01/);
  assert.match(html, /mc\.example\.com/);
  assert.match(html, /&lt;b&gt;x{277}…/);
  assert.match(html, /aria-current="true">New \(2\)/);
  await addCaves(world, "Marked", "# Dig\n\n**Bold**, [the guide](https://guide.example/)");
  const marked = (await mod.get("/moderation/listings?status=pending")).html;
  assert.match(marked, />Dig\nBold, the guide \(https:\/\/guide\.example\/\)</);
  assert.match(
    (await mod.get("/moderation/listings?status=approved")).html,
    /No servers are approved/,
  );
  assert.equal((await mod.get("/moderation/listings?status=x&page=-1")).status, 200);
});

Deno.test("a long queue comes in pages", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  for (let nth = 0; nth < QUEUE_PAGE; nth++) await addCaves(world, `Server ${nth}`);
  const count = (html: string) => [...html.matchAll(/<input type="checkbox" id="tick:/g)].length;
  const first = await mod.get("/moderation/listings?status=pending");
  assert.equal(count(first.html), QUEUE_PAGE);
  assert.match(first.html, /rel="next" href="\/moderation\/listings\?status=pending&amp;page=2"/);
  assert.equal(count((await mod.get("/moderation/listings?status=pending&page=2")).html), 1);
});

Deno.test("a moderator approves a server, and the trail says who did", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const page = await mod.get(CAVES);
  assert.match(page.html, /<div class="prose"[^>]*><p>Dig\.<\/p>/);
  assert.doesNotMatch(page.html, /value="suspend"/);
  const { status, location } = await mod.submit(`${CAVES}/decisions`, { decision: "approve" });
  assert.deepEqual([status, location], [303, "/moderation?after=caves"]);
  assert.deepEqual(await statusOf(world), ["approved", null]);
  const { html } = await mod.get(CAVES);
  assert.match(html, /<b>Mod<\/b> approved the server</);
  assert.doesNotMatch(html, /value="(approve|reject)"/);
});

Deno.test("a rejection and a suspension need a reason, which the owner reads", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  await mod.get(CAVES);
  for (const reason of ["", " no ", "x".repeat(501)]) {
    const { status, html } = await mod.submit(`${CAVES}/decisions`, { decision: "reject", reason });
    assert.equal(status, 422);
    assert.match(html, /id="reason-fault">Say why, in 3 to 500 characters\./);
  }
  assert.deepEqual(await statusOf(world), ["pending", null]);
  const reason = "The name says nothing";
  await mod.submit(`${CAVES}/decisions`, { decision: "reject", reason });
  assert.deepEqual(await statusOf(world), ["rejected", reason]);
  await mod.submit(`${CAVES}/decisions`, { decision: "approve" });
  await mod.submit(`${CAVES}/decisions`, { decision: "suspend", reason: "It is a copy" });
  assert.deepEqual(await statusOf(world), ["suspended", "It is a copy"]);
});

Deno.test("a decision that comes second changes nothing, and says so", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  await mod.get(CAVES);
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const reject = { decision: "reject", reason: "Too late" };
  const { status, html } = await mod.submit(`${CAVES}/decisions`, reject);
  assert.equal(status, 422);
  assert.match(html, /&quot;caves&quot; is approved, so this isn&#39;t possible/);
  assert.deepEqual(await statusOf(world), ["approved", null]);
});

Deno.test("voiding a vote takes a reason, tells what follows, then who did", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const id = await castVote(world);
  const path = `/moderation/votes/${id}`;
  assert.match((await mod.get(CAVES)).html, new RegExp(`href="${path}"`));
  const form = await mod.get(path);
  assert.match(form.html, /<h1>Vote of Alex<\/h1>.*<h2>The vote<\/h2>/s);
  assert.match(form.html, /Those already sent can&#39;t be called back/);
  const refused = await mod.submit(`${path}/voiding`, { reason: "no" });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="reason-fault"/);
  const { status, location } = await mod.submit(`${path}/voiding`, { reason: "By a <script>" });
  assert.deepEqual([status, location], [303, `${path}?notice=vote_voided`]);
  const { html } = await mod.get(path);
  assert.match(html, /<dd>Mod<\/dd>.*By a &lt;script&gt;/s);
  assert.doesNotMatch(html, /Void this vote/);
  const listed = await mod.get(CAVES);
  assert.match(listed.html, /state bad">void/);
  assert.match((await mod.get("/servers/caves")).html, /all time<\/dt><dd>0<\/dd>/);
  assert.deepEqual(await recount(world.services.sql), []);
  const again = await mod.submit(`${path}/voiding`, { reason: "Once more" });
  assert.equal(again.status, 422);
  assert.match(again.html, /This vote is void already\./);
});

Deno.test("a server's votes come in pages, newest first", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  await castVote(world);
  for (let nth = 0; nth < 26; nth++) {
    await world.account(`Player_${nth}`);
    await world.vote({ slug: "caves" }, `Player_${nth}`);
  }
  const first = await mod.get(CAVES);
  const players = (html: string) =>
    [...html.matchAll(/<th scope="row"[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name ?? "");
  const older = /rel="next" href="([^"]+)"/.exec(first.html)?.[1] ?? "";
  const second = await mod.get(older.replace(/#.*/, ""));
  const all = [...players(first.html), ...players(second.html)];
  assert.equal(players(first.html).length, 25);
  assert.deepEqual([all.length, new Set(all).size], [27, 27]);
});

Deno.test("what is not there has no moderator's page", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const nothing = ["/moderation/servers/nowhere", "/moderation/votes/1", "/moderation/votes/'"];
  for (const path of [...nothing, `/moderation/votes/${crypto.randomUUID()}`]) {
    assert.equal((await mod.get(path)).status, 404, path);
  }
});

Deno.test("reasons that were ticked reach the owner before the moderator's words", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const { html } = await mod.get(CAVES);
  const name = /name="(picked:twin)"/.exec(html)?.[1] ?? "";
  const empty = await mod.submit(`${CAVES}/decisions`, { decision: "reject", reason: " " });
  assert.equal(empty.status, 422);
  assert.match(empty.html, /id="reason-fault"/);
  const short = { decision: "reject", reason: "See Cave 2.", [name]: "1", "picked:no-such": "1" };
  await mod.submit(`${CAVES}/decisions`, { ...short, "picked:address": "1" });
  const reason = "Nothing answers at its address. It is listed already. See Cave 2.";
  assert.deepEqual(await statusOf(world), ["rejected", reason]);
  const [news] = await world.services.sql<{ reason: string }[]>`select reason from news`;
  assert.equal(news?.reason, reason);
});

Deno.test("a reason may be ticked alone, and stays ticked beside a fault", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const decide = (reason: string) =>
    mod.submit(`${CAVES}/decisions`, { decision: "reject", reason, "picked:text": "1" });
  const faulty = await decide("x".repeat(500));
  assert.equal(faulty.status, 422);
  assert.match(faulty.html, /name="picked:text"[^>]* checked/);
  await decide("");
  const reason = "Its name or text is too vague.";
  assert.deepEqual(await statusOf(world), ["rejected", reason]);
});

Deno.test("a rejection meets the server that was read, whatever its name is now", async () => {
  const { world, mod } = await openModeration();
  await using _ = world;
  const { html } = await mod.get(CAVES);
  const listing = /name="listing" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const { sql } = world.services;
  await sql`update server set name = 'Hills', slug = 'hills' where slug = 'caves'`;
  const rejection = { decision: "reject", listing, reason: "It is an advert" };
  const early = await mod.submit(`${CAVES}/decisions`, rejection);
  const moved = "/moderation/servers/hills/decisions";
  assert.deepEqual([early.status, early.location], [307, moved]);
  // Another game has the name by now.
  await world.account("Eve");
  const theirs = { name: "Caves", game: "minecraft", host: "mc2.example.com", port: 25565 };
  await addServer(world.context, { owner: "Eve", ...theirs }, world.act);
  assert.equal((await mod.submit(`${CAVES}/decisions`, rejection)).location, moved);
  assert.deepEqual(await statusOf(world), ["pending", null]);
  assert.equal((await mod.submit(moved, rejection)).status, 303);
  const rows = await sql<{ slug: string; status: string }[]>`
    select slug, status from server order by slug`;
  const states = rows.map(({ slug, status }) => `${slug} ${status}`);
  assert.deepEqual(states, ["caves pending", "hills rejected"]);
});
