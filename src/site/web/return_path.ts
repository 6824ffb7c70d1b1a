import { nextPath } from "../text/next_path.ts";
import type { Web, WebContext } from "./web_env.ts";

/**
 * Returns the path of a page for a link that leads back to it; "/" for one whose address holds a secret, which belongs
 * into no query.
 */
export function pathBack(c: WebContext): string {
  return c.req.param("token") === undefined ? (c.get("prefix") ?? "") + c.req.path : "/";
}

/** Returns a path of this site that carries the next path as a query; "/" is the default and is omitted. */
export function pathWithNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Returns the path to go to after a form: the form's `next`, or else the page's. */
export function nextOf(c: WebContext, { site }: Web, typed?: string): string {
  return nextPath(typed ?? c.req.query("next"), site.baseUrl);
}

/** Returns the next path of an account's form. The default is the account page, because "/" shows nothing of it. */
export function nextOrAccount(next: string): string {
  return next === "/" ? "/account" : next;
}
