import { z } from "zod";
import { signIn } from "../../sign_in/sign_in.ts";
import { signOut } from "../../sign_in/sign_in.ts";
import { NEEDED, NEEDED_PASSWORD, nextOf, requestOf, setCookies } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { Field } from "../forms/forms.tsx";
import { Below, sendFormPage } from "./form_page.tsx";
import { PasswordField } from "./password_field.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { signIn: words } = ACCOUNTS;

const SIGN_IN = z.object({ name: NEEDED, password: NEEDED_PASSWORD, next: z.string().optional() });

/** GET /sign-in: anyone already signed in goes straight on. */
export function showSignIn(web: Web) {
  return (c: WebContext) => c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignIn(c, web);
}

/** POST /sign-in: opens a session, and returns to where the person was. */
export function submitSignIn(web: Web) {
  return submit(web, {
    schema: SIGN_IN,
    show: sendSignIn,
    async act(c, { name: nameOrEmail, password, next }, typed) {
      const outcome = await signIn(web.services, { nameOrEmail, password }, requestOf(c, web));
      switch (outcome.kind) {
        case "limited":
          return sendTooMany(c, web, outcome.retryAfterSeconds);
        case "wrong":
          return sendSignIn(c, web, { typed, faults: { "": words.wrong } });
        case "disabled":
          return sendSignIn(c, web, { typed, faults: { "": words.disabled(outcome.reason) } });
        case "signed_in":
          setCookies(c, outcome.setCookies);
          return redirectTo(c, nextOf(c, web, next));
      }
    },
  });
}

/** POST /sign-out: ends the session, if there is one. */
export function submitSignOut({ services }: Web) {
  return async (c: WebContext) => {
    const outcome = await signOut(services, c.req.raw.headers);
    setCookies(c, outcome.setCookies);
    return redirectTo(c, "/", "signed_out");
  };
}

function sendSignIn(c: WebContext, web: Web, form?: FaultyForm) {
  const next = nextOf(c, web, form?.typed["next"]);
  return sendFormPage(c, web, {
    words,
    action: "/sign-in",
    form,
    fields: (
      <>
        <input type="hidden" name="next" value={next} />
        <Field
          name="name"
          label={words.nameOrEmail}
          help={words.nameOrEmailHelp}
          value={form?.typed["name"]}
          faults={form?.faults}
          autocomplete="username"
          maxlength={254}
          spellcheck={false}
        />
        <PasswordField label={ACCOUNTS.password} faults={form?.faults} />
      </>
    ),
    more: (
      <>
        <Below href="/reset-password" label={words.forgot} />
        <p>
          {words.haveNone} <a href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
        </p>
      </>
    ),
  });
}
