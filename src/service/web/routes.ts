import { TrieRouter } from "hono/router/trie-router";
import type { DeskWeb } from "../../desk/web/desk_web.ts";
import type { PublicFile } from "../../site/web/area.ts";
import { LICENSES_PATH } from "../../site/web/frame/licenses_path.ts";
import { REMOVED_ROUTES } from "../../site/web/guards/removed_addresses.ts";
import type { Route } from "../../site/web/route.ts";
import { AREAS } from "./areas.ts";
import { sendLicenses } from "./licenses.ts";
import { DESK_STYLES_FILE, MODERATION_STYLES_FILE, STYLES_FILE } from "./style_sheets.ts";

/** The pages with a bot check, the only ones that may load more than this site's own script. */
export const CHECKED_ROUTES: readonly Route<DeskWeb>[] = AREAS
  .flatMap(({ checked = [] }) => checked);

/** Pictures that other sites may embed. */
export const EMBEDDED_ROUTES: readonly Route[] = AREAS.flatMap(({ embedded = [] }) => embedded);

/** The only pages that other sites may show in a frame. They have no scripts and no forms. */
export const FRAMED_ROUTES: readonly Route[] = AREAS.flatMap(({ framed = [] }) => framed);

/** All other pages and forms. */
export const ROUTES: readonly Route<DeskWeb>[] = [
  // First, because the addresses of removed guides match that of a guide as well.
  ...REMOVED_ROUTES,
  ...AREAS.flatMap(({ routes }) => routes),
];

/** Every page and form of the site. */
export const ALL_ROUTES: readonly Route<DeskWeb>[] = [
  ...ROUTES,
  ...EMBEDDED_ROUTES,
  ...FRAMED_ROUTES,
  ...CHECKED_ROUTES,
];

const ROUTER = new TrieRouter<Route<DeskWeb>>();
for (const route of ALL_ROUTES) ROUTER.add(route[0], route[1], route);

/** Returns the page or form at a path of this site. */
export function findRoute(method: string, path: string): Route<DeskWeb> | undefined {
  return ROUTER.match(method === "HEAD" ? "GET" : method, path)[0][0]?.[0];
}

/** The files that pages load. They are public. */
export const PUBLIC_FILES: readonly PublicFile[] = [
  STYLES_FILE,
  DESK_STYLES_FILE,
  MODERATION_STYLES_FILE,
  { path: LICENSES_PATH, send: sendLicenses },
  ...AREAS.flatMap(({ files = [] }) => files),
];
