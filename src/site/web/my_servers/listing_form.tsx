import type { Child } from "hono/jsx";
import type { FaultyForm, Typed } from "../kit/form.tsx";
import { FaultSummary, Form, Submit } from "../kit/form.tsx";
import { ticked } from "../kit/ticks.tsx";
import type { Input } from "./inputs.ts";
import type { FormPart } from "./typed_listing.ts";
import { Inputs, Languages, PartNote, withNote } from "./form_inputs.tsx";
import { LANGUAGE_NAMES } from "../../../core/locales/language_tags.ts";
import { currentLocale } from "../current_locale.ts";
import { Fold, Panel } from "../kit/panel.tsx";
import { Table } from "../kit/table.tsx";

/** What a page with the form differs in. */
interface ListingFormProps {
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
export function ListingForm({ parts, typed, faults, notes = {}, ...form }: ListingFormProps) {
  const { preview: previewWords } = currentLocale().words.listingForm;
  const sent = { typed, ...faults && { faults } };
  const [first, ...further] = parts;
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
        <FaultSummary faults={faults} />
        <Form
          action={form.action}
          class="listing-form"
          fields={form.hidden ?? {}}
          once={form.once}
        >
          {first && (
            <Panel id={first.id} title={first.title}>
              <PartNote inputs={first.inputs} notes={notes} />
              <div class="form">
                <Inputs inputs={first.inputs} notes={notes} form={sent} />
              </div>
            </Panel>
          )}
          {further.map((part) => <Part part={part} notes={notes} sent={sent} />)}
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

/** A part that can stay empty: folded, with how much of it is filled in. The texts are open once there are some. */
function Part({ part: { id, title, lead, inputs, languages = [] }, notes, sent }: {
  part: FormPart;
  notes: Partial<Record<string, string>>;
  sent: Partial<FaultyForm>;
}) {
  const locale = currentLocale();
  const { preview: words } = locale.words.listingForm;
  const { typed = {}, faults = {} } = sent;
  // The language of the texts is always chosen, whether or not there are any.
  const isFilled = (input: Input) => input.name !== "textLanguage" && readable(input, typed) !== "";
  const filled = inputs.filter(isFilled);
  const further = languages.filter((language) => language.inputs.some(isFilled));
  const isAtFault = [...inputs, ...languages.flatMap((language) => language.inputs)]
    .some(({ name }) => name in faults);
  const all = inputs.filter(({ name }) => name !== "textLanguage").length;
  const status = [
    ...filled.length === 0 ? [] : [words.filled(filled.length, all)],
    ...further.map(({ tag }) => LANGUAGE_NAMES[tag]),
  ];
  return (
    <Fold
      title={title}
      note={locale.formats.facts(status) || locale.words.frame.forms.optional}
      id={id}
      isOpen={isAtFault || (id === "about" && filled.length > 0)}
    >
      <div class="form">
        {lead && <p>{withNote(lead, notes[id])}</p>}
        <PartNote inputs={inputs} notes={notes} />
        <Inputs inputs={inputs} notes={notes} form={sent} />
        <Languages languages={languages} form={sent} />
      </div>
    </Fold>
  );
}

/** Shows saved values beside typed ones where they differ. Submitting the form again saves the typed ones. */
export function Meanwhile({ parts, saved, typed }: {
  parts: readonly FormPart[];
  saved: Typed;
  typed: Typed;
}) {
  const { meanwhile: words } = currentLocale().words.listingForm;
  const inputs = parts.flatMap(({ inputs, languages = [] }) => [
    ...inputs,
    ...languages.flatMap((language) => language.inputs),
  ]);
  const differing = inputs.map((input) => ({
    label: input.label,
    saved: readable(input, saved),
    typed: readable(input, typed),
  })).filter(({ saved, typed }) => saved !== typed);
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

/** Formats a typed value for display. Forms send line breaks as CR LF. */
function readable(input: Input, typed: Typed): string {
  if (input.kind === "ticks") {
    const chosen = new Set(ticked(typed, input.name));
    const names = input.choices.filter(({ slug }) => chosen.has(slug)).map(({ name }) => name);
    return currentLocale().formats.facts(names);
  }
  const text = (typed[input.name] ?? "").replaceAll("\r\n", "\n").trim();
  if (input.kind !== "select" || text === "") return text;
  return input.options.find(({ value }) => value === text)?.label ?? text;
}
