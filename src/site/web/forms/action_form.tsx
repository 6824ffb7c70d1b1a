import type { Child } from "hono/jsx";
import { type ButtonLook, Form, Submit } from "../kit/form.tsx";
import { type FaultyForm, sentTo, type TypedFields } from "../kit/sent_form.ts";
import { linkWith } from "../kit/page_links.tsx";
import { type Audience, fillPath } from "../route.ts";
import type { Web } from "../web_env.ts";
import { type Declaration, namesIn } from "./declaration.ts";
import type { FieldCopy, FieldOption, FormFields } from "./fields.tsx";

/** The options of an action's form on a page. */
export interface FormProps {
  /** The parameters of its path. */
  at?: Readonly<Record<string, string>>;
  /** The initial values of its fields, including hidden ones. */
  typed?: TypedFields;
  /** The options by field. */
  options?: Readonly<Record<string, readonly FieldOption[]>>;
  /** Labels and help texts that differ on this page. */
  copy?: Readonly<Record<string, FieldCopy>>;
  /** The text of the button, if it differs on this page. Null if the page adds other buttons. */
  submit?: Child;
  look?: ButtonLook;
  class?: string;
  /** The form's id, for a button outside of it. */
  id?: string | undefined;
  /** The query of its address, such as the filter of its list. */
  query?: Readonly<Record<string, string | undefined>>;
  shortcut?: string | undefined;
  /** Whether the button is pressed, if it is a toggle. */
  isPressed?: boolean;
  /** Content before the fields. */
  lead?: Child;
  /** Arranges the fields. By default, they are in one column. */
  arrange?(field: (name: string) => Child): Child;
  /** The form to show again, if the page changes the typed values. */
  sent?: FaultyForm;
  /** Content between the fields and the button. */
  children?: Child;
}

/**
 * The form on a page, with its hidden values, its fields, the page's content, and the button. The page's hidden values
 * take precedence over those that were sent, because a page may show an action twice, as "approve" and as "reject".
 */
export function ActionForm<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { form, self, at = {}, query = {}, typed = {}, options = {}, children, ...props }: FormProps & {
    form: Declaration<Who, Shape, Result, W>;
    self: object;
  },
) {
  const path = fillPath(form.path, at);
  const sent = props.sent ?? sentTo(self, path);
  const nameOf = namesIn(form, at);
  const { values, hidden } = valuesOf(form.fields, { nameOf, typed, sent });
  const copy: Readonly<Record<string, FieldCopy | string | undefined>> = {
    ...form.copy?.(),
    ...props.copy,
  };
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
      id={props.id}
      fields={hidden}
      once={form.once}
      {...props.class !== undefined && { class: props.class }}
    >
      {props.lead}
      {props.arrange?.(field) ?? Object.keys(form.fields).map(field)}
      {children}
      {props.submit !== null && (
        <Submit
          look={props.look ?? "primary"}
          shortcut={props.shortcut}
          isPressed={props.isPressed}
        >
          {props.submit ?? form.copy?.().submit}
        </Submit>
      )}
    </Form>
  );
}

/**
 * Returns what a form's fields hold, by their names on the page: what was sent, or else what the page says. A secret in
 * a sent form is never put on a page.
 */
function valuesOf(
  fields: FormFields,
  { nameOf, typed, sent }: {
    nameOf: (name: string) => string;
    typed: TypedFields;
    sent: FaultyForm | undefined;
  },
): { values: TypedFields; hidden: TypedFields } {
  const named = Object.entries(fields).map(([name, field]) => ({ ...field, name: nameOf(name) }));
  const secret = new Set(named.flatMap(({ name, isSecret }) => isSecret ? [name] : []));
  const kept = Object.entries(sent?.typed ?? {}).filter(([name]) => !secret.has(name));
  // An unticked checkbox isn't sent, so the initial values must not replace it.
  const values: TypedFields = sent ? Object.fromEntries(kept) : typed;
  const hidden = named.flatMap(({ name, Show }) => {
    const value = typed[name] ?? values[name];
    return Show || value === undefined ? [] : [[name, value] as const];
  });
  return { values, hidden: Object.fromEntries(hidden) };
}
