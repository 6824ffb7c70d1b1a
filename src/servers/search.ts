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

/** With fewer servers that have the words, those that are spelled alike are shown below them. */
const FEW = 5;

/** Worth of a word by where it stands; more at the beginning of a word. */
const WORTH = { name: 8, tags: 4, address: 4, tagline: 2 };
const AT_BEGINNING = 1.5;

/** Worth of a whole name, of its beginning, and of words that it writes together or apart. */
const WHOLE_NAME = 100;
const BEGINNING = 20;
const SQUEEZED = 6;

/** What a search finds a server by. */
export interface Sought {
  name: string;
  tags: string;
  address: string;
  tagline: string;
  /** Letters and digits of the name, and of the tags and the address. */
  squeezedName: string;
  squeezed: string;
}

/** Returns what a search finds a server by. */
export function soughtOf(
  server: { name: string; tagNames: readonly string[]; host: string; tagline: string },
): Sought {
  const [name, tags] = [fold(server.name), fold(server.tagNames.join(" "))];
  const squeezedName = squeeze(name);
  return {
    name,
    tags,
    address: server.host,
    tagline: fold(server.tagline),
    squeezedName,
    squeezed: [squeezedName, ...server.tagNames.map((tag) => squeeze(fold(tag))), server.host]
      .join(" "),
  };
}

/**
 * Scores servers by how well they match a text; those that don't are left out. All words must be found; where hardly
 * any server has them, a server will do that shares most groups of three letters: "sky blok" finds "Skyblock".
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const server = soughtOf({ name: "Skyblock Valley", tagNames: [], host: "a.example", tagline: "" });
 * assert.equal(matchAll("sky blok", [{ sought: server }]).size, 1);
 * assert.equal(matchAll("rust", [{ sought: server }]).size, 0);
 * ```
 */
export function matchAll<Entry extends { sought: Sought }>(
  text: string,
  entries: Iterable<Entry>,
): Map<Entry, number> {
  const whole = fold(text).trim();
  const words = whole.split(/\s+/).slice(0, WORDS_MAX);
  const squeezed = squeeze(whole);
  const all = [...entries];
  const scores = new Map<Entry, number>();
  for (const entry of all) {
    const score = scoreWords(entry.sought, { whole, words, squeezed });
    if (score > 0) scores.set(entry, score);
  }
  if (scores.size >= FEW || squeezed.length < FORGIVEN_FROM) return scores;
  const grams = gramsOf(squeezed);
  for (const entry of all) {
    if (scores.has(entry)) continue;
    const common = grams.filter((gram) => entry.sought.squeezed.includes(gram)).length;
    if (common >= ALIKE * grams.length) scores.set(entry, common / grams.length);
  }
  return scores;
}

/** More than 1 when all words are there, 0 otherwise. */
function scoreWords(
  sought: Sought,
  { whole, words, squeezed }: { whole: string; words: string[]; squeezed: string },
): number {
  if (sought.name === whole) return WHOLE_NAME;
  let score = sought.name.startsWith(whole) ? BEGINNING : 0;
  for (const word of words) {
    const worth = worthOf(sought, word);
    if (worth > 0) score += worth;
    else return squeezed !== "" && sought.squeezedName.includes(squeezed) ? SQUEEZED : 0;
  }
  return score;
}

function worthOf(sought: Sought, word: string): number {
  for (const field of ["name", "tags", "address", "tagline"] as const) {
    const at = sought[field].indexOf(word);
    if (at === 0 || at > 0 && sought[field][at - 1] === " ") return WORTH[field] * AT_BEGINNING;
    if (at > 0) return WORTH[field];
  }
  return 0;
}

/** In lower case, without accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function squeeze(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, "");
}

function gramsOf(squeezed: string): string[] {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= squeezed.length; at++) grams.add(squeezed.slice(at, at + GRAM));
  return [...grams];
}
