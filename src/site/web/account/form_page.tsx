import type { Child } from "hono/jsx";
import type { ButtonLook, Faults, FaultyForm } from "../kit/form.tsx";
import { FaultSummary, Field, fieldsOf, Form, httpStatusOf, Submit } from "../kit/form.tsx";
import { PASSWORD_MAX } from "../../accounts/password.ts";
import type { ShownServer } from "../../servers/listings.ts";
import { isolated } from "../../text/shown_text.ts";
import { sendPage } from "../frame/layout.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Door } from "../kit/door.tsx";

/** Responds with a page that consists of one form and its faults, if any. `more` is shown below it. */
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
    status: httpStatusOf(form),
    narrow: true,
    body: (
      <Door title={title} lead={lead} more={more}>
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy} />
        <Form action={action} once={once}>
          {fields}
          <Submit look={look}>{submit}</Submit>
        </Form>
      </Door>
    ),
  });
}

/** The field for a name in the game: the one that the server rewards, if somebody signs up to vote for one. */
export function NameField({ form, votedFor }: {
  form: Partial<FaultyForm>;
  votedFor: ShownServer | undefined;
}) {
  const locale = currentLocale();
  const { signUp: words } = locale.words.account;
  return (
    <Field
      {...fieldsOf(form)("username")}
      label={votedFor ? words.inGame(isolated(votedFor.gameName)) : locale.words.account.username}
      help={votedFor
        ? words.inGameHelp(isolated(votedFor.name))
        : locale.words.account.usernameHelp}
      autocomplete="username"
      maxlength={32}
      spellcheck={false}
    />
  );
}

/** An email address field. */
export function EmailField({ label = currentLocale().words.account.email, help, form }: {
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
      help={isNew ? currentLocale().words.account.passwordHelp : undefined}
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
