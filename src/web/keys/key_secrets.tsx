import { z } from "zod";
import { rollKey } from "../../keys/roll_key.ts";
import { activateWebhookSecret, prepareWebhookSecret } from "../../keys/rotate_webhook_secret.ts";
import { revokeKey } from "../../keys/revoke_key.ts";
import { actOf, faultsOf, FORM_ID } from "../frame/act.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { findOwnKey, keyPath, sendKey } from "./key_page.tsx";
import { sendPage } from "../frame/layout.tsx";
import { attempt, readForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { sendFormUsed, sendShownOnce } from "../forms/shown_once.tsx";
import { FORMS } from "../frame/words.ts";
import { OWNER } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { key: words, once } = OWNER;

const ROLL = z.object({ form_id: FORM_ID, overlap: z.string().trim().min(1, FORMS.required) });
const PREPARATION = z.object({ form_id: FORM_ID });

/** POST …/keys/:id/rolls: a new secret for the key, shown in the answer alone. */
export function rollApiKey(web: Web) {
  return async (c: WebContext) => {
    const { server: { slug }, key } = await findOwnKey(c, web);
    const form = await readForm(c, ROLL);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const overlapHours = Number(form.values.overlap);
    const act = actOf(c, web, form.values.form_id);
    const rolled = await attempt(() => rollKey(web.services.sql, key.id, { overlapHours, ...act }));
    if (rolled.kind === "done") {
      const [title, next] = [once.rolled(key.name), once.overlap(overlapHours)];
      return sendShownOnce(c, web, { slug, keyId: key.id, title, key: rolled.value.secret, next });
    }
    if (rolled.refusal.code === "form_used") return sendFormUsed(c, web, slug);
    const faults = faultsOf(rolled.refusal, { overlap_invalid: "overlap" });
    return sendKey(c, web, { typed: form.typed, faults });
  };
}

/** POST …/keys/:id/webhook/secret: prepares another webhook secret, shown in the answer alone. */
export function prepareSecret(web: Web) {
  return async (c: WebContext) => {
    const { server: { slug }, key } = await findOwnKey(c, web);
    const form = await readForm(c, PREPARATION);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const act = actOf(c, web, form.values.form_id);
    const prepared = await attempt(() => prepareWebhookSecret(web.services, key.id, act));
    if (prepared.kind === "refused") {
      if (prepared.refusal.code === "form_used") return sendFormUsed(c, web, slug);
      throw prepared.refusal;
    }
    return sendShownOnce(c, web, {
      slug,
      keyId: key.id,
      title: once.prepared(key.name),
      webhookSecret: prepared.value,
      next: once.preparedNext,
    });
  };
}

/** POST …/keys/:id/webhook/secret/activation: signs with the prepared secret from now on. */
export function activateSecret(web: Web) {
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    await activateWebhookSecret(web.services.sql, key.id, actOf(c, web));
    return redirectTo(c, keyPath(server.slug, key.id), "secret_activated");
  };
}

/** GET …/keys/:id/revocation: asks once more. */
export function confirmRevocation(web: Web) {
  return async (c: WebContext) => {
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
  };
}

/** POST …/keys/:id/revocation: ends the key. */
export function revokeApiKey(web: Web) {
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    await revokeKey(web.services.sql, key.id, actOf(c, web));
    return redirectTo(c, `/my/servers/${server.slug}/api`, "key_revoked");
  };
}
