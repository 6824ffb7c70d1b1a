import type { MiddlewareHandler } from "hono";
import { askedBy } from "../../accounts/passwords/asker.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { sendError } from "../frame/error_page.tsx";
import { addressKeyOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebEnv } from "../web_env.ts";
import { isOwnOrigin } from "../own_origin.ts";

/** Matches the content types of forms, and a missing one. */
const FORM_BODY = /^($|application\/x-www-form-urlencoded\b|multipart\/form-data\b)/i;

/**
 * Refuses a form unless the browser's headers prove that a page of this site sent it: `Sec-Fetch-Site`, or `Origin` if
 * that is missing or inconclusive. Also refuses a form without either header, and a body of another type.
 */
export function refuseOtherSites(web: Web): MiddlewareHandler<WebEnv> {
  const { baseUrl } = web.site;
  return async (c, next) => {
    const isForm = FORM_BODY.test(c.req.header("content-type") ?? "");
    const site = c.req.header("sec-fetch-site") ?? "";
    const isOurs = site === "same-origin" ||
      !/^(cross|same)-site$/.test(site) && isOwnOrigin(c.req.header("origin") ?? "", baseUrl);
    if (isForm && isOurs) return await next();
    const sentence = currentLocale().words.frame.errors.otherSiteWhy(baseUrl);
    return await sendError(c, web, "otherSite", { sentence });
  };
}

/**
 * Attributes a form's password hashing to the sender's network, for fair queueing, and cancels it when the sender
 * disconnects or the deadline passes.
 */
export function nameAsker(web: Web): MiddlewareHandler<WebEnv> {
  return (c, next) => {
    const signal = AbortSignal.any([c.req.raw.signal, deadlineOf(c).signal]);
    return askedBy({ network: networkKey(addressKeyOf(c, web)), signal }, next);
  };
}
