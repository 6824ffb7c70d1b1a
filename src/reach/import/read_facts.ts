import type { z } from "zod";
import { FACTS, type Facts } from "../../site/servers/fields/facts.ts";
import { ENGLISH } from "../../core/locales/locale.ts";
import { factSentence } from "../../core/refusals/fact_faults.ts";
import type { FACT_FIELDS } from "./archive_format.ts";

/** The games of a site, with their ids, and its tags, by their slugs. */
export interface Catalogue {
  games: ReadonlyMap<string, string>;
  tags: ReadonlySet<string>;
}

type ArchiveFacts = { [Field in keyof typeof FACT_FIELDS]?: z.output<typeof FACT_FIELDS[Field]> };

/**
 * Returns a listing's facts in the form in which they are stored. Invalid facts are left out, and `faults` gets the
 * reason for each.
 */
export function readFacts(row: ArchiveFacts, { tags }: Catalogue, faults: string[]): Facts {
  const given: Record<string, unknown> = {};
  const values: Partial<Record<keyof Facts, unknown>> = row;
  for (const field of FACTS.keyof().options) {
    const value = values[field];
    if (value === undefined || value === null) continue;
    const known = field === "tags" ? knownTags(row.tags ?? [], tags, faults) : value;
    const { error } = FACTS.shape[field].safeParse(known);
    if (error) {
      faults.push(`${field}: ${error.issues.map(({ message }) => inWords(message)).join(" ")}`);
    } else given[field] = known;
  }
  const facts = FACTS.parse(given);
  return { ...facts, tags: [...new Set(facts.tags)].sort() };
}

function knownTags(
  given: readonly string[],
  tags: ReadonlySet<string>,
  faults: string[],
): string[] {
  const unknown = given.filter((tag) => !tags.has(tag));
  if (unknown.length > 0) {
    faults.push(`tags: there is no tag "${unknown.join('", "').slice(0, 200)}"`);
  }
  return given.filter((tag) => tags.has(tag));
}

function inWords(message: string): string {
  return factSentence(ENGLISH.words.refusals, message) ?? message;
}
