import { getCookie, setCookie } from "hono/cookie";
import { currentLocale } from "../current_locale.ts";
import type { WebContext } from "../web_env.ts";
import type { Words } from "../../../core/locales/locale.ts";

/** Seconds for which the page after a form shows its notice, even if it is reloaded. */
const SHOWN_S = 60;

const COOKIE = "voteboard_notice";

/** The code of a notice. */
export type NoticeCode = keyof Words["forms"];

/**
 * Returns a path with a notice to show there. The address contains the notice's code, and a cookie proves that this
 * site set it, so that a link from elsewhere can't make a page show a false notice.
 */
export function pathWithNotice(c: WebContext, path: string, code: NoticeCode): string {
  setCookie(c, COOKIE, code, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: SHOWN_S });
  const [page = "", anchor] = path.split("#");
  const address = `${page}${page.includes("?") ? "&" : "?"}notice=${code}`;
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** Returns the notice that a form left for this page, if any. */
export function noticeOf(c: WebContext): string | undefined {
  const code = c.req.query("notice");
  if (code === undefined || code !== getCookie(c, COOKIE) || !isNotice(code)) {
    return undefined;
  }
  return currentLocale().words.forms[code];
}

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(currentLocale().words.forms, code);
}
