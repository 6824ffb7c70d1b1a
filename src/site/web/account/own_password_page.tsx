import { z } from "zod";
import { changePassword } from "../../sign_in/change_password.ts";
import { setFirstPassword } from "../../sign_in/first_password.ts";
import { needsProof } from "../../sign_in/own_password.ts";
import { hasOwnPassword } from "../../sign_in/ways_in.ts";
import type { FaultyForm } from "../kit/form.tsx";
import { pathWithNext } from "../return_path.ts";
import { PROOF_PATH, redirectTo, submit } from "../forms/submit.ts";
import { LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { NEEDED_PASSWORD, OWN_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { PasswordField, sendFormPage, WhosePassword } from "./form_page.tsx";

/** The page's path, to which its form posts too. */
export const PASSWORD_PATH = "/account/password";

/** GET /account/password: asks for another password or the first one, after a recent proof where it takes one. */
export async function askPassword(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { ownPassword: words } = locale.words.account;
  const { services } = web;
  const viewer = viewerOf(c);
  if (await needsProof(services, viewer)) {
    return redirectTo(c, pathWithNext(PROOF_PATH, PASSWORD_PATH));
  }
  const hasPassword = await hasOwnPassword(services, viewer.accountId);
  return await sendFormPage(c, web, {
    words: hasPassword ? words.change : words.set,
    action: PASSWORD_PATH,
    form,
    fields: (
      <>
        <WhosePassword username={viewer.username} />
        {hasPassword && (
          <PasswordField label={locale.words.account.currentPassword} faults={form?.faults} />
        )}
        <PasswordField
          name="new_password"
          label={locale.words.account.newPassword}
          isNew
          faults={form?.faults}
        />
      </>
    ),
    more: <LinkLine href="/account" label={words.back} />,
  });
}

/** POST /account/password: changes the password and ends all other sessions, or sets the account's first one. */
export const changeOwnPassword = submit({
  schema: z.object({ password: OWN_PASSWORD, new_password: NEEDED_PASSWORD }),
  fields: {
    password_common: "new_password",
    password_too_short: "new_password",
    password_too_long: "new_password",
  },
  wrong: { password: "currentPassword" },
  show: askPassword,
  async act(c, web, { password, new_password: newPassword }) {
    const [viewer, request] = [viewerOf(c), requestOf(c, web)];
    if (!await hasOwnPassword(web.services, viewer.accountId)) {
      const set = await setFirstPassword(web.services, viewer, { newPassword });
      if (set.kind === "set") return redirectTo(c, "/account", "password_set");
      return set.kind === "has_one" ? { kind: "wrong" } : set;
    }
    const changed = await changePassword(web.services, viewer, { password, newPassword, request });
    if (changed.kind !== "changed") return changed;
    setCookies(c, changed.setCookies);
    return redirectTo(c, "/account", "password_changed");
  },
});
