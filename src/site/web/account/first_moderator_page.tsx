import { becomeFirstModerator, isOffered } from "../../sign_in/first_moderator.ts";
import { actorOf } from "../../../core/rights/actor.ts";
import { redirectTo } from "../forms/submit.ts";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendFormPage } from "./form_page.tsx";

/** GET /first-moderator/:token: shows a button with the name of the signed-in account. */
export async function askFirstModerator(c: WebContext, web: Web) {
  const { firstModerator: words } = currentLocale().words.account;
  const { services } = web;
  if (!await isOffered(services.sql, c.req.param("token") ?? "", services.now())) {
    return sendDead(c, web);
  }
  const lead = words.lead(viewerOf(c).username);
  return sendFormPage(c, web, { words: { ...words, lead }, action: c.req.path });
}

/** POST /first-moderator/:token: makes the account an administrator if there is none yet and the link is still valid. */
export async function takeFirstModerator(c: WebContext, web: Web) {
  const viewer = viewerOf(c);
  const act = { viewer, by: actorOf(viewer), now: web.services.now() };
  const outcome = await becomeFirstModerator(web.services, c.req.param("token") ?? "", act);
  if (outcome === "made") return redirectTo(c, "/moderation/health", "administrator_made");
  return sendDead(c, web);
}

function sendDead(c: WebContext, web: Web) {
  const { account, frame } = currentLocale().words;
  const more = <LinkLine href="/" label={frame.errors.home} look="primary" />;
  return sendNote(c, web, { ...account.firstModerator.dead, status: 410, more });
}
