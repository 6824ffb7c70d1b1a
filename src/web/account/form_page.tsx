import type { Child } from "hono/jsx";
import type { ButtonLook, Faults, FaultyForm } from "../forms/forms.tsx";
import { FaultSummary, Field, fieldsOf, Form, statusOf, Submit } from "../forms/forms.tsx";
import { PASSWORD_MAX } from "../../accounts/password.ts";
import { sendPage } from "../frame/layout.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { ACCOUNTS } from "./words.ts";

/** Responds with a page that consists of one form and its faults, if any. `more` is shown below. */
export function sendFormPage(
  c: WebContext,
  web: Web,
  { words: { title, lead, submit }, action, once, form, look, fields, more }: {
    words: { title: string; lead?: string; submit: string };
    action: string;
    once?: boolean;
    form?: FaultyForm | undefined;
    look?: ButtonLook | undefined;
    fields?: Child;
    more?: Child;
  },
) {
  return sendPage(c, web, {
    title,
    status: statusOf(form),
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        {lead === undefined ? null : <p class="lead">{lead}</p>}
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy || form?.isLimited} />
        <Form action={action} once={once}>
          {fields}
          <Submit look={look}>{submit}</Submit>
        </Form>
        {more}
      </>
    ),
  });
}

/** An email address field. */
export function EmailField({ label = ACCOUNTS.email, help, form }: {
  label?: string;
  help?: string;
  form: Partial<FaultyForm> | undefined;
}) {
  return (
    <Field
      {...fieldsOf(form)("email")}
      type="email"
      label={label}
      help={help}
      autocomplete="email"
      maxlength={254}
    />
  );
}

/**
 * A password field. A new password's requirements are shown, and `autocomplete` tells password managers whether it is
 * new.
 */
export function PasswordField({ name = "password", label, isNew = false, faults }: {
  name?: string;
  label: string;
  isNew?: boolean;
  faults: Faults | undefined;
}) {
  return (
    <Field
      name={name}
      type="password"
      label={label}
      help={isNew ? ACCOUNTS.passwordHelp : undefined}
      faults={faults}
      autocomplete={isNew ? "new-password" : "current-password"}
      maxlength={PASSWORD_MAX}
    />
  );
}

/** A hidden field that tells password managers whose password the form is about. */
export function WhosePassword({ username = "" }: { username?: string }) {
  return <input type="text" autocomplete="username" value={username} readonly hidden />;
}
