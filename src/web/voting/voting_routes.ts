import type { Hono, MiddlewareHandler } from "hono";
import { castVoteFromPage, showBallot } from "./ballot.tsx";
import { TURNSTILE_HOST } from "./bot_widget.tsx";
import { createGuards, type PolicyExtras } from "../guards.ts";
import { redirectTo } from "../forms/redirect.ts";
import { showReceipt } from "./vote_receipt.tsx";
import type { Web, WebEnv } from "../web_env.ts";
import { sendWidgetFile, WIDGET_FILES } from "./widget_files.ts";

/** Who may open these pages; the ballot has guards of its own, for it needs more than other pages. */
export interface VotingGuards {
  open: MiddlewareHandler<WebEnv>;
  own: MiddlewareHandler<WebEnv>;
}

/** The pages to vote on, and the files of what keeps bots away there. */
export function addVotingPages(app: Hono<WebEnv>, web: Web, { open, own }: VotingGuards): void {
  const ballot = createGuards(web, widgetSources(web));
  app.get("/servers/:slug/vote", ballot.own, showBallot(web));
  // The address of a ballot that was shown again: reloaded, it is the ballot.
  app.get("/servers/:slug/votes", open, (c) => redirectTo(c, c.req.path.replace(/s$/, "")));
  app.post("/servers/:slug/votes", ballot.ownForm, castVoteFromPage(web));
  app.get("/servers/:slug/votes/:id", own, showReceipt(web));
  for (const file of Object.values(WIDGET_FILES)) app.get(file.path, sendWidgetFile(file));
}

/** What the widget needs: a worker of our own, or Turnstile's host where this site's host chose it. */
function widgetSources({ services }: Web): PolicyExtras {
  return services.ballots.check.kind === "turnstile"
    ? { scriptSrc: [TURNSTILE_HOST], frameSrc: [TURNSTILE_HOST] }
    : { workerSrc: ["'self'"] };
}
