import { findLinkKey, makeLinkKey, removeLinkKey } from "../../../site/keys/link_key.ts";
import { ButtonForm, Form, Submit } from "../../../site/web/kit/form.tsx";
import { redirectTo } from "../../../site/web/forms/submit.ts";
import { Timestamp } from "../../../site/web/parts/parts.tsx";
import { rewardsPath, showingOnce } from "../../../site/web/my_servers/shown_once.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";

/** POST /my/servers/:slug/rewards/link-key: creates the key for vote links, which only the response shows. */
export const makeOwnLinkKey = showingOnce(async (_, web, { server, act }) => {
  const { links: words } = currentLocale().words.rewards;
  const value = await makeLinkKey(web.services, server.slug, act);
  const secrets = [{ id: "link-key", label: words.key, value, help: words.keyHelp }];
  return { title: words.made, secrets };
});

/** POST /my/servers/:slug/rewards/link-key/removal: removes the key and so invalidates its links. */
export async function removeOwnLinkKey(c: WebContext, web: Web, { server, act }: Own) {
  await removeLinkKey(web.services, server.slug, act);
  return redirectTo(c, rewardsPath(server), "link_key_removed");
}

/** The section about links with which players vote without an account. */
export async function LinkSection({ web, server: { id, slug } }: {
  web: Web;
  server: { id: string; slug: string };
}) {
  const { links: words } = currentLocale().words.rewards;
  const key = await findLinkKey(web.services, id);
  const own = `/my/servers/${slug}/rewards/link-key`;
  return (
    <Fold
      id="links"
      title={words.heading}
      note={words.per}
      isOpen={key?.isReadable === false}
    >
      <p>{words.lead}</p>
      {key && (
        <p>
          {words.key} <code>…{key.ending}</code>, <Timestamp at={key.createdAt} />
        </p>
      )}
      {key?.isReadable === false ? <p class="notice late">{words.unreadable}</p> : null}
      <pre class="code folded" tabindex={0}>{words.recipe(web.site.baseUrl, slug)}</pre>
      <Form action={own} once>
        <Submit look="secondary">{key ? words.replace : words.make}</Submit>
        <p class="note">{key ? words.replaceHelp : words.makeHelp}</p>
      </Form>
      {key ? <ButtonForm action={`${own}/removal`} label={words.remove} look="danger" /> : null}
    </Fold>
  );
}
