import type { Child } from "hono/jsx";
import { z } from "zod";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { PASSWORD_MAX } from "../../accounts/password.ts";
import { asciiValue } from "../../text/ascii_value.ts";
import { Field, Select, TextArea } from "../kit/inputs.tsx";
import type { Faults, Typed } from "../kit/form.tsx";
import { fault, type FaultCode } from "../parts/faults.ts";
import { Ticks } from "../kit/ticks.tsx";
import { MomentField, typedMoment } from "../kit/moment_field.tsx";

/** A field of a form: how its text is parsed, and how it is shown. */
export interface FormField<Value> {
  readonly schema: z.ZodType<Value>;
  /** Shows the field; absent for a hidden one, whose value the form's page gives. */
  readonly Show?: (shown: ShownField) => Child;
  /** Whether it is never shown again once it was sent. */
  readonly isSecret?: boolean;
}

/** The label of a field, and one sentence on what to enter. */
export interface FieldCopy {
  label: Child;
  help?: Child;
  /** Whether it has to be filled in; absent: as it was declared. */
  required?: boolean;
  /** Whether its value is only shown, because something else decides it. It isn't sent then. */
  disabled?: boolean;
  /** The label of a long list of boxes, which is folded at first. */
  unfold?: string;
  /** The language of what is typed, if it isn't the page's. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
}

/** Properties of a field on a page. */
export interface ShownField extends FieldCopy {
  name: string;
  /** The form as it was typed, or its first values. */
  typed: Typed;
  faults: Faults | undefined;
  /** The options of a choice. */
  options?: readonly FieldOption[] | undefined;
}

/** One option of a choice. The text that is sent is `value`. */
export interface FieldOption {
  value: string;
  label: string;
  lang?: string;
  dir?: string;
}

/** The fields of a form by name, in their order on the page. */
export type FormFields = { readonly [name: string]: FormField<unknown> };

/** The values of a form's fields once they are parsed. */
export type FieldValues<Shape extends FormFields> = {
  [Name in keyof Shape]: Shape[Name] extends FormField<infer Value> ? Value : never;
};

/** Attributes of a text field, and whether it may be left empty. */
interface LineOptions {
  max?: number;
  isOptional?: boolean;
  type?: "text" | "email" | "url" | "search";
  autocomplete?: string;
  /** Whether spaces and marks around a pasted value are removed, as around an address or a token. */
  isPasted?: boolean;
  /** The fault of an empty field; absent: the domain decides. */
  missing?: FaultCode;
  /** Whether it is never shown again, as a code. */
  isSecret?: boolean;
  spellcheck?: boolean;
  autocapitalize?: "none";
  inputmode?: "numeric";
  dir?: "ltr";
  placeholder?: string;
}

/** A line of text. Its content is judged by the domain, not here. */
export function line(
  { max, isOptional = false, isPasted = false, missing, isSecret = false, type = "text", ...input }:
    LineOptions = {},
): FormField<string> {
  const sent = missing === undefined ? z.string() : z.string({ error: fault(missing) });
  const text = isPasted ? sent.transform(pastedValue) : sent;
  const schema = missing === undefined ? text : text.pipe(z.string().trim().min(1, fault(missing)));
  return {
    schema,
    isSecret,
    Show: ({ typed, name, required = !isOptional, ...shown }) => (
      <Field
        {...shown}
        name={name}
        required={required}
        type={type}
        value={typed[name]}
        {...max !== undefined && { maxlength: max }}
        autocomplete="off"
        {...input}
      />
    ),
  };
}

/** Several lines of text. */
export function paragraphs(
  { max, rows = 6, isOptional = false }: { max?: number; rows?: number; isOptional?: boolean } = {},
): FormField<string> {
  return {
    schema: z.string().default(""),
    Show: ({ typed, name, required = !isOptional, ...shown }) => (
      <TextArea
        {...shown}
        name={name}
        required={required}
        rows={rows}
        value={typed[name]}
        {...max !== undefined && { maxlength: max }}
      />
    ),
  };
}

/**
 * A whole number of up to five digits, typed in the digits of any language. With `isOptional`, an empty one is null.
 */
export function whole(limits?: { min?: number; max?: number }): FormField<number>;
export function whole(
  limits: { min?: number; max?: number; isOptional: true },
): FormField<number | null>;
export function whole(
  { min, max, isOptional = false }: { min?: number; max?: number; isOptional?: boolean } = {},
): FormField<number | null> {
  const digits = isOptional ? /^(-?\d{1,5})?$/ : /^-?\d{1,5}$/;
  return {
    schema: (isOptional ? z.string().default("") : z.string()).transform(asciiValue)
      .pipe(z.string().regex(digits, fault("number")))
      .transform((text) => text === "" ? null : Number(text)),
    Show: ({ typed, name, ...shown }) => (
      <Field
        {...shown}
        name={name}
        value={typed[name]}
        type="number"
        min={min}
        max={max}
        required={!isOptional}
      />
    ),
  };
}

/** Shows a field as a list of the options that the page gives. */
function selectOf({ required }: { required: boolean }): FormField<unknown>["Show"] {
  return ({ typed, name, options = [], ...shown }) => (
    <Select {...shown} name={name} value={typed[name]} options={options} required={required} />
  );
}

/** One of the options that the page gives. An empty one is null, or has the fault `missing`. */
export function choice(): FormField<string | null>;
export function choice(options: { missing: FaultCode }): FormField<string>;
export function choice({ missing }: { missing?: FaultCode } = {}): FormField<string | null> {
  return {
    schema: missing === undefined
      ? z.string().transform((text) => text === "" ? null : text)
      : z.string({ error: fault(missing) }).trim().min(1, fault(missing)),
    Show: selectOf({ required: missing !== undefined }),
  };
}

/**
 * One of `values`, which the page gives names. Any other has the fault `missing`. With `isOptional`, the page gives an
 * empty option too, which is null.
 */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  options?: { missing?: FaultCode },
): FormField<Values[number]>;
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  options: { isOptional: true },
): FormField<Values[number] | null>;
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  { missing, isOptional = false }: { missing?: FaultCode; isOptional?: boolean } = {},
): FormField<Values[number] | null> {
  const known = z.enum(values, missing && fault(missing));
  return {
    schema: isOptional
      ? z.union([z.literal(""), known]).default("").transform((text) => text === "" ? null : text)
      : known,
    Show: selectOf({ required: !isOptional }),
  };
}

