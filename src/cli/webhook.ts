import { activateWebhookSecret, prepareWebhookSecret } from "../keys/rotate_webhook_secret.ts";
import { pauseWebhook, resumeWebhook } from "../keys/pause_webhook.ts";
import { replayDeliveries } from "../keys/replay_votes.ts";
import { sendTest } from "../keys/test_webhook.ts";
import type { Command } from "./command.ts";

/** Commands about a key's webhook; each takes the key's id. */
export const webhookCommands: Record<string, Command> = {
  "webhook test": {
    usage: "webhook test KEY_ID [--username NAME]",
    args: 1,
    flags: { username: "optional" },
    async run(operator, call) {
      const id = await sendTest(operator, call.args[0] ?? "", {
        username: call.text("username"),
        ...operator.act,
      });
      return { id, state: "pending" };
    },
  },
  "webhook pause": {
    usage: "webhook pause KEY_ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      await pauseWebhook(operator, id, operator.act);
      return { id, webhookState: "paused" };
    },
  },
  "webhook resume": {
    usage: "webhook resume KEY_ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      const { held } = await resumeWebhook(operator, id, operator.act);
      return { id, webhookState: "active", held };
    },
  },
  "webhook replay": {
    usage: "webhook replay KEY_ID --since TIME",
    args: 1,
    flags: { since: "required" },
    async run(operator, call) {
      const since = new Date(call.required("since"));
      const replayed = await replayDeliveries(operator, call.args[0] ?? "", {
        since,
        ...operator.act,
      });
      return { id: call.args[0], ...replayed };
    },
  },
  "webhook prepare-secret": {
    usage: "webhook prepare-secret KEY_ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      return { id, webhookSecret: await prepareWebhookSecret(operator, id, operator.act) };
    },
  },
  "webhook activate-secret": {
    usage: "webhook activate-secret KEY_ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      const { previousUntil } = await activateWebhookSecret(operator, id, operator.act);
      return { id, previousUntil };
    },
  },
};
