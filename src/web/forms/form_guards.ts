import type { MiddlewareHandler } from "hono";
import { askedBy } from "../../accounts/asker.ts";
import { networkKey } from "../../limits/client_address.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { sendError } from "../frame/error_page.tsx";
import { ERRORS } from "../frame/words.ts";
import { addressOf } from "../viewer.ts";
import type { Web, WebEnv } from "../web_env.ts";
import { isOwnOrigin } from "./own_origin.ts";

/** Bodies that forms have, and none at all. */
const FORM_BODY = /^($|application\/x-www-form-urlencoded\b|multipart\/form-data\b)/i;

/**
 * Refuses every form unless the browser shows that a page of this site sent it: by `Sec-Fetch-Site`, or by `Origin`
 * where the browser does not say more. A form without either is refused, and so is a body of another kind.
 */
export function refuseOtherSites(web: Web): MiddlewareHandler<WebEnv> {
  const { baseUrl } = web.site;
  return async (c, next) => {
    const isForm = FORM_BODY.test(c.req.header("content-type") ?? "");
    const site = c.req.header("sec-fetch-site") ?? "";
    const isOurs = site === "same-origin" ||
      !/^(cross|same)-site$/.test(site) && isOwnOrigin(c.req.header("origin") ?? "", baseUrl);
    if (isForm && isOurs) return await next();
    return await sendError(c, web, "otherSite", ERRORS.otherSiteWhy(baseUrl));
  };
}

/** Has the work on passwords that a form causes wait its turn by network, and only for as long as the sender waits. */
export function nameAsker(web: Web): MiddlewareHandler<WebEnv> {
  return (c, next) => {
    const gone = c.req.raw.signal;
    const signal = AbortSignal.any([gone, deadlineOf(c).signal]);
    return askedBy({ network: networkKey(addressOf(c, web)), signal, gone }, next);
  };
}
