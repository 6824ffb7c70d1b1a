/** Texts by level: code, or further texts by name. */
export type WordTree = Map<string, string | WordTree>;

/**
 * Puts code at the path of an id: `ballot-title` is `title` in `ballot`. Returns false if there are texts below that
 * path, or a text above it.
 */
export function placeWord(tree: WordTree, path: readonly string[], code: string): boolean {
  let at = tree;
  for (const level of path.slice(0, -1)) {
    const next = at.get(level) ?? new Map();
    if (typeof next === "string") return false;
    at.set(level, next);
    at = next;
  }
  const last = path.at(-1) ?? "";
  if (at.has(last)) return false;
  at.set(last, code);
  return true;
}

/** Returns the code of texts as an object. Levels called 1, 2, 3 and so on become an array. */
export function objectCode(tree: WordTree): string {
  const values = [...tree].map(([name, inner]) =>
    [name, typeof inner === "string" ? inner : objectCode(inner)] as const
  );
  if (isList(tree)) return `[${values.map(([, code]) => code).join(", ")}]`;
  return `{${values.map(([name, code]) => `${nameCode(name)}: ${code},`).join("\n")}}`;
}

/** Returns the code of the type of texts whose leaves are types. */
export function typeCode(tree: WordTree): string {
  const types = [...tree].map(([name, inner]) =>
    [name, typeof inner === "string" ? inner : typeCode(inner)] as const
  );
  if (isList(tree)) return `readonly [${types.map(([, type]) => type).join(", ")}]`;
  return `{${types.map(([name, type]) => `readonly ${nameCode(name)}: ${type};`).join("\n")}}`;
}

/** Returns the code that reads a text: `english.voting.weekdays[0]` for the first of a list. */
export function accessCode(tree: WordTree, path: readonly string[]): string {
  let code = "";
  let at: string | WordTree | undefined = tree;
  for (const level of path) {
    if (typeof at !== "object") break;
    if (isList(at)) code += `[${Number(level) - 1}]`;
    else code += /^\d/.test(level) ? `["${level}"]` : `.${level}`;
    at = at.get(level);
  }
  return code;
}

function isList(tree: WordTree): boolean {
  return tree.size > 0 && [...tree.keys()].every((name, index) => name === String(index + 1));
}

function nameCode(name: string): string {
  return /^\d/.test(name) ? JSON.stringify(name) : name;
}
