import { z } from "zod";
import { Refusal, type RefusalCode } from "../../../core/refusals/refusal.ts";
import { LineFull } from "../../../core/limits/fair_line.ts";
import { formUsed } from "../../../core/trail/audit.ts";
import { isFormUsed } from "../../trail/find_audit.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { Faults, FaultyForm, Typed } from "../kit/form.tsx";
import { formPage, sendTooMany } from "../frame/error_page.tsx";
import { type FaultCode, faultSentence } from "../parts/faults.ts";
import { pathWithNext } from "../return_path.ts";
import { type NoticeCode, pathWithNotice } from "../frame/notices.ts";
import { currentLocale } from "../current_locale.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { durationOf } from "../parts/durations.ts";

/** The field that identifies a form, so that a second submission is recognized. */
export const FORM_ID = z.uuid();

type FormResponse = Response | Promise<Response>;

/**
 * The outcome of a form that didn't produce a response: its sender has to wait, some input was wrong, or they have to show
 * first who they are.
 */
type Undone =
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "wrong" }
  | { kind: "unproved" };

/** The page on which somebody who is signed in shows again who they are. */
export const PROOF_PATH = "/account/proof";

/**
 * The steps of a form: it is parsed, does its work and redirects, or is shown again with its faults. `Given` is what its
 * audience's handlers receive besides the site: an owner's server, or nothing.
 */
export interface Submission<Values, Given extends readonly unknown[] = []> {
  /** Parses the input. Users see its error messages. */
  schema: z.ZodType<Values>;
  /** Does the form's work and responds. */
  act(
    c: WebContext,
    web: Web,
    ...sent: [...Given, values: Values, typed: Typed]
  ): Response | Undone | Promise<Response | Undone>;
  /** The field beside which a refusal is shown; "" is the form as a whole. Other refusals get the error page. */
  fields?: Partial<Record<RefusalCode, string>>;
  /** The fault to show beside a field if `act` returns "wrong"; "" is the form as a whole. */
  wrong?: Record<string, FaultCode>;
  /** The message when too many forms of this kind are waiting; absent: that nothing was done, and when to try again. */
  busy?: FaultCode;
  /** Shows the form's page again. */
  show(c: WebContext, web: Web, ...sent: [...Given, form: FaultyForm]): FormResponse;
  /** Responds to a form that was already carried out. */
  used?(c: WebContext, web: Web, ...given: Given): FormResponse;
}

/** Creates the handler of a form's POST. */
export function submit<Values>(submission: Submission<Values>) {
  return handlerOf(submission);
}

/** Creates the handler of a POST of a form about an owner's server. */
export function submitOwn<Values>(submission: Submission<Values, [own: Own]>) {
  return handlerOf(submission);
}

function handlerOf<Values, Given extends readonly unknown[]>(
  { schema, act, fields = {}, wrong = {}, busy, show, used }: Submission<Values, Given>,
): (c: WebContext, web: Web, ...given: Given) => Promise<Response> {
  return async (c, web, ...given) => {
    const locale = currentLocale();
    function showAgain(form: FaultyForm): FormResponse {
      c.set("faulty", true);
      return show(c, web, ...given, form);
    }

    const form = await readForm(c, schema);
    if (form.kind === "invalid") return await showAgain(form);
    try {
      const outcome = await act(c, web, ...given, form.values, form.typed);
      if (outcome instanceof Response) return outcome;
      if (outcome.kind === "limited") return await sendTooMany(c, web, outcome.retryAfterSeconds);
      if (outcome.kind === "unproved") {
        return redirectTo(c, pathWithNext(PROOF_PATH, formPage(c, web)));
      }
      return await showAgain({ typed: form.typed, faults: sentencesOf(wrong) });
    } catch (error) {
      if (error instanceof LineFull) {
        c.header("Retry-After", String(error.retryAfterSeconds));
        const faults = {
          "": busy
            ? faultSentence(busy)
            : locale.words.frame.forms.busy(durationOf(error.retryAfterSeconds)),
        };
        return await showAgain({ typed: form.typed, faults, isBusy: true });
      }
      if (!(error instanceof Refusal)) throw error;
      const refusal = await ownRepeat(web, form.typed["form_id"]) ?? error;
      if (refusal.code === "form_used" && used) return await used(c, web, ...given);
      const field = fields[refusal.code];
      if (field === undefined) throw refusal;
      return await showAgain({
        typed: form.typed,
        faults: { [field]: refusal.sentenceIn(locale) },
      });
    }
  };
}

function sentencesOf(wrong: Record<string, FaultCode>): Faults {
  const named = Object.entries(wrong);
  return Object.fromEntries(named.map(([field, code]) => [field, faultSentence(code)]));
}

/** Returns a refusal if the form was already carried out. For a repeated form, it replaces any other refusal. */
export async function ownRepeat({ services }: Web, formId = ""): Promise<Refusal | undefined> {
  const isRepeat = isUuid(formId) && await isFormUsed(services.sql, formId);
  return isRepeat ? formUsed() : undefined;
}

/** A submitted form: parsed, or with a message per invalid field. */
export type SentForm<Values> =
  | { kind: "valid"; values: Values; typed: Typed }
  | { kind: "invalid" } & FaultyForm;

/** Parses a POST's form. Users see the schema's error messages. Files count as empty. */
export async function readForm<Values>(
  c: WebContext,
  schema: z.ZodType<Values>,
): Promise<SentForm<Values>> {
  const typed = await readTyped(c);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: "valid", values: parsed.data, typed };
  const faults: Faults = {};
  for (const { path, message } of parsed.error.issues) {
    // A field in a list is "list:field"; the faults of a list of boxes are its own.
    const field = path.filter((part) => typeof part === "string").join(":");
    faults[field] ??= faultSentence(message);
  }
  return { kind: "invalid", typed, faults };
}

/** Reads the fields of a POST's form. NUL is removed: nobody types it, and PostgreSQL accepts it in no text. */
export async function readTyped(c: WebContext): Promise<Typed> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll("\u0000", "") : "",
    ]),
  );
}

/** Redirects the browser after a form to another page of this site, optionally with a notice of what was done. */
export function redirectTo(c: WebContext, path: string, notice?: NoticeCode): Response {
  return c.redirect(notice === undefined ? path : pathWithNotice(c, path, notice), 303);
}
