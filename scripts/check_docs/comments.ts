/** A line of a comment: of TypeScript, or of a statement in SQL. */
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/|--|\{\/\*)(?=\s)(.*)|\s(?:\/\/|--|\/\*) (.*)$/;

/** The fence around an example, whose code may contain any names. */
const FENCE = /^\s*\*\s*```/;

/** A path to a document or a file of code, with or without its folders. */
const FILE = /(?<![\w/.:@~-])(?:\.?[\w-][\w.-]*\/)*\w[\w.-]*\.(?:tsx?|mjs|md|ftl)\b(?!\/)/g;

/** A path to a folder, which ends in a slash. */
const FOLDER = /(?<![\w/.:@~$-])(?:\.?[\w-][\w.-]*\/)+(?![\w.:*[{$<…/])/g;

/** Folders that tasks create. Comments may name them before they exist. */
const CREATED = new Set(["static/", "screenshots/", "generated/locales/"]);

/** A section of a paper whose name is in capitals. */
const SECTION = /\b[A-Z]{4,} §\d+(?:\.\d+)*/g;

/** A decision, by its heading. */
const DECISION = /\bDECISIONS, "([^"]+)"/g;

/** A name in camel case or with underscores in backticks, which must occur in code, a text or a setting. */
const NAME = /`([a-z]+(?:[A-Z]|_[a-z])\w*)(?:\(\))?`/g;

/** Names that the comments of a project may contain. */
export interface Named {
  files: ReadonlySet<string>;
  /** The sections of papers with numbered ones, such as `SPEC §6.2`. */
  sections: ReadonlySet<string>;
  /** The headings of the decisions. */
  decisions: ReadonlySet<string>;
  /** All words outside comments. */
  words: ReadonlySet<string>;
}

/**
 * Finds comments that name a missing file or folder of the project, section of a paper, decision, or name in backticks.
 * An error starts with its line number.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const none = new Set<string>();
 * const named = { files: new Set(["src/day.ts"]), sections: none, decisions: none, words: none };
 * assert.deepEqual(faultsOfComments("// As day.ts does.\n// As src/night.ts does.", named), [
 *   '2: names "src/night.ts", which doesn\'t exist',
 * ]);
 * ```
 */
export function faultsOfComments(source: string, named: Named): string[] {
  return commentsIn(source).flatMap(({ line, text }) => {
    const missing = [
      ...all(text, FILE).filter((path) => !isThere(path, named.files)),
      ...all(text, FOLDER).filter((path) => !isFolder(path, named.files)),
      ...all(text, SECTION).filter((section) => !named.sections.has(section)),
      ...all(text, DECISION).filter((heading) => !named.decisions.has(heading)),
      ...all(text, NAME).filter((name) => !named.words.has(name)),
    ];
    return [...new Set(missing)].map((name) => `${line}: names "${name}", which doesn't exist`);
  });
}

/** Returns the words of a file outside its comments. */
export function wordsOutsideComments(source: string): string[] {
  const commented = new Set(commentsIn(source).map(({ line }) => line));
  const lines = source.split("\n").map((text, index) =>
    commented.has(index + 1) ? text.replace(COMMENT, "") : text
  );
  return lines.join("\n").match(/[\w$]+/g) ?? [];
}

function commentsIn(source: string): { line: number; text: string }[] {
  let isExample = false;
  return source.split("\n").flatMap((content, index) => {
    if (FENCE.test(content)) isExample = !isExample;
    const [, whole, after] = COMMENT.exec(content) ?? [];
    const text = whole ?? after;
    return text === undefined || isExample ? [] : [{ line: index + 1, text }];
  });
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([whole, name]) => name ?? whole);
}

/** Returns whether a path, or one without its first folders, is a file of the project. */
function isThere(path: string, files: ReadonlySet<string>): boolean {
  return files.has(path) || [...files].some((file) => file.endsWith(`/${path}`));
}

function isFolder(path: string, files: ReadonlySet<string>): boolean {
  return CREATED.has(path) || [...files].some((file) => `/${file}`.includes(`/${path}`));
}
