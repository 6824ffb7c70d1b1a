import {
  findLinkHolder,
  requestReset,
  resetPassword,
} from "../../../sign_in/passwords/password_reset.ts";
import { EMAIL, newPasswordCopy, passwordFaults, requestOf, setCookies } from "../account_form.ts";
import { sendFormPage, WhosePassword } from "../form_page.tsx";
import { withPasswords } from "./passwords_off.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { SitePeople } from "../../frame/site_people.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { action } from "../../forms/action.tsx";
import { password } from "../../forms/fields.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";

/**
 * Mails a link for a new password. The response is the same whether or not an account has the address. Without a mail
 * server, the link is in the log, and the page says who can read that.
 */
export const askReset = action({
  path: "/reset-password",
  who: "anybody",
  guard: withPasswords,
  fields: { email: EMAIL },
  refused: { email_invalid: "email" },
  copy() {
    const { email, reset: words } = currentLocale().words.account;
    return { email: { label: email }, submit: words.submit };
  },
  async onSubmit({ c, web, values: { email } }) {
    const { reset: words } = currentLocale().words.account;
    const result = await requestReset(web.services, email, requestOf(c, web));
    if (result.kind === "limited") return result;
    if (web.services.postman.isOn) return await sendNote(c, web, { ...words.asked, status: 202 });
    const more = <SitePeople web={web} />;
    return await sendNote(c, web, { ...words.askedNoMail, status: 202, more });
  },
  page: askForReset,
});

/** Saves the new password and ends all sessions. */
export const newPassword = action({
  path: "/reset-password/:token",
  who: "anybody",
  guard: withPasswords,
  fields: { password: password({ missing: "required", isNew: true }) },
  refused: passwordFaults("password"),
  copy: () => ({
    password: newPasswordCopy(),
    submit: currentLocale().words.account.reset.choice.submit,
  }),
  async onSubmit({ c, web, values }) {
    const token = c.req.param("token") ?? "";
    const outcome = await resetPassword(web.services, token, { newPassword: values.password });
    if (outcome.kind === "limited") return outcome;
    if (outcome.kind !== "reset") return await sendDeadLink(c, web);
    setCookies(c, outcome.setCookies);
  },
  then: () => ["/sign-in", "password_reset"],
  page: choosePassword,
});

function sendDeadLink(c: WebContext, web: Web) {
  const { reset: words } = currentLocale().words.account;
  const more = <LinkLine href="/reset-password" label={words.again} />;
  return sendNote(c, web, { ...words.dead, status: 410, more });
}

/** GET /reset-password: shows the form for the email address. */
export function askForReset(c: WebContext, web: Web) {
  const { reset: words, makeLink } = currentLocale().words.account;
  const { isOn } = web.services.postman;
  return sendFormPage(c, web, {
    title: words.title,
    lead: isOn ? words.lead : words.noMail,
    form: <askReset.Form {...isOn ? {} : { submit: makeLink }} />,
    more: isOn ? null : <SitePeople web={web} />,
  });
}

/** GET /reset-password/:token: shows the form for the new password, unless the link has expired. */
export async function choosePassword(c: WebContext, web: Web) {
  const { choice: words } = currentLocale().words.account.reset;
  const token = c.req.param("token") ?? "";
  if (await findLinkHolder(web.services, token) === undefined) return await sendDeadLink(c, web);
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead,
    form: <newPassword.Form at={{ token }} lead={<WhosePassword />} />,
  });
}
