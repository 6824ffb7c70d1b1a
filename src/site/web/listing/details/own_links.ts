import { isPublicLink } from "../../../servers/fields/public_link.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";

/** The `rel` that tells search engines that this site doesn't endorse an owner's links. */
export const OWN_LINK = "nofollow ugc noopener";

/** The links of a server, and the one for its community: its Discord, or else its website. */
interface OwnLinks {
  community: OwnLink<"discord" | "website"> | undefined;
  others: OwnLink<"website" | "video">[];
}

interface OwnLink<Kind> {
  kind: Kind;
  href: string;
  /** Its host name without "www." */
  host: string;
}

/** Returns a server's links, without links that were stored before their form was refused. */
export function linksOf(
  server: Pick<ShownServer, "discord" | "website" | "video">,
): OwnLinks {
  const discord = linkOf("discord", server.discord);
  const website = linkOf("website", server.website);
  const video = linkOf("video", server.video);
  const others = discord ? [website, video] : [video];
  return { community: discord ?? website, others: others.filter((link) => link !== undefined) };
}

function linkOf<const Kind>(kind: Kind, href: string | null): OwnLink<Kind> | undefined {
  if (href === null || !isPublicLink(href)) return undefined;
  return { kind, href, host: new URL(href).hostname.replace(/^www\./, "") };
}
