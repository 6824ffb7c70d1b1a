import { type LinkKey, makeLinkKey, removeLinkKey } from "../../../site/keys/link_key.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { rewardsPath, shownOnce } from "../../../site/web/my_servers/shown_once.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";

/** Creates the key for vote links, which only the response shows. */
export const newLinkKey = shownOnce({
  path: "/my/servers/:slug/rewards/link-key",
  copy: () => ({ submit: currentLocale().words.rewards.links.make }),
  async make({ web, own: { server }, sender }) {
    const { links: words } = currentLocale().words.rewards;
    const value = await makeLinkKey(web.services, server.slug, sender);
    const secrets = [{ id: "link-key", label: words.key, value, help: words.keyHelp }];
    return { title: words.made, secrets };
  },
});

/** Removes the key, which invalidates its links. */
export const linkKeyRemoval = action({
  path: "/my/servers/:slug/rewards/link-key/removal",
  who: "manager",
  fields: {},
  copy: () => ({ submit: currentLocale().words.rewards.links.remove }),
  onSubmit: ({ web, own, sender }) => removeLinkKey(web.services, own.server.slug, sender),
  then: (_, { own }) => [rewardsPath(own.server), "link_key_removed"],
});

/** The section about links with which players vote without an account. */
export function LinkSection({ slug, baseUrl, linkKey: key }: {
  slug: string;
  baseUrl: string;
  /** The server's key for links, if it has one. */
  linkKey: LinkKey | undefined;
}) {
  const { links: words } = currentLocale().words.rewards;
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
          {words.key} <code>…{key.ending}</code>, <Instant at={key.createdAt} />
        </p>
      )}
      {key?.isReadable === false ? <p class="notice late">{words.unreadable}</p> : null}
      <pre class="code folded" tabindex={0}>{words.recipe(baseUrl, slug)}</pre>
      <newLinkKey.Form
        at={{ slug }}
        submit={key ? words.replace : words.make}
        look="secondary"
      >
        <p class="note">{key ? words.replaceHelp : words.makeHelp}</p>
      </newLinkKey.Form>
      {key ? <linkKeyRemoval.Button at={{ slug }} look="danger" /> : null}
    </Fold>
  );
}
