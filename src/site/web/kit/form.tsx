import type { Child } from "hono/jsx";
import {
  type Faults,
  type FaultyForm,
  sentForm,
  type TypedFields,
  unplacedFaults,
} from "./sent_form.ts";

export type { Faults, FaultyForm, TypedFields };

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
    /** The form's id, for a button outside of it. */
    id?: string | undefined;
    class?: string;
    fields?: Record<string, string>;
    /** Whether the form acts only once, even if it is sent repeatedly: by a double click, a reload, the back button. */
    once?: boolean | undefined;
    hasFile?: boolean;
    /** Whether the response opens in a new tab. */
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

/** A form with a single button. */
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

/** A form's submit button. With a shortcut, the page's script presses it on that key, and shows the key. */
export function Submit({ look = "primary", shortcut, isPressed, children }: {
  look?: ButtonLook;
  shortcut?: string | undefined;
  /** Whether it is pressed, if it is a toggle. */
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

/** Returns a function that returns a field's properties from a sent form: name, typed text and faults. */
export function fieldsOf({ typed, faults }: Partial<FaultyForm> = {}) {
  return (name: string) => ({ name, value: typed?.[name], faults });
}

/**
 * The notice of faults that no field on the page shows. It is focused when the page loads, so that screen readers read
 * it. It is rendered after the fields, which are synchronous.
 */
export async function FaultSummary(
  { faults = sentForm()?.faults ?? {} }: {
    /** Defaults to the faults of the form that the page shows again. */
    faults?: Faults | undefined;
  },
) {
  await Promise.resolve();
  const sentences = unplacedFaults(faults);
  if (sentences.length === 0) return null;
  return (
    <div class="notice bad" role="alert" tabindex={-1} autofocus>
      {sentences.map((sentence) => <p>{sentence}</p>)}
    </div>
  );
}
