import type { MiddlewareHandler } from "hono";
import { networkKey } from "../limits/client_address.ts";
import { createSlidingWindow, type Decision } from "../limits/sliding_window.ts";
import { limitRefused } from "../metrics.ts";
import { sessionTokenOf } from "../sign_in/find_viewer.ts";
import { sendTooMany } from "./frame/error_page.tsx";
import { ERRORS } from "./frame/words.ts";
import { addressOf } from "./viewer.ts";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/** Milliseconds over which views are counted: short, so that whoever hurried waits a few seconds at most. */
const WINDOW_MS = 5_000;

/**
 * Views of one address (IPv6: one /64) by whoever is signed out, and of one session, which doesn't count for its
 * address: a school's classes, 40 people who open a page each second. One that is not in memory costs 1 to 3 ms, so
 * somebody who asks for nothing else takes about a tenth of a core.
 */
export const VIEWS = 200;

/** Pictures of one address: those of ten pages that a browser has not seen yet, by a school's players. */
const PICTURES = 2_000;

/** Of these, pictures that are not there: made-up addresses, each of which the database is asked for. */
const MISSED_PICTURES = 50;

/** Addresses, and sessions, that are counted apart: beyond these newcomers share one by network. 90 MB each at most. */
const KEYS_MAX = 50_000;

/** Limits of page views; see {@link createViewLimits}. */
export type ViewLimits = ReturnType<typeof createViewLimits>;

/** Limits page views and forms, per address for signed-out visitors and per session for others. */
export function createViewLimits(now: () => number = () => performance.now()) {
  const shared = { windowMs: WINDOW_MS, maxKeys: KEYS_MAX, now };
  const addresses = createSlidingWindow({ ...shared, requests: VIEWS });
  const sessions = createSlidingWindow({ ...shared, requests: VIEWS });
  const pictures = createSlidingWindow({ ...shared, requests: PICTURES });
  const missed = createSlidingWindow({ ...shared, requests: MISSED_PICTURES });

  function takeAddress(c: WebContext, web: Web): number {
    const address = addressOf(c, web);
    return secondsOf(addresses.take(address, networkKey(address)));
  }

  return {
    pictures,
    missed,
    /** Refuses before anything is asked; stands before `seeViewer`. */
    refuse: (web: Web): MiddlewareHandler<WebEnv> => async (c, next) => {
      const session = sessionTokenOf(c.req.raw.headers, web.site.baseUrl);
      // Only sessions that turned out to be some are counted, so that made-up ones use up nothing.
      const seconds = session === undefined
        ? takeAddress(c, web)
        : secondsOf(sessions.peek(session));
      return seconds === 0 ? await next() : await tooMany(c, web, seconds);
    },
    /** Counts requests with a session cookie, by what it turned out to be; stands after `seeViewer`. */
    count: (web: Web): MiddlewareHandler<WebEnv> => async (c, next) => {
      const session = sessionTokenOf(c.req.raw.headers, web.site.baseUrl);
      const viewer = c.get("viewer");
      if (session === undefined) return await next();
      const seconds = viewer ? secondsOf(sessions.take(session)) : takeAddress(c, web);
      return seconds === 0 ? await next() : await tooMany(c, web, seconds);
    },
    /** Frees what idle visitors left behind; called every second. */
    tick(): void {
      for (const window of [addresses, sessions, pictures, missed]) window.tick();
    },
  };
}

function secondsOf(decision: Decision): number {
  return decision.allowed ? 0 : decision.retryAfterSeconds;
}

function tooMany(c: WebContext, web: Web, seconds: number): Response | Promise<Response> {
  limitRefused(1, { limit: "views" });
  return sendTooMany(c, web, seconds, { title: ERRORS.tooManyViews });
}
