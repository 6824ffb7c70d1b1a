import { z } from "zod";
import type { Limited } from "../../sign_in/limits.ts";
import { NEEDED_PASSWORD } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { type ButtonLook, FaultSummary, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** A page that asks for the password before something is done with the account. */
export interface PasswordPage {
  path: string;
  words: { title: string; lead(username: string): string; submit: string; back: string };
  look?: ButtonLook;
}

const PASSWORD = z.object({ password: NEEDED_PASSWORD });

/** Shows the page, with what is wrong with the form if anything is. */
export function sendPasswordPage(
  c: WebContext,
  web: Web,
  { path, words, look }: PasswordPage,
  form?: FaultyForm,
) {
  const { username } = viewerOf(c);
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(username)}</p>
        <FaultSummary faults={form?.faults} />
        <Form action={path}>
          <WhosePassword username={username} />
          <PasswordField label={ACCOUNTS.password} faults={form?.faults} />
          <Submit look={look}>{words.submit}</Submit>
        </Form>
        <p>
          <a href="/account">{words.back}</a>
        </p>
      </>
    ),
  });
}

/** Makes the handler of its form: `act` answers when the password was right. */
export function submitPassword(
  web: Web,
  page: PasswordPage,
  act: (c: WebContext, password: string) => Promise<Response | { kind: "wrong" } | Limited>,
) {
  const show = (c: WebContext, web: Web, form: FaultyForm) => sendPasswordPage(c, web, page, form);
  return submit(web, {
    schema: PASSWORD,
    fields: { account_owns_listings: "" },
    show,
    async act(c, { password }, typed) {
      const outcome = await act(c, password);
      if (outcome instanceof Response) return outcome;
      return outcome.kind === "limited"
        ? sendTooMany(c, web, outcome.retryAfterSeconds)
        : show(c, web, { typed, faults: { password: ACCOUNTS.account.wrongPassword } });
    },
  });
}
