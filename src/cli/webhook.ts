import { readAttempts } from "../deliveries/list_attempts.ts";
import { listDeliveries } from "../deliveries/list_deliveries.ts";
import { requireOwnDelivery } from "../deliveries/own_delivery.ts";
import { resendDelivery } from "../deliveries/resend_delivery.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
} from "../keys/webhook.ts";
import { replayDeliveries } from "../keys/replay_votes.ts";
import { sendTest } from "../keys/test_webhook.ts";
import { OPERATOR } from "../trail/actor.ts";
import type { Commands } from "./command.ts";

/** Commands about keys' webhooks and their deliveries. */
export const webhookCommands: Commands = {
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
    const found = await requireOwnDelivery(sql, id, { by: OPERATOR, doing: "show delivery" });
    return { id, attempts: await readAttempts(sql, found) };
  },
  "delivery resend ID": async (operator, { args: [id = ""] }) => ({
    ...await resendDelivery(operator, id, operator.act),
  }),
};
