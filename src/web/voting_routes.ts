import type { Hono } from "hono";
import { castVoteFromPage, showBallot } from "./ballot.tsx";
import { TURNSTILE_HOST } from "./bot_widget.tsx";
import { createGuards, type PolicyExtras } from "./guards.ts";
import { showReceipt } from "./vote_receipt.tsx";
import type { Web, WebEnv } from "./web_env.ts";
import { sendWidgetFile, WIDGET_FILES } from "./widget_files.ts";

/** The pages to vote on, and the files of what keeps bots away there. */
export function addVotingPages(app: Hono<WebEnv>, web: Web): void {
  const { own, ownForm } = createGuards(web, widgetSources(web));
  app.get("/servers/:slug/vote", own, showBallot(web));
  app.post("/servers/:slug/votes", ownForm, castVoteFromPage(web));
  app.get("/servers/:slug/votes/:id", own, showReceipt(web));
  for (const file of Object.values(WIDGET_FILES)) app.get(file.path, sendWidgetFile(file));
}

/** What the widget needs: a worker of our own, or Turnstile's host where this site's host chose it. */
function widgetSources({ services }: Web): PolicyExtras {
  return services.ballots.check.kind === "turnstile"
    ? { scriptSrc: [TURNSTILE_HOST], frameSrc: [TURNSTILE_HOST] }
    : { workerSrc: ["'self'"] };
}
