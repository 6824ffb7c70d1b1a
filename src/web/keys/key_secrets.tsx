import { z } from "zod";
import { revokeKey, rollKey } from "../../keys/roll_key.ts";
import { activateWebhookSecret, prepareWebhookSecret } from "../../keys/webhook.ts";
import { sendFormPage } from "../account/form_page.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf, FORM_ID } from "../frame/act.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { FORMS } from "../frame/words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { findOwnKey, showKey } from "./key_page.tsx";
import { apiKey, sendFormUsed, sendShownOnce, showingOnce, webhookSecret } from "./shown_once.tsx";
import { KEYS } from "./words.ts";

const { once, key: words } = KEYS;

/** POST …/keys/:id/rolls: a new secret for the key, shown in the answer alone. */
export const rollApiKey = submit({
  schema: z.object({ form_id: FORM_ID, overlap: z.string().trim().min(1, FORMS.required) }),
  fields: { overlap_invalid: "overlap" },
  show: showKey,
  used: sendFormUsed,
  async act(c, web, { form_id, overlap }) {
    const { key: { id, name }, path: next } = await findOwnKey(c, web);
    const overlapHours = Number(overlap);
    const rolled = await rollKey(web.services, id, { overlapHours, ...actOf(c, web, form_id) });
    const more = <p>{once.overlap(overlapHours)}</p>;
    const shown = { title: once.rolled(name), secrets: [apiKey(rolled.secret)], more, next };
    return sendShownOnce(c, web, shown);
  },
});

/** POST …/keys/:id/webhook/secret: prepares another webhook secret, shown in the answer alone. */
export const prepareSecret = showingOnce(showKey, async (c, web, act) => {
  const { key: { id, name }, path: next } = await findOwnKey(c, web);
  const secrets = [webhookSecret(await prepareWebhookSecret(web.services, id, act))];
  return { title: once.prepared(name), secrets, more: <p>{once.preparedNext}</p>, next };
});

/** POST …/keys/:id/webhook/secret/activation: signs with the prepared secret from now on. */
export async function activateSecret(c: WebContext, web: Web) {
  const { key, path } = await findOwnKey(c, web);
  await activateWebhookSecret(web.services, key.id, actOf(c, web));
  return redirectTo(c, path, "secret_activated");
}

/** GET …/keys/:id/revocation: asks for confirmation. */
export async function confirmRevocation(c: WebContext, web: Web) {
  const { key, path } = await findOwnKey(c, web);
  const { confirmTitle, confirmLead: lead, confirm: submit } = words;
  return sendFormPage(c, web, {
    words: { title: confirmTitle(key.name), lead, submit },
    action: `${path}/revocation`,
    look: "danger",
    more: <LinkLine href={path} label={words.cancel} />,
  });
}

/** POST …/keys/:id/revocation: ends the key. */
export async function revokeApiKey(c: WebContext, web: Web) {
  const { server, key } = await findOwnKey(c, web);
  await revokeKey(web.services, key.id, actOf(c, web));
  return redirectTo(c, `/my/servers/${server.slug}/api`, "key_revoked");
}
