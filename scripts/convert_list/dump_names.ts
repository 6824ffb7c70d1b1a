/** A name in the quotes of MySQL, of ANSI and SQLite, or of SQL Server, or without quotes. */
const NAME = '(?:`(?:[^`]|``)*`|"(?:[^"]|"")*"|\\[[^\\]]*\\]|[\\w$-]+)';

/** A name after those of its database and schema, as the source of an expression. */
export const QUALIFIED = `(?:${NAME}\\s*\\.\\s*)*${NAME}`;

/** Words that begin a key in a definition, in a place where a column could begin as well. */
const KEYS =
  /^(?:primary|unique|key|index|constraint|fulltext|spatial|foreign|check|exclude|period|like)\b/i;

/**
 * Returns the parts of a qualified name, without their quotes.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(nameParts('`old list`."users"'), ["old list", "users"]);
 * ```
 */
export function nameParts(qualified: string): string[] {
  const names = qualified.match(new RegExp(NAME, "g")) ?? [];
  return names.map((name) => /^[`"[]/.test(name) ? name.slice(1, -1) : name);
}

/** Returns the names of columns in a list, in lower case. */
export function namesIn(list: string): string[] {
  return list.split(",").map((name) => nameParts(name)[0]?.toLowerCase() ?? "");
}

/**
 * Returns the names of the columns in a table's definition, in lower case.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(columnsIn("`Id` int, price decimal(5, 2), primary key (id, price desc))"), ["id", "price"]);
 * ```
 */
export function columnsIn(definition: string): string[] {
  const column = new RegExp(`^\\s*(${NAME})(?:\\s+["a-z]|\\s*$)`, "i");
  return itemsIn(definition).flatMap((item) => {
    const [, name] = column.exec(item) ?? [];
    return name === undefined || KEYS.test(name) ? [] : namesIn(name);
  });
}

/** Splits a definition at the commas outside nested brackets, up to its closing bracket. */
function itemsIn(definition: string): string[] {
  const items = [""];
  let depth = 1;
  for (const [part] of definition.matchAll(/[^(),"`]+|"[^"]*"|`[^`]*`|[\s\S]/g)) {
    if (part === "(") depth++;
    else if (part === ")") depth--;
    if (depth === 0) break;
    if (part === "," && depth === 1) items.push("");
    else items.push((items.pop() ?? "") + part);
  }
  return items;
}
