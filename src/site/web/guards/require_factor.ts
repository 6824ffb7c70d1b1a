import type { MiddlewareHandler } from "hono";
import { needsSecondFactor } from "../../sign_in/two_factor/second_factor.ts";
import { pathWithNext } from "../return_path.ts";
import { redirectTo } from "../forms/read_form.ts";
import { viewerOf } from "../request_actor.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** A group of pages: the moderators' desk, or the pages of the viewer's servers. */
type Office = "desk" | "servers";

/** The values of REQUIRE_SECOND_FACTOR that apply to each group of pages. */
const CONCERNED: Readonly<Record<Office, readonly string[]>> = {
  desk: ["moderators", "both"],
  servers: ["owners", "both"],
};

/**
 * Creates the middleware that redirects users without a required second factor to the page where they set one up. Runs
 * after `requireSignIn`.
 */
export function requireFactor(web: Web, office: Office): MiddlewareHandler<WebEnv> {
  const { sql, requireSecondFactor = "" } = web.services;
  const isRequired = CONCERNED[office].includes(requireSecondFactor);
  return async (c, next) => {
    if (!isRequired || await needsSecondFactor(sql, viewerOf(c).accountId)) return await next();
    const { pathname, search } = new URL(c.req.url);
    // A form can't be kept, because the setup may take minutes.
    const back = c.req.method === "GET" ? pathname + search : "/account";
    return redirectTo(c, `${pathWithNext("/account/second-factor", back)}&for=${office}`);
  };
}
