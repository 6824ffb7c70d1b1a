import { z } from "zod";
import { findLinkKey, makeLinkKey, removeLinkKey } from "../../keys/link_key.ts";
import { ButtonForm, Copyable, Form, Submit } from "../forms/forms.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf, FORM_ID, Once } from "../frame/act.tsx";
import { Instant } from "../frame/parts.tsx";
import { sendFormUsed, sendShownOnce } from "../keys/shown_once.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { LINKS as words } from "./words.ts";

const pathOf = (c: WebContext) => `/my/servers/${c.req.param("slug")}/rewards`;

/** POST /my/servers/:slug/rewards/link-key: makes the key for vote links, and shows it in the answer only. */
export const makeOwnLinkKey = submit({
  schema: z.object({ form_id: FORM_ID }),
  show: (c) => redirectTo(c, pathOf(c)),
  used: sendFormUsed,
  async act(c, web, { form_id }) {
    const slug = c.req.param("slug") ?? "";
    const key = await makeLinkKey(web.services, slug, actOf(c, web, form_id));
    const more = (
      <>
        <Copyable id="link-key" label={words.key} value={key} />
        <p class="note">{words.keyHelp}</p>
      </>
    );
    return await sendShownOnce(c, web, { slug, title: words.made, more });
  },
});

/** POST /my/servers/:slug/rewards/link-key/removal: ends the links made with it. */
export async function removeOwnLinkKey(c: WebContext, web: Web) {
  await removeLinkKey(web.services, c.req.param("slug") ?? "", actOf(c, web));
  return redirectTo(c, pathOf(c), "link_key_removed");
}

/** The part of the rewards page about links by which players vote without an account. */
export async function LinkSection({ web, server: { id, slug } }: {
  web: Web;
  server: { id: string; slug: string };
}) {
  const key = await findLinkKey(web.services, id);
  const own = `/my/servers/${slug}/rewards/link-key`;
  return (
    <section class="card" id="links">
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      {key
        ? (
          <p>
            {words.key} <code>…{key.ending}</code>, <Instant at={key.createdAt} />
          </p>
        )
        : null}
      {key?.isReadable === false ? <p class="notice warn">{words.unreadable}</p> : null}
      <pre class="code wrap" tabindex={0}>{words.recipe(web.site.baseUrl, slug)}</pre>
      <Form action={own}>
        <Once />
        <Submit look={key ? "secondary" : "primary"}>{key ? words.replace : words.make}</Submit>
        <p class="note">{key ? words.replaceHelp : words.makeHelp}</p>
      </Form>
      {key ? <ButtonForm action={`${own}/removal`} label={words.remove} look="danger" /> : null}
    </section>
  );
}
