import { z } from "zod";
import { type Profile, showProfile } from "../../accounts/profile.ts";
import type { AccountRequest } from "../../sign_in/accounts_context.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { addressKeyOf, viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { fault } from "../parts/faults.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";

/** A required name, address or code. The domain validates the rest. */
export const NEEDED = z.string({ error: fault("required") }).transform(pastedValue)
  .pipe(z.string().min(1, fault("required")));

/** A required password. Its spaces count. */
export const NEEDED_PASSWORD = z.string({ error: fault("required") }).min(1, fault("required"));

/** A password that an account without one leaves out. */
export const OWN_PASSWORD = z.string().default("");

/** The field of a name, for each refusal of one. */
export const NAME_FAULTS = {
  account_name_invalid: "username",
  account_name_reserved: "username",
  account_name_steam: "username",
  account_exists: "username",
} as const;

/** The parts of a request that account functions need. */
export function requestOf(c: WebContext, web: Web): AccountRequest {
  const hasChoice = web.services.locales.all.length > 1;
  const locale = hasChoice ? currentLocale().tag : undefined;
  return { headers: c.req.raw.headers, address: addressKeyOf(c, web), locale };
}

/** Returns the signed-in user's profile. Refuses if the account was deleted since the request began. */
export async function profileOf(c: WebContext, web: Web): Promise<Profile> {
  const profile = await showProfile(web.services.sql, viewerOf(c));
  if (!profile) throw refusal("account_unknown", { doing: "show_the_account", why: "viewers" });
  return profile;
}

/** Sets the session's cookies. */
export function setCookies(c: WebContext, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
