import { isUsername } from "../../accounts/username.ts";
import type { VoteLink } from "../../keys/link_key.ts";
import type { WebContext } from "../web_env.ts";

/** The path of a server's ballot; of a signed link everything is in it, as game chat reads `&e` as a colour. */
export function ballotPath(slug: string, link?: VoteLink): string {
  const path = `/servers/${slug}/vote`;
  if (!link) return path;
  return `${path}/${encodeURIComponent(link.player)}/${link.expires}/${
    encodeURIComponent(link.sig)
  }`;
}

/** Returns the link that a request came by, be it good or not. */
export function linkOf(c: WebContext): VoteLink | undefined {
  const sig = c.req.param("sig");
  if (sig === undefined) return undefined;
  return { player: c.req.param("player") ?? "", expires: c.req.param("expires") ?? "", sig };
}

/** Whether a request came by a signed link, of either form. */
export function isLinked(c: WebContext): boolean {
  return c.req.param("sig") !== undefined || c.req.query("sig") !== undefined;
}

/** Returns the name with which a ballot was opened, if a player could have it. It proves nothing. */
export function askedName(c: WebContext): string | undefined {
  return playerOf(c.req.query("player"));
}

/** Returns the name in the address of a ballot that somebody comes from, to fill it into a form. */
export function nameIn(next: string): string | undefined {
  const { pathname, searchParams } = new URL(next, "http://localhost");
  const [, linked] = /^\/servers\/[^/]+\/vote(?:\/([^/]*)\/[^/]*\/[^/]*)?$/.exec(pathname) ?? [];
  return playerOf(linked ?? searchParams.get("player") ?? undefined);
}

function playerOf(text: string | undefined): string | undefined {
  return text !== undefined && isUsername(text) ? text : undefined;
}
