import { revokeKey } from "../../../core/keys/revoke_key.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { rewardsPath } from "../../../site/web/my_servers/shown_once.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { findOwnKey } from "./find_own_key.ts";

/** GET …/keys/:id/revocation: asks for confirmation. */
export async function confirmRevocation(c: WebContext, web: Web, own: ServerAccess) {
  const { key: words } = currentLocale().words.keys;
  const { key, path } = await findOwnKey(c, web, own);
  const name = isolated(key.name);
  const { confirmTitle, confirmLead: lead, confirm, removal } = words;
  const isVotifier = key.kind === "votifier";
  const texts = isVotifier
    ? { title: removal.title(name), lead: removal.lead, submit: removal.confirm(name) }
    : { title: confirmTitle(name), lead, submit: confirm(name) };
  return await sendOwnPage(c, web, {
    server: own.server,
    title: texts.title,
    body: (
      <Panel title={texts.title} lead={texts.lead} look="danger">
        <div class="actions">
          <revocation.Button
            at={{ slug: own.server.slug, id: key.id }}
            submit={texts.submit}
            look="danger"
          />
          <a class="button" href={path}>{isVotifier ? removal.cancel : words.cancel}</a>
        </div>
      </Panel>
    ),
  });
}

/** Revokes the key. */
export const revocation = action({
  path: "/my/servers/:slug/api/keys/:id/revocation",
  who: "manager",
  fields: {},
  async onSubmit({ c, web, own, sender }) {
    const { key } = await findOwnKey(c, web, own);
    await revokeKey(web.services, key.id, sender);
    return key.kind === "votifier";
  },
  then: (isVotifier, { own: { server } }) =>
    isVotifier
      ? [rewardsPath(server), "receiver_removed"]
      : [`/my/servers/${server.slug}/api`, "key_revoked"],
});
