import type { Hono, MiddlewareHandler } from "hono";
import { askName, confirmName, saveName } from "./account_name.tsx";
import { changePassword, showAccount } from "./account_page.tsx";
import { endOtherSessions, endSession } from "./account_sessions.tsx";
import { confirmDeletion, deleteAccount } from "./delete_account.tsx";
import { askForReset, choosePassword, requestReset, savePassword } from "./reset_password.tsx";
import { showSignIn, signIn, signOut } from "./sign_in.tsx";
import { showSignUp, signUp } from "./sign_up.tsx";
import { askToVerify, sendVerificationAgain, verifyEmail } from "./verify_email.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/** Who may open these pages, and who may send their forms. */
export interface AccountGuards {
  open: MiddlewareHandler<WebEnv>;
  openForm: MiddlewareHandler<WebEnv>;
  own: MiddlewareHandler<WebEnv>;
  ownForm: MiddlewareHandler<WebEnv>;
}

/** The pages for signing up, in and out, and of one's own account. */
export function addAccountPages(
  app: Hono<WebEnv>,
  web: Web,
  { open, openForm, own, ownForm }: AccountGuards,
): void {
  app.get("/sign-up", open, showSignUp(web));
  app.post("/sign-up", openForm, signUp(web));
  app.get("/sign-in", open, showSignIn(web));
  app.post("/sign-in", openForm, signIn(web));
  app.post("/sign-out", openForm, signOut(web));

  app.get("/reset-password", open, askForReset(web));
  app.post("/reset-password", openForm, requestReset(web));
  app.get("/reset-password/:token", open, choosePassword(web));
  app.post("/reset-password/:token", openForm, savePassword(web));
  app.get("/verify-email/:token", open, askToVerify(web));
  app.post("/verify-email/:token", openForm, verifyEmail(web));

  app.get("/account", own, showAccount(web));
  app.get("/account/name", own, askName(web));
  app.post("/account/name", ownForm, saveName(web));
  app.post("/account/name/confirmation", ownForm, confirmName(web));
  app.post("/account/password", ownForm, changePassword(web));
  app.post("/account/verification", ownForm, sendVerificationAgain(web));
  app.post("/account/sessions/:id/end", ownForm, endSession(web));
  app.post("/account/other-sessions/end", ownForm, endOtherSessions(web));
  app.get("/account/deletion", own, confirmDeletion(web));
  app.post("/account/deletion", ownForm, deleteAccount(web));
}
