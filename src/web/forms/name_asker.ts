import type { MiddlewareHandler } from "hono";
import { askedBy } from "../../accounts/asker.ts";
import { networkKey } from "../../limits/client_address.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { addressOf } from "../viewer.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Has the work on passwords that a form causes wait its turn by network, and only for as long as the sender waits. */
export function nameAsker(web: Web): MiddlewareHandler<WebEnv> {
  return (c, next) => {
    const signal = AbortSignal.any([c.req.raw.signal, deadlineOf(c).signal]);
    return askedBy({ network: networkKey(addressOf(c, web)), signal }, next);
  };
}
