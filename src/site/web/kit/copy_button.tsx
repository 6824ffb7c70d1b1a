import type { Child } from "hono/jsx";
import { Icon } from "./icons.tsx";
import { currentLocale } from "../current_locale.ts";

/** A button that copies the text of the element with the id `of`, once the script runs. */
export function CopyButton(
  { of, label = currentLocale().words.frame.forms.copy, name, counts }: {
    of: string;
    label?: string;
    /** What it copies, for screen readers, if the page has several. */
    name?: string;
    /** The path that counts copies, if any. */
    counts?: string;
  },
) {
  const attributes = {
    "data-copied": currentLocale().words.frame.forms.copied,
    "data-counts": counts,
  };
  return (
    <button type="button" data-copy={of} aria-label={name} {...attributes} hidden>
      <Icon name="copy" />
      <b>{label}</b>
    </button>
  );
}

/** A value to copy: selectable text, with a button once the script runs. */
export function Copyable({ id, label, value }: { id: string; label: Child; value: string }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy">
        <input id={id} type="text" value={value} readonly spellcheck={false} />
        <CopyButton of={id} />
      </div>
    </div>
  );
}
