import { readUsername } from "../../core/accounts/username.ts";
import type { VoteLink } from "../keys/link_key.ts";
import { hasUnclearEnds, readQuery } from "../../core/text/query.ts";
import type { WebContext } from "./web_env.ts";

/**
 * Returns the path of a server's ballot. A signed link is entirely in the path, because game chat reads `&e` as a
 * colour.
 */
export function ballotPath(slug: string, link?: VoteLink): string {
  const parts = link ? [link.player, link.expires, link.sig] : [];
  return [`/servers/${slug}/vote`, ...parts.map(encodeURIComponent)].join("/");
}

/** Returns the signed link that a request used, valid or not. */
export function linkOf(c: WebContext): VoteLink | undefined {
  const sig = c.req.param("sig");
  if (sig === undefined) return undefined;
  return { player: c.req.param("player") ?? "", expires: c.req.param("expires") ?? "", sig };
}

/** Returns whether a request used a signed link, in the path or in the query. */
export function isLinked(c: WebContext): boolean {
  return c.req.param("sig") !== undefined || c.req.query("sig") !== undefined;
}

/** Returns the name in a ballot's address if it is a valid name. It proves nothing. */
export function askedName(c: WebContext): string | undefined {
  return playerIn(c.req.url);
}

/** Returns the player's name if `next` is a ballot's address, for prefilling a form. */
export function nameIn(next: string): string | undefined {
  const { pathname, search } = new URL(next, "http://localhost");
  const [, linked] = /^\/servers\/[^/]+\/vote(?:\/([^/]*)\/[^/]*\/[^/]*)?$/.exec(pathname) ?? [];
  return linked === undefined ? playerIn(search) : readUsername(decoded(linked));
}

/** Returns the name in an address's `?player=`, if it is valid and unambiguous. */
function playerIn(url: string): string | undefined {
  const [text = "", ...more] = readQuery({ url }).getAll("player");
  const isUnclear = more.length > 0 || hasUnclearEnds({ url }, "player", text);
  return isUnclear ? undefined : readUsername(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a "%" that encodes nothing
  }
}
