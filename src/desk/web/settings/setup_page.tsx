import { countInOffice } from "../../../site/accounts/site_role.ts";
import { listKnownGames } from "../../../site/polling/games.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import type { DeskWeb } from "../desk_web.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { type SetupFacts, SetupProgress, SetupSteps, stepsOf } from "./setup_steps.tsx";
import { findSiteFindings } from "./site_findings.ts";

/** GET /moderation/setup: shows what of the site is set up, what is missing, why it matters, and the way to it. */
export async function showSetup(c: WebContext, web: DeskWeb, sent?: FaultyForm) {
  const words = currentLocale().words.setup;
  const { sql, look, postman } = web.services;
  const [games, moderators, { found }] = await Promise.all([
    listKnownGames(sql),
    countInOffice(sql),
    findSiteFindings(c, web),
    look.freshen(),
  ]);
  const facts: SetupFacts = {
    site: web.site,
    host: web.host,
    look: look.current(),
    found,
    sendsMail: postman.isOn,
    games: games.length,
    moderators,
  };
  const steps = stepsOf(facts);
  return await sendModeration(c, web, {
    title: words.title,
    heading: words.heading(isolated(web.site.name)),
    sent,
    body: (
      <>
        <SetupProgress steps={steps} />
        <SetupSteps steps={steps} facts={facts} fault={sent?.faults["mail"]} />
      </>
    ),
  });
}
