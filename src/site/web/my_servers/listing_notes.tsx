import type { Child } from "hono/jsx";
import type { FieldCopy } from "../forms/fields.tsx";
import { listingCopy, type ListingField } from "./listing_inputs.tsx";

/** The parts of the form in the order of the page. The first is always open, the others can stay empty. */
export const PARTS = [
  { id: "place", fields: ["port", "slug"] },
  { id: "about", fields: ["textLanguage", "tagline", "description", "rules"] },
  { id: "translations", fields: ["translations"] },
  { id: "facts", fields: ["tags", "version", "country", "languages"] },
  { id: "links", fields: ["website", "discord", "video"] },
] as const satisfies readonly FormPart[];
export const BASICS = ["game", "name", "host"] as const;

/** A part of the form. */
export interface FormPart {
  id: string;
  fields: readonly ListingField[];
}

/** Consequences of changing a field, by the field's name. */
export type Notes = Partial<Record<string, string>>;

/** Adds to the help of each field what its change means. A note of a whole part is only heard at each. */
export function notedCopy(notes: Notes): Record<string, FieldCopy> {
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
export function withNote(help: Child, note: string | undefined, isHeard = false): Child {
  return note === undefined ? help : (
    <>
      {help} <strong class={isHeard ? "unseen" : "looked-at"}>{note}</strong>
    </>
  );
}

/** Shows a note that all fields of a part have once for all. Screen readers read it at each field. */
export function PartNote({ fields, notes }: { fields: readonly ListingField[]; notes: Notes }) {
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
