import type { MiddlewareHandler } from "hono";
import { createOldAddresses } from "../../servers/slugs/old_addresses.ts";
import { isUnavailable } from "../../../core/database/unavailable.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Matches the paths of APIs, which are never redirected, even if another listing had pages there. */
const OF_AN_API = /^\/(api|rewards)\//;

/**
 * Creates the middleware that redirects the addresses of imported listings on another site, unless this site has a page
 * at the same address. The target is always a listing's page. Browsers don't cache this, because its slug may change.
 */
export function leadOldAddressesOn({ services: { pools } }: Web): MiddlewareHandler<WebEnv> {
  const find = createOldAddresses(pools.reads);
  return async (c, next) => {
    await next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (c.res.status !== 404 || !isRead || OF_AN_API.test(c.req.path)) return;
    const { pathname, search } = new URL(c.req.url);
    const slug = await find(pathname + search).catch((error) => {
      // Without the database, it is an ordinary "not found".
      if (isUnavailable(error)) return undefined;
      throw error;
    });
    if (slug === undefined) return;
    const headers = { Location: `/servers/${slug}`, "Cache-Control": "no-cache" };
    c.res = c.body(null, 301, headers);
  };
}
