import type { MiddlewareHandler } from "hono";
import { createOldAddresses } from "../../servers/slugs/old_addresses.ts";
import { isUnavailable } from "../../../core/database/unavailable.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Matches what isn't a page's: an API's paths are its own, whatever another list had there. */
const OF_AN_API = /^\/(api|rewards)\//;

/**
 * Redirects addresses that listings had on another list, unless we have a page at the same address. The target is
 * always a listing's page. Browsers ask again each time, because its slug may change.
 */
export function leadOldAddressesOn({ services: { pools } }: Web): MiddlewareHandler<WebEnv> {
  const find = createOldAddresses(pools.reads);
  return async (c, next) => {
    await next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (c.res.status !== 404 || !isRead || OF_AN_API.test(c.req.path)) return;
    const { pathname, search } = new URL(c.req.url);
    const slug = await find(pathname + search).catch((error) => {
      // It stays a page that isn't there.
      if (isUnavailable(error)) return undefined;
      throw error;
    });
    if (slug === undefined) return;
    const headers = { Location: `/servers/${slug}`, "Cache-Control": "no-cache" };
    c.res = c.body(null, 301, headers);
  };
}
