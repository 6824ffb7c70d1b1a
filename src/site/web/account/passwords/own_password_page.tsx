import { changePassword } from "../../../sign_in/passwords/change_password.ts";
import { setFirstPassword } from "../../../sign_in/passwords/first_password.ts";
import { needsProof } from "../../../sign_in/proof/own_password.ts";
import { hasOwnPassword } from "../../../accounts/passwords/prove_password.ts";
import { pathWithNext } from "../../return_path.ts";
import { action } from "../../forms/action.tsx";
import { password } from "../../forms/fields.tsx";
import { PROOF_PATH, redirectTo } from "../../forms/read_form.ts";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { newPasswordCopy, passwordFaults, requestOf, setCookies } from "../account_form.ts";
import { sendFormPage, WhosePassword } from "../form_page.tsx";
import { withPasswords } from "./passwords_off.tsx";

/** The path of the page and of its form. */
export const PASSWORD_PATH = "/account/password";

/** Changes the password and ends all other sessions, or sets the account's first one. */
export const ownPassword = action({
  path: PASSWORD_PATH,
  who: "signed in",
  route: { purpose: "password" },
  guard: withPasswords,
  fields: {
    password: password(),
    new_password: password({ missing: "required", isNew: true }),
  },
  refused: passwordFaults("new_password"),
  wrong: { password: "currentPassword" },
  copy: () => ({
    new_password: newPasswordCopy(),
    submit: currentLocale().words.account.ownPassword.change.submit,
  }),
  async onSubmit({ c, web, values: { password, new_password: newPassword } }) {
    const viewer = viewerOf(c);
    const request = requestOf(c, web);
    if (!await hasOwnPassword(web.services, viewer.accountId)) {
      const set = await setFirstPassword(web.services, viewer, { newPassword });
      return set.kind === "has_one" ? { kind: "wrong" } : set;
    }
    const changed = await changePassword(web.services, viewer, { password, newPassword, request });
    if (changed.kind === "changed") setCookies(c, changed.setCookies);
    return changed;
  },
  then: ({ kind }) => ["/account", kind === "set" ? "password_set" : "password_changed"],
  page: askPassword,
});

/** GET /account/password: shows the form for a new or the first password, after a recent proof if one is needed. */
export async function askPassword(c: WebContext, web: Web) {
  const { ownPassword: words, currentPassword } = currentLocale().words.account;
  const { services } = web;
  const viewer = viewerOf(c);
  if (await needsProof(services, viewer)) {
    return redirectTo(c, pathWithNext(PROOF_PATH, PASSWORD_PATH));
  }
  const hasPassword = await hasOwnPassword(services, viewer.accountId);
  const { title, lead, submit } = hasPassword ? words.change : words.set;
  return await sendFormPage(c, web, {
    title,
    lead,
    form: (
      <ownPassword.Form
        lead={<WhosePassword username={viewer.username} />}
        copy={hasPassword ? { password: { label: currentPassword } } : {}}
        submit={submit}
      />
    ),
    more: <LinkLine href="/account" label={words.back} />,
  });
}
