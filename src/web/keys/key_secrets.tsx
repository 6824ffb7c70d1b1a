import { z } from "zod";
import { revokeKey, rollKey } from "../../keys/roll_key.ts";
import { activateWebhookSecret, prepareWebhookSecret } from "../../keys/webhook.ts";
import { actOf, FORM_ID } from "../frame/act.tsx";
import { showKey } from "./key_page.tsx";
import { findOwnKey, keyPath } from "./own_key.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { sendFormUsed, sendShownOnce } from "./shown_once.tsx";
import { FORMS } from "../frame/words.ts";
import { KEYS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";

const { once } = KEYS;

/** POST …/keys/:id/rolls: a new secret for the key, shown in the answer alone. */
export const rollApiKey = submit({
  schema: z.object({ form_id: FORM_ID, overlap: z.string().trim().min(1, FORMS.required) }),
  fields: { overlap_invalid: "overlap" },
  show: showKey,
  used: sendFormUsed,
  async act(c, web, { form_id, overlap }) {
    const { server: { slug }, key: { id: keyId, name } } = await findOwnKey(c, web);
    const overlapHours = Number(overlap);
    const roll = { overlapHours, ...actOf(c, web, form_id) };
    const { secret: key } = await rollKey(web.services, keyId, roll);
    const [title, next] = [once.rolled(name), once.overlap(overlapHours)];
    return sendShownOnce(c, web, { slug, keyId, title, key, next });
  },
});

/** POST …/keys/:id/webhook/secret: prepares another webhook secret, shown in the answer alone. */
export const prepareSecret = submit({
  schema: z.object({ form_id: FORM_ID }),
  show: showKey,
  used: sendFormUsed,
  async act(c, web, { form_id }) {
    const { server: { slug }, key: { id: keyId, name } } = await findOwnKey(c, web);
    const act = actOf(c, web, form_id);
    const webhookSecret = await prepareWebhookSecret(web.services, keyId, act);
    const [title, next] = [once.prepared(name), once.preparedNext];
    return sendShownOnce(c, web, { slug, keyId, title, webhookSecret, next });
  },
});

/** POST …/keys/:id/webhook/secret/activation: signs with the prepared secret from now on. */
export async function activateSecret(c: WebContext, web: Web) {
  const { server, key } = await findOwnKey(c, web);
  await activateWebhookSecret(web.services, key.id, actOf(c, web));
  return redirectTo(c, keyPath(server.slug, key.id), "secret_activated");
}

const { key: words } = KEYS;

/** GET …/keys/:id/revocation: asks for confirmation. */
export async function confirmRevocation(c: WebContext, web: Web) {
  const { server, key } = await findOwnKey(c, web);
  const path = keyPath(server.slug, key.id);
  return sendPage(c, web, {
    title: words.confirmTitle(key.name),
    narrow: true,
    body: (
      <>
        <h1>{words.confirmTitle(key.name)}</h1>
        <p>{words.confirmLead}</p>
        <Form action={`${path}/revocation`}>
          <Submit look="danger">{words.confirm}</Submit>
        </Form>
        <p>
          <a href={path}>{words.cancel}</a>
        </p>
      </>
    ),
  });
}

/** POST …/keys/:id/revocation: ends the key. */
export async function revokeApiKey(c: WebContext, web: Web) {
  const { server, key } = await findOwnKey(c, web);
  await revokeKey(web.services, key.id, actOf(c, web));
  return redirectTo(c, `/my/servers/${server.slug}/api`, "key_revoked");
}
