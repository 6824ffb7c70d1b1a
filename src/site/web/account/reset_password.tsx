import { z } from "zod";
import { findLinkHolder, requestReset, resetPassword } from "../../sign_in/change_password.ts";
import { NEEDED, NEEDED_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { EmailField, PasswordField, sendFormPage, WhosePassword } from "./form_page.tsx";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import type { FaultyForm } from "../kit/form.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { SitePeople } from "./site_people.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/**
 * POST /reset-password: the response is the same whether or not the address has an account. Without a mail server the
 * link is in the log, and the page says who can read it.
 */
export const submitReset = submit({
  schema: z.object({ email: NEEDED }),
  fields: { email_invalid: "email" },
  show: askForReset,
  async act(c, web, { email }) {
    const { reset: words } = currentLocale().words.account;
    const asked = await requestReset(web.services, email, requestOf(c, web));
    if (asked.kind === "limited") return asked;
    if (web.services.postman.isOn) return await sendNote(c, web, { ...words.asked, status: 202 });
    const more = <SitePeople web={web} />;
    return await sendNote(c, web, { ...words.askedNoMail, status: 202, more });
  },
});

/** POST /reset-password/:token: saves the new password and ends all sessions. */
export const savePassword = submit({
  schema: z.object({ password: NEEDED_PASSWORD }),
  fields: {
    password_common: "password",
    password_too_short: "password",
    password_too_long: "password",
  },
  show: choosePassword,
  async act(c, web, { password: newPassword }) {
    const token = c.req.param("token") ?? "";
    const outcome = await resetPassword(web.services, token, { newPassword });
    if (outcome.kind === "limited") return outcome;
    if (outcome.kind === "reset") {
      setCookies(c, outcome.setCookies);
      return redirectTo(c, "/sign-in", "password_reset");
    }
    return sendDeadLink(c, web);
  },
});

function sendDeadLink(c: WebContext, web: Web) {
  const { reset: words } = currentLocale().words.account;
  const more = <LinkLine href="/reset-password" label={words.again} />;
  return sendNote(c, web, { ...words.dead, status: 410, more });
}

/** GET /reset-password: asks for the email address. */
export function askForReset(c: WebContext, web: Web, form?: FaultyForm) {
  const { reset: words, makeLink } = currentLocale().words.account;
  const { isOn } = web.services.postman;
  return sendFormPage(c, web, {
    words: isOn ? words : { title: words.title, lead: words.noMail, submit: makeLink },
    action: "/reset-password",
    form,
    fields: <EmailField form={form} />,
    more: isOn ? null : <SitePeople web={web} />,
  });
}

/** GET /reset-password/:token: asks for the new password, unless the link has expired. */
export async function choosePassword(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { reset: words } = locale.words.account;
  const holder = await findLinkHolder(web.services, c.req.param("token") ?? "");
  if (holder === undefined) return sendDeadLink(c, web);
  return sendFormPage(c, web, {
    words: words.choice,
    action: c.req.path,
    form,
    fields: (
      <>
        <WhosePassword />
        <PasswordField label={locale.words.account.newPassword} isNew faults={form?.faults} />
      </>
    ),
  });
}
