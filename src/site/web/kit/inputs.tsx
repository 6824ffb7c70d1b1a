import type { Child, JSX } from "hono/jsx";
import { type Faults, placeFault } from "./sent_form.ts";
import { currentLocale } from "../current_locale.ts";

/** The properties common to all fields. */
interface FieldProps {
  name: string;
  label: Child;
  /** The text sent before. */
  value?: string | undefined;
  /** A sentence on what to enter. */
  help?: Child;
  faults?: Faults | undefined;
  required?: boolean;
  /** Whether its value is only shown and not sent. */
  disabled?: boolean;
  /** Whether an optional field is marked as such. A filter's fields aren't, because all of them are optional. */
  isMarked?: boolean;
}

type InputProps = FieldProps & Omit<JSX.IntrinsicElements["input"], keyof FieldProps>;

/** A single-line text field, with its label, help and fault. */
export function Field(
  {
    type = "text",
    value,
    name,
    label,
    help,
    faults,
    required = true,
    isMarked = !required,
    disabled = false,
    ...rest
  }: InputProps,
) {
  const field = { name, label, help, faults, required, isMarked, disabled };
  const initial = type === "password" || type === "file" ? undefined : value;
  return (
    <FieldFrame {...field}>
      <input
        type={type}
        value={initial}
        dir={type === "text" ? "auto" : undefined}
        {...attributesOf(field)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A multi-line text field. */
export function TextArea(
  { rows = 6, maxlength, lang, dir = "auto", isSecret = false, ...field }: FieldProps & {
    rows?: number;
    maxlength?: number;
    lang?: string;
    dir?: "ltr" | "rtl" | "auto";
    /** Whether it is a secret, which is never shown again, nor sent to a browser's spell checker. */
    isSecret?: boolean;
  },
) {
  return (
    <FieldFrame {...field}>
      <textarea
        lang={lang}
        dir={dir}
        rows={rows}
        maxlength={maxlength}
        {...isSecret ? { spellcheck: false } : {}}
        {...attributesOf(field)}
      >
        {isSecret ? "" : field.value ?? ""}
      </textarea>
    </FieldFrame>
  );
}

/** A choice of one option. */
export function Select(
  { options, ...field }: FieldProps & {
    options: readonly { value: string; label: string; lang?: string; dir?: string }[];
  },
) {
  return (
    <FieldFrame {...field}>
      <select {...attributesOf(field)}>
        {options.map(({ value, label, lang, dir }) => (
          <option value={value} selected={value === field.value} lang={lang} dir={dir}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function FieldFrame(
  { name, label, help, faults, required = true, isMarked = !required, children }:
    & FieldProps
    & { children: Child },
) {
  const fault = faults?.[name];
  return (
    <div class={fault === undefined ? "field" : "field at-fault"}>
      <label for={name}>
        {label}
        {isMarked && <span class="note">({currentLocale().words.frame.forms.optional})</span>}
      </label>
      {help === undefined ? null : <p class="note" id={`${name}-help`}>{help}</p>}
      {children}
      {fault === undefined ? null : <p class="fault" id={`${name}-fault`}>{fault}</p>}
    </div>
  );
}

/** Returns the attributes of a group of boxes, which gets the focus if it is the first at fault. */
export function groupOf(
  { name, faults, look }: { name: string; faults: Faults | undefined; look: string },
) {
  if (faults?.[name] === undefined) return { id: name, class: look };
  const focus = placeFault(faults, name) ? { tabindex: -1, autofocus: true } : {};
  return { id: name, class: `${look} at-fault`, "aria-describedby": `${name}-fault`, ...focus };
}

/** Returns the attributes of a field's element: its name and descriptions, and the focus of the first one at fault. */
export function attributesOf({ name, help, faults, required = true, disabled }: FieldProps) {
  const isAtFault = faults?.[name] !== undefined;
  const isFirst = isAtFault && placeFault(faults, name);
  const described = [help === undefined ? "" : `${name}-help`, isAtFault ? `${name}-fault` : ""]
    .filter(Boolean).join(" ");
  return {
    id: name,
    name,
    required,
    disabled,
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(isAtFault ? { "aria-invalid": "true" as const } : {}),
    ...(isFirst ? { autofocus: true } : {}),
  };
}
