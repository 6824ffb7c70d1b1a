import EASY_VOTE_EXTENDED from "../../../../samples/compat/easy_vote_extended.txt" with {
  type: "text",
};
import OTHER from "../../../../samples/compat/other.txt" with { type: "text" };
import ROCKET from "../../../../samples/compat/rocket.xml" with { type: "text" };
import { makeUrlKey, type UrlKey } from "../../../site/keys/url_key.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { shownOnce } from "../../../site/web/my_servers/shown_once.tsx";
import { Sample } from "./samples_section.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";

/** Configuration to paste, by plugin. */
const LINES = { easyVote: EASY_VOTE_EXTENDED, rocket: ROCKET, other: OTHER };

/**
 * The values in the configuration: the language, a server's slug, this site's address, and the key if it may be shown.
 */
interface SampleValues {
  slug: string;
  baseUrl: string;
  secret?: string;
}

/** Creates the key for plugins that query this site, and shows it in lines to paste. */
export const newDoorKey = shownOnce({
  path: "/my/servers/:slug/rewards/url-key",
  copy: () => ({ submit: currentLocale().words.rewards.door.make }),
  async make({ web, own: { server: { slug } }, sender }) {
    const { door: words } = currentLocale().words.rewards;
    const secret = await makeUrlKey(web.services, slug, sender);
    const more = (
      <>
        <h2>{words.paste}</h2>
        <PluginLines slug={slug} baseUrl={web.site.baseUrl} secret={secret} />
      </>
    );
    const secrets = [{ id: "url-key", label: words.key, value: secret }];
    return { title: words.made, secrets, more };
  },
});

/** The key for plugins that query this site, the time of the last query, and the configuration to paste into them. */
export function DoorSection({ urlKey, ...pasted }: SampleValues & { urlKey: UrlKey | undefined }) {
  const { door: words } = currentLocale().words.rewards;
  const answers: Readonly<Record<string, string>> = words.answers;
  return (
    <Fold title={words.title}>
      <p>{words.lead}</p>
      {urlKey === undefined ? null : (
        <FactList
          facts={[
            [words.key, <code>vbu_…{urlKey.ending}</code>],
            [words.asked, <Instant at={urlKey.askedAt} />],
            [words.answered, urlKey.answered && (answers[urlKey.answered.replace(" ", "_")] ?? "")],
          ]}
        />
      )}
      <newDoorKey.Form
        at={{ slug: pasted.slug }}
        submit={urlKey ? words.replace : words.make}
        look="secondary"
      >
        <p class="note">{urlKey ? words.replaceHelp : words.makeHelp}</p>
      </newDoorKey.Form>
      <PluginLines {...pasted} />
    </Fold>
  );
}

function PluginLines({ slug, baseUrl, secret = "vbu_KEY" }: SampleValues) {
  const { door: words } = currentLocale().words.rewards;
  return (["easyVote", "rocket", "other"] as const).map((id) => {
    const [of = "", title = ""] = words.plugins[id];
    const code = LINES[id].replaceAll("SLUG", slug).replaceAll("vbu_KEY", secret);
    return <Sample id={id} of={of} title={title} code={code} baseUrl={baseUrl} />;
  });
}
