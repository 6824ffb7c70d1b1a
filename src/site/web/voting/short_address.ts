import { findListedSlug } from "../../servers/slugs/find_slug.ts";
import { sendError } from "../frame/error_page.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { askedName, ballotPath } from "../link_path.ts";

/**
 * Returns the short address of a server's ballot, for game chat and menus of plugins. It contains only characters that
 * chat doesn't interpret, even after a player's name is added: `&` and `§` would start a color, `%` a placeholder, and
 * `<` a tag.
 */
export function shortAddress(baseUrl: string, slug: string): string {
  return `${baseUrl}/v/${slug}`;
}

/**
 * GET /v/:slug: redirects to the ballot, with the name in `?player=` if it is a valid name. The slug may be a former
 * one, in upper or lower case.
 */
export async function leadToShort(c: WebContext, web: Web): Promise<Response> {
  const typed = (c.req.param("slug") ?? "").toLowerCase();
  const slug = await findListedSlug(web.services.sql, typed);
  if (slug === undefined) return await sendError(c, web, "notFound");
  const player = askedName(c);
  const query = player === undefined ? "" : `?${new URLSearchParams({ player })}`;
  // Not cached, because the slug may move and the name belongs to one player.
  c.header("Cache-Control", "private, no-store");
  return c.redirect(ballotPath(slug) + query, 302);
}
