import { deleteAccount } from "../../sign_in/delete_account.ts";
import { type PasswordPage, sendPasswordPage, submitPassword } from "./password_page.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const PAGE: PasswordPage = {
  path: "/account/deletion",
  words: ACCOUNTS.deletion,
  look: "danger",
};

/** GET /account/deletion: says what goes and what stays, and asks for the password. */
export function confirmDeletion(web: Web) {
  return (c: WebContext) => sendPasswordPage(c, web, PAGE);
}

/** POST /account/deletion: deletes the account; its session's cookie opens nothing from then on. */
export function deleteOwnAccount(web: Web) {
  const { services } = web;
  return submitPassword(web, PAGE, async (c, password) => {
    const deletion = { password, now: services.now() };
    const deleted = await deleteAccount(services, viewerOf(c), deletion);
    return deleted.kind === "deleted" ? redirectTo(c, "/", "account_deleted") : deleted;
  });
}
