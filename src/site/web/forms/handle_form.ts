import { z } from "zod";
import { QueueFull } from "../../../core/limits/fair_queue.ts";
import { Refusal } from "../../../core/refusals/refusal.ts";
import { currentLocale } from "../current_locale.ts";
import { formPage, sendError, sendTooMany } from "../frame/error_page.tsx";
import { type FaultyForm, showSent, type TypedFields } from "../kit/sent_form.ts";
import { durationOf } from "../locale/durations.ts";
import { faultSentence } from "../kit/faults.ts";
import { actOf } from "../request_actor.ts";
import { pathWithNext } from "../return_path.ts";
import type { Audience, MaybePromise } from "../route.ts";
import type { ServerAccess, Web, WebContext } from "../web_env.ts";
import {
  type Declaration,
  namesIn,
  type NoChange,
  type PageOf,
  type Submission,
} from "./declaration.ts";
import type { FieldValues, FormFields } from "./fields.tsx";
import { FORM_ID, ownRepeat, PROOF_PATH, readForm, redirectTo } from "./read_form.ts";

/** A sent form, with the function that shows its page again. */
interface FormRequest<Who extends Audience, Shape extends FormFields, Result, W extends Web> {
  form: Declaration<Who, Shape, Result, W>;
  c: WebContext;
  web: W;
  typed: TypedFields;
  show(faulty: FaultyForm): MaybePromise<Response>;
}

/** Creates the handler of a form, which parses it, runs `onSubmit`, and redirects or shows the page again. */
export function handleForm<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  form: Declaration<Who, Shape, Result, W>,
  self: () => object,
): PageOf<Who, W> {
  const schema = schemaOf(form);
  const { fields, each } = form;
  return opens<Who, W>(async (c, web) => {
    const nameOf = namesIn(form, c.req.param());
    async function show({ faults, ...faulty }: FaultyForm) {
      const { page } = form;
      if (page === undefined) return await sendError(c, web, "notFound");
      c.set("faulty", Object.keys(faults).length > 0);
      const all = { ...await form.judge?.({ web, typed: faulty.typed }), ...faults };
      const named = Object.entries(all).map(([name, sentence]) => [nameOf(name), sentence]);
      const { path } = c.req;
      const sent = { ...faulty, faults: Object.fromEntries(named), action: self(), path };
      return await showSent(sent, () => open(page, c, web));
    }
    const read = await readForm(c, each === undefined ? schema : renamed(schema, fields, nameOf));
    if (read.kind === "invalid") return await show(read);
    const { values, typed } = read;
    const sending = { form, c, web, typed, show };
    try {
      const sent = sentOf<Who, FieldValues<Shape>, W>({
        c,
        web,
        values,
        typed,
        formId: form.once ? typed["form_id"] : undefined,
      });
      const result = await form.onSubmit(sent);
      if (result instanceof Response) return result;
      if (isUndone(result)) return await explainUndone(sending, result);
      return redirectTo(c, ...await form.then?.(result, sent) ?? missing(form.path));
    } catch (error) {
      return await explainRefused(sending, error);
    }
  });
}

async function explainUndone<
  Who extends Audience,
  Shape extends FormFields,
  Result,
  W extends Web,
>(
  { form, c, web, typed, show }: FormRequest<Who, Shape, Result, W>,
  undone: NoChange,
): Promise<Response> {
  if (undone.kind === "limited") return await sendTooMany(c, web, undone);
  if (undone.kind === "unproved") {
    return redirectTo(c, pathWithNext(PROOF_PATH, formPage(c, web)));
  }
  if (undone.kind === "previewed") return await show({ typed, faults: {} });
  if (undone.kind === "faulty") {
    const { faults, isLimited = false } = undone;
    return await show({ typed, faults, isLimited });
  }
  const faults = Object.entries(form.wrong ?? {}).map(([field, code]) => [
    field,
    faultSentence(code),
  ]);
  return await show({ typed, faults: Object.fromEntries(faults) });
}

