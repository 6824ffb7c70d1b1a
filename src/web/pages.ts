import { Hono } from "hono";
import { isUnavailable } from "../database/unavailable.ts";
import { Refusal } from "../errors.ts";
import { describeError, log } from "../log.ts";
import { addAccountPages } from "./account_routes.ts";
import { addApiPanel } from "./api_panel_routes.ts";
import { sendError } from "./error_page.tsx";
import { createGuards } from "./guards.ts";
import { showHome } from "./home.tsx";
import { addModeration } from "./moderation_routes.ts";
import { addMyServers } from "./my_servers_routes.ts";
import { addPollingPages } from "./polling_routes.ts";
import { showServer } from "./server_page.tsx";
import {
  ICON_PATH,
  SCRIPT_PATH,
  sendIcon,
  sendRobots,
  sendScript,
  sendStyles,
  STYLES_PATH,
} from "./static_files.ts";
import { addVotingPages } from "./voting_routes.ts";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/** The pages: rendered here, working without a script, asking no other host for anything. */
export function createPages(web: Web): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.onError((error, c) => explainError(error, c, web));

  const guards = createGuards(web);
  const { open } = guards;
  app.get("/", open, showHome(web));
  app.get("/servers/:slug", open, showServer(web));

  addVotingPages(app, web, guards);
  addAccountPages(app, web, guards);
  addMyServers(app, web, guards);
  addApiPanel(app, web, guards);
  addModeration(app, web, guards);
  addPollingPages(app, web, guards);

  app.get(STYLES_PATH, sendStyles);
  app.get(SCRIPT_PATH, sendScript);
  app.get(ICON_PATH, sendIcon);
  app.get("/robots.txt", sendRobots);
  // Programs get a problem body from the app; people, wherever they strayed, a page.
  app.get(
    "*",
    open,
    (c, next) => isVisitor(c) ? sendError(c, web, "notFound") : next(),
  );
  return app;
}

function isVisitor(c: WebContext): boolean {
  return !c.req.path.startsWith("/api/") && (c.req.header("accept") ?? "").includes("text/html");
}

/** What an error means for the person who met it; the log has the cause. */
function explainError(error: Error, c: WebContext, web: Web): Response | Promise<Response> {
  if (error instanceof Refusal) {
    const isMissing = error.code.endsWith("_unknown");
    return sendError(c, web, isMissing ? "notFound" : "refused", error.message);
  }
  // What fails after the deadline has been answered already.
  const isOutage = isUnavailable(error) || c.get("deadline")?.signal.aborted === true;
  const fields = { request_id: c.get("requestId"), ...describeError(error) };
  log(isOutage ? "warn" : "error", isOutage ? "database_unavailable" : "request_failed", fields);
  return sendError(c, web, isOutage ? "unavailable" : "failed");
}
