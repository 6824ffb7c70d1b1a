import { z } from "zod";
import { faultsOf } from "../frame/act.tsx";
import { NEEDED, NEEDED_PASSWORD, requestOf } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "../forms/password_field.tsx";
import { attempt, type Faults, readForm, type Typed } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { reset: words } = ACCOUNTS;

const ASK = z.object({ email: NEEDED });
const CHOICE = z.object({ password: NEEDED_PASSWORD });

interface ResetForm {
  typed?: Typed;
  faults?: Faults;
}

/** GET /reset-password: asks for the mail address. */
export function askForReset(web: Web) {
  return (c: WebContext) => sendAsk(c, web);
}

/** POST /reset-password: the same page for an address with an account and for one without. */
export function requestReset(web: Web) {
  const { accounts } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, ASK);
    if (form.kind === "invalid") return sendAsk(c, web, form);
    const asked = await attempt(() => accounts.requestReset(form.values.email, requestOf(c, web)));
    if (asked.kind === "refused") {
      const faults = faultsOf(asked.refusal, { email_invalid: "email" });
      return sendAsk(c, web, { ...form, faults });
    }
    if (asked.value.kind === "limited") return sendTooMany(c, web, asked.value.retryAfterSeconds);
    return sendWords(c, web, { title: words.asked, lead: words.askedLead, status: 202 });
  };
}

/** GET /reset-password/:token: asks for the new password; whether the link lives, sending it tells. */
export function choosePassword(web: Web) {
  return (c: WebContext) => sendChoice(c, web);
}

/** POST /reset-password/:token: saves it, and ends every session. */
export function savePassword(web: Web) {
  const { accounts } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, CHOICE);
    if (form.kind === "invalid") return sendChoice(c, web, form);
    const given = { token: c.req.param("token") ?? "", newPassword: form.values.password };
    const saved = await attempt(() => accounts.resetPassword(given));
    if (saved.kind === "refused") {
      const fields = { password_too_short: "password", password_too_long: "password" } as const;
      return sendChoice(c, web, { faults: faultsOf(saved.refusal, fields) });
    }
    if (saved.value.kind === "link_dead") {
      return sendWords(c, web, { title: words.dead, lead: words.deadLead, status: 410 });
    }
    return redirectTo(c, "/sign-in", "password_reset");
  };
}

function sendAsk(c: WebContext, web: Web, { typed = {}, faults }: ResetForm = {}) {
  return sendPage(c, web, {
    title: words.title,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={faults} />
        <Form action="/reset-password">
          <Field
            name="email"
            type="email"
            label={ACCOUNTS.email}
            value={typed["email"]}
            faults={faults}
            autocomplete="email"
            maxlength={254}
          />
          <Submit>{words.submit}</Submit>
        </Form>
      </>
    ),
  });
}

function sendChoice(c: WebContext, web: Web, { faults }: ResetForm = {}) {
  return sendPage(c, web, {
    title: words.choose,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.choose}</h1>
        <p class="lead">{words.chooseLead}</p>
        <FaultSummary faults={faults} />
        <Form action={c.req.path}>
          <WhosePassword />
          <PasswordField label={ACCOUNTS.newPassword} isNew faults={faults} />
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
