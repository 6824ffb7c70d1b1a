import type { Child } from "hono/jsx";
import { z } from "zod";
import { LineFull } from "../../../core/limits/fair_line.ts";
import { Refusal, type RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { FORM_ID, ownRepeat, PROOF_PATH, readForm, redirectTo } from "./read_form.ts";
import { formPage, sendError, sendTooMany } from "../frame/error_page.tsx";
import type { NoticeCode } from "../frame/notices.ts";
import { type Audience, fillPath, type Route, type ServerAudience } from "../route.ts";
import type { RouteOptions } from "../route_options.ts";
import { currentLocale } from "../current_locale.ts";
import { linkWith } from "../parts/page_links.tsx";
import { durationOf } from "../parts/durations.ts";
import { type FaultCode, faultSentence } from "../parts/faults.ts";
import {
  type ButtonLook,
  type Faults,
  type FaultyForm,
  Form,
  Submit,
  type Typed,
} from "../kit/form.tsx";
import { actOf } from "../request_actor.ts";
import { pathWithNext } from "../return_path.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import type { FieldCopy, FieldOption, FieldValues, FormFields } from "./fields.tsx";
import { sentTo, showSent } from "../kit/sent_form.ts";

type MaybePromise<T> = T | Promise<T>;

/** Audiences whose people need not be signed in. */
type Stranger = "anybody" | "voter" | "link holder";

/** Facts for `act` and `then` about a form that was sent. */
export interface Sent<Who extends Audience, Values, W extends Web> {
  c: WebContext;
  web: W;
  /** The parsed fields. */
  values: Values;
  /** All fields as they were typed. */
  typed: Typed;
  /** The server in the path, on the pages of its owner. */
  own: Who extends ServerAudience ? Own : undefined;
  /** The sender, the time, and the form's id if it acts once. */
  sender: Who extends Stranger ? undefined : Act;
}

/**
 * Nothing was done: the sender has to wait, some input was wrong (with the faults of the declaration, or others), they
 * have to show first who they are, or they only want to see on the page what the form would do.
 */
type Undone =
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "wrong" }
  | { kind: "faulty"; faults: Faults; isLimited?: boolean }
  | { kind: "unproved" }
  | { kind: "previewed" };

/** The page that a form leads to after its work, with a notice to show there. */
export type Destination = readonly [path: string, notice?: NoticeCode];

/** Shows a page. Pages of owners receive the server in the path. */
export type PageOf<Who extends Audience, W extends Web> = Who extends ServerAudience
  ? (c: WebContext, web: W, own: Own) => MaybePromise<Response>
  : (c: WebContext, web: W) => MaybePromise<Response>;

/** A form, declared once: its address, fields and faults, what it does, and where it leads. */
interface Declaration<
  Who extends Audience,
  Shape extends FormFields,
  Result,
  W extends Web,
> {
  /** The address that it is sent to, with names such as `:slug`. */
  path: string;
  who: Who;
  /** Special options of its route. */
  route?: RouteOptions;
  fields: Shape;
  /** Labels and helps of the fields that are shown, and the text of the button, in the reader's language. */
  copy?(): { readonly [Name in keyof Shape]?: FieldCopy } & { readonly submit: string };
  /** Whether it acts only once, even if it is sent repeatedly: by a double click, a reload, the back button. */
  once?: boolean;
  /**
   * The name in its address that tells it from others like it on its page, such as the id of a row. It ends the names of
   * its fields.
   */
  each?: string;
  /** The field beside which a refusal is shown; "" is the form as a whole. Other refusals get the error page. */
  refused?: Partial<Record<RefusalCode, string>>;
  /** The faults to show if `act` returns "wrong", by field. */
  wrong?: Record<string, FaultCode>;
  /** The message when too many forms of this kind are waiting. */
  busy?: FaultCode;
  /** A condition on several fields. */
  check?(schema: z.ZodType<FieldValues<Shape>>): z.ZodType<FieldValues<Shape>>;
  /** Finds further faults of a form that is shown again, so that its sender reads those of all fields at once. */
  judge?(sent: { web: W; typed: Typed }): MaybePromise<Faults>;
  /** Wraps the handler, such as with `proved`. */
  guard?(handler: PageOf<Who, W>): PageOf<Who, W>;
  /** Does the work. A response is sent as it is; any other result but "nothing was done" goes to `then`. */
  act(sent: Sent<Who, FieldValues<Shape>, W>): MaybePromise<Response | Undone | Result>;
  /** Returns where the form leads. */
  then?(result: Result, sent: Sent<Who, FieldValues<Shape>, W>): MaybePromise<Destination>;
  /** Shows the form's page again, with its faults. Absent: a button, or a form that is never at fault. */
  page?: PageOf<Who, W>;
  /** Responds to a form that was already carried out. */
  used?: PageOf<Who, W>;
}

