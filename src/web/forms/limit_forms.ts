import type { MiddlewareHandler } from "hono";
import { sendTooMany } from "../frame/error_page.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/**
 * Forms that one account may send in a minute, whoever they are for: far more than a person does. Each may write to the
 * trail, which keeps everything, or have this site call an address of the sender's choice.
 */
export const FORMS_PER_MINUTE = 60;

/**
 * Of these, such as have the site do a lot of work and have no rate of their own: a replay reads two weeks of deliveries
 * though it may find none to send, a grade sends fifteen, and a test vote is made at each press.
 */
export const WORK_PER_MINUTE = 10;
const WORK = /^\/my\/servers\/.*\/(replays|grades|test-votes)$/;

const MINUTE_MS = 60_000;

/** Accounts that are counted apart; signing up is limited, so that nobody has as many. */
const MAX_KEYS = 100_000;

/** Limits the forms of signed-in accounts. A form of anybody else counts as a view of its address. */
export function limitForms(web: Web): MiddlewareHandler<WebEnv> {
  const make = (name: string, requests: number) =>
    web.services.limiter(name, { requests, windowMs: MINUTE_MS, maxKeys: MAX_KEYS });
  const forms = make("formsByAccount", FORMS_PER_MINUTE);
  const work = make("workByAccount", WORK_PER_MINUTE);
  return async (c, next) => {
    const viewer = c.get("viewer");
    const limiter = WORK.test(c.req.path) ? work : forms;
    const decision = viewer && await limiter.take(viewer.accountId);
    return !decision || decision.allowed
      ? await next()
      : await sendTooMany(c, web, decision.retryAfterSeconds);
  };
}
