import { getCookie, setCookie } from "hono/cookie";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Web, WebContext } from "../web_env.ts";

const COOKIE = "voteboard_way";

/** A way to sign in: the id of a provider, or one of the site's own ways. */
export type WayIn = "password" | "passkey" | "discord" | "steam" | "oidc";

const WAYS: readonly WayIn[] = ["password", "passkey", "discord", "steam", "oidc"];

/** Returns the way of the last sign-in with this browser. It names no account. */
export function lastWay(c: WebContext): WayIn | undefined {
  const way = getCookie(c, COOKIE);
  return WAYS.find((one) => one === way);
}

/** Remembers the way of a sign-in in this browser, so that it comes first the next time. */
export function keepWay(c: WebContext, { site }: Web, way: WayIn): void {
  setCookie(c, COOKIE, way, {
    path: "/",
    secure: site.baseUrl.startsWith("https:"),
    httpOnly: true,
    sameSite: "Lax",
    maxAge: KEPT_DAYS.knownBrowser * 86_400,
  });
}
