import type { Child } from "hono/jsx";
import { TRANSLATED_FIELDS } from "../../../servers/fields/translations.ts";
import type { TypedFields } from "../../kit/form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Table } from "../../kit/table.tsx";
import { ticked } from "../../kit/ticks.tsx";
import { currentLocale } from "../../current_locale.ts";
import { listingCopy, type ListingField, type ListingOptions } from "./listing_inputs.tsx";
import { translationLabel } from "../translations/translated_inputs.tsx";
import { offeredTags, translationName } from "../translations/translation_fields.ts";
import { BASICS, PARTS } from "./listing_parts.ts";

/** Values of the form, and its options. */
export interface FormState {
  typed: TypedFields;
  options: ListingOptions;
}

/** The readable value of a field, or a text in another language. */
interface LabelledText {
  name: string;
  label: Child;
  text: string;
  /** The language of such a text. */
  language?: string;
}

/** Returns the readable values of a field. The field for other languages has several. */
export function entriesOf(name: ListingField, { typed, options }: FormState): LabelledText[] {
  const choices = options[name];
  if (name === "translations") {
    return offeredTags(choices).flatMap(({ tag, label: language }) =>
      TRANSLATED_FIELDS.map((field) => {
        const name = translationName(tag, field);
        return {
          name,
          label: translationLabel(tag, field),
          text: textOf(typed[name]),
          language,
        };
      })
    );
  }
  const { label } = listingCopy()[name];
  if (name === "tags" || name === "languages") {
    const chosen = new Set(ticked(typed, name));
    const names = (choices ?? []).filter(({ value }) => chosen.has(value));
    return [{ name, label, text: currentLocale().formats.facts(names.map(({ label }) => label)) }];
  }
  const text = textOf(typed[name]);
  const choice = text === "" ? undefined : choices?.find(({ value }) => value === text);
  return [{ name, label, text: choice?.label ?? text }];
}

/** Returns a typed text for comparison, with LF as line breaks, because forms send CR LF. */
function textOf(typed = ""): string {
  return typed.replaceAll("\r\n", "\n").trim();
}

/** The saved values that differ from the typed ones. Submitting the form again saves the typed values. */
export function Meanwhile({ saved, typed, options }: FormState & { saved: TypedFields }) {
  const { meanwhile: words } = currentLocale().words.listingForm;
  const fields = [...BASICS, ...PARTS.flatMap(({ fields }): readonly ListingField[] => fields)];
  const differing = fields.flatMap((name) => {
    const before = entriesOf(name, { typed: saved, options });
    return entriesOf(name, { typed, options }).map(({ label, text }, nth) => ({
      label,
      typed: text,
      saved: before[nth]?.text ?? "",
    }));
  }).filter(({ saved, typed }) => saved !== typed);
  if (differing.length === 0) return null;
  return (
    <Panel title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        heads={words.heads}
        rows={differing.map(({ label, saved, typed }) => [
          label,
          saved || words.nothing,
          <strong>{typed || words.nothing}</strong>,
        ])}
        isWide
      />
    </Panel>
  );
}
