import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { hasSessionCookie, sessionTokenOf } from "../../sign_in/sessions/session_cookie.ts";
import { addressKeyOf } from "../request_actor.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Milliseconds for which a form's outcome is kept: as long as proxies wait before they retry a request. */
const KEPT_MS = 60_000;

/** Maximum browsers whose outcomes are kept, latest first. */
const BROWSERS_MAX = 10_000;

/** Redirects after a form's work. 307 goes to a form that waited for a proof. */
const LEADS_ON = [303, 307];

/** Statuses that may mean that the work was done before. 429 never does. */
const MAY_BE_DONE = [404, 409, 410, 422];

/** Matches the cookie of a session. */
const SESSION_COOKIE = /^(__Host-)?voteboard_session=[^;]/;

/** The target of a form's redirect, and the cookies that it set. */
interface FormOutcome {
  status: number;
  location: string;
  cookies: string[];
}

/** The outcome of a form. Undefined if it didn't redirect. */
type PendingOutcome = Promise<FormOutcome | undefined>;

/** The forms of a browser, grouped by equality, and the time of the latest one. */
interface BrowserForms {
  at: number;
  forms: Map<string, Set<PendingOutcome>>;
}

/** Middleware around forms and pages. */
export interface Repeats {
  /** Replaces the failure of a repeated form by the outcome of the first. */
  lead: MiddlewareHandler<WebEnv>;
  /** Deletes the outcomes of a browser that opens a page, after which the same form may be sent again on purpose. */
  forget: MiddlewareHandler<WebEnv>;
}

/**
 * Creates the middleware that gives a repeated form, for example of a double click or of a proxy that retries, the
 * outcome of the first one. Both are carried out; the kept outcome only replaces a failure, until the browser opens a
 * page or another user's form changes something. Outcomes are kept per process, so a repeat that reaches another
 * process gets its own response.
 */
export function createRepeats(web: Web): Repeats {
  const browsers = new Map<string, BrowserForms>();
  const equalForms = (browser: string, form: string): Set<PendingOutcome> => {
    const now = web.services.now().getTime();
    for (const [other, { at }] of browsers) {
      if (browsers.size < BROWSERS_MAX && now - at < KEPT_MS) break;
      browsers.delete(other);
    }
    const { forms = new Map<string, Set<PendingOutcome>>() } = browsers.get(browser) ?? {};
    const equal = forms.get(form) ?? new Set();
    forms.set(form, equal);
    // Moved to the end, so that the map is in order of time.
    browsers.delete(browser);
    browsers.set(browser, { at: now, forms });
    return equal;
  };
  return {
    async lead(c, next) {
      const browser = browserOf(c, web);
      const equal = equalForms(browser, formOf(c));
      const { promise, resolve } = Promise.withResolvers<FormOutcome | undefined>();
      equal.add(promise);
      let outcome: FormOutcome | undefined;
      try {
        await next();
        outcome = outcomeOf(c, web);
      } finally {
        resolve(outcome);
        if (outcome === undefined) equal.delete(promise);
      }
      if (outcome === undefined) return await leadOn(c, equal);
      for (const other of browsers.keys()) if (other !== browser) browsers.delete(other);
    },
    async forget(c, next) {
      if (c.req.method === "GET" && browsers.size > 0) browsers.delete(browserOf(c, web));
      await next();
    },
  };
}

/** Returns the key of a browser: its session, or else its cookies, with its user agent and IP address. */
function browserOf(c: WebContext, web: Web): string {
  const { headers } = c.req.raw;
  const known = sessionTokenOf(headers, web.site.baseUrl) ?? headers.get("cookie") ?? "";
  return JSON.stringify([known, headers.get("user-agent"), addressKeyOf(c, web)]);
}

/** Returns the key of a form: its address and all its bytes. */
function formOf(c: WebContext): string {
  const { pathname, search } = new URL(c.req.url);
  const hash = createHash("sha256").update(`${pathname}${search}\n`);
  return hash.update(c.get("form") ?? new Uint8Array()).digest("base64");
}

/**
 * Returns a form's outcome. An outcome that opens a session is kept only for a sign-up, whose form contains the
 * password, because a code, a passkey's response and a sign-in link can be used only once.
 */
function outcomeOf(c: WebContext, web: Web): FormOutcome | undefined {
  const { status, headers } = c.res;
  const location = headers.get("location");
  if (!LEADS_ON.includes(status) || location === null) return undefined;
  const cookies = headers.getSetCookie();
  const opens = !hasSessionCookie(c.req.raw.headers, web.site.baseUrl) && setsSession(cookies);
  const isKept = !opens || c.get("route")?.repeatsSession === true;
  return isKept ? { status, location, cookies } : undefined;
}

function setsSession(cookies: string[]): boolean {
  return cookies.some((cookie) => SESSION_COOKIE.test(cookie));
}

/** Replaces the response of a failed form if an equal form did its work. */
async function leadOn(c: WebContext, equal: ReadonlySet<PendingOutcome>): Promise<void> {
  const { status } = c.res;
  // `fate` is set once the guards have admitted the sender.
  const isAdmitted = c.get("fate") !== undefined;
  if (status !== 401 && !(isAdmitted && MAY_BE_DONE.includes(status))) return;
  const outcome = (await Promise.all(equal)).find((one) => one !== undefined);
  // If the first form replaced the session, its repeat still has the old one and gets a 401.
  if (!outcome || status === 401 && !setsSession(outcome.cookies)) return;
  const headers = new Headers({ location: outcome.location });
  for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
  // Without this, the failure's headers would be added, such as the cookie that ends the session.
  c.res = undefined;
  c.res = new Response(null, { status: outcome.status, headers });
}
