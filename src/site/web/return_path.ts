import { nextPath } from "../text/next_path.ts";
import type { Web, WebContext } from "./web_env.ts";

/**
 * Returns the path of a page for a link back to it, or "/" if its address contains a secret, which must not be copied
 * into a query.
 */
export function pathBack(c: WebContext): string {
  return c.req.param("token") === undefined ? (c.get("prefix") ?? "") + c.req.path : "/";
}

/** Returns a path with the next path in its query. "/" is the default and is omitted. */
export function pathWithNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Returns the path to redirect to after a form: the form's `next`, or else the page's. */
export function nextOf(c: WebContext, { site }: Web, typed?: string): string {
  return nextPath(typed ?? c.req.query("next"), site.baseUrl);
}

/**
 * Returns the path to redirect to after an account's form. The default is the account page, because "/" doesn't show
 * the account.
 */
export function nextOrAccount(next: string): string {
  return next === "/" ? "/account" : next;
}
