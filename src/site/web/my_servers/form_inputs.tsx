import type { Child } from "hono/jsx";
import { LANGUAGE_NAMES } from "../../../core/locales/language_tags.ts";
import { type FaultyForm, Field, fieldsOf, Select, TextArea } from "../kit/form.tsx";
import { Ticks } from "../kit/ticks.tsx";
import { textLanguage } from "../parts/text_language.ts";
import { TRANSLATED_FIELDS } from "../../servers/translations.ts";
import type { Input } from "./inputs.ts";
import { type LanguageFields, translationName } from "./translation_fields.ts";
import { currentLocale } from "../current_locale.ts";

/** Adds what a change means to what is said about a field or a part. */
export function withNote(help: Child, note: string | undefined, isHeard = false): Child {
  return note === undefined ? help : (
    <>
      {help} <strong class={isHeard ? "unseen" : "looked-at"}>{note}</strong>
    </>
  );
}

type Notes = Partial<Record<string, string>>;

/** Shows a note that all fields of a part have once for all. Screen readers read it at each field. */
export function PartNote({ inputs, notes }: { inputs: readonly Input[]; notes: Notes }) {
  const note = commonNote(inputs, notes);
  return note === undefined ? null : (
    <p class="note" aria-hidden="true">
      <strong class="looked-at">{note}</strong>
    </p>
  );
}

function commonNote(inputs: readonly Input[], notes: Notes): string | undefined {
  const [first, ...others] = inputs.map(({ name }) => notes[name]);
  return others.length > 0 && others.every((note) => note === first) ? first : undefined;
}

/** A form's fields, with the submitted values and their faults. */
export function Inputs({ inputs, notes = {}, form }: {
  inputs: readonly Input[];
  notes?: Notes;
  form: Partial<FaultyForm>;
}) {
  const field = fieldsOf(form);
  const isHeard = commonNote(inputs, notes) !== undefined;
  return (
    <>
      {inputs.map((input) => {
        const sent = field(input.name);
        const note = notes[input.name];
        if (input.kind === "ticks") {
          const help = note === undefined ? input.help : `${input.help} ${note}`;
          return <Ticks {...input} help={help} typed={form.typed ?? {}} faults={form.faults} />;
        }
        const help = withNote(input.help, note, isHeard);
        if (input.kind === "select") {
          return <Select {...input} {...sent} help={help} />;
        }
        if (input.kind === "text") {
          return <TextArea {...input} {...sent} help={help} />;
        }
        const { kind: _, ...line } = input;
        return <Field {...line} {...sent} help={help} />;
      })}
    </>
  );
}

/** The fields of further languages. Each is folded, and says which texts there are. */
export function Languages({ languages, form }: {
  languages: readonly LanguageFields[];
  form: Partial<FaultyForm>;
}) {
  const locale = currentLocale();
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
              <b {...textLanguage(tag)}>{LANGUAGE_NAMES[tag]}</b>{" "}
              <span class="note">{locale.formats.facts(labels) || translations.none}</span>
            </summary>
            <div class="form">
              <Inputs inputs={inputs} form={form} />
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
