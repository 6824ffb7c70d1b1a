import type { Child } from "hono/jsx";
import type { FieldCopy } from "../../forms/fields.tsx";
import { listingCopy, type ListingField } from "./listing_inputs.tsx";
import { BASICS, PARTS } from "./listing_parts.ts";

/** Notes on the consequences of changing a field, by the field's name. */
export type Notes = Partial<Record<string, string>>;

/**
 * Returns the fields' copy with the notes in their help texts. Only screen readers read the note of a whole part at
 * each field.
 */
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

/** Returns the help text of a field or a part with a note. */
export function withNote(help: Child, note: string | undefined, isHeard = false): Child {
  return note === undefined ? help : (
    <>
      {help} <strong class={isHeard ? "unseen" : "looked-at"}>{note}</strong>
    </>
  );
}

/** The note of all fields of a part, shown once. Screen readers read it at each field. */
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
