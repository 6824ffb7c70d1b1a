import type { Child, JSX } from "hono/jsx";
import { type Faults, type FaultyForm, sentForm, type Typed } from "./sent_form.ts";
import { currentLocale } from "../current_locale.ts";

export type { Faults, FaultyForm, Typed };

/** Returns the status of a page with a form. */
export function httpStatusOf(
  { faults, isBusy, isLimited }: Partial<FaultyForm> = {},
): 200 | 422 | 429 | 503 {
  if (isBusy) return 503;
  if (isLimited) return 429;
  return Object.keys(faults ?? {}).length > 0 ? 422 : 200;
}

/** A form that posts to this site. `fields` are hidden values. */
export function Form(
  {
    action,
    id,
    class: look = "form",
    fields = {},
    once = false,
    hasFile = false,
    opensBeside,
    children,
  }: {
    action: string;
    /** For a button that stands elsewhere. */
    id?: string | undefined;
    class?: string;
    fields?: Record<string, string>;
    /** Whether the form acts only once, even if it is sent repeatedly: by a double click, a reload, the back button. */
    once?: boolean | undefined;
    hasFile?: boolean;
    /** Whether the answer opens in another tab. */
    opensBeside?: boolean;
    children: Child;
  },
) {
  const hidden = once ? { ...fields, form_id: crypto.randomUUID() } : fields;
  return (
    <form
      method="post"
      action={action}
      id={id}
      class={look}
      enctype={hasFile ? "multipart/form-data" : undefined}
      target={opensBeside ? "_blank" : undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A form that consists of one button. */
export function ButtonForm({ action, label, look, fields, once, shortcut }: {
  action: string;
  label: Child;
  look?: ButtonLook;
  fields?: Record<string, string>;
  once?: boolean;
  shortcut?: string | undefined;
}) {
  return (
    <Form action={action} class="inline" fields={fields ?? {}} once={once}>
      <Submit look={look ?? "secondary"} shortcut={shortcut}>{label}</Submit>
    </Form>
  );
}

/** The style of a button. */
export type ButtonLook = "primary" | "secondary" | "danger" | "quiet";

/** A form's submit button. With a shortcut, the page's script presses it by that key, and shows the key. */
export function Submit({ look = "primary", shortcut, isPressed, children }: {
  look?: ButtonLook;
  shortcut?: string | undefined;
  /** Whether what it switches is on. */
  isPressed?: boolean | undefined;
  children: Child;
}) {
  return (
    <button
      type="submit"
      class={look}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed === undefined ? undefined : isPressed ? "true" : "false"}
    >
      {children}
      {shortcut && <kbd hidden aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

/** The properties common to all fields. */
interface FieldProps {
  name: string;
  label: Child;
  /** The text submitted before. */
  value?: string | undefined;
  /** One sentence on what to enter. */
  help?: Child;
  faults?: Faults | undefined;
  required?: boolean;
  /** Whether its value is only shown. */
  disabled?: boolean;
  /** Whether it says that it is optional. A filter has only such fields, and they don't. */
  isMarked?: boolean;
}

/**
 * Returns a function that makes the properties of a field that depend on the submission: name, submitted text, faults.
 */
export function fieldsOf({ typed, faults }: Partial<FaultyForm> = {}) {
  return (name: string) => ({ name, value: typed?.[name], faults });
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
  const shown = type === "password" || type === "file" ? undefined : value;
  return (
    <FieldFrame {...field}>
      <input
        type={type}
        value={shown}
        dir={type === "text" ? "auto" : undefined}
        {...ownOf(field)}
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
    /** A secret is never shown again, nor sent to a browser's spelling service. */
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
        {...ownOf(field)}
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
      <select {...ownOf(field)}>
        {options.map(({ value, label, lang, dir }) => (
          <option value={value} selected={value === field.value} lang={lang} dir={dir}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A form's faults at the top of its page. It is focused when the page loads, so that screen readers read it out. */
export function FaultSummary(
  { faults = sentForm()?.faults, isBusy = sentForm()?.isBusy || sentForm()?.isLimited }: {
    /** Absent: those of the form that the page shows again. */
    faults?: Faults | undefined;
    isBusy?: boolean | undefined;
  },
) {
  const entries = Object.entries(faults ?? {});
  if (entries.length === 0) return null;
  return (
    <div class="notice bad" role="alert" tabindex={-1} autofocus>
      {isBusy ? null : <p>{currentLocale().words.frame.forms.faults(entries.length)}</p>}
      <ul>
        {entries.map(([name, sentence]) => (
          <li>{name === "" ? sentence : <a href={`#${name}`}>{sentence}</a>}</li>
        ))}
      </ul>
    </div>
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

/** The attributes of every field's element: its name, and what describes it. */
function ownOf({ name, help, faults, required = true, disabled }: FieldProps) {
  const isAtFault = faults?.[name] !== undefined;
  const described = [help === undefined ? "" : `${name}-help`, isAtFault ? `${name}-fault` : ""]
    .filter(Boolean).join(" ");
  return {
    id: name,
    name,
    required,
    disabled,
    ...(described === "" ? {} : { "aria-describedby": described }),
    ...(isAtFault ? { "aria-invalid": "true" as const } : {}),
  };
}
