import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sendError } from "../frame/error_page.tsx";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** The hidden field of every form. */
export const FORM_TOKEN = "form_token";

/** Seconds that a browser keeps its half of the token: 30 days, as long as a session. */
const COOKIE_SECONDS = 2_592_000;

/** Makes and checks the tokens that show that a form came from a page of this site. */
export interface FormTokens {
  /** The token for this browser and session; sets the browser's cookie when it has none. */
  issue(c: WebContext, sessionId: string | undefined): string;
  check(c: WebContext, sessionId: string | undefined, token: string): boolean;
}

/**
 * A token is an HMAC over a cookie of the browser and the session, so another site, which can read neither,
 * cannot make one (the signed double-submit pattern of OWASP's CSRF cheat sheet), and signing in or out makes
 * all earlier ones stale.
 */
export function createFormTokens(key: Uint8Array, isSecure: boolean): FormTokens {
  // The prefix has browsers refuse the cookie from subdomains and from plain http.
  const name = isSecure ? "__Host-voteboard_form" : "voteboard_form";
  const tokenFor = (browser: string, sessionId: string | undefined) =>
    createHmac("sha256", key).update(`${browser}.${sessionId ?? ""}`).digest("base64url");
  const issued = new WeakMap<WebContext, string>();

  function browserOf(c: WebContext): string {
    const known = issued.get(c) ?? getCookie(c, name);
    if (known) return known;
    const browser = randomBytes(18).toString("base64url");
    issued.set(c, browser);
    const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
    setCookie(c, name, browser, { ...options, maxAge: COOKIE_SECONDS });
    return browser;
  }

  return {
    issue(c, sessionId) {
      c.set("hasForm", true);
      return tokenFor(browserOf(c), sessionId);
    },
    check(c, sessionId, token) {
      const browser = getCookie(c, name);
      if (!browser) return false;
      const [wanted, given] = [tokenFor(browser, sessionId), token].map((text) =>
        new TextEncoder().encode(text)
      );
      return wanted !== undefined && given !== undefined && wanted.length === given.length &&
        timingSafeEqual(wanted, given);
    },
  };
}

/** Refuses every form that does not carry this browser's and session's token. */
export function requireFormToken(web: Web): MiddlewareHandler<WebEnv> {
  const { services, site } = web;
  const tokens = createFormTokens(services.formKey, site.baseUrl.startsWith("https:"));
  return async (c, next) => {
    const { [FORM_TOKEN]: token } = await c.req.parseBody();
    const isOurs = typeof token === "string" && tokens.check(c, c.get("viewer")?.sessionId, token);
    return isOurs ? await next() : await sendError(c, web, "staleForm");
  };
}
