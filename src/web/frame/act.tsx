import { z } from "zod";
import { type Act, actorOf } from "../../trail/actor.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The field by which a form is known when it is sent a second time. */
export const FORM_ID = z.uuid();

/** Returns who sends a form, when, and which form it is, as the domain's verbs ask for it. */
export function actOf(c: WebContext, { services }: Web, formId?: string): Act {
  return { by: actorOf(viewerOf(c)), now: services.now(), formId };
}
