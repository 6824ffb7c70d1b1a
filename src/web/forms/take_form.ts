import type { MiddlewareHandler, Next } from "hono";
import { takeBody } from "../../limits/take_body.ts";
import { sendError } from "../frame/error_page.tsx";
import { ERRORS } from "../frame/words.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Bytes of a form: the longest, a server with its description, stays far below. */
const FORM_MAX_BYTES = 65_536;

/** Fields of a form, a few times as many as any has: what many cost would be out of proportion. */
const FIELDS_MAX = 500;

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Milliseconds that a form may take to arrive: a phone with a bad line sends a description in five seconds. */
const FORM_WITHIN_MS = 10_000;

/** A form that may take more than others. */
export interface FormRoom {
  /** Whether its body stays as it is, for `fileOf`. */
  isUpload?: boolean;
  maxBytes?: number;
  withinMs?: number;
  /** Milliseconds that what is done about it may take beyond a page's own. */
  restMs?: number;
  /** A sentence for one that is too long. */
  tooLarge?: string;
}

/**
 * Reads all of a form before anything is done about it. Refuses one that is too long, or that does not arrive in
 * time: the page's own deadline begins anew with the last byte. A browser that went away in the middle is no error.
 */
export function takeForm(web: Web, room: FormRoom = {}): MiddlewareHandler<WebEnv> {
  const { formWithinMs = room.withinMs ?? FORM_WITHIN_MS, services: { pageWithinMs } } = web;
  const { maxBytes = FORM_MAX_BYTES, restMs = 0, tooLarge = ERRORS.formTooLarge } = room;
  return async (c, next) => {
    if (Number(c.req.header("content-length") ?? 0) > maxBytes) {
      return await sendError(c, web, "tooLarge", tooLarge);
    }
    if (c.req.raw.body === null) return await passOn(c, next);
    c.get("deadline")?.restart(formWithinMs + pageWithinMs);
    const taken = await takeBody(c.req.raw.body, {
      maxBytes,
      withinMs: formWithinMs,
    });
    c.get("deadline")?.restart(restMs + pageWithinMs);
    if (taken.kind === "whole") {
      if (room.isUpload) c.set("upload", taken.body);
      else c.req.raw = new Request(c.req.raw, { body: taken.body });
      return room.isUpload ? await next() : await passOn(c, next);
    }
    // Whatever else comes by this connection belongs to the form.
    c.header("Connection", "close");
    if (taken.kind === "gone") return c.body(null, 400);
    if (taken.kind === "too_slow") return await sendError(c, web, "halfSent");
    return await sendError(c, web, "tooLarge", tooLarge);
  };
}

/** Refuses a body that is not what its type says, or has too many fields: only a program sends such. */
async function passOn(c: WebContext, next: Next) {
  if (!FORM_TYPE.test(c.req.header("content-type") ?? "")) return await next();
  const form = await c.req.formData().catch(() => undefined);
  const isForm = form !== undefined && [...form.keys()].length <= FIELDS_MAX;
  return isForm ? await next() : c.body(null, 400);
}
