import { z } from "zod";
import { NEEDED, NEEDED_PASSWORD, nextOf, requestOf, setCookies } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField } from "../forms/password_field.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { type Faults, readForm, type Typed } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { signIn: words } = ACCOUNTS;

const SIGN_IN = z.object({
  name: NEEDED,
  password: NEEDED_PASSWORD,
  next: z.string().optional(),
});

/** GET /sign-in: who is signed in already goes on at once. */
export function showSignIn(web: Web) {
  return (c: WebContext) => {
    const next = nextOf(c, web);
    return c.get("viewer") ? redirectTo(c, next) : sendSignIn(c, web, { next });
  };
}

/** POST /sign-in: opens a session, and goes on to where the person was. */
export function signIn(web: Web) {
  const { accounts } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, SIGN_IN);
    const next = nextOf(c, web, form.typed["next"]);
    if (form.kind === "invalid") return sendSignIn(c, web, { ...form, next });
    const { name: nameOrEmail, password } = form.values;
    const outcome = await accounts.signIn({ nameOrEmail, password }, requestOf(c, web));
    switch (outcome.kind) {
      case "limited":
        return sendTooMany(c, web, outcome.retryAfterSeconds);
      case "wrong":
        return sendSignIn(c, web, { ...form, faults: { "": words.wrong }, next });
      case "signed_in":
        setCookies(c, outcome.setCookies);
        return redirectTo(c, next);
    }
  };
}

/** POST /sign-out: ends the session, if there is one. */
export function signOut({ services: { accounts } }: Web) {
  return async (c: WebContext) => {
    const outcome = await accounts.signOut(c.req.raw.headers);
    setCookies(c, outcome.setCookies);
    return redirectTo(c, "/", "signed_out");
  };
}

interface SignInForm {
  next: string;
  typed?: Typed;
  faults?: Faults;
}

function sendSignIn(c: WebContext, web: Web, { next, typed = {}, faults }: SignInForm) {
  return sendPage(c, web, {
    title: words.title,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <FaultSummary faults={faults} />
        <Form action="/sign-in">
          <input type="hidden" name="next" value={next} />
          <Field
            name="name"
            label={words.nameOrEmail}
            help={words.nameOrEmailHelp}
            value={typed["name"]}
            faults={faults}
            autocomplete="username"
            maxlength={254}
            spellcheck={false}
          />
          <PasswordField label={ACCOUNTS.password} faults={faults} />
          <Submit>{words.submit}</Submit>
        </Form>
        <p>
          <a href="/reset-password">{words.forgot}</a>
        </p>
        <p>
          {words.haveNone} <a href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
        </p>
      </>
    ),
  });
}
