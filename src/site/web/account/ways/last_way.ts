import { getCookie, setCookie } from "hono/cookie";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import type { Web, WebContext } from "../../web_env.ts";

const COOKIE = "voteboard_way";

/** A sign-in method: the id of a provider, or one of the site's own methods. */
export type WayIn = "password" | "passkey" | "discord" | "steam" | "oidc";

const WAYS: readonly WayIn[] = ["password", "passkey", "discord", "steam", "oidc"];

/** Returns the method of the last sign-in with this browser, which reveals no account. */
export function lastWay(c: WebContext): WayIn | undefined {
  const way = getCookie(c, COOKIE);
  return WAYS.find((one) => one === way);
}

/** Remembers the sign-in method in this browser, so that it comes first the next time. */
export function keepWay(c: WebContext, { site }: Web, way: WayIn): void {
  setCookie(c, COOKIE, way, {
    path: "/",
    secure: site.baseUrl.startsWith("https:"),
    httpOnly: true,
    sameSite: "Lax",
    maxAge: KEPT_DAYS.knownBrowser * 86_400,
  });
}
