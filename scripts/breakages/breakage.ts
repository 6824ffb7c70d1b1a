/** What is broken: a body's shape, a value, a header or example, a handler, a generated file. */
export type Kind = "shape" | "value" | "header or example" | "handler" | "generated file";

/** One deliberate fault. */
export type Breakage = {
  /** What is wrong, as one would report it. */
  name: string;
  kind: Kind;
  /** Path from the project's root. */
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  replace: string;
};

/** A list of breakages of one kind, without repeating the kind in each. */
export function breakagesOf(kind: Kind, list: Omit<Breakage, "kind">[]): Breakage[] {
  return list.map((breakage) => ({ kind, ...breakage }));
}

/**
 * The text with the fault in it.
 *
 * @throws {Error} unless `find` stands in the text exactly once: a breakage that no longer breaks anything
 * proves nothing.
 */
export function breakText(text: string, { name, file, find, replace }: Breakage): string {
  const places = text.split(find).length - 1;
  if (places === 1) return text.replace(find, () => replace);
  throw new Error(`Cannot break "${name}": its text stands ${places} times in ${file}, not once`);
}
