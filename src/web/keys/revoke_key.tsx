import { revokeKey } from "../../keys/revoke_key.ts";
import { actOf } from "../frame/act.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { findOwnKey, keyPath } from "./own_key.ts";
import { KEYS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

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
