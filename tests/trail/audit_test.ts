import assert from "node:assert/strict";
import { type AuditEntry, listAudit } from "../../src/site/trail/find_audit.ts";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  setWebhook,
} from "../../src/site/keys/webhook.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { listServerAudit } from "../../src/site/trail/server_trail.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { openPanel, OWNER_VERBS, URL_WITH_SECRET } from "../support/pages/panel.ts";
import { openWorld } from "../support/world.ts";

/** The entries, oldest first, as "who did what". */
function told(entries: AuditEntry[]): string[] {
  return entries.map(({ actor, action }) => `${actor} ${action}`).reverse();
}

Deno.test("each change leaves one entry under the owner's name", async () => {
  await using world = await openWorld();
  const { people: { owner }, target } = await openPanel(world);
  for (const verb of Object.values(OWNER_VERBS)) {
    await verb(world, target, { by: owner, now: world.clock.now });
    world.pass(1);
  }
  const entries = await listServerAudit(world.services.sql, target.slug, { by: owner });
  assert.deepEqual(told(entries).sort(), [
    "Mod server_approved",
    "Steve_01 deliveries_replayed",
    "Steve_01 delivery_resent",
    "Steve_01 key_issued",
    "Steve_01 key_issued",
    "Steve_01 key_revoked",
    "Steve_01 key_rolled",
    "Steve_01 secret_activated",
    "Steve_01 secret_prepared",
    "Steve_01 server_added",
    "Steve_01 test_sent",
    "Steve_01 webhook_cleared",
    "Steve_01 webhook_paused",
    "Steve_01 webhook_resumed",
    "Steve_01 webhook_set",
  ]);
});

Deno.test("the trail holds no secret and only a webhook URL's origin", async () => {
  await using world = await openWorld();
  const { people: { owner }, target, key } = await openPanel(world);
  const act = { by: owner, now: world.clock.now };
  const { secret } = await rollKey(world.context, key.id, { overlapHours: 0, ...act });
  const prepared = await prepareWebhookSecret(world.services, key.id, act);
  await setWebhook(world.context, key.id, { url: `${URL_WITH_SECRET}3`, ...act });
  const entries = await listServerAudit(world.services.sql, target.slug, { by: owner });
  const text = JSON.stringify(entries);
  for (const hidden of [key.secret, key.webhookSecret, secret, prepared, "hunter2", "of-steve"]) {
    assert.ok(!text.includes(hidden));
  }
  const set = entries.find(({ action }) => action === "webhook_set");
  assert.deepEqual(set?.details, { origin: "http://127.0.0.1:9999" });
});

Deno.test("an entry that cannot be written undoes its change", async () => {
  await using world = await openWorld();
  const { people: { owner }, target } = await openPanel(world);
  const { sql } = world.services;
  const act = { by: owner, now: world.clock.now, formId: crypto.randomUUID() };
  await assert.rejects(
    activateWebhookSecret(world.context, target.keyId, act),
    /Prepare a new secret first/,
  );
  await pauseWebhook(world.context, target.keyId, act);
  await assert.rejects(revokeKey(world.context, target.keyId, act), /This form was sent before/);
  const [key] = await listKeys(sql, target.slug, act);
  assert.deepEqual([key?.webhookState, key?.revokedAt], ["paused", null]);
});

Deno.test("a form that is sent twice makes one key", async () => {
  await using world = await openWorld();
  const { people: { owner }, target } = await openPanel(world);
  const act = { by: owner, now: world.clock.now, formId: crypto.randomUUID() };
  const issue = () => issueKey(world.services, target.slug, { name: "twice", ...act });
  const outcomes = await Promise.allSettled([issue(), issue(), issue()]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  const keys = await listKeys(world.services.sql, target.slug, act);
  assert.equal(keys.filter(({ name }) => name === "twice").length, 1);
});

Deno.test("of two revocations at once only one succeeds", async () => {
  await using world = await openWorld();
  const { people: { owner }, target } = await openPanel(world);
  const { sql } = world.services;
  const act = { by: owner, now: world.clock.now };
  const revoke = () => revokeKey(world.context, target.keyId, act);
  const outcomes = await Promise.allSettled([revoke(), revoke()]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  const entries = await listServerAudit(sql, target.slug, act);
  assert.equal(entries.filter(({ action }) => action === "key_revoked").length, 1);
});

Deno.test("the whole trail is for moderators and the operator", async () => {
  await using world = await openWorld();
  const { people: { owner, moderator } } = await openPanel(world);
  const { sql } = world.services;
  await assert.rejects(listAudit(sql, { by: owner }), { code: "moderators_only" });
  world.pass(1);
  const suspended = { decision: "suspend", reason: "It is a copy", ...world.act } as const;
  await decideStatus(world.context, "caves", suspended);
  const [newest] = await listAudit(sql, { by: moderator, limit: 1 });
  assert.deepEqual(
    [newest?.actor, newest?.byOperator, newest?.action, newest?.server, newest?.details],
    [null, true, "server_suspended", "caves", { reason: "It is a copy" }],
  );
  const rest = await listAudit(sql, { by: moderator, before: newest?.id });
  assert.deepEqual(told(rest).sort(), [
    "Mod server_approved",
    "Steve_01 key_issued",
    "Steve_01 server_added",
  ]);
});

Deno.test("a server's trail is for its owner, moderators and the operator", async () => {
  await using world = await openWorld();
  const { people, target } = await openPanel(world);
  const { sql } = world.services;
  const own = await listServerAudit(sql, target.slug, { by: people.owner });
  assert.equal(own.length, 3);
  for (const by of [people.moderator, world.act.by]) {
    assert.deepEqual(await listServerAudit(sql, target.slug, { by }), own);
  }
  for (const by of [people.stranger, people.nobody]) {
    const refused = listServerAudit(sql, target.slug, { by });
    await assert.rejects(refused, /^Refusal: There is no server "caves"\.$/);
  }
});

Deno.test("entries of one millisecond are in the order they were made", async () => {
  await using world = await openWorld();
  const { people: { owner }, target, key } = await openPanel(world);
  const act = { by: owner, now: world.clock.now };
  const urls = Array.from({ length: 12 }, (_, nth) => `https://receiver-${nth}.example.com/`);
  for (const url of urls) await setWebhook(world.context, key.id, { url, ...act });
  const entries = await listServerAudit(world.services.sql, target.slug, { by: owner, limit: 12 });
  assert.deepEqual(
    entries.reverse().map(({ details }) => `${details["origin"]}/`),
    urls,
  );
});
