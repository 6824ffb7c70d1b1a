import { meaningOf, readAttempts } from "../../site/deliveries/list_attempts.ts";
import { listDeliveries } from "../../site/deliveries/list_deliveries.ts";
import { requireOwnDelivery } from "../../site/deliveries/own_delivery.ts";
import { resendDelivery } from "../../site/deliveries/resend_delivery.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
  setWebhook,
} from "../../site/keys/webhook.ts";
import { ENGLISH } from "../../core/locales/locale.ts";
import { replayDeliveries } from "../../site/keys/replay_votes.ts";
import { sendTest } from "../../site/keys/test_webhook.ts";
import { OPERATOR } from "../../core/rights/actor.ts";
import { issueKey } from "../../core/keys/issue_key.ts";
import { revokeKey } from "../../core/keys/revoke_key.ts";
import { rollKey } from "../../core/keys/roll_key.ts";
import { listKeys } from "../../site/keys/list_keys.ts";
import type { Commands } from "./command.ts";
import { Misuse } from "./call.ts";

/** Default number of hours for which a rolled key's old secret keeps working. */
const OVERLAP_DEFAULT_HOURS = "24";

/** Commands for API keys, their webhooks and deliveries. */
export const keyCommands: Commands = {
  "key list SLUG": async ({ sql, now }, { args: [slug = ""] }) => ({
    keys: await listKeys(sql, slug, { by: OPERATOR, now }),
  }),
  async "key issue SLUG [--name N] [--webhook-url URL] [--scope read|rewards|feed …]"(
    operator,
    { args: [slug = ""], text, texts },
  ) {
    const scopes = texts("scope").length > 0 ? texts("scope") : ["read"];
    const wanted = { name: text("name") ?? "default", webhookUrl: text("webhook-url"), scopes };
    const issued = await issueKey(operator, slug, { ...wanted, ...operator.act });
    return { id: issued.id, key: issued.secret, webhookSecret: issued.webhookSecret };
  },
  async "key roll ID [--overlap HOURS]"(operator, { args: [id = ""], text }) {
    const overlapHours = Number(text("overlap") ?? OVERLAP_DEFAULT_HOURS);
    const rolled = await rollKey(operator, id, { overlapHours, ...operator.act });
    return { id: rolled.id, key: rolled.secret };
  },
  async "key revoke ID"(operator, { args: [id = ""] }) {
    const revoked = await revokeKey(operator, id, operator.act);
    return { id: revoked.id, revokedAt: revoked.revokedAt };
  },
  "key webhook ID --url URL|--none": {
    check({ text, has }) {
      if ((text("url") === undefined) === has("none")) return;
      throw new Misuse("Give either --url URL or --none");
    },
    async run(operator, { args: [id = ""], text }) {
      const set = await setWebhook(operator, id, { url: text("url") ?? null, ...operator.act });
      return { id: set.id, webhookUrl: set.url };
    },
  },
  async "webhook test KEY_ID [--username NAME]"(operator, { args: [keyId = ""], text }) {
    const id = await sendTest(operator, keyId, { username: text("username"), ...operator.act });
    return { id, state: "pending" };
  },
  async "webhook pause KEY_ID"(operator, { args: [id = ""] }) {
    await pauseWebhook(operator, id, operator.act);
    return { id, webhookState: "paused" };
  },
  async "webhook resume KEY_ID"(operator, { args: [id = ""] }) {
    const { held } = await resumeWebhook(operator, id, operator.act);
    return { id, webhookState: "active", held };
  },
  async "webhook replay KEY_ID --since TIME"(operator, { args: [id = ""], required }) {
    const since = new Date(required("since"));
    return { id, ...await replayDeliveries(operator, id, { since, ...operator.act }) };
  },
  "webhook prepare-secret KEY_ID": async (operator, { args: [id = ""] }) => ({
    id,
    webhookSecret: await prepareWebhookSecret(operator, id, operator.act),
  }),
  async "webhook activate-secret KEY_ID"(operator, { args: [id = ""] }) {
    const { previousUntil } = await activateWebhookSecret(operator, id, operator.act);
    return { id, previousUntil };
  },
  "delivery list SLUG": async ({ sql }, { args: [slug = ""] }) => ({
    deliveries: await listDeliveries(sql, slug, { by: OPERATOR }),
  }),
  async "delivery show ID"({ sql }, { args: [id = ""] }) {
    const found = await requireOwnDelivery(sql, id, { by: OPERATOR });
    const attempts = await readAttempts(sql, found);
    return { id, attempts: attempts.map((one) => ({ ...one, meaning: meaningOf(ENGLISH, one) })) };
  },
  "delivery resend ID": async (operator, { args: [id = ""] }) => ({
    ...await resendDelivery(operator, id, operator.act),
  }),
};
