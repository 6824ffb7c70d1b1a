import assert from "node:assert/strict";
import type { Act, Actor } from "../../../src/core/rights/actor.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { rollKey } from "../../../src/core/keys/roll_key.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
  setWebhook,
} from "../../../src/site/keys/webhook.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { requireOwnDelivery } from "../../../src/site/deliveries/own_delivery.ts";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { replayDeliveries } from "../../../src/site/keys/replay_votes.ts";
import { resendDelivery } from "../../../src/site/deliveries/resend_delivery.ts";
import { sendTest } from "../../../src/site/keys/test_webhook.ts";
import { listKeys } from "../../../src/site/keys/list_keys.ts";
import type { World } from "../world.ts";

/** A webhook URL with a secret in its path and another in its query. */
export const URL_WITH_SECRET = "http://127.0.0.1:9999/hook/of-steve?token=hunter2";
/** An id that no account, key or delivery has. */
export const NOBODY = "00000000-0000-4000-8000-000000000000";

function actor(id: string, isModerator = false): Actor {
  return { kind: "account", id, isModerator };
}

/** Opens a server of Steve's with a key and one delivery, and two people who have no access to it. */
export async function openPanel(world: World) {
  const steve = await world.account("Steve_01");
  const alex = await world.account("Alex");
  const mod = await world.account("Mod");
  const listing = { name: "Caves", game: "minecraft", host: "mc.example.com", port: 25565 };
  const owner = actor(steve.id);
  const { now } = world.clock;
  const { sql } = world.services;
  const { slug } = await addServer(world.context, { owner: "Steve_01", ...listing }, {
    by: owner,
    now,
  });
  const moderator = actor(mod.id, true);
  const server = await decideStatus(world.context, slug, {
    decision: "approve",
    by: moderator,
    now,
  });
  const key = await issueKey(world.services, slug, {
    name: "lobby",
    webhookUrl: URL_WITH_SECRET,
    by: owner,
    now,
  });
  await world.vote(server, "Alex");
  const [delivery] = await listDeliveries(sql, slug, world.act);
  assert.ok(delivery);
  return {
    people: { owner, stranger: actor(alex.id), moderator, nobody: actor(NOBODY) },
    target: { slug, keyId: key.id, deliveryId: delivery.id },
    key,
  };
}

/** The things that verbs act on. */
export interface Target {
  slug: string;
  keyId: string;
  deliveryId: string;
}

/** One verb with the arguments that let its owner succeed. */
export type Verb = (world: World, target: Target, act: Act) => Promise<unknown>;

/** All verbs of an owner, in an order in which all succeed. */
export const OWNER_VERBS: Record<string, Verb> = {
  listKeys: ({ services: { sql } }, { slug }, act) => listKeys(sql, slug, act),
  listDeliveries: ({ services: { sql } }, { slug }, act) => listDeliveries(sql, slug, act),
  requireOwnDelivery: ({ services: { sql } }, { deliveryId }, { by }) =>
    requireOwnDelivery(sql, deliveryId, { by }),
  issueKey: ({ services }, { slug }, act) => issueKey(services, slug, { name: "second", ...act }),
  rollKey: ({ context }, { keyId }, act) => rollKey(context, keyId, { overlapHours: 1, ...act }),
  prepareWebhookSecret: ({ services }, { keyId }, act) =>
    prepareWebhookSecret(services, keyId, act),
  activateWebhookSecret: ({ context }, { keyId }, act) =>
    activateWebhookSecret(context, keyId, act),
  pauseWebhook: ({ context }, { keyId }, act) => pauseWebhook(context, keyId, act),
  resumeWebhook: ({ context }, { keyId }, act) => resumeWebhook(context, keyId, act),
  sendTest: ({ context }, { keyId }, act) => sendTest(context, keyId, act),
  resendDelivery: ({ context }, { deliveryId }, act) => resendDelivery(context, deliveryId, act),
  replayDeliveries: ({ context }, { keyId }, act) =>
    replayDeliveries(context, keyId, { since: act.now, ...act }),
  setWebhook: ({ context }, { keyId }, act) =>
    setWebhook(context, keyId, { url: `${URL_WITH_SECRET}2`, ...act }),
  clearWebhook: ({ context }, { keyId }, act) => setWebhook(context, keyId, { url: null, ...act }),
  revokeKey: ({ context }, { keyId }, act) => revokeKey(context, keyId, act),
};
