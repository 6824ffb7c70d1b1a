import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { hasSessionCookie, sessionTokenOf } from "../../sign_in/session_cookie.ts";
import { addressKeyOf } from "../request_actor.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Milliseconds that a form's outcome is kept: as long as proxies wait before they send a request again. */
const KEPT_MS = 60_000;

/** Browsers whose outcomes are kept at most, the latest ones. */
const BROWSERS_MAX = 10_000;

/** Statuses with which forms that did their work lead on, the second one to a form that waited for a proof. */
const LEADS_ON = [303, 307];

/** Statuses that may mean "was done before". The one for limits never does. */
const MAY_BE_DONE = [404, 409, 410, 422];

/** Matches the cookie of a session. */
const SESSION_COOKIE = /^(__Host-)?voteboard_session=[^;]/;

/** The target of a form's response, and the cookies that it set. */
interface FormOutcome {
  status: number;
  location: string;
  cookies: string[];
}

/** The response to a form; undefined if it doesn't redirect. */
type SentForm = Promise<FormOutcome | undefined>;

/** The forms of a browser, equal ones together, and when the last of them came. */
interface SentForms {
  at: number;
  forms: Map<string, Set<SentForm>>;
}

/** Middleware around forms and pages. */
export interface Repeats {
  /** Leads a form that arrives again to the outcome of the first. */
  lead: MiddlewareHandler<WebEnv>;
  /** Forgets the outcomes of a browser that opens a page: its person knows them, and may send the same form again. */
  forget: MiddlewareHandler<WebEnv>;
}

/**
 * Leads the second of two equal requests, such as of a proxy that sends a form again or of a double click, to the
 * outcome of the first. Both are carried out; the kept outcome only takes the place of a failure, until the browser
 * opens a page or another person's form changes something. Kept in this process: a repeat that reaches another one gets
 * its own answer.
 */
export function createRepeats(web: Web): Repeats {
  const browsers = new Map<string, SentForms>();
  const equalForms = (browser: string, form: string): Set<SentForm> => {
    const now = web.services.now().getTime();
    for (const [other, { at }] of browsers) {
      if (browsers.size < BROWSERS_MAX && now - at < KEPT_MS) break;
      browsers.delete(other);
    }
    const { forms = new Map<string, Set<SentForm>>() } = browsers.get(browser) ?? {};
    const equal = forms.get(form) ?? new Set();
    forms.set(form, equal);
    // At the end, so that the map is in order of time.
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

/** Identifies a browser by its session, or else its cookies, with its user agent and address. */
function browserOf(c: WebContext, web: Web): string {
  const { headers } = c.req.raw;
  const known = sessionTokenOf(headers, web.site.baseUrl) ?? headers.get("cookie") ?? "";
  return JSON.stringify([known, headers.get("user-agent"), addressKeyOf(c, web)]);
}

/** Identifies a form by its address and every byte. */
function formOf(c: WebContext): string {
  const { pathname, search } = new URL(c.req.url);
  const hash = createHash("sha256").update(`${pathname}${search}\n`);
  return hash.update(c.get("form") ?? new Uint8Array()).digest("base64");
}

/**
 * Reads a form's outcome. One that opens a session is kept for the form of a sign-up alone, which holds the password: a
 * code, a passkey's answer and a link to sign in count once.
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

/** Replaces the response of a form that failed, if an equal one did its work. */
async function leadOn(c: WebContext, equal: ReadonlySet<SentForm>): Promise<void> {
  const { status } = c.res;
  // Set when its sender was found to have the right to send it.
  const isAdmitted = c.get("fate") !== undefined;
  if (status !== 401 && !(isAdmitted && MAY_BE_DONE.includes(status))) return;
  const outcome = (await Promise.all(equal)).find((one) => one !== undefined);
  // A session that the form itself has replaced didn't end.
  if (!outcome || status === 401 && !setsSession(outcome.cookies)) return;
  const headers = new Headers({ location: outcome.location });
  for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
  // Without this, the failure's headers would be added, such as the end of the session.
  c.res = undefined;
  c.res = new Response(null, { status: outcome.status, headers });
}
