import { redirectTo } from "../forms/submit.ts";
import type { WebContext } from "../web_env.ts";

/** Returns the path of the rewards page of the server that a path names. */
export function rewardsPath(c: WebContext): string {
  return `/my/servers/${c.req.param("slug")}/rewards`;
}

/** Answers a form without fields that came incomplete. */
export function leadBack(c: WebContext): Response {
  return redirectTo(c, rewardsPath(c));
}
