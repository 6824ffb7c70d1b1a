import type { Child } from "hono/jsx";
import type { Action } from "../../forms/action.tsx";
import type { Faults } from "../../kit/form.tsx";
import { FaultSummary, Submit } from "../../kit/form.tsx";
import { Fold, Panel } from "../../kit/panel.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { currentLocale } from "../../current_locale.ts";
import type { ListingOptions } from "./listing_inputs.tsx";
import { BASICS, type FormPart, PARTS } from "./listing_parts.ts";
import { notedCopy, type Notes, PartNote, withNote } from "./listing_notes.tsx";
import { entriesOf, type FormState } from "./filled_entries.tsx";

/** What differs between the pages with the form. */
interface ListingFormProps extends FormState {
  form: Action;
  /** The parameters of the form's path. */
  at?: Readonly<Record<string, string>>;
  /** The path of the form's preview. */
  preview: string;
  notes?: Notes;
  /** The text of the form's button. */
  save: string;
  /** The preview, beside the form or above it. */
  drawn: Child;
  /** Content above the form. */
  lead?: Child;
  /** The section with the pictures, whose forms can't be inside this one. */
  pictures: Child;
}

/** The form of a listing, in parts, with its preview. */
export function ListingForm({ form, typed, options, notes = {}, ...page }: ListingFormProps) {
  const { preview: words } = currentLocale().words.listingForm;
  const faults = sentForm()?.faults ?? {};
  return (
    <div class="split listing">
      <Fold title={words.title}>{page.drawn}</Fold>
      <div class="stack">
        {page.lead}
        <FaultSummary />
        <form.Form
          {...page.at && { at: page.at }}
          class="stack"
          sent={{ typed, faults }}
          options={options}
          copy={notedCopy(notes)}
          submit={null}
          arrange={(field) => (
            <FormParts filled={{ typed, options }} notes={notes} faults={faults} field={field} />
          )}
        >
          <SaveBar save={page.save} preview={page.preview} />
        </form.Form>
        {page.pictures}
      </div>
    </div>
  );
}

/** What the parts of the form share. */
interface PartProps {
  filled: FormState;
  notes: Notes;
  faults: Faults;
  /** Renders a field by its name. */
  field(name: string): Child;
}

/** The basics in sight, and the other parts folded. */
function FormParts(props: PartProps) {
  const { filled, notes, field } = props;
  const parts = PARTS.filter(({ id }) => id !== "translations" || hasFurther(filled.options));
  return (
    <>
      <Panel id="basics" title={currentLocale().words.listingForm.parts.basics}>
        <PartNote fields={BASICS} notes={notes} />
        <div class="form">{BASICS.map(field)}</div>
      </Panel>
      {parts.map((part) => <Part {...props} part={part} />)}
    </>
  );
}

/** The button that saves, and the one that shows a preview in another tab. */
function SaveBar({ save, preview }: Pick<ListingFormProps, "save" | "preview">) {
  return (
    <div class="panel savebar">
      <div class="actions">
        <Submit>{save}</Submit>
        <button
          type="submit"
          class="secondary"
          formaction={preview}
          formtarget="_blank"
          formnovalidate
        >
          {currentLocale().words.listingForm.preview.show}
        </button>
      </div>
    </div>
  );
}

/** Returns whether the form offers other languages than the listing's own. */
function hasFurther({ translations = [] }: ListingOptions): boolean {
  return translations.length > 0;
}

/** An optional part: folded, with the number of filled fields. The part with texts is open if it has any. */
function Part(
  { part, notes, filled, faults, field }: PartProps & { part: typeof PARTS[number] },
) {
  const locale = currentLocale();
  const { preview, parts, translations } = locale.words.listingForm;
  const { id, fields }: FormPart = part;
  const entries = fields.flatMap((name) => entriesOf(name, filled));
  // The text language is always set, even without texts.
  const own = entries.filter(({ name, language }) => name !== "textLanguage" && !language);
  const given = own.filter(({ text }) => text !== "");
  const languages = entries.flatMap(({ language, text }) => language && text ? [language] : []);
  const status = [
    ...given.length === 0 ? [] : [preview.filled(given.length, own.length)],
    ...new Set(languages),
  ];
  const shown = fields.filter((name) => name !== "textLanguage" || hasFurther(filled.options));
  return (
    <Fold
      title={parts[part.id]}
      note={locale.formats.facts(status) || locale.words.frame.forms.optional}
      id={id}
      isOpen={entries.some(({ name }) => name in faults) || id === "about" && given.length > 0}
    >
      {id === "translations" && <p>{withNote(translations.lead, notes[id])}</p>}
      <PartNote fields={shown} notes={notes} />
      {id === "translations" ? shown.map(field) : <div class="form">{shown.map(field)}</div>}
    </Fold>
  );
}
