import { OPERATOR } from "../trail/actor.ts";
import { issueKey } from "../keys/issue_key.ts";
import { revokeKey, rollKey } from "../keys/roll_key.ts";
import { setWebhook } from "../keys/webhook.ts";
import { listKeys } from "../keys/list_keys.ts";
import { type Commands, Misuse } from "./command.ts";

/** Default hours that a rolled key's old secret keeps working. */
const OVERLAP_DEFAULT_HOURS = "24";

/** Commands about API keys and their webhooks. */
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
};
