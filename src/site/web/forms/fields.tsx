import type { Child } from "hono/jsx";
import { z } from "zod";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { PASSWORD_MAX } from "../../accounts/passwords/password.ts";
import { asciiValue } from "../../text/ascii_value.ts";
import { attributesOf, Field, Select, TextArea } from "../kit/inputs.tsx";
import type { Faults, TypedFields } from "../kit/form.tsx";
import { fault, type FaultCode } from "../kit/faults.ts";
import { Ticks } from "../kit/ticks.tsx";
import { MomentField, typedMoment } from "../kit/moment_field.tsx";

/** A field of a form: its schema, and its component. */
export interface FormField<Value> {
  readonly schema: z.ZodType<Value>;
  /** Renders the field. Absent for a hidden one, whose value comes from the form's page. */
  readonly Show?: (shown: ShownField) => Child;
  /** Whether its value is never shown again after sending. */
  readonly isSecret?: boolean;
}

/** The label of a field, and a sentence on what to enter. */
export interface FieldCopy {
  label: Child;
  help?: Child;
  /** Whether it is required. If absent, as declared. */
  required?: boolean;
  /** Whether its value is only shown and not sent, because it is determined elsewhere. */
  disabled?: boolean;
  /** The label of a long list of checkboxes, which is folded. */
  unfold?: string;
  /** The language of the typed text, if it isn't the page's. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
}

/** Properties of a field on a page. */
export interface ShownField extends FieldCopy {
  name: string;
  /** The typed or initial values of the form. */
  typed: TypedFields;
  faults: Faults | undefined;
  /** The options, if it is a choice. */
  options?: readonly FieldOption[] | undefined;
}

/** An option of a choice, which sends `value`. */
export interface FieldOption {
  value: string;
  label: string;
  lang?: string;
  dir?: string;
}

/** The fields of a form by name, in the order of the page. */
export type FormFields = { readonly [name: string]: FormField<unknown> };

/** The parsed values of a form's fields. */
export type FieldValues<Shape extends FormFields> = {
  [Name in keyof Shape]: Shape[Name] extends FormField<infer Value> ? Value : never;
};

/** Attributes of a text field, and whether it may be left empty. */
interface TextInputOptions {
  max?: number;
  isOptional?: boolean;
  type?: "text" | "email" | "url" | "search";
  autocomplete?: string;
  /** Whether to remove spaces and marks around a pasted value, such as an address or a token. */
  isPasted?: boolean;
  /** The fault of an empty field. If absent, the domain decides. */
  missing?: FaultCode;
  /** Whether its value is never shown again, as for a code. */
  isSecret?: boolean;
  spellcheck?: boolean;
  autocapitalize?: "none";
  inputmode?: "numeric";
  dir?: "ltr";
  placeholder?: string;
}

/** Creates a field for a line of text, which the domain validates. */
export function line(
  { max, isOptional = false, isPasted = false, missing, isSecret = false, type = "text", ...input }:
    TextInputOptions = {},
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

/** Creates a field for several lines of text. */
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
 * Creates a field for a whole number of up to five digits, in the digits of any script. With `isOptional`, an empty
 * field is null.
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

/** Returns the component of a field with options, which the page provides. */
function selectOf({ required }: { required: boolean }): FormField<unknown>["Show"] {
  return ({ typed, name, options = [], ...shown }) => (
    <Select {...shown} name={name} value={typed[name]} options={options} required={required} />
  );
}

/**
 * Creates a field for one of the options that the page provides. An empty value is null, or has the fault `missing`.
 */
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
 * Creates a field for one of `values`, whose labels the page provides. Any other value has the fault `missing`. With
 * `isOptional`, the page also provides an empty option, which is null.
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

/** Creates a checkbox. With `missing`, it is required. */
export function box({ missing }: { missing?: FaultCode } = {}): FormField<boolean> {
  const ticked = z.string().optional().transform((text) => text !== undefined);
  return {
    schema: missing === undefined ? ticked : ticked.refine((isTicked) => isTicked, fault(missing)),
    Show: ({ typed, name, label, faults }) => (
      <>
        <label class="tick">
          <input
            type="checkbox"
            value="1"
            checked={typed[name] !== undefined}
            {...attributesOf({ name, label, faults, required: missing !== undefined })}
          />
          <span>{label}</span>
        </label>
        {faults?.[name] && <p class="fault" id={`${name}-fault`}>{faults[name]}</p>}
      </>
    ),
  };
}

/** Creates a list of checkboxes. `ticked` reads them from the typed values, because each one is a separate field. */
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
 * Creates a field for a password, which is never shown again. Without `missing`, the form may omit it. Password
 * managers get to know whether it is new.
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

/** Creates a field that only some pages of a form show. If it isn't sent, it is empty. */
export function perhaps(field: FormField<string>): FormField<string> {
  return { ...field, schema: z.string().default("") };
}

/** Creates a field for a time, which the page's script shows in the reader's time zone. */
export function moment(code: FaultCode): FormField<Date> {
  return {
    schema: typedMoment(code),
    Show: ({ typed, name, label, faults }) => (
      <MomentField name={name} label={String(label)} value={typed[name]} faults={faults} />
    ),
  };
}

/** Creates a hidden field, whose value comes from the page. The page never takes a secret from a sent form. */
export function hidden<Value>(
  schema: z.ZodType<Value>,
  { isSecret = false }: { isSecret?: boolean } = {},
): FormField<Value> {
  return { schema, isSecret };
}
