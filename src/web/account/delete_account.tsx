import { z } from "zod";
import { deleteAccount } from "../../sign_in/delete_account.ts";
import { NEEDED_PASSWORD } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { deletion: words } = ACCOUNTS;

const DELETION = z.object({ password: NEEDED_PASSWORD });

/** GET /account/deletion: says what goes and what stays, and asks for the password. */
export function confirmDeletion(web: Web) {
  return (c: WebContext) => sendDeletion(c, web);
}

/** POST /account/deletion: deletes the account; its session's cookie opens nothing from then on. */
export function deleteOwnAccount(web: Web) {
  return submit(web, {
    schema: DELETION,
    fields: { account_owns_listings: "" },
    show: sendDeletion,
    async act(c, { password }, typed) {
      const { services } = web;
      const deletion = { password, now: services.now() };
      const deleted = await deleteAccount(services, viewerOf(c), deletion);
      switch (deleted.kind) {
        case "limited":
          return sendTooMany(c, web, deleted.retryAfterSeconds);
        case "wrong":
          return sendDeletion(c, web, {
            typed,
            faults: { password: ACCOUNTS.account.wrongPassword },
          });
        case "deleted":
          return redirectTo(c, "/", "account_deleted");
      }
    },
  });
}

function sendDeletion(c: WebContext, web: Web, form?: FaultyForm) {
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(viewerOf(c).username)}</p>
        <FaultSummary faults={form?.faults} />
        <Form action="/account/deletion">
          <WhosePassword username={viewerOf(c).username} />
          <PasswordField label={ACCOUNTS.password} faults={form?.faults} />
          <Submit look="danger">{words.submit}</Submit>
        </Form>
        <p>
          <a href="/account">{words.keep}</a>
        </p>
      </>
    ),
  });
}
