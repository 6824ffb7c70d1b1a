import { z } from "zod";
import { type Act, actorOf } from "../../trail/actor.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The field that identifies a form, so that a second submission is recognized. */
export const FORM_ID = z.uuid();

/** Returns the actor, time and form id of a form, as the domain's functions expect them. */
export function actOf(c: WebContext, { services }: Web, formId?: string): Act {
  return { by: actorOf(viewerOf(c)), now: services.now(), formId };
}