/** A form whose work doesn't always respond itself has to lead somewhere, or it would fail once its work is done. */
type Leading<Result> = [Exclude<Result, Response | Undone>] extends [never] ? unknown
  : { then: unknown };

/** Options of a page that shows an action's form. */
export interface FormProps {
  /** The values of the names in its address. */
  at?: Readonly<Record<string, string>>;
  /** The first values of its fields, hidden ones too. */
  typed?: Typed;
  /** The options of its choices, by field. */
  options?: Readonly<Record<string, readonly FieldOption[]>>;
  /** Labels and helps that this page words in its own way. */
  copy?: Readonly<Record<string, FieldCopy>>;
  /** The text of the button, if this page words it in its own way. Null: the page adds buttons of its own. */
  submit?: Child;
  look?: ButtonLook;
  class?: string;
  /** For a button that stands elsewhere. */
  id?: string | undefined;
  /** The query of its address, such as the filter of the list that it belongs to. */
  query?: Readonly<Record<string, string | undefined>>;
  shortcut?: string | undefined;
  /** Whether what the button switches is on. */
  isPressed?: boolean;
  /** Content before the fields. */
  lead?: Child;
  /** Arranges the fields. Absent: one below the other. */
  arrange?(field: (name: string) => Child): Child;
  /** The form to show again, if the page adds to what was typed. */
  sent?: FaultyForm;
  /** Content between the fields and the button. */
  children?: Child;
}

/** A form that pages show, and the route that it is sent to. */
export interface Action<W extends Web = Web> {
  readonly route: Route<W>;
  Form(props: FormProps): Child;
  /** The form as one button beside others. */
  Button(props: FormProps): Child;
}

/**
 * Declares a form: one declaration is its route, its schema, the places of its faults, and its fields on the page. A form
 * with faults is shown again on its page with what was typed, while all other forms there have their first values.
 */
export function action<
  const Who extends Audience,
  const Shape extends FormFields,
  Result = never,
  W extends Web = Web,
>(form: Declaration<Who, Shape, Result, W> & Leading<Result>): Action<W> {
  const { path, who, guard = (handler: PageOf<Who, W>) => handler } = form;
  const handler = guard(handlerOf(form, () => self));
  const self: Action<W> = {
    // The audience decides whether a handler receives a server, in `Route` as in `PageOf`.
    route: ["POST", path, who, handler, form.route] as unknown as Route<W>,
    Form: (props) => <ActionForm {...props} form={form} self={self} />,
    Button: (props) => (
      <ActionForm class="inline" look="secondary" {...props} form={form} self={self} />
    ),
  };
  return self;
}

/** A form that was sent, and how its page is shown again. */
interface Sending<Who extends Audience, Shape extends FormFields, Result, W extends Web> {
  form: Declaration<Who, Shape, Result, W>;
  c: WebContext;
  web: W;
  typed: Typed;
  show(faulty: FaultyForm): MaybePromise<Response>;
}

/** Creates the handler: parses the form, lets it do its work, and redirects or shows the page again. */
function handlerOf<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
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
      const result = await form.act(sent);
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
  { form, c, web, typed, show }: Sending<Who, Shape, Result, W>,
  undone: Undone,
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
  { form: { refused = {}, busy, used, page }, c, web, typed, show }: Sending<Who, Shape, Result, W>,
  error: unknown,
): Promise<Response> {
  const locale = currentLocale();
  if (error instanceof LineFull && page !== undefined) {
    const seconds = error.retryAfterSeconds;
    c.header("Retry-After", String(seconds));
    const fault = busy === undefined
      ? locale.words.frame.forms.busy(durationOf(seconds))
      : faultSentence(busy);
    return await show({ typed, faults: { "": fault }, isBusy: true });
  }
  if (!(error instanceof Refusal)) throw error;
  const refusal = await ownRepeat(web, typed["form_id"]) ?? error;
  if (refusal.code === "form_used" && used) return await open(used, c, web);
  const field = refused[refusal.code];
  if (field === undefined) throw refusal;
  return await show({ typed, faults: { [field]: refusal.sentenceIn(locale) } });
}

