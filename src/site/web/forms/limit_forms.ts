/**
 * The limits on forms of signed-in accounts. Some forms have additional limits (sign_in/limits.ts).
 *
 * ```text
 * limit              value         protects                        used up by
 * formsByAccount     60 in 1 min   the audit log, other receivers  an account's forms
 *   test: an account may send 60 forms a minute without slowing anyone else
 * workByAccount      10 in 1 min   the database, the mail server   replays, grades, tests, mails
 *   test: an owner's buttons that cost work share ten presses a minute
 * previewsByAccount  120 in 1 min  other visitors                  typing in a form with a preview
 *   test: typing, which draws previews, never delays saving
 * ```
 */

import type { MiddlewareHandler } from "hono";
import { sendTooMany } from "../frame/error_page.tsx";
import type { CreateLimiter } from "../../../core/limits/shared_window.ts";
import type { Web, WebEnv } from "../web_env.ts";
import { MINUTE_MS } from "../../../core/time/day.ts";

/**
 * Maximum forms of an account per minute: far more than a person needs. Each one may write to the audit log, which is
 * never deleted, or make this site call an address that the sender chose.
 */
export const FORMS_PER_MINUTE = 60;

/**
 * Maximum of costly forms without a separate limit among them: a replay reads two weeks of deliveries even if it sends
 * nothing, a grade sends fifteen, every click creates a test vote, and a mail waits for the mail server.
 */
export const WORK_PER_MINUTE = 10;

/**
 * Maximum previews per minute, which are sent at each pause in typing. They change nothing, and cost as much as a page
 * view. Their limit is separate, so that typing never prevents saving.
 */
export const PREVIEWS_PER_MINUTE = 120;

/** Maximum accounts that are counted separately. Sign-ups are limited, so no person has that many. */
const MAX_KEYS = 100_000;

/** Creates the limits on forms, by a form's cost. */
export function createFormLimits(create: CreateLimiter) {
  const make = (name: string, requests: number) =>
    create(name, { requests, windowMs: MINUTE_MS, maxKeys: MAX_KEYS });
  return {
    form: make("formsByAccount", FORMS_PER_MINUTE),
    work: make("workByAccount", WORK_PER_MINUTE),
    preview: make("previewsByAccount", PREVIEWS_PER_MINUTE),
  };
}

/**
 * Creates the middleware that limits the forms of signed-in accounts. Other forms count as page views of their IP
 * address.
 */
export function limitForms(web: Web): MiddlewareHandler<WebEnv> {
  const limiters = createFormLimits(web.services.limiter);
  return async (c, next) => {
    const viewer = c.get("viewer");
    const { cost = "form" } = c.get("route") ?? {};
    const decision = viewer && await limiters[cost].take(viewer.accountId);
    return !decision || decision.allowed ? await next() : await sendTooMany(c, web, decision);
  };
}
