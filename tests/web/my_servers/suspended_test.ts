import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { decide, submit } from "./submitted_server.ts";

const OWN = "/my/servers/caves-cliffs";
const DESK = "/moderation/servers/caves-cliffs";
const ANSWER = { answer: "The page is gone since today" };

/** Lists a server of Steve_01, which Mod suspends. */
async function openSuspended(world: World) {
  const steve = await openPerson(world, "Steve_01");
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await submit(steve);
  await decide(world, "approve");
  const suspend = async () => {
    world.pass(1_000);
    const decision = { decision: "suspend", reason: "It asks for <passwords>" };
    assert.equal((await mod.submit(`${DESK}/decisions`, decision)).status, 303);
    world.pass(1_000);
  };
  await suspend();
  const answer = (text = ANSWER.answer) =>
    steve.submit(`${OWN}/suspension/answer`, { answer: text });
  /** Returns the form with which a moderator keeps the suspension, if the page has it. */
  const keeping = (html: string) => /action="([^"]+\/reading)"/.exec(html)?.[1];
  return { steve, mod, suspend, answer, keeping };
}

async function newsOf({ services: { sql } }: World): Promise<string[]> {
  const news = await sql<{ kind: string }[]>`select kind from news order by created_at, kind`;
  return news.map(({ kind }) => kind);
}

Deno.test("a suspended owner reads what happened, keeps the figures, and answers once", async () => {
  await using world = await openWorld();
  const { steve, answer } = await openSuspended(world);
  const { html } = await steve.get(OWN);
  assert.match(html, /You can answer once, and another moderator reads it\./);
  assert.match(
    html,
    /A moderator suspended it<.*<blockquote[^>]*><bdi>It asks for &lt;passwords&gt;</,
  );
  assert.match(html, /What stands still/);
  assert.match(html, /Last 30 days/);
  assert.doesNotMatch(html, /Next steps|What happens next|Connect rewards/);
  const short = await answer("No");
  assert.equal(short.status, 422);
  assert.match(short.html, />No<\/textarea>/);
  assert.equal((await answer()).location, `${OWN}?notice=void_answered`);
  assert.equal((await answer("And again")).status, 409);
  const answered = await steve.get(OWN);
  assert.match(answered.html, /You answered<.*<blockquote[^>]*><bdi>The page is gone since today</);
  assert.match(answered.html, /Your answer waits for another moderator\./);
  assert.doesNotMatch(answered.html, /suspension\/answer"/);
});

Deno.test("another moderator than the one who suspended reads the answer, and the owner is told what came of it", async () => {
  await using world = await openWorld();
  const { steve, mod, answer, keeping } = await openSuspended(world);
  const mara = await openPerson(world, "Mara", { isModerator: true });
  await answer();
  const own = await mod.get("/moderation/waves");
  assert.match(own.html, /The page is gone since today/);
  assert.match(own.html, /You suspended it, so another moderator reads this answer\./);
  assert.equal(keeping(own.html), undefined);
  const { html } = await mara.get("/moderation/waves");
  assert.match(html, /href="\/moderation\/servers\/caves-cliffs#decision">Lift the suspension</);
  const path = keeping(html) ?? "";
  assert.equal((await mod.submit(path)).status, 409);
  world.pass(1_000);
  assert.equal((await mara.submit(path)).location, "/moderation/waves?notice=suspension_kept");
  assert.equal((await newsOf(world)).at(-1), "suspension_kept");
  assert.match((await steve.get(OWN)).html, /A moderator has read your answer\. Your server stays/);
  assert.match((await mara.get(DESK)).html, /The page is gone since today/);
  assert.doesNotMatch((await mara.get("/moderation/waves")).html, /The page is gone/);
});

Deno.test("lifting a suspension ends the wait of its answer, and the next suspension has its own", async () => {
  await using world = await openWorld();
  const { steve, mod, suspend, answer } = await openSuspended(world);
  await answer();
  const listing = await mod.get(DESK);
  assert.match(listing.html, /The page is gone since today/);
  assert.match(listing.html, /<details class="fold" open/);
  assert.equal((await mod.submit(`${DESK}/decisions`, { decision: "approve" })).status, 303);
  assert.equal((await newsOf(world)).at(-1), "server_reinstated");
  assert.doesNotMatch((await mod.get("/moderation/waves")).html, /The page is gone/);
  const late = await answer("It is listed");
  assert.equal(late.status, 409);
  assert.match(late.html, /No answer is needed/);
  await suspend();
  assert.match((await steve.get(OWN)).html, /You can answer once/);
  assert.equal((await answer("And again")).location, `${OWN}?notice=void_answered`);
});

Deno.test("if a moderator undoes that they lifted a suspension, its answer waits again", async () => {
  await using world = await openWorld();
  const { steve, mod, answer } = await openSuspended(world);
  await answer();
  world.pass(1_000);
  assert.equal((await mod.submit(`${DESK}/decisions`, { decision: "approve" })).status, 303);
  assert.equal((await mod.submit(`${DESK}/undo`)).status, 303);
  assert.match((await mod.get("/moderation/waves")).html, /The page is gone since today/);
  assert.match((await steve.get(OWN)).html, /Your answer waits for another moderator/);
});

Deno.test("the only moderator of a site reads the answer themselves", async () => {
  await using world = await openWorld();
  const { mod, answer, keeping } = await openSuspended(world);
  await answer();
  const path = keeping((await mod.get("/moderation/waves")).html) ?? "";
  assert.equal((await mod.submit(path)).location, "/moderation/waves?notice=suspension_kept");
});
