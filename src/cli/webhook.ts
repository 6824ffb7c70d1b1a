import { OPERATOR } from "../trail/actor.ts";
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
    async run({ sql, now, notifyDue }, call) {
      const id = await sendTest(sql, call.args[0] ?? "", {
        username: call.text("username"),
        by: OPERATOR,
        now,
      });
      await notifyDue();
      return { id, state: "pending" };
    },
  },
  "webhook pause": {
    usage: "webhook pause KEY_ID",
    args: 1,
    flags: {},
    async run({ sql, now }, { args: [id = ""] }) {
      await pauseWebhook(sql, id, { by: OPERATOR, now });
      return { id, webhookState: "paused" };
    },
  },
  "webhook resume": {
    usage: "webhook resume KEY_ID",
    args: 1,
    flags: {},
    async run({ sql, now, notifyDue }, { args: [id = ""] }) {
      const { held } = await resumeWebhook(sql, id, { by: OPERATOR, now });
      await notifyDue();
      return { id, webhookState: "active", held };
    },
  },
  "webhook replay": {
    usage: "webhook replay KEY_ID --since TIME",
    args: 1,
    flags: { since: "required" },
    async run({ sql, now, notifyDue }, call) {
      const since = new Date(call.required("since"));
      const replayed = await replayDeliveries(sql, call.args[0] ?? "", {
        since,
        by: OPERATOR,
        now,
      });
      await notifyDue();
      return { id: call.args[0], ...replayed };
    },
  },
  "webhook prepare-secret": {
    usage: "webhook prepare-secret KEY_ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      const act = { by: OPERATOR, now: operator.now };
      return { id, webhookSecret: await prepareWebhookSecret(operator, id, act) };
    },
  },
  "webhook activate-secret": {
    usage: "webhook activate-secret KEY_ID",
    args: 1,
    flags: {},
    async run({ sql, now }, { args: [id = ""] }) {
      const { previousUntil } = await activateWebhookSecret(sql, id, { by: OPERATOR, now });
      return { id, previousUntil };
    },
  },
};
