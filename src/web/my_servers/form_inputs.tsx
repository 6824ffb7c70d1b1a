import type { Child } from "hono/jsx";
import { LANGUAGE_NAMES } from "../../locales/tags.ts";
import type { Locale } from "../../locales/locale.ts";
import { type FaultyForm, Field, fieldsOf, Select, TextArea } from "../forms/forms.tsx";
import { Ticks } from "../forms/ticks.tsx";
import { textLanguage } from "../frame/text_language.ts";
import { TRANSLATED_FIELDS } from "../../servers/translations.ts";
import type { Input } from "./inputs.ts";
import { type LanguageFields, translationName } from "./translation_fields.ts";

/** Adds what a change means to what is said about a field or a part. */
export function withNote(help: Child, note: string | undefined): Child {
  return note === undefined ? help : (
    <>
      {help} <strong class="looked-at">{note}</strong>
    </>
  );
}

/** A form's fields, with the submitted values and their faults. */
export function Inputs({ locale, inputs, notes = {}, form }: {
  locale: Locale;
  inputs: readonly Input[];
  notes?: Partial<Record<string, string>>;
  form: Partial<FaultyForm>;
}) {
  const field = fieldsOf(form);
  return (
    <>
      {inputs.map((input) => {
        const sent = field(input.name);
        const note = notes[input.name];
        if (input.kind === "ticks") {
          const help = note === undefined ? input.help : `${input.help} ${note}`;
          return <Ticks {...input} help={help} typed={form.typed ?? {}} faults={form.faults} />;
        }
        const help = withNote(input.help, note);
        if (input.kind === "select") {
          return <Select locale={locale} {...input} {...sent} help={help} />;
        }
        if (input.kind === "text") {
          return <TextArea locale={locale} {...input} {...sent} help={help} />;
        }
        const { kind: _, ...line } = input;
        return <Field locale={locale} {...line} {...sent} help={help} />;
      })}
    </>
  );
}

/** The fields of further languages. Each is folded, and says which texts there are. */
export function Languages({ locale, languages, form }: {
  locale: Locale;
  languages: readonly LanguageFields[];
  form: Partial<FaultyForm>;
}) {
  const { form: words, translations } = locale.words.listingForm;
  const { typed = {}, faults = {} } = form;
  return (
    <>
      {languages.map(({ tag, inputs }) => {
        const given = TRANSLATED_FIELDS.filter((field) => typed[translationName(tag, field)]);
        const labels = given.map((field) => words[field].label);
        const removed = translationName(tag, "removed");
        return (
          <details class="language" open={inputs.some(({ name }) => name in faults)}>
            <summary>
              <b {...textLanguage(locale, tag)}>{LANGUAGE_NAMES[tag]}</b>{" "}
              <span class="note">{locale.formats.facts(labels) || translations.none}</span>
            </summary>
            <div class="form">
              <Inputs locale={locale} inputs={inputs} form={form} />
              {given.length === 0 ? null : (
                <label class="tick">
                  <input type="checkbox" name={removed} value="1" checked={removed in typed} />
                  {` ${translations.remove}`}
                </label>
              )}
            </div>
          </details>
        );
      })}
    </>
  );
}
