import { createPages } from "../../src/web/pages.ts";
import type { Audience } from "./form_routes.ts";
import type { World } from "./world.ts";

const SERVER = "/my/servers/:slug";

/** Every page there is, as the pages register it, and who it is for. Files are not pages. */
export const PAGE_ROUTES: Readonly<Record<string, Audience>> = {
  "/": "anybody",
  "/servers/:slug": "anybody",
  "/servers/:slug/votes": "anybody",
  "/sign-up": "anybody",
  "/sign-in": "anybody",
  "/reset-password": "anybody",
  "/reset-password/:token": "anybody",
  "/verify-email/:token": "anybody",
  "/*": "anybody",

  "/servers/:slug/vote": "signed in",
  "/account": "signed in",
  "/account/name": "signed in",
  "/account/deletion": "signed in",
  "/my/servers": "signed in",
  "/my/servers/new": "signed in",

  // The receipt of the owner's own vote.
  "/servers/:slug/votes/:id": "owner",
  [SERVER]: "owner",
  [`${SERVER}/edit`]: "owner",
  [`${SERVER}/status`]: "owner",
  [`${SERVER}/api`]: "owner",
  [`${SERVER}/api/keys/:id`]: "owner",
  [`${SERVER}/api/keys/:id/revocation`]: "owner",
  [`${SERVER}/deliveries`]: "owner",
  [`${SERVER}/deliveries/:id`]: "owner",

  "/moderation": "moderator",
  "/moderation/audit": "moderator",
  "/moderation/games": "moderator",
  "/moderation/servers/:slug": "moderator",
  "/moderation/votes/:id": "moderator",
};

/** Lists what the pages register: pages, forms and files, some of them several times. */
export function listRoutes({ services }: World): { method: string; path: string }[] {
  const site = { name: "Voteboard", contact: undefined, baseUrl: "http://localhost" };
  return createPages({ services, site, trustedProxies: [] }).routes;
}
