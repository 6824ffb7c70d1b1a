import { becomeFirstModerator, isOffered } from "../../../sign_in/links/first_moderator.ts";
import { action } from "../../forms/action.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { sendFormPage } from "../form_page.tsx";

/** Makes the account an administrator if there is none yet and the link is still valid. */
export const firstModerator = action({
  path: "/first-moderator/:token",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.firstModerator.submit }),
  async onSubmit({ c, web, sender: { by, now } }) {
    const act = { viewer: viewerOf(c), by, now };
    const outcome = await becomeFirstModerator(web.services, c.req.param("token") ?? "", act);
    if (outcome !== "made") return await sendDead(c, web);
  },
  then: () => ["/moderation/health", "administrator_made"],
});

/** GET /first-moderator/:token: shows a button with the name of the signed-in account. */
export async function askFirstModerator(c: WebContext, web: Web) {
  const { firstModerator: words } = currentLocale().words.account;
  const { services } = web;
  const token = c.req.param("token") ?? "";
  if (!await isOffered(services.sql, token, services.now())) return await sendDead(c, web);
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead(viewerOf(c).username),
    form: <firstModerator.Form at={{ token }} />,
  });
}

function sendDead(c: WebContext, web: Web) {
  const { account, frame } = currentLocale().words;
  const more = <LinkLine href="/" label={frame.errors.home} look="primary" />;
  return sendNote(c, web, { ...account.firstModerator.dead, status: 410, more });
}
