import type { Child } from "hono/jsx";
import { Icon } from "./icons.tsx";
import { currentLocale } from "../current_locale.ts";

/**
 * A button that copies the text of the element with the id `of`, once the script runs. If it is an icon, its label is
 * only for screen readers.
 */
export function CopyButton(
  { of, label = currentLocale().words.frame.forms.copy, isIcon = false, counts }: {
    of: string;
    label?: string;
    isIcon?: boolean;
    /** The path that counts copies, if any. */
    counts?: string;
  },
) {
  const attributes = {
    "data-copied": currentLocale().words.frame.forms.copied,
    "data-counts": counts,
  };
  return (
    <button type="button" data-copy={of} {...attributes} hidden>
      <Icon name="copy" />
      <b class={isIcon ? "unseen" : undefined}>{label}</b>
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
