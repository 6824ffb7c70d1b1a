import type { Child } from "hono/jsx";
import { Submit } from "./form.tsx";
import { Field, Select } from "./inputs.tsx";

/** A field of a filter: a search, a day, or a choice of one option. */
export interface FilterField {
  name: string;
  label: Child;
  /** The current value. Undefined for all. */
  value: string | undefined;
  help?: Child;
  type?: "search" | "date";
  /** The options, if it is a choice. The one that selects all has an empty value. */
  options?: readonly { value: string; label: string }[];
  maxlength?: number;
  placeholder?: string;
  /** Whether it has the focus when the page loads. */
  autofocus?: boolean;
}

/** All fields of a filter are optional, so they aren't marked as such. */
const OPEN = { required: false, isMarked: false } as const;

/** The layouts of its fields: in a row, in a row on a separate panel, or in a column. */
const CLASSES = { row: "fields", panel: "panel fields", column: "form" };

/** A form that filters the list on its page. The filter is part of the address. */
export function FilterForm(
  { path, label, fields, kept = {}, submit, all, look = "row", children }: {
    path: string;
    /** The form's name, for screen readers. */
    label: string;
    fields: readonly FilterField[];
    /** Other parameters of the address, which are kept. */
    kept?: Readonly<Record<string, string | undefined>>;
    submit: string;
    /** The link to the whole list, if a filter is active. */
    all?: { href: string; label: string } | false;
    look?: keyof typeof CLASSES;
    /** Further fields, such as checkboxes. */
    children?: Child;
  },
) {
  return (
    <form method="get" action={path} role="search" aria-label={label} class={CLASSES[look]}>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input type="hidden" name={name} value={value} /> : null
      )}
      {fields.map(({ options, type = "search", ...field }) =>
        options ? <Select {...field} options={options} {...OPEN} /> : (
          <Field
            {...field}
            type={type}
            autocomplete="off"
            {...OPEN}
            {...type === "search" && { dir: "auto" }}
          />
        )
      )}
      {children}
      <div class="actions">
        <Submit look="secondary">{submit}</Submit>
        {all && <a href={all.href}>{all.label}</a>}
      </div>
    </form>
  );
}
