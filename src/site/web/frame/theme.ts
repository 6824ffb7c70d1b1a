import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import { THEME_SHEETS } from "./styles.ts";
import type { WebContext } from "../web_env.ts";

/** The themes. "system" follows the visitor's device, and is the default. */
export const THEMES = ["system", "light", "dark"] as const;

type Theme = typeof THEMES[number];

/** The path of the style sheet with the visitor's theme. */
export const THEME_PATH = "/theme.css";

const COOKIE = "voteboard_theme";

/**
 * The theme is in this sheet and not in the pages, because these are cached for all visitors. It is loaded before the
 * page is painted, so the page doesn't flash. Browsers cache it for a minute, because a request before each paint would
 * delay pages. The switch's script invalidates it at once (RFC 9111 §4.4: by a POST to its address).
 */
const HEADERS = {
  "Content-Type": "text/css; charset=utf-8",
  "Cache-Control": "private, max-age=60",
  Vary: "Cookie",
};

/** GET /theme.css: sends the colours of the visitor's theme, or an empty sheet. */
export function sendTheme(c: WebContext): Response {
  return c.body(THEME_SHEETS[themeOf(c)], 200, HEADERS);
}

/** Returns the theme that the visitor chose. */
function themeOf(c: WebContext): Theme {
  const chosen = getCookie(c, COOKIE);
  return THEMES.find((theme) => theme === chosen) ?? "system";
}

/** Remembers the theme in this browser. */
export function keepTheme(c: WebContext, theme: Theme, { isSecure }: { isSecure: boolean }): void {
  const options = { path: "/", secure: isSecure };
  if (theme === "system") deleteCookie(c, COOKIE, options);
  else {
    const maxAge = KEPT_DAYS.theme * 86_400;
    setCookie(c, COOKIE, theme, { ...options, httpOnly: true, sameSite: "Lax", maxAge });
  }
}
