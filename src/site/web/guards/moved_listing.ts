import type { MiddlewareHandler } from "hono";
import { findMoved } from "../../servers/slugs/find_slug.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Matches the path of a listing's public pages, pictures, forms and widget, if the slug is well formed. */
const PUBLIC_SERVER = /^(\/(?:servers|embed)\/)([a-z0-9-]{1,100})(?=\/|$)/;

/**
 * Creates the middleware that redirects paths with a former public slug of a listing to its current one: pages, badges,
 * and ballots that were open during the change. The method stays the same. Browsers don't cache this, because the slug
 * may return.
 */
export function leadMovedOn({ services: { sql } }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    const [, , slug = ""] = PUBLIC_SERVER.exec(c.req.path) ?? [];
    if (c.res.status !== 404 || slug === "") return;
    const now = await findMoved(sql, slug);
    if (now === undefined) return;
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(c.get("prefix")?.length ?? 0).replace(PUBLIC_SERVER, `$1${now}`) +
      search;
    c.res = c.body(null, 308, { Location: path, "Cache-Control": "no-cache" });
  };
}
