/**
 * The limits on forms, which apply before a form is parsed.
 *
 * ```text
 * limit                value               protects       used up by
 * a form               65,536 bytes        memory         anyone who sends forms
 *   test: a form that is too long is refused however it is sent
 *   test: no field is longer than a whole form, in whatever form it comes
 * texts of a language  100,000 bytes more  memory         signed-in owners
 *   test: the longest texts in every language arrive, from people who are signed in alone
 * fields of a form     500                 the processor  forms of separators
 *   test: a form's fields are counted before any of them is parsed
 * time of a form       10,000 ms           connections    forms that never end
 *   test: a form that never ends is refused, and told that its connection ends
 * ```
 */

import type { MiddlewareHandler } from "hono";
import { takeBody } from "../../../core/limits/take_body.ts";
import { sendError } from "../frame/error_page.tsx";
import { currentLocale } from "../current_locale.ts";
import type { RouteOptions } from "../route_options.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Maximum bytes of a form other than a listing's. */
const FORM_MAX_BYTES = 65_536;

/**
 * Additional bytes of a listing's form per language of the site: two texts of 5,000 characters, which are encoded in up
 * to nine bytes each, and a line. Only signed-in users may send that much.
 */
const LANGUAGE_BYTES = 100_000;

/**
 * Maximum fields of a form: several times those of the largest. They are counted before parsing, because parsing many
 * fields is disproportionately expensive: 63 kB of them took 5 ms, and a listing's form of 960 kB took 120 ms.
 */
const FIELDS_MAX = 500;
const SEPARATOR = "&".charCodeAt(0);

const MULTIPART = /^multipart\/form-data\b/i;

/** Maximum milliseconds for a form to arrive. A phone with a bad connection sends a description in five seconds. */
const FORM_WITHIN_MS = 10_000;

/** Limits for a form that differ from the defaults. */
interface FormRoom {
  /**
   * Why the body isn't parsed: an upload is kept for `fileOf`, and a one-click mail's form contains nothing in addition
   * to its link (RFC 8058). Only these may be multipart. If absent, the form is parsed.
   */
  unparsed?: "upload" | "one-click";
  maxBytes?: number;
  withinMs?: number;
  /** Additional milliseconds of the page's deadline for the form's work. */
  restMs?: number;
  /** The message for a form that is too large. */
  tooLarge?: "formTooLarge" | "pictureTooLarge";
}

/**
 * Creates the middleware that reads a whole form before the handler runs. Refuses a form that is too large or doesn't
 * arrive in time. The page's deadline restarts after the last byte. A browser that disconnects meanwhile is no error.
 */
export function takeForm(web: Web, room: FormRoom = {}): MiddlewareHandler<WebEnv> {
  const { formWithinMs = room.withinMs ?? FORM_WITHIN_MS, services: { pageWithinMs } } = web;
  const { restMs = 0, tooLarge = "formTooLarge" } = room;
  return async (c, next) => {
    const locale = currentLocale();
    const isMultipart = MULTIPART.test(c.req.header("content-type") ?? "");
    if (isMultipart && room.unparsed === undefined) return await sendError(c, web, "noFileHere");
    const maxBytes = room.maxBytes ?? formBytes(c, web);
    if (Number(c.req.header("content-length") ?? 0) > maxBytes) {
      return await sendError(c, web, "tooLarge", { sentence: locale.words.frame.errors[tooLarge] });
    }
    if (c.req.raw.body === null) return await next();
    c.get("deadline")?.restart(formWithinMs + pageWithinMs);
    const taken = await takeBody(c.req.raw.body, {
      maxBytes,
      withinMs: formWithinMs,
    });
    c.get("deadline")?.restart(restMs + pageWithinMs);
    if (taken.kind === "whole") {
      if (room.unparsed === "upload") c.set("upload", taken.body);
      if (room.unparsed !== undefined) return await next();
      const { fields, longest } = measureFields(taken.body);
      // Only programs send that many fields.
      if (fields > FIELDS_MAX) return c.body(null, 400);
      if (longest > FORM_MAX_BYTES) {
        return await sendError(c, web, "tooLarge", {
          sentence: locale.words.frame.errors.formTooLarge,
        });
      }
      c.set("form", taken.body);
      c.req.raw = new Request(c.req.raw, { body: taken.body });
      return await next();
    }
    // The rest of the form is unread, so the connection can't be reused.
    c.header("Connection", "close");
    if (taken.kind === "gone") return c.body(null, 400);
    if (taken.kind === "too_slow") return await sendError(c, web, "halfSent");
    return await sendError(c, web, "tooLarge", { sentence: locale.words.frame.errors[tooLarge] });
  };
}

/** Returns the maximum bytes of a form. */
function formBytes(c: WebContext, { services: { locales } }: Web): number {
  return c.get("viewer") === undefined
    ? FORM_MAX_BYTES
    : maxFormBytes(c.get("route"), locales.all.length);
}

/** Returns the maximum bytes of a signed-in user's form, on a site with `languages` languages. */
export function maxFormBytes({ hasTexts = false }: RouteOptions = {}, languages: number): number {
  return FORM_MAX_BYTES + (hasTexts ? LANGUAGE_BYTES * languages : 0);
}

/**
 * Counts the fields of an encoded form, including empty ones, up to one above the maximum, and measures the bytes of
 * the longest.
 */
function measureFields(body: Uint8Array): { fields: number; longest: number } {
  let fields = 0;
  let longest = 0;
  let from = 0;
  while (from <= body.length && fields <= FIELDS_MAX) {
    const separator = body.indexOf(SEPARATOR, from);
    const end = separator < 0 ? body.length : separator;
    longest = Math.max(longest, end - from);
    from = end + 1;
    fields++;
  }
  return { fields, longest };
}
