import { createPages } from "../../../src/service/web/pages.ts";
import { fillPath } from "../../../src/site/web/route.ts";
import type { Role, Targets } from "./guarded_site.ts";
import type { Viewers } from "./site_routes.ts";
import type { World } from "../world.ts";

/**
 * Returns the paths that a role tries, with the site's values in place of the route's parameters. If a route isn't for
 * the stranger, also with the owner's id below the stranger's own server.
 */
export function pathsOf(route: string, role: Role, targets: Targets): string[] {
  const path = pathOf(route, role, targets);
  const isBelow = /:slug.*:id/.test(route) && !route.startsWith("/moderation");
  return role === "stranger" && isBelow ? [path, path.replace("/caves/", "/desert/")] : [path];
}

/** Returns the route with the site's values in place of its parameters. */
export function pathOf(route: string, role: Role, { ids, links }: Targets): string {
  const slug = new Map(SLUGS).get(route) ?? "caves";
  // Moderators read the answer to the owner's note about void votes.
  const voids = route.startsWith("/my/") ? ids["answers"] : ids["voids"];
  const things = { ...ids, ...voids && { voids }, ...links[role] };
  return fillRoute(route, { slug, things });
}

/**
 * Fills the parameters of a route. Its id and token belong to the noun before them, except for the link that confirms
 * an address.
 */
export function fillRoute(
  route: string,
  { slug, things }: { slug: string; things: Readonly<Record<string, string | undefined>> },
): string {
  const [, noun = ""] = /([\w-]+)\/:(?:id|token)/.exec(route) ?? [];
  return fillPath(route, {
    slug,
    id: things[noun] ?? "none",
    token: things[noun] ?? things["verify-email"] ?? "dead",
    provider: "discord",
    guide: "webhooks",
    code: "rate_limited",
    tag: "en",
    player: "Steve_01",
    name: "party",
    expires: "1773144600",
    sig: "none",
  });
}

/** The slugs in routes that aren't about `caves`. */
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

/** Returns whether a route is for a role. */
export function isFor(audience: Viewers, role: Role): boolean {
  if (audience === "anybody" || audience === "link holder") return true;
  if (audience === "signed in") return role !== "nobody";
  // An administrator is a moderator too.
  return audience === role || audience === "moderator" && role === "administrator";
}

/** Lists the routes of the site: pages, forms and files, some of them several times. */
export function listRoutes({ services }: World): { method: string; path: string }[] {
  const site = { name: "Voteboard", contact: undefined, baseUrl: "http://localhost" };
  const { routes } = createPages({ services, site, trustedProxies: [] });
  // Leaves out the routes that compress all pages below a path, and those for all methods, because they aren't pages.
  return routes.filter(({ method, path }) =>
    method !== "ALL" && (path === "/*" || !path.endsWith("/*"))
  );
}
