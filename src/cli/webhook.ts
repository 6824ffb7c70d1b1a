import { activateWebhookSecret, prepareWebhookSecret } from "../keys/rotate_webhook_secret.ts";
import { pauseWebhook, resumeWebhook } from "../keys/pause_webhook.ts";
import { replayDeliveries } from "../keys/replay_votes.ts";
import { sendTest } from "../keys/test_webhook.ts";
import type { Commands } from "./command.ts";

/** Commands about a key's webhook; each takes the key's id. */
export const webhookCommands: Commands = {
  async "webhook test KEY_ID [--username NAME]"(operator, { args: [keyId = ""], text }) {
    const username = text("username");
    const id = await sendTest(operator, keyId, { username, ...operator.act });
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
  async "webhook prepare-secret KEY_ID"(operator, { args: [id = ""] }) {
    return { id, webhookSecret: await prepareWebhookSecret(operator, id, operator.act) };
  },
  async "webhook activate-secret KEY_ID"(operator, { args: [id = ""] }) {
    return { id, ...await activateWebhookSecret(operator, id, operator.act) };
  },
};
