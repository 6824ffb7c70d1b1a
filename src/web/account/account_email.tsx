import { z } from "zod";
import type { Profile } from "../../accounts/show_profile.ts";
import { changeEmail } from "../../sign_in/change_email.ts";
import { NEEDED, NEEDED_PASSWORD, profileOf } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { ButtonForm, FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words, changeEmail: change } = ACCOUNTS;

const NEW_EMAIL = z.object({ email: NEEDED, password: NEEDED_PASSWORD });

/** GET /account/email: asks for another email address, and the password. */
export function askEmail(web: Web) {
  return (c: WebContext) => sendEmail(c, web);
}

/** POST /account/email: sends a link there; the old address stays until it is used. */
export function changeOwnEmail(web: Web) {
  return submit(web, {
    schema: NEW_EMAIL,
    fields: { email_invalid: "email" },
    show: sendEmail,
    async act(c, { email, password }, typed) {
      const wanted = { email, password, now: web.services.now() };
      const outcome = await changeEmail(web.services, viewerOf(c), wanted);
      switch (outcome.kind) {
        case "limited":
          return sendTooMany(c, web, outcome.retryAfterSeconds);
        case "wrong":
          return sendEmail(c, web, { typed, faults: { password: words.wrongPassword } });
        case "sent":
          return redirectTo(c, "/account", "verification_sent");
      }
    },
  });
}

async function sendEmail(c: WebContext, web: Web, form?: FaultyForm) {
  const { username } = await profileOf(c, web);
  return sendPage(c, web, {
    title: change.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{change.title}</h1>
        <p class="lead">{change.lead}</p>
        <FaultSummary faults={form?.faults} />
        <Form action="/account/email">
          <Field
            name="email"
            type="email"
            label={change.newEmail}
            value={form?.typed["email"]}
            faults={form?.faults}
            autocomplete="email"
            maxlength={254}
          />
          <WhosePassword username={username} />
          <PasswordField label={ACCOUNTS.currentPassword} faults={form?.faults} />
          <Submit>{change.submit}</Submit>
        </Form>
      </>
    ),
  });
}

/** Shows an account's email address, whether it is confirmed, and which one waits. */
export function EmailAddress({ profile }: { profile: Profile }) {
  const { email, emailVerified, newEmail } = profile;
  const isOpen = newEmail !== undefined || (!emailVerified && email !== "");
  return (
    <section class="card">
      <h2>{words.emailHeading}</h2>
      <p>
        {email === "" ? words.noEmail : email}{" "}
        <span class={emailVerified ? "badge good" : "badge wait"}>
          {emailVerified ? words.confirmed : words.unconfirmed}
        </span>
      </p>
      {newEmail === undefined ? null : <p>{words.newEmailWaits(newEmail)}</p>}
      {emailVerified ? null : <p>{words.unconfirmedLead}</p>}
      {isOpen ? <ButtonForm action="/account/verification" label={words.sendAgain} /> : null}
      <p>
        <a class="button secondary" href="/account/email">{words.changeEmail}</a>
      </p>
    </section>
  );
}
