import { z } from "zod";
import { type Profile, showProfile } from "../../accounts/profile.ts";
import type { AccountRequest } from "../../sign_in/context.ts";
import { Refusal } from "../../errors.ts";
import { nextPath } from "../forms/next_path.ts";
import { FORMS } from "../frame/words.ts";
import { addressOf, viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** A field that must not be empty; the domain checks the rest. */
export const NEEDED = z.string({ error: FORMS.required }).trim().min(1, FORMS.required);

/** A password that must not be empty; its spaces count. */
export const NEEDED_PASSWORD = z.string({ error: FORMS.required }).min(1, FORMS.required);

/** The parts of a request that accounts need. */
export function requestOf(c: WebContext, web: Web): AccountRequest {
  return { headers: c.req.raw.headers, address: addressOf(c, web) };
}

/** The profile of whoever is signed in; refuses when the account was deleted a moment ago. */
export async function profileOf(c: WebContext, web: Web): Promise<Profile> {
  const profile = await showProfile(web.services.sql, viewerOf(c));
  if (!profile) throw new Refusal("account_unknown", "Cannot show the account: it was deleted");
  return profile;
}

/** Sets the session's cookies. */
export function setCookies(c: WebContext, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

/** Returns the path to go to after this form: the page's `next`, or the one that the form carries on. */
export function nextOf(c: WebContext, { site }: Web, typed?: string): string {
  return nextPath(typed ?? c.req.query("next"), site.baseUrl);
}
