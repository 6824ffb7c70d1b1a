import type { Hono, MiddlewareHandler } from "hono";
import { showAudit } from "./audit.tsx";
import { showQueue } from "./moderation.tsx";
import { decide, showModerated } from "./moderation_server.tsx";
import { showVote, voidOneVote } from "./void_vote.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/** Who may open the moderators' pages, and who may send their forms. */
export interface ModeratorGuards {
  moderator: MiddlewareHandler<WebEnv>;
  moderatorForm: MiddlewareHandler<WebEnv>;
}

/** The moderators' pages. The domain answers only to those in office too. */
export function addModeration(app: Hono<WebEnv>, web: Web, guards: ModeratorGuards): void {
  const { moderator, moderatorForm } = guards;
  app.get("/moderation", moderator, showQueue(web));
  app.get("/moderation/audit", moderator, showAudit(web));

  const server = "/moderation/servers/:slug";
  app.get(server, moderator, showModerated(web));
  app.post(`${server}/decisions`, moderatorForm, decide(web));

  const vote = "/moderation/votes/:id";
  app.get(vote, moderator, showVote(web));
  app.post(`${vote}/voiding`, moderatorForm, voidOneVote(web));
}
