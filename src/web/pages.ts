import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { isUnavailable } from "../database/unavailable.ts";
import { describeError, log } from "../log.ts";
import type { Services } from "../services.ts";
import { sendError } from "./error_page.tsx";
import { showHome } from "./home.tsx";
import { showServer } from "./server_page.tsx";
import { ICON_PATH, sendIcon, sendStyles, STYLES_PATH } from "./static_files.ts";
import type { Site, WebContext, WebEnv } from "./web_env.ts";

/** The pages: rendered here, without a script, asking no other host for anything. */
export function createPages(services: Services, site: Site): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.onError((error, c) => explainError(error, c, site));
  app.get("/", pageHeaders, showHome(services, site));
  app.get("/servers/:slug", pageHeaders, showServer(services, site));
  app.get(STYLES_PATH, sendStyles);
  app.get(ICON_PATH, sendIcon);
  // Programs get a problem body from the app; people, wherever they strayed, a page.
  app.get("*", pageHeaders, (c, next) => isVisitor(c) ? sendError(c, site, "notFound") : next());
  return app;
}

function isVisitor(c: WebContext): boolean {
  return !c.req.path.startsWith("/api/") && (c.req.header("accept") ?? "").includes("text/html");
}

function explainError(error: Error, c: WebContext, site: Site): Response | Promise<Response> {
  const isOutage = isUnavailable(error);
  const fields = { request_id: c.get("requestId"), ...describeError(error) };
  log(isOutage ? "warn" : "error", isOutage ? "database_unavailable" : "request_failed", fields);
  return sendError(c, site, isOutage ? "unavailable" : "failed");
}

/** A page may show text, its own style sheet and icon, and send forms to this site; nothing else. */
export const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  // Whether a domain and its subdomains are https only is for whoever terminates TLS to say.
  strictTransportSecurity: false,
});
