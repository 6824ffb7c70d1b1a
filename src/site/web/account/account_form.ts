import { z } from "zod";
import { type Profile, requireProfile } from "../../accounts/profile.ts";
import type { ShownServer } from "../../servers/public/shown_server.ts";
import type { AccountRequest } from "../../sign_in/accounts_context.ts";
import { isolated } from "../../text/shown_text.ts";
import { type FieldCopy, hidden, line } from "../forms/fields.tsx";
import { addressKeyOf, viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The field for the name in the game. */
export const PLAYER_NAME = line({
  isPasted: true,
  missing: "required",
  max: 32,
  autocomplete: "username",
  spellcheck: false,
});

/** The field for an email address. */
export const EMAIL = line({
  isPasted: true,
  missing: "required",
  type: "email",
  max: 254,
  autocomplete: "email",
});

/** The path to redirect to after a form. */
export const NEXT = hidden(z.string().optional());

/** The field beside which each refusal of a name is shown. */
export const NAME_FAULTS = {
  account_name_invalid: "username",
  account_name_reserved: "username",
  account_name_steam: "username",
  account_exists: "username",
} as const;

/** Returns the field beside which each refusal of a new password is shown. */
export function passwordFaults(field: "password" | "new_password") {
  return { password_common: field, password_too_short: field, password_too_long: field };
}

/** Returns the label of a name in the game. It mentions the server if the visitor signs up to vote for one. */
export function nameCopy(votedFor: ShownServer | undefined): FieldCopy {
  const { signUp: words, username, usernameHelp } = currentLocale().words.account;
  if (votedFor === undefined) return { label: username, help: usernameHelp };
  return {
    label: words.inGame(isolated(votedFor.gameName)),
    help: words.inGameHelp(isolated(votedFor.name)),
  };
}

/** Returns the label of a new password. */
export function newPasswordCopy(): FieldCopy {
  const { newPassword, passwordHelp } = currentLocale().words.account;
  return { label: newPassword, help: passwordHelp };
}

/** Returns the sentence that a moderator disabled the account, with the reason. */
export function disabledLead(reason: string | null): string {
  const { signIn: words } = currentLocale().words.account;
  return reason === null ? words.disabled : words.disabledWhy(isolated(reason));
}

/** The parts of a request that account functions need. */
export function requestOf(c: WebContext, web: Web): AccountRequest {
  const hasChoice = web.services.locales.all.length > 1;
  const locale = hasChoice ? currentLocale().tag : undefined;
  return { headers: c.req.raw.headers, address: addressKeyOf(c, web), locale };
}

/** Returns the signed-in user's profile. Refuses if the account was deleted since the request started. */
export function profileOf(c: WebContext, web: Web): Promise<Profile> {
  return requireProfile(web.services.sql, viewerOf(c));
}

/** Sets the session's cookies. */
export function setCookies(c: WebContext, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
