import { z } from "zod";
import EASY_VOTE_EXTENDED from "../../../samples/compat/easy_vote_extended.txt" with {
  type: "text",
};
import OTHER from "../../../samples/compat/other.txt" with { type: "text" };
import ROCKET from "../../../samples/compat/rocket.xml" with { type: "text" };
import { makeUrlKey, type UrlKey } from "../../keys/url_key.ts";
import { Copyable, Form, Submit } from "../forms/forms.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf, FORM_ID, Once } from "../frame/act.tsx";
import { Facts, Instant } from "../frame/parts.tsx";
import { Sample, sampleFor } from "../keys/code_samples.tsx";
import { sendFormUsed, sendShownOnce } from "../keys/shown_once.tsx";
import { REWARDS } from "./words.ts";

const { door: words } = REWARDS;

/** Lines to paste, by plugin. */
const LINES = { easyVote: EASY_VOTE_EXTENDED, rocket: ROCKET, other: OTHER };

/** A server's place on this site, and its key where it may be shown. */
interface Pasted {
  slug: string;
  baseUrl: string;
  secret?: string;
}

/** POST /my/servers/:slug/rewards/url-key: makes the key for plugins that ask, and shows it in lines to paste. */
export const makeDoorKey = submit({
  schema: z.object({ form_id: FORM_ID }),
  show: (c) => redirectTo(c, `/my/servers/${c.req.param("slug")}/rewards`),
  used: sendFormUsed,
  async act(c, web, { form_id }) {
    const slug = c.req.param("slug") ?? "";
    const secret = await makeUrlKey(web.services, slug, actOf(c, web, form_id));
    const more = (
      <>
        <Copyable id="url-key" label={words.key} value={secret} />
        <h2>{words.paste}</h2>
        <PluginLines slug={slug} baseUrl={web.site.baseUrl} secret={secret} />
      </>
    );
    return sendShownOnce(c, web, { slug, title: words.made, more });
  },
});

/** The key of plugins that ask us, whether one asked, and what to paste into it. */
export function DoorSection({ urlKey, ...pasted }: Pasted & { urlKey: UrlKey | undefined }) {
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      {urlKey === undefined ? null : (
        <Facts
          facts={[
            [words.key, <code>vbu_…{urlKey.ending}</code>],
            [words.asked, <Instant at={urlKey.askedAt} />],
            [words.answered, urlKey.answered && (words.answers[urlKey.answered] ?? "")],
          ]}
        />
      )}
      <Form action={`/my/servers/${pasted.slug}/rewards/url-key`}>
        <Once />
        <Submit look="secondary">{urlKey ? words.replace : words.make}</Submit>
        <p class="note">{urlKey ? words.replaceHelp : words.makeHelp}</p>
      </Form>
      <PluginLines {...pasted} />
    </section>
  );
}

function PluginLines({ slug, baseUrl, secret = "vbu_KEY" }: Pasted) {
  const fill = (code: string) =>
    sampleFor(code, baseUrl).replaceAll("SLUG", slug).replaceAll("vbu_KEY", secret);
  return (["easyVote", "rocket", "other"] as const).map((id) => (
    <details>
      <summary>{words.plugins[id][0]}</summary>
      <Sample id={id} title={words.plugins[id][1] ?? ""} code={fill(LINES[id])} />
    </details>
  ));
}
