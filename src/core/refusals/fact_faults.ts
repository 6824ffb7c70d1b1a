import type { RefusalWords } from "./kind.ts";

/** The sentence of each fault of the facts about a server, with the limit or the sites that it names. */
const SENTENCES = {
  tags: (words, max) => words.tags(Number(max)),
  country: (words) => words.country,
  languages: (words) => words.languages,
  languages_too_many: (words, max) => words.languages_too_many(Number(max)),
  rules: (words, max) => words.rules(Number(max)),
  description: (words, max) => words.description(Number(max)),
  text_language: (words) => words.text_language,
  text_language_twice: (words) => words.text_language_twice,
  tagline_not_one_line: (words) => words.tagline_not_one_line,
  tagline_too_long: (words, max) => words.tagline_too_long(Number(max)),
  version_not_one_line: (words) => words.version_not_one_line,
  version_too_long: (words, max) => words.version_too_long(Number(max)),
  website_too_long: (words, max) => words.website_too_long(Number(max)),
  website_too_long_as_written: (words, max) => words.website_too_long_as_written(Number(max)),
  website_elsewhere: (words) => words.website_elsewhere,
  discord_too_long: (words, max) => words.discord_too_long(Number(max)),
  discord_too_long_as_written: (words, max) => words.discord_too_long_as_written(Number(max)),
  discord_elsewhere: (words, sites) => words.discord_elsewhere(sites),
  video_too_long: (words, max) => words.video_too_long(Number(max)),
  video_too_long_as_written: (words, max) => words.video_too_long_as_written(Number(max)),
  video_elsewhere: (words, sites) => words.video_elsewhere(sites),
} satisfies Record<string, (words: RefusalWords["fact"], named: string) => string>;

type FactCode = keyof typeof SENTENCES;

/** What is wrong with a fact about a server, as a schema tells it: a code, and what its sentence names. */
export type FactFault = `fact ${FactCode} ${string}`;

/** Returns the message of a schema for a fault. */
export function factFault(code: FactCode, named: number | string = ""): FactFault {
  return `fact ${code} ${named}`;
}

/**
 * Returns the sentence of a schema's message, or nothing if it is not about a fact.
 *
 * ```ts
 * import assert from "node:assert/strict";
 * import { ENGLISH } from "../locales/locale.ts";
 *
 * const sentence = factSentence(ENGLISH.words.refusals, factFault("tags", 5));
 * assert.equal(sentence, "Choose at most 5 tags.");
 * ```
 */
export function factSentence({ fact: words }: RefusalWords, message: string): string | undefined {
  const [, code = "", named = ""] = /^fact (\w+) (.*)$/.exec(message) ?? [];
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code as FactCode](words, named) : undefined;
}
