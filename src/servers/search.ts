import type { Wish } from "./columns.ts";

/** Ways to sort the listing; `match` is the best match of a search first, and without words the same as `votes_30`. */
export const SORTS = [
  "match",
  "votes_30",
  "votes_today",
  "votes_all",
  "players",
  "newest",
  "name",
] as const;

/** A way to sort the listing. */
export type Sort = (typeof SORTS)[number];

/** A search of the listing; "" and false ask for nothing. */
export interface Search {
  /** Words of the name, the tagline, the tags or the address, roughly spelled. */
  text: string;
  /** The slug of a game, and of a tag. */
  game: string;
  tag: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Finds "1.21.4" by "1.21". */
  version: string;
  isOnline: boolean;
  sort: Sort;
  /** Starts at 1. */
  page: number;
}

/** The whole listing, most votes first. */
export const WHOLE_LISTING: Search = {
  text: "",
  game: "",
  tag: "",
  country: "",
  version: "",
  isOnline: false,
  sort: "match",
  page: 1,
};

/** Words of a search that are looked at. */
const WORDS_MAX = 8;

/** Letters that are compared at a time where words are spelled differently. */
const GRAM = 3;

/** Share of its groups of letters that a misspelled search must have in common with a server. */
const ALIKE = 0.6;

/** Shortest search, in letters, that is forgiven a misspelling: a shorter one is like too much. */
const FORGIVEN_FROM = 5;

/** Letters of a longer one that are compared: each costs a look into every server. */
const FORGIVEN_TO = 24;

/** With fewer servers that have the words, those that are spelled alike are shown below them. */
const FEW = 5;

/** Worth of a word by where it stands; more at the beginning of a word. */
const WORTH = { name: 8, tags: 4, address: 4, tagline: 2 };
const AT_BEGINNING = 1.5;

/** Worth of a whole name, of its beginning, and of words that it writes together or apart. */
const WHOLE_NAME = 100;
const BEGINNING = 20;
const SQUEEZED = 6;

/** What a search finds a server by, without case and accents. */
export interface Sought {
  /** All of the following, a line each. */
  text: string;
  name: string;
  tags: string;
  address: string;
  tagline: string;
  /** Letters and digits of the name, each tag and the address, a line each. */
  squeezed: string;
}

/** Returns what a search finds a server by. */
export function soughtOf(
  server: { name: string; tagNames: readonly string[]; host: string; tagline: string },
): Sought {
  const { tagNames, host } = server;
  const text = fold([server.name, tagNames.join(" "), host, server.tagline].join("\n"));
  const [name = "", tags = "", address = "", tagline = ""] = text.split("\n");
  const squeezed = squeeze([name, ...tagNames.map((tag) => tag.toLowerCase()), address].join("\n"));
  return { text, name, tags, address, tagline, squeezed };
}

/** A server that matches a search; the higher its score the better. */
export interface Match<Entry> {
  entry: Entry;
  score: number;
}

/** Returns the keys by which `matchAll` asks for a server. */
export function keysOf({ text, squeezed }: Sought): string[] {
  return [...gramsOf(text), ...gramsOf(squeezed)];
}

/**
 * Finds the servers that match a text, in their order. All words must be found; where hardly any server has them, a
 * server will do that shares most groups of three letters: "sky blok" finds "Skyblock". `pick` returns the servers that
 * have the keys of a wish (`keysOf`), and may return others.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const server = soughtOf({ name: "Skyblock Valley", tagNames: [], host: "a.example", tagline: "" });
 * assert.equal(matchAll("sky blok", () => [{ sought: server }]).length, 1);
 * assert.equal(matchAll("rust", () => [{ sought: server }]).length, 0);
 * ```
 */
export function matchAll<Entry extends { sought: Sought }>(
  text: string,
  pick: (wish: Wish) => readonly Entry[],
): Match<Entry>[] {
  const whole = fold(text).trim();
  const words = whole.split(/\s+/).slice(0, WORDS_MAX);
  const squeezed = squeeze(whole);
  const possible = pick({ anyOf: [words.flatMap(gramsOf), gramsOf(squeezed)] });
  const matches = scoreAll(possible, (sought) => scoreWords(sought, { whole, words, squeezed }));
  if (matches.length >= FEW || squeezed.length < FORGIVEN_FROM) return matches;
  const found = new Set(matches.map(({ entry }) => entry));
  const grams = gramsOf(squeezed.slice(0, FORGIVEN_TO));
  const butFor = Math.floor((1 - ALIKE) * grams.length);
  const others = pick({ most: { of: grams, butFor } }).filter((entry) => !found.has(entry));
  return [...matches, ...scoreAll(others, (sought) => scoreGrams(sought, grams, butFor))];
}

function scoreAll<Entry extends { sought: Sought }>(
  entries: readonly Entry[],
  scoreOf: (sought: Sought) => number,
): Match<Entry>[] {
  const matches: Match<Entry>[] = [];
  for (const entry of entries) {
    const score = scoreOf(entry.sought);
    if (score > 0) matches.push({ entry, score });
  }
  return matches;
}

/** More than 1 when all words are there, 0 otherwise. */
function scoreWords(
  sought: Sought,
  { whole, words, squeezed }: { whole: string; words: string[]; squeezed: string },
): number {
  if (!words.every((word) => sought.text.includes(word))) {
    const at = squeezed === "" ? -1 : sought.squeezed.indexOf(squeezed);
    return at >= 0 && at < sought.squeezed.indexOf("\n") ? SQUEEZED : 0;
  }
  if (sought.name === whole) return WHOLE_NAME;
  const start = sought.name.startsWith(whole) ? BEGINNING : 0;
  return words.reduce((score, word) => score + worthOf(sought, word), start);
}

function worthOf(sought: Sought, word: string): number {
  for (const field of ["name", "tags", "address", "tagline"] as const) {
    const at = sought[field].indexOf(word);
    if (at === 0 || at > 0 && sought[field][at - 1] === " ") return WORTH[field] * AT_BEGINNING;
    if (at > 0) return WORTH[field];
  }
  return 0;
}

/** Share of the groups of letters that are there, or 0 when too few are. */
function scoreGrams({ squeezed }: Sought, grams: readonly string[], mayMiss: number): number {
  let missed = 0;
  for (const gram of grams) {
    if (!squeezed.includes(gram)) missed++;
    if (missed > mayMiss) return 0;
  }
  return 1 - missed / grams.length;
}

/** In lower case, without accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Keeps letters, digits and the ends of lines. */
function squeeze(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}\n]+/gu, "");
}

/** Returns the groups of three letters of a text, each once; a shorter text has none. */
function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at++) grams.add(text.slice(at, at + GRAM));
  return [...grams];
}
