import type { Child } from "hono/jsx";
import { type ButtonLook, Form, Submit } from "../kit/form.tsx";
import { type FaultyForm, sentTo, type Typed } from "../kit/sent_form.ts";
import { linkWith } from "../parts/page_links.tsx";
import { type Audience, fillPath } from "../route.ts";
import type { Web } from "../web_env.ts";
import { type Declaration, namesIn } from "./declaration.ts";
import type { FieldCopy, FieldOption, FormFields } from "./fields.tsx";

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

/**
 * The form on a page: its hidden values, its fields, what the page adds, and the button. Hidden values are those of the
 * page before those that were sent, because a page may show an action twice, as "approve" and as "reject".
 */
export function ActionForm<Who extends Audience, Shape extends FormFields, Result, W extends Web>(
  { form, self, at = {}, query = {}, typed = {}, options = {}, children, ...shown }: FormProps & {
    form: Declaration<Who, Shape, Result, W>;
    self: object;
  },
) {
  const path = fillPath(form.path, at);
  const sent = shown.sent ?? sentTo(self, path);
  const nameOf = namesIn(form, at);
  const { values, hidden } = valuesOf(form.fields, { nameOf, typed, sent });
  const copy: Readonly<Record<string, FieldCopy | string | undefined>> = {
    ...form.copy?.(),
    ...shown.copy,
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
      id={shown.id}
      fields={hidden}
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

/**
 * Returns what a form's fields hold, by their names on the page: what was sent, or else what the page says. A secret
 * that was sent is never put on a page.
 */
function valuesOf(
  fields: FormFields,
  { nameOf, typed, sent }: {
    nameOf: (name: string) => string;
    typed: Typed;
    sent: FaultyForm | undefined;
  },
): { values: Typed; hidden: Typed } {
  const named = Object.entries(fields).map(([name, field]) => ({ ...field, name: nameOf(name) }));
  const secret = new Set(named.flatMap(({ name, isSecret }) => isSecret ? [name] : []));
  const kept = Object.entries(sent?.typed ?? {}).filter(([name]) => !secret.has(name));
  // A box that is not ticked isn't sent.
  const values: Typed = sent ? Object.fromEntries(kept) : typed;
  const hidden = named.flatMap(({ name, Show }) => {
    const value = typed[name] ?? values[name];
    return Show || value === undefined ? [] : [[name, value] as const];
  });
  return { values, hidden: Object.fromEntries(hidden) };
}
