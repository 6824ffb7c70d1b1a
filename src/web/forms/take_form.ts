import type { MiddlewareHandler } from "hono";
import { takeBody } from "../../limits/take_body.ts";
import { sendError } from "../frame/error_page.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/** Bytes of a form: the longest, a server with its description, stays far below. */
const FORM_MAX_BYTES = 65_536;

/** Milliseconds that a form may take to arrive: a phone with a bad line sends a description in five seconds. */
const FORM_WITHIN_MS = 10_000;

/**
 * Reads all of a form before anything is done about it. Refuses one that is too long, or that does not arrive in
 * time: the page's own deadline begins anew with the last byte. A browser that went away in the middle is no error.
 */
export function takeForm(web: Web): MiddlewareHandler<WebEnv> {
  const { formWithinMs = FORM_WITHIN_MS, services: { pageWithinMs } } = web;
  return async (c, next) => {
    if (Number(c.req.header("content-length") ?? 0) > FORM_MAX_BYTES) {
      return await sendError(c, web, "tooLarge");
    }
    if (c.req.raw.body === null) return await next();
    c.get("deadline")?.restart(formWithinMs + pageWithinMs);
    const taken = await takeBody(c.req.raw.body, {
      maxBytes: FORM_MAX_BYTES,
      withinMs: formWithinMs,
    });
    c.get("deadline")?.restart(pageWithinMs);
    if (taken.kind === "whole") {
      c.req.raw = new Request(c.req.raw, { body: taken.body });
      return await next();
    }
    // Whatever else comes by this connection belongs to the form.
    c.header("Connection", "close");
    if (taken.kind === "gone") return c.body(null, 400);
    return await sendError(c, web, taken.kind === "too_slow" ? "halfSent" : "tooLarge");
  };
}
