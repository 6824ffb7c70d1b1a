import { z } from "zod";
import { faultsOf } from "../frame/act.tsx";
import { NEEDED_PASSWORD } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "../forms/password_field.tsx";
import { attempt, type Faults, readForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
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
export function deleteAccount(web: Web) {
  const { accounts } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, DELETION);
    if (form.kind === "invalid") return sendDeletion(c, web, form.faults);
    const { password } = form.values;
    const deleted = await attempt(() => accounts.deleteAccount(viewerOf(c), password));
    if (deleted.kind === "refused") {
      return sendDeletion(c, web, faultsOf(deleted.refusal, { account_owns_listings: "" }));
    }
    switch (deleted.value.kind) {
      case "limited":
        return sendTooMany(c, web, deleted.value.retryAfterSeconds);
      case "wrong":
        return sendDeletion(c, web, { password: ACCOUNTS.account.wrongPassword });
      case "deleted":
        return redirectTo(c, "/", "account_deleted");
    }
  };
}

function sendDeletion(c: WebContext, web: Web, faults?: Faults) {
  return sendPage(c, web, {
    title: words.title,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(viewerOf(c).username)}</p>
        <FaultSummary faults={faults} />
        <Form action="/account/deletion">
          <WhosePassword username={viewerOf(c).username} />
          <PasswordField label={ACCOUNTS.password} faults={faults} />
          <Submit look="danger">{words.submit}</Submit>
        </Form>
        <p>
          <a href="/account">{words.keep}</a>
        </p>
      </>
    ),
  });
}
