import { enterByLink, findSignInLink } from "../../sign_in/sign_in_link.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { requestOf } from "./account_form.ts";
import { sendEntered } from "./entered.tsx";
import { sendFormPage } from "./form_page.tsx";

/** GET /sign-in/link/:token: shows a button, because programs open links that they find in messages. */
export async function askByLink(c: WebContext, web: Web) {
  const { signInLink: words } = currentLocale().words.account;
  const found = await findSignInLink(web.services, c.req.param("token") ?? "");
  if (!found) return await sendEntered(c, web, { entered: { kind: "gone" }, next: "/" });
  const shown = { ...words, title: words.title(found.username) };
  return await sendFormPage(c, web, { words: shown, action: c.req.path });
}

/** POST /sign-in/link/:token: signs in with the operator's link, once. */
export async function enterFromLink(c: WebContext, web: Web) {
  const token = c.req.param("token") ?? "";
  const entered = await enterByLink(web.services, token, requestOf(c, web));
  return await sendEntered(c, web, { entered, next: "/account" });
}
