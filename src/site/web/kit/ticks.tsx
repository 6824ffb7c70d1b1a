import type { Child } from "hono/jsx";
import { isolated } from "../../text/shown_text.ts";
import { currentLocale } from "../current_locale.ts";
import type { Faults, TypedFields } from "./form.tsx";
import { groupOf } from "./inputs.tsx";

/** Returns a checkbox's name. Each choice is a separate field, because a form keeps one value per field. */
export function tickName(name: string, slug: string): string {
  return `${name}:${slug}`;
}

/** Returns the choices that were ticked. */
export function ticked(typed: TypedFields, name: string): string[] {
  return Object.keys(typed).filter((key) => key.startsWith(`${name}:`))
    .map((key) => key.slice(name.length + 1));
}

/**
 * A list of checkboxes. With `unfold`, its label, a long list is collapsed. With `hasKeys`, the page's script ticks
 * each one on the key of its number.
 */
export function Ticks({ name, label, help, unfold, choices, typed, faults, hasKeys = false }: {
  name: string;
  label: Child;
  help: Child;
  unfold?: string;
  choices: readonly { slug: string; name: string }[];
  typed: TypedFields;
  faults: Faults | undefined;
  hasKeys?: boolean;
}) {
  const fault = faults?.[name];
  const isTicked = (slug: string) => typed[tickName(name, slug)] !== undefined;
  const chosen = choices.filter(({ slug }) => isTicked(slug)).map((choice) => choice.name);
  const boxes = (
    <div class="ticks__list">
      {choices.map(({ slug, name: label }, nth) => (
        <label class="tick">
          <input
            type="checkbox"
            name={tickName(name, slug)}
            value="1"
            checked={isTicked(slug)}
            aria-keyshortcuts={hasKeys ? String(nth + 1) : undefined}
          />
          {` ${isolated(label)}`}
          {hasKeys && <kbd hidden aria-hidden="true">{nth + 1}</kbd>}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset {...groupOf({ name, faults, look: "field ticks" })}>
      <legend>{label}</legend>
      <p class="note">{help}</p>
      {fault === undefined ? null : <p class="fault" id={`${name}-fault`}>{fault}</p>}
      {unfold === undefined ? boxes : (
        <details>
          <summary>{currentLocale().formats.facts(chosen.map(isolated)) || unfold}</summary>
          {boxes}
        </details>
      )}
    </fieldset>
  );
}