async function explainRefused<
  Who extends Audience,
  Shape extends FormFields,
  Result,
  W extends Web,
>(
  { form: { refused = {}, busy, used, page }, c, web, typed, show }: FormRequest<
    Who,
    Shape,
    Result,
    W
  >,
  error: unknown,
): Promise<Response> {
  const locale = currentLocale();
  if (error instanceof QueueFull && page !== undefined) {
    const seconds = error.retryAfterSeconds;
    c.header("Retry-After", String(seconds));
    const fault = busy === undefined
      ? locale.words.frame.forms.busy(durationOf(seconds))
      : faultSentence(busy);
    return await show({ typed, faults: { form: fault }, isBusy: true });
  }
  if (!(error instanceof Refusal)) throw error;
  const refusal = await ownRepeat(web, typed["form_id"]) ?? error;
  if (refusal.code === "form_used" && used) return await open(used, c, web);
  const field = refused[refusal.code];
  if (field === undefined) throw refusal;
  return await show({ typed, faults: { [field]: refusal.sentenceIn(locale) } });
}

/** The kinds of `NoChange`. */
const UNDONE: Record<NoChange["kind"], true> = {
  limited: true,
  wrong: true,
  faulty: true,
  unproved: true,
  previewed: true,
};

function isUndone(result: unknown): result is NoChange {
  if (typeof result !== "object" || result === null || !("kind" in result)) return false;
  return Object.hasOwn(UNDONE, String(result.kind));
}

function missing(path: string): never {
  throw new Error(`The form of ${path} leads nowhere`);
}

function schemaOf<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { fields, once = false, check = (schema) => schema }: Declaration<Who, Shape, Result, W>,
): z.ZodType<FieldValues<Shape>> {
  const shape = Object.entries(fields).map(([name, { schema }]) => [name, schema] as const);
  const form = z.object({ ...Object.fromEntries(shape), ...once && { form_id: FORM_ID } });
  // An object of the fields' schemas parses to an object of their values.
  return check(form as unknown as z.ZodType<FieldValues<Shape>>);
}

/** Returns the schema of a form whose fields have other names on their page. */
function renamed<Values>(
  schema: z.ZodType<Values>,
  fields: FormFields,
  nameOf: (name: string) => string,
): z.ZodType<Values> {
  return z.record(z.string(), z.string()).transform((typed) => {
    const own = Object.keys(fields).map((name) => [name, typed[nameOf(name)]]);
    return { ...typed, ...Object.fromEntries(own) };
  }).pipe(schema);
}

/*
 * The audience determines what is known: the guards of a route set the viewer and the server before its handler runs.
 * The compiler can't infer types that depend on an audience, so these three functions assert them.
 */

function sentOf<Who extends Audience, Values, W extends Web>(
  { c, web, formId, ...parsed }: {
    c: WebContext;
    web: W;
    values: Values;
    typed: TypedFields;
    /** Parsed, because only a form that acts once has an id. */
    formId: string | undefined;
  },
): Submission<Who, Values, W> {
  const own = c.get("own");
  const act = own?.act ?? (c.get("viewer") && actOf(c, web));
  const sender = act && { ...act, ...formId !== undefined && { formId } };
  return { c, web, ...parsed, own, sender } as unknown as Submission<Who, Values, W>;
}

function open<Who extends Audience, W extends Web>(
  page: PageOf<Who, W>,
  c: WebContext,
  web: W,
): MaybePromise<Response> {
  const opened = page as (
    c: WebContext,
    web: W,
    own: ServerAccess | undefined,
  ) => MaybePromise<Response>;
  return opened(c, web, c.get("own"));
}

function opens<Who extends Audience, W extends Web>(
  handler: (c: WebContext, web: W) => MaybePromise<Response>,
): PageOf<Who, W> {
  return handler as PageOf<Who, W>;
}
