import type { Hono, MiddlewareHandler } from "hono";
import { addNewGame, showGames } from "./games_page.tsx";
import { checkServer, showStatus } from "../my_servers/status_page.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/** Who may open these pages, and who may send their forms. */
export interface PollingGuards {
  own: MiddlewareHandler<WebEnv>;
  ownForm: MiddlewareHandler<WebEnv>;
  moderator: MiddlewareHandler<WebEnv>;
  moderatorForm: MiddlewareHandler<WebEnv>;
}

/** The pages of polls: an owner's status page, and the moderators' list of games. */
export function addPollingPages(app: Hono<WebEnv>, web: Web, guards: PollingGuards): void {
  app.get("/my/servers/:slug/status", guards.own, showStatus(web));
  app.post("/my/servers/:slug/checks", guards.ownForm, checkServer(web));
  app.get("/moderation/games", guards.moderator, showGames(web));
  app.post("/moderation/games", guards.moderatorForm, addNewGame(web));
}
