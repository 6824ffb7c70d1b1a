import { type LocaleSource, readEnglish } from "./english.ts";
import { type Fault, faultLines } from "./fault.ts";

/**
 * Matches a chain of names, `locale.words.voting.ballot` or `currentLocale().words.voting.ballot`, with the code before
 * and after it.
 */
const CHAIN =
  /(?:\b(?:const|let)\s+(\{[^{}]*\}|\w+)[^=;(]*=\s*)?(?:\bcurrentLocale\(\)\s*\.\s*)?(?<![\w"'/])([A-Za-z_]\w*(?:\s*\??\.\s*[A-Za-z_]\w*)*)(\s*;)?(?!\w|\??\s*:\s*Words\[)/g;

/** Matches a parameter or field whose type is a part of the texts: `words: Words["voting"]["ballot"]`. */
const TYPED = /(\{[^{}]*\}|\b\w+)\??\s*:\s*Words((?:\["\w+"\])+)/g;

/** Messages by level: the id of a message, or further levels by name. */
type Levels = Map<string, EnglishId | Levels>;
interface EnglishId {
  id: string;
}

/**
 * Returns a line for each English message that no program reads. The programs, by path, are searched for names, without
 * types: `words.voting.ballot`, and names that `const` gives to a part of it in the same file. If a whole level is
 * passed on or read by a variable, all messages below it count as read.
 */
export function unusedMessages(source: LocaleSource, code: ReadonlyMap<string, string>): string[] {
  const root: Levels = new Map();
  const all = new Map<EnglishId, Fault>();
  for (const { file, messages } of readEnglish(source).areas.values()) {
    for (const { source: { id, line }, path } of messages.values()) {
      const leaf = { id };
      all.set(leaf, { file: file.path, line, reason: `${id} is read by no program` });
      addLeaf(root, path, leaf);
    }
  }
  const read = new Set<EnglishId>();
  for (const text of code.values()) new Reader(root, read).readFile(text);
  return faultLines([...all].filter(([leaf]) => !read.has(leaf)).map(([, fault]) => fault));
}

function addLeaf(root: Levels, path: readonly string[], leaf: EnglishId): void {
  let at = root;
  for (const level of path.slice(0, -1)) {
    const next = at.get(level);
    if (next instanceof Map) at = next;
    else {
      const added: Levels = new Map();
      at.set(level, added);
      at = added;
    }
  }
  at.set(path.at(-1) ?? "", leaf);
}

/** Marks the messages that one file reads. */
class Reader {
  readonly #root: Levels;
  readonly #read: Set<EnglishId>;
  /** The levels that a name in this file may mean. */
  readonly #known = new Map<string, Set<Levels>>();

  constructor(root: Levels, read: Set<EnglishId>) {
    this.#root = root;
    this.#read = read;
  }

  readFile(text: string): void {
    if (!/[wW]ords\b/.test(text)) return;
    for (const [, target = "", levels = ""] of text.matchAll(TYPED)) {
      const names = [...levels.matchAll(/\w+/g)].map(([name]) => name);
      const found = follow(this.#root, names).end;
      if (found instanceof Map) this.#keep(target, found);
    }
    const chains = [...text.matchAll(CHAIN)].map(([, target, chain = "", end]) => ({
      target: end === undefined ? undefined : target,
      names: chain.split(/\s*\??\.\s*/),
    }));
    for (const { target, names } of chains) {
      if (target === undefined) continue;
      // `const { voting } = locale.words;`
      if (target.startsWith("{") && names.at(-1) === "words") this.#keep(target, this.#root);
      for (const end of this.#resolve(names)) if (end instanceof Map) this.#keep(target, end);
    }
    for (const { target, names } of chains) {
      for (const end of this.#resolve(names)) {
        if (target === undefined || !(end instanceof Map)) this.#mark(end);
      }
    }
  }

  /** Records the levels that a name means, or marks the names that are destructured from it. */
  #keep(target: string, levels: Levels): void {
    const pairs = target.startsWith("{")
      ? target.slice(1, -1).split(",").map((pair) => pair.trim().split(/\s*:\s*/))
      : [[undefined, target]];
    for (const [from, to = from] of pairs) {
      const end = from === undefined ? levels : levels.get(from);
      if (end instanceof Map && to) {
        this.#known.set(to, (this.#known.get(to) ?? new Set()).add(end));
      } else if (end) this.#mark(end);
    }
  }

  /** Returns the possible ends of a chain of names: messages, or levels that are read as a whole. */
  #resolve(names: readonly string[]): (EnglishId | Levels)[] {
    const at = names.findIndex((name, index) =>
      /^words$/i.test(name) && this.#root.has(names[index + 1] ?? "")
    );
    const [first = "", ...rest] = names;
    const ends = [...this.#known.get(first) ?? []].map((levels) => follow(levels, rest));
    if (at >= 0) ends.push(follow(this.#root, names.slice(at + 1)));
    // If a name matches several levels of a file, only levels that contain the following names count.
    const furthest = Math.max(...ends.map(({ depth }) => depth));
    return ends.filter(({ depth }) => depth === furthest).map(({ end }) => end);
  }

  #mark(end: EnglishId | Levels): void {
    if (!(end instanceof Map)) this.#read.add(end);
    else for (const inner of end.values()) this.#mark(inner);
  }
}

/** Follows names from level to level as far as possible, and counts the levels. */
function follow(
  levels: Levels,
  names: readonly string[],
): { end: EnglishId | Levels; depth: number } {
  let end: EnglishId | Levels = levels;
  let depth = 0;
  for (const name of names) {
    const next: EnglishId | Levels | undefined = end instanceof Map ? end.get(name) : undefined;
    if (next === undefined) break;
    end = next;
    depth++;
  }
  return { end, depth };
}
