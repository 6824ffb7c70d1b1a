import type { z } from "zod";

/** Parses the value at `where` in the contract, or throws an `Error` with one line that names the place. */
export function parseAt<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = [where, ...issue?.path ?? []].filter((part) => part !== "").join(".");
  throw new Error(`${place || "the document"}: ${issue ? sentenceOf(issue) : "not understood"}`);
}

const METHODS = "put patch delete head options trace".split(" ");

/** Explains an unexpected field, which Zod calls an unrecognized key, by naming its place. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const names = issue.keys.map((name) => JSON.stringify(name)).join(", ");
  const isMethod = issue.keys.some((name) => METHODS.includes(name));
  return isMethod
    ? `neither generator nor service knows the method ${names}; a path has a get or a post`
    : `the generator does not know ${names} here, and would drop it`;
}
