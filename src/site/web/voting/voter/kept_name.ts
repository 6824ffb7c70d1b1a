import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { isUsername } from "../../../../core/accounts/username.ts";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import { nextOf } from "../../return_path.ts";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import type { Web, WebContext } from "../../web_env.ts";

const KEPT_S = KEPT_DAYS.rememberedName * 86_400;

/** Returns the name that this browser remembers for ballots. It proves nothing. */
export function rememberedName(c: WebContext, web: Web): string | undefined {
  const name = getCookie(c, cookieOf(web));
  return name !== undefined && isUsername(name) ? name : undefined;
}

/** Sets the cookie with which this browser remembers a name for ballots, or deletes it. */
export function rememberName(c: WebContext, web: Web, name: string | undefined): void {
  if (name === undefined && getCookie(c, cookieOf(web)) === undefined) return;
  setCookie(c, cookieOf(web), name ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(web),
    maxAge: name === undefined ? 0 : KEPT_S,
  });
}

/** The form with which this browser forgets the name. */
export const nameRemoval = action({
  path: "/remembered-name/removal",
  who: "anybody",
  fields: { next: hidden(z.string().optional()) },
  onSubmit: ({ c, web }) => rememberName(c, web, undefined),
  then: (_, { c, web, values: { next } }) => [nextOf(c, web, next), "name_forgotten"],
});

function cookieOf(web: Web): string {
  return isSecure(web) ? "__Host-voteboard_name" : "voteboard_name";
}

function isSecure({ site }: Web): boolean {
  return site.baseUrl.startsWith("https:");
}