function isUndone(result: unknown): result is Undone {
  const { kind = "" } = (result ?? {}) as { kind?: string };
  return ["limited", "wrong", "faulty", "unproved", "previewed"].includes(kind);
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

/** Returns the names of a form's fields on its page; "" is the form as a whole. */
function namesIn<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { fields, each }: Declaration<Who, Shape, Result, W>,
  at: Readonly<Record<string, string>>,
): (name: string) => string {
  const end = each === undefined ? "" : `-${at[each]}`;
  return (name) => Object.hasOwn(fields, name) ? name + end : name;
}

/** Parses a form whose fields have other names on their page. */
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
 * The audience decides who is known: the guards of a route set the viewer and the server before its handler runs. The
 * compiler can't follow a type that depends on an audience, so these three functions say it.
 */

function sentOf<Who extends Audience, Values, W extends Web>(
  { c, web, formId, ...parsed }: {
    c: WebContext;
    web: W;
    values: Values;
    typed: Typed;
    /** Parsed, because only a form that acts once has one. */
    formId: string | undefined;
  },
): Sent<Who, Values, W> {
  const own = c.get("own");
  const act = own?.act ?? (c.get("viewer") && actOf(c, web));
  const sender = act && { ...act, ...formId !== undefined && { formId } };
  return { c, web, ...parsed, own, sender } as unknown as Sent<Who, Values, W>;
}

function open<Who extends Audience, W extends Web>(
  page: PageOf<Who, W>,
  c: WebContext,
  web: W,
): MaybePromise<Response> {
  const opened = page as (c: WebContext, web: W, own: Own | undefined) => MaybePromise<Response>;
  return opened(c, web, c.get("own"));
}

function opens<Who extends Audience, W extends Web>(
  handler: (c: WebContext, web: W) => MaybePromise<Response>,
): PageOf<Who, W> {
  return handler as PageOf<Who, W>;
}

/**
 * The form on a page: its hidden values, its fields, what the page adds, and the button. Hidden values are those of the
 * page before those that were sent, because a page may show an action twice, as "approve" and as "reject".
 */
function ActionForm<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { form, self, at = {}, query = {}, typed = {}, options = {}, children, ...shown }: FormProps & {
    form: Declaration<Who, Shape, Result, W>;
    self: object;
  },
) {
  const path = fillPath(form.path, at);
  const sent = shown.sent ?? sentTo(self, path);
  const nameOf = namesIn(form, at);
  const copy: Readonly<Record<string, FieldCopy | string | undefined>> = {
    ...form.copy?.(),
    ...shown.copy,
  };
  // A secret that was sent is never put on a page.
  const secret = new Set(
    Object.entries(form.fields).flatMap(([name, { isSecret }]) => isSecret ? [nameOf(name)] : []),
  );
  const kept = Object.entries(sent?.typed ?? {}).filter(([name]) => !secret.has(name));
  // A box that is not ticked isn't sent.
  const values: Typed = sent ? Object.fromEntries(kept) : typed;
  const hidden = Object.entries(form.fields)
    .flatMap(([name, { Show }]) => Show ? [] : [nameOf(name)])
    .map((name) => [name, typed[name] ?? values[name]])
    .filter(([, value]) => value !== undefined);
  const field = (name: string) => {
    const { Show } = form.fields[name] ?? {};
    const own = copy[name];
    if (Show === undefined || typeof own !== "object") return null;
    const given = { name: nameOf(name), faults: sent?.faults, options: options[name] };
    return <Show {...own} {...given} typed={own.disabled ? typed : values} />;
  };
  return (
    <Form
      action={linkWith(path, query)}
      id={shown.id}
      fields={Object.fromEntries(hidden)}
      once={form.once}
      {...shown.class !== undefined && { class: shown.class }}
    >
      {shown.lead}
      {shown.arrange?.(field) ?? Object.keys(form.fields).map(field)}
      {children}
      {shown.submit !== null && (
        <Submit
          look={shown.look ?? "primary"}
          shortcut={shown.shortcut}
          isPressed={shown.isPressed}
        >
          {shown.submit ?? form.copy?.().submit}
        </Submit>
      )}
    </Form>
  );
}
