import { createPages } from "../../src/service/web/pages.ts";
import type { Role, Targets } from "./guarded_site.ts";
import type { Audience } from "./site_routes.ts";
import type { World } from "./world.ts";

/**
 * The paths that a role tries: with what the site has in place of the route's parameters, and, where it is not for the
 * stranger, with the owner's thing below the stranger's own server too.
 */
export function pathsOf(route: string, role: Role, targets: Targets): string[] {
  const path = pathOf(route, role, targets);
  const isBelow = /:slug.*:id/.test(route) && !route.startsWith("/moderation");
  return role === "stranger" && isBelow ? [path, path.replace("/caves/", "/desert/")] : [path];
}

/** The route with what the site has in place of its parameters. */
export function pathOf(route: string, role: Role, targets: Targets): string {
  const { key, deliveryId, voteId, voidsId, accountId, claimId, sessionId, links } = targets;
  const { memberId, invitationId, offerId, waveId, noticeId } = targets;
  const ids = {
    keys: key.id,
    deliveries: deliveryId,
    votes: voteId,
    voids: route.startsWith("/my/") ? noticeId : voidsId,
    answers: noticeId,
    waves: waveId,
    accounts: accountId,
    names: claimId,
    sessions: sessionId,
    passkeys: "abc",
    people: memberId,
    invitations: invitationId,
    offers: offerId,
  };
  const slug = new Map(SLUGS).get(route) ?? "caves";
  const { reset, verify, stop } = links[role];
  const token = { reset, stop }[/^\/(reset|stop)/.exec(route)?.[1] ?? ""] ?? verify;
  return Object.entries(ids)
    .reduce((path, [noun, id]) => path.replace(`/${noun}/:id`, `/${noun}/${id}`), route)
    .replace(":slug", slug).replace(":token", token).replace(":provider", "discord")
    .replace(":player/:expires/:sig", "Steve_01/1773144600/none");
}

/** Routes that act on another server than `caves`. */
const SLUGS: readonly [route: string, slug: string][] = [
  ["/my/servers/:slug/resubmissions", "ruins"],
  ["/my/servers/:slug/deletion", "meadow"],
  ["/moderation/servers/:slug/decisions", "meadow"],
  ["/moderation/servers/:slug/change", "harbour"],
  ["/moderation/servers/:slug/checks", "harbour"],
  ["/moderation/servers/:slug/edits", "desert"],
  ["/moderation/servers/:slug/edits/restoration", "harbour"],
  ["/servers/:slug/votes", "harbour"],
  ["/games/:slug", "minecraft"],
  ["/tags/:slug", "survival"],
  ["/moderation/games/:slug", "rust"],
  ["/moderation/games/:slug/merge", "starbound"],
  ["/moderation/games/:slug/removal", "the-isle"],
  ["/moderation/tags/:slug", "surf"],
  ["/moderation/tags/:slug/merge", "zombies"],
  ["/moderation/tags/:slug/removal", "survival"],
];

/** Whether the route is for them. */
export function isFor(audience: Audience, role: Role): boolean {
  if (audience === "anybody" || audience === "link holder") return true;
  if (audience === "signed in") return role !== "nobody";
  // An administrator is a moderator too.
  return audience === role || audience === "moderator" && role === "administrator";
}

/** Lists the routes of the site: pages, forms and files, some of them several times. */
export function listRoutes({ services }: World): { method: string; path: string }[] {
  const site = { name: "Voteboard", contact: undefined, baseUrl: "http://localhost" };
  const { routes } = createPages({ services, site, trustedProxies: [] });
  // What lies below a path is compressed, and no page by itself; what answers to all methods is none either.
  return routes.filter(({ method, path }) =>
    method !== "ALL" && (path === "/*" || !path.endsWith("/*"))
  );
}
