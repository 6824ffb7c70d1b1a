import { z } from "zod";
import { requestReset, resetPassword } from "../../sign_in/reset_password.ts";
import { NEEDED, NEEDED_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
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
      return sendWords(c, web, { title: words.asked, lead: words.askedLead, status: 202 });
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
      return sendWords(c, web, { title: words.dead, lead: words.deadLead, status: 410 });
    },
  });
}

function sendAsk(c: WebContext, web: Web, form?: FaultyForm) {
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={form?.faults} />
        <Form action="/reset-password">
          <Field
            name="email"
            type="email"
            label={ACCOUNTS.email}
            value={form?.typed["email"]}
            faults={form?.faults}
            autocomplete="email"
            maxlength={254}
          />
          <Submit>{words.submit}</Submit>
        </Form>
      </>
    ),
  });
}

function sendChoice(c: WebContext, web: Web, form?: FaultyForm) {
  return sendPage(c, web, {
    title: words.choose,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.choose}</h1>
        <p class="lead">{words.chooseLead}</p>
        <FaultSummary faults={form?.faults} />
        <Form action={c.req.path}>
          <WhosePassword />
          <PasswordField label={ACCOUNTS.newPassword} isNew faults={form?.faults} />
          <Submit>{words.save}</Submit>
        </Form>
      </>
    ),
  });
}

function sendWords(
  c: WebContext,
  web: Web,
  { title, lead, status }: { title: string; lead: string; status: 202 | 410 },
) {
  return sendPage(c, web, {
    title,
    status,
    narrow: true,
    body: (
      <section class="empty">
        <h1>{title}</h1>
        <p>{lead}</p>
        {status === 410
          ? (
            <p>
              <a href="/reset-password">{words.again}</a>
            </p>
          )
          : null}
      </section>
    ),
  });
}
