import { z } from "zod";
import { faultsOf } from "../frame/act.tsx";
import { NEEDED, NEEDED_PASSWORD, nextOf, requestOf, setCookies } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField } from "../forms/password_field.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { attempt, type Faults, readForm, type Typed } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { signUp: words } = ACCOUNTS;

const SIGN_UP = z.object({
  username: NEEDED,
  email: NEEDED,
  password: NEEDED_PASSWORD,
  next: z.string().optional(),
});

/** Beside which field a refusal stands. */
const FIELDS = {
  account_name_invalid: "username",
  account_name_reserved: "username",
  account_exists: "username",
  email_invalid: "email",
  password_too_short: "password",
  password_too_long: "password",
} as const;

/** GET /sign-up: who is signed in already goes on at once. */
export function showSignUp(web: Web) {
  return (c: WebContext) => {
    const next = nextOf(c, web);
    return c.get("viewer") ? redirectTo(c, next) : sendSignUp(c, web, { next });
  };
}

/** POST /sign-up: makes the account, signs in, and asks whether the name is right. */
export function signUp(web: Web) {
  const { accounts } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, SIGN_UP);
    const next = nextOf(c, web, form.typed["next"]);
    if (form.kind === "invalid") return sendSignUp(c, web, { ...form, next });
    const done = await attempt(() => accounts.signUp(form.values, requestOf(c, web)));
    if (done.kind === "refused") {
      return sendSignUp(c, web, { ...form, faults: faultsOf(done.refusal, FIELDS), next });
    }
    const outcome = done.value;
    if (outcome.kind === "limited") return sendTooMany(c, web, outcome.retryAfterSeconds);
    setCookies(c, outcome.setCookies);
    return redirectTo(c, pathWithNext("/account/name", next));
  };
}

interface SignUpForm {
  next: string;
  typed?: Typed;
  faults?: Faults;
}

function sendSignUp(c: WebContext, web: Web, { next, typed = {}, faults }: SignUpForm) {
  return sendPage(c, web, {
    title: words.title,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={faults} />
        <Form action="/sign-up">
          <input type="hidden" name="next" value={next} />
          <Field
            name="username"
            label={ACCOUNTS.username}
            help={ACCOUNTS.usernameHelp}
            value={typed["username"]}
            faults={faults}
            autocomplete="username"
            maxlength={32}
            spellcheck={false}
          />
          <Field
            name="email"
            type="email"
            label={ACCOUNTS.email}
            help={ACCOUNTS.emailHelp}
            value={typed["email"]}
            faults={faults}
            autocomplete="email"
            maxlength={254}
          />
          <PasswordField label={ACCOUNTS.password} isNew faults={faults} />
          <Submit>{words.submit}</Submit>
        </Form>
        <p>
          {words.haveOne} <a href={pathWithNext("/sign-in", next)}>{words.signIn}</a>
        </p>
      </>
    ),
  });
}
