/**
 * The limits on page views and pictures, which each process counts separately.
 *
 * ```text
 * limit                   value         protects        used up by
 * views of an address     200 in 5 s    other visitors  programs of one address, signed out
 *   test: an address that opens pages too fast waits, other addresses go on
 * views of a session      200 in 5 s    other visitors  an account's programs
 *   test: each signed-in visitor has a limit of their own
 * pictures of an address  2,000 in 5 s  other visitors  a browser that keeps no picture
 *   test: an address gets 2,000 pictures in five seconds, 50 of them made up
 * missed pictures         50 in 5 s     the database    made-up addresses of pictures
 *   test: a visitor who makes up addresses of pictures is refused, and no other
 * ```
 */

import type { MiddlewareHandler } from "hono";
import { networkKey } from "../../../core/limits/client_address.ts";
import { createSlidingWindow, type LimitDecision } from "../../../core/limits/sliding_window.ts";
import { limitRefused } from "../../../core/observing/metrics.ts";
import { sessionTokenOf } from "../../sign_in/sessions/session_cookie.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { addressKeyOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/**
 * Milliseconds over which views are counted. The window is short, so that a visitor over the limit waits only a few
 * seconds.
 */
const WINDOW_MS = 5_000;

/**
 * Maximum views per IP address (IPv6: per /64) of signed-out visitors, and per session, whose views don't count towards
 * the address. This is enough for a school where 40 people open a page every second. An uncached view costs 1 to 3 ms,
 * so a client at the limit uses about a tenth of a core.
 */
export const VIEWS = 200;

/** Maximum pictures per IP address: those of ten uncached pages, for all players of a school. */
const PICTURES = 2_000;

/** Maximum of nonexistent pictures among them. Each made-up address causes a database query. */
const MISSED_PICTURES = 50;

/**
 * Maximum IP addresses, and maximum sessions, that are counted separately. Beyond that, new ones share a counter per
 * network. Each takes up to 90 MB.
 */
const KEYS_MAX = 50_000;

/** Limits of page views; see {@link createViewLimits}. */
export type ViewLimits = ReturnType<typeof createViewLimits>;

/** Creates the limits of page views: per IP address for signed-out visitors, per session for others. */
export function createViewLimits(now: () => number = () => performance.now()) {
  const shared = { windowMs: WINDOW_MS, maxKeys: KEYS_MAX, now };
  const addresses = createSlidingWindow({ ...shared, requests: VIEWS });
  const sessions = createSlidingWindow({ ...shared, requests: VIEWS });
  const pictures = createSlidingWindow({ ...shared, requests: PICTURES });
  const missed = createSlidingWindow({ ...shared, requests: MISSED_PICTURES });

  function takeAddress(c: WebContext, web: Web): number {
    const address = addressKeyOf(c, web);
    return secondsOf(addresses.take(address, networkKey(address)));
  }

  return {
    pictures,
    missed,
    /** Refuses a request over the limit before any query. Must run before `seeViewer`. */
    refuse: (web: Web): MiddlewareHandler<WebEnv> => async (c, next) => {
      const session = sessionTokenOf(c.req.raw.headers, web.site.baseUrl);
      // Only valid sessions are counted, so made-up ones take no memory.
      const seconds = session === undefined
        ? takeAddress(c, web)
        : secondsOf(sessions.peek(session));
      return seconds === 0 ? await next() : await tooMany(c, web, seconds);
    },
    /**
     * Counts a request with a session cookie towards its session, or its address if the session isn't valid. Must run
     * after `seeViewer`.
     */
    count: (web: Web): MiddlewareHandler<WebEnv> => async (c, next) => {
      const session = sessionTokenOf(c.req.raw.headers, web.site.baseUrl);
      const viewer = c.get("viewer");
      if (session === undefined) return await next();
      const seconds = viewer ? secondsOf(sessions.take(session)) : takeAddress(c, web);
      return seconds === 0 ? await next() : await tooMany(c, web, seconds);
    },
    /** Removes the counts of idle visitors. Call it every second. */
    tick(): void {
      for (const window of [addresses, sessions, pictures, missed]) window.tick();
    },
  };
}

function secondsOf(decision: LimitDecision): number {
  return decision.allowed ? 0 : decision.retryAfterSeconds;
}

function tooMany(c: WebContext, web: Web, seconds: number): Response | Promise<Response> {
  limitRefused(1, { limit: "views" });
  const { tooManyViews: title } = currentLocale().words.frame.errors;
  return sendTooMany(c, web, { retryAfterSeconds: seconds, title });
}
