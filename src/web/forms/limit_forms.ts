import type { MiddlewareHandler } from "hono";
import { networkKey } from "../../limits/client_address.ts";
import { createSlidingWindow } from "../../limits/sliding_window.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { VIEWS, WINDOW_MS } from "../limit_views.ts";
import { addressOf } from "../viewer.ts";
import type { Web, WebEnv } from "../web_env.ts";

/**
 * Forms that one account may send in a minute: far more than a person does. Each may write to the trail, which keeps all,
 * or have this site call an address of the sender's choice.
 */
export const FORMS_PER_MINUTE = 60;

const MINUTE_MS = 60_000;

/** Accounts that are counted apart; signing up is limited, so that nobody has as many. */
const MAX_KEYS = 100_000;

/**
 * Limits the forms of whoever is signed in, by account, and those of players who vote without a session, by address: as
 * many as it may open ballots.
 */
export function limitForms(web: Web): MiddlewareHandler<WebEnv> {
  const accounts = createSlidingWindow({
    requests: FORMS_PER_MINUTE,
    windowMs: MINUTE_MS,
    maxKeys: MAX_KEYS,
  });
  const addresses = createSlidingWindow({
    requests: VIEWS,
    windowMs: WINDOW_MS,
    maxKeys: MAX_KEYS,
  });
  return async (c, next) => {
    const [viewer, address] = [c.get("viewer"), addressOf(c, web)];
    const decision = viewer
      ? accounts.take(viewer.accountId)
      : addresses.take(address, networkKey(address));
    return decision.allowed ? await next() : await sendTooMany(c, web, decision.retryAfterSeconds);
  };
}
