import {
  addWarnings,
  EXAMINED_WITHIN_MS,
  type Findings,
  toWarning,
} from "../../health/findings.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import type { DeskWeb } from "../desk_web.ts";
import type { WebContext } from "../../../site/web/web_env.ts";

/** The findings on the site, and their time. */
interface SiteFindings {
  at: Date;
  found: Findings;
}

/**
 * Finds the doctor's findings on the site. Every page about the state of the site uses this, so that they agree.
 * Problems that this process has noticed since, with its proxy or its mails, are added as warnings.
 */
export async function findSiteFindings(
  c: WebContext,
  { services, proxies }: DeskWeb,
  options?: { again?: boolean },
): Promise<SiteFindings> {
  deadlineOf(c).restart(EXAMINED_WITHIN_MS + services.pageWithinMs);
  const { at, found: examined } = services.examination(options);
  const proxy = proxies?.warning();
  const mail = services.postman.warning();
  const warnings = [
    ...proxy === undefined ? [] : [toWarning("proxy", proxy)],
    ...mail === undefined ? [] : [toWarning("mail", mail)],
  ];
  return { at, found: addWarnings(await examined, warnings) };
}