/** A box to tick. With `missing`, it has to be ticked. */
export function box({ missing }: { missing?: FaultCode } = {}): FormField<boolean> {
  const ticked = z.string().optional().transform((text) => text !== undefined);
  return {
    schema: missing === undefined ? ticked : ticked.refine((isTicked) => isTicked, fault(missing)),
    Show: ({ typed, name, label, faults }) => (
      <>
        <label class="tick">
          <input
            type="checkbox"
            id={name}
            name={name}
            value="1"
            checked={typed[name] !== undefined}
            required={missing !== undefined}
          />
          <span>{label}</span>
        </label>
        {faults?.[name] && <p class="fault">{faults[name]}</p>}
      </>
    ),
  };
}

/** Boxes of which any may be ticked. `ticked` reads them from what was typed, since each is a field of its own. */
export function boxes(): FormField<unknown> {
  return {
    schema: z.unknown().optional(),
    Show: ({ typed, name, label, help, unfold, options = [], faults }) => (
      <Ticks
        name={name}
        label={label}
        help={help}
        typed={typed}
        faults={faults}
        {...unfold !== undefined && { unfold }}
        choices={options.map(({ value, label }) => ({ slug: value, name: label }))}
      />
    ),
  };
}

/**
 * A password, which no page ever shows again. Without `missing`, it may be left out of the form. Password managers
 * learn whether it is new.
 */
export function password(
  { missing, isNew = false }: { missing?: FaultCode; isNew?: boolean } = {},
): FormField<string> {
  return {
    schema: missing === undefined
      ? z.string().default("")
      : z.string({ error: fault(missing) }).min(1, fault(missing)),
    isSecret: true,
    Show: ({ typed: _, options: __, ...shown }) => (
      <Field
        {...shown}
        type="password"
        autocomplete={isNew ? "new-password" : "current-password"}
        maxlength={PASSWORD_MAX}
      />
    ),
  };
}

/** A part of a form that only some of its pages show. Where it is missing, it is empty. */
export function perhaps(field: FormField<string>): FormField<string> {
  return { ...field, schema: z.string().default("") };
}

/** A time, which the page's script shows in the reader's zone. */
export function moment(code: FaultCode): FormField<Date> {
  return {
    schema: typedMoment(code),
    Show: ({ typed, name, label, faults }) => (
      <MomentField name={name} label={String(label)} value={typed[name]} faults={faults} />
    ),
  };
}

/** A value that the page puts into the form, and that is not shown. A secret is never taken from what was sent. */
export function hidden<Value>(
  schema: z.ZodType<Value>,
  { isSecret = false }: { isSecret?: boolean } = {},
): FormField<Value> {
  return { schema, isSecret };
}
