import assert from "node:assert/strict";
import { offerFirstModerator } from "../../src/site/sign_in/links/first_moderator.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

function offer({ services: { sql }, clock }: World): Promise<string | undefined> {
  return offerFirstModerator(sql, clock.now);
}

Deno.test("the first administrator's link works once", async () => {
  await using world = await openWorld();
  const token = await offer(world);
  const one = await openPerson(world, "Alice");
  const other = await openPerson(world, "Mallory");
  const page = await one.get(`/first-moderator/${token}`);
  assert.match(page.html, /signed in as Alice/);
  assert.equal((await one.get("/moderation")).status, 403, "to look at it does nothing");

  const made = await one.submit(`/first-moderator/${token}`);
  assert.deepEqual([made.status, made.location], [
    303,
    "/moderation/health?notice=administrator_made",
  ]);
  assert.match((await one.get(made.location ?? "")).html, /You are an administrator now/);
  assert.equal((await other.get(`/first-moderator/${token}`)).status, 410);
  assert.equal((await other.submit(`/first-moderator/${token}`)).status, 410);
  assert.equal((await other.get("/moderation")).status, 403);
  const [entry] = await listAudit(world.services.sql, { by: OPERATOR });
  assert.deepEqual([entry?.action, entry?.actor], ["administrator_made", "Alice"]);
  assert.equal(await offer(world), undefined, "there is one now");
});

Deno.test("a link ends after 30 minutes and with the first administrator", async () => {
  await using world = await openWorld();
  const one = await openPerson(world, "Alice");
  const late = await offer(world);
  world.pass(30 * MINUTE_MS);
  assert.equal((await one.submit(`/first-moderator/${late}`)).status, 410);

  const token = await offer(world);
  await openPerson(world, "Made_By_Hand", { isAdministrator: true });
  assert.equal((await one.submit(`/first-moderator/${token}`)).status, 410);
  assert.equal((await one.get("/moderation")).status, 403);
});

Deno.test("each start has a link of its own while there is no administrator, and stores none", async () => {
  await using world = await openWorld();
  const tokens = await Promise.all([1, 2, 3, 4].map(() => offer(world)));
  const again = await offer(world);
  assert.equal(new Set([...tokens, again]).size, 5);
  const rows = await world.services.sql`select row_to_json(v)::text as row from verification v`;
  for (const token of [...tokens, again]) assert.ok(!JSON.stringify(rows).includes(token ?? ""));
  const one = await openPerson(world, "Alice");
  for (const token of [tokens[0], again]) {
    assert.equal((await one.get(`/first-moderator/${token}`)).status, 200);
  }
  assert.equal((await one.submit(`/first-moderator/${again}`)).status, 303);
  assert.equal((await one.get(`/first-moderator/${tokens[0]}`)).status, 410);
  assert.deepEqual([...await world.services.sql`select from verification`], []);
});

Deno.test("who is not signed in is led back to the link", async () => {
  await using world = await openWorld();
  const answer = await openVisitor(world).get("/first-moderator/abc");
  assert.equal(answer.status, 303);
  assert.match(answer.location ?? "", /^\/sign-in\?next=%2Ffirst-moderator%2Fabc/);
});
