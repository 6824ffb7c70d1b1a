import type { Child } from "hono/jsx";
import type { Faults, FaultyForm } from "./read_form.ts";
import { FORMS } from "../frame/words.ts";

/** A form that posts to this site. */
export function Form({ action, class: look, children }: {
  action: string;
  class?: string;
  children: Child;
}) {
  return (
    <form method="post" action={action} class={look ?? "form"}>
      {children}
    </form>
  );
}

/** A form that is one button. */
export function ButtonForm({ action, label, look, fields = {} }: {
  action: string;
  label: Child;
  look?: ButtonLook;
  fields?: Record<string, string>;
}) {
  return (
    <Form action={action} class="inline">
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Submit look={look ?? "secondary"}>{label}</Submit>
    </Form>
  );
}

/** The weight of a button. */
export type ButtonLook = "primary" | "secondary" | "danger";

/** The button that sends a form. */
export function Submit({ look = "primary", children }: { look?: ButtonLook; children: Child }) {
  return <button type="submit" class={look}>{children}</button>;
}

/** The properties of all fields. */
interface FieldProps {
  name: string;
  label: Child;
  /** The text typed before. */
  value?: string | undefined;
  /** One sentence on what to write. */
  help?: Child;
  faults?: Faults | undefined;
  required?: boolean;
}

/** Makes the properties of a form's fields that depend on what was sent: name, text typed before, faults. */
export function fieldsOf({ typed, faults }: Partial<FaultyForm>) {
  return (name: string) => ({ name, value: typed?.[name], faults });
}

interface InputProps extends FieldProps {
  type?: "text" | "email" | "password" | "url" | "number" | "search" | "datetime-local";
  autocomplete?: string;
  maxlength?: number;
  min?: number;
  max?: number;
  placeholder?: string;
  spellcheck?: boolean;
}

/** One line to type in, with its label, help and fault. */
export function Field(
  { type = "text", name, label, help, faults, value, required = true, ...rest }: InputProps,
) {
  return (
    <FieldFrame name={name} label={label} help={help} faults={faults} required={required}>
      <input
        id={name}
        name={name}
        type={type}
        value={type === "password" ? undefined : value}
        required={required}
        {...describedBy(name, { help, faults })}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Several lines to type in. */
export function TextArea(
  { name, label, help, faults, value, required = true, rows = 6, maxlength }: FieldProps & {
    rows?: number;
    maxlength?: number;
  },
) {
  return (
    <FieldFrame name={name} label={label} help={help} faults={faults} required={required}>
      <textarea
        id={name}
        name={name}
        rows={rows}
        maxlength={maxlength}
        required={required}
        {...describedBy(name, { help, faults })}
      >
        {value ?? ""}
      </textarea>
    </FieldFrame>
  );
}

/** One of several. */
export function Select(
  { name, label, help, faults, value, required = true, options }: FieldProps & {
    options: readonly { value: string; label: string }[];
  },
) {
  return (
    <FieldFrame name={name} label={label} help={help} faults={faults} required={required}>
      <select id={name} name={name} required={required} {...describedBy(name, { help, faults })}>
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>{option.label}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** The faults of a form, at the top of its page: read out as soon as the page is there. */
export function FaultSummary({ faults }: { faults: Faults | undefined }) {
  const entries = Object.entries(faults ?? {});
  if (entries.length === 0) return null;
  return (
    <div class="notice fault" role="alert">
      <p>{FORMS.faults(entries.length)}</p>
      <ul>
        {entries.map(([name, sentence]) => (
          <li>{name === "" ? sentence : <a href={`#${name}`}>{sentence}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** A value to copy: selectable as it is, with a button once the script runs. */
export function Copyable({ id, label, value }: { id: string; label: Child; value: string }) {
  return (
    <div class="copyable">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} type="text" value={value} readonly spellcheck={false} />
        <button type="button" class="secondary" data-copy={id} data-copied={FORMS.copied} hidden>
          {FORMS.copy}
        </button>
      </div>
    </div>
  );
}

function FieldFrame({ name, label, help, faults, required, children }: {
  name: string;
  label: Child;
  help: Child | undefined;
  faults: Faults | undefined;
  required: boolean;
  children: Child;
}) {
  const fault = faults?.[name];
  return (
    <div class={fault === undefined ? "field" : "field at-fault"}>
      <label for={name}>
        {label}
        {required ? null : <span class="note">({FORMS.optional})</span>}
      </label>
      {help === undefined ? null : <p class="note" id={`${name}-help`}>{help}</p>}
      {children}
      {fault === undefined ? null : <p class="fault" id={`${name}-fault`}>{fault}</p>}
    </div>
  );
}

function describedBy(
  name: string,
  { help, faults }: { help: Child | undefined; faults: Faults | undefined },
) {
  const ids = [
    help === undefined ? "" : `${name}-help`,
    faults?.[name] === undefined ? "" : `${name}-fault`,
  ];
  const described = ids.filter((id) => id !== "").join(" ");
  return {
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(faults?.[name] === undefined ? {} : { "aria-invalid": "true" as const }),
  };
}
