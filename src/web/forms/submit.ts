import type { z } from "zod";
import { Refusal, type RefusalCode } from "../../errors.ts";
import { LineFull } from "../../limits/fair_line.ts";
import { formUsed, isFormUsed } from "../../trail/audit.ts";
import { isUuid } from "../../uuid_v7.ts";
import type { Faults, FaultyForm, Typed } from "./forms.tsx";
import { sendTooMany } from "../frame/error_page.tsx";
import { FORMS } from "../frame/words.ts";
import { type NoticeCode, pathWithNotice } from "./notices.ts";
import type { Web, WebContext } from "../web_env.ts";

type Answer = Response | Promise<Response>;

/** What came of a form's work if not an answer: its sender has to wait, or something typed was wrong. */
type Undone = { kind: "limited"; retryAfterSeconds: number } | { kind: "wrong" };

/** The steps of a form: it is parsed, does its work and leads on, or is shown again with what is wrong. */
export interface Submission<Values> {
  /** Parses what was typed; its messages are what people read. */
  schema: z.ZodType<Values>;
  /** Does the form's work, and answers. */
  act(
    c: WebContext,
    web: Web,
    values: Values,
    typed: Typed,
  ): Response | Undone | Promise<Response | Undone>;
  /** The field beside which a refusal is shown; "" is the form as a whole. Others get the error page. */
  fields?: Partial<Record<RefusalCode, string>>;
  /** The faults of a form of which something was wrong. */
  wrong?: Faults;
  /** What to say when too many wait for the same; without it, that nothing was done and when to try again. */
  busy?: string;
  /** Shows the page of the form again. */
  show(c: WebContext, web: Web, form: FaultyForm): Answer;
  /** Answers a form that was sent before. */
  used?(c: WebContext, web: Web): Answer;
}

/** Makes the handler of a form's POST. */
export function submit<Values>(
  { schema, act, fields = {}, wrong = {}, busy, show, used }: Submission<Values>,
): (c: WebContext, web: Web) => Promise<Response> {
  function showAgain(c: WebContext, web: Web, form: FaultyForm): Answer {
    c.set("faulty", true);
    return show(c, web, form);
  }

  return async (c, web) => {
    const form = await readForm(c, schema);
    if (form.kind === "invalid") return await showAgain(c, web, form);
    try {
      const outcome = await act(c, web, form.values, form.typed);
      if (outcome instanceof Response) return outcome;
      if (outcome.kind === "limited") return await sendTooMany(c, web, outcome.retryAfterSeconds);
      return await showAgain(c, web, { typed: form.typed, faults: wrong });
    } catch (error) {
      if (error instanceof LineFull) {
        c.header("Retry-After", String(error.retryAfterSeconds));
        const faults = { "": busy ?? FORMS.busy(error.retryAfterSeconds) };
        return await showAgain(c, web, { typed: form.typed, faults, isBusy: true });
      }
      if (!(error instanceof Refusal)) throw error;
      const refusal = await ownRepeat(web, form.typed["form_id"]) ?? error;
      if (refusal.code === "form_used" && used) return await used(c, web);
      const field = fields[refusal.code];
      if (field === undefined) throw refusal;
      return await showAgain(c, web, { typed: form.typed, faults: { [field]: refusal.message } });
    }
  };
}

/** The refusal of a form that was carried out before; a page that is reloaded blames nothing else. */
async function ownRepeat({ services }: Web, formId = ""): Promise<Refusal | undefined> {
  const isRepeat = isUuid(formId) && await isFormUsed(services.sql, formId);
  return isRepeat ? formUsed() : undefined;
}

/** A form that was sent: parsed, or with a sentence per field at fault. */
export type SentForm<Values> =
  | { kind: "valid"; values: Values; typed: Typed }
  | { kind: "invalid" } & FaultyForm;

/** Parses the form of a POST. The schema's messages are what people read. Files count as empty. */
export async function readForm<Values>(
  c: WebContext,
  schema: z.ZodType<Values>,
): Promise<SentForm<Values>> {
  const typed = await readTyped(c);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: "valid", values: parsed.data, typed };
  const faults: Faults = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0] ?? "")] ??= message;
  return { kind: "invalid", typed, faults };
}

/** Reads the fields of the form of a POST. Without NUL, which nobody types and PostgreSQL takes in no text. */
export async function readTyped(c: WebContext): Promise<Typed> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll("\u0000", "") : "",
    ]),
  );
}

/** After a form: has the browser get another page of this site, which says what was done. */
export function redirectTo(c: WebContext, path: string, notice?: NoticeCode): Response {
  return c.redirect(notice === undefined ? path : pathWithNotice(c, path, notice), 303);
}
