import { createPages } from "../../src/service/web/pages.ts";
import { fillPath } from "../../src/site/web/route.ts";
import type { Role, Targets } from "./guarded_site.ts";
import type { Viewers } from "./site_routes.ts";
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
export function pathOf(route: string, role: Role, { ids, links }: Targets): string {
  const slug = new Map(SLUGS).get(route) ?? "caves";
  // The owner's note about void votes is what moderators read the answer to.
  const voids = route.startsWith("/my/") ? ids["answers"] : ids["voids"];
  const things = { ...ids, ...voids && { voids }, ...links[role] };
  return fillRoute(route, { slug, things });
}

/**
 * Fills a route: its id and its token are those of the noun before them. No other link takes one to confirm an address.
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
    expires: "1773144600",
    sig: "none",
  });
}

/** The slugs in routes about anything but `caves`. */
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

/** Returns whether the route is for them. */
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
  // What lies below a path is compressed, and no page by itself; what answers to all methods is none either.
  return routes.filter(({ method, path }) =>
    method !== "ALL" && (path === "/*" || !path.endsWith("/*"))
  );
}
