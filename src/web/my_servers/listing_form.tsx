import type { Child } from "hono/jsx";
import type { FaultyForm, Typed } from "../forms/forms.tsx";
import { FaultSummary, Field, fieldsOf, Form, Select, Submit, TextArea } from "../forms/forms.tsx";
import { ticked, Ticks } from "../forms/ticks.tsx";
import { Section, Table } from "../frame/parts.tsx";
import type { FormPart, Input } from "./listing_fields.ts";
import type { Locale } from "../../locales/locale.ts";

/** What a page with the form differs in. */
interface ListingFormProps {
  locale: Locale;
  /** The form's address. That of its preview is below it. */
  action: string;
  preview: string;
  once?: boolean;
  parts: readonly FormPart[];
  /** What is in the fields. */
  typed: Typed;
  faults?: FaultyForm["faults"] | undefined;
  /** What a field's change means, by the field's name. */
  notes?: Partial<Record<string, string>>;
  hidden?: Record<string, string>;
  save: string;
  /** The listing's preview, beside the form or above it. */
  drawn: Child;
  /** Above the form. */
  lead: Child;
  /** The section with the pictures, whose forms can't be inside this one. */
  pictures: Child;
}

/** The form about a listing, in parts, with its preview. */
export function ListingForm(
  { locale, parts, typed, faults, notes = {}, ...form }: ListingFormProps,
) {
  const { parts: partWords, preview: previewWords } = locale.words.listingForm;
  return (
    <div class="editor">
      <details class="preview">
        <summary>
          <h2>{previewWords.title}</h2>
        </summary>
        {form.drawn}
      </details>
      <div class="stack">
        {form.lead}
        <FaultSummary locale={locale} faults={faults} />
        <nav class="jump" aria-label={partWords.label}>
          {([...parts.map(({ id }) => id), "pictures"] as const).map((id) => (
            <a href={`#${id}`}>{partWords[id]}</a>
          ))}
        </nav>
        <Form
          action={form.action}
          class="listing-form"
          fields={form.hidden ?? {}}
          once={form.once}
        >
          {parts.map(({ id, title, inputs }) => (
            <Section look="card" id={id} title={title}>
              <div class="form">
                <Inputs
                  locale={locale}
                  inputs={inputs}
                  notes={notes}
                  form={{ typed, ...faults && { faults } }}
                />
              </div>
            </Section>
          ))}
          <div class="savebar">
            <Submit>{form.save}</Submit>
            <button
              type="submit"
              class="secondary"
              formaction={form.preview}
              formtarget="_blank"
              formnovalidate
            >
              {previewWords.show}
            </button>
          </div>
        </Form>
        {form.pictures}
      </div>
    </div>
  );
}

/** A form's fields, with the submitted values and their faults. */
function Inputs({ locale, inputs, notes, form }: {
  locale: Locale;
  inputs: readonly Input[];
  notes: Partial<Record<string, string>>;
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
        const help = note === undefined ? input.help : (
          <>
            {input.help} <strong class="looked-at">{note}</strong>
          </>
        );
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

/** Shows saved values beside typed ones where they differ. Submitting the form again saves the typed ones. */
export function Meanwhile({ locale, parts, saved, typed }: {
  locale: Locale;
  parts: readonly FormPart[];
  saved: Typed;
  typed: Typed;
}) {
  const { meanwhile: words } = locale.words.listingForm;
  const differing = parts.flatMap(({ inputs }) => inputs).map((input) => ({
    label: input.label,
    saved: readable(locale, input, saved),
    typed: readable(locale, input, typed),
  })).filter(({ saved, typed }) => saved !== typed);
  if (differing.length === 0) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        heads={words.heads}
        rows={differing.map(({ label, saved, typed }) => [
          label,
          saved || words.nothing,
          <strong>{typed || words.nothing}</strong>,
        ])}
      />
    </Section>
  );
}

/** Formats a typed value for display. Forms send line breaks as CR LF. */
function readable(locale: Locale, input: Input, typed: Typed): string {
  if (input.kind === "ticks") {
    const chosen = new Set(ticked(typed, input.name));
    const names = input.choices.filter(({ slug }) => chosen.has(slug)).map(({ name }) => name);
    return locale.formats.facts(names);
  }
  const text = (typed[input.name] ?? "").replaceAll("\r\n", "\n").trim();
  if (input.kind !== "select" || text === "") return text;
  return input.options.find(({ value }) => value === text)?.label ?? text;
}
