import type { Child } from "hono/jsx";
import type { LanguageTag } from "../../../core/locales/language_tags.ts";
import { TRANSLATED_FIELDS } from "../../servers/translations.ts";
import type { Action } from "../forms/action.tsx";
import type { FieldCopy } from "../forms/fields.tsx";
import type { Faults, Typed } from "../kit/form.tsx";
import { FaultSummary, Submit } from "../kit/form.tsx";
import { Fold, Panel } from "../kit/panel.tsx";
import { sentForm } from "../kit/sent_form.ts";
import { Table } from "../kit/table.tsx";
import { ticked } from "../kit/ticks.tsx";
import { currentLocale } from "../current_locale.ts";
import {
  listingCopy,
  type ListingField,
  type ListingOptions,
  translationLabel,
} from "./listing_inputs.tsx";
import { translationName } from "./translation_fields.ts";

/** The parts of the form in the order of the page. The first is always open, the others can stay empty. */
const PARTS = [
  { id: "place", fields: ["port", "slug"] },
  { id: "about", fields: ["textLanguage", "tagline", "description", "rules"] },
  { id: "translations", fields: ["translations"] },
  { id: "facts", fields: ["tags", "version", "country", "languages"] },
  { id: "links", fields: ["website", "discord", "video"] },
] as const satisfies readonly FormPart[];
const BASICS = ["game", "name", "host"] as const;

/** A part of the form. */
interface FormPart {
  id: string;
  fields: readonly ListingField[];
}

/** What is in the form, and what it offers. */
interface Filled {
  typed: Typed;
  options: ListingOptions;
}

/** What a change of a field means, by the field's name. */
type Notes = Partial<Record<string, string>>;

/** What a page with the form differs in. */
interface ListingFormProps extends Filled {
  form: Action;
  /** The values of the names in its address. */
  at?: Readonly<Record<string, string>>;
  /** The address of its preview. */
  preview: string;
  notes?: Notes;
  /** The text of its button. */
  save: string;
  /** The listing's preview, beside the form or above it. */
  drawn: Child;
  /** Above the form. */
  lead?: Child;
  /** The section with the pictures, whose forms can't be inside this one. */
  pictures: Child;
}

/** The form about a listing, in parts, with its preview. */
export function ListingForm({ form, typed, options, notes = {}, ...page }: ListingFormProps) {
  const { preview: words, parts } = currentLocale().words.listingForm;
  const faults = sentForm()?.faults ?? {};
  const filled = { typed, options };
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
            <>
              <Panel id="basics" title={parts.basics}>
                <PartNote fields={BASICS} notes={notes} />
                <div class="form">{BASICS.map(field)}</div>
              </Panel>
              {PARTS.filter(({ id }) => id !== "translations" || hasFurther(options)).map((
                part,
              ) => <Part {...{ part, notes, filled, faults, field }} />)}
            </>
          )}
        >
          <div class="panel savebar">
            <div class="actions">
              <Submit>{page.save}</Submit>
              <button
                type="submit"
                class="secondary"
                formaction={page.preview}
                formtarget="_blank"
                formnovalidate
              >
                {words.show}
              </button>
            </div>
          </div>
        </form.Form>
        {page.pictures}
      </div>
    </div>
  );
}

/** Whether the form offers languages besides the listing's own. */
function hasFurther({ translations = [] }: ListingOptions): boolean {
  return translations.length > 0;
}

/** A part that can stay empty: folded, with how much of it is filled in. The texts are open once there are some. */
function Part({ part, notes, filled, faults, field }: {
  part: typeof PARTS[number];
  notes: Notes;
  filled: Filled;
  faults: Faults;
  field(name: string): Child;
}) {
  const locale = currentLocale();
  const { preview, parts, translations } = locale.words.listingForm;
  const { id, fields }: FormPart = part;
  const entries = fields.flatMap((name) => entriesOf(name, filled));
  // The language of the texts is always chosen, whether or not there are any.
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

/** A field, or a text in a further language, in words. */
interface Entry {
  name: string;
  label: Child;
  text: string;
  /** The further language that it is in. */
  language?: string;
}

/** Returns what is in a field. That of other languages has several texts. */
function entriesOf(name: ListingField, { typed, options }: Filled): Entry[] {
  const choices = options[name];
  if (name === "translations") {
    return (choices ?? []).flatMap(({ value, label: language }) => {
      const tag = value as LanguageTag;
      return TRANSLATED_FIELDS.map((field) => {
        const name = translationName(tag, field);
        return {
          name,
          label: translationLabel(tag, field),
          text: textOf(typed[name]),
          language,
        };
      });
    });
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

/** Returns a typed text as it is compared. Forms send line breaks as CR LF. */
function textOf(typed = ""): string {
  return typed.replaceAll("\r\n", "\n").trim();
}

/** Shows saved values beside typed ones where they differ. Submitting the form again saves the typed ones. */
export function Meanwhile({ saved, typed, options }: Filled & { saved: Typed }) {
  const { meanwhile: words } = currentLocale().words.listingForm;
  const fields = [...BASICS, ...PARTS.flatMap(({ fields }): readonly ListingField[] => fields)];
  const differing = fields.flatMap((name) => {
    const before = entriesOf(name, { typed: saved, options });
    return entriesOf(name, { typed, options }).map(({ label, text }, nth) => ({
      ...{ label, typed: text },
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

/** Adds to the help of each field what its change means. A note of a whole part is only heard at each. */
function notedCopy(notes: Notes): Record<string, FieldCopy> {
  const copy = listingCopy();
  const parts: readonly (readonly ListingField[])[] = [
    BASICS,
    ...PARTS.map(({ fields }) => fields),
  ];
  const noted = parts.flatMap((fields) => {
    const isHeard = commonNote(fields, notes) !== undefined;
    return fields.map((name) =>
      [name, {
        ...copy[name],
        help: withNote(copy[name].help, notes[name], isHeard),
      }] as const
    );
  });
  return Object.fromEntries(noted);
}

/** Adds what a change means to what is said about a field or a part. */
function withNote(help: Child, note: string | undefined, isHeard = false): Child {
  return note === undefined ? help : (
    <>
      {help} <strong class={isHeard ? "unseen" : "looked-at"}>{note}</strong>
    </>
  );
}

/** Shows a note that all fields of a part have once for all. Screen readers read it at each field. */
function PartNote({ fields, notes }: { fields: readonly ListingField[]; notes: Notes }) {
  const note = commonNote(fields, notes);
  return note === undefined ? null : (
    <p class="note" aria-hidden="true">
      <strong class="looked-at">{note}</strong>
    </p>
  );
}

function commonNote(fields: readonly ListingField[], notes: Notes): string | undefined {
  const [first, ...others] = fields.map((name) => notes[name]);
  return others.length > 0 && others.every((note) => note === first) ? first : undefined;
}
