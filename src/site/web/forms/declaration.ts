import type { z } from "zod";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { NoticeCode } from "../frame/notices.ts";
import type { Faults, TypedFields } from "../kit/sent_form.ts";
import type { FaultCode } from "../kit/faults.ts";
import type { Audience, MaybePromise, ServerAudience } from "../route.ts";
import type { RouteOptions } from "../route_options.ts";
import type { ServerAccess, Web, WebContext } from "../web_env.ts";
import type { FieldCopy, FieldValues, FormFields } from "./fields.tsx";

/** Audiences without a session. */
type Stranger = "anybody" | "voter" | "link holder";

/** A sent form, for `onSubmit` and `then`. */
export interface Submission<Who extends Audience, Values, W extends Web> {
  c: WebContext;
  web: W;
  /** The parsed fields. */
  values: Values;
  /** All fields as typed. */
  typed: TypedFields;
  /** The server in the path, on an owner's pages. */
  own: Who extends ServerAudience ? ServerAccess : undefined;
  /** The sender, the time, and the form's id if it acts only once. */
  sender: Who extends Stranger ? undefined : Act;
}

/**
 * A result without any change: the sender has to wait, some input was wrong (with the faults of the declaration, or
 * others), they have to prove their identity first, or they only requested a preview of the form's effect.
 */
export type NoChange =
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "wrong" }
  | { kind: "faulty"; faults: Faults; isLimited?: boolean }
  | { kind: "unproved" }
  | { kind: "previewed" };

/** The page to redirect to after a form, with a notice to show there. */
export type Destination = readonly [path: string, notice?: NoticeCode];

/** Responds with a page. Pages of owners receive the server in the path. */
export type PageOf<Who extends Audience, W extends Web> = Who extends ServerAudience
  ? (c: WebContext, web: W, own: ServerAccess) => MaybePromise<Response>
  : (c: WebContext, web: W) => MaybePromise<Response>;

/** The declaration of a form: its path, fields and faults, its work, and where it redirects. */
export interface Declaration<
  Who extends Audience,
  Shape extends FormFields,
  Result,
  W extends Web,
> {
  /** The path that it is sent to, with parameters such as `:slug`. */
  path: string;
  who: Who;
  /** The options of its route. */
  route?: RouteOptions;
  /** "form" is no field's name, because it is the whole form in `refused` and in faults. */
  fields: Shape & { readonly form?: never };
  /** Returns the labels and help texts of the visible fields, and the text of the button, in the reader's language. */
  copy?(): { readonly [Name in keyof Shape]?: FieldCopy } & { readonly submit: string };
  /** Whether it acts only once, even if it is sent repeatedly: by a double click, a reload, the back button. */
  once?: boolean;
  /**
   * The path's parameter that distinguishes it from similar forms on its page, such as the id of a row. It is appended
   * to the names of its fields.
   */
  each?: string;
  /** The field beside which a refusal is shown. "form" is the whole form. Other refusals get the error page. */
  refused?: Partial<Record<RefusalCode, string>>;
  /** The faults to show if `onSubmit` returns "wrong", by field. */
  wrong?: Record<string, FaultCode>;
  /** The message if too many forms of this kind are waiting. */
  busy?: FaultCode;
  /** Adds conditions on several fields to the schema. */
  check?(schema: z.ZodType<FieldValues<Shape>>): z.ZodType<FieldValues<Shape>>;
  /** Returns further faults of a form that is shown again, so that its sender sees the faults of all fields at once. */
  judge?(sent: { web: W; typed: TypedFields }): MaybePromise<Faults>;
  /** Wraps the handler, for example with `proved`. */
  guard?(handler: PageOf<Who, W>): PageOf<Who, W>;
  /** Does the form's work. A response is sent as it is. Any other result except `NoChange` is passed to `then`. */
  onSubmit(
    sent: Submission<Who, FieldValues<Shape>, W>,
  ): MaybePromise<Response | NoChange | Result>;
  /** Returns where the form redirects. */
  then?(result: Result, sent: Submission<Who, FieldValues<Shape>, W>): MaybePromise<Destination>;
  /**
   * Responds with the form's page again, with its faults. Absent for a button, or for a form without possible faults.
   */
  page?: PageOf<Who, W>;
  /** Responds to a form that was carried out before. */
  used?: PageOf<Who, W>;
}

/** Requires `then` if `onSubmit` doesn't always return a response. Without it, the form would fail after its work. */
export type Leading<Result> = [Exclude<Result, Response | NoChange>] extends [never] ? unknown
  : { then: unknown };

/** Returns the names of a form's fields on its page. "form" is the whole form. */
export function namesIn<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { fields, each }: Declaration<Who, Shape, Result, W>,
  at: Readonly<Record<string, string>>,
): (name: string) => string {
  const end = each === undefined ? "" : `-${at[each]}`;
  return (name) => Object.hasOwn(fields, name) ? name + end : name;
}
