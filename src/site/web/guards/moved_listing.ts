import type { MiddlewareHandler } from "hono";
import { findMoved } from "../../servers/slugs/find_slug.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Matches the path of a listing's public pages, pictures, forms and widget, if its slug can be one. */
const PUBLIC_SERVER = /^(\/(?:servers|embed)\/)([a-z0-9-]{1,100})(?=\/|$)/;

/**
 * Redirects links with a former public slug of a listing to its current one, keeping the method: pages, badges, and
 * ballots that were open at that moment. Browsers ask again each time, because the slug may return.
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
