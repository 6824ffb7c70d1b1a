import { OPERATOR } from "../trail/actor.ts";
import { issueKey } from "../keys/issue_key.ts";
import { rollKey } from "../keys/roll_key.ts";
import { revokeKey } from "../keys/revoke_key.ts";
import { setWebhook } from "../keys/set_webhook.ts";
import { listKeys } from "../keys/list_keys.ts";
import { type Commands, Misuse } from "./command.ts";

/** Default hours that a rolled key's old secret keeps working. */
const OVERLAP_DEFAULT_HOURS = "24";

/** Commands about API keys and their webhooks. */
export const keyCommands: Commands = {
  async "key list SLUG"({ sql, now }, { args: [slug = ""] }) {
    return { keys: await listKeys(sql, slug, { by: OPERATOR, now }) };
  },
  async "key issue SLUG [--name N] [--webhook-url URL]"(operator, { args: [slug = ""], text }) {
    const name = text("name") ?? "default";
    const issue = { name, webhookUrl: text("webhook-url"), ...operator.act };
    const { id, secret: key, webhookSecret } = await issueKey(operator, slug, issue);
    return { id, key, webhookSecret };
  },
  async "key roll ID [--overlap HOURS]"(operator, { args: [keyId = ""], text }) {
    const overlapHours = Number(text("overlap") ?? OVERLAP_DEFAULT_HOURS);
    const { id, secret } = await rollKey(operator, keyId, { overlapHours, ...operator.act });
    return { id, key: secret };
  },
  async "key revoke ID"(operator, { args: [id = ""] }) {
    return { ...await revokeKey(operator, id, operator.act) };
  },
  "key webhook ID --url URL|--none": {
    check({ text, has }) {
      if ((text("url") === undefined) === has("none")) return;
      throw new Misuse("Give either --url URL or --none");
    },
    async run(operator, { args: [keyId = ""], text }) {
      const change = { url: text("url") ?? null, ...operator.act };
      const { id, url: webhookUrl } = await setWebhook(operator, keyId, change);
      return { id, webhookUrl };
    },
  },
};
