import { z } from "zod";
import { requestReset, resetPassword } from "../../sign_in/reset_password.ts";
import { NEEDED, NEEDED_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { Below, EmailField, sendFormPage, sendNote } from "./form_page.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { reset: words } = ACCOUNTS;

const ASK = z.object({ email: NEEDED });
const CHOICE = z.object({ password: NEEDED_PASSWORD });

/** GET /reset-password: asks for the email address. */
export function askForReset(web: Web) {
  return (c: WebContext) => sendAsk(c, web);
}

/** POST /reset-password: the same page for an address with an account and for one without. */
export function sendResetLink(web: Web) {
  return submit(web, {
    schema: ASK,
    fields: { email_invalid: "email" },
    show: sendAsk,
    act(c, { email }) {
      const asked = requestReset(web.services, email, requestOf(c, web));
      if (asked.kind === "limited") return sendTooMany(c, web, asked.retryAfterSeconds);
      return sendNote(c, web, { ...words.asked, status: 202 });
    },
  });
}

/** GET /reset-password/:token: asks for the new password; only sending it shows whether the link still works. */
export function choosePassword(web: Web) {
  return (c: WebContext) => sendChoice(c, web);
}

/** POST /reset-password/:token: saves it, and ends every session. */
export function savePassword(web: Web) {
  return submit(web, {
    schema: CHOICE,
    fields: { password_too_short: "password", password_too_long: "password" },
    show: sendChoice,
    async act(c, { password: newPassword }) {
      const token = c.req.param("token") ?? "";
      const outcome = await resetPassword(web.services, token, { newPassword });
      if (outcome.kind === "reset") {
        setCookies(c, outcome.setCookies);
        return redirectTo(c, "/sign-in", "password_reset");
      }
      const more = <Below href="/reset-password" label={words.again} />;
      return sendNote(c, web, { ...words.dead, status: 410, more });
    },
  });
}

function sendAsk(c: WebContext, web: Web, form?: FaultyForm) {
  const fields = <EmailField form={form} />;
  return sendFormPage(c, web, { words, action: "/reset-password", form, fields });
}

function sendChoice(c: WebContext, web: Web, form?: FaultyForm) {
  return sendFormPage(c, web, {
    words: words.choice,
    action: c.req.path,
    form,
    fields: (
      <>
        <WhosePassword />
        <PasswordField label={ACCOUNTS.newPassword} isNew faults={form?.faults} />
      </>
    ),
  });
}
