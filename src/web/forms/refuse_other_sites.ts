import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { sendError } from "../frame/error_page.tsx";
import { ERRORS } from "../frame/words.ts";
import { isOwnOrigin } from "./own_origin.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Bodies that forms have, and none at all. Others are refused: hono/csrf lets them pass unjudged. */
const FORM_BODY = /^($|application\/x-www-form-urlencoded\b|multipart\/form-data\b)/i;

/**
 * Refuses every form unless the browser shows that a page of this site sent it: by `Sec-Fetch-Site`, or by `Origin`
 * where the browser does not say more. A form without either is refused.
 */
export function refuseOtherSites(web: Web): MiddlewareHandler<WebEnv> {
  const { baseUrl } = web.site;
  const judge = csrf({
    origin: (origin, c) =>
      !/^(cross|same)-site$/.test(c.req.header("sec-fetch-site") ?? "") &&
      isOwnOrigin(origin, baseUrl),
  });
  return async (c, next) => {
    const isForm = FORM_BODY.test(c.req.header("content-type") ?? "");
    if (isForm && await passes(judge, c)) return await next();
    return await sendError(c, web, "otherSite", ERRORS.otherSiteWhy(baseUrl));
  };
}

/** Asks without going on, so that what the page itself throws is not taken for a refusal. */
async function passes(judge: MiddlewareHandler, c: WebContext): Promise<boolean> {
  try {
    await judge(c, () => Promise.resolve());
    return true;
  } catch (error) {
    if (error instanceof HTTPException) return false;
    throw error;
  }
}
