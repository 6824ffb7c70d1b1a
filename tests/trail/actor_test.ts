import assert from "node:assert/strict";
import type { Actor } from "../../src/core/rights/actor.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { requireOwnServer } from "../../src/core/servers/require_server.ts";
import { NOBODY, openPanel, OWNER_VERBS, type Target } from "../support/pages/panel.ts";
import { openWorld, type World } from "../support/world.ts";

Deno.test("to every verb, another person's is the same as what does not exist", async () => {
  await using world = await openWorld();
  const { people, target } = await openPanel(world);
  const { now } = world.clock;
  const before = await snapshot(world);
  const missing = { slug: "nowhere", keyId: NOBODY, deliveryId: NOBODY };
  for (const [name, verb] of Object.entries(OWNER_VERBS)) {
    const absent = await refusalOf(verb(world, missing, { by: people.owner, now }), missing);
    assert.match(absent, /^(server|key|delivery)_unknown: /, name);
    for (const by of [people.stranger, people.moderator, people.nobody]) {
      assert.equal(await refusalOf(verb(world, target, { by, now }), target), absent, name);
    }
    assert.deepEqual(await snapshot(world), before, name);
  }
});

Deno.test("only moderators decide about listings", async () => {
  await using world = await openWorld();
  const { people: { owner, stranger, moderator }, target: { slug } } = await openPanel(world);
  const suspend = (by: Actor, reason?: string) =>
    decideStatus(world.context, slug, { decision: "suspend", reason, by, now: world.clock.now });
  for (const by of [owner, stranger]) {
    await assert.rejects(suspend(by, "why not"), { code: "moderators_only" });
  }
  assert.equal((await suspend(moderator, "It is a copy")).status, "suspended");
});

Deno.test("a rejection or suspension comes with a reason the owner reads", async () => {
  await using world = await openWorld();
  const { people: { owner, moderator }, target: { slug } } = await openPanel(world);
  const { sql } = world.services;
  const act = { by: moderator, now: world.clock.now };
  for (const reason of [undefined, "  ", "x".repeat(501)]) {
    const refused = decideStatus(world.context, slug, { decision: "suspend", reason, ...act });
    await assert.rejects(refused, { code: "reason_needed" });
  }
  await decideStatus(world.context, slug, {
    decision: "suspend",
    reason: " It is a copy ",
    ...act,
  });
  assert.equal((await requireOwnServer(sql, slug, { by: owner })).decidedReason, "It is a copy");
  await decideStatus(world.context, slug, { decision: "approve", ...act });
  assert.equal((await requireOwnServer(sql, slug, { by: owner })).decidedReason, null);
});

Deno.test("an account lists servers for itself alone", async () => {
  await using world = await openWorld();
  const { people: { stranger, moderator } } = await openPanel(world);
  const listing = {
    owner: "Steve_01",
    name: "Not his",
    game: "minecraft",
    host: "::1",
    port: 25565,
  };
  for (const by of [stranger, moderator]) {
    const added = addServer(world.context, listing, { by, now: world.clock.now });
    await assert.rejects(added, { code: "account_unknown" });
  }
});

/** Code and sentence of a refusal, with what was asked for taken out of it. */
async function refusalOf(asked: Promise<unknown>, target: Target): Promise<string> {
  try {
    await asked;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    const names = Object.values(target);
    return names.reduce((text, name) => text.replace(name, "…"), `${error.code}: ${error.message}`);
  }
  assert.fail("it was not refused");
}

/** Every row that a verb could have changed. */
async function snapshot({ services: { sql } }: World): Promise<unknown> {
  return await sql`
    select s::text as row from server s union all select k::text from api_key k
    union all select k::text from key_secret k union all select e::text from endpoint e
    union all select o::text from outbox o union all select d::text from delivery d
    union all select a::text from audit_entry a order by 1`;
}
