import type { z } from "zod";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { NoticeCode } from "../frame/notices.ts";
import type { Faults, Typed } from "../kit/sent_form.ts";
import type { FaultCode } from "../parts/faults.ts";
import type { Audience, ServerAudience } from "../route.ts";
import type { RouteOptions } from "../route_options.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import type { FieldCopy, FieldValues, FormFields } from "./fields.tsx";

/** What is there at once or later. */
export type MaybePromise<T> = T | Promise<T>;

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
export type Undone =
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
export interface Declaration<
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
   * The name in its address that tells it from others like it on its page, such as the id of a row. It ends the names
   * of its fields.
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
export type Leading<Result> = [Exclude<Result, Response | Undone>] extends [never] ? unknown
  : { then: unknown };

/** Returns the names of a form's fields on its page; "" is the form as a whole. */
export function namesIn<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { fields, each }: Declaration<Who, Shape, Result, W>,
  at: Readonly<Record<string, string>>,
): (name: string) => string {
  const end = each === undefined ? "" : `-${at[each]}`;
  return (name) => Object.hasOwn(fields, name) ? name + end : name;
}
