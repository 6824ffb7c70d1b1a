import { OPERATOR } from "../trail/actor.ts";
import { issueKey } from "../keys/issue_key.ts";
import { rollKey } from "../keys/roll_key.ts";
import { revokeKey } from "../keys/revoke_key.ts";
import { setWebhook } from "../keys/set_webhook.ts";
import { listKeys } from "../keys/list_keys.ts";
import { type Call, type Command, Misuse } from "./command.ts";

/** Default hours that a rolled key's old secret keeps working. */
const OVERLAP_DEFAULT_HOURS = "24";

/** Commands about API keys and their webhooks. */
export const keyCommands: Record<string, Command> = {
  "key list": {
    usage: "key list SLUG",
    args: 1,
    flags: {},
    async run({ sql, now }, { args: [slug = ""] }) {
      return { keys: await listKeys(sql, slug, { by: OPERATOR, now }) };
    },
  },
  "key issue": {
    usage: "key issue SLUG [--name N] [--webhook-url URL]",
    args: 1,
    flags: { name: "optional", "webhook-url": "optional" },
    async run(operator, call) {
      const issued = await issueKey(operator, call.args[0] ?? "", {
        name: call.text("name") ?? "default",
        webhookUrl: call.text("webhook-url"),
        ...operator.act,
      });
      return { id: issued.id, key: issued.secret, webhookSecret: issued.webhookSecret };
    },
  },
  "key roll": {
    usage: "key roll ID [--overlap HOURS]",
    args: 1,
    flags: { overlap: "optional" },
    async run(operator, call) {
      const overlapHours = Number(call.text("overlap") ?? OVERLAP_DEFAULT_HOURS);
      const { id, secret } = await rollKey(operator, call.args[0] ?? "", {
        overlapHours,
        ...operator.act,
      });
      return { id, key: secret };
    },
  },
  "key revoke": {
    usage: "key revoke ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      const revoked = await revokeKey(operator, id, operator.act);
      return { id: revoked.id, revokedAt: revoked.revokedAt };
    },
  },
  "key webhook": {
    usage: "key webhook ID --url URL|--none",
    args: 1,
    flags: { url: "optional", none: "flag" },
    check: requireUrlOrNone,
    async run(operator, call) {
      const set = await setWebhook(operator, call.args[0] ?? "", {
        url: call.text("url") ?? null,
        ...operator.act,
      });
      return { id: set.id, webhookUrl: set.url };
    },
  },
};

function requireUrlOrNone(call: Call): void {
  if ((call.text("url") === undefined) === call.has("none")) return;
  throw new Misuse("Give either --url URL or --none");
}
