import { enterByLink, findSignInLink } from "../../../sign_in/entry/sign_in_link.ts";
import { action } from "../../forms/action.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { requestOf } from "../account_form.ts";
import { sendEntered } from "./entered.tsx";
import { sendFormPage } from "../form_page.tsx";

/** Signs in with the operator's link, once. */
export const enterFromLink = action({
  path: "/sign-in/link/:token",
  who: "anybody",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.signInLink.submit }),
  async onSubmit({ c, web }) {
    const token = c.req.param("token") ?? "";
    const entered = await enterByLink(web.services, token, requestOf(c, web));
    return await sendEntered(c, web, { entered, next: "/account" });
  },
});

/** GET /sign-in/link/:token: shows a button, because programs open links that they find in messages. */
export async function askByLink(c: WebContext, web: Web) {
  const { signInLink: words } = currentLocale().words.account;
  const token = c.req.param("token") ?? "";
  const found = await findSignInLink(web.services, token);
  if (!found) return await sendEntered(c, web, { entered: { kind: "gone" }, next: "/" });
  return await sendFormPage(c, web, {
    title: words.title(found.username),
    lead: words.lead,
    form: <enterFromLink.Form at={{ token }} />,
  });
}
